"""Thinking in the numbers of the rules, fast enough to play weeks by the thousand; compiled with the rules by mypyc.

Whatever is here works on seasons that were dealt from a seat, and on what its manager may know.
"""
