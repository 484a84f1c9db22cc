"""The second guest is data of the tests: its own tests run where it is installed (test_walk.py)."""

collect_ignore = ["partners"]
