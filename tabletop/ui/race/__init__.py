"""Races of reflexes on the screen: signal, landed gestures, photo finish, key test."""
