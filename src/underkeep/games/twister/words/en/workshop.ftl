# Dungeon Twister in the workshop. $side is N, E, S or W, $edge open, wall or gate.
twister-workshop-rooms = Rooms, { $count } of { $of } chosen
twister-workshop-pick = Room { $name }{ $played ->
    [yes] , in the layout
   *[no] {""}
}{ $changed ->
    [yes] , redrawn
   *[no] {""}
}
twister-workshop-room = Room { $name }
twister-workshop-layout = Rooms of the layout
twister-workshop-draw = Draw on room { $name }
twister-workshop-terrain = { $terrain ->
    [gear] gear
    [pit] pit
    [dark] darkness
    [sacred] Sacred Tomb
    [sarcophagus] sarcophagus
    [statue] Statue
    [fountain] Fountain of Youth
    [tomb] tomb
   *[other] floor
}
twister-workshop-edge = { $edge ->
    [wall] wall
    [gate] portcullis
   *[open] open
}
twister-workshop-side = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
twister-workshop-wall = { twister-workshop-side }: { twister-workshop-edge }
twister-workshop-square = Row { $row }, column { $column }: { twister-workshop-terrain }; north { $north }, east { $east }, south { $south }, west { $west }
twister-workshop-how = press a square to paint it, press a wall to change it: open, wall, portcullis.
twister-workshop-nothing = Press a room to draw on it. A scenario is played with eight of them.
twister-workshop-brush = Paint
twister-workshop-walls = Walls of row { $row }, column { $column }
twister-workshop-played = In the layout
twister-workshop-printed = Back to the printed room
twister-workshop-all = All rooms
twister-workshop-which-room = Room to draw on
twister-workshop-at = Row { $row }, column { $column }
twister-workshop-ground = Ground
twister-workshop-which = Scenario
twister-workshop-name = Name
twister-workshop-help = In a sentence
twister-workshop-story = Story
twister-workshop-points = Points to win
twister-workshop-jumps = Jump cards of each side
twister-workshop-teams = The teams are those of the scenario that you began from. Where rooms lie, the table decides by its rules.
twister-workshop-fault-at-rooms = A scenario needs eight different rooms.
twister-workshop-fault-at-cells = { $names } needs exactly one gear, and ground that there is.
twister-workshop-fault-at-statue_front = In { $names } a Statue and the square in front of it go together.
twister-workshop-fault-at-sconce = In { $names } the sconce has no wall behind it: close that wall again.
twister-workshop-fine-layout = Eight different rooms.
twister-workshop-fine-drawing = Every room has its gear, and can be played.
twister-workshop-fine-teams = Teams and points are in order.
twister-workshop-balance = How often yellow, who begins, wins. In a fair layout both sides win about equally often.
twister-workshop-run-yellow = Yellow
