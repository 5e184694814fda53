"""Retries: costly decisions of finished matches, asked again; the deck that brings back what went wrong."""
