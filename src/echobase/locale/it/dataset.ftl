## Datasets: messages about a written file

ui-dataset-written = { $games ->
    [one] { $path }: 1 partita, { $decisions } decisioni
   *[other] { $path }: { $games } partite, { $decisions } decisioni
}
ui-dataset-stopped = Interrotto prima della fine: il file contiene solo una parte delle { $wanted } partite.
