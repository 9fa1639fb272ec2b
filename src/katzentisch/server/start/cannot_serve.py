"""Why a server does not start."""


class CannotServe(Exception):
    """The server cannot start; the message says what to do."""
