"""Battle of Hoth as a picture."""
