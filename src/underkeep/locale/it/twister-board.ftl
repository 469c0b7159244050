# Quello che dice il tabellone di Dungeon Twister nel browser: caselle, pedine, carte e vista testuale.

twister-board-where = { $phase ->
    [line] Scatola base · le linee
    [placement] Scatola base · piazzamento
   *[other] Scatola base · turno { $turn } · vince chi arriva a { $target } punti
  }
twister-board-round = { $side ->
    [yellow] Giallo
   *[other] Blu
  }, carta { $value }
twister-board-maze = Labirinto di otto stanze. Le frecce muovono, Invio sceglie, il punto interrogativo chiede perché no.
twister-board-side = { $side ->
    [yellow] Giallo
   *[other] Blu
  }
twister-board-token = { $side ->
    [yellow] { $name } (giallo)
   *[other] { $name } (blu)
  }
twister-board-room = Stanza { $number }
twister-board-room-open = Stanza { $number } in { $name }, gira in senso { $rotation ->
    [cw] orario
   *[other] antiorario
  }
twister-board-room-hidden = Stanza nascosta { $name }, segnalini coperti: { $yellow } gialli e { $blue } blu
twister-board-choose-room = Scegli la stanza { $name }
twister-board-square = { $name }, { $terrain ->
    [gear] ingranaggio
    [pit] fossa
    [line] linea di partenza
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
   *[joined] si unisce
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
   *[done] Fine turno
  }
twister-board-gate-at = Cancello a { $wayName } di { $square }
