# Letters to those who are away.

mail-subject = { $count ->
    [one] A table waits for you
   *[other] { $count } tables wait for you
  }
mail-waiting = Hello { $name }! { $count ->
    [one] One table of Underkeep waits for you:
   *[other] { $count } tables of Underkeep wait for you:
  }
mail-line = { $game }: { $link }
mail-stop = No more of these letters: { $link }
mail-ask-subject = Letters from Underkeep?
mail-ask = { $name } wants to be told at this address when a table waits for them. If that is you, say yes here: { $link }
mail-ask-else = If it is not, do nothing: no more letters come.
