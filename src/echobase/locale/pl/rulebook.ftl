### Rulebooks and reference sheets (Polish)

rulebook-title = { $game }: zasady
rulebook-contents = Spis treści
rulebook-sheets-title = { $game }: arkusze pomocy
rulebook-fan-project = Echo Base to nieoficjalny projekt fanowski. To zasady opisane naszymi słowami, tak jak stosuje je program.
