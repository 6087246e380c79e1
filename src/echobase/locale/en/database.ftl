# Games in a database that can be away.

server-database-away = The server cannot reach its database at the moment, so your step was not made. Nothing is lost; try again in a moment.
