"""Tables of a coach's own for School Fighters: editing a layout, and its picture."""
