## Datasets: messages about a written file

ui-dataset-written = { $path }: partie: { $games }, decyzje: { $decisions }
ui-dataset-stopped = Przerwano przed końcem: plik zawiera tylko część z { $wanted } partii.
