"""Tests of the kits that engine authors build on."""
