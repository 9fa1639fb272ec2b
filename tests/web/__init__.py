"""The page in a real browser, at real tables."""
