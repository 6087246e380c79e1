"""Battle of Hoth as documents: scenarios, saved positions and views."""
