"""The games where there is no server: the compiled functions once more, as WebAssembly.

`python -m katzentisch.offline` builds one engine a game (docs/decisions/offline-engine.md).
"""
