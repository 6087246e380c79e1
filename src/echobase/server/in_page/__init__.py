"""The house in a page without a server: the same routes and rooms, in a worker of the browser."""
