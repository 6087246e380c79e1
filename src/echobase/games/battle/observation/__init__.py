"""Battle of Hoth as arrays and numbers, for learning."""
