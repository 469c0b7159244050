# Il regolamento.
rules-search = Cerca, o chiedi: come vinco
rules-pages = Capitoli del regolamento
rules-found = { $count ->
    [0] Nessuna regola trovata
    [one] Una regola trovata
   *[other] { $count } regole trovate
  }
rules-also = Cercato anche: { $words }.
rules-none = Prova con meno parole o con altre, oppure guarda nei capitoli.
rules-asked = Hai chiesto perché no:
rules-back = Torna al tavolo
rules-next = Avanti: { $title }
rules-overview = Come si vince, e un turno
rules-by-role = Per ruolo
rules-for-all = Per tutti
rules-wins = Chi vuole che cosa
rules-wins-plain = Come finisce
rules-mistakes = Cinque cose che si sbagliano spesso
rules-believed = Si crede spesso
rules-so = Come stanno le cose
rules-seen = Visto sul tavolo
rules-uses = Dove si usa
rules-things = Ne parla
rules-refusal = Quando non si può, il tavolo dice
rules-named-by = Leggi anche
rules-example = Esempio: { $title }
rules-example-show = Mostralo sul tabellone
rules-example-of = { $n } di { $of }
rules-example-back = Un passo indietro
rules-example-on = Un passo avanti
rules-example-try = Provaci tu
rules-example-next = Ora: { $move }
rules-example-other = Ora { $role }: { $move }
rules-print = Stampa
rules-again = Ricomincia
rules-unused = Nessuna lezione, carta o altra regola la nomina.
rules-rule = Regola
