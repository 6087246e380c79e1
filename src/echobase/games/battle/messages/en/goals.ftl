# What a side wins by, for battles without a text of their own. $what and $only may be empty.

goal-line-medals = { $medals ->
    [one] Win 1 medal.
   *[other] Win { $medals } medals.
}
goal-line-eliminated = Each enemy unit that you eliminate is worth 1.
goal-line-worth = { $medals ->
    [0] You get none for: { $units }.
   *[other] You get { $medals } for: { $units }.
}
goal-line-together = { $hexes } together
goal-line-temporary = { $hexes }: worth { $medals } while one of your units stands there{ $only }.
goal-line-permanent = { $hexes }: worth { $medals } the first time one of your units enters{ $only }.
goal-line-periodic = { $hexes }: worth { $medals } at the start of each of your turns, if one of your units stands there{ $only }.
goal-line-card = { $hexes }: 1 more card in hand while one of your units stands there{ $only }.
goal-line-leaving = Each of your units that leaves the board by { $hexes } is worth { $medals }{ $only }.
goal-line-charge = Charges of the ion cannon: { $gain } in each of your turns; every { $charges } are worth { $medals }.
goal-line-only = { " " }(only: { $units })
goal-line-destroy-structures = Sudden death: you win as soon as { $what ->
    [shield_generator] { $need ->
        [one] a shield generator is
       *[other] { $need } shield generators are
    }
    [ion_cannon] { $need ->
        [one] the ion cannon is
       *[other] { $need } ion cannons are
    }
   *[other] { $need ->
        [one] a structure is
       *[other] { $need } structures are
    }
} destroyed ({ $hexes }).
goal-line-eliminate = { $need ->
    [one] Sudden death: you win as soon as 1 unit of these is eliminated: { $units }.
   *[other] Sudden death: you win as soon as { $need } units of these are eliminated: { $units }.
}
goal-line-exit = { $need ->
    [one] Sudden death: you win as soon as 1 of your units has left the board by { $hexes }.
   *[other] Sudden death: you win as soon as { $need } of your units have left the board by { $hexes }.
}
goal-line-hold = Sudden death: you win as soon as your units stand on all of these hexes at the same time: { $hexes }.
goal-line-token-exits = { $what ->
    [officer] Sudden death: you win as soon as the unit that carries the officer leaves the board by { $hexes }.
   *[other] Sudden death: you win as soon as the unit that carries the marker leaves the board by { $hexes }.
}
goal-line-token-captured = { $what ->
    [officer] Sudden death: you win as soon as one of your units enters the hex of the officer while nobody carries the officer, at first { $hexes }.
   *[other] Sudden death: you win as soon as one of your units enters the hex of the marker while nobody carries it, at first { $hexes }.
}
