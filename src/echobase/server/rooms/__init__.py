"""Games in progress: a room for each game, a socket and a feed for each connection."""
