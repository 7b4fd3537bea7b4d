"""The headers that every answer carries."""

from __future__ import annotations

from app.web.caller import Caller

_PERMISSIONS = (
    "accelerometer=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), "
    "magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), usb=(), "
    "screen-wake-lock=(self), fullscreen=(self)"
)
_NO_PAGE = (b"text/javascript", b"text/css", b"text/plain", b"font/", b"image/png")
"""What no browser shows as a page that could do anything: scripts, styles, words, fonts. A picture of lines
is one. A table asks for eighty of these, and the two policies are as long as many of them."""


def policy(caller: Caller) -> str:
    """The content security policy: everything from here, no inline script or style, nobody may frame us."""
    # Some browsers do not count a socket of the same host as 'self', so it is named; with both schemes, since
    # https may end at a proxy that does not say so.
    socket = f" ws://{caller.host} wss://{caller.host}" if caller.host else ""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        f"connect-src 'self'{socket}; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types lit-html"
    )


def security(caller: Caller, media_type: bytes) -> list[tuple[bytes, bytes]]:
    """Raw headers, for every HTTP answer. Those that only bind a page are left out where no page can be."""
    headers = [
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"same-origin"),
        (b"cross-origin-resource-policy", b"same-origin"),
    ]
    if media_type.startswith(_NO_PAGE):
        return headers
    headers += [
        (b"content-security-policy", policy(caller).encode("latin-1")),
        (b"permissions-policy", _PERMISSIONS.encode()),
    ]
    if caller.secure:  # on plain http browsers ignore it, and report that as an error
        headers.append((b"cross-origin-opener-policy", b"same-origin"))
    return headers
