"""Files of the browser: their version, their addresses, and their bytes, compressed where that helps."""

from __future__ import annotations

import gzip
import mimetypes
import posixpath
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

_PACKED = (".js", ".css", ".svg", ".ftl", ".json", ".md", ".txt", ".webmanifest")
_TYPES = {".js": "text/javascript", ".ftl": "text/plain", ".md": "text/markdown", ".woff2": "font/woff2"}
_IMPORT = re.compile(r"""^\s*(?:import|export)\b[^"';]*?["'](\.{1,2}/[^"']+\.js)["']""", re.MULTILINE)
_VERSION = re.compile(r"[0-9a-f]{12}")
_SMALLEST_PACKED = 512


class Asset(NamedTuple):
    """One file as it is sent. ``packed`` is None where compressing does not pay."""

    body: bytes
    packed: bytes | None
    media_type: str
    etag: str


class Assets:
    """The folder ``static/``. ``version`` is a hash over all of it and stands in front of every path."""

    def __init__(self, folder: Path, base: str) -> None:
        self._folder = folder.resolve()
        self._base = base
        self._kept: dict[str, tuple[int, int, Asset]] = {}
        self._modules: dict[str, list[str]] = {}
        self.version = self._hash()

    def _hash(self) -> str:
        total = sha256()
        for file in self._files():
            body = file.read_bytes()
            total.update(f"{file.relative_to(self._folder).as_posix()}\0{len(body)}\0".encode() + body)
        return total.hexdigest()[:12]

    def _files(self) -> Iterator[Path]:
        return iter(sorted(file for file in self._folder.rglob("*") if file.is_file()))

    def url(self, path: str) -> str:
        """The address of a file that may be kept for ever."""
        return f"{self._base}/static/{self.version}/{path}"

    def modules(self, *entries: str) -> list[str]:
        """These modules and what they import, directly or not, as paths; each once, after its imports."""
        found: dict[str, None] = {}
        for entry in entries:
            if entry not in self._modules:
                imported: dict[str, None] = {}
                self._visit(entry, imported, {entry})
                self._modules[entry] = list(imported)
            found |= dict.fromkeys(self._modules[entry])
        return list(found)

    def _visit(self, path: str, found: dict[str, None], seen: set[str]) -> None:
        asset = self.find(path)
        for name in _IMPORT.findall(asset.body.decode()) if asset else ():
            target = posixpath.normpath(posixpath.join(posixpath.dirname(path), name))
            if target not in seen:
                seen.add(target)
                self._visit(target, found, seen)
        if asset:
            found[path] = None

    def versioned(self, path: str) -> tuple[str, bool]:
        """(path without its version, whether the version is the present one)."""
        first, slash, rest = path.partition("/")
        if slash and _VERSION.fullmatch(first):
            return rest, first == self.version
        return path, False

    def find(self, path: str) -> Asset | None:
        """The file at ``path`` under static/; None where there is none. Read again when it has changed."""
        file = self._folder.joinpath(path)
        if "\0" in path or any(part.startswith(".") for part in path.split("/")):
            return None
        try:
            state = file.resolve(strict=True).stat()
            inside = file.resolve().is_relative_to(self._folder) and file.is_file()
        except OSError:
            return None
        if not inside:
            return None
        kept = self._kept.get(path)
        if kept is None or kept[:2] != (state.st_mtime_ns, state.st_size):
            kept = self._kept[path] = (state.st_mtime_ns, state.st_size, _read(file))
        return kept[2]


def _read(file: Path) -> Asset:
    body = file.read_bytes()
    media_type = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if media_type.startswith("text/"):
        media_type += "; charset=utf-8"
    packed = gzip.compress(body, mtime=0) if file.suffix in _PACKED and len(body) >= _SMALLEST_PACKED else None
    return Asset(body, packed, media_type, f'"{sha256(body).hexdigest()[:24]}"')
