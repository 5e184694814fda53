"""The door to the browser: the only package that imports `js` or `pyscript`, and the modules right behind it."""
