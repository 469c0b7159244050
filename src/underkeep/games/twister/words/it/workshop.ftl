# Dungeon Twister nell’officina. $side è N, E, S o W, $edge open, wall o gate.
twister-workshop-rooms = Stanze: { $count } su { $of } scelte
twister-workshop-pick = Stanza { $name }{ $played ->
    [yes] , nella disposizione
   *[no] {""}
}{ $changed ->
    [yes] , ridisegnata
   *[no] {""}
}
twister-workshop-room = Stanza { $name }
twister-workshop-layout = Stanze della disposizione
twister-workshop-draw = Disegna sulla stanza { $name }
twister-workshop-terrain = { $terrain ->
    [gear] ingranaggio
    [pit] fossa
    [dark] tenebre
    [sacred] Tomba Sacra
    [sarcophagus] sarcofago
    [statue] Statua
    [fountain] Fontana della Giovinezza
    [tomb] tomba
   *[other] pavimento
}
twister-workshop-edge = { $edge ->
    [wall] muro
    [gate] cancello
   *[open] aperto
}
twister-workshop-side = { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ovest
}
twister-workshop-wall = { twister-workshop-side }: { twister-workshop-edge }
twister-workshop-square = Riga { $row }, colonna { $column }: { twister-workshop-terrain }; nord { $north }, est { $east }, sud { $south }, ovest { $west }
twister-workshop-how = premi una casella per dipingerla, premi una parete per cambiarla: aperto, muro, cancello.
twister-workshop-nothing = Premi una stanza per disegnarci. Uno scenario si gioca con otto stanze.
twister-workshop-brush = Dipingi
twister-workshop-walls = Pareti di riga { $row }, colonna { $column }
twister-workshop-played = Nella disposizione
twister-workshop-printed = Torna alla stanza stampata
twister-workshop-all = Tutte le stanze
twister-workshop-which-room = Stanza su cui disegnare
twister-workshop-at = Riga { $row }, colonna { $column }
twister-workshop-ground = Terreno
twister-workshop-which = Scenario
twister-workshop-name = Nome
twister-workshop-help = In una frase
twister-workshop-story = Storia
twister-workshop-points = Punti per vincere
twister-workshop-jumps = Carte Salto per parte
twister-workshop-teams = Le squadre sono quelle dello scenario da cui sei partito. Dove stanno le stanze lo decide il tavolo secondo le regole.
twister-workshop-fault-at-rooms = Uno scenario richiede otto stanze diverse.
twister-workshop-fault-at-cells = { $names }: serve esattamente un ingranaggio, e terreni che esistono.
twister-workshop-fault-at-statue_front = { $names }: la Statua e la casella davanti a lei vanno insieme.
twister-workshop-fault-at-sconce = { $names }: dietro il Supporto per Torce non c’è un muro. Richiudi quella parete.
twister-workshop-fine-layout = Otto stanze diverse.
twister-workshop-fine-drawing = Ogni stanza ha il suo ingranaggio e si può giocare.
twister-workshop-fine-teams = Squadre e punti sono in ordine.
twister-workshop-balance = Quante volte vince il giallo, che comincia. In una disposizione equa le due parti vincono più o meno altrettanto.
twister-workshop-run-yellow = Giallo
