### Rulebooks and reference sheets (English)

rulebook-title = { $game }: the rules
rulebook-contents = Contents
rulebook-sheets-title = { $game }: reference sheets
rulebook-fan-project = Echo Base is an unofficial fan project. These are the rules in our own words, as the program plays them.
