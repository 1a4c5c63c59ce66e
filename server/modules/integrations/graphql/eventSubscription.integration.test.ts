import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "graphql-sse";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { demoId } from "../../../../prisma/demo/ids.ts";
import { RATE_SETTINGS, createRateLimits } from "../../../platform/http/limits/rateLimits.ts";
import { bookAs, holdAs } from "../../../testing/bookings/callers.ts";
import { openGraph } from "../../../testing/graph.ts";
import { OTHER } from "../../../testing/businesses/otherBusiness.ts";
import { type PartnerApp, partnerApp } from "../../../testing/servers/partnerApp.ts";
import { addUser, openBrowser } from "../../../testing/identity/signedIn.ts";
import { createManualTimers } from "../../../testing/streams/manualTimers.ts";
import {
  EVENTS,
  type StreamMessage,
  type TestStream,
  openEventStream,
} from "../../../testing/streams/openEventStream.ts";
import { encodeTypeId } from "../../../shared/ids/typeId.ts";
import { unwrap } from "../../../testing/unwrap.ts";
import { addApiKey } from "../../access/apiKeys.ts";
import { revokeKey, updateKey } from "../../access/manageApiKeys.ts";
import type { KeyScope } from "../../access/rules/keyScopes.ts";
import { deleteUserSessions } from "../../access/data/users/userSessions.ts";
import { changeUser, removeUser } from "../../access/users/team.ts";
import { sweepEvents } from "../data/events/sweepEvents.ts";
import { readEvents } from "../events/readEvents.ts";

const graph = await openGraph({ hasOther: true, isReset: true });
const timers = createManualTimers();
let app: PartnerApp;
beforeAll(async () => {
  app = await partnerApp(graph, "streams", {}, { streams: { timers } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await graph.database.query("DELETE FROM users");
  await graph.change("consultation", { locationKinds: ["AT_PROVIDER"], paymentRule: "NONE" });
});

type Sent = Parameters<typeof openEventStream>[1];

async function open(sent: Sent = {}, origin = app.origin): Promise<TestStream> {
  const stream = await openEventStream(origin, { key: app.key, ...sent });
  onTestFinished(() => stream.close());
  return stream;
}

const publish = (name: string, businessId = demoId("business", "northside")) =>
  graph.database.query(
    `INSERT INTO events (business_id, id, type, subject, data, occurred_at)
     VALUES ($1, gen_random_uuid(), 'site.published', $1, jsonb_build_object('name', $2::text), now())`,
    [businessId, name],
  );

async function book(visitor: number, startsAt: string): Promise<void> {
  const scope = await graph.scope();
  const held = unwrap(await holdAs(scope, visitor, { service: "consultation", startsAt, staff: "amara" }));
  unwrap(await bookAs(scope, held.id, `stream-key-${visitor}`));
}

async function readLog(after: string | null = null) {
  const { business } = await graph.scope();
  return unwrap(
    await readEvents(graph.database.query, { businessId: business.id, after, types: [], first: 1_000 }),
  );
}

/** A stream of an empty log that has sent one event. */
async function openLive(sent: Sent = {}, origin = app.origin): Promise<TestStream> {
  const { endCursor } = await readLog();
  const stream = await open({ variables: { after: endCursor }, ...sent }, origin);
  await publish("first");
  await stream.take(1);
  return stream;
}

const ids = (messages: readonly StreamMessage[]) => messages.map(({ data }) => data!.events.node!.id);
const codes = (message: StreamMessage | "complete") =>
  message === "complete" ? message : message.errors!.map(({ extensions }) => extensions.code);

async function addKey(scopes: readonly KeyScope[], expiresAt: number | null = null) {
  const { id, secret } = await addApiKey(await graph.scope(), { name: "Stream", scopes, expiresAt });
  return { id, key: secret };
}

describe("a stream of events", () => {
  it("replays after the cursor, then sends each new event once, while bookings are made", async () => {
    await book(1, "2026-11-23T15:00:00Z");
    const { endCursor } = await readLog();
    await book(2, "2026-11-23T16:00:00Z");
    const stream = await open({ variables: { after: endCursor } });
    const hours = [19, 20, 21];
    const writing = Promise.all(hours.map((hour, i) => book(i + 3, `2026-11-23T${hour}:00:00Z`)));
    const first = await stream.take(3);
    await writing;
    await book(9, "2026-11-24T16:00:00Z");
    const { events } = await readLog(endCursor);
    const rest = await stream.take(events.length - 3);
    const received = [...first, ...rest];
    expect(ids(received)).toEqual(events.map(({ id }) => encodeTypeId("evt", id)));
    expect(received.filter(({ data }) => data!.events.node!.type === "booking.created")).toHaveLength(5);
    const { cursor } = received[1]!.data!.events;
    const again = await open({ variables: { after: cursor } });
    expect(ids(await again.take(received.length - 2))).toEqual(ids(received.slice(2)));
  });

  it("has the headers of server-sent events and is not compressed", async () => {
    const stream = await open({ headers: { "accept-encoding": "gzip, br" } });
    expect(stream.status).toBe(200);
    expect(stream.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-cache",
      "x-accel-buffering": "no",
    });
    expect(stream.headers["content-encoding"]).toBeUndefined();
    expect(await stream.comment()).toBe(":");
  });

  it("opens by GET and with any accepted type", async () => {
    const search = `?${new URLSearchParams({ query: "subscription { events { ... on EventEdge { cursor } } }" }).toString()}`;
    await publish("one");
    const stream = await open({ method: "GET", search, headers: { accept: "*/*" } });
    expect((await stream.take(1))[0]!.data!.events.cursor).toBeTruthy();
  });

  it("is read by the client of graphql-sse, to the message that ends it", async () => {
    const { id, key } = await addKey(["webhooks"]);
    const { endCursor } = await readLog();
    const client = createClient({
      url: `${app.origin}/graphql/stream`,
      headers: { authorization: `Bearer ${key}` },
      retryAttempts: 0,
    });
    await publish("one");
    const results: unknown[] = [];
    for await (const result of client.iterate({ query: EVENTS, variables: { after: endCursor } })) {
      results.push(result);
      if (results.length === 1) unwrap(await revokeKey(await graph.scope(), id));
    }
    expect(results).toMatchObject([
      { data: { events: { __typename: "EventEdge" } } },
      { errors: [{ extensions: { code: "UNAUTHENTICATED", cursor: (await readLog()).endCursor } }] },
    ]);
  });

  it("sends a heartbeat every 15 seconds", async () => {
    const stream = await openLive();
    await stream.comment();
    timers.elapse(15_000);
    expect(await stream.comment()).toBe(":");
    timers.elapse(30_000);
    expect(await stream.comment()).toBe(":");
    expect(await stream.comment()).toBe(":");
  });

  it("sends only events of the given types", async () => {
    const { endCursor } = await readLog();
    await publish("one");
    const stream = await open({ variables: { after: endCursor, types: ["booking.created"] } });
    await publish("two");
    await book(1, "2026-11-23T15:00:00Z");
    const [message] = await stream.take(1);
    expect(message!.data!.events.node!.type).toBe("booking.created");
  });

  it("never sends an event of another business", async () => {
    const { secret } = await addApiKey(await graph.scope({ host: OTHER.host }), "other");
    const { endCursor } = await readLog();
    const stream = await open({ variables: { after: endCursor } });
    await publish("foreign", OTHER.businessId);
    await publish("own");
    const others = await open({ key: secret, variables: {} });
    const [own] = await stream.take(1);
    const { events } = await readLog(endCursor);
    expect(events).toHaveLength(1);
    expect(own!.data!.events.node!.id).not.toBe((await others.take(1))[0]!.data!.events.node!.id);
    const foreign = await open({ key: secret, variables: { after: endCursor } });
    expect((await foreign.take(1))[0]!.data!.events).toMatchObject({ __typename: "InvalidInput" });
  });

  it("has personal data only while the caller may read contacts", async () => {
    const { id, key } = await addKey(["webhooks", "contacts"]);
    const { endCursor } = await readLog();
    const stream = await open({ key, variables: { after: endCursor, types: ["booking.created"] } });
    await book(1, "2026-11-23T15:00:00Z");
    expect((await stream.take(1))[0]!.data!.events.node!.data["contact"]).toBeTruthy();
    unwrap(await updateKey(await graph.scope(), id, { scopes: ["webhooks"] }));
    await book(2, "2026-11-23T16:00:00Z");
    expect((await stream.take(1))[0]!.data!.events.node!.data["contact"]).toBeUndefined();
  });
});

describe("a stream of events returns as data", () => {
  it.each([
    ["an invented cursor", { after: "x" }, { __typename: "InvalidInput", issues: [{ path: ["after"] }] }],
    [
      "an unknown type",
      { types: ["booking.x"] },
      { __typename: "InvalidInput", issues: [{ path: ["types", "0"] }] },
    ],
  ])("%s", async (_name, variables, failure) => {
    const stream = await open({ variables });
    expect((await stream.take(1))[0]!.data!.events).toMatchObject(failure);
    expect(await stream.next()).toBe("complete");
  });

  it("an expired cursor", async () => {
    await publish("old");
    await publish("older");
    const [edge] = await (await open()).take(1);
    await graph.database.query("UPDATE events SET occurred_at = '2026-11-20T10:00:00Z'");
    graph.clock.advance(31 * 1440);
    await sweepEvents(graph.database, graph.clock.now());
    const stream = await open({ variables: { after: edge!.data!.events.cursor } });
    expect((await stream.take(1))[0]!.data!.events).toEqual({
      __typename: "CursorExpired",
      code: "CURSOR_EXPIRED",
    });
    expect(await stream.next()).toBe("complete");
  });
});

const ALIASES = Array.from({ length: 61 }, (_, i) => `a${i}: cursor`).join(" ");

describe("a stream of events is rejected", () => {
  it.each<[string, Sent, number, string]>([
    ["without a key", { key: undefined }, 401, "UNAUTHENTICATED"],
    ["with an unknown key", { key: "daybook_x" }, 401, "UNAUTHENTICATED"],
    ["as a query", { query: "{ business { id } }" }, 400, "BAD_REQUEST"],
    ["as a mutation", { query: "mutation { signOut(input: {}) { __typename } }" }, 400, "BAD_REQUEST"],
    ["without a document", { body: {} }, 400, "BAD_REQUEST"],
    ["with a list of operations", { body: [{ query: EVENTS }] }, 400, "BAD_REQUEST"],
    ["with variables of another type", { body: { query: EVENTS, variables: [] } }, 400, "BAD_REQUEST"],
    ["with a variable of another type", { variables: { after: 1 } }, 400, "BAD_USER_INPUT"],
    ["with a syntax error", { query: "subscription {" }, 400, "GRAPHQL_PARSE_FAILED"],
    ["with an unknown field", { query: "subscription { x }" }, 400, "GRAPHQL_VALIDATION_FAILED"],
    [
      "with two root fields",
      { query: "subscription { a: events { __typename } b: events { __typename } }" },
      400,
      "GRAPHQL_VALIDATION_FAILED",
    ],
    [
      "with too many aliases",
      { query: `subscription { events { ... on EventEdge { ${ALIASES} } } }` },
      400,
      "DOCUMENT_TOO_LARGE",
    ],
    [
      "with an unknown persisted document",
      { body: { documentId: "unknown" } },
      404,
      "PERSISTED_DOCUMENT_NOT_FOUND",
    ],
    ["for JSON", { headers: { accept: "application/json" } }, 406, "NOT_ACCEPTABLE"],
    ["by PUT", { method: "PUT" }, 405, "METHOD_NOT_ALLOWED"],
    ["by DELETE", { method: "DELETE" }, 405, "METHOD_NOT_ALLOWED"],
  ])("%s", async (_name, sent, status, code) => {
    const stream = await openEventStream(app.origin, { key: app.key, ...sent });
    expect(stream.status).toBe(status);
    expect(codes(await stream.body())).toContain(code);
  });

  it("with a key that lacks the scope", async () => {
    const { key } = await addKey(["bookings:read"]);
    const stream = await open({ key });
    expect([stream.status, codes(await stream.body())]).toEqual([403, ["FORBIDDEN"]]);
  });

  it("not with a persisted document, whose cost is flat and not shown", async () => {
    const dir = await mkdtemp(join(tmpdir(), "daybook-documents-"));
    onTestFinished(() => rm(dir, { recursive: true }));
    const documentsFile = join(dir, "persisted.json");
    await writeFile(documentsFile, JSON.stringify({ live: EVENTS }));
    const persisting = await partnerApp(graph, "persisting", {}, { documentsFile, streams: { timers } });
    onTestFinished(() => persisting.close());
    await publish("one");
    const stream = await open(
      { key: persisting.key, body: { documentId: "live", variables: { types: ["site.published"] } } },
      persisting.origin,
    );
    const [message] = await stream.take(1);
    expect(message!.data!.events.__typename).toBe("EventEdge");
    expect(message!.extensions).toBeUndefined();
  });

  it("by the address of queries", async () => {
    const response = await fetch(`${app.origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${app.key}` },
      body: JSON.stringify({ query: EVENTS }),
    });
    expect(codes((await response.json()) as StreamMessage)).toEqual(["BAD_REQUEST"]);
  });
});

describe("a stream of events ends", () => {
  it("when its key is revoked", async () => {
    const { id, key } = await addKey(["webhooks"]);
    const stream = await openLive({ key });
    const { endCursor } = await readLog();
    unwrap(await revokeKey(await graph.scope(), id));
    await publish("later");
    const end = await stream.next();
    expect(end).toEqual({
      errors: [
        {
          message: "This API key has been revoked.",
          extensions: { code: "UNAUTHENTICATED", cursor: endCursor },
        },
      ],
    });
    expect(await stream.next()).toBe("complete");
  });

  it("when its key loses the scope", async () => {
    const { id, key } = await addKey(["webhooks"]);
    const stream = await openLive({ key });
    unwrap(await updateKey(await graph.scope(), id, { scopes: ["bookings:read"] }));
    expect(codes(await stream.next())).toEqual(["FORBIDDEN"]);
  });

  it("when its key expires", async () => {
    const { key } = await addKey(["webhooks"], graph.clock.now() + 60_000);
    const stream = await openLive({ key });
    graph.clock.advance(1);
    timers.elapse(60_000);
    expect(codes(await stream.next())).toEqual(["UNAUTHENTICATED"]);
  });

  it("when its key gets an earlier expiry", async () => {
    const { id, key } = await addKey(["webhooks"]);
    const stream = await openLive({ key });
    graph.clock.advance(2);
    await graph.database.query("UPDATE api_keys SET expires_at = $2 WHERE id = $1", [
      id,
      new Date(graph.clock.now() - 60_000).toISOString(),
    ]);
    expect(codes(await stream.next())).toEqual(["UNAUTHENTICATED"]);
  });

  async function openSignedIn(): Promise<{ stream: TestStream; userId: string }> {
    const scope = await graph.scope();
    await addUser(scope, "OWNER", "owner@northside.example");
    const userId = await addUser(scope, "OWNER", "streams@northside.example");
    const browser = openBrowser(app.app);
    expect(await browser.signIn("streams@northside.example")).toBe("SignInPayload");
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { cookie, "x-daybook-csrf": "1", "sec-fetch-site": "same-origin" };
    return { stream: await openLive({ key: undefined, headers }), userId };
  }

  it("when its user is removed", async () => {
    const { stream, userId } = await openSignedIn();
    unwrap(await removeUser(await graph.scope(), "OWNER", userId));
    expect(codes(await stream.next())).toEqual(["UNAUTHENTICATED"]);
  });

  it("when its user signs out everywhere", async () => {
    const { stream, userId } = await openSignedIn();
    await deleteUserSessions(graph.database.query, demoId("business", "northside"), userId);
    expect(codes(await stream.next())).toEqual(["UNAUTHENTICATED"]);
  });

  it("when its user gets another role", async () => {
    const { stream, userId } = await openSignedIn();
    unwrap(await changeUser(await graph.scope(), "OWNER", userId, { role: "READER" }));
    expect(codes(await stream.next())).toEqual(["UNAUTHENTICATED"]);
  });

  it("when the role of its user changes and the session stays", async () => {
    const { stream, userId } = await openSignedIn();
    await graph.database.query("UPDATE users SET role = 'READER' WHERE id = $1", [userId]);
    expect(codes(await stream.next())).toEqual(["FORBIDDEN"]);
  });

  it("when the server stops, with its cursor, and does not delay the stop", async () => {
    const stopping = await partnerApp(graph, "stopping", {}, { streams: { timers: createManualTimers() } });
    const { endCursor } = await readLog();
    const idle = await open({ key: stopping.key, variables: { after: endCursor } }, stopping.origin);
    const live = await openLive({ key: stopping.key }, stopping.origin);
    await idle.take(1);
    const stopped = stopping.close();
    const cursor = (await readLog()).endCursor;
    for (const stream of [idle, live]) {
      expect(await stream.next()).toEqual({
        errors: [{ message: expect.any(String), extensions: { code: "SERVER_STOPPING", cursor } }],
      });
      expect(await stream.next()).toBe("complete");
    }
    await stopped;
  });

  it("when it costs more than the allowance", async () => {
    const rateLimits = createRateLimits({ ...RATE_SETTINGS, "key-cost": 100 }, () => 0);
    const limited = await partnerApp(graph, "limited", {}, { rateLimits, streams: { timers } });
    onTestFinished(() => limited.close());
    const { endCursor } = await readLog();
    const stream = await open({ key: limited.key, variables: { after: endCursor } }, limited.origin);
    for (const name of ["a", "b", "c", "d"]) await publish(name);
    const messages = await stream.take(4);
    expect(codes(messages.at(-1)!)).toEqual(["RATE_LIMITED"]);
    expect(messages.at(-1)!.errors![0]!.extensions).toMatchObject({
      limit: "key-cost",
      retryAfterSeconds: expect.any(Number),
      cursor: messages.at(-2)!.data!.events.cursor,
    });
    expect(await stream.next()).toBe("complete");
  });

  it("when its reader is too slow, with the cursor of its last message", async () => {
    const own = createManualTimers();
    const slow = await partnerApp(graph, "slow", {}, { streams: { timers: own } });
    onTestFinished(() => slow.close());
    const { endCursor } = await readLog();
    // Long aliases make messages of 200 kB, which fill the buffers of the socket.
    const aliases = Array.from({ length: 50 }, (_, i) => `${"a".repeat(4_000)}${i}: id`).join(" ");
    const query = `subscription ($after: String) { events(after: $after) { __typename ... on EventEdge { cursor node { ${aliases} } } } }`;
    const count = 300;
    await graph.database.query(
      `INSERT INTO events (business_id, id, type, subject, data, occurred_at)
       SELECT $1, gen_random_uuid(), 'site.published', $1, '{}', now() FROM generate_series(1, ${count})`,
      [demoId("business", "northside")],
    );
    const stream = await open({ key: slow.key, query, variables: { after: endCursor } }, slow.origin);
    stream.response.pause();
    await vi.waitFor(() => expect(own.pendingCount()).toBe(1), { timeout: 10_000 });
    own.elapse(19_999);
    expect(own.pendingCount()).toBe(1);
    own.elapse(1);
    const messages: StreamMessage[] = [];
    for (let message = await stream.next(); message !== "complete"; message = await stream.next())
      messages.push(message);
    expect(messages.length).toBeLessThan(count);
    expect(messages.at(-1)!.errors![0]!.extensions).toEqual({
      code: "READER_TOO_SLOW",
      cursor: messages.at(-2)!.data!.events.cursor,
    });
  });
});

describe("open streams are limited", () => {
  it("for each key, until one is closed", async () => {
    const { key } = await addKey(["webhooks"]);
    const streams = await Promise.all(Array.from({ length: 5 }, () => open({ key })));
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const sixth = await open({ key });
    expect(sixth.status).toBe(429);
    expect(sixth.headers["retry-after"]).toBe("30");
    expect(codes(await sixth.body())).toEqual(["TOO_MANY_STREAMS"]);
    expect((await open()).status).toBe(200);
    streams[0]!.close();
    await vi.waitFor(async () => expect((await open({ key })).status).toBe(200), { timeout: 10_000 });
  });

  it("for the process", async () => {
    const limits = { perCaller: 5, perProcess: 2 };
    const small = await partnerApp(graph, "small", {}, { streams: { timers, limits } });
    onTestFinished(() => small.close());
    await open({ key: small.key }, small.origin);
    await open({ key: app.key }, small.origin);
    const third = await open({ key: small.key }, small.origin);
    expect([third.status, codes(await third.body())]).toEqual([503, ["OVERLOADED"]]);
  });
});
