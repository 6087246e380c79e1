"""Every edge of the campaigns is taken in the browser, by two friends at pages of their own.

Battles end by resigning, at once where that leads the right way, else when the objectives that
decide have been met on the board; those moves are made over the network, beside the pages.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from browser.conftest import Open
from browser.person import PATIENCE, QUIET, Person
from campaigns.road_plan import RoadPlan
from playwright.sync_api import Locator, Page, expect
from server.campaign_at_server import KnownCampaign
from server.road_battle import RoadBattle
from server.running_server import Game
from server.server_here import ServerHere, serving_here

from echobase.campaigns.conditions import RoadFacts
from echobase.campaigns.facet import need_campaigns
from echobase.campaigns.tables import NodeTable
from echobase.server.pages import INDEX, STATIC

RUNS = 120
"""More runs than any campaign needs."""
SIDES = ("Rebel Alliance", "Galactic Empire")
LOOK = 3_000
"""Milliseconds after which a page has asked the server what the friend has done meanwhile."""
KEPT = "() => JSON.parse(localStorage.getItem('echobase.campaigns'))"


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerHere]:
    if not (STATIC / INDEX).is_file():
        pytest.skip("the browser client is not built: make web")
    with serving_here(tmp_path_factory.mktemp("data")) as running:
        yield running


class TwoFriends:
    """The pages of Ann, who plays the Rebels, and of Ben, who plays the Empire."""

    def __init__(self, here: ServerHere, pages: list[Page], plan: RoadPlan) -> None:
        self.here, self.pages, self.plan = here, pages, plan
        for page in pages:
            page.clock.install()

    def run(self) -> None:
        """One campaign from its start to its end."""
        run = self.begin()
        facts = RoadFacts()
        while (state := run.state())["stage"] != "over":
            node = self.plan.table.node(state["road"][-1]["id"])
            self.read(node)
            made = self.to_battle(run)
            self.fight(made, node, self.plan.wished(node, facts))
            facts = self.plan.after(node, facts, *run.result(len(facts.winners)))
            self.debrief(node, facts.winners[node.id])
            self.choose(run)
        self.end(state)

    def begin(self) -> KnownCampaign:
        """Ann begins the campaign and sends Ben a link."""
        ann, ben = self.pages
        ann.goto(f"{self.here.url}/#/campaigns")
        title = self.plan.table.campaign.title.en
        offered = ann.get_by_role("article").filter(has_text=title)
        offered.get_by_role("button", name="Play", exact=True).click()
        offered.get_by_role("radio", name="With friends by link").check()
        offered.get_by_label("Your name").fill("Ann")
        offered.get_by_role("button", name="Begin the campaign").click()
        link = ann.get_by_label(f"Link for {SIDES[1]}", exact=True).input_value()
        ben.goto(link)
        ben.get_by_label("Your name").fill("Ben")
        ben.get_by_role("button", name="Sit down").click()
        id_ = ann.url.rpartition("/")[2]
        return KnownCampaign(self.here, id_, self.tokens(id_))

    def tokens(self, id_: str) -> list[str | None]:
        """What both browsers keep."""
        expect(self.book(1)).to_be_visible()
        kept = [page.evaluate(KEPT)[id_]["tokens"] for page in self.pages]
        return [kept[seat][seat] for seat in range(2)]

    def book(self, seat: int) -> Locator:
        return self.pages[seat].get_by_role("region", name=f"Campaign book: {SIDES[seat]}")

    def turn_to(self, seat: int, words: str) -> None:
        """Turn pages of the own book until these words stand there."""
        while words not in (self.book(seat).text_content() or ""):
            self.book(seat).get_by_role("button", name="Turn the page").click()

    def read(self, node: NodeTable) -> None:
        """The page before a battle, in both books."""
        for seat, side in enumerate(self.plan.campaign.sides):
            self.turn_to(seat, node.book[side].before.en)

    def to_battle(self, run: KnownCampaign) -> Game:
        ann, ben = self.pages
        for page in self.pages:
            page.get_by_role("button", name="To battle").click()
        ben.wait_for_function(QUIET, timeout=PATIENCE)
        self.look(ann)
        ann.wait_for_function(QUIET, timeout=PATIENCE)
        return Game(run.state()["battle"], run.seats)

    def fight(self, made: Game, node: NodeTable, wished: list[RoadFacts]) -> None:
        """Play until a side can resign with one of the wished results; it does so at its page."""
        with self.here.sit(made, 0) as rebel, self.here.sit(made, 1) as empire:
            seats = [rebel, empire]
            battle = RoadBattle(self.plan, node, wished, seats, lambda: self.here.log_of(made.id))
            loser = battle.loser()
        if loser is not None:
            page = self.pages[loser]
            Person(page).choose_in_menu("Resign")
            page.get_by_role("dialog").get_by_role("button", name="Resign").click()
        for seat, page in enumerate(self.pages):
            if seat != loser:
                page.get_by_role("button", name="See the result").click(timeout=PATIENCE)
            page.get_by_role("link", name="Back to the campaign").click(timeout=PATIENCE)

    def debrief(self, node: NodeTable, winner: str) -> None:
        """Both read who has won, and how their own book tells it."""
        for seat, side in enumerate(self.plan.campaign.sides):
            told = node.book[side].won if side == winner else node.book[side].lost
            expect(self.book(seat)).to_contain_text(told.en)

    def choose(self, run: KnownCampaign) -> None:
        """Both take their rewards, where there is a choice."""
        while choosing := run.state()["choosing"]:
            seat = self.plan.campaign.sides.index(choosing[0])
            page = self.pages[seat]
            take = page.get_by_role("button", name="Take this card")
            cards = page.get_by_role("region", name="Choose your reward").get_by_role("radio")
            cards.nth(self.plan.rng.randrange(cards.count())).check()
            with page.expect_response("**/reward"):
                take.click()
        self.look(*self.pages)

    def look(self, *pages: Page) -> None:
        """Let pages ask at once what the friend has done; their clocks go forward for that."""
        for page in pages:
            page.clock.fast_forward(LOOK)

    def end(self, state: dict[str, Any]) -> None:
        """Both read the last page, and the road ends there."""
        ending = self.plan.table.ending(state["road"][-1]["id"])
        assert ending is not None
        for seat, side in enumerate(self.plan.campaign.sides):
            self.turn_to(seat, ending.book[side].en)
            road = self.pages[seat].get_by_role("region", name="The road so far")
            expect(road.get_by_role("listitem").last).to_contain_text(ending.title.en)


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("id_", sorted(need_campaigns("battle").by_id))
def test_every_edge_is_taken(here: ServerHere, open_page: Open, id_: str) -> None:
    pages = [open_page(url=f"{here.url}/") for _ in range(2)]
    friends = TwoFriends(here, pages, RoadPlan(need_campaigns("battle").by_id[id_], seed=1))
    for _ in range(RUNS):
        if not friends.plan.left:
            break
        friends.run()
    assert not friends.plan.left
