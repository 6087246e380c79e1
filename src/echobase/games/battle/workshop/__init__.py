"""Battle of Hoth in the workshop: scenarios and positions while somebody makes them."""
