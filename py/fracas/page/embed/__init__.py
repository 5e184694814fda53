"""Boards for posts on other sites: the screen that makes what an author pastes."""
