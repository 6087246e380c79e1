# Czym wygrywa strona w bitwach bez własnego tekstu. $what i $only mogą być puste.

goal-line-medals = { $medals ->
    [one] Zdobądź 1 medal.
    [few] Zdobądź { $medals } medale.
   *[many] Zdobądź { $medals } medali.
}
goal-line-eliminated = Każda wyeliminowana jednostka wroga daje 1.
goal-line-worth = { $medals ->
    [0] Nic nie dostajesz za: { $units }.
   *[other] Za każdą z tych jednostek dostajesz { $medals }: { $units }.
}
goal-line-together = { $hexes } łącznie
goal-line-temporary = { $hexes }: { $medals }, póki stoi tam twoja jednostka{ $only }.
goal-line-permanent = { $hexes }: { $medals }, gdy twoja jednostka wejdzie tam po raz pierwszy{ $only }.
goal-line-periodic = { $hexes }: { $medals } na początku każdej twojej tury, jeśli stoi tam twoja jednostka{ $only }.
goal-line-card = { $hexes }: 1 karta więcej na ręce, póki stoi tam twoja jednostka{ $only }.
goal-line-leaving = Każda twoja jednostka, która opuści planszę przez { $hexes }, daje { $medals }{ $only }.
goal-line-charge = Ładunki działa jonowego: { $gain } w każdej twojej turze; każde { $charges } daje { $medals }.
goal-line-only = { " " }(tylko: { $units })
goal-line-destroy-structures = Nagły koniec: wygrywasz, gdy { $what ->
    [shield_generator] { $need ->
        [one] zniszczony jest 1 generator osłon
        [few] zniszczone są { $need } generatory osłon
       *[many] zniszczonych jest { $need } generatorów osłon
    }
    [ion_cannon] { $need ->
        [one] zniszczone jest działo jonowe
        [few] zniszczone są { $need } działa jonowe
       *[many] zniszczonych jest { $need } dział jonowych
    }
   *[other] { $need ->
        [one] zniszczona jest 1 konstrukcja
        [few] zniszczone są { $need } konstrukcje
       *[many] zniszczonych jest { $need } konstrukcji
    }
} ({ $hexes }).
goal-line-eliminate = { $need ->
    [one] Nagły koniec: wygrywasz, gdy wyeliminowana jest 1 z tych jednostek: { $units }.
   *[other] Nagły koniec: wygrywasz, gdy wyeliminowano { $need } z tych jednostek: { $units }.
}
goal-line-exit = { $need ->
    [one] Nagły koniec: wygrywasz, gdy 1 twoja jednostka opuści planszę przez { $hexes }.
    [few] Nagły koniec: wygrywasz, gdy { $need } twoje jednostki opuszczą planszę przez { $hexes }.
   *[many] Nagły koniec: wygrywasz, gdy { $need } twoich jednostek opuści planszę przez { $hexes }.
}
goal-line-hold = Nagły koniec: wygrywasz, gdy twoje jednostki stoją równocześnie na wszystkich tych polach: { $hexes }.
goal-line-token-exits = { $what ->
    [officer] Nagły koniec: wygrywasz, gdy jednostka niosąca oficera opuści planszę przez { $hexes }.
   *[other] Nagły koniec: wygrywasz, gdy jednostka niosąca znacznik opuści planszę przez { $hexes }.
}
goal-line-token-captured = { $what ->
    [officer] Nagły koniec: wygrywasz, gdy twoja jednostka wejdzie na pole oficera, którego nikt nie niesie. Na początku jest to pole { $hexes }.
   *[other] Nagły koniec: wygrywasz, gdy twoja jednostka wejdzie na pole znacznika, którego nikt nie niesie. Na początku jest to pole { $hexes }.
}
