"""How much one connection or one address may ask for."""

import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache


@lru_cache(10_000)
def household(address: str) -> str:
    """Who counts as one: an IPv4 address, or a whole /64 of IPv6, which is what a home gets."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address) or found.is_loopback:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))


def is_loopback(address: str) -> bool:
    """Whether it is this machine."""
    try:
        return ipaddress.ip_network(address).is_loopback
    except ValueError:
        return False


class Bucket:
    """A token bucket: so many at once, and then so many a second."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst, self.left, self.at = rate, burst, burst, now

    def take(self, now: float, amount: float = 1.0) -> bool:
        """Take something out, if there is enough left."""
        self.left = min(self.burst, self.left + max(0.0, now - self.at) * self.rate)
        self.at = now
        if self.left < amount:
            return False
        self.left -= amount
        return True


class Addresses:
    """One bucket for each address; those not heard of for longest are forgotten."""

    def __init__(
        self, rate: float, burst: float, now: Callable[[], float], most: int = 10_000
    ) -> None:
        self.rate, self.burst, self.now, self.most = rate, burst, now, most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, amount: float = 1.0) -> bool:
        """Take something out of the address's bucket."""
        now = self.now()
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate, self.burst, now)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(address)
        return bucket.take(now, amount)
