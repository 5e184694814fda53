"""What the odds of Street Bowl assume and tell apart, and exact chances of rolls that must all succeed."""
