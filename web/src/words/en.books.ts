// What is read in the books: the gallery of cards, the rulebook, rulings and glossary.

const copies = (count: number): string =>
  count === 1 ? "one in the deck" : `${count} in the deck`;

export const gallery = {
  title: "All cards",
  about: (titles: number) =>
    `${titles} titles of the base game, Sudden Death and Foul Play, with what each of them does, in words of our own.`,
  search: "Search for words",
  searchHint: "a name, an ability, what a card does",
  searchKey: " · key /",
  filtersSet: (count: number) => (count === 0 ? "Filters" : `Filters (${count})`),
  kind: "Kind",
  team: "Team",
  noTeam: "No team",
  union: "Union",
  set: "Box",
  skill: "Skill",
  ability: "Named ability",
  source: "Source",
  sources: { printed: "As printed", made: "Something is reconstructed" } as Record<string, string>,
  any: "Any",
  clear: "Clear all",
  remove: (what: string) => `Remove the filter ${what}`,
  found: (count: number) => (count === 0 ? "No card fits." : count === 1 ? "1 card" : `${count} cards`),
  nothing: "No card fits all of that. Take a filter away, or look for fewer words.",
  more: (count: number) => `Show ${count} more`,
  keys: "Arrow keys walk from card to card, Enter opens one.",
  kinds: {
    player: "Starting players",
    star: "Star players",
    team_upgrade: "Team upgrades",
    staff_upgrade: "Staff upgrades",
    highlight: "Highlights",
    tournament: "Tournaments",
    headline: "Headlines",
    penalty: "Penalties",
    stadium: "Stadiums",
    enchanted_ball: "Enchanted balls",
  } as Record<string, string>,
  loading: "Fetching the cards …",
  failed: "The cards could not be fetched.",
};

export const onCard = {
  back: "All cards",
  previous: (name: string) => `Before: ${name}`,
  next: (name: string) => `Next: ${name}`,
  neighbours: "Other cards",
  missing: "There is no such card",
  missingText: "Perhaps its name has changed. The gallery lists them all.",
  facts: "Facts",
  does: "What it does",
  nothing: "It has no ability beyond its numbers and skills.",
  abilities: "Named abilities",
  source: "Where this is from",
  kind: "Kind",
  team: "Team",
  freeAgent: "Free agent: plays for any team of the union",
  union: "Union",
  set: "Box",
  copies: "Copies",
  copiesOf: copies,
  power: "Star Power",
  powerOf: (standing: number, downed: number) => `${standing} standing, ${downed} downed`,
  skills: "Skills",
  noSkills: "None",
  skillSets: "Skill sets (one is chosen)",
  downedSkills: "Skills when downed",
  payouts: "Payouts",
  provenance: {
    printed: "All that stands here is what the printed card says, told in words of our own.",
    documents: "The rules documents name this card and say what it does; the card itself was not at hand.",
    reconstructed:
      "That this card exists is known; what is printed on it is not. All that stands here was made by this project to fit what is known.",
  } as Record<string, string>,
  reconstructed: (fields: string) => `Reconstructed, as the printed card was not at hand: ${fields}.`,
  correct: "Whoever owns the card can put it right: the definitions are in plain files that anybody may correct.",
  rulings: "Rulings that name it",
  others: "Under the same name",
};

export const rules = {
  title: "The rulebook",
  about: "All of the game, in words of our own. What is not written here is decided in the rulings.",
  contents: "Contents",
  pages: { rulings: "Rulings", glossary: "Glossary" },
  search: "Search the rulebook",
  searchHint: "Key: /",
  found: (count: number) => (count === 1 ? "1 place" : `${count} places`),
  none: "Nothing is called that. Try fewer or other words.",
  chapter: (number: number, title: string) => `${number}. ${title}`,
  previous: (title: string) => `← ${title}`,
  next: (title: string) => `${title} →`,
  turning: "Other chapters",
  anchor: (title: string) => `Link to ${title}`,
  missing: "There is no such chapter.",
  loading: "Opening the book …",
  unofficial: "Written for this project. It is no copy of the printed rules, which belong to their publishers.",
};

export const ruled = {
  title: "Rulings",
  about:
    "Questions on which the rulebook is silent, and what this table does. Each is held by a test, so the table can't forget it.",
  why: "Why",
};

export const words = {
  title: "Glossary",
  about: "The words of the game, the named abilities and the optional rules.",
  filter: "Find a word",
  ability: "named ability",
  rule: "optional rule",
  also: (names: string) => `Also: ${names}.`,
  none: "No word is called that.",
  failed: "The glossary could not be fetched.",
};
