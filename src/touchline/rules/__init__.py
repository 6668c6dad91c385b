"""The rulebook: the position of a season, and its rules as procedures, a file a chapter."""
