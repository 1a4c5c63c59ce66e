import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_ORDER_LIMITS } from "../../modules/bookings/rules/orderLimits.ts";
import { clearCachedReads } from "../../platform/database/cachedReads.ts";
import { openGraph } from "../../testing/graph.ts";
import { type Agent, connectAgent } from "../../testing/identity/mcpClient.ts";
import { partnerApp } from "../../testing/servers/partnerApp.ts";

const graph = await openGraph({ isReset: true });
let origin = "";
const orderLimits = { ...DEFAULT_ORDER_LIMITS, freeOrdersPerHour: 2 };
const app = await partnerApp(
  graph,
  "agents",
  { serverOrigin: () => origin, orderLimits },
  { trustProxy: true },
);
origin = app.origin;
const agent = await connectAgent(origin);
// The reset runs no triggers, which would clear these.
beforeEach(() => clearCachedReads(graph.database.prisma));
afterAll(async () => {
  await agent.close();
  await app.close();
});

interface Time {
  readonly instant: string;
  readonly local: string;
}

interface Hold {
  readonly hold: string;
  readonly startsAt: Time;
  readonly canBookHere: boolean;
  readonly continueUrl: string;
}

interface Booked {
  readonly status: string;
  readonly reference: string | null;
  readonly reason: string | null;
  readonly continueUrl: string | null;
  readonly bookings: readonly {
    readonly booking: string;
    readonly url: string;
    readonly status: string;
    readonly startsAt: Time;
  }[];
}

interface Times {
  readonly timeZone: string;
  readonly isTruncated: boolean;
  readonly days: readonly { readonly date: string; readonly times: readonly Time[] }[];
}

const MONDAY = "2026-11-30";
const NOON = "2026-11-30T17:00:00.000Z";
const details = {
  firstName: "Noor",
  lastName: "Haddad",
  email: "noor@example.com",
  phone: "+12125550188",
  consent: true,
  locationKind: "ONLINE",
};

const hold = (by: Agent, args: object = {}) =>
  by.ask<Hold>("hold_time", { service: "consultation", startsAt: NOON, ...args });
const book = (by: Agent, held: Hold, args: object = {}) =>
  by.call<Booked>("book", { hold: held.hold, ...details, ...args });

describe("tools of a visitor", () => {
  it("are listed with schemas and hints", async () => {
    const { tools } = await agent.client.listTools();
    expect(
      tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint, annotations?.destructiveHint]),
    ).toEqual([
      ["find_services", true, undefined],
      ["find_times", true, undefined],
      ["hold_time", false, false],
      ["book", false, false],
      ["find_booking", true, undefined],
      ["move_booking", false, true],
      ["cancel_booking", false, true],
    ]);
    for (const { inputSchema, outputSchema, description } of tools) {
      expect(inputSchema.type).toBe("object");
      expect(outputSchema?.type).toBe("object");
      expect(description).toBeTruthy();
    }
    expect(agent.client.getInstructions()).toContain("Northside Studio");
  });

  it("carry a whole visit: find, hold, book, find, move and cancel", async () => {
    const timeZone = "Europe/Berlin";
    const { services } = await agent.ask<{ services: { service: string; canBookHere: boolean }[] }>(
      "find_services",
    );
    expect(services.find(({ service }) => service === "consultation")).toMatchObject({ canBookHere: true });
    const times = await agent.ask<Times>("find_times", {
      service: "consultation",
      from: MONDAY,
      to: MONDAY,
      timeZone,
    });
    expect(times.timeZone).toBe(timeZone);
    expect(times.days).toHaveLength(1);
    expect(times.days[0]!.times).toContainEqual({ instant: NOON, local: "18:00" });

    const held = await hold(agent, { timeZone });
    expect(held).toMatchObject({
      startsAt: { instant: NOON, local: "Monday, November 30, 2026, 18:00 (UTC+1)" },
      canBookHere: true,
    });
    const { output } = await book(agent, held, { timeZone, notes: "By the door" });
    expect(output).toMatchObject({ status: "BOOKED", continueUrl: null });
    const [booking] = output!.bookings;
    expect(booking!.url).toBe(`${origin}/widget/booking/${booking!.booking}`);

    const found = await agent.ask("find_booking", { booking: `${booking!.url}?booked` });
    expect(found).toMatchObject({ status: "CONFIRMED", reference: output!.reference });
    // Without a zone, times are in the business's.
    expect(found).toMatchObject({ startsAt: { local: "Monday, November 30, 2026, 12:00 (UTC-5)" } });

    const startsAt = "2026-12-01T19:00:00+01:00";
    const moved = await agent.ask("move_booking", { booking: booking!.booking, startsAt });
    expect(moved).toMatchObject({ startsAt: { instant: "2026-12-01T18:00:00.000Z" }, status: "CONFIRMED" });
    const cancelled = await agent.ask("cancel_booking", { booking: booking!.url, reason: "Ill" });
    expect(cancelled).toMatchObject({ status: "CANCELLED", cancel: { isAllowed: false } });
  });

  it("return one order for a repeated `book`", async () => {
    const held = await hold(agent);
    const first = await book(agent, held);
    const second = await book(agent, held);
    expect(second.output?.reference).toBe(first.output?.reference);
    expect((await book(agent, held, { lastName: "Other" })).failure).toMatchObject({
      code: "IDEMPOTENCY_CONFLICT",
    });
    expect(await graph.database.query("SELECT count(*)::int AS count FROM bookings")).toEqual([{ count: 1 }]);
  });

  it("release the former hold of a visitor", async () => {
    const staff = "amara";
    const held = await hold(agent, { staff });
    const busy = await agent.call("hold_time", { service: "consultation", startsAt: NOON, staff });
    expect(busy.failure).toMatchObject({ code: "STAFF_BUSY" });
    expect(busy.failure!.starts!.length).toBeGreaterThan(0);
    expect(busy.text).toMatch(/^STAFF_BUSY: /);
    const again = await hold(agent, { staff, replaces: held.hold });
    expect((await book(agent, held)).failure).toMatchObject({ code: "HOLD_EXPIRED" });
    expect((await book(agent, again)).output).toMatchObject({ status: "BOOKED" });
  });
});

describe("a booking that an agent cannot finish", () => {
  it.each([
    ["physio", "PAYMENT", "2026-11-30T15:00:00.000Z"],
    ["consultation", "FORM", NOON],
  ])("of %s continues in the browser: %s", async (service, reason, startsAt) => {
    if (reason === "FORM") await graph.ask("consultation", "intake");
    const held = await hold(agent, { service, startsAt, timeZone: "Europe/Berlin", staff: "amara" });
    expect(held.canBookHere).toBe(false);
    const { output } = await book(agent, held, { timeZone: "Europe/Berlin" });
    expect(output).toMatchObject({ status: "CONTINUE_IN_BROWSER", reason, reference: null, bookings: [] });
    const url = new URL(output!.continueUrl!);
    expect(output!.continueUrl).toBe(held.continueUrl);
    expect(`${url.origin}${url.pathname}`).toBe(`${origin}/widget/appointment/service/${service}`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      date: MONDAY,
      at: startsAt,
      timezone: "Europe/Berlin",
      staff: "amara",
    });
    expect(url.hash).toMatch(/^#visitor=[\w-]{22}$/);
    // The token of the hold opens it, so it is in no address.
    expect(url.href).not.toContain(held.hold.split(".")[0]);
    expect(await graph.database.query("SELECT 1 FROM bookings")).toEqual([]);
  });

  it("continues in the browser above the free orders of an address", async () => {
    const many = await connectAgent(origin, { address: "198.51.100.7" });
    const statuses = [];
    for (const hour of [14, 15, 16]) {
      const held = await hold(many, { startsAt: `2026-11-30T${hour}:00:00Z` });
      const { output } = await book(many, held, { email: `n${hour}@example.com` });
      statuses.push([output!.status, output!.reason]);
      if (output!.reason !== null) expect(output!.continueUrl).toBe(held.continueUrl);
    }
    expect(statuses).toEqual([
      ["BOOKED", null],
      ["BOOKED", null],
      ["CONTINUE_IN_BROWSER", "PROOF_REQUIRED"],
    ]);
    await many.close();
  });

  it("leaves its hold to the visitor's browser", async () => {
    const staff = "amara";
    const held = await hold(agent, { staff });
    const visitor = new URL(held.continueUrl).hash.replace("#visitor=", "");
    const { holdSlot } = await graph.data<{ holdSlot: { __typename: string } }>(
      `mutation ($input: HoldSlotInput!) { holdSlot(input: $input) { __typename } }`,
      { input: { service: "consultation", startsAt: NOON, staff, visitor, idempotencyKey: "browser-0001" } },
    );
    expect(holdSlot.__typename).toMatch(/^HoldSlot/);
    expect((await book(agent, held)).failure).toMatchObject({ code: "HOLD_EXPIRED" });
  });
});

describe("failures", () => {
  it.each<[string, string, object, string]>([
    ["an unknown service", "find_times", { service: "nothing" }, "NOT_FOUND"],
    [
      "an unknown time zone",
      "find_times",
      { service: "consultation", timeZone: "Mars/Base" },
      "INVALID_INPUT",
    ],
    ["a wrong type", "find_times", { service: 7 }, "INVALID_INPUT"],
    ["an invalid date", "find_times", { service: "consultation", from: "tomorrow" }, "INVALID_INPUT"],
    [
      "a time in the past",
      "hold_time",
      { service: "consultation", startsAt: "2020-01-01T10:00:00Z" },
      "SLOT_UNAVAILABLE",
    ],
    [
      "no hold",
      "book",
      { hold: "nothing", firstName: "A", lastName: "B", email: "a@example.com" },
      "NOT_FOUND",
    ],
    [
      "an altered hold",
      "book",
      { hold: `${"A".repeat(43)}.${"v".repeat(22)}.consultation.1.1.`, ...details },
      "INVALID_INPUT",
    ],
    ["an unknown key", "find_booking", { booking: "nothing" }, "BOOKING_NOT_FOUND"],
    ["an unknown key to move", "move_booking", { booking: "nothing", startsAt: NOON }, "BOOKING_NOT_FOUND"],
    [
      "an unknown key to cancel",
      "cancel_booking",
      { booking: `${"https://x.test"}/widget/booking/k` },
      "BOOKING_NOT_FOUND",
    ],
  ])("are tool results with a code: %s", async (_name, tool, args, code) => {
    const { output, failure, text } = await agent.call(tool, args);
    expect(output).toBeUndefined();
    expect(failure).toMatchObject({ code });
    expect(text).toMatch(new RegExp(`^${code}: .+`));
    expect(text).not.toMatch(/\n\s+at |Error:/);
  });

  it("name the details that are missing", async () => {
    const held = await hold(agent);
    const { failure } = await book(agent, held, { email: "nothing", consent: false });
    expect(failure).toMatchObject({ code: "INVALID_INPUT" });
    expect(failure!.issues!.map(({ path }) => path.join("."))).toEqual(
      expect.arrayContaining(["contact.email", "consent"]),
    );
  });

  it("reject a tool of owners", async () => {
    await expect(agent.client.callTool({ name: "todays_bookings", arguments: {} })).rejects.toThrow(
      "no such tool",
    );
  });
});
