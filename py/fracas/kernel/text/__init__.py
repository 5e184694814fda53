"""Text that leaves the program or comes from strangers: wrapped, checked, compressed, shortened."""
