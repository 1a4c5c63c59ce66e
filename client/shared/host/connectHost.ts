import { type HostMessage, protocol, type Theme } from "../../embed/messages.ts";
import { sendToHost, connectSender } from "./postToHost.ts";

export interface HostCallbacks {
  setTheme(theme: Theme): void;
}

const themes: readonly unknown[] = ["light", "dark", "auto"] satisfies readonly Theme[];

/**
 * Connects to the embedding page: the parent window at the first origin that sends `hello`. Before that only `here` is
 * sent, which contains no data.
 */
export function connectHost(root: HTMLElement, callbacks: HostCallbacks): void {
  let hostOrigin: string | null = null;
  const { parent } = window;

  window.addEventListener("message", ({ data, origin, source }: MessageEvent<unknown>) => {
    if (source !== parent || origin === "null") return;
    const message = data as HostMessage | null;
    if (message?.daybook !== protocol) return;
    if (message.type === "hello" && hostOrigin === null) {
      hostOrigin = origin;
      connectSender((outgoing) => parent.postMessage(outgoing, origin));
    }
    if (origin !== hostOrigin) return;
    if (message.type === "theme" && themes.includes(message.theme)) {
      callbacks.setTheme(message.theme);
    } else if (message.type === "fits") {
      // A temporary scroll bar would narrow the content.
      document.documentElement.style.overflowY = message.fits === true ? "hidden" : "";
    }
  });
  // Includes the children's margins in the height.
  root.style.display = "flow-root";
  new ResizeObserver(() => sendToHost({ type: "size", height: root.getBoundingClientRect().height })).observe(
    root,
  );
  window.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented && !event.isComposing)
      sendToHost({ type: "escape" });
  });
  parent.postMessage({ daybook: protocol, type: "here" }, "*");
}
