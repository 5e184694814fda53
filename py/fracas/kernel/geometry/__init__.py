"""Geometry of games without cells: points, paths, regions, sight lines on a plane, in hundredths of an inch."""
