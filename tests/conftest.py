"""What holds for all tests."""

from hypothesis import settings

# A build that was green yesterday is not to turn red for a change that has nothing to do with
# it. So Hypothesis looks at the same examples each time; to find new ones is a job of its own:
# pytest --hypothesis-profile=search
settings.register_profile("same", derandomize=True, deadline=None)
settings.register_profile("search", max_examples=2000, deadline=None)
settings.load_profile("same")
