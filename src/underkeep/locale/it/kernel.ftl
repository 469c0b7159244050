# Rifiuti del nucleo stesso, in ogni gioco: comuni a terminale e browser.
refusal-over = La partita è finita.
refusal-not-asked = Ora non tocca a te.

# Ciò che una ricerca dice della sua scelta, in ogni gioco.
why-search = per quanto vede la ricerca vince { $percent } volte su 100; il { $share } % è andato per di qua
