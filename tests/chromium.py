"""The Chromium that the browser's tests run in: found, or installed when asked.

python tests/chromium.py             prints where it is, or fails
python tests/chromium.py --install   installs one where there is none
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
DEBIAN_PACKAGE = "chromium-headless-shell"
FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def launch_args() -> dict[str, Any]:
    """What Playwright's `launch` needs to start the Chromium found here."""
    flags = list(FLAGS)
    if _is_root():
        flags.append("--no-sandbox")  # Chromium's sandbox refuses to run as root
    return {"executable_path": find(), "args": flags}


def find() -> str | None:
    """The program ODORU_CHROMIUM names, else the system's, else Playwright's own, else None."""
    named = os.environ.get("ODORU_CHROMIUM")
    if named:
        return named
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    return _playwrights_own()


def _playwrights_own() -> str | None:
    with sync_playwright() as p:
        path = p.chromium.executable_path
    return path if Path(path).exists() else None


def install() -> None:
    """Debian's package where there is apt and root, else Playwright's own download."""
    if _is_root() and shutil.which("apt-get") and _from_debian():
        return
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _from_debian() -> bool:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "update", "-qq"],
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", DEBIAN_PACKAGE],
    ):
        done = subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL, check=False)
        if done.returncode:
            return False
    return True


def main() -> int:
    found = find()
    if found is None and "--install" in sys.argv[1:]:
        print("No Chromium here: installing one for the tests.", flush=True)
        install()
        found = find()
    if found is None:
        print("No Chromium found; name one in ODORU_CHROMIUM.", file=sys.stderr)
        return 1
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
