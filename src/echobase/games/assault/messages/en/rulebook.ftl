### The reference sheets of Assault on Hoth (English)

sheet-assault-units = Units
sheet-assault-terrain = Terrain
sheet-assault-features = On the map
sheet-assault-hero = The hero
sheet-assault-cards = Cards
sheet-assault-fire = Fire
sheet-assault-armour = Armour
sheet-assault-cover = Cover
sheet-assault-count = Start + events
sheet-assault-about = In brief
sheet-assault-effect = Effect
sheet-assault-copies = Copies
sheet-assault-yes = yes
sheet-assault-no = no
sheet-assault-damage = Damage dice: { $name }
sheet-assault-walker-blaster = Blaster: first, fire strength −3; second, cannot fire; further ones count as body
sheet-assault-walker-body = Body: second, those aboard die and nobody can mount; third, destroyed
sheet-assault-walker-legs = Legs: first, 2 movement points fewer; second, neither step nor turn; further ones count as body
sheet-assault-walker-critical = Critical: destroyed with everyone aboard
sheet-assault-snowspeeder-gunner = Gunner: first, fire strength −2, no harpoon and no hotshot; further ones count as body
sheet-assault-snowspeeder-body = Body: second, destroyed
sheet-assault-snowspeeder-critical = Critical: destroyed; Luke may make it a body hit for 1 point
sheet-assault-chances = Chance of a hit
sheet-assault-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
sheet-assault-needs = Armour { $armour }
sheet-assault-actions = Action cards: { $side }
sheet-assault-events = Event cards
