### The pictures of Assault on Hoth: titles and descriptions for mouse pointers and screen readers (Polish)

picture-assault-about = Mapa { $map }, jednostki: Rebelia { $rebels }, Imperium { $imperials }; tura { $turn }, odleciało transportowców: { $transports } z 5.
picture-hits = { $track } { $count } z { $most }
picture-turn = Tura { $turn }
picture-transports = Transportowce, które odleciały: { $transports } z 5
picture-force = Moc { $force }
picture-aboard = na pokładzie: { $names }
picture-facing = zwrot: { $facing }
picture-gunner = strzelec trafiony
picture-destroyed = Zniszczone
picture-ruin = zniszczone
