### Was am Tisch geschehen ist. `$who` ist `you` für den Leser, sonst ist `$name` der Name.

told-move = { $name }: { $move }
