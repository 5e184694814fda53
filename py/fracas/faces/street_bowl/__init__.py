"""Street Bowl before people."""
