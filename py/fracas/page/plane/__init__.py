"""What a match on a plane has besides: fingers that hold paths and the tape, and a reach worked out by and by."""
