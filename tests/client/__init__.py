"""What the browser client promises to the game."""
