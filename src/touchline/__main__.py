"""`python -m touchline` is the command."""

from touchline.cli import main

if __name__ == "__main__":
    main()
