// A notice that the server has pushed: what is shown of it, and where it leads.

export interface Shown {
  title: string;
  options: { body: string; tag: string; icon: string; data: { path: string } };
}

const ICON = "/icon-192.png";

/** What is shown of a notice; a later one with the same tag takes its place. */
export function shownOf(text: string, origin: string): Shown {
  const { title, text: body, link, tag } = JSON.parse(text) as { title: string; text: string; link: string; tag: string };
  return { title, options: { body, tag, icon: ICON, data: { path: pathOf(link, origin) } } };
}

/** Only pages of this server are opened. */
function pathOf(link: string, origin: string): string {
  const url = new URL(link, origin);
  return url.origin === origin ? `${url.pathname}${url.hash}` : "/";
}
