import { type EmbedEvent, type EmbedEvents, type FrameMessage, protocol } from "../../embed/messages.ts";

type Message = FrameMessage extends infer One
  ? One extends FrameMessage
    ? Omit<One, "daybook">
    : never
  : never;

type Send = (message: FrameMessage) => void;

export const isFramed = (): boolean => typeof window !== "undefined" && window.parent !== window;

/** Without a listening host the queue stops growing here. */
const WAITING_AT_MOST = 50;

let send: Send | null = null;
let waiting: FrameMessage[] = [];

/** Sends a message to the host page, or queues it until the host is known. */
export function say(message: Message): void {
  const whole = { daybook: protocol, ...message } as FrameMessage;
  if (send) send(whole);
  else if (waiting.length < WAITING_AT_MOST) waiting.push(whole);
}

/** Sends an event to the host page, if there is one. Events contain no personal data. */
export function postToHost<Name extends EmbedEvent>(name: Name, detail: EmbedEvents[Name]): void {
  if (isFramed()) say({ type: "event", name, detail });
}

export function sayBy(way: Send): void {
  send = way;
  waiting.forEach(way);
  waiting = [];
}
