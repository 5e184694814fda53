"""The modes of a selected unit besides going wherever is tapped; paths by hand and the tape are those of any plane."""

WALK, RUN, CHARGE, ORDERS, FEET, ENDING = "walk", "run", "charge", "orders", "feet", "ending"
