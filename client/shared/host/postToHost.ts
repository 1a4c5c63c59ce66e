import { type EmbedEvent, type EmbedEvents, type FrameMessage, protocol } from "../../embed/messages.ts";

/** A message before it names its protocol. */
type Message = FrameMessage extends infer One
  ? One extends FrameMessage
    ? Omit<One, "daybook">
    : never
  : never;

type Send = (message: FrameMessage) => void;

/** Whether this page stands in a frame of another. */
export const isFramed = (): boolean => typeof window !== "undefined" && window.parent !== window;

/** More than this happens in no visit before its host page listens: then nobody does. */
const WAITING_AT_MOST = 50;

let send: Send | null = null;
let waiting: FrameMessage[] = [];

/** Says something to the page that embeds this one; kept until it is known who that is. */
export function say(message: Message): void {
  const whole = { daybook: protocol, ...message } as FrameMessage;
  if (send) send(whole);
  else if (waiting.length < WAITING_AT_MOST) waiting.push(whole);
}

/** Says that something happened, to the page that embeds this one; without one nothing is said. Names nobody. */
export function postToHost<Name extends EmbedEvent>(name: Name, detail: EmbedEvents[Name]): void {
  if (isFramed()) say({ type: "event", name, detail });
}

/** From now on everything is sent this way, first what was said before. */
export function sayBy(way: Send): void {
  send = way;
  waiting.forEach(way);
  waiting = [];
}
