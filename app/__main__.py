"""``python -m app``: serve, and what the person who hosts may need besides."""

from __future__ import annotations

import os
import sys

import uvicorn

from app.config import SettingError, Settings, described, unknown_names
from app.main import create_app


def main() -> int:
    """Run the command that the arguments name; the exit status."""
    try:
        settings = Settings.from_environment(os.environ)
    except SettingError as wrong:
        print(wrong, file=sys.stderr)
        return 2
    for sentence in unknown_names(os.environ):
        print(sentence, file=sys.stderr)
    if sys.argv[1:] == ["settings"]:
        for name, default, meaning in described():
            print(f"{name}\n    {meaning}\n    default: {default}")
        return 0
    uvicorn.run(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        proxy_headers=False,
        ws="websockets-sansio",
        loop="uvloop",
        http="httptools",
        access_log=False,
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
