"""The door to the browser: the only package that imports `js` or `pyscript`, and what stands right behind it."""
