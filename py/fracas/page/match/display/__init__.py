"""The match screen drawn from its model."""
