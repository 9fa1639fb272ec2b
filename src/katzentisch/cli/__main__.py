"""`python -m katzentisch.cli` is the `katzentisch` command."""

from katzentisch.cli import main

main()
