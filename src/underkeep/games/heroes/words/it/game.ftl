# Keep the Heroes Out!: domande, opzioni, registro, rifiuti. `$room` è un id per scegliere, `$roomName` il nome da dire.

# Roles and names
heroes-role-dragon = Dragonessa
heroes-role-witch = Strega
heroes-role-poltergeist = Poltergeist
heroes-role-imp = Folletto
heroes-role-lizardfolk = Lizardfolk
heroes-role-skeleton = Scheletro
heroes-role-gnoll = Gnoll
heroes-role-slime = Melma
heroes-role-ratkin = Ratkin
heroes-name-jewel = Gioiello
heroes-name-swords = Spade
heroes-name-hat = Cappello
heroes-name-mystic_eye = Occhio Mistico
heroes-name-crossbones = Ossa Incrociate
heroes-name-special = Speciale
heroes-name-frog = Rana
heroes-name-coin = Moneta
heroes-name-bone = Osso
heroes-name-book = Libro
heroes-name-trap = Trappola
heroes-name-potion = Pozione
heroes-name-beast = Bestia
heroes-name-equipment = Equipaggiamento
heroes-name-scroll = Pergamena
heroes-name-tactics = Tattica
heroes-name-nothing = niente
heroes-name-none = nessun Portale
heroes-name-incomplete = incompleto
heroes-name-completed = completato
heroes-name-doubled = completati, due
heroes-name-open-n = nord
heroes-name-open-e = est
heroes-name-open-ne = nord, est
heroes-name-open-s = sud
heroes-name-open-ns = nord, sud
heroes-name-open-es = est, sud
heroes-name-open-nes = nord, est, sud
heroes-name-open-w = ovest
heroes-name-open-nw = nord, ovest
heroes-name-open-ew = est, ovest
heroes-name-open-new = nord, est, ovest
heroes-name-open-sw = sud, ovest
heroes-name-open-nsw = nord, sud, ovest
heroes-name-open-esw = est, sud, ovest
heroes-name-open-nesw = nord, est, sud, ovest
heroes-name-left = sinistra
heroes-name-right = destra
heroes-name-play = Giocare carte
heroes-name-refresh = Ricaricare il Bottino
heroes-name-upkeep = Riordino e Mantenimento
heroes-name-assault = Assalto degli Eroi
heroes-name-end = Fine del turno
heroes-name-draw = Pesca
heroes-name-activate = Attivazione
heroes-name-move = Spostamento
heroes-name-melee = Attacco in Mischia
heroes-name-ranged = Attacco a Distanza
heroes-name-defend = Difesa
heroes-name-portal = Portale
heroes-name-gen = Generazione
heroes-name-ambush = Agguato
heroes-name-summon = Evocazione
heroes-name-spend = Prezzo
heroes-name-attack = attacco
heroes-name-wait = attesa
heroes-name-plunder = saccheggio
heroes-name-cells = Celle
heroes-name-gen-frog = Genera: Rana
heroes-name-spend-frog = Paga: Rana
heroes-name-gen-coin = Genera: Moneta
heroes-name-spend-coin = Paga: Moneta
heroes-name-gen-bone = Genera: Osso
heroes-name-spend-bone = Paga: Osso
heroes-name-gen-book = Genera: Libro
heroes-name-spend-book = Paga: Libro
heroes-name-ambush-jewel = Agguato (Gioiello)
heroes-name-ambush-swords = Agguato (Spade)
heroes-name-ambush-hat = Agguato (Cappello)
heroes-name-ambush-mystic_eye = Agguato (Occhio Mistico)
heroes-name-ambush-crossbones = Agguato (Ossa Incrociate)
heroes-name-ambush-special = Agguato (Speciale)
heroes-name-swarm-move = Sciame: Spostamento
heroes-name-swarm-melee = Sciame: Attacco in Mischia
heroes-name-swarm-ranged = Sciame: Attacco a Distanza
heroes-name-reinforce-draw = Rinforzi: Pesca
heroes-name-reinforce-activate = Rinforzi: Attivazione
heroes-name-reinforce-move = Rinforzi: Spostamento
heroes-name-reinforce-melee = Rinforzi: Attacco in Mischia
heroes-name-reinforce-ranged = Rinforzi: Attacco a Distanza
heroes-name-reinforce-defend = Rinforzi: Difesa
heroes-name-reinforce-trap = Rinforzi: Trappola
heroes-name-reinforce-portal = Rinforzi: Portale
heroes-name-reinforce-gen = Rinforzi: Generazione
heroes-name-reinforce-ambush = Rinforzi: Agguato
heroes-name-reinforce-summon = Rinforzi: Evocazione
heroes-name-champion-thief = Ladro campione
heroes-name-wounded-thief = Ladro campione ferito
heroes-name-thief-swords = Ladro / Spade
heroes-name-thief-hat = Ladro / Cappello
heroes-name-thief-mystic_eye = Ladro / Occhio Mistico
heroes-name-thief-crossbones = Ladro / Ossa Incrociate
heroes-name-champion-warrior = Guerriero campione
heroes-name-wounded-warrior = Guerriero campione ferito
heroes-name-warrior-swords = Guerriero / Spade
heroes-name-warrior-hat = Guerriero / Cappello
heroes-name-warrior-mystic_eye = Guerriero / Occhio Mistico
heroes-name-warrior-crossbones = Guerriero / Ossa Incrociate
heroes-name-champion-archer = Arciere campione
heroes-name-wounded-archer = Arciere campione ferito
heroes-name-archer-swords = Arciere / Spade
heroes-name-archer-hat = Arciere / Cappello
heroes-name-archer-mystic_eye = Arciere / Occhio Mistico
heroes-name-archer-crossbones = Arciere / Ossa Incrociate
heroes-name-champion-mage = Mago campione
heroes-name-wounded-mage = Mago campione ferito
heroes-name-mage-swords = Mago / Spade
heroes-name-mage-hat = Mago / Cappello
heroes-name-mage-mystic_eye = Mago / Occhio Mistico
heroes-name-mage-crossbones = Mago / Ossa Incrociate
heroes-name-scenario-1 = carta Scenario 1
heroes-name-scenario-2 = carta Scenario 2
heroes-name-scenario-3 = carta Scenario 3
heroes-name-scenario-4 = carta Scenario 4
heroes-name-scenario-5 = carta Scenario 5
heroes-name-scenario-6 = carta Scenario 6

# Targets
heroes-target-room = { $aName }
heroes-target-monster = { $bName } in { $aName }
heroes-target-hero = { $bName } in { $aName }
heroes-target-token = { $bName } in { $aName }
heroes-target-portal = Portale in { $aName }
heroes-target-treasure = Tesoro in { $aName }
heroes-target-hand = { $bName }
heroes-target-display = { $aName }
heroes-target-icon = { $bName }
heroes-target-clan = { $aName }
heroes-target-project = { $aName }
heroes-target-cell = cella { $aName }
heroes-target-guild = il mazzo Gilda

# Questions
heroes-ask-play = Usa un'icona della tua carta, gioca un'altra carta o termina la fase.
heroes-ask-drop = Quali carte della mano non vuoi tenere?
heroes-ask-refresh = Scarta una carta Tattica per ricaricare il Bottino, o prosegui.
heroes-ask-return = Quali carte del Bottino vanno in fondo al mazzo?
heroes-ask-throw = Butti un Eroe nelle Celle?
heroes-ask-move = Quale Mostro si sposta, e dove?
heroes-ask-mover = Quale Mostro lascia { $roomName }?
heroes-ask-load = Che cosa porta da { $roomName }?
heroes-ask-swarm = Quale stanza fa lo Sciame?
heroes-ask-swarm-move = Dove va il prossimo Mostro di { $roomName }?
heroes-ask-swarm-target = Chi attacca il prossimo Mostro di { $roomName }?
heroes-ask-target = Quale Eroe viene attaccato?
heroes-ask-shooter = Da quale stanza è partito il tiro?
heroes-ask-place = { $deedName }: in quale stanza?
heroes-ask-ambush = Agguato ({ $typeName }): in quale stanza appare il prossimo Mostro?
heroes-ask-first = Dove sta il tuo prossimo Mostro iniziale ({ $typeName })?
heroes-ask-activation = Per che cosa usi l'Attivazione?
heroes-ask-loot = Quale carta acquisisci?
heroes-ask-follow = Fai anche l'azione di destra?
heroes-ask-coins = Quante Monete spendi per la nuova stanza?
heroes-ask-project = Quale stanza costruisci?
heroes-ask-cell = Dove costruisci { $roomName }?
heroes-ask-turns = Come è girata { $roomName }?
heroes-ask-clan = Di quale Clan sono le carte che entrano nel mazzo Bottini?
heroes-ask-next-hero = Quale Eroe si risolve ora?
heroes-ask-victim = Quale Mostro in { $roomName } viene colpito?
heroes-ask-shot = A quale stanza mira l'Arciere in { $roomName }?
heroes-ask-loss = Quale risorsa di { $roomName } viene scartata?
heroes-ask-plunderer = Quale Eroe in { $roomName } diventa esausto per saccheggiare?
heroes-ask-charge = Dove caricano gli Eroi di { $roomName }?
heroes-ask-arrival = Quale Eroe entra per primo in { $roomName }?
heroes-ask-summon = Resta un solo { $heroName }: in quale stanza va?
heroes-ask-discard = Quale carta della mano scarti?
heroes-ask-defend = Un Eroe attacca in { $roomName }, danno { $damage }. Ti difendi?
heroes-ask-tie = I voti sono pari: decidi tu.
heroes-ask-toll = Paga il pedaggio: una carta della mano o una risorsa di una stanza qualsiasi.
heroes-ask-scenario-room = { $scenarioName }: quale stanza?
heroes-ask-scenario-token = { $scenarioName }: quale risorsa di { $roomName }?
heroes-ask-scenario-hero = { $scenarioName }: quale Eroe in { $roomName }?

# Options
heroes-do-play = Gioca { $cardName }
heroes-do-use = Usa { $iconName }{ $many ->
    [one] {""}
   *[other] {" "}×{ $many }
  }{ $then ->
    [none] {""}
   *[other] , poi { $thenName }
  }{ $more ->
    [one] {""}
   *[other] {" "}×{ $more }
  } ({ $sideName })
heroes-do-end-phase = Termina la fase
heroes-do-pass = Passa
heroes-do-throw = Butta un Eroe nelle Celle
heroes-do-discard = Scarta { $cardName }
heroes-do-take = Prendi { $cardName }
heroes-do-return = Rimetti { $cardName }
heroes-do-defend = Difenditi con { $cardName }
heroes-do-move = Da { $fromName } a { $toName }
heroes-do-wounded = { $count ->
    [0] Quello senza Ferite
    [one] Quello con 1 Ferita
   *[other] Quello con { $count } Ferite
  }
heroes-do-carry = Porta { $tokenName }
heroes-do-strike = Attacca: { $heroName } in { $roomName }
heroes-do-room = { $roomName }
heroes-do-work = Attiva { $roomName }
heroes-do-complete = Completa il Portale in { $roomName }
heroes-do-ability = Abilità: { $clanName }
heroes-do-special = L'uso dello Scenario in { $roomName }
heroes-do-lose = { $tokenName }
heroes-do-pay = { $tokenName } di { $roomName }
heroes-do-coins = { $count ->
    [one] 1 Moneta
   *[other] { $count } Monete
  }
heroes-do-build = { $roomName }
heroes-do-cell = Cella { $cell }
heroes-do-turns = { $count ->
    [0] Come stampata
    [one] 1 quarto di giro
   *[other] { $count } quarti di giro
  }{ $open ->
    [none] {""}
   *[other] {""}, aperta a { $openName }
  }
heroes-do-follow = Falla
heroes-do-enter = { $heroName } in { $roomName } entra
heroes-do-act = { $heroName } in { $roomName } agisce
heroes-do-pick = { $heroName }
heroes-do-hit = { $wounds ->
    [0] { $clanName }
    [one] { $clanName } con 1 Ferita
   *[other] { $clanName } con { $wounds } Ferite
  }
heroes-do-clan = { $clanName }

# Log
heroes-log-turn-begun = Comincia il turno: { $clanName }.
heroes-log-phase-begun = { $clanName }: { $phaseName }.
heroes-log-card-played = { $clanName } gioca { $cardName }.
heroes-log-card-drawn = { $eyes ->
    [0] { $clanName } pesca una carta.
   *[other] { $clanName } pesca { $cardName }.
  }
heroes-log-card-looked-at = { $taken ->
    [true] Rinforzi: { $clanName } prende { $cardName }.
   *[false] Rinforzi: { $clanName } scarta { $cardName }.
  }
heroes-log-deck-reshuffled = { $clanName } rimescola gli scarti in un nuovo mazzo.
heroes-log-card-discarded = { $clanName } scarta { $cardName }.
heroes-log-card-acquired = { $clanName } acquisisce { $cardName }.
heroes-log-card-returned = { $cardName } va in fondo al mazzo Bottini.
heroes-log-display-filled = Nuova carta disponibile: { $cardName }.
heroes-log-card-defended = { $clanName } si difende in { $roomName } con { $cardName }.
heroes-log-monster-summoned = { $clanName } appare in { $roomName }.
heroes-log-monster-moved = { $load ->
    [none] { $clanName } si sposta da { $originName } a { $roomName }.
   *[other] { $clanName } si sposta da { $originName } a { $roomName }: porta { $loadName }.
  }
heroes-log-monster-wounded = { $clanName } subisce una Ferita in { $roomName }.
heroes-log-monster-left = { $clanName } lascia { $roomName } e torna nel Covo.
heroes-log-wounds-healed = { $clanName } è di nuovo senza Ferite.
heroes-log-token-placed = { $tokenName } in { $roomName }.
heroes-log-token-discarded = { $tokenName } scartata da { $roomName }.
heroes-log-portal-turned = Il Portale in { $roomName }: { $sideName }.
heroes-log-marker-placed = Un gettone Evento va in { $roomName }.
heroes-log-marker-removed = Un gettone Evento lascia { $roomName }.
heroes-log-guild-card-drawn = La Gilda manda { $cardName }.
heroes-log-assault-skipped = { $more ->
    [0] Ondata 0: in questo assalto non si pescano carte Gilda. Dal prossimo arrivano gli Eroi.
    [one] Ondata 0: in questo assalto e nel prossimo non si pescano carte Gilda.
   *[other] Ondata 0: in questo assalto e nei prossimi { $more } non si pescano carte Gilda.
}
heroes-log-wave-begun = Comincia l'Ondata { $wave }.
heroes-log-hero-summoned = { $heroName } evocato in { $roomName }.
heroes-log-hero-woken = { $heroName } in { $roomName } è di nuovo attivo.
heroes-log-hero-exhausted = { $heroName } in { $roomName } è esausto ({ $whyName }).
heroes-log-heroes-charged = { $count ->
    [one] 1 Eroe carica da { $originName } a { $roomName }.
   *[other] { $count } Eroi caricano da { $originName } a { $roomName }.
  }
heroes-log-hero-hurt = { $heroName } in { $roomName } subisce una Ferita.
heroes-log-hero-killed = { $heroName } in { $roomName } è sconfitto.
heroes-log-hero-promoted = { $heroName } in { $roomName } riceve un distintivo.
heroes-log-treasure-placed = Un Tesoro di valore { $value } va in { $roomName }.
heroes-log-treasure-moved = Si spostano i Tesori tra { $originName } e { $roomName }.
heroes-log-treasure-removed = Il Tesoro di { $roomName } viene portato via.
heroes-log-treasure-plundered = Il Tesoro di { $roomName }, valore { $value }, è saccheggiato: { $effectName }.
heroes-log-room-built = Costruita: { $roomName }.
heroes-log-project-revealed = Nuovo Progetto: { $roomName }.
heroes-log-foreign-clan-joined = Le carte del Clan ({ $clanName }) entrano nel mazzo Bottini.
heroes-log-team-voted = La squadra ha deciso.
heroes-log-votes-tied = Voti pari: decide il giocatore attivo.
heroes-log-game-ended = { $won ->
    [true] Il Sotterraneo è salvo: avete vinto tutti!
   *[false] Hanno vinto gli Eroi: avete perso tutti.
  }

# What was learnt
heroes-fact-card-drawn = è stata pescata una carta
heroes-fact-card-shown = è stata mostrata una carta nascosta
heroes-fact-display = è stata rivelata una carta Bottino
heroes-fact-guild = è stata rivelata una carta Gilda
heroes-fact-treasure = è stato girato un Tesoro
heroes-fact-project = è stato rivelato un Progetto
heroes-fact-foreign-clan = la sorte ha scelto un Clan
heroes-fact-vote = i voti sono stati mostrati

# Refusals
heroes-no-not-in-hand = { $cardName } non è nella tua mano.
heroes-no-not-tactics = { $cardName } è un Bottino; la ricarica si paga solo con una carta Tattica.
heroes-no-not-on-display = { $cardName } non è tra i Bottini disponibili.
heroes-no-other-side = Hai scelto l'altro lato di questa carta ({ $sideName }).
heroes-no-icon-used = { $count ->
    [one] La carta mostra quest'icona una volta, ed è già usata.
   *[other] La carta mostra quest'icona { $count } volte, e tutte e { $count } sono usate.
  }
heroes-no-no-card = Nessuna carta è sul tavolo: prima giocane una.
heroes-no-nothing-to-defend = La Difesa è solo una reazione all'attacco di un Eroe.
heroes-no-thrown-already = In un turno si butta un Eroe, e uno è già stato buttato.
heroes-no-no-cells = In questo Sotterraneo non ci sono Celle.
heroes-no-not-now = Un Eroe si butta prima o dopo una carta Gilda, non mentre la si risolve.
heroes-no-no-monster = { $roomName }: lì non hai Mostri.
heroes-no-no-way = Nessun passaggio collega { $fromName } e { $toName }, e non c'è un Portale completato in entrambe.
heroes-no-no-target = { $heroName } si trova qui: { $roomName }. Lì non hai Mostri.
heroes-no-out-of-range = Un Attacco a Distanza attraversa 1 passaggio. { $has ->
    [0] Il tuo Mostro è nella stessa stanza.
   *[other] Il tuo Mostro più vicino è a { $has } passaggi.
  }
heroes-no-no-token = Nella Riserva non restano gettoni { $tokenName }: tutti e 5 sono nel Sotterraneo.
heroes-no-portal-there = { $most ->
    [one] Una stanza ospita 1 Portale completato, e lì ce n'è già 1.
   *[other] Una stanza ospita { $most } Portali completati, e lì ce ne sono già { $most }.
  }
heroes-no-no-portal-there = { $roomName }: lì non c'è un Portale.
heroes-no-lair-empty = { $count ->
    [one] Il tuo Covo è vuoto: il tuo unico Mostro è nel Sotterraneo.
   *[other] Il tuo Covo è vuoto: tutti e { $count } i Mostri sono nel Sotterraneo.
  }
heroes-no-wrong-type = { $roomName } è una stanza di tipo { $typeName }; la carta mostra { $wantedName }.
heroes-no-no-price = Nessun tuo Mostro è in una stanza con un gettone { $tokenName }.
heroes-no-no-room-action = { $roomName }: questa stanza non ha un'azione da attivare.
heroes-no-nothing-to-buy = Tra i Bottini disponibili non c'è una carta di tipo { $wantedName }.
heroes-no-wrong-loot = Questa stanza acquisisce carte di tipo { $wantedName }; { $cardName } è di tipo { $typeName }.
heroes-no-laboratory-idle = Il Laboratorio richiede le Celle, e questo Sotterraneo non le ha.
heroes-no-tactics-only = Il Laboratorio acquisisce una carta Tattica; { $cardName } è un Bottino.
heroes-no-no-coins = { $needs ->
    [one] Costa 1 Moneta; nel Cantiere ce ne sono { $has }.
   *[other] Costa { $needs } Monete; nel Cantiere { $has ->
        [one] ce n'è 1
       *[other] ce ne sono { $has }
      }.
  }
heroes-no-no-such-treasure = Nella Riserva non restano Tesori di valore { $count }.
heroes-no-no-place = Nessuno dei Progetti può essere piazzato.
heroes-no-cell-taken = { $cell }: lì c'è già una stanza.
heroes-no-no-passage = Lì nessun passaggio della nuova stanza incontrerebbe un passaggio del Sotterraneo.
heroes-no-not-a-project = { $roomName } non è tra i Progetti.
heroes-no-ability-cost = La tua Abilità costa { $needs } Attivazioni; alla carta ne { $has ->
    [one] resta 1
   *[other] restano { $has }
  }.
heroes-no-not-wounded = Nessun tuo Mostro ha una Ferita.
heroes-no-not-here = { $pieceName }: non ce n'è nessuno così. Stanza: { $fromName }.
heroes-no-not-nearer = { $fromName }: da qui gli Eroi caricano in una stanza { $needs ->
    [0] che è il Caveau
    [one] a 1 passo dal Caveau
   *[other] a { $needs } passi dal Caveau
  }; { $roomName } è a { $has ->
    [one] 1 passo
   *[other] { $has } passi
  }.
heroes-no-not-waiting = { $heroName }, { $roomName }: lì nessuno così aspetta di essere risolto.
heroes-no-clan-in-play = { $clanName }: qualcuno gioca questo Clan; scegline uno che nessuno usa.
heroes-no-deck-empty = Il tuo mazzo e la tua pila degli scarti sono vuoti.
heroes-no-no-special = { $roomName }: lo Scenario non prevede un uso dell'Attivazione in questa stanza.
heroes-no-must-choose = Bisogna sceglierne almeno 1, e finora ne sono scelti 0.
heroes-no-no-defend = { $cardName } non ha Difesa.
heroes-no-through-portal = L'Abilità del Poltergeist attraversa passaggi e muri, non i Portali.
heroes-no-no-bailiff = Nel Caveau non c'è un ufficiale giudiziario.
heroes-no-no-amplifier = { $roomName }: lì non c'è un amplificatore.
heroes-no-no-transport = Spostare l'amplificatore costa 1 risorsa della sua stanza, e ce ne sono 0.
heroes-no-buried = Le macerie bloccano l'uscita: si esce solo con un Portale.
heroes-no-no-rubble = { $roomName }: lì non ci sono macerie.
heroes-no-blocked-work = Sgombera le macerie prima di usare questa stanza.
heroes-no-no-open-portal = { $roomName }: lì non c'è un Portale completato.
heroes-no-no-dish = Nella Dispensa non c'è una risorsa servita meno di 2 volte: quella servita 2 volte non serve più.
heroes-no-too-heavy = Per lo scrigno servono Mostri con 2 di Salute in tutto; { $roomName }: lì ne hanno { $has }.
heroes-no-spoke-closed = Il passaggio tra { $fromName } e { $toName } è chiuso per lavori.
heroes-no-inspected = { $roomName }: l'Ispettore guarda, e nessuno ci lavora.
heroes-no-frozen = Questa metà è gelata: con un singolo Spostamento non se ne esce.
heroes-no-nothing-to-thaw = { $roomName }: sgelare costa 1 Libro, e lì ce ne sono 0.
heroes-no-no-swap = { $roomName }: nessuna stanza accanto ha un Tesoro di valore 1, 2 o 3.
heroes-no-no-prisoner = Lasciar andare un prigioniero costa 1 Moneta, e nelle Celle ce ne sono 0.
heroes-no-not-nearest = L'Arciere mira ai Mostri più vicini al Caveau. Sono { $needs ->
    [0] nel Caveau stesso
    [one] a 1 passo da esso
   *[other] a { $needs } passi da esso
  }; { $roomName } è a { $has ->
    [one] 1 passo
   *[other] { $has } passi
  }.
heroes-no-not-a-tie = Si possono scegliere solo le risposte con più voti.
heroes-no-not-a-start = I tuoi primi Mostri vanno in stanze di tipo { $wantedName }; { $roomName } è di tipo { $typeName }.
heroes-no-no-freight = Spostare lo scrigno costa 1 risorsa della sua stanza, e ce ne sono 0.
heroes-no-swarm-elsewhere = { $fromName }: fanno lo Sciame solo i Mostri di questa stanza.
heroes-no-no-monsters = Non hai Mostri nel Sotterraneo: { $count ->
    [one] il tuo unico Mostro è nel Covo.
   *[other] tutti e { $count } sono nel Covo.
  }
heroes-no-no-such-wounds = { $count ->
    [0] { $fromName }: lì ogni tuo Mostro ha Ferite.
    [one] { $fromName }: lì nessun tuo Mostro ha esattamente 1 Ferita.
   *[other] { $fromName }: lì nessun tuo Mostro ha esattamente { $count } Ferite.
  }
heroes-no-not-built = Quella stanza non fa parte di questo Sotterraneo.
heroes-no-nobody-moves = Nessun passaggio e nessuna coppia di Portali completati porta via da dove sono i tuoi Mostri.
heroes-no-no-hero-there = { $heroName } non si trova qui: { $roomName }.
heroes-no-nobody-to-strike = Nessun Eroe è in una stanza con un tuo Mostro.
heroes-no-nobody-in-range = Nessun Eroe è esattamente a 1 passaggio da un tuo Mostro.
heroes-no-no-portal-left = Nella Riserva non restano Portali: tutti e 10 sono nel Sotterraneo.
heroes-no-no-load = { $fromName }: lì non c'è un gettone { $tokenName } da portare.
heroes-no-no-such-loss = { $fromName }: lì non c'è un gettone { $tokenName }.
heroes-no-no-fee = { $fromName }: lì non c'è un gettone { $tokenName } con cui pagare.
heroes-no-no-toll = { $roomName }: lì non c'è un gettone { $tokenName } con cui pagare il pedaggio.
heroes-no-already-complete = { $roomName }: il Portale di questa stanza è già completato.
heroes-no-no-room-of-type = Il Sotterraneo non ha stanze di tipo { $wantedName }.
heroes-no-no-price-here = { $roomName }: costa 1 gettone { $tokenName }, e lì ce ne sono 0.
heroes-no-no-payment = { $roomName }: attivarla costa 1 gettone { $tokenName }, e lì ce ne sono 0.
heroes-no-no-tactics-card = Tra i Bottini disponibili non c'è una carta Tattica.
heroes-no-no-project-left = Non resta alcun Progetto da costruire.
heroes-no-no-treasure-left = { $has ->
    [one] Qui c'è 1 Moneta, ma nella Riserva non ci sono Tesori di valore 1.
   *[other] Qui ci sono { $has } Monete, ma nella Riserva non ci sono Tesori di valore da 1 a { $has }.
  }
heroes-no-fits-nowhere = { $roomName } non può essere piazzata da nessuna parte.
heroes-no-not-beside = { $cell }: questo spazio non tocca il Sotterraneo.
heroes-no-no-link = Nessun passaggio collega { $fromName } e { $roomName }.
heroes-no-no-use = Dove sono i tuoi Mostri non c'è nulla da attivare.
heroes-no-no-bribe = Pagare un ufficiale giudiziario costa 2 Monete; nel Caveau { $has ->
    [one] ce n'è 1
   *[other] ce ne sono { $has }
  }.
heroes-no-icon-missing = Questo lato della carta non mostra { $iconName }.
heroes-no-nothing-on-display = Non c'è un Bottino disponibile da sostituire.
heroes-no-no-frost = { $roomName }: questa stanza non è gelata.
heroes-no-no-small-treasure = { $roomName }: lì non c'è un Tesoro di valore 1, 2 o 3.
heroes-no-no-hero-jailed = Nelle Celle non c'è nessun Eroe.
heroes-no-no-shot = { $why ->
    [empty] { $roomName }: lì non ci sono Mostri.
   *[far] Nessun passaggio collega { $fromName } e { $roomName }.
  }
heroes-no-not-of-type = La carta manda Eroi nelle stanze di tipo { $wantedName }; { $roomName } è di tipo { $typeName }.
heroes-no-has-badge = { $heroName }: ha già un distintivo.
heroes-no-not-the-shooter = { $roomName }: nessun tuo Mostro può aver tirato da lì.
heroes-no-not-wanted = { $tokenName }: risorsa servita { $has } volte, e ne servono 2.
heroes-no-no-bite = Le Rane mordono dove ce ne sono 2 o oltre accanto a un Mostro, una volta per stanza; { $roomName }: lì ce ne sono { $has }.
heroes-no-no-rally = Gli Eroi si radunano dove un Eroe esausto è vicinissimo al Caveau e non c'è un gettone Evento: a distanza { $needs }. { $roomName } è a distanza { $has }.
heroes-no-not-crowded = Le macerie cadono dove ci sono più Mostri, { $needs }, e ancora nessuna maceria, mai nel Caveau. { $roomName }: lì ce ne sono { $has }.
heroes-no-no-surge = Si apre il Portale incompleto più lontano dal Caveau, a distanza { $needs }. { $roomName } è a distanza { $has }.
heroes-no-no-champion = È promosso un Eroe senza distintivo tra i più vicini al Caveau, a distanza { $needs }, mai nelle Celle. { $roomName } è a distanza { $has }.
heroes-no-chest-elsewhere = Nessun passaggio collega { $fromName } e { $roomName }.
heroes-no-not-a-spoke = I muratori chiudono la porta dello Studio o quella dell'Officina.
heroes-no-no-partner = { $why ->
    [empty] { $roomName }: lì non c'è un Tesoro di valore 1, 2 o 3.
   *[far] Nessun passaggio collega { $fromName } e { $roomName }.
  }
heroes-no-no-cart = I carri portano via il Tesoro più lontano dal Caveau, a distanza { $needs }. { $roomName } è a distanza { $has }.

# The end
heroes-result-survived = Le due ondate sono finite e il grande Tesoro è salvo.
heroes-result-plundered = Il Tesoro di valore 4 è stato saccheggiato.
heroes-result-goal-missed = Le ondate sono finite, ma l'obiettivo dello Scenario è mancato.
heroes-result-soup = Troppe scodelle della strega sono rimaste vuote.
heroes-result-not-built = All'inizio dell'Ondata 2 le stanze costruite erano troppo poche.
heroes-result-not-home = All'inizio dell'Ondata 2 lo scrigno non era nel Caveau.
heroes-result-tally = Il conto della Gilda sul Caveau è completo.

# Why a bot would
heroes-why-kill = Eroi sconfitti dove conta
heroes-why-guard = la guardia al Caveau
heroes-why-danger = quanto è al sicuro il Caveau
heroes-why-win = vince la partita
heroes-why-loss = farebbe perdere la partita
heroes-why-other = niente in contrario
heroes-why-bodies = Mostri sulla mappa
heroes-why-cards = le carte dei clan
heroes-why-work = ciò che porta l'azione della stanza
heroes-why-keep = ciò che serve resta
heroes-why-goal = l'obiettivo dello Scenario
heroes-why-trap = Trappole sulla loro strada

# Options of the table
heroes-option-scenario = Scenario
heroes-option-scenario-help = La mappa, i suoi Tesori e le sue regole speciali.
heroes-option-scenario-k0 = Il sotterraneo del regolamento
heroes-option-scenario-k1 = Il primo turno di guardia
heroes-option-scenario-k2 = La gattabuia
heroes-option-scenario-k3 = La zuppa della strega
heroes-option-scenario-k4 = Scienza folle
heroes-option-scenario-k5 = Lavori in corso
heroes-option-scenario-k6 = Il giorno dell'affitto
heroes-option-scenario-k7 = La sfida delle band
heroes-option-scenario-k8 = Tutto insieme
heroes-option-scenario-k9 = Il crollo
heroes-option-scenario-k10 = Portali spalancati
heroes-option-scenario-k11 = I campioni della Gilda
heroes-option-scenario-k12 = Il grande banchetto
heroes-option-scenario-k13 = La lunga via di casa
heroes-option-scenario-k14 = La corsa dei topi
heroes-option-scenario-k15 = Arriva l'ispettore
heroes-option-scenario-k16 = Il grande gelo
heroes-option-scenario-k17 = Scambio di tesori
heroes-option-scenario-k18 = Rivolta in prigione
heroes-option-scenario-k19 = Il progetto
heroes-option-scenario-k20 = L'ultima difesa
heroes-option-mode = Modalità
heroes-option-mode-help = Ogni Scenario ha due modalità; la B è più difficile.
heroes-option-mode-a = A
heroes-option-mode-b = B
heroes-option-clans = Clan
heroes-option-clans-help = Un Clan per giocatore, nell'ordine dei posti.
heroes-option-clans-dragon = Dragonessa
heroes-option-clans-witch = Strega
heroes-option-clans-poltergeist = Poltergeist
heroes-option-clans-imp = Folletto
heroes-option-clans-lizardfolk = Lizardfolk
heroes-option-clans-skeleton = Scheletro
heroes-option-clans-gnoll = Gnoll
heroes-option-clans-slime = Melma
heroes-option-clans-ratkin = Ratkin
heroes-option-difficulty = Livello di Difficoltà
heroes-option-difficulty-help = Quante carte Gilda porta ogni assalto.
heroes-option-difficulty-family = Familiare
heroes-option-difficulty-challenging = Impegnativo
heroes-option-difficulty-hardcore = Hardcore
heroes-option-open_hands = Mani scoperte
heroes-option-open_hands-help = Tutti vedono le mani di tutti.
heroes-option-collective_decisions = Decisioni della squadra
heroes-option-collective_decisions-help = Chi decide per gli Eroi dove le regole lasciano scegliere i giocatori.
heroes-option-collective_decisions-active = il giocatore attivo
heroes-option-collective_decisions-vote = un voto
heroes-option-chronicle = Cronaca
heroes-option-chronicle-help = Che cosa ha lasciato lo scenario precedente del capitolo.
heroes-option-chronicle-none = nulla
heroes-option-chronicle-won = vinto: una carta Bottino a testa
heroes-option-chronicle-lost = perso: un Assalto senza carte in più
heroes-option-wave_0 = Assalti senza carte
heroes-option-wave_0-help = Per una prima partita tranquilla: tanti assalti all'inizio non pescano carte Gilda. Il regolamento non ne prevede.
heroes-option-wave_0-scenario = quanti ne propone lo Scenario
heroes-option-wave_0-0 = nessuno
heroes-option-wave_0-1 = 1
heroes-option-wave_0-2 = 2
heroes-option-wave_0-3 = 3
heroes-option-wave_0-4 = 4
heroes-option-treasure_values = Valori dei Tesori
heroes-option-treasure_values-help = Ogni Tesoro della preparazione si prende a caso dal mucchio mescolato, oppure a caso tra quelli del valore che lo Scenario propone per la stanza. Il Tesoro di valore 4 sta sempre dove dice lo Scenario.
heroes-option-treasure_values-random = a caso
heroes-option-treasure_values-scenario = come propone lo Scenario
heroes-option-laboratory_clan = Clan del Laboratorio
heroes-option-laboratory_clan-help = Come si sceglie il Clan le cui carte entrano nel Bottino.
heroes-option-laboratory_clan-team_choice = sceglie la squadra
heroes-option-laboratory_clan-random = a caso
heroes-option-cells_window = Quando si possono buttare Eroi
heroes-option-cells_window-help = In ogni momento del proprio turno, o solo nelle prime tre fasi.
heroes-option-cells_window-whole_turn = tutto il turno
heroes-option-cells_window-phases_1_to_3 = fasi da 1 a 3
heroes-option-cells_scenario_card_still_draws = Carte anche con una carta Scenario
heroes-option-cells_scenario_card_still_draws-help = Un lancio che rivela una carta Scenario fa pescare comunque le tre carte.
heroes-option-tactics_reshuffle = Nuovo mazzo Tattiche
heroes-option-tactics_reshuffle-help = Quando si rifà un mazzo vuoto.
heroes-option-tactics_reshuffle-immediate = subito
heroes-option-tactics_reshuffle-on_demand = quando serve una carta
heroes-option-allow_voluntary_discard = Scartare dalla mano
heroes-option-allow_voluntary_discard-help = Alla fine della fase 1 si possono scartare carte della mano.
heroes-option-refresh_may_discard_loot = Il Bottino paga la ricarica
heroes-option-refresh_may_discard_loot-help = Si può scartare Bottino acquisito per ricaricare.
heroes-option-defend_card_discarded_at_once = Le carte Difesa si scartano subito
heroes-option-defend_card_discarded_at_once-help = Una carta giocata per difendere va subito nella pila degli scarti invece di restare nell'area di gioco fino al prossimo Riordino e Mantenimento di chi l'ha giocata.
heroes-option-defend_vs_archer_exhibit = Difesa contro il tiro dell'Arciere
heroes-option-defend_vs_archer_exhibit-help = La Difesa vale anche contro il tiro di un Arciere appena evocato.
heroes-option-max_portals_per_room = Portali per stanza
heroes-option-max_portals_per_room-help = Quanti Portali possono stare in una stanza; il secondo resta di riserva.
heroes-option-clan_ability_cost_activates = Attivazioni per l'Abilità
heroes-option-clan_ability_cost_activates-help = Quante Attivazioni costa un uso dell'Abilità di Clan.
heroes-option-poltergeist_ability_uses_portals = I Poltergeist usano i Portali
heroes-option-poltergeist_ability_uses_portals-help = L'Abilità del Poltergeist passa anche attraverso i Portali completati.
heroes-option-wave_quota_fixed_at_assault_start = Numero di carte fisso
heroes-option-wave_quota_fixed_at_assault_start-help = Il numero di carte Gilda è fisso dall'inizio dell'assalto; altrimenti l'Ondata 2 vale subito.

# Ciò che si può esaminare
heroes-look-room = { $roomName }: tipo { $typeName }, spazio { $cell }, { $steps ->
    [0] la meta degli Eroi
    [one] a 1 passo dal Caveau
   *[other] a { $steps } passi dal Caveau
  }.
heroes-look-door = Passaggio verso: { $roomName }.
heroes-look-treasure = Tesoro di valore { $value }; per saccheggiarlo { $now ->
    [one] serve 1 Eroe
   *[other] servono { $now } Eroi
  }.
heroes-look-portal = Portale: { $sideName }.
heroes-look-marks = { $count ->
    [one] 1 gettone Evento.
   *[other] { $count } gettoni Evento.
  }
heroes-look-lot = { $whatName }: { $count }.
heroes-look-monster = { $whatName }: { $count }{ $wounds ->
    [0] .
    [one] , con 1 Ferita ciascuno.
   *[other] , con { $wounds } Ferite ciascuno.
  }
heroes-look-hero = { $whatName }: { $count }, { $state ->
    [exhausted] stato: esausto
    [pending] stato: in arrivo
    [active] stato: attivo
   *[other] stato: in carica
  }{ $grade ->
    [champion] , con un distintivo.
    [wounded] , con un distintivo e una Ferita.
   *[plain] .
  }
heroes-look-project = { $roomName }: { $where ->
    [project] tra i Progetti
    [deck] nel mazzo del Cantiere
   *[box] non è in questa partita
  }, aperta a { $openName }.
heroes-look-clan = { $clanName }: { $all ->
    [one] 1 Mostro
   *[other] { $all } Mostri
  } con Salute { $health }, { $lair } nel Covo.
heroes-look-cards = Carte: { $deck } nel mazzo, { $hand } in mano, { $discard } nella pila degli scarti.
heroes-look-there = { $roomName }: { $count }{ $wounds ->
    [0] .
    [one] , con 1 Ferita ciascuno.
   *[other] , con { $wounds } Ferite ciascuno.
  }
heroes-look-class = { $heroName }: { $left } su 5 nella Riserva, { $cards ->
    [one] 1 carta rimasta
   *[other] { $cards } carte rimaste
  } nel mazzo Gilda.
heroes-look-hero-there = { $roomName }: { $count }, { $state ->
    [exhausted] stato: esausto
    [pending] stato: in arrivo
    [active] stato: attivo
   *[other] stato: in carica
  }{ $grade ->
    [champion] , con un distintivo.
    [wounded] , con un distintivo e una Ferita.
   *[plain] .
  }
heroes-look-token = { $whatName }: { $left } su 5 nella Riserva.
heroes-look-card = { $cardName }: { $where ->
    [hand] in mano ({ $clanName }).
    [area] nell'area di gioco ({ $clanName }).
    [discard] nella pila degli scarti ({ $clanName }).
    [deck] nel mazzo ({ $clanName }).
    [unseen] nel mazzo o nella mano nascosta ({ $clanName }).
    [display] tra i Bottini disponibili.
    [loot] nel mazzo Bottini.
   *[box] non è in questa partita.
  }
heroes-look-icon = { $side ->
    [none] {""}
   *[other] { $sideName }:{" "}
  }{ $iconName }{ $many ->
    [one] {""}
   *[other] {" "}×{ $many }
  }{ $then ->
    [none] {""}
   *[other] , poi { $thenName }
  }{ $more ->
    [one] {""}
   *[other] {" "}×{ $more }
  }
heroes-look-guild = Gilda: ondata { $wave } di 2, { $left ->
    [one] 1 carta rimasta
   *[other] { $left } carte rimaste
  } nel mazzo, carte scartate: { $gone }.
heroes-look-in-deck = Ancora nel mazzo: { $cardName }.
heroes-look-guild-card = { $cardName }: { $where ->
    [deck] ancora nel mazzo Gilda.
    [discard] scartata.
    [resolving] in corso.
   *[box] non è in questa partita.
  }
heroes-name-guild = Gilda
heroes-name-event-token = Gettone Evento
heroes-pile-head = { $which ->
    [resolving] Carta Gilda in corso
    [guild] Carte Gilda scartate
    [area] { $clanName }, area di gioco
    [discard] { $clanName }, pila degli scarti
    [removed] Tesori fuori dal gioco
   *[supply] Riserva
  }: { $count }
heroes-pile-lot = {"  "}{ $count } × { $whatName }
heroes-pile-treasures = {"  "}{ $count } × Tesoro di valore { $value }
heroes-pile-deck = { $which ->
    [guild] Mazzo Gilda
    [clan] Mazzo Tattiche ({ $clanName })
    [rooms] Mazzo del Cantiere
   *[loot] Mazzo Bottini
  }: { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
heroes-goal-waves = Sopravvivete a entrambe le ondate: questa è l'ondata { $wave } di { $needs }, { $left ->
    [one] resta 1 carta Gilda
   *[other] restano { $left } carte Gilda
  }.
heroes-goal-treasure = Proteggete il Tesoro di valore 4 ({ $roomName }): per saccheggiarlo { $needs ->
    [one] serve 1 Eroe attivo
   *[other] servono { $needs } Eroi attivi
  } e nessun Mostro; lì Eroi: { $has }, Mostri: { $guards }.
heroes-goal-soup = Non lasciate vuote { $needs } ciotole: finora { $has }.
heroes-goal-built = Costruite { $needs } stanze prima che cominci l'ondata 2: finora { $has }.
heroes-goal-stage = Portate sul palco { $needs } amplificatori: finora { $has }.
heroes-goal-dish = Servite questa risorsa, { $tokenName }, { $needs ->
    [one] 1 volta
   *[other] { $needs } volte
  }: finora { $has }.
heroes-goal-home = Portate lo scrigno nel Caveau prima che cominci l'ondata 2: { $steps ->
    [0] è lì.
    [one] è a 1 passo.
   *[other] è a { $steps } passi.
  }
heroes-goal-tally = Non perdete { $needs } Tesori di valore 1: finora { $has }.
heroes-goal-ring = Servono stanze di { $needs } tipi, finora { $has }, e un anello di { $ring } stanze.
