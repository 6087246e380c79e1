## Zbiory danych: co się mówi po zapisaniu pliku

ui-dataset-written = { $path }: partie: { $games }, decyzje: { $decisions }
ui-dataset-stopped = Przerwano przed końcem. Plik zawiera tylko pierwsze z { $wanted } partii.
