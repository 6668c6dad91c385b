"""What a host does with a server's tables and people, also while it runs: `touchline admin`."""
