"""Matches and positions in posts on other sites: what is shown, in which words, and the text an author pastes."""
