"""The public season, and everything of it that goes out: views, events, questions, saves and records."""
