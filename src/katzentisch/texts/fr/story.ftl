### Ce qui s’est passé à la table. `$who` vaut `you` pour le lecteur ; sinon `$name` est le nom.

told-move = { $name } : { $move }
