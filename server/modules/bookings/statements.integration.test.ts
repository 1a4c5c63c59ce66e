import { beforeEach, describe, expect, it } from "vitest";
import { demoId } from "../../../prisma/demo/ids.ts";
import { bookAs, holdAs, type TestHoldRequest } from "../../testing/bookings/callers.ts";
import { openGraph } from "../../testing/graph.ts";
import { visitorToken } from "../../testing/bookings/visit.ts";
import { holdSlot } from "./holdSlot.ts";
import { createHoldToken } from "./keys/holdTokens.ts";
import { releaseHold } from "./releaseHold.ts";

/** Maximum number of round trips, including BEGIN and COMMIT. */
const MAX_STATEMENTS = 8;

const MENU: readonly TestHoldRequest[] = [
  { service: "consultation", startsAt: "2026-11-24T20:00:00Z" },
  { service: "couples-assessment", startsAt: "2026-11-24T18:30:00Z" },
  { service: "massage", startsAt: "2026-11-24T15:00:00Z" },
  { service: "yoga-class", startsAt: "2026-11-24T12:00:00Z", seats: 4 },
  { service: "nutrition", startsAt: "2026-11-24T22:00:00Z" },
  { service: "home-visit", startsAt: "2026-11-25T19:00:00Z" },
];

const graph = await openGraph();
const scope = await graph.scope();
beforeEach(async () => {
  await graph.reset();
  await graph.change("massage", { paymentRule: "NONE" });
  for (const service of ["consultation", "nutrition"])
    await graph.change(service, { locationKinds: ["AT_PROVIDER"] });
});

const target = ({ service, startsAt, seats = 1 }: TestHoldRequest) => ({
  target: {
    serviceId: demoId("service", service),
    providerId: null,
    staffId: null,
    startsAt: Date.parse(startsAt) / 60_000,
  },
  seats,
  clientAddress: "192.0.2.1",
});

it.each(MENU)(
  "$service is held, booked and released in a constant number of statements",
  async (holdRequest) => {
    let id = "";
    const held = await graph.statementsOf(async () => {
      const outcome = await holdSlot(scope, {
        ...target(holdRequest),
        visitor: visitorToken(1),
        idempotencyKey: "hold-key-1",
      });
      expect(outcome.ok).toBe(true);
      if (outcome.ok) id = outcome.value.id;
    });
    expect(held).toHaveLength(4);
    expect(held.filter((text) => text === "BEGIN" || text === "COMMIT")).toHaveLength(2);
    const booked = await graph.statementsOf(async () =>
      expect(await bookAs(scope, id)).toMatchObject({ ok: true }),
    );
    // Two of them write notifications.
    expect(booked).toHaveLength(7);
    const again = await graph.statementsOf(() => bookAs(scope, id));
    expect(again.length).toBeLessThanOrEqual(MAX_STATEMENTS);
    const released = await graph.statementsOf(() =>
      releaseHold(scope, createHoldToken(scope.signer, scope.business.id, id)),
    );
    expect(released).toHaveLength(4);
  },
);

it("a failure runs no further statement", async () => {
  const holdRequest = { service: "coaching", startsAt: "2026-11-24T12:00:00Z" };
  await holdAs(scope, 1, holdRequest);
  const statements = await graph.statementsOf(async () =>
    expect(await holdAs(scope, 2, holdRequest)).toMatchObject({ failure: { code: "STAFF_BUSY" } }),
  );
  expect(statements.length).toBeLessThanOrEqual(4);
});

describe("many expired holds", () => {
  it("are ended by the next hold without a further statement", async () => {
    const starts = Array.from(
      { length: 50 },
      (_, n) => new Date(Date.UTC(2026, 10, 24 + 7 * Math.floor(n / 8), 12, 30 * (n % 8))),
    );
    let taken = 0;
    for (const [visitor, at] of starts.entries()) {
      const outcome = await holdAs(scope, visitor, { service: "coaching", startsAt: at.toISOString() });
      if (outcome.ok) taken += 1;
    }
    expect(taken).toBeGreaterThan(20);
    graph.clock.advance(10);
    const held = await graph.statementsOf(() =>
      holdAs(scope, 99, { service: "coaching", startsAt: "2026-11-24T12:00:00Z" }),
    );
    expect(held).toHaveLength(4);
    expect(await graph.database.query("SELECT count(*) AS n FROM holds WHERE state = 'LIVE'")).toEqual([
      { n: 1 },
    ]);
  });
});
