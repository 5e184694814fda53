"""What the odds of School Fighters assume of coaches and tell apart."""
