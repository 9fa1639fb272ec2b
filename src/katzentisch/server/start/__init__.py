"""From the command line to a server that listens, and its end in good order."""
