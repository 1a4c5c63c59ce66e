import * as documents from "./__generated__/documents.ts";
import type { EventStreamData } from "./__generated__/documents.ts";
import type { DaybookClient } from "./createClient.ts";
import { DaybookError, type ResponseError, isTransient } from "./daybookError.ts";
import { parseBody, toDaybookError } from "./readResponse.ts";
import { readSse } from "./readSse.ts";
import { backoff, wait } from "./wait.ts";

type Edge = Extract<EventStreamData["events"], { readonly __typename: "EventEdge" }>;

/** An event of the log, and the cursor after which the next reader continues. */
export interface ReadEvent {
  /** Store it with the change that the event caused. */
  readonly cursor: string;
  readonly event: Edge["node"];
}

export interface ReadEventsOptions {
  /** Cursor of the last event that you processed. Null or undefined starts at the oldest stored event. */
  readonly after?: string | null | undefined;
  /** Types to read, for example `booking.created`. Default: all types. */
  readonly types?: readonly string[] | undefined;
  /**
   * `stream` reads live events, and `poll` reads pages of the log. `auto` reads live events, and polls if the stream is not
   * served or a proxy withholds it. Default: `auto`.
   */
  readonly transport?: "auto" | "stream" | "poll" | undefined;
  /** Pause between two polls at the end of the log. Default: 10,000 milliseconds. */
  readonly pollIntervalMs?: number | undefined;
  /**
   * A stream without bytes for this long is lost and is opened again. The server sends a heartbeat every 15 seconds.
   * Default: 45,000 milliseconds.
   */
  readonly idleTimeoutMs?: number | undefined;
  /** Longest pause before a connection is made again. Default: 30,000 milliseconds. */
  readonly maxRetryDelayMs?: number | undefined;
  /** Ends the reader. The loop ends without an error. */
  readonly signal?: AbortSignal | undefined;
  /** Called with each transient error before the reader connects again. */
  readonly onReconnect?: ((error: DaybookError) => void) | undefined;
}

interface Reading {
  readonly client: DaybookClient;
  readonly after: string | null;
  readonly options: ReadEventsOptions;
}

/** Thrown inside the reader when live events cannot be read and polling can. */
const NO_STREAM = "STREAM_NOT_SERVED";
const FIRST_RETRY_MS = 500;

/**
 * Yields the events of a business in commit order: all events after the cursor, then each new one. It connects again
 * from the last cursor after an outage of the server or the network, so no event is lost or repeated.
 *
 * @throws {DaybookError} if a repetition cannot help, for example `UNAUTHENTICATED`, `FORBIDDEN` or `CURSOR_EXPIRED`
 */
export async function* readEvents(
  client: DaybookClient,
  options: ReadEventsOptions = {},
): AsyncGenerator<ReadEvent, void, undefined> {
  const { signal, transport = "auto", maxRetryDelayMs = 30_000 } = options;
  let after = options.after ?? null;
  let isPolling = transport === "poll";
  let retry = 0;
  for (;;) {
    if (signal?.aborted) return;
    try {
      const edges = isPolling ? poll({ client, after, options }) : stream({ client, after, options });
      for await (const { cursor, node } of edges) {
        after = cursor;
        retry = 0;
        yield { cursor, event: node };
      }
      throw new DaybookError("STREAM_LOST", "The stream ended.");
    } catch (error) {
      if (signal?.aborted) return;
      if (transport === "auto" && error instanceof DaybookError && error.code === NO_STREAM) {
        isPolling = true;
        continue;
      }
      if (!isTransient(error)) throw error;
      after = readCursor(error.errors[0]) ?? after;
      options.onReconnect?.(error);
      const pause = Math.max(
        (error.retryAfterSeconds ?? 0) * 1000,
        backoff(retry++, FIRST_RETRY_MS, maxRetryDelayMs),
      );
      // The reason is the caller's own, and the condition of the loop ends the reader.
      await wait(pause, signal).catch(() => {});
    }
  }
}

async function* poll({ client, after, options }: Reading): AsyncGenerator<Pick<Edge, "cursor" | "node">> {
  const { types, signal, pollIntervalMs = 10_000 } = options;
  for (let cursor = after; ;) {
    const { business } = await client.request(documents.Events, { after: cursor, types }, { signal });
    if (!business) throw new DaybookError("BUSINESS_NOT_FOUND", "The endpoint belongs to no business.");
    const page = business.events;
    if (!page) throw new DaybookError("FORBIDDEN", "The key may not read events.");
    if (page.__typename !== "EventConnection") throw new DaybookError(page.code, page.message);
    yield* page.edges;
    cursor = page.pageInfo.endCursor;
    if (!page.pageInfo.hasNextPage) await wait(pollIntervalMs, signal);
  }
}

async function* stream({ client, after, options }: Reading): AsyncGenerator<Edge> {
  const { types, signal, idleTimeoutMs = 45_000 } = options;
  const connection = new AbortController();
  let hasBytes = false;
  let timer = setTimeout(() => connection.abort(), idleTimeoutMs);
  const renewTimer = () => {
    hasBytes = true;
    clearTimeout(timer);
    timer = setTimeout(() => connection.abort(), idleTimeoutMs);
  };
  const both = signal ? AbortSignal.any([signal, connection.signal]) : connection.signal;
  try {
    const response = await client.send(
      documents.EventStream,
      { after, types },
      { path: "/stream", accept: "text/event-stream", signal: both },
    );
    if (!response.body || !response.headers.get("content-type")?.startsWith("text/event-stream"))
      throw await readRejection(response);
    for await (const data of readSse(response.body, renewTimer)) {
      // The consumer may take long for an event, which is no sign of a lost connection.
      clearTimeout(timer);
      yield readMessage(data);
      renewTimer();
    }
  } catch (cause) {
    if (cause instanceof DaybookError) throw cause;
    if (connection.signal.aborted && !hasBytes)
      throw new DaybookError(NO_STREAM, "The stream sent nothing.", { cause });
    throw new DaybookError("STREAM_LOST", "The connection of the stream was lost.", { cause });
  } finally {
    clearTimeout(timer);
    connection.abort();
  }
}

/** @throws {DaybookError} if the message ends the stream */
function readMessage(data: string): Edge {
  const { data: result, errors } = JSON.parse(data) as {
    readonly data?: EventStreamData | null;
    readonly errors?: readonly ResponseError[];
  };
  const [error] = errors ?? [];
  const events = result?.events;
  if (error || !events) {
    const seconds = error?.extensions?.["retryAfterSeconds"];
    throw new DaybookError(error?.extensions?.code ?? "BAD_RESPONSE", error?.message ?? "No data.", {
      errors,
      ...(typeof seconds === "number" && { retryAfterSeconds: seconds }),
    });
  }
  if (events.__typename !== "EventEdge") throw new DaybookError(events.code, events.message);
  return events;
}

/** Statuses of servers and proxies without the route of streams. */
const NOT_SERVED: ReadonlySet<number> = new Set([404, 405, 406, 501]);

async function readRejection(response: Response): Promise<DaybookError> {
  const text = await response.text();
  if (NOT_SERVED.has(response.status) || response.ok) {
    const { status } = response;
    return new DaybookError(NO_STREAM, `The endpoint serves no stream (status ${status}).`, { status });
  }
  return toDaybookError(parseBody(response, text), response);
}

function readCursor(error: ResponseError | undefined): string | null {
  const cursor = error?.extensions?.["cursor"];
  return typeof cursor === "string" ? cursor : null;
}
