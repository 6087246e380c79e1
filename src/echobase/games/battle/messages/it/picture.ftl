### The pictures of Battle of Hoth: titles and descriptions for mouse pointers and screen readers (Italian)

picture-battle-about = Tabellone con { $rebels } unità ribelli e { $imperials } imperiali; medaglie: Ribelli { $won }, Impero { $lost }.
picture-figures = miniature: { $figures } su { $full }
picture-medals = { $side }: medaglie { $won } su { $need }
picture-left = { $units ->
    [one] { $units } unità uscita
   *[other] { $units } unità uscite
}
