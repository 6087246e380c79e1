"""Players of Battle of Hoth."""
