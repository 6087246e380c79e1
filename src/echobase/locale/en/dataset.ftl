## Datasets: what is said when a file is written

ui-dataset-written = { $games ->
    [one] { $path }: 1 game, { $decisions } decisions
   *[other] { $path }: { $games } games, { $decisions } decisions
}
ui-dataset-stopped = Stopped early. The file holds the first games of { $wanted }.
