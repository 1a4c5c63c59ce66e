import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type DaybookClient,
  type HoldAndBookOptions,
  createClient,
  documents,
  holdAndBook,
  readEvents,
} from "../../../client/sdk/index.ts";
import { openGraph } from "../graph.ts";
import { type PartnerApp, partnerApp } from "../servers/partnerApp.ts";
import { type CuttingProxy, openCuttingProxy } from "./cuttingProxy.ts";

const graph = await openGraph({ isReset: true });
let app: PartnerApp;
let proxy: CuttingProxy;
let client: DaybookClient;
let cutClient: DaybookClient;
beforeAll(async () => {
  app = await partnerApp(graph, "sdk");
  proxy = await openCuttingProxy(app.origin);
  client = createClient({ endpoint: `${app.origin}/graphql`, key: app.key, retryDelayMs: 1 });
  cutClient = createClient({ endpoint: `${proxy.origin}/graphql`, key: app.key, retryDelayMs: 1 });
});
afterAll(async () => {
  await proxy.close();
  await app.close();
});
beforeEach(() => {
  proxy.operations.length = 0;
});

const DATE = "2026-11-30";
const BOOKING: HoldAndBookOptions["booking"] = {
  contact: { firstName: "Noor", lastName: "Haddad", email: "noor@example.com" },
  consent: true,
  locationKind: "ONLINE",
  timeZone: "Europe/Berlin",
  locale: "en",
};

const createRequest = (name: string, more: Partial<HoldAndBookOptions> = {}): HoldAndBookOptions => ({
  idempotencyKey: `order-of-the-sdk-${name}`,
  service: "consultation",
  from: DATE,
  to: DATE,
  chooseStart: ([first]) => first,
  booking: BOOKING,
  ...more,
});

async function countBookings(): Promise<number> {
  const [row] = await graph.database.query<{ count: number }>("SELECT count(*)::int AS count FROM bookings");
  return row!.count;
}

async function findStarts(staff: string): Promise<readonly string[]> {
  const variables = { service: "consultation", from: DATE, to: DATE, timeZone: "Europe/Berlin", staff };
  const { business } = await client.request(documents.Availability, variables);
  return business!.service!.availability!.days.flatMap(({ starts }) => starts);
}

describe("holdAndBook", () => {
  it("books once when the responses of the hold and the booking are lost", async () => {
    proxy.cutNext("HoldSlot");
    proxy.cutNext("Book");
    const result = await holdAndBook(cutClient, createRequest("cut"));
    expect(result.__typename).toBe("BookPayload");
    expect(proxy.operations).toEqual(["Availability", "HoldSlot", "HoldSlot", "Book", "Book"]);
    expect(await countBookings()).toBe(1);
  });

  it("returns the same booking to a second call with the key and the start", async () => {
    const starts: string[] = [];
    const first = await holdAndBook(
      client,
      createRequest("twice", { onHold: ({ startsAt }) => void starts.push(startsAt) }),
    );
    const second = await holdAndBook(client, createRequest("twice", { startsAt: starts[0] }));
    if (first.__typename !== "BookPayload" || second.__typename !== "BookPayload")
      throw new Error(`${first.__typename} and ${second.__typename}`);
    expect(second.reference).toBe(first.reference);
    expect(await countBookings()).toBe(1);
  });

  it("never books twice when a second call with the key selects another start", async () => {
    await holdAndBook(client, createRequest("other"));
    const second = await holdAndBook(client, createRequest("other"));
    expect(second).toMatchObject({ __typename: "IdempotencyConflict", code: "IDEMPOTENCY_CONFLICT" });
    expect(await countBookings()).toBe(1);
  });

  it("books the next start when the slot was taken", async () => {
    const [start] = await findStarts("amara");
    const wanted = { staff: "amara", startsAt: start! };
    const taking = await holdAndBook(client, createRequest("first", wanted));
    expect(taking.__typename).toBe("BookPayload");
    const chosen: (readonly string[])[] = [];
    const result = await holdAndBook(
      client,
      createRequest("next", {
        ...wanted,
        chooseStart: (offered, taken) => {
          chosen.push(taken);
          return offered[0];
        },
      }),
    );
    if (result.__typename !== "BookPayload") throw new Error(result.code);
    expect(chosen).toEqual([[start]]);
    expect(result.bookings[0]!.startsAt).not.toBe(start);
    expect(await countBookings()).toBe(2);
  });

  it("returns the failure of a detail, and books the corrected input under the same key", async () => {
    const [startsAt] = await findStarts("amara");
    const wrong = { ...BOOKING, contact: { ...BOOKING.contact, email: "nowhere" } };
    const failed = await holdAndBook(client, createRequest("wrong", { startsAt, booking: wrong }));
    expect(failed).toMatchObject({ __typename: "InvalidInput", issues: [{ path: ["contact", "email"] }] });
    const corrected = await holdAndBook(client, createRequest("wrong", { startsAt }));
    expect(corrected.__typename).toBe("BookPayload");
  });

  it("makes the hold of a crashed call again when it has expired, and books once", async () => {
    const [startsAt] = await findStarts("amara");
    const crash = () => {
      throw new Error("crash");
    };
    await expect(holdAndBook(client, createRequest("crashed", { startsAt, onHold: crash }))).rejects.toThrow(
      "crash",
    );
    graph.clock.advance(11);
    const results = [
      await holdAndBook(client, createRequest("crashed", { startsAt })),
      await holdAndBook(client, createRequest("crashed", { startsAt })),
    ];
    const references = results.map((result) =>
      result.__typename === "BookPayload" ? result.reference : result,
    );
    expect(references[1]).toEqual(references[0]);
    expect(await countBookings()).toBe(1);
  });

  it("returns NoStartChosen when the rule selects none", async () => {
    const result = await holdAndBook(client, createRequest("none", { chooseStart: () => null }));
    expect(result).toMatchObject({ __typename: "NoStartChosen", taken: [] });
    expect(await countBookings()).toBe(0);
  });
});

describe("errors", () => {
  it("throws UNAUTHENTICATED for an unknown key, without a retry", async () => {
    const unknown = createClient({
      endpoint: `${proxy.origin}/graphql`,
      key: "dbk_unknown",
      retryDelayMs: 1,
    });
    await expect(unknown.request(documents.Bookings, {})).rejects.toMatchObject({
      name: "DaybookError",
      code: "UNAUTHENTICATED",
      status: 401,
    });
    expect(proxy.operations).toEqual(["Bookings"]);
  });

  it("names the path of a field that a visitor may not read", async () => {
    const visitor = createClient({ endpoint: `${app.origin}/graphql` });
    await expect(visitor.request(documents.Bookings, {})).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
      path: ["business", "bookings"],
    });
  });

  it("sends a mutation without an idempotency key once", async () => {
    proxy.cutNext("CancelBooking");
    const input = { booking: { accessKey: "unknown" } };
    await expect(cutClient.request(documents.CancelBooking, { input })).rejects.toMatchObject({
      code: "NETWORK_ERROR",
    });
    expect(proxy.operations).toEqual(["CancelBooking"]);
  });
});

describe("readEvents", () => {
  async function readUntil(type: string, options: Parameters<typeof readEvents>[1]) {
    const read = [];
    for await (const one of readEvents(client, { signal: AbortSignal.timeout(20_000), ...options })) {
      read.push(one);
      if (one.event.type === type) break;
    }
    return read;
  }

  it.each(["stream", "poll"] as const)("continues after a cursor by %s", async (transport) => {
    const booked = await holdAndBook(client, createRequest(`events-${transport}`));
    if (booked.__typename !== "BookPayload") throw new Error(booked.code);
    const all = await readUntil("booking.created", { transport });
    const accessKey = booked.bookings[0]!.accessKey!;
    await client.request(documents.CancelBooking, { input: { booking: { accessKey } } });
    const rest = await readUntil("booking.cancelled", { transport, after: all.at(-1)!.cursor });
    const ids = new Set([...all, ...rest].map(({ event }) => event.id));
    expect(ids.size).toBe(all.length + rest.length);
    expect(rest.at(-1)!.event.type).toBe("booking.cancelled");
  });

  it("polls when the stream is not served", async () => {
    await holdAndBook(client, createRequest("fallback"));
    const withoutStream: typeof fetch = (url, init) =>
      String(url).endsWith("/stream")
        ? Promise.resolve(new Response("not found", { status: 404 }))
        : fetch(url, init);
    const polling = createClient({ endpoint: `${app.origin}/graphql`, key: app.key, fetch: withoutStream });
    const events = readEvents(polling, { signal: AbortSignal.timeout(20_000), types: ["booking.created"] });
    expect((await events.next()).value).toMatchObject({ event: { type: "booking.created" } });
    await events.return();
  });

  it("continues after the last cursor when the server has restarted", async () => {
    await holdAndBook(client, createRequest("restart"));
    const first = await partnerApp(graph, "sdk before");
    let current = first;
    const moving: typeof fetch = (url, init) =>
      fetch(String(url).replace("http://server", current.origin), init);
    const options = { endpoint: "http://server/graphql", key: app.key, fetch: moving };
    const reconnects: string[] = [];
    const events = readEvents(createClient(options), {
      types: ["booking.created", "booking.cancelled"],
      transport: "stream",
      signal: AbortSignal.timeout(20_000),
      onReconnect: ({ code }) => reconnects.push(code),
    });
    const before = await events.next();
    const waiting = events.next();
    current = await partnerApp(graph, "sdk after");
    await first.close();
    await holdAndBook(client, createRequest("restarted"));
    const after = await waiting;
    await events.return();
    await current.close();
    expect([before.value, after.value]).toMatchObject([
      { event: { type: "booking.created" } },
      { event: { type: "booking.created" } },
    ]);
    expect(after.value!.cursor).not.toBe(before.value!.cursor);
    expect(reconnects).not.toEqual([]);
  });

  it("throws the failure of an invented cursor", async () => {
    const events = readEvents(client, { after: "invented" });
    await expect(events.next()).rejects.toMatchObject({ code: "INVALID_INPUT" });
  });
});
