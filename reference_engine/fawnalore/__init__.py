"""Fawnalore: triggers and their timing, damage, and what stands in its way."""
