"""The profile of whoever plays on this device: figures and badges, all from the facts of his matches."""
