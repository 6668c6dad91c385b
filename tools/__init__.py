"""What the makers of Touchline run: the compiled build, the rules of the house, golden files."""
