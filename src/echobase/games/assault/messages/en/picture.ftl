### The pictures of Assault on Hoth: titles and descriptions for mouse pointers and screen readers (English)

picture-assault-about = Map { $map } with { $rebels } Rebel and { $imperials } Imperial units; turn { $turn }, { $transports } of 5 transports away.
picture-hits = { $track } { $count } of { $most }
picture-turn = Turn { $turn }
picture-transports = Transports away: { $transports } of 5
picture-force = Force { $force }
picture-aboard = aboard: { $names }
picture-facing = facing { $facing }
picture-gunner = gunner hit
picture-destroyed = Destroyed
picture-ruin = destroyed
