# Rompicapi: nel browser e nel terminale (puzzle-…, puzzles-…).
puzzles-title = Rompicapi
puzzles-lead = Una posizione, un obiettivo, una sola strada. Tutto quello che serve è sul tavolo.
puzzles-nothing = Qui non ci sono ancora rompicapi.
puzzles-solved = { $count ->
    [one] { $count } rompicapo risolto
   *[other] { $count } rompicapi risolti
}
puzzle-of = Rompicapo: { $title }
puzzle-to-move = muove: { $role }
puzzle-all = Tutti i rompicapi
puzzle-daily = Il rompicapo del giorno
puzzle-linked = Un rompicapo per te
puzzle-gone = Quel rompicapo non c’è. Forse è di un’altra versione di Underkeep.
puzzle-begin = Risolvilo
puzzle-once-more = Risolvilo di nuovo
puzzle-tries = { $wrongs ->
    [0] { $hints ->
        [0] nessun errore, nessun aiuto
        [one] nessun errore, { $hints } aiuto
       *[other] nessun errore, { $hints } aiuti
    }
    [one] { $wrongs } tentativo sbagliato · aiuti: { $hints }
   *[other] { $wrongs } tentativi sbagliati · aiuti: { $hints }
}
puzzle-wrong = Così no.
puzzle-watch = Guarda che cosa succede.
puzzle-fails = L’obiettivo non si può più raggiungere.
puzzle-right = { $count ->
    [one] Finora va bene.
   *[other] Finora va bene: { $count } mosse.
}
puzzle-solved = Risolto.
puzzle-solved-text = Nessun’altra strada ci sarebbe arrivata.
puzzle-shown = Era questa la strada.
puzzle-shown-text = Ora provane un altro da te.
puzzle-hint = Aiuto
puzzle-hint-rule = Comincia da qualcosa di cui parla questa regola:
puzzle-hint-place = Guarda che cosa è segnato ora.
puzzle-hint-move = Comincia con: { $move }
puzzle-again = Ricomincia
puzzle-try-again = Riprova
puzzle-solution = Soluzione
puzzle-see-again = Rivedi
puzzle-next = Il prossimo
puzzle-teaches = Le regole di cui parla:
puzzle-rating = Il tuo punteggio nei rompicapi: { NUMBER($rating, useGrouping: 0) } ± { $spread }, questo rompicapo: { NUMBER($puzzle, useGrouping: 0) }
puzzle-streak = { $streak ->
    [0] ancora nessuna serie
    [one] serie: { $streak } rompicapo
   *[other] serie: { $streak } rompicapi
}
puzzle-figures = { $tried ->
    [0] punteggio del rompicapo { NUMBER($rating, useGrouping: 0) }, qui nessuno l’ha ancora provato
    [one] provato una volta, { $solved ->
        [0] non risolto
       *[other] risolto
    }, punteggio del rompicapo { NUMBER($rating, useGrouping: 0) }
   *[other] provato { $tried } volte, { $solved } con successo, punteggio del rompicapo { NUMBER($rating, useGrouping: 0) }
}
puzzle-commands = Scrivi un numero o una mossa. «hint» aiuta, «again» ricomincia, «solution» mostra la strada, «quit» esce.
puzzle-then = Poi { $role }: { $move }
puzzle-solution-is = La strada: { $moves }
