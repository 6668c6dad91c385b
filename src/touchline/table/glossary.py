"""The words of the game, each explained in a sentence or two. Names of cards and abilities come from the packs."""

from __future__ import annotations

from typing import Final

import msgspec


class Term(msgspec.Struct, frozen=True):
    """A word of the game; the first name is how it is written, the others lead to it too."""

    names: tuple[str, ...]
    text: str


TERMS: Final = (
    Term(
        ("manager", "managers", "coach"),
        "A person or bot at the table. Each manages one team; the one with the most fans at the end wins.",
    ),
    Term(
        ("player", "players"),
        "A card with a member of a team. People at the table are managers, never players.",
    ),
    Term(
        ("fans", "fan"), "What the season is about: who has most of them at its end is Manager of the Year."
    ),
    Term(
        ("matchup", "matchups"),
        "Where teams meet this week: a highlight or a tournament. "
        "You commit players to it one at a time; the scoreboard phase tells who won.",
    ),
    Term(
        ("highlight", "highlights", "highlight reel", "reel"),
        "A matchup for two managers, with a zone to its left and one to its right. "
        "Who has players in a zone at the end collects what the zone pays; the winner collects the middle as well. "
        "Two managers have four highlights: once two of them have players, the other two go back to the box.",
    ),
    Term(
        ("tournament", "tournaments", "the cup"),
        "A matchup without zones, open to all managers. Winner, runner-up and losers are paid differently.",
    ),
    Term(
        ("zone", "zones", "team zone", "left", "right"),
        "One side of a highlight. It belongs to the manager who has players there, and is free again without any.",
    ),
    Term(
        ("payout", "payouts", "central payout", "centre"),
        "What a matchup pays: fans at once, star players and upgrades into the improvement pile. "
        "One of three star players means that you look at three and keep the one you like best. "
        "Alone at a matchup you collect everything that its card shows.",
    ),
    Term(
        ("either/or", "or"),
        "A payout with an “or” pays one of its sides; the manager who collects it chooses which.",
    ),
    Term(
        ("draw", "tie", "ties"),
        "At a highlight with equal totals the ball carrier's team wins; with the ball at midfield nobody does, and "
        "the middle is not paid. At a tournament the first manager then decides who comes first.",
    ),
    Term(
        ("star power", "power", "strength"),
        "The number of a player: the first while he stands, the second while he is downed. Tackles compare it, "
        "and the side with the higher total wins a matchup.",
    ),
    Term(
        ("total", "totals"),
        "The Star Power of all your players at a matchup, what their cheating tokens add, and two for the ball.",
    ),
    Term(
        ("standing",),
        "How a player comes into play: he has his full Star Power, his skills and his abilities.",
    ),
    Term(
        ("downed", "down"),
        "Tackled to the ground: the player has his lower Star Power, drops the ball, and loses his abilities and the "
        "skills he hasn't used yet. His cheating tokens stay on him.",
    ),
    Term(
        ("injured", "injury"),
        "What happens to a downed player who is tackled again: he leaves the matchup for the discard pile, "
        "and is fit again when that is shuffled into a new deck.",
    ),
    Term(
        ("ejected", "ejection", "whistle"),
        "Caught cheating: a player with this token leaves the matchup before totals are counted, "
        "and his other tokens count for nothing.",
    ),
    Term(
        ("skill", "skills", "icons"),
        "Tackling, passing, sprinting, cheating and, with Foul Play, fouling. A player uses his skills once, when he "
        "is committed, in the order in which his card shows them. Only cheating is compulsory.",
    ),
    Term(
        ("tackling", "tackle", "tackles", "tackle dice", "dice"),
        "An attempt against an opposing player at the same matchup. With more Star Power than his you roll two dice "
        "and choose, with as much you roll one, with less you roll two and his manager chooses. Of a die's six "
        "faces three are Target Down, two Target Missed, one Tackler Down.",
    ),
    Term(
        ("target down", "target missed", "tackler down"),
        "The results of a tackle: Target Down downs the target, or injures him if he is downed; "
        "Target Missed does nothing; Tackler Down does to the tackler what he meant for the other.",
    ),
    Term(
        ("passing", "pass skill"),
        "Moves the ball: from midfield to this player, from an opponent to midfield, "
        "or, if you like, from a teammate to this player.",
    ),
    Term(
        ("pass", "passed", "to pass"),
        "To commit no more players this week, and use no more matchup actions. You may then discard from your hand "
        "what you don't wish to keep. It has nothing to do with the skill of passing.",
    ),
    Term(("sprinting", "sprint"), "Draw a card from your deck, then discard one from your hand."),
    Term(
        ("cheating", "cheat"),
        "The player takes a facedown cheating token. Nobody looks at it before the scoreboard phase, "
        "unless a card says so.",
    ),
    Term(
        ("cheating token", "cheating tokens", "token", "tokens", "pool"),
        "One of 30: six ejections, nineteen with +0 to +3 Star Power, five that bring one or two fans. "
        "Foul Play adds four penalties and four more with Star Power. "
        "They are turned over when their matchup is resolved: ejections first, then fans, penalties, Star Power.",
    ),
    Term(
        ("midfield",),
        "Where the ball of each matchup lies at first, and where it goes when somebody drops it.",
    ),
    Term(
        ("ball", "ball carrier", "carrier"),
        "Each matchup has one. It is worth two Star Power to the side of the player who carries it, and wins ties.",
    ),
    Term(
        ("commit", "committed", "to commit"),
        "To bring a player from your hand to a matchup: his “When Played” ability comes first, then his skills.",
    ),
    Term(
        ("moved", "placed"),
        "A player who is moved or placed by a card is not committed: he uses no skills at his new matchup.",
    ),
    Term(("when played",), "An ability that is used as soon as the player is committed, before his skills."),
    Term(
        ("matchup action", "action"),
        "Once in your turn, after committing a player, you may use one of your upgrades that says so.",
    ),
    Term(
        ("response", "responses"),
        "An ability that may be used whenever what it names happens; managers answer in turn order from the coin.",
    ),
    Term(
        ("exhaust", "exhausted", "refresh"),
        "Turned sideways after use: an exhausted card can't be used again until the next maintenance phase.",
    ),
    Term(
        ("upgrade", "upgrades", "team upgrade", "staff upgrade"),
        "Improvements that lie in front of you and stay: team upgrades are your team's own five, "
        "staff upgrades come from one deck for all.",
    ),
    Term(
        ("star player", "star players", "star", "stars"),
        "A better player, drafted from the deck of your union. He goes on top of your deck, so he comes next week.",
    ),
    Term(
        ("free agent", "free agents"),
        "A star player who belongs to no team and may play for any of his union.",
    ),
    Term(
        ("union", "owa", "cwc", "dss", "ppg"),
        "The Old World Association, the Chaos Wastes Confederation, the Dark Sorcery Syndicate or the Putrid Players' "
        "Guild: from whose deck a team drafts its star players.",
    ),
    Term(
        ("improvement", "improvements"),
        "Star players and upgrades you have gained. With equal fans at the end, who gained more of them comes first.",
    ),
    Term(
        ("improvement pile", "pile", "draft"),
        "Cards collected from payouts lie facedown here until the end of the scoreboard phase. "
        "You look at as many as there are icons, keep one, and the rest go to the bottom of their deck.",
    ),
    Term(
        ("coin", "golden coin", "first manager"),
        "Who has it is the first manager: first in turn order, and the judge of ties at tournaments. "
        "It goes round to the left every week.",
    ),
    Term(
        ("spike", "spike magazine", "headline", "headlines"),
        "The magazine's card of the week: a tournament to compete in, or a headline that changes the rules "
        "at once or for this week.",
    ),
    Term(
        ("week", "weeks", "round"),
        "Maintenance, matchup and scoreboard phase. A season has five; with two managers, or abbreviated, four; "
        "extended, six.",
    ),
    Term(
        ("maintenance phase", "maintenance"),
        "Cards refresh, hands are filled up to six, the tokens go back to the pool, a Spike! Magazine card is "
        "revealed, and as many highlights are laid out as there are managers.",
    ),
    Term(
        ("matchup phase",),
        "In turn, each manager commits one player or passes, and may then use one matchup action; "
        "until all have passed.",
    ),
    Term(
        ("scoreboard phase", "scoreboard"),
        "Matchup by matchup: tokens are turned, abilities used, totals counted, payouts collected. "
        "Then improvements are revealed, penalties resolved, and the coin moves on.",
    ),
    Term(
        ("deck", "discard pile", "hand", "roster"),
        "You draw up to six cards from your deck; who has played goes to the discard pile, "
        "which becomes the new deck when the old one is empty. All your players together are your roster.",
    ),
    Term(
        ("downed skills", "downed skill"),
        "Skills that some players use each time they go down, at once, in the middle of whatever goes on. "
        "A downed tackle uses the downed Star Power; who is injured or up again before uses none.",
    ),
    Term(
        ("regeneration", "regenerate"),
        "A downed skill: roll two dice, and if one shows Tackler Down the player may get up again.",
    ),
    Term(
        ("fouling", "foul", "fouls"),
        "Look at a random card of an opponent's hand who has a player at the matchup. Give it back, or discard it; "
        "then he draws another.",
    ),
    Term(
        ("skill set", "skill sets", "either/or skills"),
        "Some players have skills on both sides of a slash: when one comes to a matchup his manager chooses a side, "
        "and the other is gone as long as he is in play.",
    ),
    Term(
        ("contract", "contracts", "cabalvision"),
        "A token worth two to five fans, which nobody looks at before the season is over. "
        "It is no improvement. If none is left, it is two fans at once.",
    ),
    Term(
        ("penalty", "penalties"),
        "A card received facedown for a cheating token with a penalty, a broken rule of a stadium, or by other cards. "
        "All are turned and resolved at the end of the week; some stay until their text says otherwise.",
    ),
    Term(
        ("blood", "blood token", "blood tokens"),
        "Each adds one to a player's Star Power, standing and downed, until his matchup is over. There are six.",
    ),
    Term(
        ("disease", "disease token", "disease tokens"),
        "Lies at midfield until the next player who comes takes all there is. Each takes one off his Star Power, "
        "standing and downed, until his matchup is over. There are six.",
    ),
    Term(
        ("corrupt ref", "ref"),
        "An optional rule of Foul Play. A player who is committed where the ref is gets a cheating token faceup, and "
        "the ref moves on by the player's printed Star Power. When the week is resolved, who has no faceup token "
        "where he stands receives a penalty; then those tokens go.",
    ),
    Term(
        ("stadium", "stadiums"),
        "An optional rule of Foul Play: highlights are played in stadiums, which pay more and have rules of their own. "
        "Who breaks one receives a penalty, and goes on.",
    ),
    Term(
        ("enchanted ball", "enchanted balls"),
        "An optional rule of Sudden Death: each matchup has a ball that brings its carrier Star Power, fans or a skill "
        "in place of the usual two Star Power. It wins ties all the same.",
    ),
    Term(
        ("salary cap", "no salary cap"),
        "Seven strong staff upgrades stay in the box unless the optional rule No Salary Cap puts them into the deck.",
    ),
    Term(
        ("suspended", "end of the season", "manager of the year"),
        "Most fans win; with equal fans, most improvements. Who is still tied for first place is suspended and loses "
        "all fans, and the best of the others wins. If all are tied, nobody does.",
    ),
    Term(
        ("seal", "fair dice"),
        "A fingerprint of the season's key, shown before it begins. The key is in the record of the finished season, "
        "and `touchline verify` checks every die and every card drawn against it.",
    ),
)
