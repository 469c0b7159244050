# Puzzles: in the browser and in the terminal (puzzle-…, puzzles-…).
puzzles-title = Puzzles
puzzles-lead = One position, one goal, one line that gets there. Everything you need is on the table.
puzzles-nothing = There are no puzzles here yet.
puzzles-solved = { $count ->
    [one] { $count } puzzle solved
   *[other] { $count } puzzles solved
}
puzzle-of = Puzzle: { $title }
puzzle-to-move = { $role } to move
puzzle-all = All puzzles
puzzle-daily = Puzzle of the day
puzzle-linked = A puzzle for you
puzzle-gone = That puzzle is not here. It may belong to another version of Underkeep.
puzzle-begin = Solve it
puzzle-once-more = Solve it once more
puzzle-tries = { $wrongs ->
    [0] { $hints ->
        [0] no wrong try, no hint
        [one] no wrong try, { $hints } hint
       *[other] no wrong try, { $hints } hints
    }
    [one] { $wrongs } wrong try · hints: { $hints }
   *[other] { $wrongs } wrong tries · hints: { $hints }
}
puzzle-wrong = Not that way.
puzzle-watch = Watch what comes of it.
puzzle-fails = The goal cannot be reached any more.
puzzle-right = { $count ->
    [one] That is right so far.
   *[other] Right so far: { $count } moves.
}
puzzle-solved = Solved.
puzzle-solved-text = Nothing else would have got there.
puzzle-shown = That was the way.
puzzle-shown-text = Now try another one yourself.
puzzle-hint = Hint
puzzle-hint-rule = Begin with something this rule is about:
puzzle-hint-place = Look at what is marked now.
puzzle-hint-move = Begin with: { $move }
puzzle-again = Start again
puzzle-try-again = Try again
puzzle-solution = Solution
puzzle-see-again = See it again
puzzle-next = Next puzzle
puzzle-teaches = The rules it is about:
puzzle-rating = Your puzzle rating: { NUMBER($rating, useGrouping: 0) } ± { $spread }, this puzzle: { NUMBER($puzzle, useGrouping: 0) }
puzzle-streak = { $streak ->
    [0] no streak yet
    [one] streak: { $streak } puzzle
   *[other] streak: { $streak } puzzles
}
puzzle-figures = { $tried ->
    [0] puzzle rating { NUMBER($rating, useGrouping: 0) }, nobody here has tried it yet
    [one] tried once here, { $solved ->
        [0] not solved
       *[other] solved
    }, puzzle rating { NUMBER($rating, useGrouping: 0) }
   *[other] tried { $tried } times here, { $solved } times with success, puzzle rating { NUMBER($rating, useGrouping: 0) }
}
puzzle-commands = Type a number or a move. “hint” helps, “again” begins again, “solution” shows the way, “quit” leaves.
puzzle-then = Then { $role }: { $move }
puzzle-solution-is = The way: { $moves }
