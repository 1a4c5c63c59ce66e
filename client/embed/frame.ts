import { type EmbedEvent, type FrameMessage, type HostMessage, protocol, type Theme } from "./messages.ts";

export interface FrameListener {
  /** Height of the content in CSS pixels. */
  onSize(height: number): void;
  onEvent(name: EmbedEvent, detail: object): void;
  onEscape(): void;
}

export interface Frame {
  readonly element: HTMLIFrameElement;
  send(message: Message): void;
  setTheme(theme: Theme): void;
  remove(): void;
}

type Message = HostMessage extends infer One
  ? One extends HostMessage
    ? Omit<One, "daybook">
    : never
  : never;

/** Larger heights are rejected as invalid. */
const MAX_HEIGHT = 20_000;

/** Creates the widget's iframe. Only messages of its own window and origin are accepted. */
export function createFrame(url: URL, title: string, theme: Theme, listener: FrameListener): Frame {
  const element = document.createElement("iframe");
  const { origin } = url;
  let isReady = false;
  let currentTheme = theme;

  const send = (message: Message) => {
    if (isReady) element.contentWindow?.postMessage({ daybook: protocol, ...message }, origin);
  };
  const applyTheme = () => {
    // A different colour scheme would make the iframe opaque.
    element.style.colorScheme = currentTheme === "auto" ? "light dark" : currentTheme;
  };
  const onMessage = ({ data, source, origin: senderOrigin }: MessageEvent<unknown>) => {
    if (!source || source !== element.contentWindow || senderOrigin !== origin) return;
    const message = data as FrameMessage | null;
    if (message?.daybook !== protocol) return;
    if (message.type === "here") {
      isReady = true;
      send({ type: "hello" });
      // The iframe may have reloaded with an outdated address.
      if (currentTheme !== theme) send({ type: "theme", theme: currentTheme });
    } else if (message.type === "size") {
      const { height } = message;
      if (height >= 0 && height <= MAX_HEIGHT) listener.onSize(Math.ceil(height));
    } else if (message.type === "escape") {
      listener.onEscape();
    } else if (message.type === "event" && typeof message.name === "string") {
      listener.onEvent(message.name, Object(message.detail) as object);
    }
  };

  window.addEventListener("message", onMessage);
  element.title = title;
  element.src = url.href;
  applyTheme();
  return {
    element,
    send,
    setTheme(next) {
      if (next === currentTheme) return;
      currentTheme = next;
      applyTheme();
      send({ type: "theme", theme: next });
    },
    remove() {
      window.removeEventListener("message", onMessage);
      element.remove();
    },
  };
}
