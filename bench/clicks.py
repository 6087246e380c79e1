"""Counts what a whole game in the browser asks of a player: clicks, playback and empty decisions.

One person plays against `cadet` by clicks on the real page. The choices come from a simple plan
(fire at the best odds, go where there is something to fire at, else go nearer), carried out the
way a person would: all shots with one press, the unit that the table has picked before any other,
several counters from one place together. Time in the page is simulated, so the seconds of playback
are those that a person would sit through at normal speed, without waiting for them here.
"""

import argparse

from chromium import CHROMIUM, server_and_browser
from click_player import Player

import echobase

SETTINGS = "localStorage.setItem('echobase.settings', JSON.stringify({lang: 'en', speed: 1}))"
GAMES = {
    "battle": ("battle 1, Rebels", "battle/imperial-scout-mission", "rebel"),
    "assault": ("assault, short map, Empire", "assault/north-ridge-short", "empire"),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=0, help="stop after this many turns")
    parser.add_argument("--game", choices=GAMES, help="only this game")
    wanted = parser.parse_args()
    if CHROMIUM is None:
        print("\nClicks for a game: no Chromium here (make test installs it)")
        return
    print(f"\nA game in the browser against cadet, echobase {echobase.build()}\n")
    print("| game | turns | clicks | a turn | playback, s | a turn | decisions | with one answer |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    with server_and_browser() as (url, browser):
        for name, where, side in [GAMES[wanted.game]] if wanted.game else GAMES.values():
            context = browser.new_context(viewport={"width": 1280, "height": 800})
            context.add_init_script(SETTINGS)
            page = context.new_page()
            page.clock.install()
            player = Player(page)
            player.begin(url, where, side)
            print(player.play(wanted.turns).row(name), flush=True)
            context.close()


if __name__ == "__main__":
    main()
