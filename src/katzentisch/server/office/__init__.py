"""All tables of a server: opened, found, written down, kept going by clocks and bots."""
