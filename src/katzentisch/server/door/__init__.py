"""What comes in from outside: connections, requests, commands, and who may ask how much."""
