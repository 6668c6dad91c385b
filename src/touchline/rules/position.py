"""The fields of a position, as they are at the start of a season, and how they are copied.

Lists with a place for each manager, matchup or player stand side by side; rules speak of managers, matchups
and players by number. Zones are immutable tuples, replaced and never changed, so that copies share them.
What nobody has seen does not exist: decks are bags, facedown tokens have no face.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from touchline.engine.dealer import Dealer
from touchline.engine.machine import Game
from touchline.rules.bags import Bag
from touchline.rules.events import Teller
from touchline.rules.moments import MOMENTS
from touchline.rules.printed import Book, Printed

NONE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(Game):
    """Everything that a season consists of between two steps of a rule."""

    __slots__ = (
        "aside",
        "bags",
        "ball",
        "balls",
        "blood",
        "blood_left",
        "book",
        "bottoms",
        "box",
        "chosen_set",
        "coin",
        "committed",
        "contracts",
        "contracts_left",
        "deck",
        "discard",
        "disease",
        "disease_left",
        "downed",
        "driven",
        "exhausted",
        "facedown",
        "facedown_before",
        "fans",
        "flipped",
        "fouled",
        "hand",
        "has_tournament",
        "headline",
        "headlines",
        "headlines_left",
        "hears",
        "highlights",
        "improvements",
        "left",
        "listening",
        "looking",
        "loose",
        "managers",
        "options",
        "owner",
        "passed",
        "penalties",
        "penalties_before",
        "penalties_left",
        "penalty_discard",
        "piles",
        "plague",
        "pool",
        "present",
        "printed",
        "reel",
        "ref",
        "revealed",
        "right",
        "secret_star",
        "seen_hands",
        "side",
        "spent",
        "stadiums",
        "suspended",
        "tackled",
        "teams",
        "teller",
        "title",
        "tokens",
        "top",
        "tournament",
        "tournaments",
        "tournaments_left",
        "turn",
        "turned",
        "unseen_tokens",
        "upgrades",
        "week",
        "where",
    )

    def __init__(self, book: Book, managers: int, options: int, dealer: Dealer) -> None:
        super().__init__(dealer)
        n = managers
        self.book = book
        self.printed: list[Printed] = book.printed
        self.managers = n
        self.options = options
        self.teller: Teller | None = None

        self.teams: Bag = ()
        self.week = 0
        self.coin = 0
        self.turn = 0
        self.passed = 0
        self.committed = NONE
        self.suspended = 0

        self.highlights: Bag = book.highlights
        self.spent: Bag = ()
        self.tournaments: Bag = book.tournaments
        self.headlines: Bag = book.headlines
        self.tournaments_left = 0
        self.headlines_left = 0
        self.has_tournament = False
        self.tournament = NONE
        self.headline = NONE
        self.box: Bag = ()

        self.unseen_tokens: Bag = ()
        self.pool = 0
        self.aside: Bag = ()

        self.bags: list[Bag] = []
        self.bottoms: list[Bag] = []

        # A place for each manager.
        self.fans = [0] * n
        self.improvements = [0] * n
        self.hand: list[Bag] = [()] * n
        self.top: list[Bag] = [()] * n
        self.deck: list[Bag] = [()] * n
        self.discard: list[Bag] = [()] * n
        self.upgrades: list[Bag] = [()] * n
        self.exhausted = [0] * n
        self.piles: list[Bag] = [()] * n
        self.looking: list[Bag] = [()] * n
        self.revealed: list[Bag] = [()] * n
        self.secret_star = [NONE] * n
        self.loose = 0
        # What each seat (the last one: spectators) knows of each manager's hand.
        self.seen_hands: list[Bag] = [()] * (n * (n + 1))

        self._set_out_expansions()
        self.clear_week()

        # How many cards in play listen to each moment, and a bit for each moment that a manager's upgrades hear.
        self.listening = [0] * MOMENTS
        self.hears = [0] * n

    def _set_out_expansions(self) -> None:
        """Lay out what only expansions have."""
        n = self.managers
        book = self.book
        self.contracts_left = len(book.contracts)
        self.blood_left = 0
        self.disease_left = 0
        # From the Highlight deck on, as long as the season lasts.
        self.stadiums: Bag = ()

        # Penalties that nobody has seen, in the deck and facedown; those before lay facedown as it was shuffled anew.
        self.penalties: Bag = book.penalties
        self.penalties_left = len(book.penalties)
        self.penalties_before: Bag = ()
        self.penalty_discard: Bag = ()

        # A place for each manager.
        self.contracts = [0] * n
        self.facedown = [0] * n
        self.facedown_before = [0] * n
        self.flipped: list[Bag] = [()] * n
        # The card of his hand that a fouler looks at, with who knows which it is.
        self.fouled: list[Bag] = [()] * n

    def clear_week(self) -> None:
        """Put the reel and all players' places away; the cards have gone where they go."""
        # A place for each matchup of the week.
        self.reel: list[int] = []
        self.present: list[Bag] = []
        self.left: list[int] = []
        self.right: list[int] = []
        self.ball: list[int] = []
        self.driven: list[int] = []
        self.turned: list[bool] = []
        # Where the corrupt ref is.
        self.ref = NONE
        # The title of an enchanted ball, and the disease tokens at midfield.
        self.balls: list[int] = []
        self.plague: list[int] = []

        # A place for each player who entered a matchup this week.
        self.title: list[int] = []
        self.owner: list[int] = []
        self.where: list[int] = []
        self.side: list[int] = []
        self.downed: list[bool] = []
        self.tokens: list[Bag] = []
        # A bit for each player whom he has tackled successfully.
        self.tackled: list[int] = []
        self.blood: list[int] = []
        self.disease: list[int] = []
        # Which of the skill sets of an either/or card he has.
        self.chosen_set: list[int] = []

    def copy_into(self, twin: Position) -> None:
        """Make another position the same as this one, but for its dealer; nobody listens to it."""
        twin.stack = [rule.clone() for rule in self.stack]
        twin.pending = self.pending
        twin.draws = self.draws
        self._copy_table(twin)
        self._copy_managers(twin)
        self._copy_week(twin)

    def _copy_table(self, twin: Position) -> None:
        twin.managers = self.managers
        twin.teams = self.teams
        twin.week = self.week
        twin.coin = self.coin
        twin.turn = self.turn
        twin.passed = self.passed
        twin.committed = self.committed
        twin.suspended = self.suspended
        twin.highlights = self.highlights
        twin.spent = self.spent
        twin.tournaments = self.tournaments
        twin.headlines = self.headlines
        twin.tournaments_left = self.tournaments_left
        twin.headlines_left = self.headlines_left
        twin.has_tournament = self.has_tournament
        twin.tournament = self.tournament
        twin.headline = self.headline
        twin.box = self.box
        twin.unseen_tokens = self.unseen_tokens
        twin.pool = self.pool
        twin.aside = self.aside
        twin.contracts_left = self.contracts_left
        twin.blood_left = self.blood_left
        twin.disease_left = self.disease_left
        twin.stadiums = self.stadiums
        twin.ref = self.ref
        twin.penalties = self.penalties
        twin.penalties_left = self.penalties_left
        twin.penalties_before = self.penalties_before
        twin.penalty_discard = self.penalty_discard
        twin.bags = self.bags[:]
        twin.bottoms = self.bottoms[:]

    def _copy_managers(self, twin: Position) -> None:
        twin.fans = self.fans[:]
        twin.improvements = self.improvements[:]
        twin.hand = self.hand[:]
        twin.top = self.top[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.upgrades = self.upgrades[:]
        twin.exhausted = self.exhausted[:]
        twin.piles = self.piles[:]
        twin.looking = self.looking[:]
        twin.revealed = self.revealed[:]
        twin.secret_star = self.secret_star[:]
        twin.loose = self.loose
        twin.contracts = self.contracts[:]
        twin.facedown = self.facedown[:]
        twin.facedown_before = self.facedown_before[:]
        twin.flipped = self.flipped[:]
        twin.fouled = self.fouled[:]
        twin.seen_hands = self.seen_hands[:]

    def _copy_week(self, twin: Position) -> None:
        twin.reel = self.reel[:]
        twin.present = self.present[:]
        twin.left = self.left[:]
        twin.right = self.right[:]
        twin.ball = self.ball[:]
        twin.driven = self.driven[:]
        twin.turned = self.turned[:]
        twin.balls = self.balls[:]
        twin.plague = self.plague[:]
        twin.title = self.title[:]
        twin.owner = self.owner[:]
        twin.where = self.where[:]
        twin.side = self.side[:]
        twin.downed = self.downed[:]
        twin.tokens = self.tokens[:]
        twin.tackled = self.tackled[:]
        twin.blood = self.blood[:]
        twin.disease = self.disease[:]
        twin.chosen_set = self.chosen_set[:]
        twin.listening = self.listening[:]
        twin.hears = self.hears[:]
