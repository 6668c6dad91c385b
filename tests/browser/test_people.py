"""Two people in two browsers and one who looks on: reloads, lost networks and restarts; nobody has to do anything."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.playing import answer_by_pressing
from tests.browser.visiting import Visit, Visitor
from tests.server.players import thrown
from tests.server.serving import SOON, Served

STANDING: Final = """() => ({
    week: document.querySelector(".week .number").textContent,
    fans: [...document.querySelectorAll(".manager .fans")].map((each) => each.textContent.trim()),
    reel: [...document.querySelectorAll("[data-matchup]")].map((matchup) => [
        matchup.dataset.matchup,
        ...[...matchup.querySelectorAll("[data-player]")].map((player) => player.dataset.player),
    ]),
})"""
"""What everybody sees of the season."""
SECOND_WEEK: Final = "Week 2"


class Network:
    """What lies between somebody and the server, and can be gone for a while."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.is_away = False
        self.open: list[WebSocketRoute] = []
        visitor.context.route_web_socket(re.compile("/socket"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.is_away:
            socket.close()
        else:
            socket.connect_to_server()
            self.open.append(socket)

    def go_away(self) -> None:
        """Cut all connections, and let none be made."""
        self.is_away = True
        self.visitor.context.set_offline(True)
        while self.open:
            self.open.pop().close()

    def come_back(self) -> None:
        """Let connections be made again."""
        self.is_away = False
        self.visitor.context.set_offline(False)


class Friends:
    """Ann hosts, Bob sits down, Zoe looks on."""

    def __init__(self, visit: Visit, served: Served) -> None:
        self.served = served
        self.ann, self.bob, self.zoe = (
            visit(name, url=served.url, reduced_motion="reduce") for name in ("Ann", "Bob", "Zoe")
        )
        for each in self.all:
            each.may_lose_network = True
        self.networks = {each.name: Network(each) for each in self.all}
        for each in (self.ann, self.bob):
            each.context.request.post("/api/me", data={"name": each.name})
        setup = {"managers": 2, "is_listed": True}
        made = self.ann.context.request.post("/api/tables", data={"title": "Derby", "setup": setup})
        for each in self.all:
            each.go(f"/table/{made.json()['table']}").locator("#seats").wait_for()
        self.bob.page.locator("li:nth-child(2) button").first.click()
        self.ann.page.locator(".start.main").click()
        for each in self.all:
            each.page.locator(".managers .manager").first.wait_for()

    @property
    def all(self) -> tuple[Visitor, ...]:
        return self.ann, self.bob, self.zoe

    def asked(self) -> tuple[Page, str]:
        """The page of whoever is asked, and the number of the question."""
        deadline = time.monotonic() + SOON
        while time.monotonic() < deadline:
            for each in (self.ann, self.bob):
                question = each.page.locator(".question[data-question]")
                if question.count():
                    number = question.get_attribute("data-number")
                    assert number is not None
                    return each.page, number
            self.zoe.page.wait_for_timeout(20)
        raise AssertionError("nobody is asked")

    def play(self, chance: random.Random, answers: int) -> bool:
        """Answer so many questions, or until the second week; whether that has come."""
        for _ in range(answers):
            page, number = self.asked()
            if SECOND_WEEK in page.locator(".week .number").inner_text():
                return True
            answer_by_pressing(page, number, chance)
        return False

    def standing(self) -> list[object]:
        """What each of them sees, once all see the same."""
        found: list[object] = []
        deadline = time.monotonic() + SOON
        while time.monotonic() < deadline:
            found = [each.page.evaluate(STANDING) for each in self.all]
            if all(each == found[0] for each in found):
                break
            self.zoe.page.wait_for_timeout(50)
        return found


def reload(friends: Friends) -> None:
    """Bob reloads his page, as people do."""
    friends.bob.page.reload()
    friends.bob.page.locator(".managers .manager").first.wait_for()


def lose_the_network(friends: Friends) -> None:
    """Ann's and Zoe's network is gone for a while; Bob may be asked meanwhile."""
    for each in (friends.ann, friends.zoe):
        friends.networks[each.name].go_away()
        each.page.locator(".health[data-health=waiting]").wait_for()
    friends.bob.page.wait_for_timeout(1500)
    for each in (friends.ann, friends.zoe):
        friends.networks[each.name].come_back()


def restart_the_server(friends: Friends) -> None:
    """The server falls over, and comes again."""
    friends.served.kill()
    friends.ann.page.locator(".health[data-health=waiting]").wait_for()
    friends.served.start()


MISHAPS: Final[tuple[Callable[[Friends], None], ...]] = (reload, lose_the_network, restart_the_server)


def test_somebody_new_follows_the_address_of_an_unlisted_table_and_sits_down(visit):
    ann = visit("Ann").context.request
    ann.post("/api/me", data={"name": "Ann"})
    table = ann.post("/api/tables", data={"title": "Derby", "setup": {"managers": 2}}).json()["table"]
    page = visit("Bob").go(f"/table/{table}")
    page.get_by_role("button", name="Sit here").click()
    expect(page.locator("ol li:nth-child(2)")).to_contain_text("(you)")


def test_people_see_the_same_season_whatever_happens_to_network_and_server(own_server, visit):
    chance = random.Random(thrown())
    friends = Friends(visit, own_server)
    loads: list[str] = []
    for each in (friends.ann, friends.zoe):
        each.page.on("load", lambda page: loads.append(page.url))
    for mishap in MISHAPS:
        friends.play(chance, 4)
        mishap(friends)
    while not friends.play(chance, 50):
        pass
    ann, bob, zoe = friends.standing()
    assert ann == bob == zoe
    assert loads == []
