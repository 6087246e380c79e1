"""A campaign at the terminal: books, battles, debriefings and rewards, saved after every action."""

from pathlib import Path
from typing import Final

from echobase.campaigns.books import (
    BookPage,
    debriefing,
    last_page,
    page,
    place_name,
    road,
)
from echobase.campaigns.record import CampaignRecord
from echobase.campaigns.run import CampaignRun, OpenChoice
from echobase.core.files import folder, replace
from echobase.core.game import Outcome
from echobase.core.record import Record
from echobase.terminal.saved_game import HUMAN, SavedGame
from echobase.terminal.saves import Save
from echobase.terminal.screen import Screen
from echobase.terminal.session import Session
from echobase.text import Text
from echobase.text.player_names import side_name

OBJECTIVES: Final = "objectives"
"""What somebody types who wants to see the own secret objectives."""
LEAVE: Final = ("quit", "q", "exit")
ENDING: Final = ".campaign"
"""How the files of campaigns in progress end."""


class CampaignSave(Save):
    """The file of a campaign, while one of its battles is being played."""

    def __init__(self, path: Path, campaign: CampaignRecord) -> None:
        super().__init__(path)
        self.campaign = campaign

    def write(self, record: Record) -> None:
        self.campaign.battle = record
        replace(self.path, self.campaign.to_text().rstrip("\n"))
        self._heading = ""
        for state, _ in record.states():
            self._heading = state.heading()

    def finish(self) -> None:
        """The campaign goes on, and so does its file."""


class CampaignBattle(Session):
    """One battle of a campaign: `objectives` shows what the side at the screen wants in secret."""

    def __init__(self, saved: SavedGame, run: CampaignRun, screen: Screen, text: Text) -> None:
        super().__init__(saved, screen, text)
        self.run = run
        self.commands.words[OBJECTIVES] = lambda rest: self.show_objectives()

    def introduce(self) -> None:
        super().introduce()
        self.screen.say(self.text("ui-campaign-help"))

    def show_objectives(self) -> None:
        """The own objectives as they stand; nothing where both sides look at the screen."""
        seat, node = self.eyes(), self.run.node
        side = "" if seat is None else self.sides[seat]
        found = [one for one in node.objectives if one.side == side] if node else []
        if not found or seat is None:
            self.screen.say(self.text("ui-campaign-no-objectives"))
            return
        outcome = Outcome(side, [seat], "")
        met = self.run.campaign.rules.judge(self.state, outcome)
        for one in found:
            id_ = "ui-campaign-done" if met[one.id] else "ui-campaign-not-done"
            self.screen.say(self.text(id_, objective=one.text.said(self.text.lang)), "", 0, 2)

    def farewell(self) -> None:
        say_farewell(self.saved.save.path, self.screen, self.text)


def say_farewell(path: Path, screen: Screen, text: Text) -> None:
    """The file of the campaign, and how to continue it."""
    command = "echobase campaign resume"
    if path.parent != folder("campaigns"):
        command += f" {path}"
    screen.say(text("ui-campaign-saved", path=str(path)))
    screen.say(text("ui-campaign-continue", command=command))


class CampaignSession:
    """One sitting with a campaign."""

    def __init__(self, record: CampaignRecord, path: Path, screen: Screen, text: Text) -> None:
        self.record = record
        self.path = path
        self.screen = screen
        self.text = text
        self.players = record.head.about["players"].split()
        """By side: `human` or the name of a computer player."""

    @property
    def run(self) -> CampaignRun:
        return self.record.run

    @property
    def people(self) -> list[str]:
        """The sides that people play."""
        sides = self.run.campaign.sides
        return [side for side, who in zip(sides, self.players, strict=True) if who == HUMAN]

    def play(self) -> int:
        """Play until the end or until the player leaves; returns the exit code."""
        if self.record.changed:
            self.screen.say(self.text("ui-campaign-changed"), "mark")
        try:
            while self.run.stage != "over":
                if self.record.battle is None and self.run.stage == "choice":
                    self.choose_rewards()
                    self.save()
                    continue
                if self.record.battle is None and not self.prepare():
                    say_farewell(self.path, self.screen, self.text)
                    return 0
                code = self.fight()
                if self.record.battle is not None:
                    return code
        except EOFError:
            self.screen.say()
            say_farewell(self.path, self.screen, self.text)
            return 0
        except KeyboardInterrupt:
            self.screen.say()
            say_farewell(self.path, self.screen, self.text)
            return 130
        self.conclude()
        return 0

    def save(self) -> None:
        replace(self.path, self.record.to_text())

    # Before a battle.

    def prepare(self) -> bool:
        """Let everybody read the own book; False when the player leaves."""
        show_road(self.run, self.screen, self.text)
        for side in self.people:
            self.open_book(side)
        answer = self.screen.ask(f"{self.text('ui-campaign-next')} ")
        return answer.strip().lower() not in LEAVE

    def open_book(self, side: str) -> None:
        """The page of one side; when both share the screen, the other does not see it."""
        name, shared = side_name(side, self.text), len(self.people) > 1
        if shared:
            self.screen.clear()
            self.screen.head(self.text("ui-hand-over", name=name), side)
            self.screen.ask(f"{self.text('ui-campaign-only', name=name)} ")
        found = page(self.run, side, self.text)
        assert found is not None  # a battle is due
        self.show_page(found)
        if shared:
            self.screen.ask(f"{self.text('ui-campaign-close')} ")
            self.screen.clear()

    def show_page(self, found: BookPage) -> None:
        screen, text = self.screen, self.text
        screen.head(text("ui-campaign-book", name=side_name(found.side, text)), found.side)
        before = debriefing(self.run, found.side, text)
        for words in (found.opening, before.text if before else ""):
            if words:
                screen.say(words)
                screen.say()
        screen.head(text("campaign-place", chapter=found.chapter, title=found.title), found.side)
        for words in (found.text, *found.more):
            screen.say(words)
        self.show_list("ui-campaign-different", found.changes)
        goals = [
            text("ui-campaign-goal", name=side_name(side, text), goal=goal)
            for side, goal in found.goals.items()
        ]
        self.show_list("ui-campaign-goals", goals)
        self.show_list("ui-campaign-objectives", [one.text for one in found.objectives])
        cards = [text("ui-campaign-card", name=one.name, text=one.text) for one in found.cards]
        self.show_list("ui-campaign-cards", [*cards, *found.limits])
        screen.say()
        screen.say(text("ui-campaign-prospects"), "strong")
        for prospect in found.prospects:
            screen.say(prospect.when, "", 0, 2)
            for line in prospect.lines:
                screen.say(f"- {line}", "", 2, 4)

    def show_list(self, heading: str, lines: list[str]) -> None:
        if not lines:
            return
        self.screen.say()
        self.screen.say(self.text(heading), "strong")
        for line in lines:
            self.screen.say(f"- {line}", "", 0, 2)

    # The battle.

    def fight(self) -> int:
        """Play the battle that is due; the record takes its result when it is over."""
        battle = self.record.begin_battle()
        sides = self.run.campaign.sides
        seated = [self.players[sides.index(side)] for side in battle.state.sides()]
        seed = f"{self.record.head.about['seed']}/{len(self.record.lines)}"
        saved = SavedGame(battle, self.path, seated, seed, CampaignSave(self.path, self.record))
        code = CampaignBattle(saved, self.run, self.screen, self.text).play()
        self.record.battle = saved.record
        if saved.over:
            outcome = self.record.finish_battle()
            self.save()
            if outcome.winner:
                self.debrief()
            else:
                self.screen.say(self.text("ui-campaign-no-result"), "mark")
        return code

    def debrief(self) -> None:
        """What happened, open to both sides: the texts of the books come with the next page."""
        found = debriefing(self.run, self.run.campaign.sides[0], self.text)
        assert found is not None  # a battle has just ended
        screen, text = self.screen, self.text
        place = place_name(self.run, found.node, text)
        screen.head(text("ui-campaign-debriefing", place=place), found.winner)
        screen.say(text("ui-campaign-winner", name=side_name(found.winner, text)))
        for one in found.objectives:
            id_ = "ui-campaign-met" if one.met else "ui-campaign-unmet"
            screen.say(text(id_, name=side_name(one.side, text), objective=one.text), "", 0, 2)
        for reward in found.rewards:
            if not reward.choose:
                cards = ", ".join(card.name for card in reward.cards)
                name = side_name(reward.side, text)
                screen.say(text("ui-campaign-got", name=name, cards=cards), "", 0, 2)

    # Rewards.

    def choose_rewards(self) -> None:
        """One reward that is still to be chosen."""
        due = self.run.open_choices()[0]
        card = self.ask_for(due) if due.side in self.people else due.cards[0]
        if due.side not in self.people:
            name, chosen = side_name(due.side, self.text), self.text.name("card", card)
            self.screen.say(self.text("ui-campaign-chosen-by-computer", name=name, card=chosen))
        self.record.choose(due.side, card)

    def ask_for(self, due: OpenChoice) -> str:
        name = side_name(due.side, self.text)
        self.screen.head(self.text("ui-campaign-choose", name=name), due.side)
        for number, card in enumerate(due.cards, 1):
            what = self.run.campaign.rules.reward_text(card, self.text)
            told = self.text("ui-campaign-card", name=self.text.name("card", card), text=what)
            self.screen.say(f"{number}. {told}", "", 0, 3)
        answer = ""
        while answer not in [str(number) for number in range(1, len(due.cards) + 1)]:
            answer = self.screen.ask(f"{self.text('ui-campaign-choice')} ").strip()
        return due.cards[int(answer) - 1]

    # The end.

    def conclude(self) -> None:
        """The road, and the last pages of the books."""
        show_road(self.run, self.screen, self.text)
        for side in self.people:
            found = last_page(self.run, side, self.text)
            assert found is not None  # the campaign is over
            name = side_name(side, self.text)
            self.screen.head(self.text("ui-campaign-book", name=name), side)
            self.screen.say(found.text)
        self.save()
        self.screen.say(self.text("ui-campaign-saved", path=str(self.path)), "faint")


def show_road(run: CampaignRun, screen: Screen, text: Text) -> None:
    """The road so far."""
    screen.say()
    screen.head(text("ui-campaign-road"))
    for step in road(run, text):
        place = place_name(run, step.id, text)
        if step.ending:
            screen.say(text("ui-campaign-end", place=place), step.winner, 0, 2)
        elif step.winner:
            name = side_name(step.winner, text)
            screen.say(text("ui-campaign-step", place=place, name=name), step.winner, 0, 2)
            for one in step.met:
                told = text("ui-campaign-met", name=side_name(one.side, text), objective=one.text)
                screen.say(told, "faint", 2, 4)
        else:
            screen.say(text("ui-campaign-here", place=place), "strong", 0, 2)
