"""What is kept on disk: the schema and its migrations, the one writer, and what is read."""
