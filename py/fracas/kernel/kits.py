"""The kits a team can wear, by their keys: what they look like is the affair of whoever draws them."""

DARK_KITS = ("cobalt", "wine", "bottle", "plum", "slate", "umber")  # worn at home
LIGHT_KITS = ("tangerine", "sky", "lime", "rose", "bone", "lemon")  # worn away
