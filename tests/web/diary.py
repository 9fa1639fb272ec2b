"""What a page and the server say to each other, and what the page reads out."""

import json
from typing import Any

import httpx
from playwright.sync_api import Page, WebSocket

from tests.web.house import PATIENCE

# Every element in which something appears that a screen reader speaks of its own accord.
LISTEN = """() => {
  const live = '[aria-live], [role=status], [role=alert], [role=log]';
  window.spoken = [];
  const hear = node => {
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    const region = element?.closest?.(live) ?? element?.querySelector?.(live);
    const text = node.textContent.trim();
    if (region && text) window.spoken.push(text);
  };
  new MutationObserver(changes => {
    for (const change of changes) {
      if (change.type === 'characterData') hear(change.target);
      change.addedNodes.forEach(hear);
    }
  }).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""


def listen(page: Page) -> list[str]:
    """Everything the server says to this page from now on."""
    heard: list[str] = []

    def overhear(line: WebSocket) -> None:
        line.on("framereceived", lambda said: heard.append(str(said)))

    page.on("websocket", overhear)
    return heard


def views(heard: list[str]) -> list[dict[str, Any]]:
    """The views in what was heard."""
    messages = [json.loads(line) for line in heard]
    return [one["play"]["view"] for one in messages if one["type"] == "update" and one["play"]]


# What the page says when its line to the server was away.
RECONNECTING = "Reconnecting…"


class Diary:
    """Overhears one page; begin before it opens."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.moves: dict[str, str] = {}
        self.answers: dict[str, list[str]] = {}
        self.updates: list[dict[str, Any]] = []
        page.on("websocket", self._overhear)

    def _overhear(self, line: WebSocket) -> None:
        line.on("framesent", lambda said: self._sent(json.loads(said)))
        line.on("framereceived", lambda said: self._received(json.loads(said)))

    def _sent(self, command: dict[str, Any]) -> None:
        if command["type"] == "move":
            self.moves[command["id"]] = command["text"]

    def _received(self, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            self.updates.append(message)
        else:
            self.answers.setdefault(message["id"], []).append(message["type"])

    def listen(self) -> None:
        """Take down from now on what a screen reader would speak."""
        self.page.evaluate(LISTEN)

    def spoken(self) -> list[str]:
        """What was spoken since."""
        said: list[str] = self.page.evaluate("window.spoken")
        return said

    def told(self, first: int) -> list[str]:
        """The sentences of the events after that number."""
        events = [event for update in self.updates for event in update["events"]]
        return [said for event in events if event["n"] > first for said in event["said"]]

    def expect_all_spoken(self, first: int) -> None:
        """Each change since then was read out once, as the log has it; the rest are requests."""
        told, requests = self.told(first), list[str]()
        for said in self.spoken():
            # On a busy machine; whether anything was lost is looked at apart.
            if said == RECONNECTING:
                continue
            assert said[0] == said[0].upper(), said
            assert said[-1] in ".!?", said
            if told and said == told[0]:
                told.pop(0)
            else:
                requests.append(said)
        assert told == []
        assert 0 < len(requests) <= len(self.moves)

    def expect_nothing_lost(self, address: str) -> None:
        """Each move the page made was accepted once, and the record has just these moves."""
        assert self.moves
        for command, text in self.moves.items():
            assert self.answers.get(command) == ["ok"], f"{text}: {self.answers.get(command)}"
        game = self.updates[-1]["play"]["id"]
        answer = httpx.get(f"{address}api/records/{game}", timeout=PATIENCE)
        record = answer.raise_for_status().json()
        seat = self.updates[-1]["seat"]
        assert [text for mover, text in record["moves"] if mover == seat] == [*self.moves.values()]
