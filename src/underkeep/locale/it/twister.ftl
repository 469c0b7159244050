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
        [wand] gialla
        [potion] gialla
       *[other] giallo
      }
   *[blue] blu
  }
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
    [0] Ha ancora PA solo chi ha bevuto la Pozione.
    [one] Hai 1 PA.
   *[other] Hai { $points } PA.
  }
twister-ask-walk = Dove va il { $pieceName }? { $steps ->
    [0] Non gli restano passi.
    [one] Gli resta 1 passo.
   *[other] Gli restano { $steps } passi.
  }
twister-ask-jump = Dove atterra il { $pieceName }?
twister-ask-wall = Oltre quale muro va il { $pieceName }?
twister-ask-put = Su quale casella della Stanza { $roomName } va questo gettone: { $pieceName } { $side ->
    [yellow] (di Giallo)
   *[blue] (di Blu)
  }?
twister-ask-aim-fight = Chi attacca il { $pieceName }?
twister-ask-aim-heal = Chi guarisce il { $pieceName }?
twister-ask-aim-fire = Chi colpisce la palla di fuoco del { $pieceName }?
twister-ask-card = Il { $attackerName } attacca il { $targetName }: quale carta Combattimento metti?

# Opzioni
twister-do-line = { $pieceName } sul prossimo punto
twister-do-lay = { $pieceName } coperto nella Stanza { $roomName }
twister-do-play = Gioca la carta da { $value } PA
twister-do-walk = Muovi il { $pieceName }
twister-do-jump = Il { $pieceName } salta una Trappola, con una carta Salto
twister-do-through = Il { $pieceName } attraversa un muro
twister-do-reveal = Il { $pieceName } rivela la Stanza { $roomName }
twister-do-turn = Il { $pieceName } fa ruotare la Stanza { $roomName } { $wayName }
twister-do-fight = Il { $pieceName } attacca a { $sideName }
twister-do-heal = Il { $pieceName } guarisce a { $sideName }
twister-do-regenerate = Il { $pieceName } si rigenera
twister-do-gate = Il { $pieceName } apre o chiude il Cancello a { $sideName }
twister-do-break = Il { $pieceName } rompe il Cancello a { $sideName }
twister-do-fire = Il { $pieceName } lancia una palla di fuoco a { $sideName }
twister-do-drink = Il { $pieceName } beve la Pozione di Velocità
twister-do-done = Finisci il turno
twister-do-to = In { $squareName }
twister-do-via = Passando per { $squareName }, per prendere o lasciare lì qualcosa
twister-do-take = Prendi: { $pieceName }
twister-do-drop = Lascia qui quel che porti
twister-do-at = In { $squareName }
twister-do-target = Il { $pieceName } { $side ->
    [yellow] giallo
   *[blue] blu
  }
twister-do-card = Carta Combattimento { $value }

# Cronaca
twister-log-line-chosen = { $characters ->
    [none] { $sideName } ha quattro Personaggi coperti nella sua zona di partenza.
   *[other] { $sideName } ha messo coperti nella sua zona di partenza: { $charactersName }.
  }
twister-log-token-laid = { $token ->
    [none] { $sideName } mette un gettone coperto: { $roomName }.
   *[other] { $sideName } mette un gettone coperto: { $roomName }, { $tokenName }.
  }
twister-log-placement-begun = La sorte fa cominciare il piazzamento a { $sideName }.
twister-log-lines-turned-up = Si scoprono le zone di partenza. { twister-role-yellow }: { $yellowName }. { twister-role-blue }: { $blueName }. La sorte fa cominciare { $firstName }.
twister-log-action-card-played = { $sideName } gioca { $value } PA.
twister-log-action-cards-taken-back = { $sideName } riprende le quattro carte Azione.
twister-log-turn-passed = { $sideName } non ha nessuno in grado di agire e passa.
twister-log-turn-ended = { $lost ->
    [0] { $sideName } finisce il turno.
    [one] { $sideName } finisce il turno; 1 PA va perso.
   *[other] { $sideName } finisce il turno; { $lost } PA vanno persi.
  }
twister-log-stalemate-near = { $turns_left ->
    [one] Se anche il prossimo turno non porta PV, rivelazioni o ferite, la partita finisce.
   *[other] Se altri { $turns_left } turni non portano PV, rivelazioni o ferite, la partita finisce.
  }
twister-log-token-moved = { $how ->
    [jump] Il { $tokenName } salta: { $pathName }{ $load ->
        [none] .
       *[other] {" "}(con sé: { $loadName }).
      }
    [wall] Il { $tokenName } attraversa un muro: { $pathName }{ $load ->
        [none] .
       *[other] {" "}(con sé: { $loadName }).
      }
   *[walk] Il { $tokenName } si muove: { $pathName }{ $load ->
        [none] .
       *[other] {" "}(con sé: { $loadName }).
      }
  }
twister-log-token-taken = Il { $byName } prende in { $atName }: { $tokenName }{ $left ->
    [none] .
   *[other] . Lascia in cambio: { $leftName }.
  }
twister-log-token-dropped = Il { $byName } lascia in { $atName }: { $tokenName }.
twister-log-jump-card-spent = { $left ->
    [0] { $sideName } spende l’ultima carta Salto.
    [one] { $sideName } spende una carta Salto; ne resta 1.
   *[other] { $sideName } spende una carta Salto; ne restano { $left }.
  }
twister-log-room-revealed = { $byName } rivela una Stanza: { $placeName } è la { $room }.{ $tokens ->
    [none] {""}
   *[other] {" "}C’erano: { $tokensName }.
  }
twister-log-token-placed = { $byName } piazza in { $atName }: { $tokenName }.
twister-log-room-turned = Il { $byName } fa ruotare una Stanza { $clockwise ->
    [true] in senso orario: { $placeName }.
   *[false] in senso antiorario: { $placeName }.
  }
twister-log-gate-worked = { $state ->
    [gate-open] Il { $byName } apre il Cancello a { $sideName } di { $atName }.
    [gate-closed] Il { $byName } chiude il Cancello a { $sideName } di { $atName }.
   *[gate-broken] Il { $byName } rompe il Cancello a { $sideName } di { $atName }.
  }
twister-log-character-healed = { $by ->
    [none] Il { $tokenName } si rialza.
   *[other] Il { $tokenName } si rialza, grazie al { $byName }.
  }
twister-log-fireball-cast = Il { $byName } lancia una palla di fuoco. Colpito: { $victimName }.
twister-log-potion-drunk = Il { $byName } beve la Pozione di Velocità: { $points } PA tutti suoi.
twister-log-combat-begun = Il { $attackerName } attacca il { $targetName }. Attaccanti: { $attackersName }. Difensori: { $defendersName }.
twister-log-combat-card-laid = { $value ->
    [-1] { $sideName } ha messo una carta Combattimento.
   *[other] { $sideName } ha messo la carta Combattimento { $value }.
  }
twister-log-combat-resolved = Attacco { $attack_total } (carta { $attack_card }) contro difesa { $defence_total } (carta { $defence_card }): { $loser ->
    [none] parità, non succede nulla.
   *[other] perde { $loserName }.
  }
twister-log-character-wounded = Il { $tokenName } è ferito.
twister-log-character-eliminated = { $cause ->
    [fireball] Il { $tokenName } muore nella palla di fuoco.
    [pit] Il { $tokenName } cade nella Trappola e muore.
    [carrier] Anche il { $tokenName }, che veniva trasportato, muore.
   *[combat] Il { $tokenName } è eliminato.
  }
twister-log-object-lost = { $cause ->
    [pit] Cade nella Trappola e va perso un Oggetto: { $tokenName }.
   *[used] Oggetto usato, fuori dal gioco: { $tokenName }.
  }
twister-log-character-left = Il { $tokenName } esce dal labirinto{ $load ->
    [none] .
   *[other] {" "}(con sé: { $loadName }).
  }
twister-log-points-scored = { $points ->
    [one] { $sideName } segna 1 PV e ne ha { $total }.
   *[other] { $sideName } segna { $points } PV e ne ha { $total }.
  }
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
twister-no-other-question = Non è questo che si chiede ora: prima completa ciò che è in corso (Regola d’Oro 1).
twister-no-on-line = Il { $pieceName } è già nella tua zona di partenza. Quattro Personaggi diversi, uno per punto.
twister-no-not-to-place = Non hai più questo gettone da piazzare: { $pieceName }.
twister-no-room-full = La Stanza { $roomName } è piena.
twister-no-card-spent = Hai già giocato la carta da { $value } PA; torna dopo la tua quarta carta Azione.
twister-no-first-card = Il primo turno della partita va giocato con la carta da 2 PA.
twister-no-ceiling = La carta da { $value } per ora è troppo alta: al massimo una in più della più alta giocata finora.
twister-no-combat-card-spent = Non hai più una carta Combattimento { $value }.
twister-no-no-points = Il { $pieceName } non ha PA da spendere.
twister-no-out-of-game = Il { $pieceName } è fuori dal gioco.
twister-no-not-on-board = Il { $pieceName } è ancora nascosto: prima va rivelata la sua Stanza.
twister-no-wounded = Il { $pieceName } è ferito e non può farlo.
twister-no-spent = Il { $pieceName } è stato guarito o si è rigenerato in questo turno e non può fare altro.
twister-no-unrevealed = Quella Stanza non è stata rivelata.
twister-no-too-far = È troppo lontano per un solo movimento.
twister-no-no-way = Un muro o un Cancello chiuso sbarra la strada.
twister-no-enemy-in-way = Un Personaggio nemico sano sbarra la strada.
twister-no-occupied = Lì c’è già un Personaggio sano.
twister-no-enemy-lies-there = Un Personaggio sano e un nemico ferito non possono stare sulla stessa casella.
twister-no-pit-in-way = Una Trappola sbarra la strada.
twister-no-pit-stop = Solo il Ladro, o chi ha una Corda, può fermarsi su una Trappola.
twister-no-no-attachment = Per quella Trappola alla Corda servono due punti di aggancio.
twister-no-two-tokens = Quella casella conterrebbe più di due gettoni (Regola d’Oro 2).
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
twister-no-not-left-here = Non puoi lasciarlo su quella casella.
twister-no-rope-under-friend = Senza la Corda un amico cadrebbe in quella Trappola.
twister-no-rope-points = La Corda si può lasciare solo su una Trappola con due punti di aggancio.
twister-no-nothing-to-handle = Lì non c’è nulla da prendere o da lasciare.
twister-no-no-handling = In un salto, o attraversando un muro, si può lasciare qualcosa solo alla partenza.
twister-no-no-jump-card = Non hai più carte Salto.
twister-no-not-two-squares = Un salto è di esattamente due caselle, in linea retta o ad angolo.
twister-no-nothing-to-jump = Si può saltare solo un ostacolo che non si può attraversare a piedi.
twister-no-character-between = C’è un Personaggio sulla casella da saltare.
twister-no-jump-blocked = La via del salto è chiusa.
twister-no-jump-exit-taken = Non si può uscire saltando su una casella che contiene un Personaggio.
twister-no-no-wall = In quella direzione non c’è un muro da attraversare.
twister-no-wall-is-gate = Il Passamuri passa solo attraverso i muri, non attraverso i Cancelli.
twister-no-wall-unrevealed = La Stanza oltre il muro non è stata rivelata.
twister-no-no-access = Dalla parte del { $pieceName } il bordo di quella Stanza è chiuso.
twister-no-not-touched = Il { $pieceName } non tocca quella Stanza.
twister-no-revealed-already = La Stanza { $roomName } è già rivelata.
twister-no-not-free = Scegli una casella di terreno vuota o il Dispositivo di Rotazione di questa Stanza.
twister-no-no-gear = Il { $pieceName } non è su un Dispositivo di Rotazione.
twister-no-other-number = Da qui si fanno ruotare solo questa Stanza e quella con lo stesso numero.
twister-no-arrow = La Stanza { $roomName } ruota solo nel senso della sua freccia.
twister-no-hidden-room = La Stanza { $roomName } è ancora nascosta.
twister-no-no-gate = Da quella parte non c’è un Cancello.
twister-no-gate-broken = Quel Cancello è rotto per sempre.
twister-no-no-closed-gate = Da quella parte non c’è un Cancello chiuso.
twister-no-nobody-to-heal = Lì non c’è nessun ferito.
twister-no-carried = Il ferito lì non può rialzarsi: sarebbe violata la Regola d’Oro 2.
twister-no-not-wounded = Il { $pieceName } non è ferito.
twister-no-fresh-wound = Il { $pieceName } è stato ferito in questo turno: potrà rigenerarsi dal prossimo.
twister-no-no-wand = Il { $pieceName } non porta la Bacchetta Palla di Fuoco.
twister-no-nobody-in-line = In quella direzione non c’è alcun Personaggio nella linea di vista.
twister-no-no-friendly-fire = A questo tavolo la Bacchetta non si usa sugli amici.
twister-no-no-potion = Il { $pieceName } non porta una Pozione di Velocità.
twister-no-not-among-them = Quel Personaggio non è sulla casella di cui si tratta.
twister-no-not-adjacent = In mezzo c’è un muro, un Cancello chiuso o una Stanza nascosta: quella casella non è adiacente.
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
twister-why-search = per quanto vede la ricerca vince { $percent } volte su 100; il { $share } % è andato per di qua

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
