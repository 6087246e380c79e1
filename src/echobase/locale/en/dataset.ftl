## Datasets: messages about a written file

ui-dataset-written = { $games ->
    [one] { $path }: 1 game, { $decisions } decisions
   *[other] { $path }: { $games } games, { $decisions } decisions
}
ui-dataset-stopped = Stopped early. The file holds only the first of { $wanted } games.
