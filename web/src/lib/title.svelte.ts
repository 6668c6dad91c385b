// What the browser's tab says.

const NAME = "Touchline";

/** The tab says this while the screen is shown; call it while the screen is made. */
export function titled(said: () => string): void {
  $effect(() => {
    document.title = said() === "" ? NAME : `${said()} · ${NAME}`;
    return () => (document.title = NAME);
  });
}
