import { type HostMessage, protocol, type Theme } from "../../embed/messages.ts";
import { say, sayBy } from "./postToHost.ts";

/** What the page that embeds this one may change. */
export interface HostWishes {
  setTheme(theme: Theme): void;
}

/** The themes that an address knows. */
const themes: readonly unknown[] = ["light", "dark", "auto"] satisfies readonly Theme[];

/**
 * Lets the page that embeds this one know that it is here, and answers it: the window that it stands in, at the origin
 * that has said hello from there, and nobody else. Until then only "here" is said, which says nothing.
 */
export function connectHost(root: HTMLElement, wishes: HostWishes): void {
  let host: string | null = null;
  const { parent } = window;

  window.addEventListener("message", ({ data, origin, source }: MessageEvent<unknown>) => {
    if (source !== parent || origin === "null") return;
    const message = data as HostMessage | null;
    if (message?.daybook !== protocol) return;
    if (message.type === "hello" && host === null) {
      host = origin;
      sayBy((said) => parent.postMessage(said, origin));
    }
    if (origin !== host) return;
    if (message.type === "theme" && themes.includes(message.theme)) {
      wishes.setTheme(message.theme);
    } else if (message.type === "fits") {
      // A scroll bar that comes for a moment would make everything narrower.
      document.documentElement.style.overflowY = message.fits === true ? "hidden" : "";
    }
  });
  // Margins of what is inside count to its height.
  root.style.display = "flow-root";
  new ResizeObserver(() => say({ type: "size", height: root.getBoundingClientRect().height })).observe(root);
  window.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented && !event.isComposing) say({ type: "escape" });
  });
  parent.postMessage({ daybook: protocol, type: "here" }, "*");
}
