// English words of one's account: notices, results, leaving.

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

export const notices = {
  heading: "Notices",
  text: "When a slow table waits for you, you are told here. A notice says that there is something, and nothing of what lies on the table.",
  kinds: { email: "E-mail", webhook: "Webhook", push: "Browser" } as Record<string, string>,
  kind: "How",
  target: { email: "Mail address", webhook: "URL that is posted to" },
  give: "Add it",
  given: "Notices go there from now on.",
  needsCode: "A letter with a link was sent there; open the link, and notices follow.",
  unconfirmed: "not confirmed yet",
  take: "Forget",
  taken: "No notice goes there any more.",
  push: "Let this browser show them",
  pushed: "This browser shows notices from now on, also while no page is open.",
  denied: "The browser doesn't allow notices of this page. Its settings can allow them.",
  confirming: "Confirm an address",
  wait: "Confirming …",
  confirmed: "The address is confirmed, and notices follow.",
  back: "To your account",
};

export const results = {
  heading: "Your seasons",
  none: "Seasons that you finish stand here.",
  unknown: "They can't be shown just now.",
  line: (team: string, place: number, managers: number, fans: number) => `${team}: place ${place} of ${managers}, ${counted(fans, "fan")}`,
  replay: "Replay",
  more: "Show more",
};

export const leaving = {
  heading: "Leave for good",
  text: "Your name, your account, addresses and tokens are deleted; bots play your seats. Finished seasons keep the name.",
  password: "Your password",
  button: "Delete me",
  sure: "Yes, delete me for good",
  keep: "No, keep me",
  change: "Change the password",
  old: "The password as it is",
  fresh: "The new password",
  changed: "The password is changed.",
};
