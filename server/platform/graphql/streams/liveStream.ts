import { Readable } from "node:stream";
import { GraphQLError } from "graphql";
import type { Timers } from "../../work/timers.ts";

/** Reason why the server ends a stream. It becomes the code of the last message. */
export interface StreamEnd {
  readonly code: string;
  readonly message: string;
  readonly [more: string]: string | number;
}

export const SERVER_STOPPING: StreamEnd = {
  code: "SERVER_STOPPING",
  message: "The server stops. Open the stream again after the cursor.",
};
const READER_TOO_SLOW: StreamEnd = {
  code: "READER_TOO_SLOW",
  message: "The messages were not read in time. Open the stream again after the cursor.",
};
const CLOSED: StreamEnd = { code: "CLOSED", message: "The reader closed the connection." };

/** The part of an open stream that the resolver of a subscription uses. */
export interface LiveStream<Context> {
  /** Null until the stream must end. Then the resolver throws `createEndError`. */
  readonly ending: StreamEnd | null;
  /** Ends the next or the current `wait`. */
  wake(): void;
  wakeAfter(milliseconds: number): void;
  wait(): Promise<void>;
  /**
   * Checks the caller again. Later messages are resolved with the returned context.
   * @throws {GraphQLError} when the key or the session is no longer valid
   */
  renew(): Promise<Context>;
}

/** The last message of a stream: the reason, and the cursor after which the caller continues. */
export function createEndError({ code, message, ...more }: StreamEnd, cursor: string | null): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...more, cursor } });
}

export interface RenewedContext<Context> {
  readonly context: Context;
  /** Epoch milliseconds at which the credential expires. Null if it does not. */
  readonly endsAt: number | null;
}

export interface StreamTimes {
  readonly heartbeatMs: number;
  /** A reader that takes nothing for this long is too slow. */
  readonly stallMs: number;
  /** Time for the last message, before the connection is cut. */
  readonly closeMs: number;
}

export const STREAM_TIMES: StreamTimes = { heartbeatMs: 15_000, stallMs: 20_000, closeMs: 2_000 };

interface StreamOptions<Context> {
  readonly context: Context;
  readonly renew: (context: Context) => Promise<RenewedContext<Context>>;
  readonly now: () => number;
  readonly timers: Timers;
  readonly times: StreamTimes;
}

/** The open stream with its connection. */
export interface OpenStream<Context> extends LiveStream<Context> {
  readonly context: Context;
  /** The bytes for the connection. */
  readonly body: Readable;
  end(reason: StreamEnd): void;
  /** Resolves when the connection has taken all messages that were announced, or when the stream ends. */
  whenTaken(): Promise<void>;
  announceMessage(): void;
  write(text: string, isMessage: boolean): void;
  finish(): void;
  heartbeat(): void;
}

/** Bytes. The socket has a buffer of its own. */
const BUFFER_BYTES = 16 * 1024;
const HEARTBEAT = ":\n\n";

export function createLiveStream<Context>(options: StreamOptions<Context>): OpenStream<Context> {
  const { timers, times } = options;
  let context = options.context;
  let ending: StreamEnd | null = null;
  let isWoken = false;
  let isBlocked = false;
  let isFinished = false;
  let waitingMessages = 0;
  let continueWait = () => {};
  let continueSending = () => {};
  let cancelStall = () => {};
  let cancelExpiry = () => {};
  const cancels = new Set<() => void>();

  const isTaken = () => ending !== null || (waitingMessages <= 0 && !isBlocked);
  const wake = () => {
    isWoken = true;
    continueWait();
  };
  const after = (milliseconds: number, work: () => void): (() => void) => {
    const cancelTimer = timers.after(milliseconds, () => {
      cancels.delete(cancel);
      work();
    });
    const cancel = () => {
      cancels.delete(cancel);
      cancelTimer();
    };
    cancels.add(cancel);
    return cancel;
  };
  const end = (reason: StreamEnd) => {
    if (ending) return;
    ending = reason;
    wake();
    continueSending();
    if (!body.destroyed) after(times.closeMs, () => body.destroy());
  };
  const body = new Readable({
    highWaterMark: BUFFER_BYTES,
    read() {
      if (!isBlocked) return;
      isBlocked = false;
      cancelStall();
      continueSending();
    },
    destroy(error, callback) {
      end(CLOSED);
      for (const cancel of cancels) cancel();
      callback(error);
    },
  });
  const push = (text: string) => {
    if (isFinished || body.destroyed || body.push(text) || isBlocked) return;
    isBlocked = true;
    cancelStall = after(times.stallMs, () => end(READER_TOO_SLOW));
  };

  return {
    get context() {
      return context;
    },
    get ending() {
      return ending;
    },
    body,
    wake,
    wakeAfter: (milliseconds) => void after(milliseconds, wake),
    async wait() {
      if (!isWoken && !ending) await new Promise<void>((resolve) => (continueWait = resolve));
      isWoken = false;
    },
    async renew() {
      const renewed = await options.renew(context);
      context = renewed.context;
      cancelExpiry();
      if (renewed.endsAt !== null && !body.destroyed)
        cancelExpiry = after(Math.max(0, renewed.endsAt - options.now()), wake);
      return context;
    },
    end,
    async whenTaken() {
      while (!isTaken()) await new Promise<void>((resolve) => (continueSending = resolve));
    },
    announceMessage: () => void (waitingMessages += 1),
    write(text, isMessage) {
      push(text);
      if (!isMessage) return;
      waitingMessages -= 1;
      continueSending();
    },
    finish() {
      if (isFinished || body.destroyed) return;
      isFinished = true;
      cancelStall();
      body.push(null);
      // A reader that takes nothing any more would keep its connection.
      if (!ending) after(times.closeMs, () => body.destroy());
    },
    heartbeat() {
      if (!isBlocked && !ending) push(HEARTBEAT);
    },
  };
}
