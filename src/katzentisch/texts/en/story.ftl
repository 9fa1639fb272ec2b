### What happened at the table. `$who` is `you` for the reader, else `$name` is the player's name.

told-move = { $name }: { $move }
