"""The services around people, on one store."""

from echobase.server.people.lobby import Lobbies
from echobase.server.people.profiles import Profiles
from echobase.server.people.ratings import Ratings
from echobase.server.people.seating import Seating
from echobase.server.storage.store import Store


class PeopleServices:
    """Profiles, seats, ratings and the lobby."""

    def __init__(self, store: Store) -> None:
        self.profiles = Profiles(store.engine)
        self.seating = Seating(store)
        self.ratings = Ratings(store)
        self.lobby = Lobbies(store, self.profiles, self.seating, self.ratings)
