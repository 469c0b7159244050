# Keep the Heroes Out! nell’officina. $side è N, E, S o W; `none` un elenco vuoto.
heroes-workshop-rooms = Stanze: { $placed } su { $of } collocate
heroes-workshop-there = { $name }, sulla mappa
heroes-workshop-take = Prendi { $name }
heroes-workshop-map = La mappa
heroes-workshop-free = { $cell }: vuoto
heroes-workshop-put = { $cell }: vuoto, metti qui { $name }
heroes-workshop-room = { $name } in { $cell }; { $ways ->
    [none] nessun passaggio
   *[other] passaggi verso { $ways }
}{ $value ->
    [0] {""}
   *[other] ; Tesoro { $value }
}{ $portal ->
    [yes] ; Portale
   *[other] {""}
}
heroes-workshop-open = Apri il passaggio a { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ovest
}
heroes-workshop-close = Chiudi il passaggio a { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ovest
}
heroes-workshop-how = trascinala o premi un tasto freccia per spostarla, premi una parete per aprire o chiudere un passaggio.
heroes-workshop-lay = premi un posto libero sulla mappa.
heroes-workshop-nothing = Premi una stanza sulla mappa per cambiarla, o una dell’elenco per collocarla.
heroes-workshop-turn = Gira
heroes-workshop-treasure = Tesoro
heroes-workshop-no-treasure = nessuno
heroes-workshop-portal = Portale
heroes-workshop-passages = Passaggi
heroes-workshop-remove = Togli
heroes-workshop-del = Canc
heroes-workshop-lay-it = Mettila sulla mappa
heroes-workshop-place = Posto
heroes-workshop-off = non sulla mappa
heroes-workshop-way = passaggio verso { $name }
heroes-workshop-wrong = qui qualcosa non va
heroes-workshop-which = Scenario
heroes-workshop-name = Nome
heroes-workshop-story = Storia
heroes-workshop-hint = Consiglio per chi gioca
heroes-workshop-rules = Regole speciali
heroes-workshop-borrow = Quelle dello Scenario
heroes-workshop-no-rules = nessuna
heroes-workshop-mode-b = (solo in modalità B)
heroes-workshop-deck = La Gilda
heroes-workshop-cards = Carte Scenario nel mazzo
heroes-workshop-wave = Assalti senza carte, per un inizio tranquillo
heroes-workshop-complexity = Complessità, da 0 a 9
heroes-workshop-guild = { $own ->
    [yes] Le 16 carte Eroe (le tue)
   *[other] Le 16 carte Eroe
}
heroes-workshop-hero = Eroe della carta { $n }
heroes-workshop-sign = Simbolo della carta { $n }
heroes-workshop-printed-deck = Torna al mazzo solito
heroes-workshop-fault-twice = In un posto c’è più di una stanza: { $names }.
heroes-workshop-fault-no-way = Nessuna via verso il Caveau: { $names }. Lì gli Eroi aspetterebbero per sempre.
heroes-workshop-fault-no-vault = Manca il Caveau, quindi nessuna via vi porta.
heroes-workshop-fault-no-such-room = Qualcosa sta in una stanza che non è sulla mappa: { $names }.
heroes-workshop-fault-portals = Ci sono più Portali che segnalini.
heroes-workshop-fault-no-portal = Non c’è nessun Portale: mettine almeno uno.
heroes-workshop-fault-treasures = Ci sono più Tesori di un valore di quanti ne abbia la scatola: { $names }. Ne ha cinque da 1, da 2 e da 3, e uno da 4.
heroes-workshop-fault-prize = Nel Caveau serve l’unico Tesoro di valore 4.
heroes-workshop-fault-no-cells = Il Laboratorio ha bisogno delle Celle.
heroes-workshop-fault-cards = Una carta Scenario simile non esiste: vanno da 1 a 6.
heroes-workshop-fault-no-room = Non ancora sulla mappa: { $names }.
heroes-workshop-fault-no-pair = La Gilda conosce simboli per cui non ci sono due stanze: { $names }.
heroes-workshop-fault-no-loot = Bottino che non si può acquisire senza una stanza che ne produca il prezzo e una che lo venda: { $names }.
heroes-workshop-fault-no-tip = Clan senza una casa, o senza le stanze di cui parla il loro suggerimento: { $names }.
heroes-workshop-fault-no-site = Le regole prese in prestito richiedono il Cantiere.
heroes-workshop-fault-idle-site = Nessuna regola dice che cosa costruisce il Cantiere: colloca tutte le stanze, o prendi in prestito le regole di uno Scenario con i muratori.
heroes-workshop-fault-no-such-rule = Manca una regola speciale.
heroes-workshop-repair-no-way = Apri un passaggio
heroes-workshop-fine-way = Da ogni stanza una via porta al Caveau.
heroes-workshop-fine-rooms = Ci sono tutte le stanze che servono a un Sotterraneo.
heroes-workshop-fine-treasures = Un Tesoro di valore 4 al suo posto; gli altri bastano.
heroes-workshop-fine-portals = I Portali ci sono, e i segnalini bastano per tutto ciò che è pronto.
heroes-workshop-fine-cards = Le carte Scenario esistono.
heroes-workshop-fine-signs = Due stanze per ogni simbolo che la Gilda conosce; tutto il Bottino si può acquisire.
heroes-workshop-fine-clans = Ogni Clan ha una casa e può seguire il suo suggerimento.
heroes-workshop-fine-story = Regole e stanze vanno d’accordo.
heroes-workshop-balance = Quante volte due Clan difendono la rocca. La fascia verde è l’obiettivo degli Scenari del gioco.
heroes-workshop-unused = Stanze la cui azione non ha usato nessuno: { $names }.
heroes-workshop-most = Qui si perde di più: { $name }, { $times } volte a partita.
heroes-workshop-heat = Mostra sulla mappa dove i Clan soffrono
heroes-workshop-tokens = Che cosa è già pronto
heroes-workshop-token = { $name }: qui { $count }
heroes-workshop-reserves = Mostri di ogni Clan che arrivano con l’ondata 2
heroes-workshop-fault-tokens = È pronto più di quanti segnalini ci siano: { $names }.
