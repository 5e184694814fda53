"""A match at a table: the tracker, moments to weigh, sheets to print."""
