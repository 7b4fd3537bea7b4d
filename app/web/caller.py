"""Who calls, as far as it can be trusted: scheme, host and address, through reverse proxies."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from app.config import Settings
from app.rooms.model import MemberKey
from app.web.session import key_of, new_secret, secret_in

_HOST = re.compile(r"[A-Za-z0-9._-]+(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]+\](:[0-9]{1,5})?")
_LONGEST_HOST = 253


@dataclass(frozen=True, slots=True)
class Caller:
    """One request's or socket's origin.

    ``host`` is empty where none can be told.
    ``secret`` is the cookie's value: hand it to nobody but the cookie. ``fresh``: it was made for this call,
    which brought none. ``address``: None where no trusted address is known; then no limit goes by address.
    """

    scheme: str
    host: str
    address: str | None
    secret: str
    fresh: bool
    origin: str | None
    public_host: str | None

    @property
    def key(self) -> MemberKey:
        """What the server keeps of this browser's secret."""
        return key_of(self.secret)

    @property
    def secure(self) -> bool:
        """Whether the browser came by https, as far as is trusted."""
        return self.scheme == "https"

    @property
    def newcomer(self) -> bool:
        """Whether the answer should give this browser its cookie.

        Never one that a page of another site asked for: what it sends comes without the cookie that the browser
        may well have, and a new one would take its seats away.
        """
        return self.fresh and self.same_origin()

    def same_origin(self) -> bool:
        """Whether the page that asks is ours, or no page at all: its Origin is compared without the scheme."""
        if self.origin is None:
            return True
        host = _netloc(self.origin).lower() if "://" in self.origin else ""
        return bool(host) and host in (self.host.lower(), self.public_host)


def caller(scope: dict[str, Any], settings: Settings) -> Caller:
    """The caller of an ASGI scope. Headers of a proxy count only when the peer is a trusted one."""
    headers: dict[str, str] = {}
    for name, value in scope["headers"]:
        key = name.decode("latin-1")
        text = value.decode("latin-1")
        headers[key] = f"{headers[key]}{'; ' if key == 'cookie' else ','}{text}" if key in headers else text
    peer = scope["client"][0] if scope.get("client") else ""
    believed = _trusted(peer, settings)
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    host = headers.get("host", "")
    if believed:
        scheme = _first(headers.get("x-forwarded-proto")) or scheme
        host = _first(headers.get("x-forwarded-host")) or host
    secret = secret_in(headers.get("cookie", ""))
    return Caller(
        scheme="https" if scheme in ("https", "wss") else "http",
        host=host if _is_host(host) else "",
        address=_address(peer, headers.get("x-forwarded-for", ""), settings) if peer else None,
        secret=secret or new_secret(),
        fresh=secret is None,
        origin=headers.get("origin"),
        public_host=urlsplit(settings.public_url).netloc.lower() if settings.public_url else None,
    )


def _is_host(text: str) -> bool:
    """Whether this names a host that exists in principle, and a port if any."""
    if len(text) > _LONGEST_HOST or not _HOST.fullmatch(text):
        return False
    try:
        return urlsplit(f"//{text}").port != 0
    except ValueError:
        return False


def _netloc(address: str) -> str:
    """Host and port of an address; empty when it is none."""
    try:
        return urlsplit(address).netloc
    except ValueError:
        return ""


def _first(header: str | None) -> str:
    return header.split(",")[0].strip() if header else ""


def _trusted(address: str, settings: Settings) -> bool:
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = getattr(parsed, "ipv4_mapped", None) or parsed
    return any(mapped in network for network in settings.trusted_proxies)


def _address(peer: str, forwarded: str, settings: Settings) -> str | None:
    """The nearest address that is no trusted proxy's; None when only proxies can be seen."""
    hops: Iterable[str] = (hop.strip() for hop in [*forwarded.split(","), peer][::-1])
    for hop in hops:
        bare = hop.removeprefix("[").partition("]")[0] if hop.startswith("[") else hop
        if bare.count(":") == 1:
            bare = bare.partition(":")[0]
        try:
            parsed = ipaddress.ip_address(bare)
        except ValueError:
            return None
        if not _trusted(bare, settings):
            return network_of(parsed)
    return None


def network_of(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> str:
    """What counts as one address: an IPv4 address, or the /64 that one household holds of IPv6."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False).network_address)
    return str(address)
