"""The pieces beside the board, pure functions from positions to what the view draws."""
