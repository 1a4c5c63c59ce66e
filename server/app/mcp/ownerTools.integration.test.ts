import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { addApiKey } from "../../modules/access/apiKeys.ts";
import { openGraph } from "../../testing/graph.ts";
import { type Agent, connectAgent } from "../../testing/identity/mcpClient.ts";
import { OTHER } from "../../testing/businesses/otherBusiness.ts";
import { partnerApp } from "../../testing/servers/partnerApp.ts";
import { details, holdAndGetToken, book } from "../../testing/bookings/visit.ts";

const graph = await openGraph({ isReset: true, hasOther: true });
let origin = "";
const app = await partnerApp(graph, "agents", { serverOrigin: () => origin });
origin = app.origin;
const createKey = async (name: string, scopes?: Parameters<typeof addApiKey>[1] & object) =>
  (await addApiKey(await graph.scope(), scopes ?? name)).secret;
const owner = await connectAgent(origin, { key: app.key });
const second = await connectAgent(origin, { key: await createKey("second") });
const foreignKey = (await addApiKey(await graph.scope({ host: OTHER.host }), "foreign")).secret;
const foreign = await connectAgent(origin, { key: foreignKey });
afterAll(async () => {
  await Promise.all([owner, second, foreign].map((agent) => agent.close()));
  await app.close();
});

const STARTS_AT = "2026-11-23T15:00:00.000Z";
const LATER = "2026-11-24T15:00:00.000Z";

interface Confirmed {
  readonly status: "CONFIRMATION_REQUIRED" | "DONE";
  readonly summary: string;
  readonly confirmationToken: string | null;
  readonly result: { readonly status?: string; readonly startsAt: { readonly instant: string } } | null;
}

interface Listed {
  readonly date: string;
  readonly bookings: readonly {
    readonly booking: string;
    readonly customer: { readonly name: string; readonly email: string | null };
    readonly startsAt: { readonly instant: string; readonly local: string };
  }[];
}

const list = (agent: Agent, date = "2026-11-23") => agent.ask<Listed>("todays_bookings", { date });
const countRows = async (table: string) =>
  (await graph.database.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`))[0]!.count;

let booking = "";
beforeEach(async () => {
  const token = await holdAndGetToken(graph, {
    service: "consultation",
    startsAt: STARTS_AT,
    staff: "amara",
  });
  await book(graph, token, { ...details, locationKind: "ONLINE", consent: true });
  booking = (await list(owner)).bookings[0]!.booking;
});

describe("tools of an owner", () => {
  it("are listed by the permissions of the key", async () => {
    const listNames = async ({ client }: Agent) => (await client.listTools()).tools.map(({ name }) => name);
    expect(await listNames(owner)).toEqual([
      "find_services",
      "todays_bookings",
      "availability",
      "block_time",
      "move_booking",
      "cancel_booking",
    ]);
    const key = await createKey("reader", { name: "reader", scopes: ["bookings:read"], expiresAt: null });
    const reader = await connectAgent(origin, { key });
    expect(await listNames(reader)).toEqual(["find_services", "todays_bookings", "availability"]);
    const { bookings } = await list(reader);
    expect(bookings[0]!.customer).toMatchObject({ email: null });
    await expect(reader.client.callTool({ name: "cancel_booking", arguments: { booking } })).rejects.toThrow(
      "no such tool",
    );
    await reader.close();
  });

  it("show the bookings of a date and why a time is not offered", async () => {
    const { bookings } = await list(owner);
    expect(bookings).toHaveLength(1);
    expect(bookings[0]).toMatchObject({
      startsAt: { instant: STARTS_AT, local: "Monday, November 23, 2026, 10:00 (UTC-5)" },
      customer: { email: details.contact.email },
    });
    expect(await list(owner, "2026-11-24")).toMatchObject({ bookings: [] });
    const args = { service: "consultation", from: "2026-11-23", to: "2026-11-23", staff: "amara" };
    const free = await owner.ask("availability", { ...args, at: STARTS_AT });
    expect(free).toMatchObject({ timeZone: "America/New_York", explanation: { isOffered: false } });
  });

  it("see and change only the business of the key", async () => {
    expect(await list(foreign)).toMatchObject({ bookings: [] });
    const { failure } = await foreign.call("cancel_booking", { booking });
    expect(failure).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("a change of an owner", () => {
  it("is described by the first call and made by the second one", async () => {
    const args = { booking, startsAt: LATER };
    const preview = await owner.ask<Confirmed>("move_booking", args);
    expect(preview).toMatchObject({
      status: "CONFIRMATION_REQUIRED",
      result: { startsAt: { instant: STARTS_AT } },
    });
    expect(preview.summary).toContain("Tuesday, November 24, 2026, 10:00 (UTC-5)");
    expect(await list(owner)).toMatchObject({ bookings: [{ booking }] });
    const { confirmationToken } = preview;
    const done = await owner.ask<Confirmed>("move_booking", { ...args, confirmationToken });
    expect(done).toMatchObject({ status: "DONE", result: { startsAt: { instant: LATER } } });
    expect(await list(owner)).toMatchObject({ bookings: [] });

    const cancellation = await owner.ask<Confirmed>("cancel_booking", { booking, reason: "Closed" });
    const cancelled = await owner.ask<Confirmed>("cancel_booking", {
      booking,
      reason: "Closed",
      confirmationToken: cancellation.confirmationToken,
    });
    expect(cancelled).toMatchObject({ status: "DONE", result: { status: "CANCELLED" } });
    const again = await owner.call("cancel_booking", { booking, reason: "Closed" });
    expect(again.failure).toMatchObject({ code: "STATUS_CONFLICT" });
  });

  it("names the bookings that a block keeps", async () => {
    const args = { staff: ["amara"], startsAt: "2026-11-23T14:00:00Z", endsAt: "2026-11-23T17:00:00Z" };
    const preview = await owner.ask<Confirmed>("block_time", args);
    expect(preview.summary).toMatch(
      /^This blocks Amara Osei from .* 1 booking in this time stays: Consultation of /,
    );
    expect(await countRows("blocks")).toBe(0);
    const { confirmationToken } = preview;
    const done = await owner.ask<Confirmed>("block_time", { ...args, confirmationToken });
    expect(done).toMatchObject({ status: "DONE", result: { overlappingBookings: 1 } });
    const times = await owner.ask<{ days: object[] }>("availability", {
      service: "consultation",
      from: "2026-11-23",
      to: "2026-11-23",
      staff: "amara",
    });
    expect(JSON.stringify(times.days)).not.toContain("2026-11-23T16:00:00.000Z");
  });

  it("is made once by a token that is used again", async () => {
    const args = { staff: ["bruno"], startsAt: "2026-11-25T14:00:00Z", endsAt: "2026-11-25T17:00:00Z" };
    const { confirmationToken } = await owner.ask<Confirmed>("block_time", args);
    const first = await owner.ask<Confirmed>("block_time", { ...args, confirmationToken });
    expect(await owner.ask("block_time", { ...args, confirmationToken })).toEqual(first);
    expect(await countRows("blocks")).toBe(1);

    const move = { booking, startsAt: LATER };
    const moving = await owner.ask<Confirmed>("move_booking", move);
    await owner.ask("move_booking", { ...move, confirmationToken: moving.confirmationToken });
    const back = { booking, startsAt: STARTS_AT };
    const returning = await owner.ask<Confirmed>("move_booking", back);
    await owner.ask("move_booking", { ...back, confirmationToken: returning.confirmationToken });
    const repeated = await owner.ask("move_booking", {
      ...move,
      confirmationToken: moving.confirmationToken,
    });
    expect(repeated).toMatchObject({ result: { startsAt: { instant: STARTS_AT } } });
  });

  it("is rejected with an expired token", async () => {
    const { confirmationToken } = await owner.ask<Confirmed>("cancel_booking", { booking });
    graph.clock.advance(5);
    const { failure } = await owner.call("cancel_booking", { booking, confirmationToken });
    expect(failure).toMatchObject({ code: "CONFIRMATION_EXPIRED" });
    expect((await list(owner)).bookings).toMatchObject([{ status: "CONFIRMED" }]);
  });

  it("is rejected with the token of another action or caller", async () => {
    const { confirmationToken } = await owner.ask<Confirmed>("cancel_booking", { booking });
    const token = confirmationToken!;
    const altered = `${token.startsWith("A") ? "B" : "A"}${token.slice(1)}`;
    const attempts: readonly [Agent, string, object][] = [
      [owner, "cancel_booking", { booking, confirmationToken: altered }],
      [owner, "cancel_booking", { booking, confirmationToken: "nothing" }],
      [owner, "cancel_booking", { booking, scope: "ORDER", confirmationToken: token }],
      [owner, "cancel_booking", { booking, reason: "other", confirmationToken: token }],
      [owner, "move_booking", { booking, startsAt: LATER, confirmationToken: token }],
      [second, "cancel_booking", { booking, confirmationToken: token }],
      [foreign, "cancel_booking", { booking, confirmationToken: token }],
    ];
    for (const [agent, name, args] of attempts) {
      const { failure } = await agent.call(name, args);
      expect(failure).toMatchObject({ code: "CONFIRMATION_INVALID" });
    }
    expect((await list(owner)).bookings).toMatchObject([{ booking, status: "CONFIRMED" }]);
  });

  it("is rejected by the first call when it is impossible", async () => {
    const attempts: readonly [string, object, string][] = [
      ["move_booking", { booking: "nothing", startsAt: LATER }, "NOT_FOUND"],
      ["block_time", { staff: ["nobody"], startsAt: STARTS_AT, endsAt: LATER }, "INVALID_INPUT"],
      ["block_time", { staff: ["amara"], startsAt: LATER, endsAt: STARTS_AT }, "INVALID_INPUT"],
      ["block_time", { staff: [], startsAt: STARTS_AT, endsAt: LATER }, "INVALID_INPUT"],
    ];
    for (const [name, args, code] of attempts)
      expect((await owner.call(name, args)).failure).toMatchObject({ code });
  });
});
