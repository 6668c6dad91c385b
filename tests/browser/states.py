"""Everything that the client can show: each screen, and the table in each of its states."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

import touchline
from tests.browser.playing import next_question
from tests.browser.prepared import Laid
from tests.browser.visiting import Visitor

State = Callable[[Visitor, Laid], None]
"""What leads somebody there."""

SCREENS: Final = {
    "home": "/",
    "host": "/host",
    "join": "/join",
    "account": "/account",
    "preferences": "/preferences",
    "cards": "/cards",
    "card-player": "/cards/orc-blitzer",
    "card-star": "/cards/griff-oberwald",
    "card-highlight": "/cards/bad-snap",
    "card-tournament": "/cards/the-chaos-cup",
    "card-headline": "/cards/cursed-ball",
    "card-upgrade": "/cards/tackling-coach",
    "card-penalty": "/cards/red-card",
    "card-stadium": "/cards/rat-cellar",
    "card-ball": "/cards/comet-ball",
    "rules": "/rules",
    "rules-page": "/rules/matchups",
    "glossary": "/rules/glossary",
    "rulings": "/rules/rulings",
    "guide": "/guide",
    "design": "/design",
    "missing": "/nowhere",
    "confirm": "/confirm#nosuchcode",
}
"""Screens that are there without a table."""
REFUSED: Final = ("/confirm#nosuchcode",)
"""Those for which the server refuses something, which a browser writes onto its console."""
OFTEN: Final = (
    *("home", "host", "preferences", "cards", "card-player", "rules-page", "glossary", "guide"),
    *("asks-commit-or-pass", "asks-choose-target", "asks-choose-result", "asks-keep-token", "asks-use-skill"),
    *("asks-collect-next", "asks-choose-place", "asks-foul", "asks-choose-player", "asks-keep-card"),
    *(
        "fullest",
        "fullest-picked",
        "drawer-piles",
        "drawer-manager",
        "menu",
        "ending",
        "replay-story",
        "waiting",
    ),
    *("handed-over", "guided", "watched", "text", "help", "account", "confirm"),
)
"""What is looked at by `make test`: each kind of screen and widget once. `make proof` looks at all."""
SETTLED: Final = """() => document.fonts.status === "loaded" && document.querySelector("h1, h2") !== null
    && !document.body.innerText.includes("Loading …")"""
ANSWERED: Final = """number => {
    const asked = document.querySelector(".question[data-question]");
    return document.getElementById("handover") !== null || (asked !== null && asked.dataset.number !== number);
}"""


def settle(page: Page) -> None:
    """Wait until all that was asked for is there."""
    page.wait_for_function(SETTLED)


def screen(path: str) -> State:
    """A screen of its own."""

    def lead(visitor: Visitor, laid: Laid) -> None:
        visitor.may_lose_network = path in REFUSED
        visitor.go(path)

    return lead


def table(name: str, then: Callable[[Page], None] | None = None, path: str = "/table") -> State:
    """A prepared table, and what is done there."""

    def lead(visitor: Visitor, laid: Laid) -> None:
        page = visitor.go(f"{path}/{laid.tables[name]}")
        page.locator(".question[data-question], .ending, .controls").first.wait_for()
        if then is not None:
            then(page)

    return lead


def pick_a_card(page: Page) -> None:
    """Pick up a card: the places light up."""
    page.locator(".hand [data-lit]").first.click()


def peek(page: Page) -> None:
    """Look at a whole card."""
    page.locator(".reel .tile[data-card]").first.focus()
    page.keyboard.press("Tab")
    page.locator("#peek").wait_for()


def open_menu(page: Page) -> None:
    """Open the menu."""
    page.locator(".top .menu").click()
    page.locator("dialog[open]").wait_for()


def sure_to_resign(page: Page) -> None:
    """Be asked whether one is sure."""
    open_menu(page)
    page.get_by_role("button", name="Resign").click()


def ask_for_help(page: Page) -> None:
    """Ask what things mean."""
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()


def in_text(name: str) -> State:
    """A prepared table in text mode."""

    def lead(visitor: Visitor, laid: Laid) -> None:
        visitor.prefer(textMode=True)
        table(name)(visitor, laid)

    return lead


def say_everything(visitor: Visitor, laid: Laid) -> None:
    """Text mode, after commands and an answer that is none."""
    in_text("fullest")(visitor, laid)
    for line in ("table", "hand", "? disease", "no such answer"):
        visitor.page.keyboard.type(f"{line}\n")
    visitor.page.locator(".said.wrong").wait_for()


def pause(page: Page) -> None:
    """Pause the season."""
    open_menu(page)
    page.get_by_role("button", name="Pause").click()
    page.get_by_text("paused").first.wait_for()


def drawer(panel: str) -> Callable[[Page], None]:
    """Open the panel, or the drawer that it is on a phone."""

    def lead(page: Page) -> None:
        if page.locator(".drawers").is_visible():
            page.locator(".drawers button").nth(PANELS.index(panel)).click()
        else:
            page.locator(f"#tab-{panel}").click()
        page.locator(f"#tab-{panel}[aria-selected=true]").wait_for()

    return lead


def replay_tab(tab: str) -> Callable[[Page], None]:
    """Open what is said beside a replay."""

    def lead(page: Page) -> None:
        if page.locator(".opener").is_visible():
            page.locator(".opener").click()
        page.locator(f"#tab-{tab}").click()

    return lead


def at_a_key_moment(page: Page) -> None:
    """Go from the story to one of its moments."""
    replay_tab("story")(page)
    page.get_by_text("Over his own feet").nth(1).click()
    page.locator("[data-player]").first.wait_for()


PANELS: Final = ("log", "chat", "piles", "scores", "manager")
REPLAY_TABS: Final = ("now", "story", "manager", "dice")


def waiting(visitor: Visitor, laid: Laid) -> None:
    """A table that is hosted, with free seats; teams are chosen."""
    setup = {"managers": 4, "teams": "chosen", "expansions": ["foul-play"], "options": ["stadiums"]}
    made = visitor.context.request.post("/api/tables", data={"title": "Friday", "setup": setup})
    visitor.go(f"/table/{made.json()['table']}").locator(".start").wait_for()


def handed_over(visitor: Visitor, laid: Laid) -> None:
    """Two people at one screen: it is handed over."""
    setup = {"managers": 2}
    made = visitor.context.request.post("/api/tables", data={"title": "Sofa", "setup": setup})
    page = visitor.go(f"/table/{made.json()['table']}")
    page.locator("li:nth-child(2) button").first.click()
    page.locator(".start.main").click()
    page.locator("#handover, .question[data-question]").first.wait_for()
    while not page.locator("#handover").count():
        number = next_question(page)
        page.locator(".answer.default").click()
        page.wait_for_function(ANSWERED, arg=number)


def guided(visitor: Visitor, laid: Laid) -> None:
    """The guided first week."""
    page = visitor.go("/guide")
    page.locator(".acts button").first.click()
    page.locator("section.coach").wait_for()
    page.locator(".question[data-question]").wait_for()


def watched(visitor: Visitor, laid: Laid) -> None:
    """The fullest table, as somebody sees it who only looks on."""
    visitor.context.clear_cookies()
    visitor.go(f"/table/{laid.tables['fullest']}").locator(".watching").wait_for()


def turned_away(visitor: Visitor, laid: Laid) -> None:
    """A table that is not there."""
    visitor.may_lose_network = True
    visitor.go("/table/nosuchtable").locator("[role=alert]").wait_for()


def is_often_looked_at(name: str) -> bool:
    """Whether `make test` looks at this one."""
    return name in OFTEN


def states() -> dict[str, State]:
    """All of them, by name."""
    found: dict[str, State] = {name: screen(path) for name, path in SCREENS.items()}
    found |= {f"asks-{question.kind}": table(question.kind) for question in touchline.questions()}
    found |= {f"replay-{tab}": table("over", replay_tab(tab), "/replay") for tab in REPLAY_TABS}
    found |= {f"drawer-{panel}": table("fullest", drawer(panel)) for panel in PANELS}
    return found | {
        "replay-moment": table("over", at_a_key_moment, "/replay"),
        "fullest": table("fullest"),
        "fullest-picked": table("fullest", pick_a_card),
        "fullest-peek": table("fullest", peek),
        "menu": table("fullest", open_menu),
        "menu-resign": table("fullest", sure_to_resign),
        "help": table("fullest", ask_for_help),
        "text": say_everything,
        "text-over": in_text("over"),
        "paused": table("paused", pause),
        "ending": table("over"),
        "ended-table": table(
            "over", lambda page: page.get_by_role("button", name="Look at the table").click()
        ),
        "waiting": waiting,
        "handed-over": handed_over,
        "guided": guided,
        "watched": watched,
        "turned-away": turned_away,
    }
