import { beforeEach, describe, expect, it } from "vitest";
import { auditAfterEach } from "../../testing/audit/audit.ts";
import {
  type TestHoldRequest,
  bookAs,
  holdAs,
  countEqual,
  holdAndBookAs,
} from "../../testing/bookings/callers.ts";
import { openGraph } from "../../testing/graph.ts";
import { testedKind } from "../../testing/database/testDatabase.ts";

const isServer = testedKind === "server";
const MANY = isServer ? 60 : 20;
/** Tuesday. Chloe works from four o'clock. */
const AT_3PM = "2026-11-24T20:00:00.000Z";
const AT_4PM = "2026-11-24T21:00:00.000Z";

const graph = await openGraph();
const scope = await graph.scope();
beforeEach(async () => {
  await graph.reset();
  for (const service of ["coaching", "consultation"])
    await graph.change(service, { locationKinds: ["AT_PROVIDER"] });
});
auditAfterEach(graph);

const runConcurrently = <T>(count: number, work: (visitor: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, visitor) => work(visitor)));

const pair: TestHoldRequest = {
  service: "mobility",
  startsAt: AT_3PM,
  lines: [{ service: "mobility" }, { service: "mobility", member: 1 }],
};
const mixed: TestHoldRequest = {
  service: "mobility",
  startsAt: AT_4PM,
  lines: [{ service: "mobility" }, { service: "body-scan", member: 1 }, { service: "intro-call" }],
};

const findPartialOrders = () =>
  graph.database.query(
    `SELECT o.id FROM orders o WHERE (SELECT count(*) FROM bookings b WHERE b.order_id = o.id)
        <> (SELECT count(*) FROM hold_lines l WHERE l.hold_id = o.hold_id)`,
  );

describe("concurrent parties", () => {
  it("for two rooms leave both to one pair", async () => {
    const answers = countEqual(await runConcurrently(MANY, (visitor) => holdAndBookAs(scope, visitor, pair)));
    expect(answers["BOOKED"]).toBe(1);
    const others = Object.keys(answers).filter(
      (code) => !["BOOKED", "STAFF_BUSY", "RESOURCE_UNAVAILABLE", "RESERVATION_LIMIT"].includes(code),
    );
    expect(others).toEqual([]);
    expect(await graph.database.query("SELECT count(*)::int AS n FROM bookings")).toEqual([{ n: 2 }]);
  });

  it("leave no partial order when they race with single visitors", async () => {
    const singles = ["consultation", "mobility", "body-scan", "coaching", "intro-call"];
    const wanted = (visitor: number): TestHoldRequest => {
      if (visitor % 3 === 0) return { ...mixed, startsAt: visitor % 2 === 0 ? AT_4PM : AT_3PM };
      if (visitor % 3 === 1) return { ...pair, startsAt: visitor % 2 === 0 ? AT_4PM : AT_3PM };
      return { service: singles[visitor % 5]!, startsAt: visitor % 2 === 0 ? AT_4PM : AT_3PM };
    };
    const answers = countEqual(
      await runConcurrently(MANY, (visitor) => holdAndBookAs(scope, visitor, wanted(visitor))),
    );
    expect(answers["BOOKED"]).toBeGreaterThan(0);
    expect(await findPartialOrders()).toEqual([]);
  });

  it("are planned again when a planned unit was taken", async () => {
    const one: TestHoldRequest = {
      service: "consultation",
      startsAt: AT_3PM,
      lines: [{ service: "consultation" }],
    };
    const answers = countEqual(await runConcurrently(3, (visitor) => holdAndBookAs(scope, visitor, one)));
    expect(answers).toEqual({ BOOKED: 3 });
  });
});

it("one-time link is spent once by concurrent requests", async () => {
  const starts = Array.from(
    { length: MANY },
    (_, i) =>
      new Date(Date.parse("2026-11-30T14:00:00Z") + (i % 12) * 15 * 60_000 + Math.floor(i / 12) * 86_400_000),
  );
  const held = await runConcurrently(MANY, (visitor) =>
    holdAs(scope, visitor, {
      service: "intro-call",
      startsAt: starts[visitor]!.toISOString(),
      oneTimeLink: "welcome",
    }),
  );
  const ids = held.flatMap((one) => (one.ok ? [one.value.id] : []));
  expect(ids.length).toBeGreaterThan(MANY / 2);
  const booked = await Promise.all(ids.map((id) => bookAs(scope, id)));
  expect(countEqual(booked.map((one) => (one.ok ? "BOOKED" : one.failure.code)))).toEqual({
    BOOKED: 1,
    SLUG_EXPIRED: ids.length - 1,
  });
});
