"""Tests of the ways to an engine."""
