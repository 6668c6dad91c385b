// English words of the drawn things: skills, states, tokens, dice, payouts, cards.

export const drawn = {
  skills: {
    tackle: "Tackling",
    pass: "Passing",
    sprint: "Sprinting",
    cheat: "Cheating",
    regeneration: "Regeneration",
    foul: "Fouling",
  } as Record<string, string>,
  die: { down: "Target Down", missed: "Target Missed", tackler: "Tackler Down" },
  tokens: {
    ejection: "Ejected",
    "power-0": "+0 Star Power",
    "power-1": "+1 Star Power",
    "power-2": "+2 Star Power",
    "power-3": "+3 Star Power",
    "one-fan": "One fan",
    "two-fans": "Two fans",
    penalty: "Penalty",
  } as Record<string, string>,
  token: (face: string | null, isFaceup: boolean) => {
    const name = face === null ? "unknown" : (drawn.tokens[face] ?? face);
    return isFaceup ? `Cheating token: ${name}` : `Facedown cheating token: ${name}`;
  },
  payouts: {
    fans: (count: number) => (count === 1 ? "a fan" : `${count} fans`),
    star_player: (count: number) => (count === 1 ? "a star player" : `one of ${count} star players`),
    team_upgrade: (count: number) => (count === 1 ? "a team upgrade" : `one of ${count} team upgrades`),
    staff_upgrade: (count: number) => (count === 1 ? "a staff upgrade" : `one of ${count} staff upgrades`),
    contract: (count: number) => (count === 1 ? "a contract" : `${count} contracts`),
    penalty: (count: number) => (count === 1 ? "a penalty" : `${count} penalties`),
  } as Record<string, (count: number) => string>,
  payout: (alternatives: readonly Record<string, number>[]) =>
    alternatives
      .map((icons) =>
        Object.entries(icons)
          .map(([icon, count]) => drawn.payouts[icon]?.(count) ?? `${icon} ${count}`)
          .join(" and "),
      )
      .join(", or ") || "nothing",
  or: "or",
  sections: {
    left: "Left",
    centre: "Centre",
    right: "Right",
    winner: "Winner",
    runner_up: "Runner-up",
    lose: "Lose",
  } as Record<string, string>,
  kinds: {
    player: "Player",
    star: "Star player",
    highlight: "Highlight",
    tournament: "Tournament",
    headline: "Headline",
    team_upgrade: "Team upgrade",
    staff_upgrade: "Staff upgrade",
    penalty: "Penalty",
    stadium: "Stadium",
    enchanted_ball: "Enchanted ball",
  } as Record<string, string>,
  sets: { base: "Base game", sudden_death: "Sudden Death", foul_play: "Foul Play" } as Record<string, string>,
  power: (power: number, printed: number) =>
    power === printed ? `Star Power ${power}` : `Star Power ${power} now, ${printed} on the card`,
  downedPower: (power: number) => `Downed Star Power ${power}`,
  skill: (name: string) => drawn.skills[name] ?? name,
  whenDowned: (name: string) => `${drawn.skills[name] ?? name} when downed`,
  downed: "Downed",
  carrier: "Ball carrier",
  freebooter: "Freebooter",
  blood: (count: number) => (count === 1 ? "A blood token" : `${count} blood tokens`),
  disease: (count: number) => (count === 1 ? "A disease token" : `${count} disease tokens`),
  copies: (count: number) => `×${count}`,
  copiesLong: (count: number) => (count === 1 ? "one in the deck" : `${count} in the deck`),
  provenance: (provenance: string, fields: readonly string[]) => {
    if (provenance === "reconstructed") return "Reconstructed: what the printed card says is not known";
    if (fields.length > 0) return `As printed, but reconstructed: ${fields.map((field) => drawn.fields[field] ?? field).join(", ")}`;
    return provenance === "documents" ? "From the rules documents" : "As printed";
  },
  fields: {
    copies: "copies",
    text: "text",
    star_power: "Star Power",
    skills: "skills",
    downed_skills: "downed skills",
    named: "named abilities",
    skill_sets: "skill sets",
    payouts: "payouts",
    team: "team",
    name: "name",
  } as Record<string, string>,
  masthead: "Spike!",
  edition: "Final edition",
  price: "Two coppers",
  catalogue: {
    title: "The look of Touchline",
    about: "Everything that is drawn, at one glance.",
    emblems: "Emblems and colours",
    icons: "Icons",
    small: "Dice, tokens, payouts",
    words: "Names in lines",
    players: "Players",
    states: "Players at a matchup",
    others: "Other cards",
    everyPlayer: "All portraits",
    everyCard: "Every card",
    more: "Show every card",
    night: "Night",
    day: "Afternoon",
    auto: "As the system says",
  },
};
