"""The tests of Touchline. Folders mirror those of src/touchline."""
