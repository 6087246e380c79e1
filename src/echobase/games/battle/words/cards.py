"""Cards in words."""

from echobase.text import Text


def card_line(key: str, text: Text) -> str:
    """A card with its name and what it does."""
    id_ = key.replace("_", "-")
    group = "card" if text.has(f"card-{id_}-text") else "support"
    return f"{text.name('card', key)} - {text(f'{group}-{id_}-text')}"


def card_names(keys: list[str], text: Text) -> str:
    return ", ".join(text.name("card", key) for key in keys)
