"""What things cost, as ratios measured in one run (`make bench`)."""
