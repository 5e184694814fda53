"""The rules reader: the screen, its search, its pictures and examples."""
