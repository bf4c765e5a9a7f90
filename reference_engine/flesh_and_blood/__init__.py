"""Flesh and Blood: how continuous effects add up, clause by clause."""
