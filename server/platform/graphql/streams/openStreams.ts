import type { ExecutionResult } from "graphql";
import type { Timers } from "../../work/timers.ts";
import { type OpenStream, SERVER_STOPPING } from "./liveStream.ts";

type AnyStream = Pick<OpenStream<never>, "body" | "end" | "heartbeat">;

/** All open streams of the process, with one timer for their heartbeats. */
export interface OpenStreams {
  readonly isStopping: boolean;
  add(stream: AnyStream): void;
  /** Ends every stream with a last message. Later ones are rejected. */
  stop(): void;
}

export function createOpenStreams(timers: Timers, heartbeatMs: number): OpenStreams {
  const streams = new Set<AnyStream>();
  let isStopping = false;
  const stopHeartbeat = timers.every(heartbeatMs, () => {
    for (const stream of streams) stream.heartbeat();
  });
  return {
    get isStopping() {
      return isStopping;
    },
    add(stream) {
      streams.add(stream);
      stream.body.once("close", () => streams.delete(stream));
      if (isStopping) stream.end(SERVER_STOPPING);
    },
    stop() {
      isStopping = true;
      stopHeartbeat();
      for (const stream of streams) stream.end(SERVER_STOPPING);
    },
  };
}

const MESSAGE = "event: next";
/** graphql-sse writes it at the start, and again every 12 seconds. */
const LIBRARY_PING = ":\n\n";

/** Writes the chunks of graphql-sse. Its heartbeats are replaced by those of `OpenStreams`. */
export async function writeChunks<Context>(
  stream: OpenStream<Context>,
  chunks: AsyncIterable<string>,
): Promise<void> {
  let isStarted = false;
  for await (const chunk of chunks) {
    if (chunk === LIBRARY_PING && isStarted) continue;
    isStarted = true;
    stream.write(chunk, chunk.startsWith(MESSAGE));
  }
  stream.finish();
}

export function isResult(result: object): result is ExecutionResult {
  return !(Symbol.asyncIterator in result);
}
