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
heroes-do-trust = Fidarsi del giocatore attivo
heroes-do-clan = { $clanName }

# Registro: articoli e preposizioni dei nomi
heroes-a-clan = { $clan ->
    [dragon] La { $clanName }
    [witch] Una { $clanName }
    [slime] Una { $clanName }
    [skeleton] Uno { $clanName }
    [gnoll] Uno { $clanName }
   *[other] Un { $clanName }
  }
heroes-tokens = { $token ->
    [frog] Rane
    [coin] Monete
    [bone] Ossi
    [book] Libri
   *[trap] Trappole
  }
heroes-a-token = { $token ->
    [bone] un { $tokenName }
    [book] un { $tokenName }
   *[other] una { $tokenName }
  }
heroes-hero = { $hero ->
    [archer] L'{ $heroName }
    [champion-archer] L'{ $heroName }
    [wounded-archer] L'{ $heroName }
   *[other] Il { $heroName }
  }
heroes-the-hero = { $hero ->
    [archer] l'{ $heroName }
    [champion-archer] l'{ $heroName }
    [wounded-archer] l'{ $heroName }
   *[other] il { $heroName }
  }
heroes-on-hero = { $hero ->
    [archer] sull'{ $heroName }
    [champion-archer] sull'{ $heroName }
    [wounded-archer] sull'{ $heroName }
   *[other] sul { $heroName }
  }
heroes-in-room = { $room ->
    [vault] nel Caveau
    [forge] nella Fucina
    [workshop] nell'Officina
    [library] nella Biblioteca
    [pantry] nella Dispensa
    [crypt] nella Cripta
    [study] nello Studio
    [sewers] nelle Fogne
    [menagerie] nel Serraglio
    [cells] nelle Celle
    [laboratory] nel Laboratorio
   *[construction_site] nel Cantiere
  }
heroes-of-room = { $room ->
    [vault] del Caveau
    [forge] della Fucina
    [workshop] dell'Officina
    [library] della Biblioteca
    [pantry] della Dispensa
    [crypt] della Cripta
    [study] dello Studio
    [sewers] delle Fogne
    [menagerie] del Serraglio
    [cells] delle Celle
    [laboratory] del Laboratorio
   *[construction_site] del Cantiere
  }
heroes-from-room = { $room ->
    [vault] dal Caveau
    [forge] dalla Fucina
    [workshop] dall'Officina
    [library] dalla Biblioteca
    [pantry] dalla Dispensa
    [crypt] dalla Cripta
    [study] dallo Studio
    [sewers] dalle Fogne
    [menagerie] dal Serraglio
    [cells] dalle Celle
    [laboratory] dal Laboratorio
   *[construction_site] dal Cantiere
  }
heroes-the-room = { $room ->
    [vault] il Caveau
    [forge] la Fucina
    [workshop] l'Officina
    [library] la Biblioteca
    [pantry] la Dispensa
    [crypt] la Cripta
    [study] lo Studio
    [sewers] le Fogne
    [menagerie] il Serraglio
    [cells] le Celle
    [laboratory] il Laboratorio
   *[construction_site] il Cantiere
  }
heroes-from-origin = { $origin ->
    [vault] dal Caveau
    [forge] dalla Fucina
    [workshop] dall'Officina
    [library] dalla Biblioteca
    [pantry] dalla Dispensa
    [crypt] dalla Cripta
    [study] dallo Studio
    [sewers] dalle Fogne
    [menagerie] dal Serraglio
    [cells] dalle Celle
    [laboratory] dal Laboratorio
   *[construction_site] dal Cantiere
  }

# Registro: turni
heroes-log-turn-begun = Turno: { $clanName }
heroes-log-assault-begun = Assalto { $number }, Ondata { $wave }: { $cards ->
    [one] 1 carta Gilda
   *[other] { $cards } carte Gilda
  } su { $left }
heroes-log-assault-skipped = { $more ->
    [0] Ondata 0: in questo assalto nessuna carta Gilda; dal prossimo arrivano gli Eroi
    [one] Ondata 0: in questo assalto e nel prossimo nessuna carta Gilda
   *[other] Ondata 0: in questo assalto e nei prossimi { $more } nessuna carta Gilda
  }

# Registro: ciò che fanno i Clan
heroes-log-card-played = { $clanName } gioca { $cardName }.
heroes-log-draw-made = { $why ->
    [deal] { $clanName } riceve { $count ->
        [one] 1 carta
       *[other] { $count } carte
      }.
    [upkeep] { $count ->
        [0] { $clanName } riordina e non pesca carte.
        [one] { $clanName } riordina e pesca 1 carta.
       *[other] { $clanName } riordina e pesca { $count } carte.
      }
   *[other] { $clanName } pesca { $count ->
        [one] 1 carta
       *[other] { $count } carte
      }.
  }
heroes-log-reinforcements-called = { $clanName } chiama Rinforzi: { $actionName }.
heroes-log-monsters-called = { $how ->
    [ambush] { $clanName } tende un Agguato: { $count ->
        [one] 1 Mostro appare
       *[other] { $count } Mostri appaiono
      } { heroes-in-room } (Covo { $before } → { $after }).
    [first] { $clanName } prende posizione { heroes-in-room } (Covo { $before } → { $after }).
    [reserve] { $clanName } manda le riserve { heroes-in-room } (Covo { $before } → { $after }).
   *[summon] { $clanName } evoca { $count ->
        [one] 1 Mostro
       *[other] { $count } Mostri
      } { heroes-in-room } (Covo { $before } → { $after }).
  }
heroes-log-monster-moved = { $clanName } va { heroes-from-origin } { heroes-in-room }{ $by ->
    [portal] {" "}attraverso il Portale
    [wall] {" "}attraverso il muro
   *[none] {""}
  }{ $load ->
    [none] .
    [bone] {" "}con un { $loadName }.
    [book] {" "}con un { $loadName }.
   *[other] {" "}con una { $loadName }.
  }
heroes-log-monster-attacked = { $how ->
    [melee] { $clanName } colpisce { heroes-the-hero } { heroes-in-room }.
   *[ranged] { $origin ->
        [none] { $clanName } tira e colpisce { heroes-the-hero } { heroes-in-room }.
       *[other] { $clanName } tira { heroes-from-origin } e colpisce { heroes-the-hero } { heroes-in-room }.
      }
  }
heroes-log-action-used = { $action ->
    [gen] { $clanName } genera { heroes-a-token } { heroes-in-room }.
    [trap] { $clanName } mette una Trappola { heroes-in-room }.
    [portal] { $clanName } apre un Portale { heroes-in-room }.
    [complete] { $clanName } completa il Portale { heroes-of-room }.
   *[spend] { $clanName } paga { heroes-a-token } { heroes-of-room }.
  }
heroes-log-room-used = { $clanName } usa { heroes-the-room }.
heroes-log-ability-used = { $clanName } usa la sua Abilità{ $clan ->
    [dragon] : via le Ferite.
    [witch] : un Portale.
    [poltergeist] : attraverso il muro.
    [imp] : un altro Spostamento.
    [lizardfolk] : un Attacco a Distanza.
    [skeleton] : un Osso.
    [gnoll] : un Attacco in Mischia.
    [slime] : una carta.
    [ratkin] : un Mostro in più.
   *[other] .
  }
heroes-log-scenario-used = { $scenario ->
    [k6] { $clanName } paga un ufficiale giudiziario { heroes-in-room }.
    [k7] { $clanName } porta sul palco l'amplificatore { heroes-of-room }.
    [k9] { $clanName } sgombra le macerie { heroes-in-room }.
    [k10] { $clanName } chiude il Portale { heroes-of-room }.
    [k12] { $clanName } serve un piatto { heroes-in-room }.
    [k13] { $clanName } spinge lo scrigno fuori { heroes-from-room }.
    [k14] { $clanName } corre in branco { heroes-from-room }.
    [k16] { $clanName } brucia un Libro { heroes-in-room } contro il gelo.
    [k17] { $clanName } scambia il Tesoro { heroes-of-room } con uno vicino.
    [k18] { $clanName } paga una Moneta e rimanda a casa un prigioniero.
   *[other] { $clanName } usa lo Scenario { heroes-in-room }.
  }
heroes-log-hero-thrown = { $clanName } butta un Eroe nelle Celle.
heroes-log-loot-refreshed = { $clanName } paga per ricaricare il Bottino.
heroes-log-card-dropped = { $clanName } rinuncia a una carta della mano.
heroes-log-toll-paid = { $clanName } paga il pedaggio.
heroes-log-construction-begun = { $clanName } costruisce { heroes-the-room } in { $cell } per { $coins ->
    [one] 1 Moneta
   *[other] { $coins } Monete
  }.
heroes-log-card-acquired = { $clanName } acquisisce { $cardName }.
heroes-log-card-defended = { $clanName } si difende { heroes-in-room } con { $cardName }.
heroes-log-foreign-clan-joined = Le carte del Clan ({ $clanName }) entrano nel mazzo Bottini.

# Registro: ciò che fanno la Gilda e i suoi Eroi
heroes-log-guild-card-drawn = La Gilda gioca { $cardName }.
heroes-log-scenario-struck = { $scenario ->
    [k1] La strega chiede la sua pozione di rana: una Rana della Dispensa, o una carta della mano del Clan attivo.
    [k2] La conta: se nelle Celle ci sono almeno quattro Eroi, si svegliano.
    [k3] Strega affamata: la strega vuole { $wave ->
        [one] 1 Rana
       *[other] { $wave } Rane
      } dalla Dispensa.
    [k4] Senza sorveglianza: se nel Laboratorio non c'è nessun Mostro, gli Eroi nelle Celle si svegliano.
    [k6] Affitto: il padrone di casa vuole { $wave ->
        [one] 1 Moneta
       *[other] { $wave } Monete
      } dal Caveau.
    [k7] Assolo rivale: dove c'è ancora un amplificatore gli Eroi si svegliano.
    [k8] { $number ->
        [1] Adunata: gli Eroi esausti più vicini al Caveau si svegliano.
        [2] Adunata: gli Eroi esausti più vicini al Caveau si svegliano.
        [3] Adunata: gli Eroi esausti più vicini al Caveau si svegliano.
       *[other] Pedaggio: ogni Clan paga una carta della mano o una risorsa.
      }
    [k9] Crollo: le macerie cadono dove ci sono più Mostri.
    [k10] Portali in piena: si apre il Portale incompleto più lontano; se non ce ne sono, presso quelli aperti ci si sveglia.
    [k11] Campione: l'Eroe più vicino al Caveau riceve un distintivo e si sveglia.
    [k12] Ospiti sgraditi: se un piatto non è mai stato servito, un Guerriero va nella Dispensa.
    [k13] Il pavimento scricchiola: gli Eroi accanto allo scrigno si svegliano.
    [k14] I muratori chiudono una porta del Caveau.
    [k15] L'ispettore prosegue il giro.
    [k16] Inverno: gela la metà del Sotterraneo con meno Mostri.
    [k17] Facile preda: si svegliano gli Eroi accanto ai Tesori di valore 1.
    [k18] Un Eroe si fa catturare.
    [k20] { $wave ->
        [one] I carri non ci sono ancora: non succede nulla.
       *[other] I carri portano via il Tesoro più lontano dal Caveau.
      }
   *[other] Qui la carta non fa nulla.
  }
heroes-log-wave-begun = Comincia l'Ondata { $wave }: le carte Gilda vengono rimescolate.
heroes-log-hero-entered = { $does ->
    [loot] { $heroName } irrompe { heroes-in-room } e distrugge { $count ->
        [one] 1 risorsa
       *[other] { $count } risorse
      }.
    [disarm] { $heroName } s'infila { heroes-in-room } e disarma una Trappola.
    [free] { $heroName } { heroes-in-room } libera { $count ->
        [one] 1 prigioniero
       *[other] { $count } prigionieri
      }.
   *[none] { $hero ->
        [archer] { $heroName } entra { heroes-in-room }: nessun bersaglio nelle stanze accanto.
        [warrior] { $heroName } entra { heroes-in-room }: niente da distruggere.
        [thief] { $heroName } entra { heroes-in-room }: nessuna Trappola da disarmare.
       *[other] { $heroName } entra { heroes-in-room }.
      }
  }
heroes-log-hero-shot = { $heroName } tira { heroes-from-origin } { heroes-in-room }.
heroes-log-hero-trapped = Una Trappola { heroes-in-room } scatta { heroes-on-hero }.
heroes-log-hero-inspired = { $hero ->
    [none] La carica { heroes-in-room } sveglia { $count ->
        [one] 1 Eroe.
       *[other] { $count } Eroi.
      }
   *[other] { $heroName } incita { heroes-in-room }: { $count ->
        [one] 1 Eroe si sveglia.
       *[other] { $count } Eroi si svegliano.
      }
  }
heroes-log-hero-attacked = { $heroName } attacca { heroes-in-room } (danno { $damage }).
heroes-log-hero-waited = { $needed ->
    [0] { $heroName } aspetta { heroes-in-room }: nessuna via porta più vicino al Caveau.
   *[other] { $heroName } aspetta { heroes-in-room }: { $heroes ->
        [one] 1 Eroe
       *[other] { $heroes } Eroi
      } su { $needed }, troppo pochi per il Tesoro.
  }
heroes-log-heroes-charged = { $heroesName } { $count ->
    [one] carica
   *[other] caricano
  } { heroes-from-origin } { heroes-in-room }{ $steps ->
    [0] .
    [one] , a 1 passo dal Caveau.
   *[other] , a { $steps } passi dal Caveau.
  }
heroes-log-plunder-begun = { $heroes ->
    [one] 1 Eroe saccheggia
   *[other] { $heroes } Eroi saccheggiano
  } { heroes-the-room }: per il Tesoro { $value ->
    [one] ne basta 1.
   *[other] ne bastano { $value }.
  }
heroes-log-room-stirred = { $scenario ->
    [k3] Le Rane { heroes-in-room } mordono (Rane: { $count }, danno 1).
   *[other] Gli Eroi { heroes-in-room } si rivoltano (Eroi: { $count }).
  }
heroes-log-game-ended = { $won ->
    [true] Il Sotterraneo è salvo: avete vinto tutti!
   *[false] Hanno vinto gli Eroi: avete perso tutti.
  }

# Registro: ciò che ne è venuto
heroes-log-card-drawn = { $eyes ->
    [0] È pescata una carta.
   *[other] Pescata: { $cardName }.
  }
heroes-log-card-looked-at = { $taken ->
    [true] Presa in mano: { $cardName }.
   *[false] Scartata: { $cardName }.
  }
heroes-log-deck-reshuffled = { $clanName } rimescola gli scarti in un nuovo mazzo.
heroes-log-card-discarded = { $clanName } scarta { $cardName }.
heroes-log-card-returned = { $cardName } va in fondo al mazzo Bottini.
heroes-log-display-filled = Nuova carta disponibile: { $cardName }.
heroes-log-blow-parried = Danno { $before } → { $after }.
heroes-log-monster-wounded = { heroes-a-clan } { heroes-in-room } subisce danni (Ferite { $before } → { $after } su { $health }).
heroes-log-monster-left = { heroes-a-clan } cade { heroes-in-room } e torna nel Covo ({ $clanName } { $before } → { $after }).
heroes-log-wounds-healed = { $clanName } è di nuovo senza Ferite (Ferite { $before } → 0).
heroes-log-token-placed = { heroes-tokens } { heroes-in-room }: { $before } → { $after }.
heroes-log-token-discarded = { heroes-tokens } { heroes-in-room }: { $before } → { $after }.
heroes-log-portal-turned = Portale { heroes-in-room }: { $beforeName } → { $sideName }.
heroes-log-marker-placed = { $scenario ->
    [k3] Scodelle vuote { heroes-in-room }: { $before } → { $after }.
    [k6] Ufficiali giudiziari { heroes-in-room }: { $before } → { $after }.
    [k7] Un amplificatore sta { heroes-in-room }.
    [k9] Le macerie cadono { heroes-in-room }.
    [k14] La porta tra { heroes-the-room } e il Caveau è chiusa.
    [k15] L'ispettore è { heroes-in-room }.
    [k17] Tacche { heroes-in-room }: { $before } → { $after }.
   *[other] Gettoni Evento { heroes-in-room }: { $before } → { $after }.
  }
heroes-log-marker-removed = { $scenario ->
    [k6] Ufficiali giudiziari { heroes-in-room }: { $before } → { $after }.
    [k7] L'amplificatore { heroes-of-room } è sul palco.
    [k9] Niente più macerie { heroes-in-room }.
    [k14] La porta tra { heroes-the-room } e il Caveau è di nuovo aperta.
    [k15] L'ispettore esce { heroes-from-room }.
   *[other] Gettoni Evento { heroes-in-room }: { $before } → { $after }.
  }
heroes-log-supply-emptied = Riserva vuota ({ $heroName }): chi di loro è esausto si sveglia, e con lui i suoi compagni di stanza.
heroes-log-hero-summoned = { heroes-hero } arriva { heroes-in-room }.
heroes-log-hero-woken = { heroes-hero } { heroes-in-room } è di nuovo attivo.
heroes-log-hero-exhausted = { $why ->
    [cells] { heroes-hero } finisce { heroes-in-room }, esausto.
    [attack] { heroes-hero } è esausto dopo l'attacco.
   *[plunder] { heroes-hero } è esausto dopo il saccheggio.
  }
heroes-log-hero-hurt = { heroes-hero } { heroes-in-room } subisce una Ferita (Salute { $before } → { $after }).
heroes-log-hero-killed = { heroes-hero } { heroes-in-room } è sconfitto (Eroi nel Sotterraneo { $before } → { $after }).
heroes-log-hero-promoted = { heroes-hero } { heroes-in-room } riceve un distintivo.
heroes-log-treasure-turned = { $effectName }! Il Tesoro { heroes-of-room } (valore { $value }) è perduto (Tesori { $before } → { $after }){ $effect ->
    [prey] : lì si perde una risorsa, se c'è.
    [curse] : ogni Clan che ha carte ne scarta una.
    [healing] : lì gli Eroi esausti si svegliano.
    [prisoner] : il prossimo Eroe va nelle Celle, se ci sono.
   *[other] .
  }
heroes-log-treasure-placed = Un Tesoro di valore { $value } va { heroes-in-room }.
heroes-log-treasure-moved = { $swapped ->
    [true] Si scambiano i Tesori: { $originName } e { $roomName }.
   *[false] Il Tesoro va { heroes-from-origin } { heroes-in-room }.
  }
heroes-log-treasure-removed = Il Tesoro { heroes-of-room } viene portato via.
heroes-log-project-revealed = Nuovo Progetto: { $roomName }.
heroes-log-frost-moved = { $half ->
    [vault] È gelata la metà con il Caveau.
    [far] È gelata la metà lontana dal Caveau.
    [both] È gelato tutto il Sotterraneo.
   *[none] Non è più gelato nulla.
  }
heroes-log-dish-served = { heroes-tokens } in tavola: { $before } → { $after }.
heroes-log-votes-shown = La squadra vota: { $others ->
    [none] tutti d'accordo
   *[other] a favore { $agreedName }, contro { $othersName }
  }{ $trusting ->
    [none] .
   *[other] . Con il giocatore attivo: { $trustingName }.
  }
heroes-log-votes-tied = Voti pari: decide il giocatore attivo.

# Quante volte, nel risultato
heroes-tally-card-played = { $count ->
    [one] 1 carta giocata
   *[other] { $count } carte giocate
  }
heroes-tally-monster-attacked = { $count ->
    [one] 1 attacco a un Eroe
   *[other] { $count } attacchi agli Eroi
  }
heroes-tally-monster-left = { $count ->
    [one] 1 Mostro caduto
   *[other] { $count } Mostri caduti
  }
heroes-tally-monster-moved = { $count ->
    [one] 1 Spostamento
   *[other] { $count } Spostamenti
  }
heroes-tally-room-used = { $count ->
    [one] 1 uso di una stanza
   *[other] { $count } usi di stanze
  }
heroes-tally-card-acquired = { $count ->
    [one] 1 carta acquisita
   *[other] { $count } carte acquisite
  }
heroes-tally-card-defended = { $count ->
    [one] 1 attacco parato
   *[other] { $count } attacchi parati
  }
heroes-tally-hero-thrown = { $count ->
    [one] 1 Eroe buttato nelle Celle
   *[other] { $count } Eroi buttati nelle Celle
  }

# La corsa
heroes-race-guild = Ondata { $wave }: { $left ->
    [one] resta 1 carta
   *[other] restano { $left } carte
  }
heroes-race-assaults = Con { $quota ->
    [one] 1 carta
   *[other] { $quota } carte
  } per assalto, l'Ondata { $wave } finisce dopo { $assaults ->
    [one] 1 altro assalto.
   *[other] altri { $assaults } assalti.
  }
heroes-race-treasure = { $roomName }: Eroi { $has } su { $needs }
heroes-race-falls = Potete perdere nel prossimo assalto: con { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  } sulle { $left } del mazzo Gilda gli Eroi potrebbero saccheggiarlo.
heroes-race-soup = Scodelle vuote: { $has } su { $needs }
heroes-race-soup-lost = Potete perdere nel prossimo assalto: nella Dispensa ci sono troppo poche Rane per la strega.
heroes-race-built = Stanze costruite: { $has } su { $needs }
heroes-race-built-lost = Potete perdere nel prossimo assalto: può cominciare l'Ondata 2.
heroes-race-stage = Sul palco: { $has } su { $needs }
heroes-race-stage-lost = Potete perdere nel prossimo assalto: può essere l'ultimo.
heroes-race-dish = { heroes-tokens }: { $has } su { $needs }
heroes-race-dish-lost = Potete perdere nel prossimo assalto: può essere l'ultimo.
heroes-race-home = { $steps ->
    [0] Scrigno nel Caveau
    [one] Scrigno a 1 passo da casa
   *[other] Scrigno a { $steps } passi da casa
  }
heroes-race-home-lost = Potete perdere nel prossimo assalto: può cominciare l'Ondata 2.
heroes-race-tally = Tacche: { $has } su { $needs }
heroes-race-ring = Tipi di stanza: { $has } su { $needs }
heroes-race-ring-lost = Potete perdere nel prossimo assalto: può essere l'ultimo.

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
heroes-no-trusts-itself = Il giocatore attivo decide: solo gli altri possono fidarsi.
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
heroes-option-scenario-k1 = Il calderone della strega
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
heroes-option-chronicle-help = Partita singola: un solo Scenario. Una Cronaca racconta una storia in quattro Scenari: ogni Clan conserva il proprio Bottino e ogni finale lascia qualcosa.
heroes-option-chronicle-none = Partita singola
heroes-option-chronicle-won = uno Scenario dopo una vittoria
heroes-option-chronicle-lost = uno Scenario dopo una sconfitta
heroes-option-chronicle-lease = Il contratto della padrona
heroes-option-chronicle-open-house = Porte aperte
heroes-option-chronicle-cold-hearts = Cuori freddi
heroes-option-chronicle-paper-war = La guerra di carta
heroes-option-chronicle-treasure-road = La strada del tesoro
heroes-section-carried = Conservato dai capitoli precedenti
heroes-option-results = Capitoli giocati
heroes-option-results-help = Come sono finiti i capitoli precedenti.
heroes-option-results-won = vinto
heroes-option-results-lost = perso
heroes-option-kept_1 = Bottino conservato dal Clan 1
heroes-option-kept_1-help = Le carte Bottino che il Clan al posto 1 conserva dal capitolo precedente.
heroes-option-kept_2 = Bottino conservato dal Clan 2
heroes-option-kept_2-help = Le carte Bottino che il Clan al posto 2 conserva dal capitolo precedente.
heroes-option-kept_3 = Bottino conservato dal Clan 3
heroes-option-kept_3-help = Le carte Bottino che il Clan al posto 3 conserva dal capitolo precedente.
heroes-option-kept_4 = Bottino conservato dal Clan 4
heroes-option-kept_4-help = Le carte Bottino che il Clan al posto 4 conserva dal capitolo precedente.
heroes-option-kept_5 = Bottino conservato dal Clan 5
heroes-option-kept_5-help = Le carte Bottino che il Clan al posto 5 conserva dal capitolo precedente.
heroes-option-kept_6 = Bottino conservato dal Clan 6
heroes-option-kept_6-help = Le carte Bottino che il Clan al posto 6 conserva dal capitolo precedente.
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
heroes-goal-chapter = { $chronicleName }: capitolo { $chapter } di { $needs }.
heroes-gift-spoils = Bottino di guerra dell'ultimo capitolo: ogni giocatore ha cominciato con una carta Bottino in più.
heroes-gift-stores = Scorte da un capitolo precedente: una risorsa di ogni tipo era nel Caveau fin dall'inizio.
heroes-gift-snares = Lacci da un capitolo precedente: c'era una Trappola in ogni stanza accanto al Caveau.
heroes-gift-gate = Un varco da un capitolo precedente: un Portale in più era aperto fin dall'inizio.
heroes-gift-muster = Una chiamata da un capitolo precedente: ogni Clan ha cominciato con { $count ->
    [one] un Mostro
   *[other] { $count } Mostri
} in più.
heroes-gift-warning = Avvertiti da un capitolo precedente: { $count ->
    [one] un Assalto in più arriva
   *[other] { $count } Assalti in più arrivano
} senza carte.
heroes-gift-toll = Un pedaggio da un capitolo precedente: ogni giocatore ha cominciato con { $count ->
    [one] una carta
   *[other] { $count } carte
} in meno.
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

# Che cosa può venire da un'opzione, prima di sceglierla.
heroes-may-kill = 1 danno: { $heroName } è sconfitto. { $others ->
    [0] Lì non resta nessun altro.
    [one] Lì resta un altro Eroe.
   *[other] Lì restano altri { $others } Eroi.
  }
heroes-may-wound = 1 danno: { $heroName } è solo ferito e resta. { $others ->
    [one] Lì resta un Eroe.
   *[other] Lì restano { $others } Eroi.
  }
heroes-may-icons = { $count ->
    [one] Un'icona della carta in tavola va persa.
   *[other] { $count } icone della carta in tavola vanno perse.
  }
heroes-may-cards = { $count ->
    [one] Una carta resta in mano senza essere giocata.
   *[other] { $count } carte restano in mano senza essere giocate.
  }
