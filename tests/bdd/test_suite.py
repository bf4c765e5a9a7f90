"""The whole suite, bound through pytest-bdd and played against the reference engine."""

from pytest_bdd import scenarios

from judgecall import resources

pytest_plugins = ["judgecall.bdd"]

scenarios(str(resources.features()))
