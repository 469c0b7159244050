# Barrow: domande, opzioni, cronaca, rifiuti. `$relic` è un id per scegliere, `$relicName` il suo nome da dire.

game-barrow-name = Barrow
game-barrow-lead = Un tumulo, due amuleti nella zampa e una reliquia di troppo.
game-barrow-you = Sei il Corvo, due bot scavano dopo di te.

barrow-role-raven = Corvo
barrow-role-badger = Tasso
barrow-role-fox = Volpe
barrow-role-toad = Rospo

# Opzioni di un nuovo tavolo
barrow-option-players = Predoni
barrow-option-players-help = Quanti scavano nel tumulo.

# Domande
barrow-ask-turn = { $sack ->
    [0] Il tuo sacco è vuoto e nel tumulo restano { $mound } reliquie. Che cosa fai?
    [one] Nel tuo sacco c'è una reliquia. Nel tumulo ne restano { $mound }. Che cosa fai?
   *[other] Nel tuo sacco ci sono { $sack } reliquie. Nel tumulo ne restano { $mound }. Che cosa fai?
  }
barrow-ask-wight = Uno spettro ti sbarra la strada! Che cosa fai?

# Opzioni
barrow-do-dig = Scava
barrow-do-leave = Vattene con il sacco
barrow-do-rope = Cala il sacco con una corda
barrow-do-ward = Respingi lo spettro con un sigillo
barrow-do-flee = Fuggi senza il sacco

# Cronaca
barrow-log-relic-turned = { $whoName } scava: { $relic ->
    [wight] uno spettro!
   *[other] una { $relicName }.
  }
barrow-log-charm-drawn = { $whoName } pesca { $charm ->
    [none] un amuleto
   *[other] un amuleto: { $charmName }
  }.
barrow-log-charm-played = { $whoName } gioca un amuleto: { $charmName }.
barrow-log-sack-saved = { $whoName } mette al sicuro { $count ->
    [one] una reliquia
   *[other] { $count } reliquie
  }.
barrow-log-sack-lost = { $whoName } fugge e perde { $count ->
    [0] niente
    [one] una reliquia
   *[other] { $count } reliquie
  }.
barrow-log-barrow-emptied = Il tumulo è vuoto.

# Che cosa si è saputo, per l'annullamento
barrow-fact-relic = una reliquia è venuta alla luce
barrow-fact-charm = un amuleto è stato pescato o mostrato
barrow-fact-end = la partita è finita

# Rifiuti
barrow-no-not-now = Non è questo che ti viene chiesto ora.
barrow-no-sack-empty = Il tuo sacco è vuoto: prima scava.
barrow-no-not-held = Non hai questo amuleto in mano.

# Risultati
barrow-result-points = Il tumulo è vuoto: vince chi ha più punti.

# Motivi dei bot
barrow-why-find = Che cosa può portare lo scavo
barrow-why-save = Che cosa è al sicuro dagli spettri
barrow-why-charm = L'amuleto è speso
