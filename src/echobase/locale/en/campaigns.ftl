# Campaigns: the list, the books, the road, debriefings and rewards.

ui-check-campaign = campaign of { $game }: { $name }, battles: { $nodes }, endings: { $endings }
ui-check-campaign-record = record of the campaign { $name }: battles played { $battles }, now at { $place }

campaign-place = { $chapter }, { $title }
campaign-ending-narrow = “{ $title }” (narrow victory: { $name })
campaign-ending-clear = “{ $title }” (clear victory: { $name })
campaign-ending-complete = “{ $title }” (complete victory: { $name })
campaign-if-won = If you win:
campaign-if-lost = If you lose:
campaign-if-won-with = If you win and achieve this: { $objectives }
campaign-if-won-with-it = If you win and achieve your secret objective:
campaign-if-won-without = If you win without { $objectives ->
    [one] your secret objective:
   *[other] any of your secret objectives:
}
campaign-if-lost-with = If you lose, but achieve this: { $objectives }
campaign-if-lost-with-it = If you lose, but achieve your secret objective:
campaign-if-lost-without = If you lose without { $objectives ->
    [one] your secret objective:
   *[other] any of your secret objectives:
}
campaign-leads-to = The road leads to { $place }.
campaign-leads-to-one-of = The enemy’s secrets decide where the road leads: { $places }.
campaign-you-get = You receive for the rest of the campaign: { $cards }.
campaign-you-choose = You choose one card for the rest of the campaign: { $cards }.
campaign-enemy-get = The enemy receives: { $cards }.
campaign-enemy-choose = The enemy chooses one of: { $cards }.
campaign-lead = { $cards ->
    [0] Neither side brings more support cards than the other into this battle; those won last come first.
    [one] A side brings at most one support card more than the other into this battle; those won last come first.
   *[other] A side brings at most { $cards } support cards more than the other into this battle; those won last come first.
}
campaign-behind = In this battle you must do without: { $cards }.
campaign-changes = In { $place }: { $change }
campaign-may-change = Perhaps, in { $place }: { $change }

# In the terminal.

ui-campaign-row = { $id }: { $title }. { $blurb } Battles: { $battles }, endings: { $endings }, about { $minutes } minutes.
ui-campaign-none = No campaign is installed. “echobase check FILE” checks one of your own.
ui-campaign-book = Campaign book: { $name }
ui-campaign-only = Only { $name } may read on. Press Enter
ui-campaign-close = Press Enter to close the book
ui-campaign-different = What earlier battles have changed
ui-campaign-goals = What wins this battle
ui-campaign-goal = { $name }: { $goal }
ui-campaign-objectives = Your secret objectives
ui-campaign-cards = Your support cards
ui-campaign-prospects = What this battle will change
ui-campaign-card = { $name }: { $text }
ui-campaign-debriefing = Debriefing: { $place }
ui-campaign-winner = The battle was won by: { $name }.
ui-campaign-met = Achieved ({ $name }): { $objective }
ui-campaign-unmet = Not achieved ({ $name }): { $objective }
ui-campaign-got = { $name } now has: { $cards }
ui-campaign-choose = { $name }: choose your reward
ui-campaign-choice = Number of the card>
ui-campaign-chosen-by-computer = { $name } chooses: { $card }
ui-campaign-no-result = Nobody has won. The battle will be fought again.
ui-campaign-road = The road so far
ui-campaign-step = { $place }: won by { $name }
ui-campaign-here = { $place }: the next battle
ui-campaign-end = The end: { $place }
ui-campaign-saved = The campaign is saved in { $path }.
ui-campaign-continue = Continue it with: { $command }
ui-campaign-changed = The campaign has changed since you began it; yours continues as it was.
ui-campaign-help = Type objectives to see how far you are with your secret objectives.
ui-campaign-no-objectives = Secret objectives cannot be shown now.
ui-campaign-done = As things stand, achieved: { $objective }
ui-campaign-not-done = Not yet: { $objective }
ui-campaign-next = Press Enter for the battle, or type quit to stop here>

# The lab.

campaign-degree-narrow = narrow victory
campaign-degree-clear = clear victory
campaign-degree-complete = complete victory
ui-campaign-won-by = Won by { $name }, %
ui-campaign-outcome = Outcome
ui-campaign-from = From
ui-campaign-to = To
ui-campaign-taken = Taken
ui-campaign-battle = Battle
ui-campaign-in-campaigns = In campaigns
ui-campaign-reached = Reached
ui-campaign-objective = Objective
ui-campaign-objectives-met = Met, %
ui-campaign-favoured = Has won most
ui-campaign-brings = Variants and cards
ui-campaign-card-head = Card
ui-campaign-with = With it
ui-campaign-without = Without
ui-campaign-table-whole = Whole campaigns
ui-campaign-table-edges = Where the road leads
ui-campaign-table-nodes = Every battle by itself, without cards
ui-campaign-table-objectives = Secondary objectives, without cards
ui-campaign-table-extremes = Every battle with the most that one side can have won before, and the least of the other
ui-campaign-table-cards = Support cards: battles won with and without, with the same luck
ui-campaign-graph = The road, with shares on the edges
ui-campaign-graph-note = A line is as thick as the share of a battle’s campaigns that took it; the bar in a box shows who won the battle.
ui-campaign-came = { $share } of campaigns
ui-campaign-played = Games played: { $games } of { $wanted }. Players: { $players }. Seed: { $seed }.
