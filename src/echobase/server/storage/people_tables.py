"""The tables of people: profiles, friends, who sits where, results and ratings."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table

from echobase.server.storage.tables import metadata


def of_profile(name: str, key: bool = False) -> Column[str]:
    """A profile that takes the row with it when it is deleted."""
    whose = ForeignKey("profiles.id", ondelete="CASCADE")
    return Column(name, whose, primary_key=key, nullable=False, index=not key)


def somebody(name: str, index: bool = False) -> Column[str]:
    """A profile that leaves the row behind when it is deleted."""
    return Column(name, ForeignKey("profiles.id", ondelete="SET NULL"), index=index)


def of_game() -> Column[str]:
    return Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


profiles = Table(
    "profiles",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", Float, nullable=False),
)

profile_keys = Table(
    "profile_keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    of_profile("profile"),
)

tickets = Table(
    "tickets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    of_profile("profile"),
    Column("expires", Float, nullable=False),
)

friends = Table(
    "friends",
    metadata,
    of_profile("profile", key=True),
    of_profile("friend", key=True),
)

openings = Table(
    "openings",
    metadata,
    of_game(),
    Column("host", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("settled", Boolean, nullable=False, index=True),
    Column("created", Float, nullable=False),
)

sitters = Table(
    "sitters",
    metadata,
    of_game(),
    Column("seat", Integer, primary_key=True),
    somebody("profile", index=True),
    somebody("invited", index=True),
    Column("invitation", String(64), nullable=False),
    Column("taken", Float, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    somebody("profile", index=True),
    Column("game", String(32), nullable=False),
    Column("scenario", String(128), nullable=False),
    Column("side", String(32), nullable=False),
    Column("score", Float, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("shown", Boolean, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("at", Float, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    of_profile("profile", key=True),
    Column("game", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

advantages = Table(
    "advantages",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("scenario", String(128), primary_key=True),
    Column("side", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
