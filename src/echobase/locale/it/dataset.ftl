## Insiemi di dati: che cosa si dice quando un file è scritto

ui-dataset-written = { $games ->
    [one] { $path }: 1 partita, { $decisions } decisioni
   *[other] { $path }: { $games } partite, { $decisions } decisioni
}
ui-dataset-stopped = Interrotto prima della fine. Il file contiene solo le prime di { $wanted } partite.
