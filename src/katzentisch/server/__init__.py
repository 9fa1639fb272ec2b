"""Tables, people, sockets; no rule of any game."""
