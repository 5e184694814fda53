"""Matches by link on the page: begun, sent, opened, waited for."""
