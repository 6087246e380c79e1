"""The services around people, on one store."""

from echobase.server.lobby import Lobbies
from echobase.server.profiles import Profiles
from echobase.server.ratings import Ratings
from echobase.server.seating import Seating
from echobase.server.store import Store


class PeopleServices:
    """Profiles, seats, ratings and the lobby."""

    def __init__(self, store: Store) -> None:
        self.profiles = Profiles(store.engine)
        self.seating = Seating(store)
        self.ratings = Ratings(store)
        self.lobby = Lobbies(store, self.profiles, self.seating, self.ratings)
