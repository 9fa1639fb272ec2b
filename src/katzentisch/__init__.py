"""Katzentisch: the digital home of three card games."""

__version__ = "0.1.0"
