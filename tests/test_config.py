"""Settings: every one is optional, and what is wrong is said in one sentence that names it."""

import ipaddress
from pathlib import Path

import pytest

from app.config import PREFIX, SettingError, Settings, described, unknown_names


def test_nothing_is_required() -> None:
    settings = Settings.from_environment({})
    assert settings == Settings()
    assert (settings.port, settings.base_path, settings.public_url) == (8000, "", None)


def test_an_empty_variable_counts_as_unset() -> None:
    assert Settings.from_environment({"ODORU_PORT": " ", "ODORU_OPEN_KEY": ""}) == Settings()


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("HOST", "127.0.0.1", "127.0.0.1"),
        ("PORT", "0", 0),
        ("DATA", "/data", Path("/data")),
        ("PUBLIC_URL", "https://games.example.org/", "https://games.example.org"),
        ("PUBLIC_URL", "http://192.168.1.5:8000", "http://192.168.1.5:8000"),
        ("BASE_PATH", "/odoru/", "/odoru"),
        ("BASE_PATH", "/", ""),
        ("EXPIRE_HOURS", "0.5", 0.5),
        ("OPEN_KEY", "open sesame", "open sesame"),
        ("METRICS_PORT", "9100", 9100),
        ("METRICS_PORT", "off", None),
        (
            "TRUSTED_PROXIES",
            "10.0.0.0/8, ::1",
            (ipaddress.ip_network("10.0.0.0/8"), ipaddress.ip_network("::1")),
        ),
        ("TRUSTED_PROXIES", "none", ()),
        ("BOT_DELAY", "0", 0.0),
        ("DEFLATE", "yes", True),
        ("DEFLATE", "off", False),
    ],
)
def test_a_setting_is_read(name: str, text: str, value: object) -> None:
    settings = Settings.from_environment({PREFIX + name: text})
    assert getattr(settings, name.lower()) == value


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("HOST", "two words"),
        ("PORT", "-1"),
        ("PORT", "65536"),
        ("PORT", "\uff18\uff10"),
        ("PORT", "1e3"),
        ("PUBLIC_URL", "ftp://x"),
        ("PUBLIC_URL", "https://"),
        ("PUBLIC_URL", "https://x:99999"),
        ("PUBLIC_URL", "https://[x"),
        ("PUBLIC_URL", "https://user@x"),
        ("PUBLIC_URL", "https://x/odoru"),
        ("PUBLIC_URL", "https://x/?a"),
        ("BASE_PATH", "odoru"),
        ("BASE_PATH", "/a/../b"),
        ("BASE_PATH", "/a b"),
        ("EXPIRE_HOURS", "nan"),
        ("EXPIRE_HOURS", "0"),
        ("METRICS_PORT", "0"),
        ("TRUSTED_PROXIES", "10.0.0.1/8"),
        ("BOT_DELAY", "-1"),
        ("DEFLATE", "maybe"),
        ("MAX_ROOMS", "0"),
    ],
)
def test_a_wrong_value_is_one_sentence_that_names_the_variable(name: str, text: str) -> None:
    with pytest.raises(SettingError) as wrong:
        Settings.from_environment({PREFIX + name: text})
    sentence = str(wrong.value)
    assert sentence.startswith(f"{PREFIX}{name} must ")
    assert "\n" not in sentence
    assert sentence.rstrip("/").endswith((".", "that."))


def test_a_passphrase_is_never_repeated() -> None:
    with pytest.raises(SettingError) as wrong:
        Settings.from_environment({"ODORU_OPEN_KEY": "abc"})
    assert "abc" not in str(wrong.value)


def test_every_setting_is_described() -> None:
    names = [name for name, default, meaning in described() if default and meaning]
    assert names == [PREFIX + name.upper() for name in Settings.__dataclass_fields__]


def test_a_slip_of_the_pen_is_pointed_out() -> None:
    slips = {"ODORU_PRT": "1", "ODORU_XYZZY": "1", "OTHER": "1", "ODORU_PORT": "1"}
    assert list(unknown_names(slips)) == [
        "ODORU_PRT is not a setting of this program; did you mean ODORU_PORT?",
        "ODORU_XYZZY is not a setting of this program.",
    ]
