## Datasets: messages about a written file

ui-dataset-written = { $games ->
    [one] { $path }: 1 game, { $decisions } decisions
   *[other] { $path }: { $games } games, { $decisions } decisions
}
ui-dataset-stopped = Stopped early: the file holds only some of the { $wanted } games.
