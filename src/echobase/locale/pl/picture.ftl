## Obrazy planszy: tytuły i opisy dla tych, którzy wskazują rzeczy albo ich nie widzą

picture-battle-about = Plansza, jednostki: Rebelianci { $rebels }, Imperium { $imperials }; medale: Rebelianci { $won }, Imperium { $lost }.
picture-assault-about = Mapa { $map }, jednostki: Rebelianci { $rebels }, Imperium { $imperials }; tura { $turn }, odleciało transportowców: { $transports } z 5.
picture-figures = figurki: { $figures } z { $full }
picture-medals = { $side }: medale { $won } z { $need }
picture-hits = { $track } { $count } z { $most }
picture-turn = Tura { $turn }
picture-transports = Transportowce, które odleciały: { $transports } z 5
picture-force = Moc { $force }
picture-aboard = na pokładzie: { $names }
picture-facing = zwrot: { $facing }
picture-gunner = strzelec trafiony
picture-destroyed = Zniszczone
picture-ruin = zniszczone
picture-left = { $units ->
    [one] opuściła planszę { $units } jednostka
    [few] opuściły planszę { $units } jednostki
   *[many] opuściło planszę { $units } jednostek
}
ui-picture-saved = Obraz zapisany: { $path }
