"""Tables: who sits there, by which rules a season is played, and how it goes on."""
