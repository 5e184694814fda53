"""Street Bowl in words."""
