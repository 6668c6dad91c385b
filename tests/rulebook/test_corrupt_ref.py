"""The corrupt ref (Foul Play, The Corrupt Ref; rulings, Foul Play)."""

import pytest

from tests.scenario import Table, table


def ref(game: Table) -> str:
    """The matchup at which the ref is; "nowhere" if he is at none."""
    at = game.season.ref
    return "nowhere" if at < 0 else game.card(game.season.reel[at])


def received(game: Table) -> list[str]:
    """Who has received penalties, in order."""
    return [line.split()[1] for line in game.told if line.startswith("penalty-received")]


WEEK = """
    options: corrupt-ref
    ref: {ref}
    gouged-eye: hand {card}
    reikland-reavers:
    chaos-all-stars:
    bad-snap:
    super-juke:
    shank-yank:
    the-chaos-cup:
"""


def test_he_is_placed_at_kickoff():
    """In Prepare for Kickoff the first manager places him at midfield of any matchup (Foul Play)."""
    game = table(
        """
        options: corrupt-ref
        plays: maintenance phase, matchup phase
        coin: reikland-reavers
        spike: the-chaos-cup
        gouged-eye:
        reikland-reavers:
        chaos-all-stars:
        """,
        luck=1,
    )
    assert game.asked == "reikland-reavers place-ref"
    assert len(game.options) == 4

    game.play("matchup the-chaos-cup")
    assert ref(game) == "the-chaos-cup"


def test_a_faceup_token_for_who_is_committed_there():
    """Who is committed where he is gets a token faceup (Foul Play)."""
    game = table(WEEK.format(ref="bad-snap", card="orc-lineman"))
    game.play("commit orc-lineman to bad-snap left", "token power-2")
    assert game["bad-snap"] == "orc-lineman [power-2]"
    assert ref(game) == "super-juke"


def test_no_token_elsewhere():
    """Committed to another matchup a player doesn't meet him (Foul Play)."""
    game = table(WEEK.format(ref="bad-snap", card="orc-lineman"))
    game.play("commit orc-lineman to super-juke left")
    assert game["super-juke"] == "orc-lineman"
    assert ref(game) == "bad-snap"


@pytest.mark.parametrize(
    ("start", "card", "end"),
    [
        ("bad-snap", "orc-lineman", "super-juke"),
        ("bad-snap", "orc-blitzer", "the-chaos-cup"),
        ("super-juke", "orc-blitzer", "bad-snap"),
        ("shank-yank", "bone-crusher", "the-chaos-cup"),
        ("bad-snap", "da-troll", "bad-snap"),
    ],
)
def test_his_way(start, card, end):
    """He moves by printed standing Star Power towards the Spike! deck, and round to the far end (Foul Play).

    All matchups of the week are his spaces, empty ones too, the tournament last (rulings, Foul Play).
    """
    game = table(WEEK.format(ref=start, card=card), luck=1)
    game.play(f"commit {card} to {start} left")
    assert ref(game) == end


def test_at_the_tournament():
    """From the tournament he goes on to the matchup at the far end (Foul Play, Ref Movement)."""
    game = table(WEEK.format(ref="the-chaos-cup", card="orc-lineman"), luck=1)
    game.play("commit orc-lineman to the-chaos-cup")
    assert ref(game) == "bad-snap"


def test_he_reads_the_print():
    """Blood and disease change nothing for him (rulings, Sudden Death: Blood and disease)."""
    game = table(
        WEEK.format(ref="bad-snap", card="slab").replace("bad-snap:\n", "bad-snap: ; plague 2\n"), luck=1
    )
    game.play("commit slab to bad-snap left")
    assert ref(game) == "the-chaos-cup"


def test_before_when_played():
    """His token comes before "When Played" (rulings, Foul Play: On the way)."""
    game = table("""
        options: corrupt-ref
        ref: bad-snap
        reikland-reavers: hand spikey-mcspike
        gouged-eye:
        bad-snap: | orc-lineman [?]
        super-juke:
    """)
    game.play("commit spikey-mcspike to bad-snap left", "token power-1")
    assert game.asked == "reikland-reavers respond"
    assert game["bad-snap"] == "reikland-reavers spikey-mcspike [power-1] | orc-lineman [?]"


def test_with_an_empty_pool():
    """With an empty pool he moves all the same (rulings, Foul Play: On the way)."""
    game = table(WEEK.format(ref="bad-snap", card="orc-lineman") + "\npool: 0")
    game.play("commit orc-lineman to bad-snap left")
    assert game["bad-snap"] == "orc-lineman"
    assert ref(game) == "super-juke"


def test_a_single_token():
    """His token is no use of cheating: one, whatever the headline says (rulings, Skills)."""
    game = table(WEEK.format(ref="bad-snap", card="orc-lineman") + "\nheadline: referee-contract-dispute")
    game.play("commit orc-lineman to bad-snap left", "token two-fans")
    assert game["bad-snap"] == "orc-lineman [two-fans]"
    assert game.fans == [0, 0, 0]


def test_moved_and_placed_players_do_not_meet_him():
    """He meets committed players only (rulings, Foul Play: On the way)."""
    game = table("""
        options: corrupt-ref
        ref: super-juke
        skavenblight-scramblers: hand skaven-lineman; owns sewer-go-map
        gouged-eye: hand orc-lineman; owns illegal-substitution; deck da-troll
        bad-snap: rat-ogre
        super-juke: | orc-blitzer
    """)
    game.play("commit skaven-lineman to bad-snap left", "act sewer-go-map", "player rat-ogre")
    game.play(
        "commit orc-lineman to bad-snap right", "act illegal-substitution", "player orc-blitzer at super-juke"
    )
    assert game["super-juke"] == "rat-ogre | da-troll"
    assert ref(game) == "super-juke"


def test_committed_by_one_ear():
    """One Ear's newcomer is committed, and meets him (rulings, Tackles: One Ear)."""
    game = table("""
        options: corrupt-ref
        ref: bad-snap
        gouged-eye: deck orc-lineman
        reikland-reavers: hand human-blitzer
        turn: reikland-reavers
        bad-snap: gouged-eye one-ear | human-lineman
        super-juke:
        shank-yank:
    """)
    game.play("commit human-blitzer to bad-snap right", "token power-0")
    assert ref(game) == "bad-snap"

    game.play("tackle one-ear", "roll down missed", "apply down", "token power-3")
    assert "orc-lineman [power-3]" in game["bad-snap"]
    assert ref(game) == "super-juke"


END = """
    options: corrupt-ref
    plays: scoreboard phase
    ref: personal-foul
    gouged-eye:
    reikland-reavers:
    chaos-all-stars:
"""


def test_penalties_at_the_end():
    """At his matchup a team without a faceup token receives a penalty; then those tokens go (Foul Play)."""
    game = table(
        END
        + "personal-foul: orc-lineman [power-3], orc-lineman | human-thrower [?]\none-handed-grab: beastman",
        luck=1,
    )
    game.play("decline all")
    assert received(game) == ["reikland-reavers"]
    assert "total-counted gouged-eye personal-foul 2" in game.told


def test_before_the_first_matchup():
    """That comes before the first matchup is resolved (rulings, Foul Play: At the end)."""
    game = table(
        END + "one-handed-grab: beastman\npersonal-foul: orc-lineman | human-thrower",
        luck=1,
    )
    game.play("decline all")
    told = [line.split()[0] for line in game.told]
    assert received(game) == ["gouged-eye", "reikland-reavers"]
    assert told.index("penalty-received") < told.index("matchup-resolved")


def test_faceup_tokens_elsewhere_count():
    """Faceup tokens elsewhere count as usual: ejections, fans, Star Power (rulings, Foul Play: At the end)."""
    game = table(
        END
        + "personal-foul: | human-thrower [power-1]\n"
        + "one-handed-grab: orc-lineman [power-3], orc-blitzer [ejection] | beastman [two-fans]",
        luck=1,
    )
    game.play("decline all")
    assert received(game) == []
    assert "total-counted gouged-eye one-handed-grab 4" in game.told
    assert game.fans[2] == 2 + 2


def test_nobody_at_his_matchup():
    """Where nobody is, nobody is penalized (rulings, Foul Play: At the end)."""
    game = table(END + "personal-foul:\none-handed-grab: orc-lineman", luck=1)
    game.play("decline all")
    assert received(game) == []


def two_managers(script: tuple[str, ...], extra: str = "") -> Table:
    """A week of two managers with four highlights and no ref yet."""
    game = table(
        f"""
        options: corrupt-ref
        {extra}
        gouged-eye: hand 2 orc-lineman
        reikland-reavers: hand 2 human-lineman
        bad-snap:
        super-juke:
        shank-yank:
        gutter-run:
        the-chaos-cup:
        """
    )
    game.play(*script)
    return game


def test_changer_of_plays_leaves_him_where_he_is():
    """It replaces the card, not the matchup: ref, enchanted ball and stadium stay (rulings, Changer of Plays)."""
    game = table("""
        options: corrupt-ref, enchanted-balls, stadiums
        ref: bad-snap
        stadiums: cathedral-green, titans-arena
        highlights: the-tripline
        chaos-all-stars: hand chaos-lineman, grashnak-blackhoof, beastman; owns changer-of-plays
        gouged-eye:
        bad-snap: minotaur | orc-lineman; ball gilded-ball
        super-juke: ; ball winged-ball
    """)
    game.play(
        "commit grashnak-blackhoof to super-juke left", "decline", "decline", "act changer-of-plays",
        "matchup bad-snap", "turned",
    )  # fmt: skip
    assert game["the-tripline"] == "minotaur | orc-lineman"
    assert game.cards(tuple(game.season.balls)) == ["gilded-ball", "winged-ball"]
    assert ref(game) == "the-tripline"

    game.play("commit beastman to the-tripline left", "token power-1")
    assert ref(game) == "super-juke"
    assert game.asked == "chaos-all-stars use-skill"


def test_two_managers_place_him_late():
    """He is placed the moment the two unused highlights leave, and misses who caused it (rulings, Foul Play)."""
    game = two_managers(("commit orc-lineman to bad-snap left",))
    assert ref(game) == "nowhere"

    game.play("commit human-lineman to shank-yank left")
    assert game.asked == "gouged-eye place-ref"
    assert game.options == ["matchup bad-snap", "matchup shank-yank", "matchup the-chaos-cup"]

    game.play("matchup shank-yank")
    assert game["shank-yank"] == "human-lineman"
    assert ref(game) == "shank-yank"


def test_two_managers_count_only_what_is_left():
    """His spaces are the matchups that are left (Foul Play, Ref Movement)."""
    game = two_managers(
        ("commit orc-lineman to bad-snap left", "commit human-lineman to shank-yank left", "matchup bad-snap")
    )
    game.play("commit orc-lineman to bad-snap left", "token power-0")
    assert ref(game) == "shank-yank"


def test_two_managers_may_miss_him():
    """If the highlights never leave, he stays away that week (rulings, Foul Play: Two managers)."""
    game = two_managers(("commit orc-lineman to bad-snap left", "commit human-lineman to bad-snap right"))
    game.play("decline all")
    assert ref(game) == "nowhere"
    assert received(game) == []


def test_two_managers_with_scheduling_limitations():
    """With Scheduling Limitations none are unused, and he is placed at kickoff (rulings, Foul Play: Two managers)."""
    game = table(
        """
        options: corrupt-ref, scheduling
        plays: maintenance phase, matchup phase
        spike: the-chaos-cup
        gouged-eye:
        reikland-reavers:
        """,
        luck=1,
    )
    assert game.asked == "gouged-eye place-ref"
    assert len(game.options) == 2


def test_his_tokens_wait_for_the_scoreboard():
    """The effects of faceup tokens are not applied until they would be revealed (Foul Play, The Corrupt Ref)."""
    for face in ("ejection", "two-fans", "penalty"):
        game = table(WEEK.format(ref="bad-snap", card="orc-lineman"))
        game.play("commit orc-lineman to bad-snap left", f"token {face}")
        assert game["bad-snap"] == f"orc-lineman [{face}]"
        assert game.fans == [0, 0, 0]
        assert received(game) == []
