"""Online tables: the server behind them."""
