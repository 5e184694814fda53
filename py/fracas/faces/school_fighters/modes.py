"""The modes of a selected unit besides going to a tapped place; `plane_face` has those of any plane."""

WALK, RUN, CHARGE, ORDERS, FEET, ENDING = "walk", "run", "charge", "orders", "feet", "ending"
