"""Refusals in the terms of the web: a number for programs, a sentence for people."""

from katzentisch.core.rulebook import Refusal
from katzentisch.server import protocol
from katzentisch.server.telling.narrator import refusal_said

# What is not there is 404, what may not be is 403, too much is 429; the rest is 409.
STATUS = {
    "table-none": 404,
    "record-none": 404,
    "request-not-found": 404,
    "table-no-watching": 403,
    "table-wrong-token": 403,
    "table-too-many": 429,
    "request-too-many": 429,
    "study-full": 429,
    "study-failed": 503,
    "study-not-here": 404,
    "request-too-big": 413,
    "request-wrong": 400,
    "request-trouble": 500,
    "table-name": 400,
    "table-game": 400,
    "table-players": 400,
    "table-option": 400,
    "table-no-option": 400,
    "table-level": 400,
    "no-such-seat": 400,
    "replay-wrong": 400,
    "table-storage": 503,
    "table-storage-unknown": 503,
    "table-trouble": 503,
    "table-set-aside": 503,
    "storage-unreadable": 503,
    "metrics-closed": 403,
    "admin-closed": 403,
}


def status_of(refusal: Refusal) -> int:
    """The number that the web has for it."""
    return STATUS.get(refusal.key, 409)


def problem_said(refusal: Refusal, language: str) -> protocol.Problem:
    """What is answered."""
    said = refusal_said(refusal, language)
    return protocol.Problem(refusal.key, refusal.clause, said)
