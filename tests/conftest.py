"""What every test may use. Luck and time are handed in: no test sleeps, patches or mocks."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "odoru",
    deadline=None,  # a busy machine is no bug
    suppress_health_check=[HealthCheck.too_slow],  # as above
    print_blob=True,
)
settings.load_profile("odoru")
