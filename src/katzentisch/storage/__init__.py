"""What happened, kept."""
