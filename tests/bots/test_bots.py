"""Bots answer whatever they are asked, and know no more than their manager may."""

import pytest

import touchline
from touchline.bots import BOTS, Bot, Seat, make, play
from touchline.table.season import Season

LINE_UPS = [
    (2, ["abbreviated-season"]),
    (2, ["no-salary-cap", "scheduling-limitations"]),
    (3, ["extended-season", "no-salary-cap"]),
    (4, []),
]

EXPANSIONS = ["sudden-death", "foul-play"]

NAMES = ["random", "rookie", "regular", "veteran:2", "legend:3"]
"""All levels; those that search try little, so that a season takes no time."""


class Last(Bot):
    """Takes the default."""

    def decide(self, seat):
        return seat.decision.default


@pytest.mark.random_seasons
@pytest.mark.parametrize(("managers", "options"), LINE_UPS)
@pytest.mark.parametrize("seed", range(4))
def test_bots_answer_everything(managers, options, seed):
    """Another bot is asked at each position of a season."""
    season = touchline.new_season(managers, options=options, seed=seed, events=False)
    bots = [make(name, seed) for name in NAMES]
    while (decision := season.decision) is not None:
        answer = bots[(decision.number + seed) % len(bots)].decide(Seat(season, decision.manager))
        assert answer in decision.options
        season.choose(answer)


@pytest.mark.random_seasons
@pytest.mark.parametrize("name", NAMES[1:])
@pytest.mark.parametrize("managers", [2, 3, 4])
def test_bots_know_nothing_hidden(managers, name):
    """At each position a bot decides as it would if everything that it doesn't know were otherwise."""
    season = touchline.new_season(
        managers, EXPANSIONS, options=["no-salary-cap"], seed=managers, events=False
    )
    others = make("random", managers)
    bot = make(name)
    while (decision := season.decision) is not None:
        manager = decision.manager
        if bot.playouts is not None and decision.number % 7:
            season.choose(others.decide(Seat(season, manager)))
            continue
        answer = bot.decide(Seat(season, manager))
        dealt = Season(season.redeal(manager, seed=decision.number).position, decision.number, None)
        assert bot.decide(Seat(dealt, manager)).text == answer.text
        season.choose(others.decide(Seat(season, manager)))


@pytest.mark.random_seasons
@pytest.mark.parametrize("managers", [2, 5])
def test_bots_answer_everything_that_the_boxes_hold(managers):
    options = ["enchanted-balls", "corrupt-ref", "stadiums"]
    season = touchline.new_season(managers, EXPANSIONS, options, seed=managers, events=False)
    bots = [make(name, managers) for name in NAMES]
    while (decision := season.decision) is not None:
        answer = bots[decision.number % len(bots)].decide(Seat(season, decision.manager))
        assert answer in decision.options
        season.choose(answer)


def test_same_seed_same_choices():
    seasons = [touchline.new_season(3, seed=5, events=False) for _ in range(2)]
    played = [play(season, [make("random", seat) for seat in range(3)]) for season in seasons]
    assert played[0] == played[1]
    assert seasons[0].standings == seasons[1].standings


def test_seat():
    season = touchline.new_season(2, seed=1)
    assert season.decision is not None
    manager = season.decision.manager
    seat = Seat(season, manager, seconds=2.5)
    assert seat.seconds == 2.5
    assert seat.decision == season.decision
    assert seat.view == season.view(manager)

    dealt = seat.deal(3)
    assert dealt.view(manager) == seat.view
    assert dealt.save() == seat.deal(3).save()
    assert dealt.save() != season.save()
    assert dealt.decision is not None
    dealt.choose(dealt.decision.options[0])
    assert seat.view == season.view(manager)


def test_seat_shows_no_season():
    """What a bot can reach by name is the view, the decision, the time, and deals."""
    season = touchline.new_season(2, seed=1)
    assert season.decision is not None
    seat = Seat(season, season.decision.manager)
    names = {name for name in dir(seat) if not name.startswith("_")}
    assert names == {"deal", "deal_numbers", "decision", "manager", "seconds", "view"}


def test_a_seat_is_for_who_is_asked():
    season = touchline.new_season(2, seed=1)
    assert season.decision is not None
    with pytest.raises(touchline.BadChoice, match="who is asked now"):
        Seat(season, 1 - season.decision.manager)


def test_make():
    assert isinstance(make("rookie"), BOTS["rookie"])
    assert make("random", 7).seed == 7
    assert list(BOTS) == ["random", "rookie", "regular", "veteran", "legend"]


@pytest.mark.parametrize(
    ("name", "right"),
    [
        ("rooky", "Did you mean 'rookie'?"),
        ("deep-thought", "There are random, rookie, regular, veteran, legend."),
        ("no_such_module:Bot", "Name one that Python finds"),
        (":Bot", "'' is no name of a module. A bot of your own is named module:Class."),
        (".a:Bot", "'.a' is no name of a module"),
        ("touchline.bots:play", "Name a class that is made from touchline.bots.Bot"),
        ("touchline.bots:Nobody", "Name a class that is made from touchline.bots.Bot"),
        ("rookie:400", "Name it without a number: rookie."),
        ("rooky:400", "Did you mean 'rookie'?"),
        ("rookie-careful", "Name it without one: rookie."),
        ("regular-carefull", "Did you mean 'regular-careful'?"),
        ("touchline.bots:Bot", "Name a class that is made from touchline.bots.Bot"),
    ],
)
def test_no_such_bot(name, right):
    with pytest.raises(touchline.BadSetup) as mistake:
        make(name)
    assert right in str(mistake.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [("def :", "SyntaxError: "), ("1 / 0", "ZeroDivisionError: "), ("raise SystemExit(2)", "SystemExit: 2")],
)
def test_a_module_that_fails_is_no_reason_to_fall_over(text, said, monkeypatch, tmp_path):
    (tmp_path / "broken_bot.py").write_text(f"{text}\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(touchline.BadSetup) as mistake:
        make("broken_bot:Bot")
    assert f"The module 'broken_bot' of the bot fails while it is imported: {said}" in mistake.value.wrong
    assert mistake.value.right == "Name one that Python can import."


def test_a_bot_of_ones_own(monkeypatch, tmp_path):
    (tmp_path / "own_bot.py").write_text(
        "from touchline.bots import Bot\n\nclass First(Bot):\n"
        "    def decide(self, seat):\n        return seat.decision.options[0]\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    bot = make("own_bot:First", 3)
    assert bot.seed == 3
    season = touchline.new_season(2, seed=1)
    assert season.decision is not None
    assert bot.decide(Seat(season, season.decision.manager)) == season.decision.options[0]


def test_a_number_behind_a_name_is_the_budget(monkeypatch, tmp_path):
    (tmp_path / "deep_bot.py").write_text(
        "from touchline.bots import Bot\n\nclass Deep(Bot):\n    playouts = 20\n"
        "    def decide(self, seat):\n        return seat.decision.default\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    assert make("deep_bot:Deep").playouts == 20
    assert make("deep_bot:Deep:400").playouts == 400
    assert make("rookie").playouts is None


def test_play_counts_decisions():
    season = touchline.new_season(2, seed=1, events=False)
    assert play(season, [Last(), Last()]) > 0
    assert season.over
