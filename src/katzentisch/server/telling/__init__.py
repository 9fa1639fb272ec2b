"""What leaves the server: what each viewer is told, in his language."""
