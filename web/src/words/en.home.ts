// What is read outside the table: home, host, join, account, preferences.

export const home = {
  skip: "Skip to the page",
  name: "Touchline",
  subtitle: "Blood Bowl: Team Manager, the card game, at online tables.",
  about:
    "Five weeks of brutal sport: commit your players to the matchups of the week, tackle theirs, cheat a little, and win over more fans than anybody else.",
  unofficial:
    "An unofficial work of fans. Blood Bowl and its names belong to Games Workshop; the card game was published by Fantasy Flight Games.",
  nav: {
    label: "Site",
    home: "Home",
    guide: "First week",
    cards: "Cards",
    rules: "Rules",
    preferences: "Preferences",
    account: (name: string) => name,
    stranger: "Sign in",
  },
  play: {
    heading: "Play now",
    text: "You and three bots, drawn teams, no account: you are at the table in a moment.",
    button: "Play now",
    busy: "Setting the table …",
    beginners: "New to the game?",
    guide: "Play your first week with a coach beside you.",
    asText: "As text, for screen readers and keyboards",
  },
  friends: {
    heading: "Play with others",
    text: "Make a table and send its link: people anywhere, people at your screen, and bots, in any mix of two to five.",
    button: "Host a table",
  },
  join: {
    heading: "Join by a link",
    label: "The link that you were sent",
    button: "Join",
    name: "What shall the others call you?",
    sit: "Sit down",
    joining: "Taking your seat …",
    empty: "Paste the link that you were sent.",
  },
  lobby: {
    heading: "Open tables",
    none: "No table is open right now. Host one, and it stands here.",
    free: (free: number) => (free === 1 ? "1 free seat" : `${free} free seats`),
  },
  mine: {
    heading: "Your tables",
    waits: "waits for you",
    none: "Tables at which you sit stand here, for as long as you like.",
  },
  state: {
    open: "waiting for people",
    drafting: "drafting teams",
    playing: "playing",
    over: "over",
    ended: "ended early",
    stopped: "stopped",
  } as Record<string, string>,
  loading: "Loading …",
  again: "Try again",
};

type Named = Record<string, [name: string, about: string]>;

export const host = {
  title: "Host a table",
  name: "What the table is called",
  managers: "Managers",
  managersOf: (count: number) => `${count} managers`,
  teams: "Teams",
  teamsBy: {
    drawn: ["Drawn", "Everybody gets a team by chance."],
    chosen: ["Chosen", "Everybody picks a team before the start; who doesn't gets one by chance."],
    drafted: ["Drafted", "Teams are picked in turn, in seating order."],
  } as Named,
  expansions: "Expansions",
  options: "Optional rules",
  excluded: (names: string) => `Not together with ${names}.`,
  needs: (name: string) => `Needs ${name}.`,
  managersOnly: (counts: string) => `Only for ${counts} managers.`,
  five: "Needs Foul Play.",
  clock: "Clock",
  clocks: {
    none: ["None", "Take your time. Who leaves is waited for two minutes, then a bot sits in."],
    live: ["Live", "A minute for each answer, and ten minutes in the bank."],
    slow: ["Slow", "Two days for each answer, with notices when it is your turn."],
  } as Named,
  watching: "Who may watch",
  watchers: {
    anyone: ["Anyone with the address", ""],
    invited: ["Those whom you invite", ""],
    nobody: ["Nobody", ""],
  } as Named,
  undo: "Undo",
  undoes: {
    consent: ["Free, else by consent", "What taught nobody anything is undone at once; the rest if all people agree."],
    free: ["Only what taught nothing", "Nobody can be asked for more."],
    never: ["Never", "What is done is done."],
  } as Named,
  listed: "Show it among the open tables, for anyone to sit down",
  make: "Make the table",
  making: "Making the table …",
  howItPlays: "How the teams play",
};

export const account = {
  title: "You",
  guest: "You are a guest: your tables stay with this browser. An account keeps them anywhere, with results and a rating.",
  guestName: "Your name at tables",
  rename: "Change the name",
  register: "Make an account",
  signIn: "Sign in",
  signOut: "Sign out",
  name: "Name",
  password: "Password",
  passwordHint: "At least ten characters; a few words will do.",
  hello: (name: string) => `Signed in as ${name}.`,
  rating: (rating: number, seasons: number) =>
    seasons === 0 ? "No rated season yet." : `Rating ${rating.toFixed(1)} after ${seasons} rated seasons.`,
};

export const preferring = {
  title: "Preferences",
  theme: "Look",
  themes: { auto: "As the device", dark: "Night", light: "Afternoon" } as Record<string, string>,
  speed: "Speed of what happens",
  speeds: { slow: "Slow", normal: "Normal", fast: "Fast", none: "At once" } as Record<string, string>,
  sounds: "Sounds (key M)",
  captions: "Captions for sounds",
  textSize: (percent: number) => `Size of text: ${percent} %`,
  shortcuts: "Number and letter keys answer at the table",
  textMode: "Text mode: the table as text, with typed commands",
  kept: "Preferences are kept in this browser.",
  install: {
    heading: "On your device",
    text: "Installed, Touchline opens in a window of its own, like any other program.",
    done: "Touchline is installed on this device.",
    button: "Install Touchline",
    byHand: "Your browser's menu may offer to install this page, or to add it to the home screen.",
  },
};

export const missing = {
  title: "There is nothing here",
  text: "The address leads nowhere. Perhaps the table has been cleared away.",
};
