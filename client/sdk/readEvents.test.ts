import { describe, expect, it } from "vitest";
import { createClient } from "./createClient.ts";
import { type ReadEventsOptions, readEvents } from "./readEvents.ts";

const createNode = (id: string) => ({
  id,
  type: "booking.created",
  occurredAt: "2026-12-01T09:00:00Z",
  data: {},
});
const createMessage = (id: string) =>
  `event: next\ndata: ${JSON.stringify({ data: { events: { __typename: "EventEdge", cursor: `after ${id}`, node: createNode(id) } } })}\n\n`;
const createEnd = (code: string, cursor: string) =>
  `event: next\ndata: ${JSON.stringify({ errors: [{ message: "End.", extensions: { code, cursor } }] })}\n\nevent: complete\ndata: \n\n`;

/** A stream that sends its chunks and stays open until the request is aborted, unless it ends with `null`. */
function respondWith(chunks: readonly (string | null)[], signal: AbortSignal): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      signal.addEventListener("abort", () => controller.error(signal.reason));
      for (const chunk of chunks) {
        if (chunk === null) controller.close();
        else controller.enqueue(new TextEncoder().encode(chunk));
      }
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

/** Reads events until `count`. Each request of the stream gets the next list of chunks. */
async function read(count: number, streams: readonly (string | null)[][], options: ReadEventsOptions = {}) {
  const afters: unknown[] = [];
  let opened = 0;
  const send = async (url: unknown, init: RequestInit = {}) => {
    const { variables } = JSON.parse(init.body as string) as { variables: { after: unknown } };
    afters.push(variables.after);
    if (String(url).endsWith("/stream")) return respondWith(streams[opened++]!, init.signal!);
    const edges = [{ cursor: "after page", node: createNode("page") }];
    const pageInfo = { endCursor: "after page", hasNextPage: false };
    return Response.json({
      data: { business: { events: { __typename: "EventConnection", edges, pageInfo } } },
    });
  };
  const client = createClient({ endpoint: "https://book.example.com/graphql", fetch: send as typeof fetch });
  const ids: string[] = [];
  const reconnects: string[] = [];
  const more = {
    idleTimeoutMs: 40,
    maxRetryDelayMs: 1,
    onReconnect: (error: { code: string }) => reconnects.push(error.code),
  };
  for await (const { event } of readEvents(client, { ...more, ...options })) {
    ids.push(event.id);
    if (ids.length === count) break;
  }
  return { ids, afters, reconnects };
}

describe("readEvents", () => {
  it("reads messages that chunks divide, and ignores heartbeats", async () => {
    const text = `:\n\n${createMessage("1")}:\n\n${createMessage("2")}`;
    expect((await read(2, [[text.slice(0, 30), text.slice(30, 200), text.slice(200)]])).ids).toEqual([
      "1",
      "2",
    ]);
  });

  it("opens a stream again after the last cursor when it carries nothing", async () => {
    const { ids, afters, reconnects } = await read(2, [[":\n\n", createMessage("1")], [createMessage("2")]]);
    expect({ ids, afters, reconnects }).toEqual({
      ids: ["1", "2"],
      afters: [null, "after 1"],
      reconnects: ["STREAM_LOST"],
    });
  });

  it("continues after the cursor of the message that ends a stream", async () => {
    const streams = [[createEnd("SERVER_STOPPING", "after 7"), null], [createMessage("8")]];
    const { afters, reconnects } = await read(1, streams);
    expect({ afters, reconnects }).toEqual({ afters: [null, "after 7"], reconnects: ["SERVER_STOPPING"] });
  });

  it("polls when a proxy withholds the stream", async () => {
    expect((await read(1, [[]])).ids).toEqual(["page"]);
  });

  it("throws when the key is no longer valid", async () => {
    const streams = [[createEnd("UNAUTHENTICATED", "after 1"), null]];
    await expect(read(1, streams)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  });

  it("ends without an error when the signal is aborted", async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 5);
    expect((await read(1, [[":\n\n"]], { signal: stop.signal, idleTimeoutMs: 5_000 })).ids).toEqual([]);
  });
});
