"""The pages round the match screen: menus, sheets, files, how a match comes to the page."""
