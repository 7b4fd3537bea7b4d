# Three stages: `build` makes the virtual environment, `proxy` is for the https profile of docker-compose.yml,
# and the last one, a Python with that environment and nothing else, is the server.

FROM python:3.13-slim AS build
RUN python -m venv /opt/app
WORKDIR /src
COPY requirements/run.txt requirements/run.txt
RUN /opt/app/bin/python -m pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements/run.txt
COPY pyproject.toml README.md LICENSE CHANGELOG.md ./
COPY app app
COPY static static
COPY templates templates
RUN /opt/app/bin/python -m pip install --no-cache-dir --disable-pip-version-check --no-deps . \
    && /opt/app/bin/python -m compileall -q /opt/app \
    && /opt/app/bin/python -m pip uninstall -q -y pip

FROM debian:trixie-slim AS proxy
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install -y --no-install-recommends caddy ca-certificates \
    && rm -rf /var/lib/apt/lists/*
COPY deploy/Caddyfile /etc/caddy/Caddyfile
ENV XDG_DATA_HOME=/data XDG_CONFIG_HOME=/data
VOLUME /data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]

FROM python:3.13-slim
RUN groupadd --system --gid 10001 odoru \
    && useradd --system --uid 10001 --gid odoru --home-dir /data --no-create-home --shell /usr/sbin/nologin odoru \
    && install -d -o odoru -g odoru -m 0700 /data \
    && touch /etc/odoru-image
COPY --from=build /opt/app /opt/app
ENV PATH=/opt/app/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    GLIBC_TUNABLES=glibc.malloc.hugetlb=1 \
    ODORU_DATA=/data
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
    CMD ["python", "-c", "import os, urllib.request as r; e = os.environ.get; r.urlopen('http://127.0.0.1:' + e('ODORU_PORT', '8000') + e('ODORU_BASE_PATH', '') + '/healthz', timeout=2)"]
ENTRYPOINT ["python", "-m", "app"]
