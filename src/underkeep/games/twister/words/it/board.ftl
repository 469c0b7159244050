# Quello che dice il tabellone di Dungeon Twister nel browser: caselle, pedine, carte e vista testuale.

twister-board-where = { $box ->
    [darkness] Forze delle Tenebre
    [mixed] Le due scatole
    [base] Scatola base
   *[other] { $boxName }
  } · { $phase ->
    [draft] scelta delle squadre
    [line] le linee
    [placement] piazzamento
   *[other] turno { $turn } · vince chi arriva a { $target } punti
  }
twister-board-maze = Labirinto di otto stanze. Le frecce muovono, Invio sceglie, il punto interrogativo chiede perché no.
twister-board-side = { $side ->
    [yellow] Giallo
   *[other] Blu
  }
twister-board-token = { $side ->
    [yellow] { $name } (giallo)
    [neutral] { $name } (neutrale)
   *[other] { $name } (blu)
  }
twister-board-room = Stanza { $name }{ $number ->
    [0] {""}
   *[other]  · numero { $number }
  }{ $feature ->
    [sacred] , Tomba Sacra
    [statue] , Statua
    [fountain] , Fontana
    [dark] , tenebre
    [tomb] , cimitero
   *[none] {""}
  }
twister-board-reconstructed = ricostruita da noi: la stanza stampata non è documentata
twister-board-undead = non-morto
twister-board-blood = sangue: +{ $blood } alla forza
twister-board-corridor = tessera corridoio { $tile }
twister-board-front = davanti alla Statua
twister-board-sconce = Supporto per Torce { $torch ->
    [yes] con la sua Torcia
   *[no] vuoto
  } a { $way ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
  }
twister-board-room-open = Stanza { $name }, numero { $number }, gira in senso { $rotation ->
    [cw] orario
   *[other] antiorario
  }
twister-board-room-hidden = Stanza nascosta { $name }, segnalini coperti: { $yellow } gialli e { $blue } blu
twister-board-choose-room = Scegli la stanza { $name }
twister-board-square = { $name }, { $terrain ->
    [gear] ingranaggio
    [pit] fossa
    [line] linea di partenza
    [dark] tenebre
    [sacred] Tomba Sacra
    [sarcophagus] sarcofago
    [statue] { $used ->
        [yes] Statua senza spada
       *[no] Statua con la Spada a due Mani
      }
    [fountain] Fontana della Giovinezza
    [tomb] { $used ->
        [yes] tomba già usata
       *[no] tomba
      }
   *[other] pavimento
  }
twister-board-edge = { $kind ->
    [wall] muro
    [gate-closed] cancello chiuso
    [gate-open] cancello aperto
   *[other] cancello rotto
  } a { $way ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
  }
twister-board-legal = { $what }. Si può scegliere
twister-board-face-down = coperto
twister-board-wounded = ferito
twister-board-eliminated = eliminato
twister-board-spent = ha agito, riposa
twister-board-holds = tiene { $side ->
    [yellow] { $name } (giallo)
    [neutral] { $name } (neutrale)
   *[other] { $name } (blu)
  }
twister-board-unknown = coperto, a te ignoto
twister-board-points = { $points } punti su { $target }
twister-board-objects = Oggetti
twister-board-played = Carte Azione giocate
twister-board-played-short = giocate
twister-board-combat-left = Carte Combattimento rimaste
twister-board-jumps-left = Carte Salto rimaste
twister-board-movement = Movimento
twister-board-strength = Forza
twister-board-worth = Punti per l'uscita dal labirinto
twister-board-action = Azione
twister-board-combat = Combattimento
twister-board-jump = Salto
twister-board-action-card = Carta Azione { $value }, { $state ->
    [now] giocata in questo turno
    [hand] in mano
   *[played] già giocata
  }
twister-board-combat-card = Carta Combattimento { $value }, { $state ->
    [hand] in mano
   *[spent] consumata
  }
twister-board-jump-card = Carta Salto, { $state ->
    [hand] in mano
   *[spent] consumata
  }
twister-board-to-line = In mano: scegline quattro per la tua linea
twister-board-to-place = In mano: mettili coperti nelle stanze
twister-board-on-line = Sulla tua linea
twister-board-steps = { $steps ->
    [one] resta un passo
   *[other] restano { $steps } passi
  }
twister-board-ap = { $left } punti azione rimasti su { $all }
twister-board-quiet = La partita finisce fra { $turns } turni tranquilli
twister-board-fight = Combattimento
twister-board-attacks = attacca, forza { $strength }
twister-board-defends = difende, forza { $strength }
twister-board-plus-card = + carta
twister-board-why = { $why ->
    [attacker] attacca
    [target] è attaccato
    [dark] si unisce dalle tenebre, accanto a { $beside }
   *[joined] sta accanto a { $beside }
  }
twister-board-card-down = { $side ->
    [yellow] Giallo
   *[other] Blu
  } ha messo una carta coperta
twister-board-card-waiting = { $side ->
    [yellow] Giallo
   *[other] Blu
  } sceglie una carta
twister-board-you-see = tu: { $value }
twister-board-equal = Totali pari: nessuno si fa male. Le due carte sono consumate.
twister-board-won = { $side ->
    [yellow] Giallo
   *[other] Blu
  } vince { $high } a { $low }.
twister-board-out-wounded = Feriti: { $who }.
twister-board-out-eliminated = Eliminati: { $who }.
twister-board-out-points = { $points ->
    [one] Un punto
   *[other] { $points } punti
  } per { $side ->
    [yellow] Giallo
   *[other] Blu
  }, { $total } in tutto.
twister-board-at = in { $place }
twister-board-at-held = portato
twister-board-place = { $place ->
    [hand] in mano
    [line] sulla linea
    [left] uscito dal labirinto
    [dead] eliminato
    [aside] in attesa di posto
   *[lost] perduto
  }
twister-board-cards-text = Carte Combattimento rimaste: { $combat }. Carte Salto rimaste: { $jumps }. Carte Azione giocate: { $played }.
twister-board-all-squares = Tutte le caselle
twister-board-lines = Linee di partenza
twister-board-deed = { $verb ->
    [line] Sulla linea
    [lay] Metti { $whatName }
    [play] Gioca
    [walk] Muovi
    [jump] Salta
    [through] Attraverso il muro
    [reveal] Rivela { $whatName }
    [turn-cw] Gira { $whatName } a destra
    [turn-ccw] Gira { $whatName } a sinistra
    [fight] Combatti { $whatName }
    [heal] Cura { $whatName }
    [regenerate] Rigenera
    [gate] Cancello { $whatName }
    [break] Rompi { $whatName }
    [fire] Palla di fuoco { $whatName }
    [drink] Bevi
    [take] Prendi { $whatName }
    [drop] Lascia
    [via] Passa da { $whatName }
    [to] Vai { $whatName }
    [at] Piazza { $whatName }
    [target] Scegli { $whatName }
    [card] Metti una carta
    [raise] Crea uno Zombi a { $whatName }
    [wake] Apri la tomba a { $whatName }
    [change] Cambia forma
    [invert] Scambia con { $whatName }
    [draw] Prendi la spada
    [unhook] Prendi la Torcia
    [sip] Bevi
    [light] Illumina
    [shine] Anello di Luce
    [length] Scegli la lunghezza
    [tile] Posa la tessera
    [say] { $what ->
        [join] Partecipa
        [stay-out] Resta fuori
        [swing] Usa la spada
       *[spare] Non usarla
      }
    [pick] Scegli
    [pair] Scegli le stanze
   *[done] Fine turno
  }
twister-board-gate-at = Cancello a { $wayName } di { $square }

# Luce nelle tenebre
twister-board-lighting = Illuminare le tenebre
twister-board-stacks = Tessere corridoio rimaste, per lunghezza
twister-board-stack = Tessera corridoio di lunghezza
twister-board-second-set = seconda serie
twister-board-left = { $left } rimaste
twister-board-length-help = Si sceglie solo la lunghezza: quale tessera esce è fortuna, e va posata. Le tenebre accese mostrano dove entra quella lunghezza.
twister-board-tile = Tessera corridoio { $tile }
twister-board-tile-rec = ricostruita da noi: delle tessere stampate si conoscono solo numero e lunghezze
twister-board-tile-is = { $length ->
    [one] una casella
   *[other] { $length } caselle
  }{ $pits ->
    [0] {""}
    [one] , una è una fossa
   *[other] , { $pits } sono fosse
  }
twister-board-spot = Posto { $nth }: { $squares }
twister-board-turn-tile = Girala
twister-board-lay-tile = Posala
twister-board-ring-left = Anello di Luce: ne restano { $left }
twister-board-tiles-left = Tessere corridoio di lunghezza 1 · 2 · 3 rimaste: { $stacks }

# Squadre
twister-board-draft-steps = Passi della scelta
twister-board-part = { $part ->
    [people] Personaggi
    [things] Oggetti
   *[rooms] Stanze
  }
twister-board-box = { $box ->
    [base] Scatola base
   *[darkness] Forze delle Tenebre
  }
twister-board-pair = Stanze { $number }{ $feature ->
    [sacred] : Tomba Sacra
    [statue] : Statua
    [fountain] : Fontana
    [dark] : tenebre
    [tomb] : tombe
   *[none] {""}
  }
twister-board-pair-short = Stanze { $number }
twister-board-taken = già scelto
twister-board-chosen = scelto
twister-board-secret = Tutti e due scelgono in segreto. Il labirinto arriva quando le squadre sono complete.
twister-board-secret-team = sceglie in segreto
twister-board-draft-done = La tua squadra è completa. L'altra parte sceglie ancora.
twister-board-mutual-note = { $part ->
    [rooms] Si sceglie a turno; ognuno porta due coppie di stanze, due stanze dello stesso numero ciascuna.
   *[other] Si sceglie a turno, e quello che uno prende lo hanno tutti e due: le forze sono pari, conta saperle usare nelle stanze.
  }
twister-board-free-note = { $part ->
    [rooms] Due coppie di stanze tue; l'altra parte ne porta due. Nessuno vede che cosa scegli.
   *[other] Nessuno vede che cosa scegli finché non appare sul tabellone.
  }
twister-board-both-get-it = L'avrete tutti e due.
twister-board-pick-it = Scegli: { $name }
twister-board-pick-help = Premi una carta per leggerla qui; premila di nuovo, o premi il pulsante, per sceglierla.
twister-board-order = A chi tocca scegliere, e chi segue
twister-board-first-set = Prendi i sei oggetti consigliati
twister-board-by-lot = Completa a sorte
twister-board-rooms-chosen = stanze { $numbers }
twister-board-zombies-left = Zombi non ancora creati
twister-board-neutral = Oggetti di nessuno

# Il combattimento spiegato
twister-board-extra = { $name ->
    [blood] sangue
   *[wounded] ferito
  }
twister-board-not-in = Non partecipano:
twister-board-outside = { $name }: { $why ->
    [carried] ferito e trasportato
    [wounded] ferito, e non attaccato
    [rests] si è rialzato in questo turno e riposa
    [in-darkness] nelle tenebre
    [stays-out] resta fuori, nelle tenebre
    [behind-a-wall] c'è un muro o un cancello in mezzo
    [foe-in-darkness] il suo solo nemico è nelle tenebre
    [torches] teme le Torce
    [sacred-tomb] la Tomba Sacra lo vieta
   *[no-enemy-beside] accanto a nessun nemico che combatte
  }
twister-board-must-zero = { $side ->
    [yellow] Giallo
   *[other] Blu
  } deve giocare lo 0: tutti i nemici accanto alla sua Mummia hanno una Torcia.

# Il modulo di preparazione
twister-board-scenario-goal = Si gioca a { $points } punti.
twister-board-scenario-rooms = Stanze { $rooms }

# a moment that has a card: somebody scores
twister-moment-strike = Punti!
