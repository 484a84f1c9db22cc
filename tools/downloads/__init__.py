"""What `tools/release.py` is made of: archives that are the same for the same files, a Debian package, a Windows folder."""
