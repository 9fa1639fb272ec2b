"""What a browser is sent: the page, and the kit for playing without a server.

Both are built elsewhere (hatch_build.py, `make offline`); here they are found and made ready, for
the server and for any web space (docs/decisions/offline-delivery.md).
"""
