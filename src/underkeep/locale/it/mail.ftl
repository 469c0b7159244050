# Lettere a chi è assente.

mail-subject = { $count ->
    [one] Un tavolo ti aspetta
   *[other] { $count } tavoli ti aspettano
  }
mail-waiting = Ciao { $name }! { $count ->
    [one] Un tavolo di Underkeep ti aspetta:
   *[other] { $count } tavoli di Underkeep ti aspettano:
  }
mail-line = { $game }: { $link }
mail-stop = Basta con queste lettere: { $link }
mail-ask-subject = Lettere da Underkeep?
mail-ask = { $name } vuole sapere a questo indirizzo quando un tavolo aspetta. Se sei tu, di’ sì qui: { $link }
mail-ask-else = Altrimenti non fare nulla: non arriveranno altre lettere.
