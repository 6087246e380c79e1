### The pictures of Battle of Hoth: titles and descriptions for mouse pointers and screen readers (English)

picture-battle-about = Board with { $rebels } Rebel and { $imperials } Imperial units; medals: Rebels { $won }, Empire { $lost }.
picture-figures = figures: { $figures } of { $full }
picture-medals = { $side }: medals { $won } of { $need }
picture-left = { $units ->
    [one] { $units } unit has left
   *[other] { $units } units have left
}
