### The two sides of the battle of Hoth (Italian)

side-rebel = Alleanza Ribelle
side-empire = Impero Galattico
side-rebel-short = Ribelli
side-empire-short = Impero
side-resigns = { $side-key ->
    [rebel] I Ribelli si arrendono.
    [empire] L’Impero si arrende.
   *[other] { $side } si arrende.
}
side-wins-by-resignation = { $side-key ->
    [rebel] Vincono i Ribelli: l’Impero si è arreso.
    [empire] Vince l’Impero: i Ribelli si sono arresi.
   *[other] Vince { $side }: l’avversario si è arreso.
}
