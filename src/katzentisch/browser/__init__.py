"""The whole house inside a page, without a server (docs/decisions/offline-table.md)."""
