### Co mówi lekcja dowolnej gry (Polish)

lesson-over = Ta lekcja jest skończona. Przejdź do następnej albo zagraj ją ponownie.
lesson-try-again-first = Najpierw spróbuj ponownie: instruktor cofnie cię we właściwe miejsce.
lesson-pause = Na razie to wszystko. Kontynuuj, gdy zechcesz.
lesson-finished = Lekcja skończona
lesson-stopped = Spróbuj ponownie
