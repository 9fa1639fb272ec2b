"""A reverse proxy that serves the house under a sub-path, as small as can be."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

PREFIX = b"/cards"
CHUNK = 65536


def _pipe(source: socket.socket, target: socket.socket) -> None:
    try:
        while data := source.recv(CHUNK):
            target.sendall(data)
        target.shutdown(socket.SHUT_WR)
    except OSError:
        pass  # One side hung up: so does the other.


def _pass_on(client: socket.socket, port: int) -> None:
    """One request a connection: its path loses the prefix, everything else passes as it is."""
    head = b""
    while b"\r\n\r\n" not in head:
        data = client.recv(CHUNK)
        if not data:
            client.close()
            return
        head += data
    verb, path, rest = head.split(b" ", 2)
    if not path.startswith(PREFIX + b"/"):
        client.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")
        client.close()
        return
    if b"\r\nupgrade: websocket" not in head.lower():
        rest = rest.replace(b"Connection: keep-alive", b"Connection: close", 1)
    with socket.create_connection(("127.0.0.1", port)) as server, client:
        server.sendall(b" ".join((verb, path.removeprefix(PREFIX), rest)))
        back = threading.Thread(target=_pipe, args=(server, client))
        back.start()
        _pipe(client, server)
        back.join()


@contextmanager
def under_a_sub_path(port: int) -> Iterator[str]:
    """The address under which the server at that port is found behind the proxy."""
    door = socket.create_server(("127.0.0.1", 0))

    def answer() -> None:
        while True:
            try:
                client, _ = door.accept()
            except OSError:
                return
            threading.Thread(target=_pass_on, args=(client, port), daemon=True).start()

    threading.Thread(target=answer, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{door.getsockname()[1]}{PREFIX.decode()}/"
    finally:
        door.close()
