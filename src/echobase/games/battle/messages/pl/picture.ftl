### The pictures of Battle of Hoth: titles and descriptions for mouse pointers and screen readers (Polish)

picture-battle-about = Plansza, jednostki: Rebelia { $rebels }, Imperium { $imperials }; medale: Rebelia { $won }, Imperium { $lost }.
picture-figures = figurki: { $figures } z { $full }
picture-medals = { $side }: medale { $won } z { $need }
picture-left = { $units ->
    [one] opuściła planszę { $units } jednostka
    [few] opuściły planszę { $units } jednostki
   *[many] opuściło planszę { $units } jednostek
}
