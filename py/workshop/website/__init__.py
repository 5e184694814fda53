"""The files of the site: pages, typefaces, icons, translations of scripts, the reference, all compressed."""
