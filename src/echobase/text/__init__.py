"""Message IDs become sentences, in English, Italian and Polish."""

from echobase.text.sentences import FACES, LANGUAGES, Text, language, percent

__all__ = ["FACES", "LANGUAGES", "Text", "language", "percent"]
