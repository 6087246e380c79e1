"""An answer that cannot be carried out, with one sentence for the player."""

from echobase.core.errors import EchoBaseError


class Refusal(EchoBaseError):
    """Nothing was done; `error` is a code for programs, the text a sentence for people."""

    def __init__(self, text: str, error: str = "refused") -> None:
        super().__init__(text)
        self.error = error
