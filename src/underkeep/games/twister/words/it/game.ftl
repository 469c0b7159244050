# Dungeon Twister: domande, opzioni, cronaca, rifiuti. `$piece` è un id con cui scegliere, `$pieceName` il nome da dire.

twister-role-yellow = Giallo
twister-role-blue = Blu

twister-name-n = nord
twister-name-e = est
twister-name-s = sud
twister-name-w = ovest
twister-name-cw = in senso orario
twister-name-ccw = in senso antiorario
twister-target-tok = { $bName } { $a ->
    [yellow] { $b ->
        [armor] gialla
        [sword] gialla
        [rope] gialla
        [rope-2] gialla
        [rope-3] gialla
        [wand] gialla
        [potion] gialla
        [key] gialla
        [key-2] gialla
        [key-3] gialla
        [cross] gialla
        [inversion] gialla
        [torch] gialla
        [torch-2] gialla
        [torch-3] gialla
        [ball-and-chain] gialla
        [mummy] gialla
        [shadow] gialla
       *[other] giallo
      }
    [neutral] neutrale
   *[blue] blu
  }
twister-target-as = { twister-target-tok }
twister-target-sq = { $aName }
twister-target-room = Stanza { $aName }

# Domande
twister-ask-line = Chi sta sul prossimo punto della tua zona di partenza?
twister-ask-lay = Metti un gettone coperto in una Stanza. { $left ->
    [one] È l’ultimo.
   *[other] Te ne restano { $left }.
  }
twister-ask-play = { $ceiling ->
    [5] Gioca una carta Azione.
   *[other] Gioca una carta Azione, per ora al massimo da { $ceiling }.
  }
twister-ask-action = Che cosa fai? { $points ->
    [0] Non restano PA della carta.
    [one] Hai 1 PA.
   *[other] Hai { $points } PA.
  }
twister-ask-walk = Dove va { $pieceName }? { $steps ->
    [0] Non restano passi.
    [one] Resta 1 passo.
   *[other] Restano { $steps } passi.
  }
twister-ask-jump = Dove atterra { $pieceName }?
twister-ask-wall = Oltre quale muro va { $pieceName }?
twister-ask-put = Su quale casella della Stanza { $roomName } va questo gettone: { $pieceName } { $side ->
    [yellow] (di Giallo)
   *[blue] (di Blu)
  }?
twister-ask-aim-fight = Chi attacca { $pieceName }?
twister-ask-aim-heal = Chi guarisce { $pieceName }?
twister-ask-aim-fire = Chi colpisce la palla di fuoco di { $pieceName }?
twister-ask-card = { $attackerName } attacca { $targetName }: quale carta Combattimento metti?

# Opzioni
twister-do-line = { $pieceName } sul prossimo punto
twister-do-lay = { $pieceName } coperto nella Stanza { $roomName }
twister-do-play = Gioca la carta da { $value } PA
twister-do-walk = Muovi { $pieceName }
twister-do-jump = { $pieceName } salta una Trappola, con una carta Salto
twister-do-through = { $pieceName } attraversa un muro
twister-do-reveal = { $pieceName } rivela la Stanza { $roomName }
twister-do-turn = { $pieceName } fa ruotare la Stanza { $roomName } { $wayName }
twister-do-fight = { $whom ->
    [none] { $pieceName } attacca a { $sideName }
   *[other] { $pieceName } attacca { $whomName } a { $sideName }
  }
twister-do-heal = { $whom ->
    [none] { $pieceName } guarisce a { $sideName }
   *[other] { $pieceName } guarisce { $whomName } a { $sideName }
  }
twister-do-regenerate = { $pieceName } si rigenera
twister-do-gate = { $pieceName } apre o chiude il Cancello a { $sideName }
twister-do-break = { $pieceName } rompe il Cancello a { $sideName }
twister-do-fire = { $whom ->
    [none] { $pieceName } lancia una palla di fuoco a { $sideName }
   *[other] { $pieceName } lancia una palla di fuoco su { $whomName } a { $sideName }
  }
twister-do-drink = { $pieceName } beve la Pozione di Velocità
twister-do-done = Finisci il turno
twister-do-to = In { $squareName }
twister-do-via = Passando per { $squareName }, per prendere o lasciare lì qualcosa
twister-do-take = Prendi: { $pieceName }
twister-do-drop = Lascia qui quel che porti
twister-do-at = In { $squareName }
twister-do-target = { $pieceName } { $side ->
    [yellow] (di Giallo)
   *[blue] (di Blu)
  }
twister-do-card = Carta Combattimento { $value }

# Cronaca
twister-log-line-chosen = { $characters ->
    [none] { $sideName } ha quattro Personaggi coperti nella sua zona di partenza.
   *[other] { $sideName } ha messo coperti nella sua zona di partenza: { $charactersName }.
  }
twister-log-token-laid = { $token ->
    [none] { $sideName } mette un gettone coperto: Stanza { $roomName }.
   *[other] { $sideName } mette un gettone coperto: Stanza { $roomName }, { $tokenName }.
  }
twister-log-placement-begun = La sorte fa cominciare il piazzamento a { $sideName }.
twister-log-lines-turned-up = Si scoprono le zone di partenza. { twister-role-yellow }: { $yellowName }. { twister-role-blue }: { $blueName }. La sorte fa cominciare { $firstName }.
twister-log-action-card-played = Turno { $turn }, { $sideName }: { $value } PA
twister-log-action-cards-taken-back = { $sideName } riprende le quattro carte Azione.
twister-log-turn-passed = { $sideName } non ha nessuno in grado di agire e passa
twister-log-turn-ended = { $lost ->
    [0] { $sideName } finisce il turno.
    [one] { $sideName } finisce il turno; 1 PA va perso.
   *[other] { $sideName } finisce il turno; { $lost } PA vanno persi.
  }
twister-log-stalemate-near = { $turns_left ->
    [one] Se anche il prossimo turno non porta PV, rivelazioni o ferite, la partita finisce.
   *[other] Se altri { $turns_left } turni non portano PV, rivelazioni o ferite, la partita finisce.
  }
twister-log-token-moved = { $tokenName } { $how ->
    [jump] salta da { $originName } a { $atName }
    [wall] attraversa il muro da { $originName } a { $atName }
   *[walk] va da { $originName } a { $atName } ({ $steps ->
        [one] 1 casella
       *[other] { $steps } caselle
      })
  }{ $load ->
    [none] .
   *[other] , con sé: { $loadName }.
  }
twister-log-token-taken = { $byName } prende in { $atName }: { $tokenName }{ $left ->
    [none] .
   *[other] . Lascia in cambio: { $leftName }.
  }
twister-log-token-dropped = { $byName } lascia in { $atName }: { $tokenName }.
twister-log-jump-card-spent = { $sideName } spende una carta Salto (carte Salto { $before } → { $left }).
twister-log-room-revealed = { $byName } rivela la Stanza { $placeName }: è la { $room }.{ $tokens ->
    [none] {""}
   *[other] {" "}C’erano: { $tokensName }.
  }
twister-log-token-placed = { $byName } piazza in { $atName }: { $tokenName }.
twister-log-room-turned = { $byName } fa ruotare la Stanza { $placeName } { $clockwise ->
    [true] in senso orario.
   *[false] in senso antiorario.
  }
twister-log-gate-worked = { $state ->
    [gate-open] { $byName } apre il Cancello a { $sideName } di { $atName }.
    [gate-closed] { $byName } chiude il Cancello a { $sideName } di { $atName }.
   *[gate-broken] { $byName } rompe il Cancello a { $sideName } di { $atName }.
  }
twister-log-character-healed = { $by ->
    [none] { $tokenName } si rialza.
   *[other] { $byName } guarisce { $tokenName }, che si rialza.
  }
twister-log-fireball-cast = { $byName } lancia una palla di fuoco contro { $victimName }.
twister-log-potion-drunk = { $byName } beve la Pozione di Velocità: { $points } PA tutti suoi.
twister-log-combat-begun = { $attackerName } attacca { $targetName } in { $atName }: forza { $attack } contro { $defence }{ $others ->
    [none] .
   *[other] ; coinvolti: { $othersName }.
  }
twister-log-combat-card-laid = { $value ->
    [-1] { $sideName } ha messo una carta Combattimento.
   *[other] { $sideName } ha messo la carta Combattimento { $value }.
  }
twister-log-combat-resolved = Attacco { $attack_total } (carta { $attack_card }) contro difesa { $defence_total } (carta { $defence_card }): { $loser ->
    [none] parità, non succede nulla.
   *[other] perde { $loserName }.
  }
twister-log-character-wounded = { $tokenName } riceve una ferita e resta a terra in { $atName }.
twister-log-character-eliminated = { $cause ->
    [fireball] { $tokenName } muore nella palla di fuoco.
    [pit] { $tokenName } cade nella Trappola e muore.
    [carrier] Muore anche chi veniva trasportato: { $tokenName }.
    [cross] { $tokenName } muore per la Sacra Croce.
    [tomb] La Sacra Tomba distrugge { $tokenName }.
    [torch] La Torcia dissolve { $tokenName }.
    [corridor] { $tokenName } cade nella Trappola del corridoio e lascia il gioco.
   *[combat] { $tokenName } muore.
  }
twister-log-object-lost = { $cause ->
    [pit] Cade nella Trappola e va perso un Oggetto: { $tokenName }.
   *[used] Oggetto usato, fuori dal gioco: { $tokenName }.
  }
twister-log-character-left = { $tokenName } esce dal labirinto{ $load ->
    [none] .
   *[other] {" "}(con sé: { $loadName }).
  }
twister-log-points-scored = { $sideName } segna { $points } PV ({ $before } → { $total }).
twister-log-token-turned = Con la Stanza, { $tokenName } passa da { $originName } a { $atName }.
twister-log-game-ended = { $winner ->
    [none] La partita finisce in parità.
   *[other] Vince { $winnerName }.
  }

# Che cosa si è saputo, per chi vuole annullare
twister-fact-lot = si è tirato a sorte
twister-fact-lines = si sono scoperte le zone di partenza e si è tirato a sorte chi comincia
twister-fact-room = si è rivelata una Stanza
twister-fact-turned = si è fatta ruotare una Stanza; una rotazione resta
twister-fact-cards = si sono scoperte le carte Combattimento

# Rifiuti
twister-no-on-line = { $pieceName } è già nella tua zona di partenza. Quattro Personaggi diversi, uno per punto.
twister-no-not-to-place = Non hai più questo gettone da piazzare: { $pieceName }.
twister-no-room-full = La Stanza { $roomName } può contenere { $needs } gettoni e ne ha { $has }.
twister-no-card-spent = Hai già giocato la carta da { $value } PA; torna dopo la tua quarta carta Azione.
twister-no-first-card = Il primo turno della partita va giocato con la carta da 2 PA.
twister-no-ceiling = La carta da { $value } per ora è troppo alta: la più alta che puoi giocare è quella da { $needs }.
twister-no-combat-card-spent = Non hai più una carta Combattimento { $value }.
twister-no-no-points = Costa 1 PA, e { $pieceName } ne ha { $has } da spendere.
twister-no-out-of-game = { $pieceName } è fuori dal gioco.
twister-no-not-on-board = { $pieceName } si nasconde ancora: prima va rivelata la sua Stanza.
twister-no-wounded = { $pieceName } ha una ferita: agisce solo chi è sano.
twister-no-spent = Dopo la guarigione o la rigenerazione { $pieceName } non può fare altro in questo turno.
twister-no-unrevealed = Quella Stanza non è stata rivelata.
twister-no-too-far = È troppo lontano per un solo movimento: servono { $needs } passi, { $has ->
    [one] ne resta 1
   *[other] ne restano { $has }
  }.
twister-no-no-way = Un muro o un Cancello chiuso sbarra la strada.
twister-no-enemy-in-way = Un Personaggio nemico sano sbarra la strada.
twister-no-occupied = Lì c’è già un Personaggio sano.
twister-no-enemy-lies-there = Un Personaggio sano e un nemico ferito non possono stare sulla stessa casella.
twister-no-pit-in-way = Una Trappola sbarra la strada.
twister-no-pit-stop = Solo il Ladro, o chi ha una Corda, può fermarsi su una Trappola.
twister-no-no-attachment = Per quella Trappola alla Corda servono 2 punti di aggancio; ce ne sono { $has }.
twister-no-two-tokens = Quella casella conterrebbe { $has } gettoni; il massimo è 2 (Regola d’Oro 2).
twister-no-would-kill-friend = La Trappola ucciderebbe il tuo stesso ferito.
twister-no-zero-steps = Si può restare solo dopo aver preso o lasciato qualcosa.
twister-no-nowhere = Non c’è una casella in cui quell’azione possa finire.
twister-no-exit-blocked = Su quella casella di uscita c’è un Personaggio sano.
twister-no-not-here = Non è su questa casella.
twister-no-handle-first = Sei passato di qui per prendere o lasciare qualcosa: prima fallo.
twister-no-handled-here = Qui hai già preso o lasciato qualcosa: prosegui, o resta.
twister-no-nothing-held = Non porti nulla da lasciare.
twister-no-enemy-holds = Su quella casella c’è un nemico sano: lì non puoi prendere nulla.
twister-no-only-wounded-friends = Si possono trasportare solo i propri Personaggi feriti.
twister-no-not-left-here = Un Oggetto lasciato su una Trappola andrebbe perso.
twister-no-rope-under-friend = Senza la Corda un amico cadrebbe in quella Trappola.
twister-no-rope-points = La Corda si può lasciare solo su una Trappola con 2 punti di aggancio; questa ne ha { $has }.
twister-no-nothing-to-handle = Lì non c’è nulla da prendere o da lasciare.
twister-no-no-handling = In un salto, o attraversando un muro, si può lasciare qualcosa solo alla partenza.
twister-no-no-jump-card = Un salto costa 1 carta Salto; te ne restano 0.
twister-no-not-two-squares = Un salto è di esattamente 2 caselle, in linea retta o ad angolo; questa dista { $has }.
twister-no-nothing-to-jump = Si può saltare solo un ostacolo che non si può attraversare a piedi.
twister-no-character-between = C’è un Personaggio sulla casella da saltare.
twister-no-jump-blocked = La via del salto è chiusa.
twister-no-jump-exit-taken = Non si può uscire saltando su una casella che contiene un Personaggio.
twister-no-no-wall = In quella direzione non c’è un muro da attraversare.
twister-no-wall-is-gate = Il Passamuri passa solo attraverso i muri, non attraverso i Cancelli.
twister-no-wall-unrevealed = La Stanza oltre il muro non è stata rivelata.
twister-no-no-access = Dalla parte di { $pieceName } il bordo di quella Stanza è chiuso.
twister-no-not-touched = { $pieceName } non tocca quella Stanza.
twister-no-revealed-already = La Stanza { $roomName } è già rivelata.
twister-no-not-free = Su quella casella c’è già un gettone: ognuno ha una casella sua.
twister-no-no-gear = { $pieceName } non è su un Dispositivo di Rotazione.
twister-no-other-number = Da qui si fanno ruotare solo questa Stanza e quella con lo stesso numero.
twister-no-arrow = La Stanza { $roomName } ruota solo nel senso della sua freccia.
twister-no-hidden-room = La Stanza { $roomName } è ancora nascosta.
twister-no-no-gate = Da quella parte non c’è un Cancello.
twister-no-gate-broken = Quel Cancello è rotto per sempre.
twister-no-no-closed-gate = Da quella parte non c’è un Cancello chiuso.
twister-no-nobody-to-heal = Lì non c’è nessun ferito.
twister-no-carried = Il ferito lì non può rialzarsi: sarebbe violata la Regola d’Oro 2.
twister-no-not-wounded = { $pieceName } non ha ferite.
twister-no-fresh-wound = { $pieceName } ha una ferita di questo turno: potrà rigenerarsi dal prossimo.
twister-no-no-wand = { $pieceName } non porta la Bacchetta Palla di Fuoco.
twister-no-nobody-in-line = In quella direzione non c’è alcun Personaggio nella linea di vista.
twister-no-no-friendly-fire = A questo tavolo la Bacchetta non si usa sugli amici.
twister-no-no-potion = { $pieceName } non porta una Pozione di Velocità.
twister-no-not-among-them = Quel Personaggio non è sulla casella di cui si tratta.
twister-no-not-adjacent = { $between ->
    [rim] Da quella parte non c’è nulla.
    [hidden] Da quella parte c’è una Stanza nascosta: le sue caselle non sono adiacenti.
    [gate] In mezzo c’è un Cancello chiuso: quella casella non è adiacente.
   *[wall] In mezzo c’è un muro: quella casella non è adiacente.
  }
twister-no-no-enemy = Lì non c’è nessun nemico.
twister-no-wounded-this-turn = Quel Personaggio è stato ferito in questo turno e non può ancora essere attaccato.
twister-no-is-carried = Quel Personaggio è trasportato: attacca chi lo trasporta.

# La fine
twister-result-points = I PV per vincere sono stati raggiunti.
twister-result-stalemate = Per troppo tempo non è successo nulla: vince chi ha più PV.

# Perché un bot lo farebbe, o no
twister-why-line = dove questo Personaggio serve di più alla partenza
twister-why-lay = una buona Stanza per questo gettone
twister-why-mix = chi sa variare la mette { $percent } volte su 100
twister-why-reveal = una Stanza da rivelare
twister-why-friends = ne possono uscire amici
twister-why-enemies = ne possono uscire nemici
twister-why-errand = ciò che si prende o si lascia strada facendo
twister-why-run = PA sufficienti per uscire dal labirinto
twister-why-fight = vinto { $percent } volte su 100
twister-why-done = i PA non spesi vanno persi
twister-why-points = PV
twister-why-advance = la strada verso l’altra zona di partenza
twister-why-people = chi è sano e chi è ferito
twister-why-danger = chi potrebbe essere attaccato
twister-why-threat = chi si potrebbe attaccare poi
twister-why-objects = Oggetti nelle mani giuste
twister-why-cards = carte rimaste in mano
twister-why-gears = Dispositivi di Rotazione occupati
twister-why-tempo = PA usati

# Opzioni del tavolo
twister-option-target_points = PV per vincere
twister-option-target_points-help = Vince chi li raggiunge per primo; nel gioco stampato sono 5.
twister-option-stalemate_turns = Turni tranquilli prima della fine
twister-option-stalemate_turns-help = Dopo tanti turni di fila senza PV, rivelazioni o ferite la partita finisce: vince chi ha più PV.
twister-option-clock_seconds = Secondi per ogni turno
twister-option-clock_seconds-help = Quando sono finiti, i PA rimasti vanno persi e i gettoni della preparazione si piazzano a caso. 0: senza orologio.
twister-option-suicide_vp = PV per un Personaggio perso dalla propria parte
twister-option-suicide_vp-help = Quanto segna l’avversario se è una tua azione a uccidere il tuo Personaggio.
twister-option-suicide_vp-1 = sempre 1
twister-option-suicide_vp-kill_value = come per un’uccisione
twister-option-two_wounded_share = Due feriti su una casella
twister-option-two_wounded_share-help = Due Personaggi feriti possono stare sulla stessa casella.
twister-option-break_open_portcullis = Si rompono anche i Cancelli aperti
twister-option-break_open_portcullis-help = Il Guerriero può rompere anche un Cancello aperto.
twister-option-wand_on_friends = Le palle di fuoco colpiscono gli amici
twister-option-wand_on_friends-help = La Bacchetta colpisce il primo Personaggio in linea, amico o nemico; altrimenti si può mirare solo ai nemici.
twister-option-jump_exit_over_wounded = Uscire saltando oltre un nemico ferito
twister-option-jump_exit_over_wounded-help = Si può uscire dal labirinto saltando su una casella in cui giace un nemico ferito, come camminando.

# Le Forze delle Tenebre
twister-name-zombie-1 = Zombi 1
twister-name-zombie-2 = Zombi 2
twister-name-zombie-3 = Zombi 3
twister-name-rope-2 = seconda Corda
twister-name-rope-3 = terza Corda
twister-name-key-2 = seconda Chiave
twister-name-key-3 = terza Chiave
twister-name-torch-1 = Torcia del Supporto 1
twister-name-torch-2 = seconda Torcia
twister-name-torch-3 = terza Torcia
twister-name-torch-4 = Torcia del Supporto 4
twister-name-torch-5 = Torcia del Supporto 5
twister-name-torch-6 = Torcia del Supporto 6
twister-name-torch-7 = Torcia del Supporto 7
twister-name-torch-8 = Torcia del Supporto 8
twister-name-greatsword-2 = seconda Spada a due Mani
twister-ask-pick = Scegli in segreto per la tua squadra: Personaggi, Oggetti, Stanze.
twister-ask-share = Scegliete a turno per entrambe le squadre.
twister-ask-length = { $pieceName } illumina: quanto dev'essere lunga la tessera corridoio?
twister-ask-ring = Anello di Luce di { $pieceName }: quanto dev'essere lunga la prossima tessera? Ne restano { $left }.
twister-ask-tile = Dove va la tessera corridoio { $tile }, e in che verso?
twister-ask-join = { $pieceName }, nelle Tenebre, partecipa al combattimento?
twister-ask-swing = { $pieceName } usa la Spada a due Mani, per 1 PA in più?
twister-ask-curse = Chi dei vincitori prende: { $pieceName }?
twister-ask-aim-raise = Chi trasforma in Zombi { $pieceName }?
twister-do-raise = { $pieceName } trasforma in Zombi un ferito a { $sideName }
twister-do-wake = { $pieceName } crea uno Zombi dalla Tomba a { $sideName }
twister-do-change = { $pieceName } cambia forma
twister-do-invert = { $pieceName } scambia questa Stanza con la Stanza { $roomName }
twister-do-draw = { $pieceName } prende la Spada a due Mani dalla Statua
twister-do-unhook = { $pieceName } prende la Torcia dal Supporto per Torce
twister-do-sip = { $pieceName } beve alla Fontana della Giovinezza
twister-do-light = { $pieceName } illumina le Tenebre, per 0 PA
twister-do-shine = { $pieceName } usa l'Anello di Luce, per 0 PA
twister-do-length = { $side ->
    [second] Lunghezza { $value }, dalla seconda serie
   *[first] Lunghezza { $value }
  }
twister-do-tile = Da { $squareName } verso { $way ->
    [0] est
    [1] sud
    [2] ovest
   *[3] nord
  }
twister-do-say = { $value ->
    [join] Partecipa
    [stay-out] Ne resta fuori
    [swing] La spada si usa
   *[spare] La spada non si usa
  }
twister-do-pick = { $pieceName } per la squadra
twister-do-pair = Le due Stanze numero { $value }
twister-log-combat-declared = { $answer ->
    [join] { $tokenName } partecipa, dalle Tenebre.
    [stay-out] { $tokenName } resta fuori dal combattimento.
    [swing] { $tokenName } usa la Spada a due Mani.
   *[spare] { $tokenName } non usa la Spada a due Mani.
  }
twister-log-piece-picked = { $piece ->
    [none] { $sideName } sceglie qualcosa in segreto.
   *[other] { $pair ->
        [0] { $sideName } sceglie: { $pieceName }.
       *[other] { $sideName } sceglie la coppia di Stanze { $pair }.
      }
  }
twister-log-teams-complete = { $first ->
    [none] Le squadre sono complete; le Stanze sono mescolate e posate coperte.
   *[other] Le squadre sono complete (ha iniziato { $firstName }); le Stanze sono mescolate e posate coperte.
  }
twister-log-tile-drawn = { $byName } illumina; si pesca la tessera corridoio { $tile }, di lunghezza { $length }.
twister-log-tile-laid = La tessera corridoio { $tile } copre { $squaresName }.
twister-log-zombie-raised = { $body ->
    [none] { $byName } crea { $zombieName } dalla Tomba in { $atName }.
   *[other] { $byName } trasforma { $bodyName } in { $zombieName } in { $atName }.
  }
twister-log-shape-changed = { $tokenName } ora è { $shapeName }.
twister-log-blood-drunk = { $tokenName } beve sangue (bonus di forza { $before } → { $blood }).
twister-log-specter-reincarnated = { $tokenName } si reincarna in { $hostName }.
twister-log-rooms-swapped = { $byName } scambia la Stanza { $placeName } con la { $nextName }.
twister-log-object-found = { $byName } prende { $tokenName } in { $atName }.
twister-log-fountain-drunk = { $tokenName } beve alla Fontana della Giovinezza e si rialza.
twister-fact-tile = è stata pescata una tessera corridoio
twister-no-in-darkness = Nelle Tenebre { $pieceName } può solo uscirne, o rivelare una Stanza adiacente.
twister-no-dark-in-way = Le Tenebre sbarrano la strada.
twister-no-target-in-darkness = Da lì nessuno nelle Tenebre può essere bersaglio.
twister-no-not-empty = Uscendo dalle Tenebre il primo passo va su una casella vuota di terreno sicuro.
twister-no-solid = Fontana, Statua e sarcofago sbarrano la strada a chi cammina, e nessuno vi si ferma.
twister-no-sacred = I non-morti non possono entrare nella Sacra Tomba, neppure per attraversarla.
twister-no-protected = I non-morti non possono attaccare chi è sulla Sacra Tomba.
twister-no-torch-burns = Un'Ombra non può entrare in una casella con una Torcia, né portarla.
twister-no-all-hold-torches = Tutti i nemici accanto all'Ombra hanno Torce.
twister-no-curse-needs-hands = Lì c'è un oggetto maledetto: prima si deve lasciare ciò che si porta.
twister-no-cursed-stays = Un oggetto maledetto non si può lasciare, dare né scambiare.
twister-no-cursed-kept = Chi è in piedi e porta un oggetto maledetto lo tiene fino alla morte.
twister-no-cannot-hold = Spettro e Pipistrello non portano nulla.
twister-no-no-reincarnation = Lì lo Spettro non può reincarnarsi: si violerebbe la Regola d'Oro 2.
twister-no-deadly-full = Chi muore lì lascerebbe { $has } gettoni; il massimo è 2 (Regola d’Oro 2).
twister-no-no-light = { $pieceName } non ha una Torcia.
twister-no-no-ring = { $pieceName } non ha l'Anello di Luce.
twister-no-no-dark-beside = Non ci sono Tenebre adiacenti.
twister-no-stack-empty = Non restano tessere di quella lunghezza.
twister-no-no-placement = Una tessera di quella lunghezza non ci sta da nessuna parte.
twister-no-too-long = Una tessera di quella lunghezza chiede { $needs } della luce dell’Anello; ne resta { $has }.
twister-no-not-all-dark = La tessera deve stare tutta sulle Tenebre.
twister-no-two-rooms = La tessera deve stare in una sola Stanza.
twister-no-not-touching = La tessera deve toccare chi illumina, o con l'Anello una tessera posata in questo turno.
twister-no-nobody-to-raise = Lì non c'è nessun ferito.
twister-no-no-zombie-left = Tutti e 3 gli Zombi sono stati usati: ne restano 0.
twister-no-no-tomb = Lì non c'è una Tomba inutilizzata.
twister-no-tomb-not-free = La Tomba non è libera.
twister-no-no-vampire = Solo il Vampiro e il Pipistrello cambiano forma.
twister-no-no-scroll = { $pieceName } non ha la Pergamena dell'Inversione.
twister-no-no-magic-user = { $pieceName } non usa la magia.
twister-no-not-in-a-room = Su una zona di partenza { $pieceName } non è in nessuna Stanza.
twister-no-not-next-room = La Stanza { $roomName } non è accanto a questa.
twister-no-no-statue = { $pieceName } non è davanti a una Statua con la spada.
twister-no-no-sconce = Nessun muro di questa casella ha un Supporto per Torce con la Torcia.
twister-no-hands-full = La casella avrebbe { $has } gettoni; il massimo è 2: prima lascia qualcosa.
twister-no-no-fountain = La Fontana della Giovinezza non è adiacente.
twister-no-must-lay-zero = Ogni nemico che combatte accanto alla Mummia ha una Torcia: si può mettere solo la carta Combattimento 0.
twister-no-no-free-hand = { $pieceName } dovrebbe lasciare qualcuno sulla zona di partenza nemica.
twister-no-not-to-be-had = Le scatole di questo tavolo non hanno quel pezzo.
twister-no-pair-taken = Quella coppia di Stanze è già presa.
twister-why-pick = un buon pezzo per la squadra
twister-why-light = la luce apre strade
twister-option-box = Scatole
twister-option-box-help = La scatola base, la sola Forze delle Tenebre, o tutte e due.
twister-option-box-base = scatola base
twister-option-box-darkness = Forze delle Tenebre
twister-option-box-mixed = entrambe le scatole
twister-option-choice = Scelta delle squadre
twister-option-choice-help = Come dice la scatola (con due scatole: Scelta Mutuata), ciascuno in segreto, a turno con squadre uguali, o squadre uguali a sorte.
twister-option-choice-printed = come dice la scatola
twister-option-choice-free = scelta libera, in segreto
twister-option-choice-mutual = scelta comune, squadre uguali
twister-option-first_set = Primi oggetti consigliati
twister-option-first_set-help = La sola Forze delle Tenebre: Chiave, Torcia, Sacra Croce, Pergamena dell'Inversione, Anello di Luce e Corda per entrambi.
twister-option-common_copies = Copie degli oggetti comuni
twister-option-common_copies-help = Quante Corde, Chiavi e Torce di ciascun tipo può prendere una squadra.
twister-option-scenario = Scenario
twister-option-scenario-help = Squadre, Stanze, traguardo e regole speciali come li vuole lo scenario.
twister-option-scenario-none = nessuno
twister-option-tournament = Tessere corridoio da torneo
twister-option-tournament-help = Se entrambi portano Stanze con Tenebre, ciascuno porta le sue 30 tessere corridoio: sei pile per tutti e due.
twister-option-zombie_mv = Movimento di uno Zombi
twister-option-zombie_mv-help = 4 secondo il regolamento, 3 nella Lega.
twister-option-zombie_mv-4 = 4
twister-option-zombie_mv-3 = 3
twister-option-ring_of_light_limit = L'Anello di Luce conta
twister-option-ring_of_light_limit-help = Cinque caselle secondo il regolamento, cinque tessere nella Lega.
twister-option-ring_of_light_limit-squares = caselle
twister-option-ring_of_light_limit-tiles = tessere
twister-option-bat_blood_bonus = Il sangue vale per il Pipistrello
twister-option-bat_blood_bonus-help = Un Pipistrello in piedi mantiene il bonus di sangue del Vampiro.
twister-option-bat_gains_blood = Il Pipistrello beve sangue
twister-option-bat_gains_blood-help = Anche un Pipistrello guadagna sangue in combattimento.
twister-option-incorporeal_passes_cross = Gli Spettri passano la Croce
twister-option-incorporeal_passes_cross-help = Uno Spettro non muore entrando nella casella di una Sacra Croce.
twister-option-shadow_torch_scope = Torce che l'Ombra teme
twister-option-shadow_torch_scope-help = Quelle di tutti i nemici adiacenti, o solo di chi partecipa al combattimento.
twister-option-shadow_torch_scope-adjacent_enemies = di tutti i nemici adiacenti
twister-option-shadow_torch_scope-adjacent_participants = di chi partecipa
twister-option-undead_near_sacred_tomb_joins = I non-morti presso la Sacra Tomba partecipano
twister-option-undead_near_sacred_tomb_joins-help = Mai, o quando la loro parte si difende.
twister-option-undead_near_sacred_tomb_joins-never = mai
twister-option-undead_near_sacred_tomb_joins-when_defending = in difesa
twister-option-reincarnated_exit_vp = Uscita di uno Spettro reincarnato
twister-option-reincarnated_exit_vp-help = Punti vittoria quando esce dal labirinto.
twister-option-reincarnated_exit_vp-host = come l'ospite
twister-option-reincarnated_exit_vp-1 = sempre 1
twister-option-leave_darkness_single_step = Un passo fuori dalle Tenebre
twister-option-leave_darkness_single_step-help = Uscire dalle Tenebre è un movimento di un solo passo.
twister-option-curse_taker_must_be_adjacent = Le maledizioni passano solo ai vicini
twister-option-curse_taker_must_be_adjacent-help = L'oggetto maledetto di un ucciso va solo a un vincitore adiacente.
twister-option-own_kill_by_terrain = Condurre i propri in una Trappola
twister-option-own_kill_by_terrain-help = Ci si può muovere o lasciare un proprio ferito in modo che muoia in una Trappola?
twister-option-own_kill_by_terrain-auto = solo con Forze delle Tenebre
twister-option-own_kill_by_terrain-allowed = sempre
twister-option-own_kill_by_terrain-forbidden = mai
twister-no-sacred-load = Nessun non-morto può essere portato sulla Sacra Tomba, neppure ferito.
twister-no-cursed-shape = Con un oggetto maledetto in mano un Vampiro non può diventare Pipistrello.
twister-no-no-winner = Solo chi ha vinto questo combattimento può prendere l’oggetto maledetto.
twister-option-holy_kill_vp = Morte per Croce o Sacra Tomba
twister-option-holy_kill_vp-help = Quanto vale un non-morto distrutto da una Sacra Croce o dalla Sacra Tomba.
twister-option-holy_kill_vp-1 = sempre 1
twister-option-holy_kill_vp-kill_value = come in combattimento
twister-option-cursed_vampire_changes = Un Vampiro maledetto può trasformarsi
twister-option-cursed_vampire_changes-help = Un Vampiro che diventa Pipistrello si libera di un oggetto maledetto.
twister-option-specter_acts_in_darkness = Lo Spettro agisce nelle Tenebre
twister-option-specter_acts_in_darkness-help = Uno Spettro nelle Tenebre può anche combattere, come un’Ombra.
twister-option-tile_spares_wounded_thief = Le tessere risparmiano il Ladro ferito
twister-option-tile_spares_wounded_thief-help = Un Ladro ferito sopravvive quando una tessera Corridoio gli mette sotto una Trappola.
twister-option-choice-lots = squadre uguali a sorte
twister-log-element-shown = In { $atName } c’è, come vuole lo scenario: { $tokenName }.
twister-no-two-wounded = A questo tavolo due Personaggi feriti non stanno sulla stessa casella.
twister-no-other-room = Il gettone va su una casella della Stanza appena rivelata.
twister-no-no-ground = Nessun gettone si piazza su una Trappola o su un Ostacolo Tridimensionale.
twister-no-dark-for-objects = Né Personaggi né Torce si piazzano nelle Tenebre.
twister-no-only-cleric = Solo un Chierico guarisce: { $pieceName } non lo è.
twister-no-only-troll = Solo Troll e Drago non-morto si rigenerano: { $pieceName } non lo è.
twister-no-only-wizard = Solo un Mago usa la Bacchetta Palla di Fuoco: { $pieceName } non lo è.
twister-no-only-thief = Solo il Ladro, o chi ha una Chiave, apre e chiude i Cancelli: { $pieceName } non ha Chiavi.
twister-no-only-warrior = Solo Guerriero e Mummia rompono i Cancelli: { $pieceName } non lo è.
twister-no-only-wall-walker = Solo il Passamuri attraversa i muri: { $pieceName } no.
twister-no-only-necromancer = Solo un Negromante evoca Zombi: { $pieceName } non lo è.
twister-no-curse-in-way = Sulla strada c’è un oggetto maledetto: passa per la sua casella e prima prendilo.
twister-no-cross-in-way = Sulla strada c’è una Sacra Croce: il non-morto che vi entra muore.
twister-no-in-team = { $pieceName } fa già parte della squadra.
twister-no-copy-too-early = Un’altra copia si prende solo dopo la prima.
twister-no-people-first = Prima i Personaggi: la squadra ne ha { $people } su { $allPeople }.
twister-no-team-full = La squadra ha tutti i suoi { $allPeople } Personaggi; ora vengono gli Oggetti, { $things } su { $allThings }.

# Che cosa dice il terminale a chi chiede
twister-look-square = { $squareName }: { $terrain ->
    [floor] terreno
    [gear] un Dispositivo di Rotazione
    [line] una zona di partenza
    [tomb] una Tomba{ $used ->
        [true] , già usata
       *[false] {""}
      }
    [sacred] la Sacra Tomba, vietata ai non-morti
    [pit] una Trappola
    [dark] Tenebre
    [sarcophagus] il sarcofago, un Ostacolo Tridimensionale
    [statue] una Statua, un Ostacolo Tridimensionale{ $used ->
        [true] , senza più la spada
       *[false] {""}
      }
   *[fountain] la Fontana della Giovinezza, un Ostacolo Tridimensionale
  }.
twister-look-edge = A { $sideName }: { $edge ->
    [wall] un muro
    [gate-closed] un Cancello chiuso
    [gate-open] un Cancello aperto
   *[gate-broken] un Cancello rotto
  }.
twister-look-tile = La copre la tessera Corridoio { $tile }.
twister-look-sconce = Sul muro a { $sideName }: un Supporto per Torce { $torch ->
    [true] con la sua Torcia
   *[false] senza Torcia
  }.
twister-look-front = Davanti alla Statua: qui si può prendere la spada.
twister-look-room = Stanza { $placeName }: tessera { $room }. Le Stanze con il numero { $number } si fanno ruotare a vicenda; questa gira { $wayName }.
twister-look-hidden-room = La Stanza { $placeName } non è rivelata. Alla preparazione contiene { $capacity } gettoni.
twister-look-face-down = Coperti lì, di { $sideName }: { $count }.
twister-look-token = { $tokenName }: { $place ->
    [board] in { $atName }
    [line] sulla sua zona di partenza, faccia in giù
    [room] faccia in giù, Stanza { $atName }
    [hand] in mano
    [aside] da piazzare ora
    [left] fuori dal labirinto, in salvo
    [dead] fuori dal gioco
    [lost] fuori dal gioco
   *[box] nella scatola
  }.
twister-look-numbers = Movimento { $movement }, Forza { $strength }{ $blood ->
    [0] .
   *[other] , con { $blood } di Sangue.
  }
twister-look-wounded = Con una ferita.
twister-look-fresh = Ferita di questo turno: non si può ancora attaccare.
twister-look-spent = Dopo la guarigione o la rigenerazione non fa altro in questo turno.
twister-look-undead = Non-morto.
twister-look-flies = Vola.
twister-look-potion = PA della sua Pozione di Velocità: { $points }.
twister-look-held = In mano a: { $byName }.
twister-pile-side = { $sideName }
twister-pile-action = Carte Azione giocate: { $cards ->
    [none] nessuna.
   *[other] { $cards }.
  }
twister-pile-combat = Carte Combattimento usate: { $cards ->
    [none] nessuna.
   *[other] { $cards }.
  }
twister-pile-jumps = Carte Salto rimaste: { $left }.
twister-pile-zombies = Zombi ancora da evocare: { $left }.
twister-pile-to-place = Gettoni ancora da piazzare: { $left }.
twister-pile-out = { $tokenName }: { $place ->
    [left] in salvo fuori dal labirinto.
   *[dead] fuori dal gioco.
  }
twister-pile-tiles = Tessere Corridoio di lunghezza { $length }, serie { $stack }: ne restano { $left }.
twister-pile-lost = Oggetti fuori dal gioco: { $count }.
twister-pile-one = { $tokenName }.
twister-goal-scenario = Scenario: { $scenarioName }.
twister-goal-points = { $has } PV su { $target }; ne mancano { $missing }.
twister-goal-ways = Un PV per ogni Personaggio che esce dalla zona di partenza nemica (il Goblin due, uno in più con un Tesoro) e per ogni nemico ucciso.
twister-goal-team = Sul tabellone: { $standing } sani, { $wounded } feriti.
twister-goal-quiet = Turni senza PV, rivelazioni o ferite: { $quiet }; dopo altri { $left } vince chi ha più PV.

# Quante volte, nel risultato
twister-tally-token-moved = { $count ->
    [one] 1 movimento
   *[other] { $count } movimenti
  }
twister-tally-combat-begun = { $count ->
    [one] 1 attacco
   *[other] { $count } attacchi
  }
twister-tally-character-wounded = { $count ->
    [one] 1 Personaggio ferito
   *[other] { $count } Personaggi feriti
  }
twister-tally-character-eliminated = { $count ->
    [one] 1 Personaggio perso
   *[other] { $count } Personaggi persi
  }
twister-tally-character-left = { $count ->
    [one] 1 uscita
   *[other] { $count } uscite
  }
twister-tally-room-revealed = { $count ->
    [one] 1 Stanza rivelata
   *[other] { $count } Stanze rivelate
  }
twister-tally-room-turned = { $count ->
    [one] 1 Stanza ruotata
   *[other] { $count } Stanze ruotate
  }
twister-tally-jump-card-spent = { $count ->
    [one] 1 salto
   *[other] { $count } salti
  }

# La corsa
twister-race-points = Punti: { $has } su { $target }
twister-race-exit = { $pieceName } è a { $steps ->
    [one] 1 casella
   *[other] { $steps } caselle
  } dall’uscita: { $cost } PA, vale { $points } PV.
twister-race-threat = Con { $budget } PA { $sideName } può segnare { $points } PV e vincere con { $target }.

# prepared placements
twister-plan-runners = I corridori
twister-plan-runners-why = I più veloci sulla linea; il Goblin e il Tesoro molto avanti, vicino all'uscita. Fai punti uscendo.
twister-plan-wall = Il muro
twister-plan-wall-why = I più forti sulla linea, le loro armi nelle stanze accanto. Avanzi piano, vinci i combattimenti e fai punti così.
twister-plan-openers = Gli apripista
twister-plan-openers-why = Davanti chi apre i cancelli, gira le stanze e guarisce; i forti aspettano al centro. Il labirinto diventa tuo.
# Che cosa può venire da un'opzione, prima di sceglierla.
twister-may-fight = Forza { $mine } contro { $theirs } prima delle carte; con la carta migliore tu arrivi a { $best }, loro a { $worst }.
twister-may-chance = Con carte qualsiasi: vinto { $won } volte su 100, perso { $lost }. Chi perde è ferito.
twister-may-fire = Colpisce { $pieceName }, che esce dal gioco. La bacchetta è consumata.
twister-may-jump = { $left ->
    [one] È la tua ultima carta Salto.
   *[other] Si spende una delle tue { $left } carte Salto.
  }
twister-may-done = { $left ->
    [one] 1 punto azione va perduto.
   *[other] { $left } punti azione vanno perduti.
  }
