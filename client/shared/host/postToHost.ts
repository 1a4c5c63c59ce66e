import { type EmbedEvent, type EmbedEvents, type FrameMessage, protocol } from "../../embed/messages.ts";

type Message = FrameMessage extends infer One
  ? One extends FrameMessage
    ? Omit<One, "daybook">
    : never
  : never;

type Send = (message: FrameMessage) => void;

export const isFramed = (): boolean => typeof window !== "undefined" && window.parent !== window;

/** Without a listening host the queue stops growing here. */
const MAX_QUEUED = 50;

let send: Send | null = null;
let queue: FrameMessage[] = [];

/** Sends a message to the host page, or queues it until the host is known. */
export function sendToHost(message: Message): void {
  const fullMessage = { daybook: protocol, ...message } as FrameMessage;
  if (send) send(fullMessage);
  else if (queue.length < MAX_QUEUED) queue.push(fullMessage);
}

/** Sends an event to the host page, if there is one. Events contain no personal data. */
export function postToHost<Name extends EmbedEvent>(name: Name, detail: EmbedEvents[Name]): void {
  if (isFramed()) sendToHost({ type: "event", name, detail });
}

export function connectSender(sender: Send): void {
  send = sender;
  queue.forEach(sender);
  queue = [];
}
