## Pictures of the board: titles and descriptions for mouse pointers and screen readers

picture-battle-about = Board with { $rebels } Rebel and { $imperials } Imperial units; medals: Rebels { $won }, Empire { $lost }.
picture-assault-about = Map { $map } with { $rebels } Rebel and { $imperials } Imperial units; turn { $turn }, { $transports } of 5 transports away.
picture-figures = figures: { $figures } of { $full }
picture-medals = { $side }: medals { $won } of { $need }
picture-hits = { $track } { $count } of { $most }
picture-turn = Turn { $turn }
picture-transports = Transports away: { $transports } of 5
picture-force = Force { $force }
picture-aboard = aboard: { $names }
picture-facing = facing { $facing }
picture-gunner = gunner hit
picture-destroyed = Destroyed
picture-ruin = destroyed
picture-left = { $units ->
    [one] { $units } unit has left
   *[other] { $units } units have left
}
ui-picture-saved = Picture saved: { $path }
