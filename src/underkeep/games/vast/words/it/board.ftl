# Scritte sul tavolo di Vast; domande, opzioni e registro sono in vast.ftl.

# The map
vast-board-map = Mappa della caverna
vast-board-follows = Che cosa segue da questi ruoli
vast-board-end-turn = Termina il turno
vast-board-end-tribe = Questa Tribù ha finito
vast-board-end-powers = Basta poteri
vast-board-end-meet = Termina l'Incontro
vast-board-end-brace = Nessun altro cubetto
vast-board-end-monsters = Scarta il resto
vast-board-role = { $role ->
    [knight] Cavaliere
    [goblins] Goblin
    [dragon] Drago
    [cave] Caverna
   *[other] Ladro
  }
vast-board-tribe-of = { $tribe }, { $people } Goblin
vast-board-lit = { $type ->
    [entrance] Ingresso
    [ambush] tessera Imboscata
    [event] tessera Evento
    [treasure_room] Sala del Tesoro
    [vault] tessera Cripta
    [crystal] tessera Cristallo
   *[other] tessera Illuminata
  }
vast-board-dark = tessera Buia{ $symbol ->
    [fangs] , Zanne
    [bones] , Ossa
    [eye] , Occhio
   *[other] {""}
  }
vast-board-known = Conosci l'altro lato: { $type ->
    [entrance] Ingresso
    [ambush] tessera Imboscata
    [event] tessera Evento
    [treasure_room] Sala del Tesoro
    [vault] tessera Cripta
    [crystal] tessera Cristallo
   *[other] una tessera
  }
vast-board-token = { $count ->
    [one] {""}
   *[other] { $count } {""}
  }{ $token ->
    [treasure] Tesoro
    [crystal] Cristallo
    [event] segnalino Evento
    [vault] Cripta
    [gem_claw] Gemma Artiglio
    [gem_flame] Gemma Fiamma
    [gem_wing] Gemma Ala
    [flame_wall] Muro di Fiamme
    [meat] Carne!
    [troll] Troll
   *[other] Orco
  }
vast-board-walls = Muri: { $ways }
vast-board-blocked = Frana: { $ways }
vast-board-open-space = Spazio aperto { $name }
vast-board-legal = { $what }. Puoi sceglierlo
vast-board-legend-legal = puoi scegliere
vast-board-legend-threat = più forte di te
vast-board-legend-last = ultima mossa
vast-board-where = Le Caverne di Cristallo · round { $round } · { $roles } ruoli
vast-board-turn-of = { $role ->
    [knight] Turno del Cavaliere
    [goblins] Turno dei Goblin
    [dragon] Turno del Drago
    [cave] Turno della Caverna
   *[other] Turno del Ladro
  }
vast-board-deed = { $verb ->
    [at] andare lì
    [encounter] incontro
    [use] usare l'equipaggiamento
    [attack] attaccare
    [take] prendere
    [cube] piazzare un cubetto
    [power] potere
    [omen] presagio
    [wake] risvegliare un cubetto
    [row] riga
    [explore] esplorare
    [reveal] rivelarsi
    [hide] nascondersi
    [special] azione speciale
    [plunder] saccheggiare
    [loot] depredare
    [pickpocket] borseggiare
    [backstab] pugnalare
    [pick_lock] scassinare
    [hide_loot] nascondere il bottino
    [climb] arrampicarsi
    [upgrade] miglioria
    [tribe] attivare
    [piece] scegliere
    [slot] assegnare
    [place] piazzare una Gemma
    [surface] risalire
    [from] togliere un cubetto
    [flare] bagliore
    [sling] usa la fionda
    [throw] lancia
    [done] fermarsi
   *[other] questo
  }

# Sections of the set-up
vast-section-players = Ruoli e varianti
vast-section-difficulty = Difficoltà
vast-section-rules = Durata della partita

# Goals
vast-board-goal = { $role ->
    [knight] { $dragon ->
      [yes] Uccidi il Drago prima che la caverna o i suoi abitanti uccidano te.
     *[other] Distruggi i tuoi Cristalli e torna all'Ingresso.
    }
    [goblins] { $knight ->
      [yes] Uccidete il Cavaliere.
     *[other] Uccidete il Drago o distruggete i Cristalli.
    }
    [dragon] Svegliati, risali su una tessera Cristallo, fuggi dall'Ingresso.
    [cave] Cresci, poi crolla addosso a tutti.
   *[other] Metti al sicuro abbastanza bottino all'Ingresso.
  }

# Boards
vast-board-health = Salute
vast-board-health-of = Salute { $value } di { $most }
vast-board-grit = Coraggio
vast-board-grit-of = Coraggio { $value }, prossimo cubetto a { $next }
vast-board-cubes-of = { $value } di { $most } cubetti
vast-board-free-cubes = { $count ->
    [one] cubetto libero
   *[other] cubetti liberi
  }
vast-board-waits-disc = attende un disco Forza
vast-board-doses = attivazioni rimaste dei Funghi della Caverna
vast-board-crystals = Cristalli distrutti
vast-board-poisoned = Cubetti avvelenati sull'Ingresso
vast-board-quests-held = Missioni in mano
vast-board-quests-done = Missioni completate
vast-board-face-down = coperta, la vedi solo tu
vast-board-cube-on = Un cubetto su { $card }
vast-board-rage = Furia
vast-board-rage-of = Furia { $value } di { $most }
vast-board-people = Popolazione { $value }
vast-board-hidden = nascosta nel buio
vast-board-hid = nascosta
vast-board-lurks = in agguato su { $name }
vast-board-secrets = Segreti
vast-board-war-card = carta Guerra di questo turno
vast-board-wake = Risveglio
vast-board-wake-of = Risveglio { $value }, sveglio a { $most }
vast-board-armor = Corazza
vast-board-spirit = Spirito: carte pescate ogni turno
vast-board-power-cards = Carte Potere
vast-board-eaten = Goblin divorati
vast-board-held = Tesori tenuti
vast-board-shriek-ready = Lo Strillo è pronto
vast-board-asleep-of = { $value } di { $most } cubetti addormentati
vast-board-fallen = Caduti
vast-board-fallen-of = { $value } di { $most } tessere Cristallo cadute
vast-board-tiles-left = Tessere rimaste
vast-board-supply = Tesori
vast-board-rockslides = Frane
vast-board-hatred = Disprezzo
vast-board-omens-due = { $held ->
    [one] 1 presagio
   *[other] { $held } presagi
  }, ne pesca { $due }
vast-board-top-events = Eventi in cima:
vast-board-stash = Al sicuro
vast-board-stash-of = { $value } di { $most } al sicuro
vast-board-stealth = Furtività
vast-board-thievery = Taccheggio
vast-board-left-of = ne restano { $value } di { $most }
vast-board-burden = meno { $count } portati
vast-board-carried = Portati
vast-board-loot-level = Bottino Perso
vast-board-row-greed = Cupidigia
vast-board-row-hunger = Fame
vast-board-row-pride_event = Superbia: Eventi
vast-board-row-pride_gem = Superbia: Gemme
vast-board-row-pride_still = Superbia: riposo
vast-board-gem = { $gem ->
    [claw] Gemma Artiglio
    [flame] Gemma Fiamma
   *[other] Gemma Ala
  }{ $at ->
    [reserve] , con il Drago
    [carried] , portata dal Ladro
   *[other] , sulla mappa
  }
vast-board-gem-at = { $at ->
    [reserve] tenuta
    [carried] rubata
   *[other] sulla mappa
  }
vast-board-symbol = { $symbol ->
    [claw] Artiglio
    [flame] Fiamma
    [wing] Ala
   *[other] un simbolo qualunque
  }

# Hands
vast-board-cubes = Cubetti Eroe, { $free } liberi
vast-board-treasures = Carte Tesoro
vast-board-quests = Missioni secondarie
vast-board-war-cards = Carte Guerra: tienine una
vast-board-war-brings = Zanne { $fangs }, Ossa { $bones }, Occhio { $eye }; Mostri { $monsters }, Segreti { $secrets }, Furia { $rage }
vast-board-drawn = Mostri pescati
vast-board-losing = Mostri della Tribù
vast-board-slots = Spazi Mostro
vast-board-empty = vuoto
vast-board-tribes = Tribù
vast-board-tribe-line = { $people } Goblin, Forza { $strength }, { $at }
vast-board-cards-of = { $count ->
    [one] una carta
   *[other] { $count } carte
  }: { $symbol ->
    [claw] Artiglio
    [flame] Fiamma
   *[other] Ala
  }
vast-board-gem-short = Gemma
vast-board-sloth = Righe Indolenza
vast-board-powers = Poteri: brilla ciò che puoi pagare
vast-board-costs = Costa { $what }
vast-board-events-deal = Eventi: giocane uno sul Cavaliere
vast-board-treasure-deal = Carte Tesoro: danne una (il Cavaliere ne ha { $count } coperte)
vast-board-tile-hand = Posa una tessera su
vast-board-tile-hand-idle = Tessere in mano
vast-board-omens-held = Segnalini Presagio
vast-board-omens = Presagi e il loro costo attuale
vast-board-omen-cost = { $cost ->
    [one] Costa ora un segnalino
   *[other] Costa ora { $cost } segnalini
  }
vast-board-assign = Assegna i segnalini Caratteristica
vast-board-order = Movimento { $movement }, Furtività { $stealth }, Taccheggio { $thievery }
vast-board-upgrades = Migliorie
vast-board-left = Resta in questo turno
vast-board-about = Di che si tratta
vast-board-prices = Costo delle azioni in cubetti
vast-board-price-loot = Depredare
vast-board-price-loot-text = 1; una Gemma 1 con il dado o 2 senza rischio
vast-board-price-pick-lock = Scassinare
vast-board-price-pick-lock-text = 1: con 4+, 2: con 2+, 3: sicuro
vast-board-price-pickpocket = Borseggiare
vast-board-price-pickpocket-text = 1: con 4+, 2: con 2+, 3: sicuro
vast-board-price-backstab = Pugnalare
vast-board-price-backstab-text = Cavaliere 1, 3 o 5 Coraggio; Tribù da 1 a 3 Goblin; Drago da 1 a 3 carte
vast-board-price-climb = Arrampicarsi
vast-board-price-climb-text = 2, uno in meno con l'Attrezzatura
vast-board-price-hide-loot = Nascondere il bottino
vast-board-price-hide-loot-text = Livello di Bottino Perso 1 in meno per ognuno
vast-board-turns = Come giace la tessera
vast-board-turns-hint = Indicane una per vederla al suo posto.
vast-board-terrains = Terreni tra cui scegliere
vast-board-covers = Copre { $squares }
vast-board-opens = Aperta: { $ways }
vast-board-die = Dado del Drago: { $face ->
    [1] gli otto spazi intorno, non il centro
    [2] i quattro lati, non il centro
    [3] i quattro lati e il centro
    [4] i quattro angoli, non il centro
    [5] i quattro angoli e il centro
   *[other] solo il centro
  } ({ $hits ->
    [one] 1 spazio
   *[other] { $hits } spazi
  })
vast-board-collapse = Collasso
vast-board-left-moves = { $count ->
    [one] passo
   *[other] passi
  }
vast-board-left-encounters = { $count ->
    [one] incontro
   *[other] incontri
  }
vast-board-left-cubes = { $count ->
    [one] cubetto
   *[other] cubetti
  }
vast-board-left-free-move = mossa libera
vast-board-left-cards = carte
vast-board-left-omens = { $count ->
    [one] presagio
   *[other] presagi
  }
vast-board-left-tribes = { $count ->
    [one] Tribù da attivare
   *[other] Tribù da attivare
  }

# Text view
vast-board-none = nessuno
vast-board-text-turn = di turno
vast-board-text-lurking = In agguato su spazi aperti
vast-board-text-row = Riga { $row }
vast-board-text-knight = Salute { $health }, Coraggio { $grit }, Movimento { $movement }, Percezione { $perception }, Forza { $strength }, { $free } cubetti liberi, { $bombs } Bombe.
vast-board-text-cubes = Cubetti: { $list }.
vast-board-text-treasures = Carte Tesoro scoperte: { $list }; coperte: { $kept } (note a te: { $known }).
vast-board-text-quests = Missioni in mano: { $count } (note a te: { $known }).
vast-board-text-goblins = Furia { $rage }, Segreti { $secrets } (noti a te: { $known }), Segreti scoperti: { $open }.
vast-board-text-tribe = { $tribe }: Popolazione { $people }, Forza { $strength }, Percezione { $perception }, { $at }.
vast-board-text-monsters = Mostri: { $list }.
vast-board-text-schemes = Complotti comprati: { $list }. Tesori conservati: { $stored }.
vast-board-text-dragon = Salute { $health }, Risveglio { $wake } di { $goal }, Corazza { $armor }, Spirito { $spirit }, { $eaten } Goblin divorati, { $held } Tesori tenuti. { $awake ->
    [0] Addormentato.
   *[other] Sveglio.
  } { $surfaced ->
    [0] Sottoterra.
   *[other] In superficie.
  }
vast-board-text-powers = Carte Potere: { $count } (note a te: { $known }).
vast-board-text-sloth = Cubetti Indolenza: { $list }.
vast-board-text-cave = { $tiles } tessere rimaste, { $fallen } di { $goal } tessere Cristallo cadute, { $supply } Tesori nella riserva, { $rockslides } Frane, pesca { $due } Presagi.
vast-board-text-omens = Presagi: { $list }.
vast-board-text-thief = Movimento { $movement }, Furtività { $stealth }, Taccheggio { $thievery }, cubetti Azione rimasti: { $cubes }, porta { $carried }, al sicuro { $stashed } di { $goal }, Livello di Bottino Perso { $loot }.
vast-board-text-upgrades = Migliorie: { $list }.
vast-board-text-advancement = Carta Avanzamento: { $card }. { $at }.

# What is under way
vast-board-story-tiles-removed = si rimuovono tessere
vast-board-story-tile-collapsing = una tessera crolla
vast-board-story-tile-cleared = i pezzi lasciano la tessera
vast-board-story-dragon-die = si lancia il dado del Drago
vast-board-story-edges-filled = si riempiono i lati aperti
vast-board-story-tiles-placed = si piazzano tessere
vast-board-story-flare-burning = brucia un Bagliore
vast-board-story-piece-moved = qualcuno viene spostato
vast-board-story-grit-lost = il Cavaliere perde Coraggio
vast-board-story-omen-past-plunder = Antichi Bottini
vast-board-story-map-joined = la mappa si ricongiunge
vast-board-story-tiles-revealed = si rivelano tessere
vast-board-story-thief-attacked = il Ladro è attaccato
vast-board-story-thief-killed = il Ladro è ucciso
vast-board-story-tribe-scattering = una Tribù si disperde
vast-board-story-goblins-lost = una Tribù perde Goblin
vast-board-story-power-claw = Artiglio
vast-board-story-power-flame = Fiamma
vast-board-story-power-wrath = Collera
vast-board-story-secret-cave-in = Crollo
vast-board-story-event-card = un Evento
vast-board-story-ambush-sprung = un'Imboscata
vast-board-story-knight-meeting = Incontro
vast-board-story-dark-tile-entered = si entra in una tessera Buia
vast-board-story-monster-in-wait = un Mostro è in agguato
vast-board-story-troll = il Troll porta il Canyon
vast-board-story-treasure-taken = si prende un Tesoro
vast-board-story-treasure-card-dealt = si dà una carta Tesoro
vast-board-story-gem-taken = si prende una Gemma
vast-board-story-knight-against-dragon = il Drago è attaccato
vast-board-story-knight-against-tribes = le Tribù sono attaccate
vast-board-story-knight-against-thief = il Ladro è colpito
vast-board-story-poisoned-blade = Veleno
vast-board-story-plunder-action = Saccheggio
vast-board-story-explore-action = Esplorare
vast-board-story-activation = una Tribù è attivata
vast-board-story-attack-on-knight = una Tribù attacca il Cavaliere
vast-board-story-attack-on-thief = una Tribù attacca il Ladro
vast-board-story-attack-on-dragon = una Tribù attacca il Drago
vast-board-story-attack-on-crystal = un Cristallo è attaccato
vast-board-story-monsters-drawn = si pescano Mostri
vast-board-story-secrets-drawn = si pescano Segreti
vast-board-story-power-cards-lost = si scartano carte Potere
vast-board-story-power-paid = si paga un potere
vast-board-story-omen-paid = si paga un presagio
vast-board-story-omens-lost = si scartano Presagi
vast-board-story-gem-looted = si depreda una Gemma
vast-board-story-loot-stashed = si mette al sicuro il bottino
vast-board-story-pickpocketing = Borseggio
vast-board-story-backstabbing = Pugnalata
vast-board-story-terrain-appearing = appare un Terreno
vast-board-story-terrain-falling = un Terreno crolla
vast-board-story-tile-caving-in = una tessera crolla
vast-board-story-tiles-clawed = l'Artiglio colpisce
vast-board-story-tiles-falling = le tessere crollano
vast-board-story-power-hiss = Sibilo
vast-board-story-power-scratch = Graffio
vast-board-story-event-quake = Terremoto!
vast-board-story-ground-kraken = il Kraken di Terra emerge
vast-board-story-scheme-bought = si compra un Complotto
vast-board-story-plunder-shared = si divide il bottino
vast-board-story-javelin-thrown = si lancia il Giavellotto
vast-board-story-rune-staff = il Bastone Runico
vast-board-story-charm = il Fascino
vast-board-story-wand = la Bacchetta
vast-board-story-entrance-moving = l'Ingresso si sposta
vast-board-story-magma = il Magma brucia
vast-board-story-knight-dragged = il Cavaliere è trascinato nel profondo
vast-board-story-hero-cubes-returned = i cubetti Eroe tornano indietro
vast-board-story-thief-in-the-river = il Ladro è nel Fiume

# Who is asked what, and why
vast-board-asks-remove = Durante il Collasso le tessere cadono; chi modella la caverna sceglie quali.
vast-board-asks-exit = La tessera sotto questo pezzo cade: il suo proprietario dice dove fugge.
vast-board-asks-edge = Un passaggio porta nel nulla: lì va posata una tessera Buia. Decide la Caverna, senza di lei il giocatore di turno.
vast-board-asks-tile = Su un lato aperto va posata una tessera Buia: la Caverna la sceglie dalla mano.
vast-board-asks-place = La caverna cresce di una tessera Buia.
vast-board-asks-push = Un altro muove questo pezzo, uno spazio alla volta.
vast-board-asks-token = Un segnalino è portato via; scegli dove finisce.
vast-board-asks-lose-cube = Il Coraggio perso costa un cubetto Eroe: il Cavaliere sceglie quale torna indietro.
vast-board-asks-group = La caverna si è divisa: le parti si fanno scorrere di nuovo insieme.
vast-board-asks-slide = La caverna si è divisa: le parti si fanno scorrere di nuovo insieme.
vast-board-asks-join = La caverna si è divisa e nessuno scorrimento diritto la unisce: si ricongiunge per la via più breve.
vast-board-asks-next-tile = Più tessere si rivelano una alla volta; chi le rivela sceglie l'ordine.
vast-board-asks-tile-turned = Chi rivela una tessera la orienta. Deve collegarsi alla caverna illuminata, se può.
vast-board-asks-lost-monster = Una Tribù che si disperde perde un Mostro; se ne ha due scelgono i Goblin.
vast-board-asks-beetles = I Coleotteri Luminosi possono risparmiare un Goblin alla Tribù.
vast-board-asks-light = L'Evento Luce permette al Cavaliere di cambiare un cubetto con Salute.
vast-board-asks-cube-for-health = Questo Evento permette al Cavaliere di spendere un cubetto libero per Salute.
vast-board-asks-sleepers = Le spore della Caverna assopiscono una Tribù: scelgono i Goblin.
vast-board-asks-sleep = Le spore della Caverna riaddormentano un cubetto: il Drago sceglie la riga.
vast-board-asks-upgrade-lost = Le spore della Caverna costano al Ladro una miglioria a sua scelta.
vast-board-asks-cubes-before-ambush = Un'Imboscata è vicina. Prima che colpisca il Cavaliere può piazzare cubetti liberi che aiutano: sulla Forza, sulle carte che la aumentano, su una Pozione; la Tribù deve essere più forte.
vast-board-asks-shield-before-card = Sta per essere rivelata una carta. Lo Scudo aiuta solo se il cubetto vi è posato prima.
vast-board-asks-order-of-attacks = Più attacchi in un solo Incontro: il Cavaliere ne sceglie l'ordine.
vast-board-asks-ambush = Il Cavaliere è caduto in un'Imboscata: una Tribù nascosta più forte può attaccarlo subito.
vast-board-asks-flight-from-ogre = L'Orco la ricaccia indietro.
vast-board-asks-dragged = Il Verme Sotterraneo trascina via il Cavaliere.
vast-board-asks-keep = Il Cavaliere ha ricevuto in segreto una carta Tesoro: la tiene o la rifiuta per Coraggio.
vast-board-asks-axe = Il Drago è colpito: il cubetto sull'Ascia Possente può essere ceduto per un danno in più.
vast-board-asks-poison = Una lama avvelenata ha colpito il Cavaliere: sceglie il cubetto che va all'Ingresso.
vast-board-asks-trap = Le Tribù sono attaccate e la Trappola è scoperta: i Goblin possono cederla perché nessuno sia colpito.
vast-board-asks-loot = Il Ladro è morto per mano dei Goblin: scelgono la ricompensa.
vast-board-asks-discard-power = Si perdono carte Potere: il Drago sceglie quali.
vast-board-asks-shriek = Il dado è stato lanciato nel turno del Drago: uno Strillo pronto può rilanciarlo.
vast-board-asks-event = Il Cavaliere incontra un Evento: la Caverna sceglie una delle carte in cima.
vast-board-asks-deal = Il Cavaliere prende un Tesoro: la Caverna le dà in segreto una di due carte.
vast-board-asks-lost-omen = Si perdono segnalini Presagio: la Caverna sceglie quali.
vast-board-asks-upgrade = Il bottino è all'Ingresso: ogni segnalino va su uno spazio miglioria.
vast-board-asks-step-aside = Il Ladro ha evitato l'attacco e può spostarsi.
vast-board-asks-sticky = Il borseggio è fallito: le Mani Lunghe possono ritentare.
vast-board-asks-anywhere = La riserva è vuota, quindi si prende un Tesoro dalla mappa.
vast-board-asks-way-out = L'Ira toglie il terreno: il Drago dice dove finisce questo pezzo.
vast-board-asks-pay = Un simbolo del potere si può pagare con una carta o con una Gemma sulla mappa.
vast-board-asks-spend = Un presagio accetta uno qualunque dei suoi tre simboli.
vast-board-asks-tile-to-cave-in = Il Segreto Crollo permette ai Goblin di far cadere tessere, una dopo l'altra.
vast-board-asks-curse = La Maledizione del Cristallo gira una tessera Illuminata, rimette un segnalino Evento o manda in fondo i primi Eventi.
vast-board-asks-rotated = La Maledizione del Cristallo gira una tessera Illuminata: i passaggi si aprono e si chiudono.
vast-board-asks-rotation = La Maledizione del Cristallo non chiede una via per l'Ingresso: va bene ogni rotazione.
vast-board-asks-restored = La Maledizione del Cristallo risveglia una tessera Evento già usata: lì il Cavaliere troverà di nuovo un Evento.
vast-board-asks-feast = La Tribù che mangia si attiva tre volte in questo turno, le altre nessuna.
vast-board-asks-meat = La Carne! è un'esca per il Drago, e lì una Tribù può rivelarsi.
vast-board-asks-meat-back = Una Tribù si è rivelata: il disco della Carne! può tornare ai Goblin.
vast-board-asks-bats = I Pipistrelli Giganti portano un Tesoro, il Cavaliere o una Tribù rivelata fino a tre spazi.
vast-board-asks-spores = Le spore indeboliscono un giocatore: Coraggio, una Tribù, un cubetto sveglio o un miglioramento.
vast-board-asks-hatred = Il Disprezzo piazza una tessera in più, nel Collasso ne toglie una in più, o toglie un segnalino Disprezzo.
vast-board-asks-burn = Bruciatura scopre una qualsiasi tessera Buia della mappa.
vast-board-asks-hiss = La Tribù a cui si sibila si nasconde e perde un Goblin, che il Drago mangia.
vast-board-asks-cube-leaves-row = Striscio sposta un cubetto da una riga Indolenza a un'altra che ha posto.
vast-board-asks-cube-reaches-row = Striscio sposta un cubetto da una riga Indolenza a un'altra che ha posto.
vast-board-asks-swat = Colpo sposta una Gemma o un Tesoro di uno spazio adiacente fino a cinque spazi.
vast-board-asks-swatted = Lì ci sono più segnalini; Colpo ne sposta uno.
vast-board-asks-flame-wall = Il Muro di Fiamme brucia chi entra nella sua tessera.
vast-board-asks-scratched = Graffio colpisce un gruppo sulla tessera del Drago: il Cavaliere, le Tribù o il Ladro.
vast-board-asks-rockslide = Una Frana chiude un passaggio tra due tessere.
vast-board-asks-edge-to-close = Una Frana chiude un passaggio tra due tessere.
vast-board-asks-lift = Le tre Frane sono tutte sulla mappa: se ne sposta una.
vast-board-asks-edge-to-open = Le tre Frane sono tutte sulla mappa: se ne sposta una.
vast-board-asks-armed = Il Complotto Armeria dà a una Tribù un disco Forza finché attacca o scende a 0.
vast-board-asks-goblin-leaves-tribe = Il Complotto Arruolamento Forzato sposta un Goblin da una Tribù a un'altra.
vast-board-asks-goblin-joins-tribe = Il Complotto Arruolamento Forzato sposta un Goblin da una Tribù a un'altra.
vast-board-asks-ritual = Il Complotto Antichi Rituali scambia un Goblin con un Segreto in più.
vast-board-asks-mercenaries = Il Complotto Mercenari scambia Furia con un Mostro in più.
vast-board-asks-scheme-given-up = I Tesori non bastano al prezzo: per il resto si rinuncia a un altro Complotto.
vast-board-asks-plunder-spent = I Tesori saccheggiati comprano Complotti, che durano tutta la partita.
vast-board-asks-token-from = È stata saccheggiata una Gemma: al suo posto va un Tesoro, preso dalla mappa perché la riserva è vuota.
vast-board-asks-blessed = Questo Segreto rafforza una Tribù a scelta dei Goblin.
vast-board-asks-hex = La Maledizione colpisce un altro giocatore, ogni ruolo a modo suo.
vast-board-asks-hidden = I Nascondigli lasciano attaccare da una Tribù nascosta un Cavaliere vicino a una tessera Imboscata.
vast-board-asks-slung = La Fionda indebolisce un pezzo in vista fino alla fine di questo turno.
vast-board-asks-buried = Tesori ignoti: la Caverna guarda tre carte e ne seppellisce una; il Cavaliere prende una delle altre.
vast-board-asks-hoard = Il Drago può prendere i Tesori della sua tessera; una volta per turno uno di essi, restituito, sveglia un cubetto di Cupidigia.
vast-board-asks-gem-to-place = Una Gemma sulla mappa può pagare il suo simbolo, finché qualcuno la prende.
vast-board-asks-surface = Sveglio a fine turno su una tessera Cristallo, il Drago può emergere e puntare all'Ingresso.
vast-board-asks-wing = L'Ala porta il Drago fino a 2 tessere in linea retta, o 1 attraverso un muro.
vast-board-asks-roused = La Scaglia di Platino sveglia un cubetto di una qualsiasi riga Indolenza.
vast-board-asks-silver = La Scaglia Argentea si può tenere a fine turno, per una carta in meno.
vast-board-asks-jump = Dopo il saccheggio, lo Gnomo fa sparire la sua Tribù su una tessera Buia libera.
vast-board-asks-way-to-explore = Esplora posa una nuova tessera Buia accanto alla Tribù e ve la sposta.
vast-board-asks-reveal = Una Tribù nascosta sbuca su una tessera Buia con il suo simbolo; se non ce n'è, sta in agguato accanto alla mappa.
vast-board-asks-tunnel = Le Gallerie Segrete portano la Tribù su una tessera Buia libera; lì può agire ma non muoversi ancora.
vast-board-asks-monster = I Mostri pescati si uniscono alle Tribù; quelli senza posto si scartano.
vast-board-asks-slot = Zanne e Occhio hanno posto per un Mostro, le Ossa per due.
vast-board-asks-secret-due = Il Guanto d'Argento ha colpito i Goblin: rinunciano a un Segreto a scelta.
vast-board-asks-war = La carta Guerra tenuta porta i Goblin, i Mostri, i Segreti e la Furia di questo turno.
vast-board-asks-discs-refused = Troppi Goblin fanno disperdere una Tribù: i nuovi si possono rifiutare, per Furia.
vast-board-asks-too-many-goblins = Una Tribù supererebbe i quattro Goblin: si disperde una Tribù a scelta dei Goblin.
vast-board-asks-secret-exchanged = Il Rubino Goblin cambia uno dei Segreti appena pescati.
vast-board-asks-discard-secret = Alla fine del turno si possono tenere cinque Segreti.
vast-board-asks-encounter-choice = Un Incontro: prima la tessera o l'Evento, poi gli attacchi, poi Tesori e Gemme.
vast-board-asks-wall = La Bomba apre per tutti un muro della sua tessera.
vast-board-asks-shot = L'Arco colpisce una Tribù rivelata in vista.
vast-board-asks-magic-shot = L'Arco Incantato colpisce anche il Drago o il Ladro in vista.
vast-board-asks-flare = Il Bagliore lancia il dado del Drago attorno a uno spazio e scopre ogni tessera Buia colpita.
vast-board-asks-thrown = Il Giavellotto attacca un pezzo in vista, fino a tre spazi di distanza.
vast-board-asks-cubes-won = La Missione Pronto ha vinto cubetti Eroe, che si possono piazzare subito.
vast-board-asks-rune = Il Bastone Runico porta in linea retta su uno spazio Illuminato, per Coraggio.
vast-board-asks-one-of-two-treasures = Tesori ignoti: prende una delle due carte lasciate dalla Caverna, l'altra va in fondo al mazzo.
vast-board-asks-stored-treasure = Il Borseggio è riuscito: un Tesoro conservato dai Goblin può venire al posto di uno della riserva.
vast-board-asks-steal = Il Borseggio è riuscito: una carta Tesoro del Cavaliere cambia mano.
vast-board-asks-steal-secret = Il Borseggio è riuscito: i Goblin perdono un Segreto nascosto a caso o uno scoperto.
vast-board-asks-stats = A ogni turno i tre segnalini si ridistribuiscono: ciò che è forte qui è debole altrove.
vast-board-asks-entrance = La tessera dell'Ingresso crolla: chi l'ha tolta dice dov'è l'Ingresso da ora in poi.
vast-board-asks-treasure = La Caverna mette un Tesoro su una tessera Buia, come esca.
vast-board-asks-plunder-place = Antichi Bottini mette un Tesoro su una tessera Buia senza pezzi né segnalini.
vast-board-asks-plunder-tile = Non c'è una tessera Buia libera: Antichi Bottini ne posa prima una nuova.
vast-board-asks-amulet = L'Amuleto Maledetto raddoppia i danni; si può lasciare quando la Salute è cambiata.
vast-board-asks-knight-drifting = Chi entra nel Fiume può farsi portare a valle gratis, spazio per spazio.
vast-board-asks-thief-drifting = Chi entra nel Fiume può farsi portare a valle gratis, spazio per spazio.
vast-board-asks-off-terrain = Il Terreno sotto questo pezzo crolla: il proprietario dice su quale tessera fugge.
vast-board-asks-pit = La prima Fossa si apre vicino a chi ha rivelato, le altre lontano; ognuna porta alle altre.
vast-board-asks-terrain = La prima tessera Evento del round porta un Terreno. Decide la Caverna; senza di lei, chi ha rivelato la tessera.
vast-board-asks-ground = Il Terreno sta il più vicino possibile a chi ha rivelato la tessera, accanto a una tessera, e non tocca altri Terreni.
vast-board-asks-ground-turn = Il Terreno può stare in più modi; le figure li mostrano.
vast-board-asks-dragon-drifting = Chi entra nel Fiume può farsi portare a valle gratis, spazio per spazio.

# Help for spaces and tokens
vast-board-help-movement = Cubetti qui: 1, 3, 5 o 7 passi per turno.
vast-board-help-perception = Un Incontro per turno e uno in più per ogni cubetto.
vast-board-help-strength = 1 e uno in più per ogni cubetto: attacchi, Imboscate, Cristalli da distruggere.
vast-board-help-bomb = Con un cubetto: fai saltare un muro della tua tessera, o attacca il Drago sottoterra.
vast-board-help-bow = Con un cubetto: colpisci una Tribù rivelata che vedi, a ogni distanza; perde Goblin pari alla tua Forza meno 1.
vast-board-help-map = Ogni cubetto ti fa attraversare un muro in questo turno.
vast-board-help-shield = Con un cubetto gli altri non possono spostarti e ogni perdita di Coraggio è 1.
vast-board-help-free = Cubetti Eroe non ancora piazzati.
vast-board-help-aside = Cubetti che tornano alla prossima raccolta.
vast-board-help-fangs = La Tribù più forte: una Forza in più.
vast-board-help-bones = La Tribù con posto per due Mostri.
vast-board-help-eye = La Tribù che conosce i Segreti.
vast-board-help-greed = Si risveglia quando un Tesoro che il Drago tiene torna alla Caverna.
vast-board-help-hunger = Si risveglia per due Goblin divorati.
vast-board-help-pride_event = Si risveglia quando il Drago rivela una tessera Evento.
vast-board-help-pride_gem = Si risveglia quando si piazza una Gemma mentre un'altra è sulla mappa.
vast-board-help-pride_still = Si risveglia quando il Drago riposa: né mossa libera né Ala.
vast-board-help-gem_claw = Paga un Artiglio una volta per turno mentre è sulla mappa. Altri possono rubarla.
vast-board-help-gem_flame = Paga una Fiamma una volta per turno mentre è sulla mappa. Altri possono rubarla.
vast-board-help-gem_wing = Paga un'Ala una volta per turno mentre è sulla mappa. Altri possono rubarla.
vast-board-help-treasure = Un Tesoro: una carta per il Cavaliere, Cupidigia per il Drago, Furia per i Goblin, bottino per il Ladro.
vast-board-help-crystal = Un Cristallo: distrutto da Cavaliere o Goblin, custodito dalla Caverna.
vast-board-help-event = Un Evento attende il Cavaliere.
vast-board-help-vault = Una Cripta: la apre solo il Ladro, con più cubetti è più sicuro.
vast-board-help-flame_wall = Il Muro di Fiamme ferisce chi entra fino al prossimo turno del Drago.
vast-board-help-ogre = L'Orco sorveglia questo spazio.
vast-board-help-troll = Il Troll sorveglia il ponte.
vast-board-help-meat = Il disco di Carne!: qualunque Tribù può Rivelarsi qui, e il Drago può divorarlo.
vast-board-help-entrance = Da qui partono Cavaliere e Ladro, da qui fugge il Drago e qui si mette al sicuro il bottino.
vast-board-help-ambush = Rivelata dal Cavaliere è un'Imboscata.
vast-board-help-treasure_room = Quando è rivelata vi si mette un Tesoro.
vast-board-help-omen_bat = Paga Pipistrelli Giganti, Frana o Maledizione del Cristallo.
vast-board-help-omen_boulder = Paga Pipistrelli Giganti, Frana o Antichi Bottini.
vast-board-help-omen_crystal = Paga Frana, Antichi Bottini o Spore Soporifere.
vast-board-help-omen_mushroom = Paga Antichi Bottini, Spore Soporifere o Disprezzo.
vast-board-help-omen_path = Paga Spore Soporifere, Disprezzo o Maledizione del Cristallo.
vast-board-help-omen_chasm = Paga Pipistrelli Giganti, Disprezzo o Maledizione del Cristallo.
vast-board-help-stats = Il Movimento è quanta strada fai, la Furtività ciò che ti protegge, il Taccheggio quanti cubetti hai per le azioni.
vast-board-help-canyon = Nessuno sta sui suoi spazi esterni; il ponte in mezzo conta come Illuminato. Un Drago in superficie lo sorvola con Ala, il Ladro si arrampica con 3 cubetti.
vast-board-help-lake = Una Tribù che entra perde 1 Popolazione; nel suo turno gli spazi del Lago contano come tessere Illuminate.
vast-board-help-magma = Chi finisce qui il proprio turno brucia: il Cavaliere perde 1 Salute, una Tribù si disperde, il Ladro muore, al Drago non importa. Una Tribù perde 1 Popolazione per ogni spazio che lascia.
vast-board-help-mushroom_forest = Nulla che agisca a distanza raggiunge le pedine al suo interno né ne esce; può attaccare solo chi è nello stesso spazio.
vast-board-help-pits = Ogni Pozzo porta agli altri. Nessuno si ferma qui: serve movimento per entrare, passare e uscire.
vast-board-help-river = Chi entra può proseguire gratis a valle. Una Tribù perde 1 Popolazione quando entra, e 1 per ogni spazio controcorrente.
vast-board-ground = { $bridge ->
    [yes] Ponte sul Canyon
   *[no] { $type ->
        [canyon] Canyon, impraticabile
        [lake] Lago: una Tribù che entra perde 1 Popolazione
        [magma] Magma: chi finisce qui il turno brucia
        [mushroom_forest] Foresta di Funghi: nessun effetto a distanza entra o esce
        [pits] Pozzo: porta agli altri Pozzi, nessuno si ferma qui
       *[river] Fiume: trascina chi entra
    }
  }

# Mazzi di una plancia, come ne parla un bot che dice che cosa possono contenere
vast-part-events = prossimi Eventi
vast-part-treasures = prossimi Tesori
vast-part-hand = mano
vast-part-kept = Tesori coperti
vast-part-offered = Tesori offerti
vast-part-handed = Tesoro consegnato
vast-part-quests = Missioni secondarie
vast-part-war_hand = carte Guerra pescate
vast-part-secrets = Segreti
vast-board-scales-left = Scaglie ottenute; { $count } ancora da parte
vast-board-silver-kept = La Scaglia Argentea è nella sua mano
vast-board-advancement = { $at ->
    [down] Coperta
    [force] In vigore
   *[up] Scoperta, senza segnalino
 }
vast-board-charges = { $count ->
    [one] una carica
   *[other] { $count } cariche
  }
vast-board-card-down = coperta
vast-board-stored-of = Tesori conservati: { $count } di { $most }
vast-board-bought = Complotto comprato

vast-board-minimap = Tutta la mappa, in piccolo: premi un punto per vederlo
