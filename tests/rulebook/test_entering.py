"""Who enters a matchup: committed, moved or placed (rulings, Committing: On entering; Moving and placing)."""

from tests.rulebook.plain import plain, told

MET = (
    "player-committed",
    "player-moved",
    "player-placed",
    "highlight-returned",
    "ref-placed",
    "skills-chosen",
    "disease-caught",
    "token-assigned",
    "ref-moved",
    "penalty-received",
    "ability-used",
    "skill-used",
)
WEEK = """
    options: corrupt-ref, stadiums
    stadiums: backyard, backyard, backyard
    ref: {ref}
    expansions: foul-play
    {teams}
    grudgebearers:
    bad-snap: {zone} ; plague 2
    super-juke:
    shank-yank:
"""


def test_committed():
    """On entering, in this order: skill set chosen; disease tokens taken; corrupt ref; stadium's player limit and Star
    Power; "When Played"; skills (rulings, Committing: On entering).
    """
    game = plain(
        WEEK.format(
            ref="bad-snap",
            teams="nurgles-rotters: hand early-bird; deck 2 rotter\n    reikland-reavers:",
            zone="| human-lineman",
        )
    )
    game.play("commit early-bird to bad-snap left", "skills sprint", "token power-1", "use")
    assert told(game, *MET) == [
        "player-committed early-bird bad-snap left",
        "skills-chosen early-bird 1",
        "disease-caught early-bird 2",
        "token-assigned early-bird",
        "ref-moved shank-yank",
        "penalty-received nurgles-rotters",
        "ability-used nurgles-rotters early-bird early-bird",
        "skill-used early-bird sprint",
        # Sprinting is banned here.
        "penalty-received nurgles-rotters",
    ]


def test_moved():
    """Moved is not committed: no skills, no "When Played" (rulings, Play), no ref; but disease and the stadium (Foul
    Play, Disease Tokens, Stadiums; rulings, Corrupt ref, on the way).
    """
    game = plain(
        WEEK.format(
            ref="bad-snap",
            teams="lowdown-rats: hand troll\n    reikland-reavers:",
            zone="",
        ).replace("super-juke:", "super-juke: lowdown-rats early-bird set 2 | ")
    )
    game.play("commit troll to super-juke left", "use troll", "to bad-snap left")
    assert told(game, *MET)[2:] == [
        "player-moved early-bird bad-snap left",
        "disease-caught early-bird 2",
        "penalty-received lowdown-rats",
    ]
    assert game.season.ref == 0


def test_placed():
    """A placed player is neither committed nor moved: no skills, "When Played", disease or ref token, and no stadium
    penalty; a skill set is chosen for him all the same (rulings, Moving and placing).
    """
    game = plain(
        WEEK.format(
            ref="bad-snap",
            teams="gouged-eye: hand brute; top early-bird; owns illegal-substitution\n    nurgles-rotters:",
            zone="orc-thrower",
        )
    )
    game.play("commit brute to super-juke left", "decline", "act illegal-substitution")
    game.play("player orc-thrower at bad-snap", "skills tackle")
    assert told(game, *MET)[-2:] == ["player-placed early-bird bad-snap left", "skills-chosen early-bird 0"]
    assert (game.season.plague[0], game.season.ref) == (2, 0)
    assert sum(game.season.facedown) == 0


def test_unused_highlights_leave_first():
    """Two managers: the other two highlights go back before anything else about the arriving player is resolved
    (rulings, Committing), be it his skill set, and the ref is placed at that moment (rulings, Foul Play).
    """
    game = plain("""
        options: corrupt-ref
        nurgles-rotters: hand chooser
        gouged-eye:
        bad-snap: | orc-thrower
        super-juke: ; plague 1
        shank-yank:
        the-tripline:
    """)
    game.play("commit chooser to super-juke left", "matchup bad-snap", "skills sprint foul")
    assert told(game, *MET)[:6] == [
        "player-committed chooser super-juke left",
        "highlight-returned shank-yank",
        "highlight-returned the-tripline",
        "ref-placed bad-snap",
        "skills-chosen chooser 2",
        "disease-caught chooser 1",
    ]


def test_skills_are_chosen_where_he_enters():
    """A skill set is chosen whenever the card enters a matchup (rulings, Sudden Death): not for a card in hand."""
    game = plain("""
        reikland-reavers: hand chooser
        gouged-eye:
        bad-snap:
        super-juke:
    """)
    assert game.asked == "reikland-reavers commit-or-pass"
    game.play("commit chooser to super-juke left")
    assert game.asked == "reikland-reavers choose-skill-set"


def test_a_substitute_takes_over_nothing():
    """Illegal Substitution: his tokens go, the newcomer takes over neither (rulings, Moving and placing); blood and
    disease go back to their supplies.
    """
    game = plain("""
        expansions: sudden-death, foul-play
        gouged-eye: hand brute; top bystander; owns illegal-substitution
        black-fangs:
        nurgles-rotters:
        bad-snap: orc-thrower blood 2 disease 1 [?]
        super-juke:
    """)
    game.play("commit brute to super-juke left", "decline", "act illegal-substitution")
    game.play("player orc-thrower at bad-snap")
    assert game["bad-snap"] == "gouged-eye bystander"
    assert (game.season.blood_left, game.season.disease_left) == (6, 6)
