// What lies on the table, told in lines of text: the table, a hand, the piles, the scores.

import type { Card, Entry, ManagerSeen, MatchupSeen, PlayerSeen, Token, View } from "../protocol/types";
import { drawn } from "../words/en.drawn";
import { table as phrases } from "../words/en.table";
import { text as words } from "../words/en.text";

/** A line, and how deep it stands below the one that it belongs to. */
export interface Told {
  depth: 0 | 1 | 2;
  text: string;
}

/** How cards and managers are called. */
export interface Names {
  card: (id: string) => Card | undefined;
  team: (manager: number) => string;
}

/** The letters of the places of a week, by matchup and side: a place has the same one as long as the reel lies. */
export type Letters = ReadonlyMap<string, string>;

export const placeOf = (matchup: number, side: string | null): string => `${matchup}:${side ?? "all"}`;

const ALPHABET = "abcdefghijklmnopqrstuvwxyz";

/** Every place of the week has its letter, also those of highlights that went back to the box. */
export function lettersOf(reel: readonly MatchupSeen[]): Letters {
  const places: string[] = [];
  const last = Math.max(-1, ...reel.map(({ number }) => number));
  for (let number = 0; number <= last; number += 1) {
    const isTournament = reel.find((matchup) => matchup.number === number)?.is_tournament ?? false;
    places.push(...(isTournament ? [placeOf(number, null)] : [placeOf(number, "left"), placeOf(number, "right")]));
  }
  return new Map(places.map((place, at) => [place, ALPHABET[at] ?? ""]));
}

const line = (text: string, depth: Told["depth"] = 0): Told => ({ depth, text });
const list = (parts: readonly string[]): string => parts.filter((part) => part !== "").join(", ");

/** An event in words. */
export function lineOf(entry: Entry): string {
  return entry.words.map((span) => span.text).join("");
}

/** Names, each with how often it comes. */
export function countedNames(names: readonly string[]): string {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return [...found].map(([name, count]) => words.piles.times(name, count)).join(", ") || words.piles.nothing;
}

/** What a card is, in a line. */
export function factsOf(card: Card): string {
  const skills = (names: readonly string[]) => names.map((name) => drawn.skills[name] ?? name).join(", ");
  const sets = card.skill_sets ?? [card.skills ?? []];
  const standing = sets.map(skills).filter(Boolean).join(words.card.or);
  const power = card.star_power;
  const facts = list([
    drawn.kinds[card.kind] ?? card.kind,
    power ? words.card.power(power[0], power[1]) : "",
    standing ? words.card.skills(standing) : "",
    card.downed_skills?.length ? words.card.downedSkills(skills(card.downed_skills)) : "",
    ...Object.entries(card.payouts ?? {}).map(([section, payout]) => words.table.prize(drawn.sections[section] ?? section, drawn.payout(payout))),
  ]);
  return card.text ? `${facts}. ${card.text}` : facts;
}

export class Teller {
  constructor(
    private readonly view: View,
    private readonly names: Names,
  ) {}

  private name(id: string): string {
    return this.names.card(id)?.name ?? id;
  }

  private all(ids: readonly string[]): string {
    return countedNames(ids.map((id) => this.name(id)));
  }

  /** The whole table. */
  table(): Told[] {
    const { view } = this;
    const letters = lettersOf(view.reel);
    return [
      line(words.table.week(view.week, view.weeks, phrases.phases[view.phase] ?? view.phase)),
      ...this.spike(),
      line(words.table.pool(view.pool.count)),
      ...view.reel.flatMap((matchup) => this.matchup(matchup, letters)),
      ...(view.reel.length === 0 ? [line(words.table.empty)] : []),
      line(words.table.managers),
      ...view.managers.map((manager) => line(this.manager(manager), 1)),
    ];
  }

  private spike(): Told[] {
    const { headline, tournament } = this.view.spike;
    if (headline !== null) return [line(words.table.headline(this.name(headline), this.names.card(headline)?.text ?? ""))];
    return tournament === null ? [] : [line(words.table.invites(this.name(tournament)))];
  }

  /** A single matchup, with its zones. */
  matchup(matchup: MatchupSeen, letters: Letters = lettersOf(this.view.reel)): Told[] {
    const lettered = (said: string, side: string | null): string => {
      const letter = letters.get(placeOf(matchup.number, side));
      return letter === undefined ? said : words.table.letter(letter, said);
    };
    const head = words.table.matchup(this.name(matchup.card), list(this.states(matchup)));
    if (matchup.is_tournament)
      return [line(lettered(head, null)), ...matchup.totals.flatMap(({ manager }) => this.side(matchup, manager))];
    return [
      line(head),
      ...(["left", "right"] as const).flatMap((side) => {
        const owner = side === "left" ? matchup.left : matchup.right;
        const zone = line(lettered(this.pays(matchup, side), side), 1);
        return owner === null ? [{ ...zone, text: `${zone.text}: ${words.table.nobody}` }] : [zone, ...this.side(matchup, owner)];
      }),
    ];
  }

  private pays(matchup: MatchupSeen, side: "left" | "right"): string {
    const section = matchup.is_turned ? (side === "left" ? "right" : "left") : side;
    const added = matchup.stadium === null ? undefined : this.names.card(matchup.stadium)?.payouts?.[side];
    const payout = drawn.payout(matchup.payouts[section] ?? []);
    return words.table.pays(words.table.sides[side] ?? side, payout, added ? drawn.payout(added) : "");
  }

  private states(matchup: MatchupSeen): string[] {
    const say = words.table;
    return [
      this.view.resolving?.number === matchup.number ? say.now : "",
      ...this.prizes(matchup),
      matchup.stadium === null ? "" : say.stadium(this.name(matchup.stadium)),
      matchup.has_ref ? say.ref : "",
      matchup.disease > 0 ? say.disease(matchup.disease) : "",
      matchup.enchanted_ball === null ? "" : this.name(matchup.enchanted_ball),
      matchup.ball === null ? say.ball : "",
      this.verdict(matchup),
      ...matchup.driven.map((manager) => say.driven(this.names.team(manager))),
    ];
  }

  private prizes(matchup: MatchupSeen): string[] {
    if (!matchup.is_tournament) return [words.table.winner(drawn.payout(matchup.payouts.centre ?? []))];
    return Object.entries(matchup.payouts)
      .filter(([place]) => place !== "runner_up" || this.view.managers.length > 2)
      .map(([place, payout]) => words.table.prize(words.table.places[place] ?? place, drawn.payout(payout)));
  }

  private verdict(matchup: MatchupSeen): string {
    if (matchup.leader !== null) return words.table.leads(this.names.team(matchup.leader));
    if (matchup.totals.length === 0) return "";
    return matchup.is_tournament ? words.table.coin : words.table.draw;
  }

  private side(matchup: MatchupSeen, manager: number): Told[] {
    const total = matchup.totals.find((each) => each.manager === manager);
    const players = matchup.players.filter((player) => player.manager === manager);
    return [
      line(words.table.side(this.names.team(manager), total?.star_power ?? 0, total?.facedown ?? 0), 1),
      ...players.map((player) => line(this.player(matchup, player), 2)),
    ];
  }

  private player(matchup: MatchupSeen, player: PlayerSeen): string {
    const alike = matchup.players.filter((each) => each.card === player.card).indexOf(player);
    const name = alike > 0 ? `${this.name(player.card)} #${alike + 1}` : this.name(player.card);
    const states = list([
      player.is_downed ? words.table.downed : "",
      player.is_carrier ? words.table.carrier : "",
      player.blood > 0 ? words.table.blood(player.blood) : "",
      player.disease > 0 ? words.table.diseased(player.disease) : "",
      ...player.tokens.map(tokenName),
    ]);
    return words.table.player(player.star_power, name, states);
  }

  private manager(manager: ManagerSeen): string {
    const say = words.table;
    const marks = list([
      manager.manager === this.view.seat ? say.you : "",
      manager.manager === this.view.coin ? say.hasCoin : "",
      manager.has_passed ? say.passed : "",
    ]);
    const upgrades = manager.upgrades.map(({ card, is_exhausted }) => (is_exhausted ? say.exhausted(this.name(card)) : this.name(card)));
    const counts = list([
      say.fans(manager.fans),
      say.hand(manager.hand_count),
      say.deck(manager.deck_count),
      say.discarded(manager.discard.length),
      upgrades.length > 0 ? say.upgrades(upgrades.join(", ")) : "",
      manager.penalties.length > 0 ? say.penalties(this.all(manager.penalties)) : "",
      manager.facedown_penalties > 0 ? say.facedownPenalties(manager.facedown_penalties) : "",
      manager.contracts > 0 ? say.contracts(manager.contracts) : "",
      manager.pile.length > 0 ? say.pile(manager.pile.length) : "",
    ]);
    return say.manager(this.names.team(manager.manager), marks, counts);
  }

  /** The viewer's hand; each card once, those that can be picked first and by the numbers that pick them. */
  hand(numbered: readonly string[] = []): Told[] {
    const own = this.view.seat === null ? undefined : this.view.managers[this.view.seat];
    if (own === undefined) return [line(words.hand.none)];
    if (own.hand.length === 0) return [line(words.hand.empty)];
    const cards = [...new Set([...numbered, ...own.hand])];
    return [
      line(words.hand.heading),
      ...cards.map((id, at) => {
        const found = this.names.card(id);
        const copies = own.hand.filter((each) => each === id).length;
        return line(words.hand.card(at + 1, this.name(id), found ? factsOf(found) : "", copies), 1);
      }),
    ];
  }

  /** What has gone, and what may still come. */
  piles(): Told[] {
    const say = words.piles;
    const { view } = this;
    return [
      ...view.managers.flatMap((manager) => [
        line(`${this.names.team(manager.manager)}.`),
        line(say.discard(this.all(manager.discard)), 1),
        ...(manager.top.length > 0 ? [line(say.top(this.all(manager.top)), 1)] : []),
        line(say.unknown(this.all(manager.unknown)), 1),
        ...(manager.shown.length > 0 ? [line(say.shown(this.all(manager.shown)), 1)] : []),
      ]),
      line(say.tokens(countedNames(view.pool.unknown.map((face) => drawn.tokens[face] ?? face)))),
      ...this.supplies(),
      line(say.decks),
      ...view.decks.map((deck) => line(say.deck(this.deckName(deck.id), deck.count, this.all(deck.unknown)), 1)),
    ];
  }

  private deckName(id: string): string {
    const owner = this.view.managers.find(({ team }) => team === id);
    return owner === undefined ? (phrases.piles.deckNames[id] ?? id) : phrases.piles.teamDeck(this.names.team(owner.manager));
  }

  private supplies(): Told[] {
    const { supplies, expansions } = this.view;
    if (expansions.length === 0) return [];
    const stock = Object.entries(words.piles.supply).flatMap(([name, said]) => {
      const count = supplies[name as "contracts" | "blood" | "disease"];
      return count ? [words.piles.stock(said, count)] : [];
    });
    return [
      line(words.piles.supplies(list(stock) || words.piles.nothing)),
      ...(supplies.penalties.length > 0 ? [line(words.piles.penalties(this.all(supplies.penalties)))] : []),
      ...(supplies.penalty_discard.length > 0 ? [line(words.piles.penaltyDiscard(this.all(supplies.penalty_discard)))] : []),
    ];
  }

  /** Who stands where. */
  scores(): Told[] {
    return this.view.standings.map(({ place, manager, fans }) => line(words.scores.line(place, this.names.team(manager), fans)));
  }
}

function tokenName(token: Token): string {
  if (token.face === null) return words.table.unknownToken;
  return token.is_faceup ? words.table.openToken(token.face) : words.table.seenToken(token.face);
}
