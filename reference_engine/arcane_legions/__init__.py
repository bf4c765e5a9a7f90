"""Arcane Legions: buckets of triggered abilities, and the orders that set them off."""
