"""Do the tests of a game see it when its rules are wrong? Small changes, one at a time, against the game's tests."""
