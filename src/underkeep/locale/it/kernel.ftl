# Rifiuti del nucleo stesso, in ogni gioco: comuni a terminale e browser.
refusal-over = La partita è finita.
kernel-not-over = La partita non è ancora finita.
refusal-not-asked = Ora non tocca a te.
refusal-waits = { $others ->
    [0] Si attende: { $roleName }.
    [one] Si attende: { $roleName } e un altro ruolo.
   *[other] Si attende: { $roleName } e altri { $others } ruoli.
  }
refusal-other-question = Ora viene chiesto altro.
refusal-asked = Ora si chiede: { $question }

# Ciò che una ricerca dice della sua scelta, in ogni gioco.
why-search = per quanto vede la ricerca vince { $percent } volte su 100; il { $share } % è andato per di qua
why-win-now = la partita si può vincere in questo turno
why-prevents = altrimenti qualcun altro può vincere prima del prossimo proprio turno
