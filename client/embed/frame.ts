import { type EmbedEvent, type FrameMessage, type HostMessage, protocol, type Theme } from "./messages.ts";

/** What a frame tells the page that it stands in. */
export interface FrameListener {
  /** How high its content is, in CSS pixels. */
  onSize(height: number): void;
  onEvent(name: EmbedEvent, detail: object): void;
  onEscape(): void;
}

/** A frame with the widget in it. */
export interface Frame {
  readonly element: HTMLIFrameElement;
  send(message: Message): void;
  setTheme(theme: Theme): void;
  /** Takes it away, and listens to it no more. */
  remove(): void;
}

/** A message before it names its protocol. */
type Message = HostMessage extends infer One
  ? One extends HostMessage
    ? Omit<One, "daybook">
    : never
  : never;

/** No widget is higher: what says so is broken. */
const HIGHEST = 20_000;

/** Makes a frame of a widget's address. Only its own window, and only from the widget's origin, is listened to. */
export function createFrame(url: URL, title: string, theme: Theme, listener: FrameListener): Frame {
  const element = document.createElement("iframe");
  const { origin } = url;
  let isHere = false;
  let shown = theme;

  const send = (message: Message) => {
    if (isHere) element.contentWindow?.postMessage({ daybook: protocol, ...message }, origin);
  };
  const dress = () => {
    // A frame of another scheme than its page's would be painted opaque.
    element.style.colorScheme = shown === "auto" ? "light dark" : shown;
  };
  const onMessage = ({ data, source, origin: from }: MessageEvent<unknown>) => {
    if (!source || source !== element.contentWindow || from !== origin) return;
    const message = data as FrameMessage | null;
    if (message?.daybook !== protocol) return;
    if (message.type === "here") {
      isHere = true;
      send({ type: "hello" });
      // It may have been loaded anew, by an address of before.
      if (shown !== theme) send({ type: "theme", theme: shown });
    } else if (message.type === "size") {
      const { height } = message;
      if (height >= 0 && height <= HIGHEST) listener.onSize(Math.ceil(height));
    } else if (message.type === "escape") {
      listener.onEscape();
    } else if (message.type === "event" && typeof message.name === "string") {
      listener.onEvent(message.name, Object(message.detail) as object);
    }
  };

  window.addEventListener("message", onMessage);
  element.title = title;
  element.src = url.href;
  dress();
  return {
    element,
    send,
    setTheme(next) {
      if (next === shown) return;
      shown = next;
      dress();
      send({ type: "theme", theme: next });
    },
    remove() {
      window.removeEventListener("message", onMessage);
      element.remove();
    },
  };
}
