"""Procedures, decisions, the loop and the dealers: what any such game needs, and nothing of this one."""
