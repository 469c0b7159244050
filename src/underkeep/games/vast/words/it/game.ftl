# Vast: The Crystal Caverns: questions, options, log, refusals. `$what` is an id to select by, `$whatName` its name.

# Roles
vast-role-knight = Il Cavaliere
vast-role-goblins = I Goblin
vast-role-dragon = Il Drago
vast-role-cave = La Caverna
vast-role-thief = Il Ladro

# Names
vast-name-none = nessuno
vast-name-fangs = Zanne
vast-name-bones = Ossa
vast-name-eye = Occhio
vast-name-north = nord
vast-name-east = est
vast-name-south = sud
vast-name-west = ovest
vast-name-movement = Movimento
vast-name-perception = Percezione
vast-name-strength = Forza
vast-name-bomb = Bomba
vast-name-bow = Arco
vast-name-map = Mappa Antica
vast-name-shield = Scudo
vast-name-free = cubetti non piazzati
vast-name-aside = cubetti da parte
vast-name-track = tracciato del Coraggio
vast-name-discarded = cubetti scartati
vast-name-entrance = Ingresso
vast-name-bread = Pane di Grotta
vast-name-crystal_token = Cristallo
vast-name-crystal = Cristallo
vast-name-event = Evento
vast-name-vault = Cripta
vast-name-treasure_room = Sala del Tesoro
vast-name-treasure = Tesoro
vast-name-gem_claw = Gemma Artiglio
vast-name-gem_flame = Gemma Fiamma
vast-name-gem_wing = Gemma Ala
vast-name-any = un simbolo qualunque
vast-name-tribes = Tribù
vast-name-bones_1 = Ossa, primo spazio
vast-name-bones_2 = Ossa, secondo spazio
vast-name-greed = Cupidigia
vast-name-hunger = Fame
vast-name-pride_event = Superbia (tessere Evento)
vast-name-pride_gem = Superbia (Gemme)
vast-name-pride_still = Superbia (riposo)
vast-name-omen_bat = pipistrello
vast-name-omen_boulder = masso
vast-name-omen_crystal = cristallo
vast-name-omen_mushroom = fungo
vast-name-omen_path = sentiero
vast-name-omen_chasm = voragine
vast-name-bat = pipistrello
vast-name-boulder = masso
vast-name-mushroom = fungo
vast-name-path = sentiero
vast-name-chasm = voragine
vast-name-rockslide = Frana
vast-name-low = segnalino più basso
vast-name-middle = segnalino medio
vast-name-high = segnalino più alto
vast-name-rotate = ruota una tessera Illuminata
vast-name-restore = rimetti un segnalino Evento
vast-name-cycle = Eventi in cima sul fondo
vast-name-meat_disc = Carne!
vast-name-hidden_card = una carta coperta a caso
vast-name-tile_entrance = Ingresso
vast-name-tile_ambush = Imboscata
vast-name-tile_event = Evento
vast-name-tile_treasure_room = Sala del Tesoro
vast-name-tile_vault = Cripta
vast-name-tile_crystal = Cristallo
vast-name-sidequests = carte Missione Secondaria
vast-name-secrets = Segreti
vast-name-treasures = carte Tesoro
vast-name-powers = carte Potere
vast-name-war = carte Guerra

# Questions
vast-ask-ambush = Imboscata! Una Tribù nascosta attacca il Cavaliere?
vast-ask-anywhere = La riserva è vuota: da quale tessera viene il Tesoro?
vast-ask-axe = Colpito! Scarti il cubetto sull'Ascia Possente per un danno in più?
vast-ask-bats = Che cosa portano via i Pipistrelli Giganti?
vast-ask-beetles = { $tribeName } perde { $amount } Popolazione. Scarti gli Scarabei Luminosi per perderne uno in meno?
vast-ask-blessed = Quale Tribù riceve { $cardName }?
vast-ask-brace = Un'Imboscata è vicina: piazzi cubetti che aiutano?
vast-ask-shield = Prepari lo Scudo prima che si veda la carta?
vast-ask-order = Che cosa attacchi per prima cosa?
vast-ask-burn = Quale tessera Buia brucia?
vast-ask-cave = Che cosa fa la Caverna?
vast-ask-cave-in = Quale tessera crolla? Possono crollarne ancora { $count }.
vast-ask-curse = Che cosa fa la Maledizione del Cristallo?
vast-ask-deal = Quale carta Tesoro riceve il Cavaliere?
vast-ask-discard-power = Quale carta Potere scarti?
vast-ask-discard-secret = Hai più di cinque Segreti: quale scarti?
vast-ask-dragon = Che cosa fa il Drago?
vast-ask-edge = { $symbol ->
    [cave] Quale lato aperto viene riempito ora?
   *[other] Quale lato aperto viene riempito ora? In cima alla pila: { $symbolName }.
  }
vast-ask-event = Quale Evento viene giocato sul Cavaliere?
vast-ask-exit = { $pieceName } deve lasciare { $squareName }: dove va?
vast-ask-explore = In quale direzione esplora { $tribeName }?
vast-ask-flame-wall = Su quale tessera brucia il Muro di Fiamme?
vast-ask-flare = Attorno a quale spazio brucia il Bagliore?
vast-ask-flee-ogre = Dove fuggi dall'Orco?
vast-ask-dragged = Lungo quale diagonale il Verme Sotterraneo trascina il Cavaliere?
vast-ask-group = La mappa è spezzata: quale gruppo di tessere scorre?
vast-ask-hatred = Che cosa fa il Disprezzo?
vast-ask-hex = Chi colpisce la Maledizione, per { $amount }?
vast-ask-hidden = Quale Tribù nascosta attacca dai Nascondigli?
vast-ask-hiss = A quale Tribù sibila il Drago?
vast-ask-hoard = Raccogli Tesori, o risvegli la Cupidigia? Ne tieni { $held }.
vast-ask-jump = Dove scompare { $tribeName }?
vast-ask-keep = Tieni questa carta Tesoro, o la rifiuti per 5 Coraggio?
vast-ask-knight = Che cosa fa il Cavaliere? Movimento { $movement }, Incontri { $encounters }.
vast-ask-lift = Tutte le Frane sono sulla mappa: da quale tessera ne prendi una?
vast-ask-lift-edge = Quale Frana di { $squareName }?
vast-ask-light = Luce: scarti un cubetto Eroe per 2 Salute?
vast-ask-loot = Il Ladro è morto: { $level } Segreti o { $level } Furia?
vast-ask-lose-cube = Il tuo Coraggio è sceso sotto { $space }: quale cubetto piazzato torna indietro?
vast-ask-lose-upgrade = Spore Soporifere: quale miglioria perdi?
vast-ask-lost-monster = Quale Mostro perde { $tribeName }?
vast-ask-lost-omen = Quale segnalino Presagio scarti?
vast-ask-magic-shot = Chi colpisce l'Arco Incantato?
vast-ask-meet = Che cosa fai in questo Incontro?
vast-ask-monster = Quale Mostro assegni?
vast-ask-next-tile = Quale tessera viene girata ora?
vast-ask-overpopulation = Sovrappopolazione: quale Tribù si disperde?
vast-ask-past-plunder = Antichi Bottini: dove va il Tesoro?
vast-ask-pay = Che cosa paga { $powerName } ({ $symbolName })?
vast-ask-place = { $symbol ->
    [cave] Dove viene piazzata la prossima tessera Buia?
   *[other] Dove viene piazzata la prossima tessera Buia? In cima alla pila: { $symbolName }.
  }
vast-ask-place-gem = Posi una Gemma sulla tua tessera?
vast-ask-plunder-tile = Antichi Bottini: dove si posa una nuova tessera per il Tesoro?
vast-ask-poison = Veleno: quale cubetto Eroe va all'Ingresso?
vast-ask-push = { $spaces ->
    [one] { $pieceName } si sposta di uno spazio: dove va?
   *[other] { $pieceName } si sposta, fino a { $spaces } spazi: dove va?
  }
vast-ask-redraw-secret = Rubino Goblin: ripeschi uno dei Segreti appena pescati?
vast-ask-refresh = Spendi un cubetto non piazzato per 1 Salute?
vast-ask-refuse-discs = { $cardName }: rifiuti i dischi di una Tribù per 1 Furia?
vast-ask-remove = Quale tessera viene rimossa?
vast-ask-restored = Su quale tessera Evento torna il segnalino?
vast-ask-reveal = Dove appare { $tribeName }?
vast-ask-rockslide = Presso quale tessera cade la Frana?
vast-ask-rockslide-edge = Su quale lato di { $squareName }?
vast-ask-rotated = Quale tessera viene ruotata?
vast-ask-rotation = Come viene ruotata { $squareName }?
vast-ask-scratched = Chi colpisce il Graffio?
vast-ask-shot = A quale Tribù tiri?
vast-ask-shriek = Il dado mostra { $face ->
    [1] gli otto spazi intorno, non il centro
    [2] i quattro lati, non il centro
    [3] i quattro lati e il centro
    [4] i quattro angoli, non il centro
    [5] i quattro angoli e il centro
   *[other] solo il centro
  }: spendi lo Strillo per rilanciare?
vast-ask-sleep = Spore Soporifere: in quale riga si addormenta un cubetto?
vast-ask-sleepers = Spore Soporifere: quale Tribù scende a Popolazione 1?
vast-ask-slide = In quale direzione scorre il gruppo di { $squareName }?
vast-ask-join = Nessuno scorrimento diritto unisce il gruppo di { $squareName }: in quale casella va quella tessera?
vast-ask-slip-away = Hai schivato: ti sposti su una tessera adiacente?
vast-ask-slither-from = Striscio: da quale riga?
vast-ask-slither-to = Striscio: a quale riga?
vast-ask-slot = Dove va { $monsterName }?
vast-ask-spend = Quale segnalino Presagio paga { $omenName }?
vast-ask-spores = Chi respira le Spore Soporifere?
vast-ask-stats = Assegna i tuoi segnalini Statistica.
vast-ask-steal = Quale carta Tesoro rubi?
vast-ask-steal-secret = Quale Segreto rubi?
vast-ask-sticky = Fallito. Usi Mani Lunghe per ripetere il lancio?
vast-ask-surface = Sei sveglio su una tessera Cristallo: risali in superficie?
vast-ask-swat = Da quale spazio colpisci un segnalino?
vast-ask-swatted = Quale segnalino su { $squareName }?
vast-ask-thief = Che cosa fa il Ladro? Movimento { $movement }, cubetti { $cubes }.
vast-ask-tile = Quale tessera va su { $squareName }?
vast-ask-token = { $spaces ->
    [one] Dove finisce il segnalino su { $squareName }? A uno spazio.
   *[other] Dove finisce il segnalino su { $squareName }? Fino a { $spaces } spazi.
  }
vast-ask-trap = Scarti la Trappola perché nessuna Tribù sia colpita?
vast-ask-treasure = Dove viene piazzato il Tesoro?
vast-ask-tribe = Quale Tribù viene attivata?
vast-ask-tribe-acts = Che cosa fa { $tribeName }?
vast-ask-tunnel = Dove portano { $tribeName } le Gallerie Segrete?
vast-ask-turn = Come viene orientata la tessera su { $squareName }?
vast-ask-upgrade = Dove va il segnalino messo al sicuro?
vast-ask-wall = Quale muro apre la Bomba?
vast-ask-war = Quale carta Guerra tieni?
vast-ask-way-out = { $pieceName } in balia della Collera: dove va?
vast-ask-wing = Dove ti porta l'Ala?

# Options of a question
vast-do-done = Basta
vast-do-yes = Sì
vast-do-no = No
vast-do-encounter = Fai un Incontro qui
vast-do-keep = Tieni la carta
vast-do-decline = Rifiutala per 5 Coraggio
vast-do-explore = Esplora
vast-do-reveal = Rivela
vast-do-hide = Nascondi
vast-do-special = Azione speciale
vast-do-flare = Bagliore
vast-do-wisp = Il Fuoco Fatuo guida il Cavaliere
vast-do-scatter = Disperdi
vast-do-move = Attraverso le Gallerie Segrete
vast-do-shape = Modella la Caverna
vast-do-collect = Raccogli i Presagi
vast-do-treasure = Piazza un Tesoro
vast-do-skip-treasure = Non piazzare Tesori
vast-do-remove-hatred = Rimuovi un segnalino Disprezzo
vast-do-halt = Termina il movimento
vast-do-look = Guarda la tessera
vast-do-surface = Risali in superficie
vast-do-gain-rage = Guadagna Furia
vast-do-draw-secrets = Pesca Segreti
vast-do-draw-monster = Affronta un Mostro
vast-do-square = { $whatName }
vast-do-direction = { $whatName }
vast-do-turn = Quarti di giro: { $what }
vast-do-tile = Tessera { $whatName } { $number }
vast-do-cube = Cubetto Eroe: { $whatName }
vast-do-from = Togli un cubetto: { $whatName }
vast-do-quest = Completa { $whatName }
vast-do-show = Mostra { $whatName }
vast-do-use = Usa { $whatName }
vast-do-attack = Attacca: { $whatName }
vast-do-take = Prendi: { $whatName }
vast-do-event = Gioca { $whatName }
vast-do-deal = Dai { $whatName }
vast-do-war = { $whatName }
vast-do-refuse = Rifiuta i dischi: { $whatName }
vast-do-tribe = { $whatName }
vast-do-monster = { $whatName }
vast-do-slot = { $whatName }
vast-do-secret = Gioca { $whatName }
vast-do-discard = Scarta { $whatName }
vast-do-redraw-war = Rubino: ripesca { $whatName }
vast-do-redraw-monster = Rubino: ripesca { $whatName }
vast-do-redraw-secret = Rubino: ripesca { $whatName }
vast-do-power = { $whatName }
vast-do-pay = Carta: { $whatName }
vast-do-pay-gem = { $whatName }
vast-do-wake = Risveglia { $whatName }
vast-do-row = { $whatName }
vast-do-place-gem = Posa la { $whatName }
vast-do-omen = { $whatName }
vast-do-spend = { $whatName }
vast-do-target = { $whatName }
vast-do-stats = Movimento { $movementName }, Furtività { $stealthName }, Taccheggio { $thieveryName }
vast-do-loot = Saccheggia { $whatName } ({ $number ->
    [one] 1 cubetto
   *[other] { $number } cubetti
  })
vast-do-pickpocket = Borseggia { $whatName } ({ $number ->
    [one] 1 cubetto
   *[other] { $number } cubetti
  })
vast-do-backstab = Pugnala { $whatName } ({ $number ->
    [one] 1 cubetto
   *[other] { $number } cubetti
  })
vast-do-pick-lock = Scassina, livello { $what }
vast-do-hide-loot = Cela il Bottino per { $what }
vast-do-upgrade = { $whatName }
vast-do-climb = Arrampicati: { $whatName }
vast-do-piece = { $whatName }
vast-do-plunder = Razzia: { $whatName }
vast-do-curse = { $whatName }
vast-do-steal = Ruba: { $whatName }

# Log: deeds, and what comes of them
vast-log-turn-began = Round { $round }: { $roleName }
vast-log-collapse-began = Comincia il Collasso: da ora le tessere crollano.
vast-log-game-ended = { $winner ->
    [knight] Vince il Cavaliere!
    [goblins] Vincono i Goblin!
    [dragon] Vince il Drago!
    [cave] Vince la Caverna!
    [thief] Vince il Ladro!
   *[other] Non vince nessuno.
  }
vast-log-piece-moved = { $how ->
    [climb] { $pieceName } si arrampica da { $originName } a { $squareName }.
    [appear] La Tribù { $pieceName } ({ $goblins }) esce dal buio in { $squareName }.
    [tunnel] La Tribù { $pieceName } ({ $goblins }) usa le Gallerie Segrete da { $originName } a { $squareName }.
    [enter] { $pieceName } entra nella mappa in { $squareName }.
    [push] { $byName } { $by ->
        [goblins] spostano
       *[other] sposta
      } { $piece ->
          [knight] il Cavaliere
          [dragon] il Drago
          [thief] il Ladro
         *[other] la Tribù { $pieceName }
        } da { $originName } a { $squareName }.
    [leave] { $piece ->
        [knight] Il Cavaliere
        [dragon] Il Drago
        [thief] Il Ladro
       *[other] La Tribù { $pieceName }
      } si mette in salvo da { $originName } a { $squareName }.
    [slip] { $pieceName } sguscia via da { $originName } a { $squareName }.
    [leap] { $pieceName } balza da { $originName } a { $squareName }.
    [vanish] Lo Gnomo porta la Tribù { $pieceName } da { $originName } a { $squareName }.
    [drag] Il Verme del Sottosuolo trascina il Cavaliere da { $originName } a { $squareName }.
    [flee] { $pieceName } fugge da { $originName } a { $squareName }.
    [follow] La Tribù { $pieceName } ({ $goblins }) avanza in { $squareName }.
    [uncover] La Tribù { $pieceName } ({ $goblins }) è scoperta in { $squareName }.
   *[other] { $piece ->
       [knight] Il Cavaliere
       [dragon] Il Drago
       [thief] Il Ladro
      *[other] La Tribù { $pieceName }
     } va da { $originName } a { $squareName }.
  }
vast-log-piece-left = { $how ->
    [hide] La Tribù { $pieceName } si nasconde di nuovo, via da { $originName }.
    [stranded] La Tribù { $pieceName } non ha più tessere accanto e si nasconde.
   *[other] La Tribù { $pieceName } è scacciata da { $originName } e si nasconde.
  }
vast-log-tribe-lurked = La Tribù { $tribeName } è in agguato sullo spazio aperto { $squareName }.
vast-log-cave-shaped = { $byName } { $by ->
    [goblins] posano
   *[other] posa
  } una tessera in { $squareName }: tessere rimaste { $before } → { $left }.
vast-log-tile-placed = Una tessera Buia arriva in { $squareName }{ $symbol ->
    [none] , senza simbolo di Tribù.
   *[other] , con il simbolo { $symbolName }.
  }
vast-log-tile-turned = { $byName } gira la tessera in { $squareName }.
vast-log-tile-revealed = { $squareName } è rivelata: { $whatName }.
vast-log-tile-shown = { $squareName } è girata: { $whatName }.
vast-log-tile-rotated = La tessera in { $squareName } è ruotata.
vast-log-tile-removed = { $squareName } crolla: { $whatName }.
vast-log-tile-looked-at = Il Ladro guarda la tessera in { $squareName }{ $what ->
    [none] .
   *[other] : { $whatName }.
  }
vast-log-collapse-caused = { $byName } { $by ->
    [goblins] fanno
   *[other] fa
  } crollare { $squareName }.
vast-log-crystal-tile-fallen = Una tessera Cristallo in meno: { $before } → { $fallen } di { $needed }.
vast-log-map-slid = La mappa si ricompone: { $squareName } → { $toName }.
vast-log-map-shifted = La finestra sulla mappa si sposta: { $south } a sud, { $east } a est.
vast-log-entrance-moved = Ora l'Ingresso è in { $squareName }.
vast-log-terrain-placed = Un Terreno compare in { $squareName }: { $terrainName }.
vast-log-terrain-drawn = La carta Terreno mostra { $terrainName }.
vast-log-terrain-removed = Un Terreno crolla in { $squareName }: { $terrainName }.
vast-log-die-rolled = Il dado del Drago mostra { $face ->
    [1] gli otto spazi intorno, non il centro
    [2] i quattro lati, non il centro
    [3] i quattro lati e il centro
    [4] i quattro angoli, non il centro
    [5] i quattro angoli e il centro
   *[other] solo il centro
  }.
vast-log-die-struck = { $squares ->
    [none] Non colpisce nessuna tessera.
   *[other] Colpisce { $squaresName }.
  }
vast-log-action-die-rolled = Il dado Azione mostra { $value }.
vast-log-attack-missed = Mancato.
vast-log-token-placed = { $how ->
    [placed] { $byName } { $by ->
        [goblins] mettono
       *[other] mette
      } { $token ->
        [treasure] un Tesoro
        [meat_disc] la Carne!
       *[other] la { $tokenName }
      } in { $squareName }.
    [dropped] { $token ->
        [treasure] Un Tesoro
       *[other] La { $tokenName }
      } cade in { $squareName }.
   *[other] { $token ->
        [flame_wall] Il Muro di Fiamme brucia in { $squareName }.
        [troll] Il Troll aspetta in { $squareName }.
       *[other] { $tokenName } in { $squareName }.
      }
  }
vast-log-token-removed = { $token ->
    [flame_wall] Il Muro di Fiamme si spegne.
   *[other] La { $tokenName } torna al Drago.
  }
vast-log-token-shifted = { $byName } { $by ->
    [goblins] spostano
   *[other] sposta
  } { $token ->
    [treasure] un Tesoro
   *[other] la { $tokenName }
  } da { $originName } a { $squareName }.
vast-log-token-sought = { $byName } { $trapped ->
    [true] tende la mano alla { $tokenName } in { $squareName }: trappola se il dado mostra il centro.
   *[false] prende { $token ->
        [treasure] un Tesoro
       *[other] la { $tokenName }
      } in { $squareName }{ $cubes ->
        [0] .
        [one] {" "}(1 cubetto).
       *[other] {" "}({ $cubes } cubetti).
      }
  }
vast-log-trap-sprung = Era una trappola!
vast-log-edge-placed = { $token ->
    [bomb] Il Cavaliere fa saltare il muro { $directionName } di { $squareName }.
   *[other] Una Frana chiude il lato { $directionName } di { $squareName }.
  }
vast-log-hazard-struck = { $hazard ->
    [flame_wall] Il Muro di Fiamme in { $squareName } brucia { $piece ->
        [knight] il Cavaliere
        [dragon] il Drago
        [thief] il Ladro
       *[other] la Tribù { $pieceName }
      }.
    [light] La Tribù { $pieceName } paga per lasciare la luce in { $squareName }.
    [magma] Il Magma in { $squareName } brucia { $piece ->
        [knight] il Cavaliere
        [dragon] il Drago
        [thief] il Ladro
       *[other] la Tribù { $pieceName }
      }.
    [stream] La Tribù { $pieceName } paga per risalire la corrente in { $squareName }.
   *[other] La Tribù { $pieceName } paga per entrare in acqua in { $squareName }.
  }
vast-log-flare-burnt = { $byName } { $by ->
    [goblins] fanno
   *[other] fa
  } ardere un Bagliore intorno a { $squareName }.

# The Knight
vast-log-cubes-picked-up = Il Cavaliere raccoglie i suoi cubetti Eroe: { $free } da piazzare.
vast-log-cube-placed = Il Cavaliere mette un cubetto Eroe: { $placeName }; ne restano { $left }.
vast-log-cube-moved = Un cubetto Eroe cambia posto: { $placeName } → { $toName }.
vast-log-knight-hurt = { $health ->
    [0] Il Cavaliere perde { $by } Salute ({ $before } → 0) e muore!
   *[other] Il Cavaliere perde { $by } Salute ({ $before } → { $health }).
  }
vast-log-knight-healed = Il Cavaliere recupera Salute ({ $before } → { $health }).
vast-log-grit-changed = Coraggio { $before } → { $grit }.
vast-log-event-met = Il Cavaliere incontra un Evento in { $squareName }{ $by ->
    [cave] ; la Caverna sceglie la carta.
   *[other] .
  }
vast-log-event-played = La carta: { $cardName }.
vast-log-events-cycled = Gli Eventi in cima vanno in fondo al mazzo.
vast-log-ambush-sprung = Il Cavaliere (Forza { $strength }) cade in un'Imboscata in { $squareName }!
vast-log-monster-ambushed = { $monster ->
    [none] Infestazione
   *[other] { $monsterName }
  } ({ $strength ->
    [-1] decide il dado
   *[other] Forza { $strength }
  }): { $monster ->
    [none] imboscata dei Goblin
   *[other] imboscata del Mostro
  } al Cavaliere ({ $hers }) in { $squareName }.
vast-log-ambush-withstood = { $by ->
    [monster] Il Cavaliere resiste.
   *[other] Nessuna Tribù colpisce.
  }
vast-log-dragon-attacked = { $by ->
    [knight] Il Cavaliere
   *[other] La Tribù { $byName }
  } attacca il Drago in { $squareName } (Forza { $strength }, Corazza { $armor }{ $means ->
    [none] {""}
   *[other] , { $meansName }
  }){ $rolled ->
    [true] : il dado deve mostrare il suo spazio.
   *[false] .
  }
vast-log-tribes-attacked = Il Cavaliere (Forza { $strength }{ $means ->
    [none] {""}
   *[other] , { $meansName }
  }) attacca { $tribesName } ({ $defence }) in { $squareName }.
vast-log-thief-attacked = { $by ->
    [knight] Il Cavaliere
   *[other] La Tribù { $byName }
  } attacca il Ladro in { $squareName } (Percezione { $perception } contro Furtività { $stealth }{ $means ->
    [none] {""}
   *[other] , { $meansName }
  }).
vast-log-crystal-smashed = { $by ->
    [knight] Il Cavaliere frantuma il Cristallo in { $squareName } (Forza { $strength }).
    [dragon] Il Cristallo in { $squareName } va in frantumi.
   *[other] La Tribù { $byName } aiuta a frantumare il Cristallo in { $squareName } (Forza { $strength }).
  }
vast-log-bow-shot = Il Cavaliere tira con l'Arco alla Tribù { $tribeName } in { $squareName } (Forza { $strength }): { $arrows ->
    [0] nessuna freccia a segno.
    [one] 1 freccia.
   *[other] { $arrows } frecce.
  }
vast-log-enchanted-shot = Il Cavaliere tira con l'Arco Incantato { $target ->
    [thief] al Ladro in { $squareName }.
   *[other] al Drago in { $squareName }: { $cards ->
        [one] deve scartare 1 carta.
       *[other] deve scartare { $cards } carte.
      }
  }
vast-log-treasure-used = { $card ->
    [potion_kit] Il Cavaliere beve la pozione.
    [javelin] Il Cavaliere prepara il Giavellotto: Forza +1 per il prossimo attacco.
    [mighty_axe] Il Cavaliere colpisce ancora con l'Ascia Possente.
    [cursed_amulet] Il Cavaliere getta via l'Amuleto Maledetto.
    [treasure_trove] Il Cavaliere apre il Forziere del Tesoro.
   *[other] Il Cavaliere usa { $cardName }.
  }
vast-log-rune-staff-used = Il Cavaliere spende { $grit } Coraggio: il Bastone Runico porta in { $squareName }.
vast-log-treasure-dealt = Il Cavaliere riceve una carta Tesoro{ $card ->
    [none] .
   *[other] : { $cardName }.
  }
vast-log-treasure-kept = La tiene.
vast-log-treasure-declined = { $card ->
    [none] La rifiuta.
   *[other] Rifiuta { $cardName }.
  }
vast-log-treasure-shown = Il Cavaliere mostra { $cardName }.
vast-log-treasure-lost = { $card ->
    [none] Il Cavaliere perde una carta Tesoro coperta.
   *[other] Il Cavaliere perde la carta { $cardName }.
  }
vast-log-quest-completed = Il Cavaliere completa la Missione { $cardName }: { $grit } Coraggio.

# The Goblins
vast-log-rage-changed = Furia { $before } → { $rage }.
vast-log-population-changed = { $tribeName }: Popolazione { $before } → { $population }.
vast-log-tribe-scattered = La Tribù { $tribeName } si disperde, { $population ->
    [0] non ne resta nessuno.
    [one] ne resta 1.
   *[other] ne restano { $population }.
  }
vast-log-tribe-pledged = La Tribù { $tribeName } si avventa sul Cristallo in { $squareName }: serve una seconda Tribù.
vast-log-knight-attacked = La Tribù { $tribeName } ({ $strength }) { $how ->
    [ambush] tende un'imboscata al
    [hiding_spots] colpisce dai Nascondigli il
   *[other] attacca il
  } Cavaliere ({ $hers }) in { $squareName }.
vast-log-cards-drawn = { $deck ->
    [powers] Il Drago pesca { $count ->
        [one] 1 carta Potere.
       *[other] { $count } carte Potere.
      }
    [war] I Goblin pescano { $count ->
        [one] 1 carta Guerra.
       *[other] { $count } carte Guerra.
      }
    [secrets] I Goblin pescano { $count ->
        [one] 1 Segreto.
       *[other] { $count } Segreti.
      }
    [sidequests] Il Cavaliere pesca { $count ->
        [one] 1 Missione.
       *[other] { $count } Missioni.
      }
   *[other] { $count ->
        [one] Si pesca 1 carta Tesoro.
       *[other] Si pescano { $count } carte Tesoro.
      }
  }
vast-log-war-card-chosen = I Goblin tengono la carta Guerra { $cardName }.
vast-log-discs-refused = I Goblin rifiutano i dischi della Tribù { $tribeName } per 1 Furia.
vast-log-tribes-overpopulated = { $how ->
    [scatter] Sovrappopolazione: la Tribù { $tribeName } deve disperdersi.
    [disc] Sovrappopolazione: il Vicecapo cede un Goblin della Tribù { $tribeName }.
   *[other] Sovrappopolazione: il Capo tiene unite le Tribù.
  }
vast-log-monster-drawn = Mostro pescato: { $monsterName }.
vast-log-monster-assigned = La Tribù { $slot ->
    [fangs] Zanne
    [eye] Occhio
   *[other] Ossa
  } riceve un Mostro: { $monsterName }.
vast-log-monster-stayed = { $monster ->
    [golem] Il Golem resta: ora ogni muro richiede due cubetti sulla Mappa Antica.
    [bright_beetles] Gli Scarabei Luminosi restano: il prossimo Mostro è più forte di 1.
   *[other] L'Orco resta in { $squareName } e fa la guardia.
  }
vast-log-monster-discarded = Mostro scartato: { $monsterName }.
vast-log-monster-boxed = Mostro fuori dal gioco: { $monsterName }.
vast-log-secret-played = I Goblin giocano un Segreto: { $cardName }.
vast-log-secret-discarded = Il Segreto { $cardName } è scartato.
vast-log-kraken-rose = Il Kraken di Terra emerge in { $squareName }: crollano le tessere che il dado colpisce.
vast-log-hex-cast = Colpisce { $target ->
    [knight] il Cavaliere: { $amount } Coraggio.
    [dragon] il Drago: { $amount } carte Potere.
    [cave] la Caverna: { $amount } segnalini Presagio.
   *[other] il Ladro: Furtività -{ $amount }.
  }
vast-log-tribe-blessed = { $card ->
    [cave_mushrooms] Li mangia la Tribù { $tribeName }: agisce tre volte, le altre mai.
   *[other] Alla Tribù { $tribeName } ora va { $cardName }.
  }
vast-log-plunder-made = La Tribù { $tribeName } razzia { $token ->
    [treasure] un Tesoro in { $squareName }.
    [dragon] il Drago in { $squareName } (Forza { $strength }, Corazza { $armor }): trappola se il dado mostra il centro.
   *[other] la { $tokenName } in { $squareName }: trappola se il dado mostra il centro.
  }
vast-log-tribe-explored = La Tribù { $tribeName } esplora { $squareName }.
vast-log-special-used = { $tribe ->
    [fangs] La Tribù { $tribeName } attizza la Furia.
    [bones] La Tribù { $tribeName } chiama un Mostro.
   *[other] La Tribù { $tribeName } cerca un Segreto.
  }
vast-log-knight-lured = Il Fuoco Fatuo della Tribù { $tribeName } svia il Cavaliere in { $squareName }, fino a { $spaces } spazi.
vast-log-piece-dazed = La Tribù { $tribeName } tira con la Fionda { $piece ->
    [knight] al Cavaliere: Forza e Percezione -1 in questo turno.
   *[other] al Drago: Corazza -1 in questo turno.
  }
vast-log-scheme-bought = I Goblin comprano il Complotto { $cardName } per { $price ->
    [one] 1 Tesoro.
   *[other] { $price } Tesori.
  }
vast-log-scheme-used = { $card ->
    [press_gangs] Arruolamento Forzato: un Goblin passa alla Tribù { $tribeName }.
    [ancient_rituals] Antichi Rituali: la Tribù { $tribeName } cede un Goblin per un Segreto in più.
   *[other] { $cardName }: i Goblin pagano 1 Furia per un Mostro in più.
  }
vast-log-treasure-stored = Tesori conservati dai Goblin: { $stored }.

# The Dragon
vast-log-power-announced = Il Drago usa { $powerName } in { $squareName } ({ $symbols ->
    [one] 1 simbolo
   *[other] { $symbols } simboli
  }).
vast-log-power-used = Il Drago ha pagato { $powerName }.
vast-log-power-aimed = Bersaglio: { $target ->
    [knight] il Cavaliere
    [dragon] il Drago
    [thief] il Ladro
    [cave] la Caverna
    [goblins] i Goblin
   *[other] la Tribù { $targetName }
  } in { $squareName }.
vast-log-power-averted = La Trappola dei Goblin lo annulla.
vast-log-power-paid = Carta Potere scartata: { $symbolName }.
vast-log-gem-used = Paga la Gemma { $symbolName }.
vast-log-cube-woken = Il Drago risveglia { $rowName }: Risveglio { $before } → { $wakefulness } di { $needed }.
vast-log-cube-slept = { $rowName } si riaddormenta: Risveglio { $before } → { $wakefulness } di { $needed }.
vast-log-cube-shifted = Un cubetto addormentato cambia riga: { $rowName } → { $toName }.
vast-log-dragon-awoke = Il Drago è sveglio!
vast-log-dragon-surfaced = Il Drago risale in superficie!
vast-log-dragon-hurt = { $health ->
    [0] Il Drago perde { $by } Salute ({ $before } → 0) e muore!
   *[other] Il Drago perde { $by } Salute ({ $before } → { $health }).
  }
vast-log-goblins-eaten = Il Drago divora { $by ->
    [one] un Goblin
   *[other] { $by } Goblin
  } ({ $before } → { $eaten }).
vast-log-shriek-readied = Lo Strillo è pronto.
vast-log-shriek-spent = Il Drago strilla: il dado si rilancia.
vast-log-scale-gained = Una Scaglia di Drago è mescolata nel mazzo Potere; da parte: { $left }.
vast-log-scale-shown = Il Drago mostra la { $scaleName }.

# The Cave
vast-log-omens-collected = La Caverna raccoglie Presagi: { $due ->
    [one] ne spetta 1.
   *[other] ne spettano { $due }.
  }
vast-log-omens-drawn = Presagi pescati: { $symbols ->
    [none] nessuno.
   *[other] { $symbolsName }.
  }
vast-log-omen-announced = La Caverna usa { $omenName } ({ $tokens ->
    [one] 1 segnalino
   *[other] { $tokens } segnalini
  }).
vast-log-omen-used = La Caverna ha pagato { $omenName }.
vast-log-omen-aimed = Bersaglio: { $target ->
    [knight] il Cavaliere
    [dragon] il Drago
    [thief] il Ladro
    [cave] la Caverna
    [goblins] i Goblin
   *[other] la Tribù { $targetName }
  }.
vast-log-omen-spent = Un segnalino Presagio torna nel sacchetto: { $symbolName }.
vast-log-hatred-removed = Segnalini Disprezzo { $before } → { $left }.

# The Thief
vast-log-stats-assigned = Il Ladro sceglie Movimento { $movement }, Furtività { $stealth }, Taccheggio { $thievery }.
vast-log-pickpocket-tried = Il Ladro deruba { $target ->
    [knight] il Cavaliere
    [dragon] il Drago
    [thief] il Ladro
    [cave] la Caverna
    [goblins] i Goblin
   *[other] la Tribù { $targetName }
  } in { $squareName } (Furtività { $stealth } contro { $target ->
    [dragon] Corazza
   *[other] Percezione
  } { $defence }){ $needed ->
    [1] .
   *[other] {" "}con { $needed } o più.
  }
vast-log-lock-tried = Il Ladro scassina la Cripta in { $squareName }{ $needed ->
    [1] .
   *[other] {" "}con { $needed } o più.
  }
vast-log-lock-opened = La Cripta è aperta.
vast-log-attempt-failed = Fallisce.
vast-log-backstab-made = Il Ladro pugnala alle spalle { $target ->
    [knight] il Cavaliere
    [dragon] il Drago
    [thief] il Ladro
    [cave] la Caverna
    [goblins] i Goblin
   *[other] la Tribù { $targetName }
  } in { $squareName } (Furtività { $stealth } contro { $target ->
    [dragon] Corazza
   *[other] Percezione
  } { $defence }{ $means ->
    [none] {""}
   *[other] , { $meansName }
  }), { $cubes ->
    [one] piano.
    [2] forte.
   *[other] molto forte.
  }
vast-log-thief-killed = { $by ->
    [knight] Il Cavaliere uccide il Ladro
    [goblins] I Goblin uccidono il Ladro
    [dragon] Il Drago uccide il Ladro
    [cave] La Caverna uccide il Ladro
   *[other] Il Ladro muore
  } in { $squareName }.
vast-log-attack-evaded = Il Ladro schiva.
vast-log-loot-taken = { $role ->
    [dragon] Tesori del Drago: { $before } → { $held }.
   *[other] { $token ->
        [treasure] Il Ladro ha un Tesoro in più
       *[other] Il Ladro ha la { $tokenName }
      }: portati { $before } → { $held }.
  }
vast-log-loot-stashed = Il Ladro mette al sicuro un Tesoro in { $squareName }: { $before } → { $stashed } di { $needed }.
vast-log-loot-level-set = { $cubes ->
    [0] Livello di Bottino Perso { $before } → { $level }.
   *[other] Il Ladro nasconde il bottino: livello di Bottino Perso { $before } → { $level }.
  }
vast-log-upgrade-gained = Miglioria: { $upgradeName }.
vast-log-upgrade-lost = Miglioria persa: { $upgradeName }.
vast-log-advancement-revealed = Il Ladro rivela la sua carta Avanzamento: { $cardName }.
vast-log-charm-used = Il Ladro affascina { $role ->
    [knight] il Cavaliere
    [goblins] i Goblin
    [dragon] il Drago
   *[other] la Caverna
  } e ottiene 2 cubetti.
vast-log-wand-used = Il Ladro punta la Bacchetta contro { $target ->
    [thief] sé stesso
   *[other] { $target ->
       [knight] il Cavaliere
       [dragon] il Drago
       [thief] il Ladro
       [cave] la Caverna
       [goblins] i Goblin
      *[other] la Tribù { $targetName }
     }
  }, { $charges ->
    [one] 1 carica rimasta.
   *[other] { $charges } cariche rimaste.
  }

# The race: what stands in the strip, and who may win next turn
vast-race-kill-dragon = Salute del Drago { $has } di { $most }
vast-race-kill-knight = Salute Cavaliere { $has } di { $most }
vast-race-crystals = { $has } di { $needs } Cristalli
vast-race-way-out = verso l'Ingresso
vast-race-wake = Risveglio { $has } di { $needs }
vast-race-surface = sveglio, a un Cristallo
vast-race-escape = in superficie, all'Ingresso
vast-race-tiles = { $left ->
    [one] 1 tessera rimasta
   *[other] { $left } tessere rimaste
  }
vast-race-fall = Cristalli crollati { $has } di { $needs }
vast-race-stash = { $has } di { $needs } al sicuro
vast-race-why-knight = Il Drago ha { $health } Salute e Corazza { $armor }, { $steps ->
    [0] sulla stessa tessera
    [one] a 1 tessera
   *[other] a { $steps } tessere
  }; i { $cubes } cubetti Eroe bastano per colpirlo.
vast-race-why-way-out = Ha i suoi Cristalli e l'Ingresso è { $steps ->
    [0] qui.
    [one] a 1 tessera.
   *[other] a { $steps } tessere.
  }
vast-race-why-goblins = { $count ->
    [one] 1 Tribù sulla mappa batte
   *[other] { $count } Tribù sulla mappa battono
  } la Forza { $strength } del Cavaliere e ci arrivano; la sua Salute è { $health }.
vast-race-why-tribes = { $count ->
    [one] 1 Tribù
   *[other] { $count } Tribù
  } sulla mappa: abbastanza per battere il Drago, con Salute { $health }.
vast-race-why-crystal = Manca un Cristallo e { $count } Tribù sulla mappa hanno la forza di frantumarlo.
vast-race-why-dragon = L'Ingresso è { $moves ->
    [one] a 1 mossa
   *[other] a { $moves } mosse
  }; ne ha una gratuita e fino a { $wings } con l'Ala.
vast-race-why-cave = { $needed ->
    [one] Deve ancora crollare 1 tessera Cristallo
   *[other] Devono ancora crollare { $needed } tessere Cristallo
  }, scoperte { $lying }; la Caverna rimuove { $count } tessere a turno.
vast-race-why-thief = Porta { $carried } e l'Ingresso è { $steps ->
    [one] a 1 tessera
   *[other] a { $steps } tessere
  }; il suo Movimento può essere { $movement }.
vast-race-why-loot = Ne manca uno: passando da { $squareName } è a casa in { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
  }; il suo Movimento può essere { $movement }.

# What the result counts
vast-tally-dragon-attacked = Attacchi al Drago: { $count }
vast-tally-tribes-attacked = Attacchi alle Tribù: { $count }
vast-tally-quest-completed = Missioni completate: { $count }
vast-tally-event-met = Eventi incontrati: { $count }
vast-tally-crystal-smashed = Cristalli frantumati: { $count }
vast-tally-token-sought = Tesori e Gemme cercati: { $count }
vast-tally-knight-hurt = Ferite subite: { $count }
vast-tally-knight-attacked = Attacchi al Cavaliere: { $count }
vast-tally-plunder-made = Razzie: { $count }
vast-tally-secret-played = Segreti giocati: { $count }
vast-tally-tribe-scattered = Tribù disperse: { $count }
vast-tally-power-announced = Poteri usati: { $count }
vast-tally-goblins-eaten = Pasti di Goblin: { $count }
vast-tally-cube-woken = Cubetti risvegliati: { $count }
vast-tally-dragon-hurt = Colpi subiti: { $count }
vast-tally-omen-announced = Presagi usati: { $count }
vast-tally-cave-shaped = Tessere posate: { $count }
vast-tally-collapse-caused = Tessere fatte crollare: { $count }
vast-tally-crystal-tile-fallen = Tessere Cristallo crollate: { $count }
vast-tally-thief-attacked = Attacchi al Ladro: { $count }
vast-tally-pickpocket-tried = Furti tentati: { $count }
vast-tally-backstab-made = Pugnalate: { $count }
vast-tally-lock-tried = Serrature tentate: { $count }
vast-tally-loot-stashed = Tesori al sicuro: { $count }
vast-tally-thief-killed = Morti: { $count }

# Refusals
vast-no-not-a-tile = Lì non c'è nessuna tessera su cui andare.
vast-no-not-adjacent = Quello spazio non è adiacente.
vast-no-wall-between = C'è un muro in mezzo.
vast-no-not-dark = Quella non è una tessera Buia.
vast-no-not-lit = Il segnalino Ingresso si sposta solo su una tessera Illuminata.
vast-no-occupied = Quella tessera è occupata.
vast-no-not-seen = Il bersaglio non si vede da qui.
vast-no-not-playing = Quel ruolo non è in gioco.
vast-no-no-such-token = Lì non c'è quel segnalino.
vast-no-not-open-edge = Nessun lato aperto porta lì.
vast-no-not-next-to-map = Una tessera va piazzata su uno spazio vuoto adiacente a una tessera.
vast-no-not-in-hand = Quella tessera non è nella mano della Caverna.
vast-no-crystal-first = Nel proprio turno la Caverna piazza prima le tessere Cristallo.
vast-no-no-tiles-left = Non restano tessere per farlo.
vast-no-not-to-reveal = Quella tessera non viene rivelata da questo effetto.
vast-no-same-turn = Quella rotazione è uguale a un'altra.
vast-no-must-face-knight = Un lato aperto deve guardare la tessera da cui arriva.
vast-no-must-connect = La tessera deve collegarsi all'Ingresso se può.
vast-no-not-a-group = Indica un gruppo con la sua prima tessera.
vast-no-never-touches = Quello scorrimento non tocca mai un altro gruppo.
vast-no-shorter-slide = { $needs ->
    [one] Un altro scorrimento ricompone la mappa dopo un quadrato, questo dopo { $has }.
   *[other] Un altro scorrimento ricompone la mappa dopo { $needs } quadrati, questo dopo { $has }.
  }
vast-no-lurker-never-attacks = Una Tribù in agguato non può passare sul Cavaliere: al suo passo non segue alcuna azione.
vast-no-no-help-in-ambush = Un cubetto lì non aiuta in questa Imboscata.
vast-no-shield-too-late = Lo Scudo andava preparato prima di vedere il Mostro.
vast-no-tribes-come-first = Attacca prima le Tribù: hanno Forza { $needs }, e senza il Giavellotto il Cavaliere ha { $has }.
vast-no-must-attack = Qui devi prima attaccare.
vast-no-entrance-needs-room = Il segnalino Ingresso non avrebbe dove andare.
vast-no-javelin-targets = Il Giavellotto si lancia contro la pedina di un altro giocatore su un altro spazio.
vast-no-plunder-too-weak = Per razziare il Drago serve Forza oltre la sua Corazza { $needs }; questa Tribù ha { $has }.
vast-no-dragon-not-here = Il Drago non è sulla tessera della Tribù.
vast-no-nothing-to-scratch = Sulla tessera del Drago non c'è nessuno da graffiare.
vast-no-no-place-for-treasure = Non resta un segnalino Tesoro, o una tessera Buia senza pedine e senza Tesori.
vast-no-another-tribe = Il disco va a un'altra Tribù.
vast-no-not-under-dragon = Quel giocatore non è sulla tessera del Drago.
vast-no-no-revealed-tribe = Nessuna Tribù è rivelata.
vast-no-sling-targets = La Fionda stordisce solo il Cavaliere o il Drago.
vast-no-curse-finds-nothing = Non c'è una tessera da ruotare, un segnalino Evento da rimettere o una carta Evento da spostare.
vast-no-spores-find-nobody = Non gioca nessun altro che le spore possano raggiungere.
vast-no-bats-find-nothing = Non c'è un Cavaliere, una Tribù o un Tesoro che i Pipistrelli Giganti possano portare altrove.
vast-no-not-yourself = Scegli un altro giocatore.
vast-no-nobody-in-reach = Nessuno che possa essere colpito è in vista e a portata.
vast-no-no-rune-space = Nessuno spazio Illuminato non occupato è in linea retta alla portata del tuo Coraggio.
vast-no-bow-targets = L'Arco Incantato colpisce solo il Drago o il Ladro.
vast-no-not-on-map = Quella pedina non è sulla mappa.
vast-no-tribe-hidden = Quella Tribù è nascosta: nessuno può bersagliarla.
vast-no-never-the-entrance = L'Ingresso non può mai essere rimosso.
vast-no-touches-too-many = Tocca { $has } tessere; prima vanno quelle che ne toccano { $needs }.
vast-no-cannot-leave = Qualcuno su quella tessera non può andarsene.
vast-no-lit-crystal-first = Prima va rimossa una tessera Cristallo Illuminata.
vast-no-dark-first = Solo nell'Oscurità rimuove prima le tessere Buie.
vast-no-forced-onto-dark = Non su una tessera Buia.
vast-no-forced-onto-piece = Non su una tessera con un altro giocatore.
vast-no-would-attack = Quella mossa provocherebbe un attacco.
vast-no-token-out-of-reach = Il segnalino non può finire lì.
vast-no-shield-protects = Lo Scudo protegge il Cavaliere dagli spostamenti.
vast-no-nowhere-to-go = Non c'è dove andare.
vast-no-no-cube-there = Lì non c'è nessun cubetto.
vast-no-unplaced-first = Prima vanno i cubetti non piazzati.
vast-no-no-free-cube = Non restano cubetti Eroe non piazzati.
vast-no-no-room = { $needs ->
    [0] Quella carta non accoglie Cubetti Eroe.
    [one] Lì sta un Cubetto Eroe, e ce n'è { $has }.
   *[other] Lì stanno { $needs } Cubetti Eroe, e ce ne sono { $has }.
  }
vast-no-no-such-treasure = Non ha quella carta Tesoro.
vast-no-not-face-down = Quella carta non è coperta accanto alla plancia.
vast-no-needs-a-cube = Serve un cubetto Eroe non ancora usato.
vast-no-already-used = È già stato usato in questo turno.
vast-no-already-ready = È già pronto.
vast-no-two-cubes-stay = Il Cavaliere tiene almeno { $needs } Cubetti Eroe e ne ha { $has }.
vast-no-not-her-quest = Quella Missione non è nella sua mano.
vast-no-quest-not-done = { $quest ->
    [intrepid] Quella Missione chiede { $needs } tessere rivelate; ce ne sono { $has }.
    [bedecked] Quella Missione chiede { $needs } carte Tesoro scoperte; il Cavaliere ne ha { $has }.
    [persistent] Quella Missione chiede { $needs } Cristalli frantumati; ce ne sono { $has }.
    [adventurous] Quella Missione chiede Incontri su { $needs } spazi in questo turno; finora sono { $has }.
    [swift] Quella Missione chiede { $needs } spazi visitati in questo turno; finora sono { $has }.
   *[other] Ciò che quella Missione chiede non è appena stato fatto.
  }
vast-no-no-movement = Il Cavaliere ha percorso { $has } spazi su { $needs } in questo turno.
vast-no-no-encounter-to-move = Il Cavaliere si muove solo se gli resta un Incontro, e ne ha avuti { $has } su { $needs }.
vast-no-no-encounter = Il Cavaliere ha avuto { $has } Incontri su { $needs } in questo turno.
vast-no-event-first = Prima va risolto il segnalino Evento su cui si trova.
vast-no-tribe-too-strong = Contro la Tribù lì serve Forza oltre { $needs }; il Cavaliere ha { $has }.
vast-no-armor-too-strong = La Corazza del Drago è { $needs }, la Forza del Cavaliere { $has }: ne manca { $more }.
vast-no-nothing-to-meet = Qui non c'è nulla per un Incontro.
vast-no-nothing-done = Un Incontro deve fare qualcosa prima di finire.
vast-no-attacks-come-first = Gli attacchi vengono prima della raccolta.
vast-no-not-on-her-tile = Non è sulla sua tessera.
vast-no-one-dragon-attack = Il Drago è già stato attaccato.
vast-no-needs-a-bomb = Sottoterra il Drago si attacca solo con una Bomba o il Giavellotto.
vast-no-thief-unseen = Percezione { $has } non batte la Furtività { $needs } del Ladro.
vast-no-no-crystal-here = Qui non c'è nessun Cristallo.
vast-no-too-weak-to-smash = Per frantumare un Cristallo serve Forza { $needs }; il Cavaliere ha { $has }.
vast-no-no-wall-there = Lì non c'è un muro.
vast-no-no-bomb-left = I 3 segnalini Bomba sono finiti.
vast-no-out-of-range = L'Arco Incantato arriva a { $needs } quadrati in linea retta; il bersaglio è a { $has }.
vast-no-no-flare = Bagliore non è in gioco per questo ruolo.
vast-no-no-monster-needed = Qui non si può chiedere un Mostro.
vast-no-not-drawn = Quella carta non è stata pescata.
vast-no-ruby-not-ready = Il Rubino Goblin non è scoperto, o ha già cambiato una carta in questo turno.
vast-no-no-rage = Costa { $needs } Furia, e ce n'è { $has }.
vast-no-no-discs-to-refuse = Quella Tribù non riceve dischi da rifiutare.
vast-no-not-overflowing = Quella Tribù non trabocca.
vast-no-revealed-tribe-first = Deve disperdersi una Tribù rivelata.
vast-no-not-held = Quel Segreto non è in mano.
vast-no-not-its-monster = Quella Tribù non ha quel Mostro.
vast-no-too-many-monsters = Le Tribù hanno { $has } Mostri e le Ossa Popolazione { $needs }: non se ne può aggiungere nessuno.
vast-no-replace-only = Le Tribù hanno { $has } Mostri e le Ossa Popolazione { $needs }: se ne può solo sostituire uno.
vast-no-already-acted = È già stato fatto in questo turno.
vast-no-no-goblins-left = Una Tribù con Popolazione 0 non può agire.
vast-no-must-be-revealed = Solo una Tribù rivelata può farlo.
vast-no-must-be-hidden = Solo una Tribù nascosta può farlo.
vast-no-tribe-has-moved = La Tribù si è già mossa, o non può muoversi oltre in questa attivazione.
vast-no-already-passed = La Tribù è già andata e tornata da lì in questa attivazione: gira in tondo.
vast-no-knight-too-strong = Per entrare nella tessera del Cavaliere alla Tribù serve Forza oltre { $needs }; lì avrebbe { $has }.
vast-no-dragon-too-strong = Per entrare nella tessera del Drago alla Tribù serve Forza oltre { $needs }; lì avrebbe { $has }.
vast-no-not-on-its-tile = Non è sulla tessera della Tribù.
vast-no-tribe-too-weak = Serve Forza oltre { $needs }; la Tribù ha { $has }.
vast-no-needs-ash-dragon = Le Tribù attaccano il Drago solo con Drago di Cenere.
vast-no-gems-on-map = Una Gemma è sulla mappa.
vast-no-no-open-space = In quella direzione non c'è uno spazio vuoto.
vast-no-not-its-symbol = Quella tessera mostra il simbolo di un'altra Tribù.
vast-no-tiles-to-reveal-on = Sulla mappa c'è una tessera Buia con il suo simbolo.
vast-no-no-place-to-reveal = Non c'è dove apparire.
vast-no-no-tunnels = Le Gallerie Segrete non sono state giocate, o non resta una tessera Buia non occupata.
vast-no-no-wisp = Quella Tribù non ha il Fuoco Fatuo.
vast-no-only-at-overpopulation = Il Capo si gioca alla sovrappopolazione.
vast-no-only-while-active = Il Veleno si gioca mentre una Tribù è attivata.
vast-no-finish-activation = Prima completa l'attivazione.
vast-no-eye-is-empty = La Tribù dell'Occhio non ha Popolazione.
vast-no-no-ambush-tile = Il Cavaliere non è sopra o accanto a una tessera Imboscata Illuminata.
vast-no-crystal-on-tile = Lì c'è un Cristallo.
vast-no-population-too-low = Serve Popolazione oltre { $needs }; la Tribù ha { $has }.
vast-no-already-moved = Il movimento gratuito è già stato fatto.
vast-no-not-straight = Solo 1 o 2 tessere in linea retta.
vast-no-cannot-pay = Quel potere costa { $needs ->
    [one] un simbolo
   *[other] { $needs } simboli
  }; carte e Gemme ne pagano { $has }.
vast-no-wrong-symbol = Serve un altro simbolo.
vast-no-no-such-card = Quella carta Potere non è in mano.
vast-no-gem-not-ready = Quella Gemma non può pagare ora.
vast-no-row-empty = In quella riga non restano cubetti.
vast-no-section-used = Quella sezione ha già dato un cubetto in questo turno.
vast-no-not-earned = { $row ->
    [greed] La Cupidigia vuole un Tesoro tenuto dal Drago, che non ne ha.
    [hunger] La Fame vuole { $needs } Goblin divorati; ce ne sono { $has }.
    [pride_event] La Superbia vuole una tessera Evento rivelata con un potere in questo turno.
    [pride_gem] La Superbia vuole una Gemma posata in questo turno mentre un'altra è sulla mappa.
   *[other] La Superbia vuole un turno senza movimento.
  }
vast-no-gem-placed-already = Una Gemma per turno.
vast-no-no-dark-tile = Non c'è nessuna tessera Buia da rivelare.
vast-no-not-visible = Quella tessera non è visibile e adiacente.
vast-no-wall-burns-already = Il Muro di Fiamme brucia già.
vast-no-asleep = Solo un Drago sveglio e sottoterra può risalire.
vast-no-no-crystal-tile = Risale solo su una tessera Cristallo.
vast-no-woke-this-turn = Si è svegliato proprio in questo turno.
vast-no-not-nearest = Non è una delle tessere più vicine che restano.
vast-no-not-this-phase = { $phase ->
    [0] Prima la Caverna raccoglie i segnalini Presagio.
    [1] Ora la Caverna si modella.
    [2] Ora la Caverna piazza un Tesoro.
   *[other] Le tre fasi del turno della Caverna sono finite.
  }
vast-no-treasure-compulsory = Un Tesoro va piazzato.
vast-no-collect-comes-first = Prima si raccolgono i Presagi.
vast-no-no-such-omen = Quel segnalino Presagio non è posseduto.
vast-no-no-treasure-left = Non restano segnalini Tesoro.
vast-no-not-next-to-dark = La nuova tessera va accanto a una tessera Buia.
vast-no-bats-cannot-carry = I Pipistrelli Giganti non portano né il Drago né il Ladro.
vast-no-needs-a-lit-tile = Almeno una delle due tessere deve essere Illuminata.
vast-no-no-rockslide-there = Lì non c'è nessuna Frana.
vast-no-no-hatred-left = Non restano segnalini Disprezzo.
vast-no-no-event-tile = Lì non c'è una tessera Evento Illuminata senza segnalino.
vast-no-no-event-cards = Non restano carte Evento.
vast-no-not-on-top = Quella carta non è tra quelle pescate.
vast-no-same-stats = Quell'ordine dà gli stessi valori di un altro.
vast-no-no-cubes = Costa { $needs ->
    [one] un cubetto Azione
   *[other] { $needs } cubetti Azione
  }; rimasti: { $has }.
vast-no-still-moving = Il suo movimento deve essere finito.
vast-no-already-known = L'ha già guardata.
vast-no-no-vault-here = Qui non c'è nessuna Cripta.
vast-no-already-tried = Quella Cripta è già stata tentata in questo turno.
vast-no-loot-too-low = Il livello di Bottino Perso è { $has } e non può calare di { $needs }.
vast-no-not-on-his-tile = Il bersaglio non è sulla sua tessera.
vast-no-target-once = Quel giocatore è già stato bersaglio in questo turno.
vast-no-too-little-stealth = { $target ->
    [dragon] Furtività { $has } non batte Corazza { $needs }.
   *[other] Furtività { $has } non batte Percezione { $needs }.
  }
vast-no-nothing-to-take = Non c'è nulla da prendere.
vast-no-not-to-steal = Quello non si può rubare.
vast-no-upgrade-taken = Quello spazio Miglioria è occupato.
vast-no-row-in-order = La riga 2 → 3, 3 → 4, Tutti 4 mantiene il suo ordine.
vast-no-no-such-upgrade = Non ha quella miglioria.
vast-no-row-full = Quella riga Indolenza non ha spazio libero, o nessun cubetto da dare.
vast-no-shriek-ready = Lo Strillo è già pronto.
vast-no-omen-too-dear = Quel presagio costa { $needs ->
    [one] un segnalino
   *[other] { $needs } segnalini
  } dei suoi simboli; la Caverna ne ha { $has }.
vast-no-omen-symbol = Quel presagio non accetta questo simbolo.
vast-no-tribe-cannot-smash = Per frantumare un Cristallo a una Tribù serve Forza { $needs }; questa ha { $has }.
vast-no-thief-cannot-move = Il Ladro ha percorso { $has } spazi su { $needs } in questo turno.
vast-no-nothing-to-climb = In quella direzione non c'è un muro da scalare.
vast-no-dark-above = Un Drago in superficie non entra in tessere Buie.

# Results, reasons, facts, targets
vast-result-knight = Vince il Cavaliere.
vast-result-goblins = Vincono i Goblin.
vast-result-dragon = Il Drago fugge e vince.
vast-result-cave = La Caverna crolla e vince.
vast-result-thief = Il Ladro spezza la maledizione e vince.
vast-result-collapse = La Caverna è crollata: perdono tutti.
vast-result-ambush = Il Cavaliere è caduto in un'Imboscata.
vast-result-dead = Il Cavaliere è morto.
vast-result-time = Nessuno ha vinto in tempo: perdono tutti.
vast-why-stop = fermarsi non porta nulla
vast-why-goal = la via verso la vittoria
vast-why-end = conclude la partita
vast-why-hinders = { $role ->
    [knight] trattiene il Cavaliere
    [goblins] trattiene i Goblin
    [dragon] trattiene il Drago
    [cave] trattiene la Caverna
   *[thief] trattiene il Ladro
}
vast-why-helps = { $role ->
    [knight] aiuta il Cavaliere
    [goblins] aiuta i Goblin
    [dragon] aiuta il Drago
    [cave] aiuta la Caverna
   *[thief] aiuta il Ladro
}
vast-why-growth = Coraggio e cubetti Eroe
vast-why-health = la Salute del Cavaliere
vast-why-cards = carte Tesoro
vast-why-strike = se il Drago può essere colpito
vast-why-outlook = che cosa possono ancora i suoi cubetti, e chi può colpire il Cavaliere
vast-why-quests = Missioni secondarie, e a che cosa servono i suoi Tesori
vast-why-rage = Furia
vast-why-tricks = Segreti, Mostri e Complotti
vast-why-population = Popolazione
vast-why-tribes = Tribù che possono colpire o stanno in agguato
vast-why-claws = Goblin vicini agli artigli del Drago
vast-why-gems = Gemme sulla mappa
vast-why-prey = prede e tessere Buie vicino al Drago
vast-why-powers = carte Potere rimaste in mano
vast-why-due = cubetti Indolenza che si svegliano alla fine del turno
vast-why-stores = Goblin divorati e Tesori tenuti
vast-why-exposed = quanto il Drago è esposto al Cavaliere
vast-why-way = la strada verso ciò che serve dopo
vast-why-omens = Presagi, in mano e in arrivo
vast-why-upgrades = migliorie
vast-why-loot = bottino portato
vast-why-hunters = chi può prendere il Ladro
vast-why-left = Movimento e cubetti rimasti
vast-why-road = la strada verso il bottino e casa
vast-why-clock = quanto è tardi, e a chi tocca
vast-fact-card = una carta
vast-fact-die = un lancio di dado
vast-fact-omen = Presagi pescati
vast-fact-tile = una tessera
vast-target-sq = { $aName }
vast-target-piece = { $aName }

# Options of a game
vast-option-roles = Chi gioca
vast-option-roles-help = I ruoli in questa partita; ogni insieme ha le sue varianti.
vast-option-infestation = Infestazione Goblin
vast-option-infestation-help = Chi sta in agguato quando nessuno gioca i Goblin.
vast-option-agreed_goal = Obiettivo concordato
vast-option-agreed_goal-help = Cristalli per il Cavaliere e segnalini al sicuro per il Ladro.
vast-option-awake_hunger = Cubetti Fame svegli
vast-option-awake_hunger-help = Cubetti Fame che partono sul Risveglio: 4 facile, 2 medio, 0 difficile.
vast-option-removed_tiles = Partita più corta
vast-option-removed_tiles-help = Tessere a caso rimosse prima di aggiungere i Cristalli: nessuna, o da 2 a 4.
vast-option-last_round = Ultimo round
vast-option-last_round-help = Regola propria di Underkeep: dopo questo round perdono tutti.
vast-option-knight_level = Difficoltà: Cavaliere
vast-option-knight_level-help = Quanto è difficile per il ruolo Cavaliere.
vast-option-goblins_level = Difficoltà: Goblin
vast-option-goblins_level-help = Quanto è difficile per il ruolo Goblin.
vast-option-dragon_level = Difficoltà: Drago
vast-option-dragon_level-help = Quanto è difficile per il ruolo Drago.
vast-option-cave_level = Difficoltà: Caverna
vast-option-cave_level-help = Quanto è difficile per il ruolo Caverna.
vast-option-thief_level = Difficoltà: Ladro
vast-option-thief_level-help = Quanto è difficile per il ruolo Ladro.
vast-option-faq2019_strict_forced_movement = Movimento forzato severo
vast-option-faq2019_strict_forced_movement-help = Nessuna pedina può essere spostata su uno spazio con un altro giocatore.
vast-option-faq2019_remover_moves_pieces = Chi rimuove sposta le pedine
vast-option-faq2019_remover_moves_pieces-help = Chi fa crollare una tessera sposta le pedine che vi si trovano.
vast-option-faq2019_rockslide_keeps_bomb = La Frana conserva la Bomba
vast-option-faq2019_rockslide_keeps_bomb-help = Una Frana su un lato bombardato lascia sotto la Bomba.
vast-option-faq2019_pickpocket_any_face_up_secret = Si può rubare ogni Segreto scoperto
vast-option-faq2019_pickpocket_any_face_up_secret-help = Non solo il Rubino Goblin.
vast-option-faq2019_surface_on_awaken = Risalita al risveglio
vast-option-faq2019_surface_on_awaken-help = Il Drago che si sveglia può risalire alla fine di quel turno; senza: in uno successivo.
vast-option-faq2019_collect_omens_first = Prima si raccolgono i Presagi
vast-option-faq2019_collect_omens_first-help = Nessun presagio prima di raccogliere i segnalini.
vast-option-faq2019_one_tile_collapse_4p_no_cave = Collasso lento
vast-option-faq2019_one_tile_collapse_4p_no_cave-help = Con quattro giocatori e senza Caverna ognuno rimuove una tessera.
vast-option-flame_wall_kill_gives_loot = Il Muro di Fiamme dà bottino
vast-option-flame_wall_kill_gives_loot-help = Il Drago pesca carte per un Ladro ucciso dal Muro di Fiamme.
vast-option-aid_zero_rage_perception = Il malessere abbassa la Percezione
vast-option-aid_zero_rage_perception-help = A 0 Furia le Tribù perdono anche 1 Percezione.
vast-option-aid_thief_kill_scatters_tribe = Uccidere il Ladro disperde
vast-option-aid_thief_kill_scatters_tribe-help = Una Tribù che uccide il Ladro si disperde.
vast-option-card_collapse_on_next_turn = Collasso al turno seguente
vast-option-card_collapse_on_next_turn-help = Anche con la Caverna il Collasso comincia al turno seguente di chiunque.
vast-option-rulebook_no_past_plunder_gdt = Niente Antichi Bottini per Goblin, Drago, Ladro
vast-option-rulebook_no_past_plunder_gdt-help = Come dice il regolamento.
vast-option-aid_dragon_escape_at_end_of_turn = Fuga a fine turno
vast-option-aid_dragon_escape_at_end_of_turn-help = Il Drago vince solo se termina il turno sull'Ingresso.
vast-option-aid_rage_fills_to_four = La Furia riempie a quattro
vast-option-aid_rage_fills_to_four-help = 1 Furia elimina solo i dischi oltre il 4.
vast-option-aid_lurk_when_no_valid_tile = Agguato senza tessera valida
vast-option-aid_lurk_when_no_valid_tile-help = Una Tribù può stare in agguato anche se tutte le sue tessere hanno altri giocatori.
vast-option-faq2019_rockslide_returns_on_printed_wall = La Frana ritorna
vast-option-faq2019_rockslide_returns_on_printed_wall-help = Una Frana torna indietro se un muro stampato finisce sul suo lato.
vast-option-faq2019_thief_target_per_piece = Ogni Tribù è un bersaglio
vast-option-faq2019_thief_target_per_piece-help = Il Ladro può bersagliare ogni Tribù una volta per turno.
vast-option-card_enchanted_bow_at_most_three = Arco Incantato: al massimo 3 carte
vast-option-card_enchanted_bow_at_most_three-help = Il Drago non scarta mai più di 3 carte per un tiro; senza: Forza meno 1, quante che siano.
vast-option-collapse_never_onto_dark = Nessuna uscita nel Buio
vast-option-collapse_never_onto_dark-help = Il Cavaliere non può lasciare una tessera che crolla per una Buia; senza: può.
vast-option-lurking_tribe_attacks_knight = Le Tribù in agguato attaccano il Cavaliere
vast-option-lurking_tribe_attacks_knight-help = Una Tribù in agguato può passare sul Cavaliere e attaccare; senza: al passo non segue alcuna azione, quindi non può.
vast-option-aid_thief_tile_connects = La tessera del Ladro si collega
vast-option-aid_thief_tile_connects-help = Una tessera rivelata dal Ladro deve collegarsi all'Ingresso, se può; senza: la orienta a piacere.
vast-option-roles-knight-goblins-dragon-cave-thief = Cavaliere, Goblin, Drago, Caverna, Ladro
vast-option-roles-knight-goblins-dragon-cave = Cavaliere, Goblin, Drago, Caverna
vast-option-roles-knight-goblins-dragon-thief = Cavaliere, Goblin, Drago, Ladro
vast-option-roles-knight-goblins-cave-thief = Cavaliere, Goblin, Caverna, Ladro
vast-option-roles-knight-dragon-cave-thief = Cavaliere, Drago, Caverna, Ladro
vast-option-roles-goblins-dragon-cave-thief = Goblin, Drago, Caverna, Ladro
vast-option-roles-knight-goblins-dragon = Cavaliere, Goblin, Drago
vast-option-roles-knight-goblins-cave = Cavaliere, Goblin, Caverna
vast-option-roles-knight-goblins-thief = Cavaliere, Goblin, Ladro
vast-option-roles-knight-dragon-cave = Cavaliere, Drago, Caverna
vast-option-roles-knight-dragon-thief = Cavaliere, Drago, Ladro
vast-option-roles-knight-cave-thief = Cavaliere, Caverna, Ladro
vast-option-roles-goblins-dragon-cave = Goblin, Drago, Caverna
vast-option-roles-goblins-dragon-thief = Goblin, Drago, Ladro
vast-option-roles-goblins-cave-thief = Goblin, Caverna, Ladro
vast-option-roles-dragon-cave-thief = Drago, Caverna, Ladro
vast-option-roles-knight-goblins = Cavaliere, Goblin
vast-option-roles-knight-dragon = Cavaliere, Drago
vast-option-roles-knight-cave = Cavaliere, Caverna
vast-option-roles-knight-thief = Cavaliere, Ladro
vast-option-roles-goblins-dragon = Goblin, Drago
vast-option-roles-goblins-cave = Goblin, Caverna
vast-option-roles-goblins-thief = Goblin, Ladro
vast-option-roles-dragon-cave = Drago, Caverna
vast-option-roles-dragon-thief = Drago, Ladro
vast-option-roles-cave-thief = Caverna, Ladro
vast-option-roles-knight = Cavaliere in solitario
vast-option-roles-goblins = Goblin in solitario
vast-option-roles-dragon = Drago in solitario
vast-option-roles-thief = Ladro in solitario
vast-option-infestation-table = come dice l'insieme di ruoli
vast-option-infestation-a = A: Forza 2
vast-option-infestation-b = B: Forza 3
vast-option-infestation-c = C: Mostri
vast-option-agreed_goal-5 = 5
vast-option-agreed_goal-6 = 6
vast-option-awake_hunger-0 = 0 (difficile)
vast-option-awake_hunger-2 = 2 (medio)
vast-option-awake_hunger-4 = 4 (facile)
vast-option-knight_level-easiest = Facilissimo: Salute del Drago 3, 4 Cristalli, frantumi con Forza 2
vast-option-knight_level-easy = Facile: Salute del Drago 4, 4 Cristalli
vast-option-knight_level-standard = Normale: Salute del Drago 5, 5 Cristalli
vast-option-knight_level-hard = Difficile: Salute del Drago 6, 6 Cristalli
vast-option-knight_level-expert = Esperto: Salute del Drago 7, 6 Cristalli, frantumi con Forza 4
vast-option-goblins_level-easiest = Facilissimo: Salute del Cavaliere 5
vast-option-goblins_level-easy = Facile: Salute del Cavaliere 6
vast-option-goblins_level-standard = Normale: Salute del Cavaliere 7
vast-option-goblins_level-hard = Difficile: Salute del Cavaliere 8
vast-option-goblins_level-expert = Esperto: Salute del Cavaliere 9
vast-option-dragon_level-easiest = Facilissimo: si sveglia a 7
vast-option-dragon_level-easy = Facile: si sveglia a 9
vast-option-dragon_level-standard = Normale: si sveglia a 11
vast-option-dragon_level-hard = Difficile: si sveglia a 13
vast-option-dragon_level-expert = Esperto: si sveglia a 13, dopo 3 turni con lo Strillo
vast-option-cave_level-easiest = Facilissimo: devono crollare 3 tessere Cristallo, 2 tessere in meno per tipo
vast-option-cave_level-easy = Facile: devono crollare 4 tessere Cristallo, 1 tessera in meno per tipo
vast-option-cave_level-standard = Normale: devono crollare 5 tessere Cristallo
vast-option-cave_level-hard = Difficile: devono crollare 5 tessere Cristallo, 4 segnalini Disprezzo
vast-option-cave_level-expert = Esperto: devono crollare 5 tessere Cristallo, 8 segnalini Disprezzo
vast-option-thief_level-easiest = Facilissimo: 4 segnalini da mettere al sicuro
vast-option-thief_level-easy = Facile: 5 segnalini da mettere al sicuro
vast-option-thief_level-standard = Normale: 6 segnalini da mettere al sicuro
vast-option-thief_level-hard = Difficile: 7 segnalini da mettere al sicuro, il primo senza miglioria
vast-option-thief_level-expert = Esperto: 8 segnalini da mettere al sicuro, i primi due senza miglioria

# Terreno
vast-name-canyon = Canyon
vast-name-lake = Lago
vast-name-magma = Magma
vast-name-mushroom_forest = Foresta di Funghi
vast-name-pits = Pozzi
vast-name-river = Fiume
vast-name-terrain = Terreno
vast-do-draw-terrain = Pesca una carta Terreno
vast-do-terrain = { $whatName }
vast-do-sling = Fionda: -1 Forza, Corazza e Percezione a una pedina in vista
vast-do-throw-javelin = Lancia il Giavellotto contro una pedina in vista
vast-ask-terrain = Quale Terreno compare?
vast-ask-ground = { $terrainName }: dove va il primo spazio?
vast-ask-ground-turn = { $terrainName }: come si gira?
vast-ask-pit = Dove si apre il Pozzo { $number }?
vast-ask-drift = { $pieceName } nel Fiume: la corrente porta oltre?
vast-ask-off-terrain = { $pieceName } deve lasciare il Terreno che crolla: dove va?
vast-no-canyon-bars = Gli spazi esterni del Canyon sono impraticabili.
vast-no-dead-pit = Un Pozzo da solo non porta da nessuna parte.
vast-no-never-ends-in-pit = Nessuno si ferma in un Pozzo.
vast-no-no-such-terrain = Quel Terreno non è disponibile.
vast-no-no-ground-for-it = Non c'è un posto legale per quel Terreno.
vast-no-terrain-compulsory = Il Terreno va piazzato.
vast-no-not-nearest-ground = Lì il Terreno non può stare, o non alla distanza dovuta.
vast-no-forest-shelters = La Foresta di Funghi ferma ogni effetto a distanza, in entrata e in uscita.
vast-no-out-once = Quella Tribù ha già lasciato questo Terreno verso l'ignoto.
vast-no-only-downstream = Il Fiume porta di uno spazio a valle.
vast-no-within-terrain = Nessuna Frana sta dentro un Terreno.
vast-no-terrain-not-open = Un Terreno crolla solo dal suo primo spazio, con metà dei lati aperti.
vast-no-staff-keeps-cube = Il Bastone Runico tiene il suo cubetto mentre lo paghi.
vast-no-rune-not-straight = Non è in linea retta.
vast-no-rune-cardinal = A questo tavolo il Bastone Runico non va in diagonale.
vast-no-rune-needs-grit = Quel salto costa { $needs } Coraggio, 2 per ogni spazio; ne hai { $has }.
vast-no-rune-not-lit = Il Bastone Runico porta solo su spazi Illuminati.
vast-no-trove-first = Va preso prima il Forziere del Tesoro.
vast-no-javelin-not-ready = Si lancia solo il Giavellotto riveduto, e solo quando è pronto.
vast-no-javelin-too-far = Il Giavellotto raggiunge ciò che vedi entro { $needs } spazi; il bersaglio è a { $has }.
vast-no-no-slingshot = I Goblin non hanno una Fionda scoperta.
vast-no-out-of-sling = La Fionda raggiunge ciò che la Tribù vede entro { $needs } spazi; il bersaglio è a { $has }.
vast-no-before-activations = Solo prima della prima attivazione.
vast-no-one-tribe-feasts = La Tribù che ha mangiato i Funghi si attiva tre volte, le altre mai.
vast-no-no-disc-free = Nessun disco Forza è disponibile.
vast-option-terrain = Terreno
vast-option-terrain-help = La prima tessera Evento di ogni round può portare Canyon, Lago, Magma, Foresta di Funghi, Pozzi o Fiume.
vast-option-terrain_optional = Il Terreno si può rifiutare
vast-option-terrain_optional-help = Chi decide può non piazzare alcun Terreno; altrimenti è obbligatorio.
vast-option-random_terrain = Terreno casuale
vast-option-random_terrain-help = Sei carte mescolate decidono quale Terreno viene dopo.
vast-option-card_canyon_bridge_any_cave_tile = Ponte presso qualsiasi tessera
vast-option-card_canyon_bridge_any_cave_tile-help = Il ponte del Canyon può toccare qualsiasi tessera Caverna; senza: deve toccarne una Illuminata.
vast-option-card_magma_spares_last_health = Il Magma risparmia l'ultima Salute
vast-option-card_magma_spares_last_health-help = Il Magma non ferisce un Cavaliere con 1 Salute.
vast-option-card_pits_apart_from_all = Pozzi lontani da tutti gli altri
vast-option-card_pits_apart_from_all-help = Ogni altro Pozzo sta il più lontano possibile da tutti quelli già posati; senza: il secondo e il terzo il più lontano possibile tra loro.

# Bonus
vast-ask-entrance = Dove va il segnalino Ingresso?
vast-ask-buried = Quale carta Tesoro va in fondo al mazzo?
vast-ask-take-one = Quale carta Tesoro prende?
vast-ask-place-won = Pronto ti ha dato cubetti: ne assegni fino a { $count }?
vast-ask-amulet = La tua Salute è cambiata. Scarti l'Amuleto Maledetto?
vast-ask-rune = Dove ti porta il Bastone Runico? 2 Coraggio per spazio; ne hai { $grit }.
vast-ask-thrown = Contro chi lanci il Giavellotto?
vast-ask-feast = Quale Tribù mangia i Funghi della Caverna?
vast-ask-meat = Su quale spazio non occupato metti Carne!?
vast-ask-meat-back = Riprendi il disco di Carne!?
vast-ask-slung = Chi stordisce la Fionda di { $tribeName }?
vast-ask-owe-secret = Il Guanto d'Argento: quale Segreto scarti?
vast-option-moving_entrance = Ingresso mobile
vast-option-moving_entrance-help = Un segnalino indica l'Ingresso: la sua tessera può crollare e il segnalino si sposta.
vast-option-unknown_treasures = Tesori ignoti
vast-option-unknown_treasures-help = Il Cavaliere prende una di due carte Tesoro e nessuno sa quale.
vast-option-promo_cards = Carte promo
vast-option-promo_cards-help = Undici carte in più si mescolano nei loro mazzi, tra cui Amuleto Maledetto, Bastone Runico, Terremoto!, Kraken di Terra e Fionda.
vast-option-card_rune_staff_cardinal_only = Bastone Runico senza diagonali
vast-option-card_rune_staff_cardinal_only-help = Il Bastone Runico salta solo lungo righe e colonne, come dice la carta.
vast-option-revised_cards = Carte rivedute
vast-option-revised_cards-help = Gli Stivali Eroici danno 3 Movimento, il Giavellotto si lancia fino a 3 spazi, Pane di Grotta dà 6 Coraggio.
vast-section-terrain = Terreno
vast-section-bonus = Regole opzionali

# Scaglie di Drago
vast-ask-roused = Scaglia di Platino: di quale riga si risveglia un cubetto?
vast-ask-silver = Mostri la Scaglia Argentea e la tieni? Peschi una carta in meno.
vast-do-scale = { $what ->
    [silver_scale] Tieni la Scaglia Argentea
   *[other] Usa la { $whatName }
 }
vast-no-scale-pays-not = Quella Scaglia non paga questo simbolo.
vast-no-needed-later = Il resto del potere non potrebbe più essere pagato.
vast-option-dragon_scales = Scaglie di Drago
vast-option-dragon_scales-help = Distruzione e Collera sui Cristalli danno al Drago fino a tre Scaglie, che si pescano come carte Potere.

# Le carte Avanzamento del Ladro
vast-do-charm = Fascino: aiuta { $whatName }
vast-do-wand = Bacchetta: { $what ->
    [thief] te stesso, 3 cubetti
   *[other] { $whatName }
 }
vast-no-no-advancement = A questo tavolo non ci sono carte Avanzamento.
vast-no-card-not-in-force = Quella carta Avanzamento non è in vigore.
vast-no-card-used = La carta è già stata usata in questo turno.
vast-no-wand-empty = La Bacchetta non ha più cariche.
vast-no-hands-full = Con il Mantello porti al massimo { $needs } segnalini, e ne hai { $has }.
vast-no-charm-needs-crystal = La Caverna si aiuta solo su una tessera Cristallo.
vast-option-thief_advancement = Carte Avanzamento del Ladro
vast-option-thief_advancement-help = Il Ladro riceve coperta una di tre carte; un segnalino al sicuro la mette in vigore.

# I Complotti dei Goblin
vast-ask-spend-plunder = Un Complotto costa { $price }, Tesori disponibili: { $stored }. Ne comprate uno?
vast-ask-pay-scheme = Quale altro Complotto scartate al posto di un Tesoro?
vast-ask-token-from = La riserva è vuota: da quale tessera viene il Tesoro?
vast-ask-armed = Armeria: quale Tribù riceve il disco Forza?
vast-ask-press-from = Arruolamento Forzato: di quale Tribù spostate un disco?
vast-ask-press-to = Arruolamento Forzato: quale Tribù riceve il disco di { $tribeName }?
vast-ask-ritual = Antichi Rituali: quale Tribù paga un disco per un Segreto in più?
vast-ask-mercenaries = Mercenari: pagate 1 Furia per un Mostro in più?
vast-ask-take-stored = { $stored ->
    [one] Prendi il Tesoro conservato dai Goblin?
   *[other] Prendi uno dei { $stored } Tesori conservati dai Goblin?
  }
vast-do-disc = Un disco: { $whatName }
vast-no-scheme-too-dear = Quel Complotto costa { $needs ->
    [one] un Tesoro
   *[other] { $needs } Tesori
  }; i Goblin possono pagarne { $has }.
vast-no-not-a-scheme = Non è un Complotto.
vast-no-no-underboss = I Goblin non hanno il Vicecapo.
vast-no-tribe-is-full = Nessun'altra Tribù ha posto per il disco.
vast-no-when-tribes-act = Solo quando si attivano le Tribù.
vast-no-not-dragged-there = Il Verme Sotterraneo prende la via più vicina lungo una diagonale.
vast-option-goblin_schemes = Complotti dei Goblin
vast-option-goblin_schemes-help = Otto Complotti sono mescolati nei Segreti; i Tesori razziati li comprano per tutta la partita.

# Ciò che dice il terminale: obiettivi, mucchi, cose osservate.
vast-goal-kill-dragon = Uccidere il Drago: Salute rimasta { $has } di { $most }.
vast-goal-kill-knight = Uccidere il Cavaliere: Salute rimasta { $has } di { $most }.
vast-goal-crystals = Frantumare { $needs } Cristalli: finora { $has }.
vast-goal-way-out = Poi raggiungere l'Ingresso.
vast-goal-wake = Risvegliarsi: Risveglio { $has } di { $needs }.
vast-goal-surface = Risalire in superficie finendo un turno su una tessera Cristallo.
vast-goal-escape = Raggiungere l'Ingresso in superficie.
vast-goal-tiles = { $left ->
    [one] Piazzare tutte le tessere: ne resta una.
   *[other] Piazzare tutte le tessere: ne restano { $left }.
  }
vast-goal-fall = Far crollare { $needs } tessere Cristallo: finora { $has }.
vast-goal-hatred = { $left ->
    [one] Prima va tolto un segnalino Disprezzo.
   *[other] Prima vanno tolti { $left } segnalini Disprezzo.
  }
vast-goal-stash = Mettere al sicuro { $needs } Tesori: finora { $has }, portati { $carried }.
vast-pile = { $pileName }: { $count }
vast-pile-card = { $count ->
    [one] – { $cardName }
   *[other] – { $cardName } × { $count }
  }
vast-pile-supply = In riserva: Tesori { $treasures }, Eventi { $events }, Cristalli { $crystals }, Cripte { $vaults }, Frane { $rockslides }, Bombe { $bombs }.
vast-name-pile_face_up = carte Tesoro scoperte
vast-name-pile_face_down = carte Tesoro coperte
vast-name-pile_offered = carta Tesoro offerta al Cavaliere
vast-name-pile_handed = carte Tesoro tra cui scegliere
vast-name-pile_declined = carte Tesoro rifiutate
vast-name-pile_treasures_gone = carte Tesoro fuori dal gioco
vast-name-pile_quest_hand = Missioni in mano
vast-name-pile_quest_deck = mazzo delle Missioni
vast-name-pile_quests_done = Missioni completate
vast-name-pile_war_deck = mazzo Guerra
vast-name-pile_war_hand = carte Guerra pescate
vast-name-pile_monster_deck = mazzo dei Mostri
vast-name-pile_monster_discard = Mostri scartati
vast-name-pile_monsters_drawn = Mostri pescati
vast-name-pile_monsters_gone = Mostri fuori dal gioco
vast-name-pile_secret_deck = mazzo dei Segreti
vast-name-pile_secret_hand = Segreti in mano
vast-name-pile_secret_discard = Segreti scartati
vast-name-pile_secrets_open = Segreti scoperti
vast-name-pile_schemes = Complotti comprati
vast-name-pile_power_deck = mazzo Potere
vast-name-pile_power_hand = carte Potere in mano
vast-name-pile_power_discard = carte Potere scartate
vast-name-pile_scales = Scaglie di Drago da parte
vast-name-pile_tile_stack = pila delle tessere
vast-name-pile_tile_hand = tessere in mano alla Caverna
vast-name-pile_tiles_gone = tessere fuori dal gioco
vast-name-pile_event_deck = mazzo degli Eventi
vast-name-pile_events_played = Eventi giocati
vast-name-pile_treasure_deck = mazzo dei Tesori
vast-name-pile_terrain_deck = mazzo dei Terreni
vast-name-pile_advancement = carta Avanzamento coperta
vast-name-token_crystal = segnalino Cristallo
vast-name-token_event = segnalino Evento
vast-name-token_vault = segnalino Cripta
vast-name-token_flame_wall = Muro di Fiamme
vast-name-token_ogre = segnalino Orco
vast-name-token_troll = segnalino Troll
vast-name-token_meat = disco di Carne!
vast-look-empty = { $squareName }: lì non c'è una tessera.
vast-look-lurker = In agguato lì: { $pieceName }.
vast-look-tile = { $squareName }: { $face ->
    [ground] Terreno, { $whatName }.
    [lit] tessera Illuminata, { $whatName }.
    [known] tessera Buia con il simbolo { $symbolName }; il suo lato Illuminato: { $whatName }.
   *[other] tessera Buia con il simbolo { $symbolName }.
  }
vast-look-edge = { $edge ->
    [bomb] { $wayName }: un muro aperto da una Bomba.
    [rockslide] { $wayName }: una Frana.
   *[other] { $wayName }: un muro.
  }
vast-look-treasures = { $count ->
    [one] Un segnalino Tesoro.
   *[other] { $count } segnalini Tesoro.
  }
vast-look-token = { $tokenName }.
vast-look-piece = Si trova lì: { $pieceName }.
vast-look-seen = Chi l'ha guardata: { $roleName }.
vast-look-nowhere = { $pieceName }: non è sulla mappa.
vast-look-place = { $where ->
    [lurks] { $pieceName }: in agguato, { $squareName }.
   *[other] { $pieceName }: { $squareName }.
  }
vast-look-tribe = { $tribeName }: Popolazione { $population }, Forza { $strength }, Percezione { $perception }{ $spent ->
    [true] , attivata in questo turno.
   *[other] .
  }
vast-look-monster = Mostro: { $monsterName }.
vast-look-goblins = Furia { $rage } di { $most }.
vast-look-knight = Salute { $health } di { $most }, Coraggio { $grit }, Movimento { $movement }, Percezione { $perception }, Forza { $strength }, cubetti non piazzati { $free }, Incontri rimasti { $encounters }.
vast-look-dragon = Salute { $health } di { $most }, Risveglio { $wakefulness } di { $needs }, Corazza { $armor }, Spirito { $spirit }, Goblin divorati { $eaten }, Tesori tenuti { $treasures }; { $state ->
    [surfaced] in superficie.
    [awake] sveglio e sottoterra.
   *[other] addormentato.
  }
vast-look-cave = Tessere rimaste { $tiles }, tessere Cristallo crollate { $fallen } di { $needs }, segnalini Presagio { $omens }, da pescare { $due }.
vast-look-thief = Movimento { $movement }, Furtività { $stealth }, Taccheggio { $thievery }, cubetti Azione rimasti { $cubes }, portati { $carried }, al sicuro { $stashed } di { $needs }, livello di Bottino Perso { $loot }.
vast-look-card = { $cardName }: { $pileName }.
vast-look-assigned = { $cardName }: con { $tribeName }.
vast-look-unseen = { $cardName }: non si vede da nessuna parte.

# Che cosa può venire da un'opzione, prima di sceglierla.
vast-may-stop-knight = Non usati: { $second ->
    [0] { "" }
    [one] 1 Incontro{ $first ->
        [0] { "" }
       *[other] {", "}
      }
   *[other] { $second } Incontri{ $first ->
        [0] { "" }
       *[other] {", "}
      }
  }{ $first ->
    [0] { "" }
   *[other] Movimento { $first }
  }.
vast-may-stop-thief = Non usati: { $first ->
    [0] { "" }
   *[other] Movimento { $first }{ $second ->
        [0] { "" }
       *[other] {", "}
      }
  }{ $second ->
    [0] { "" }
    [one] 1 cubetto
   *[other] { $second } cubetti
  }.
vast-may-stop-goblins = { $first ->
    [one] Una Tribù non ha agito.
   *[other] { $first } Tribù non hanno agito.
  }
vast-may-stop-tribe = La Tribù { $tribeName } non fa altro in questo turno.
vast-may-stop-wake = Un cubetto Accidia guadagnato resta addormentato: premi la sua fila per svegliarlo.
vast-may-stop-flight = Il movimento gratuito non è stato usato.
vast-may-hit-dragon = Forza { $mine } batte Corazza { $theirs }: Salute del Drago { $before } → { $after }.
vast-may-roll-dragon = Forza { $mine } pari a Corazza { $theirs }: il dado colpisce con { $faces } facce su 6 (Salute { $before } → { $after }), altrimenti nulla.
vast-may-kill-thief = Percezione { $mine } batte Furtività { $theirs }: il Ladro muore se non si sottrae; guadagni { $grit } Coraggio.
vast-may-smash = La Forza { $mine } basta: il Cristallo si rompe.
vast-may-scatter = Forza { $mine } contro { $theirs }: ogni Tribù lì si disperde, ognuna dà 1 Furia.
vast-may-tribe-thief = Percezione { $mine } batte Furtività { $theirs }: il Ladro muore se non si sottrae.
vast-may-tribe-dragon = Forza { $mine } batte Corazza { $theirs }: il Drago perde 1 Salute.
vast-may-hit-knight = Forza { $mine } contro { $theirs }: Salute del Cavaliere { $before } → { $after }, la Tribù si disperde, si spende 1 Furia.
vast-may-ambush = Nel caso peggiore è un'Imboscata: { $tribeName } ({ $theirs }) contro il tuo { $mine }, Salute { $before } → { $after }.
vast-may-steal = Furtività { $mine } batte { $theirs }.
vast-may-stab = Furtività { $mine } batte { $theirs }: { $what ->
    [grit] il Cavaliere perde { $count } Coraggio.
    [cards] il Drago perde { $count ->
        [one] 1 carta Potere.
       *[other] { $count } carte Potere.
      }
   *[other] la Tribù perde { $count } Popolazione.
  }
vast-may-sure = Senza tiro: riesce per { $cubes } cubetti.
vast-may-roll = { $cubes ->
    [one] Per 1 cubetto
   *[other] Per { $cubes } cubetti
  } serve un tiro di { $needed } o più: { $faces } su 6. Altrimenti i cubetti sono persi.
vast-may-die = { $pieceName } è colpito da { $faces } facce su 6.
vast-may-die-nobody = Nessun altro è alla portata del dado.
