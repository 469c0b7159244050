# Ciò che dice il tabellone di Keep the Heroes Out! nel browser: stanze, pezzi, carte, pannelli e vista testuale.

heroes-board-where = { $scenarioName } { $mode ->
    [b] B
   *[a] A
  } · { $difficultyName } · ondata { $wave }
heroes-board-map = Sotterraneo. Le frecce vanno di stanza in stanza, Invio sceglie o apre la stanza, il punto interrogativo chiede perché no.
heroes-board-map-of = Mappa del Sotterraneo: { $names }
heroes-board-legal = { $what }. Si può scegliere
heroes-board-room = { $name }, { $type }{ $value ->
    [0] { "" }
   *[other] , Tesoro di valore { $value }
  }{ $marks ->
    [0] { "" }
    [one] , 1 gettone Evento
   *[other] , { $marks } gettoni Evento
  }
heroes-board-monster = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
  }{ $wounds ->
    [0] { "" }
    [one] , 1 Ferita
   *[other] , { $wounds } Ferite
  }
heroes-board-hero = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
  }{ $grade ->
    [champion] , campione
    [wounded] , campione con una Ferita
   *[plain] { "" }
  }, { $state ->
    [out] esausto
   *[awake] attivo
  }
heroes-board-token = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
  }
heroes-board-portal = { $side ->
    [completed] Portale completato
   *[incomplete] Portale incompleto
  }
heroes-board-ways = Passaggi verso { $rooms }; { $steps ->
    [0] è qui che vogliono arrivare gli Eroi
    [one] 1 passo dal Caveau
   *[other] { $steps } passi dal Caveau
  }
heroes-board-none = nessuna stanza
heroes-board-empty = niente e nessuno qui
heroes-board-site = spazio libero { $cell } per una stanza nuova
heroes-board-list = { $name }: tutto ciò che contiene

# Carte
heroes-board-or = oppure
heroes-board-momentum = { $left }, poi { $right }
heroes-board-icon = { $name }, { $state ->
    [used] usata o non scelta
    [can] si può usare
   *[no] ora non si può usare
  }
heroes-board-card = { $name }: { $face }{ $state ->
    [can] . Si può scegliere
   *[no] { "" }
  }
heroes-board-rec = Carta ricostruita: quella stampata non è pubblica
heroes-board-on-table = Sul tavolo
heroes-board-hand = La tua mano
heroes-board-hands = Mani
heroes-board-no-cards = Nessuna carta in mano.
heroes-board-display = Bottino esposto
heroes-board-projects = Progetti
heroes-board-used = usata

# Pannelli
heroes-board-in-play = { $count ->
    [one] 1 Mostro
   *[other] { $count } Mostri
  } su { $all } nel Sotterraneo
heroes-board-health = Salute { $health } ciascuno, { $wounds ->
    [0] nessuna Ferita
    [one] 1 Ferita
   *[other] { $wounds } Ferite
  } nel Clan
heroes-board-deck = mazzo
heroes-board-hand-short = mano
heroes-board-discard = scarti
heroes-board-loot-short = bottino
heroes-board-ability = Abilità.
heroes-board-discards = Pila degli scarti ({ $count })
heroes-board-role-crowd_control = Controllo della Ressa
heroes-board-role-defender = Difensore
heroes-board-role-supporter = Sostenitore
heroes-board-guild = Gilda
heroes-board-wave = ondata { $wave } di 2
heroes-board-deck-left = ondata { $wave } di 2, restano { $left } carte Gilda su { $all }
heroes-board-per-assault = { $now ->
    [yes] Carta { $drawn } di { $count } di questo assalto
   *[no] { $count ->
        [0] Nessuna carta nell'ultimo assalto
        [one] 1 carta nell'ultimo assalto
       *[other] { $count } carte nell'ultimo assalto
      }
  }
heroes-board-last-card = Ultima carta
heroes-board-odds = Ancora nel mazzo
heroes-board-chance = Probabilità della prossima carta
heroes-board-card-left = { $state ->
    [left] nel mazzo
   *[gone] uscita
  }
heroes-board-scenario-cards = Carte Scenario
heroes-board-inside = Eroi nel Sotterraneo
heroes-board-awake = { $count ->
    [one] 1 attivo
   *[other] { $count } attivi
  }
heroes-board-treasures = Tesori nel Sotterraneo
heroes-board-mode = modalità { $mode ->
    [b] B
   *[a] A
  }
heroes-board-chronicle-chapters = I capitoli
heroes-board-chronicle-clans = I suoi Clan: { $names }
heroes-board-chronicle-take = Gioca con questi Clan
heroes-board-chronicle-won = se vinto: { $gift }
heroes-board-chronicle-lost = se perso: { $gift }
heroes-board-chronicle-here = Capitolo { $chapter } di { $needs }
heroes-board-gift-spoils = una carta Bottino a testa
heroes-board-gift-stores = scorte nel Caveau
heroes-board-gift-snares = Trappole davanti al Caveau
heroes-board-gift-gate = un Portale aperto
heroes-board-gift-muster = un Mostro in più a testa
heroes-board-gift-warning = un Assalto in più senza carte
heroes-board-gift-toll = una carta in meno all'inizio
heroes-board-chronicle-ended = Fine di { $name }: { $won } capitoli vinti su { $needs }.
heroes-board-forecast = Il prossimo Assalto
heroes-board-forecast-help = Se il turno finisse ora, con le carte Gilda che restano; dove la squadra può scegliere, come farebbe un bot.
heroes-board-forecast-none = Non si aspettano Eroi.
heroes-board-forecast-defeat = Sconfitta: { $chance } %
heroes-board-forecast-scenario = Una carta Scenario: { $chance } %
heroes-board-forecast-enter = entrano Eroi { $chance } %
heroes-board-forecast-charge = accorrono Eroi { $chance } %
heroes-board-forecast-hit = un Mostro è colpito { $chance } %
heroes-board-forecast-plunder = saccheggiata { $chance } %
heroes-board-scenario-open = Storia, mappa e regole
heroes-board-scenario-rules = Regole speciali della modalità { $mode ->
    [b] B
   *[a] A
  }
heroes-board-other-mode = solo in modalità { $mode ->
    [b] B
   *[a] A
  }
heroes-board-market = Mercato del bottino
heroes-board-loot-left = { $count ->
    [one] un'altra nel mazzo
   *[other] altre { $count } nel mazzo
  }
heroes-board-loot = { $name }: { $face }{ $price ->
    [none] { "" }
   *[other] . Costa 1 { $price }
  }{ $state ->
    [can] . Si può scegliere
   *[no] { "" }
  }
heroes-board-phases = Fasi del turno
heroes-board-swarm-left = Mostri dello Sciame che devono ancora agire

# L'assalto
heroes-board-assault = Assalto degli Eroi
heroes-board-pace = Come si mostra l'assalto
heroes-board-auto = Auto
heroes-board-step = A passi
heroes-board-next = Avanti
heroes-board-chain = Tutta la catena
heroes-board-card-says = Carta Gilda: { $hero } nelle stanze di tipo { $type }

# Pile scoperte
heroes-board-piles = Pile scoperte
heroes-board-pile-resolving = Carta Gilda in corso
heroes-board-pile-guild = Carte Gilda scartate
heroes-board-pile-area = { $clan }: area di gioco
heroes-board-pile-discard = { $clan }: pila degli scarti
heroes-board-pile-supply = Riserva
heroes-board-pile-removed = Tesori fuori dal gioco
heroes-board-pile-decks = Carte rimaste nei mazzi
heroes-board-pile-loot = Bottino
heroes-board-pile-rooms = Stanze da costruire
heroes-board-pile-empty = Non c'è nulla.
heroes-board-event-token = Gettone Evento
heroes-board-treasure-of = Tesoro di valore { $value }

# Vista testuale
heroes-board-clan-text = Mazzo { $deck }, mano { $hand }, scarti { $discard }.
heroes-board-left-of = { $name }: { $count ->
    [one] 1 carta rimasta nel mazzo Gilda
   *[other] { $count } carte rimaste nel mazzo Gilda
  }

# Ciò che è stato rifiutato
heroes-board-deed = { $verb ->
    [play] Giocare
    [left] Usare
    [right] Usare
    [end] Finire la fase
    [pass] Passare
    [throw] Buttare un Eroe nelle Celle
    [discard] Scartare
    [take] Prendere
    [return] Rimettere
    [defend] Difendere
    [move] Spostare
    [wounds] Scegliere
    [carry] Portare
    [strike] Attaccare
    [work] Attivare
    [complete] Completare il Portale
    [ability] Abilità
    [special] Scenario
    [build] Costruire
    [lose] Scartare
    [pay] Pagare
    [hit] Colpire
    [trust] Fidati
   *[other] Scegliere
  }

heroes-board-trust = Fidati di { $clanName } in questo turno
heroes-board-vote = Votazione: { $voted } su { $all } hanno risposto
heroes-board-preparing = Prima del primo turno
heroes-onward = Avanti con il prossimo Scenario
