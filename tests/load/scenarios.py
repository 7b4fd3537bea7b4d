"""The runs: rooms that play, and connections that do nothing."""

import asyncio
import gc
import http.client
import json
import secrets
import time
from random import Random

from tests.load.measure import Idle, Play, quantile
from tests.load.person import Person
from tests.load.room import LoadRoom, Tally
from tests.load.server import Server

PLAYERS = 5
AT_ONCE = 20  # rooms that are set up side by side


def open_rooms(server: Server, count: int, game: str) -> list[tuple[str, str]]:
    """Code and host's cookie of that many fresh rooms."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    rooms = []
    for _ in range(count):
        cookie = secrets.token_hex(16)
        headers = {
            "Content-Type": "application/json",
            "Cookie": f"member={cookie}",
            "Origin": f"http://{server.host}",
        }
        connection.request("POST", "/api/rooms", json.dumps({"game": game}), headers)
        answer = connection.getresponse()
        body = json.loads(answer.read())
        if answer.status != http.client.CREATED:
            raise RuntimeError(f"POST /api/rooms: {answer.status} {body}")
        rooms.append((body["code"], cookie))
    connection.close()
    return rooms


async def come(server: Server, room: LoadRoom, cookie: str) -> None:
    """One more person opens a socket to the room."""
    loop = asyncio.get_running_loop()
    path = f"/r/{room.code}/socket"
    _, person = await loop.create_connection(
        lambda: Person(room, server.host, path, cookie), "127.0.0.1", server.port
    )
    await person.open
    room.people.append(person)


async def filled(
    server: Server, tally: Tally, *, rooms: int, people: int, game: str, pause: float, players: int
) -> list[LoadRoom]:
    """Rooms full of people, each in a running match; without players nobody has joined."""
    opened = await asyncio.to_thread(open_rooms, server, rooms, game)
    made = [LoadRoom(code, tally, Random(number), pause) for number, (code, _) in enumerate(opened)]
    gate = asyncio.Semaphore(AT_ONCE)

    async def fill(room: LoadRoom, host: str) -> None:
        async with gate:
            for cookie in [host, *(secrets.token_hex(16) for _ in range(people - 1))]:
                await come(server, room, cookie)
            if players:
                await room.seated(players)

    await asyncio.gather(*(fill(room, host) for room, (_, host) in zip(made, opened, strict=True)))
    return made


async def play(
    server: Server, *, name: str, rooms: int, seconds: float, warm: float, pause: float, game: str
) -> Play:
    """Rooms that play for so long; what they saw and what it cost the server."""
    tally = Tally()
    made = await filled(server, tally, rooms=rooms, people=PLAYERS + 1, game=game, pause=pause, players=PLAYERS)
    gc.collect()
    gc.freeze()
    tasks = [asyncio.create_task(room.run()) for room in made]
    await asyncio.sleep(warm)
    people = [person for room in made for person in room.people]
    before = (time.perf_counter(), server.cpu(), time.process_time(), server.disk(), *_counted(people))
    tally.open = True
    await asyncio.sleep(seconds)
    tally.open = False
    after = (time.perf_counter(), server.cpu(), time.process_time(), server.disk(), *_counted(people))
    memory = server.memory()
    tally.over = True
    done = await asyncio.gather(*tasks, return_exceptions=True)
    for failure in {repr(one) for one in done if isinstance(one, Exception)}:
        tally.answers[failure] += 1
    for person in people:
        person.leave()
    await asyncio.sleep(0.2)
    gc.unfreeze()
    wall, cpu, own, disk, size, views = (b - a for a, b in zip(before, after, strict=True))
    actions = len(tally.latencies) + tally.unseen
    ordered = sorted(tally.latencies)
    each = max(1, actions)
    return Play(
        name=name,
        rooms=rooms,
        actions=actions,
        per_second=actions / wall,
        per_core_second=actions / max(cpu, 1e-9),
        p50=quantile(ordered, 0.5),
        p99=quantile(ordered, 0.99),
        p999=quantile(ordered, 0.999),
        cpu=cpu / each * 1e6,
        bytes_per_action=size / each,
        views_per_action=views / each,
        disk_per_action=disk / each,
        memory=memory,
        server_busy=cpu / wall,
        harness_busy=own / wall,
        unseen=tally.unseen,
        matches=tally.matches,
        answers=dict(tally.answers),
    )


def _counted(people: list[Person]) -> tuple[int, int]:
    return sum(person.received for person in people), sum(person.views for person in people)


async def idle(server: Server, *, name: str, rooms: int, connections: int, players: int, game: str) -> Idle:
    """Connections that do nothing: with players in running matches, without them before a lobby."""
    before = server.memory()
    made = await filled(
        server, Tally(), rooms=rooms, people=connections // rooms, game=game, pause=0, players=players
    )
    await asyncio.sleep(2)
    after = server.memory()
    count = sum(len(room.people) for room in made)
    for room in made:
        for person in room.people:
            person.leave()
    await asyncio.sleep(0.5)
    return Idle(name, rooms, count, before, after, (after - before) / count)
