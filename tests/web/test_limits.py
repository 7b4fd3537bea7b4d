"""Buckets and counts."""

from app.web.limits import Bucket, Counts, Rates


class Seconds:
    """Time that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_so_many_at_once_and_then_its_rate() -> None:
    bucket = Bucket(3, 0.0)
    assert [bucket.take(1.0, 3, 0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(1.0, 3, 1.0)
    assert not bucket.take(1.0, 3, 1.5)
    assert [bucket.take(1.0, 3, 100.0) for _ in range(4)] == [True, True, True, False]


def test_a_bucket_gives_nothing_for_time_that_runs_backwards() -> None:
    bucket = Bucket(1, 100.0)
    assert bucket.take(1.0, 1, 100.0)
    assert not bucket.take(1.0, 1, 50.0)


def test_keys_have_buckets_of_their_own_and_nobody_has_no_limit() -> None:
    seconds = Seconds()
    rates = Rates(2, 60, seconds)
    assert [rates.take("a") for _ in range(3)] == [True, True, False]
    assert rates.take("b")
    assert all(rates.take(None) for _ in range(100))


def test_keys_that_are_full_again_are_forgotten() -> None:
    seconds = Seconds()
    rates = Rates(2, 60, seconds)
    for n in range(100):
        rates.take(n)
    seconds.now = 121.0
    assert rates.take("last")
    assert len(rates._buckets) == 1


def test_however_many_keys_there_are_so_many_are_kept_and_the_others_have_their_limit() -> None:
    rates = Rates(2, 3600, Seconds(), most=10)
    assert [rates.take("busy") for _ in range(3)] == [True, True, False]
    for n in range(1000):
        assert rates.take(n)
        assert not rates.take("busy")
    assert len(rates._buckets) == 10


def test_who_gives_back_may_take_again() -> None:
    counts = Counts(1)
    assert counts.take("a")
    assert not counts.take("a")
    counts.give("a")
    assert counts.take("a")
    counts.give("a")
    assert counts._held == {}
    assert counts.take(None)
    counts.give(None)
