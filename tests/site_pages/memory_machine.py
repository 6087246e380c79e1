"""What JavaScript does for the house of a page, in memory: for tests without a browser."""

import json
from collections import defaultdict
from collections.abc import Callable
from typing import Any

from echobase.server.in_page import background_work


class Memory:
    """Shelves that nothing outlasts; work is done at once."""

    def __init__(self) -> None:
        self.shelves: dict[str, dict[str, Any]] = defaultdict(dict)
        self.full = False
        """Whether the browser keeps no more."""

    async def read(self, wanted: str) -> str:
        return json.dumps([self.found(one) for one in json.loads(wanted)])

    def found(self, wanted: dict[str, Any]) -> list[Any]:
        shelf, key = self.shelves[wanted["shelf"]], wanted["key"]
        if "to" not in wanted:
            return [shelf[json.dumps(key)]] if json.dumps(key) in shelf else []
        return [shelf[one] for one in self.between(shelf, key, wanted["to"])]

    def between(self, shelf: dict[str, Any], low: Any, high: Any) -> list[str]:
        keys = sorted(map(json.loads, shelf), key=lambda key: key)
        return [json.dumps(key) for key in keys if low <= key <= high]

    async def change(self, steps: str, told: str) -> str:
        if self.full:
            raise OSError("QuotaExceededError")
        before = json.dumps(self.shelves)
        for step in json.loads(steps):
            outcome = self.take(step)
            if outcome != "done":
                self.shelves = defaultdict(dict, json.loads(before))
                return outcome
        return "done"

    def take(self, step: dict[str, Any]) -> str:
        shelf, key = self.shelves[step["shelf"]], json.dumps(step["key"])
        match step["do"]:
            case "add" if key in shelf:
                return "taken"
            case "add" | "put":
                shelf[key] = step["value"]
            case "merge":
                if key not in shelf:
                    return "missing"
                expected = step.get("expected", {})
                if any(shelf[key].get(field) != value for field, value in expected.items()):
                    return "taken"
                shelf[key].update(step["value"])
            case "delete" if "to" in step:
                for one in self.between(shelf, step["key"], step["to"]):
                    del shelf[one]
            case "delete":
                shelf.pop(key, None)
        return "done"

    async def claim(self, work: str) -> bool:
        return True

    def release(self, work: str) -> None:
        pass

    async def do(self, kind: str, job: str, note: Callable[[str, str], None]) -> str:
        return background_work.labour(job, note)
