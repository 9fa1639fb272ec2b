"""One table: what may happen, what has happened, how it stands now. No clock, socket or disk."""
