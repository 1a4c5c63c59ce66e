import { beforeEach, describe, expect, it } from "vitest";
import { auditAfterEach } from "../../testing/audit/audit.ts";
import { type TestHoldRequest, countEqual, holdAndBookAs } from "../../testing/bookings/callers.ts";
import { openGraph } from "../../testing/graph.ts";
import { testedKind } from "../../testing/database/testDatabase.ts";

const MANY = testedKind === "server" ? 60 : 16;

const graph = await openGraph();
const scope = await graph.scope();
beforeEach(async () => {
  await graph.reset();
  await graph.change("coaching", { locationKinds: ["AT_PROVIDER"] });
  await graph.change("consultation", { locationKinds: ["AT_PROVIDER"], recurrenceMax: 12 });
  await graph.change("mobility", { recurrenceMax: 12 });
});
auditAfterEach(graph);

const holdConcurrently = (work: (visitor: number) => TestHoldRequest) =>
  Promise.all(Array.from({ length: MANY }, (_, visitor) => holdAndBookAs(scope, visitor, work(visitor))));

const listTuesdays = (first: number, count: number, hour = 20) =>
  Array.from({ length: count }, (_, week) =>
    new Date(Date.UTC(2026, 10, 24 + 7 * (first + week), hour)).toISOString(),
  );

const createSeries = (service: string, series: readonly string[]): TestHoldRequest => ({
  service,
  startsAt: series[0]!,
  series,
});

/** A partial series would show. */
const loadOrderSizes = async () =>
  (
    await graph.database.query<{ n: number }>("SELECT count(*)::int AS n FROM bookings GROUP BY order_id")
  ).map((row) => row.n);

describe("concurrent series", () => {
  it("for the same starts of one staff member leave all of them to one visitor", async () => {
    const answers = await holdConcurrently(() => createSeries("coaching", listTuesdays(0, 6, 21)));
    expect(countEqual(answers)).toEqual({ BOOKED: 1, STAFF_BUSY: MANY - 1 });
    expect(await loadOrderSizes()).toEqual([6]);
  });

  it("with overlapping starts are held completely or not at all", async () => {
    const answers = await holdConcurrently((visitor) => {
      const starts = listTuesdays(visitor % 7, 4, 21);
      return createSeries("coaching", visitor % 2 === 0 ? starts : starts.toReversed());
    });
    const booked = countEqual(answers)["BOOKED"]!;
    expect(booked).toBeGreaterThan(0);
    expect(countEqual(answers)).toEqual({ BOOKED: booked, STAFF_BUSY: MANY - booked });
    expect(await loadOrderSizes()).toEqual(Array(booked).fill(4));
  });

  it("with any staff are held once for each staff member", async () => {
    const answers = await holdConcurrently((visitor) =>
      visitor < 3
        ? createSeries("consultation", listTuesdays(0, 3))
        : { service: "consultation", startsAt: "2026-11-23T14:30:00Z" },
    );
    expect(answers.slice(0, 3)).toEqual(["BOOKED", "BOOKED", "BOOKED"]);
  });

  it("with rooms, parties and single visitors do not deadlock", async () => {
    const [at] = listTuesdays(0, 1);
    const holdRequests: readonly TestHoldRequest[] = [
      createSeries("mobility", listTuesdays(0, 4)),
      createSeries("consultation", listTuesdays(0, 4).toReversed()),
      {
        service: "mobility",
        startsAt: at!,
        lines: [{ service: "mobility" }, { service: "mobility", member: 1 }],
      },
      { service: "mobility", startsAt: at!, lines: [{ service: "consultation" }, { service: "mobility" }] },
      { service: "consultation", startsAt: at! },
      // A party's hour lies between.
      createSeries("mobility", [at!, "2026-11-24T20:30:00.000Z", ...listTuesdays(1, 2)]),
    ];
    const answers = await holdConcurrently((visitor) => holdRequests[visitor % holdRequests.length]!);
    expect(countEqual(answers)["BOOKED"]).toBeGreaterThan(1);
    const others = Object.keys(countEqual(answers)).filter(
      (code) => !["BOOKED", "STAFF_BUSY", "RESOURCE_UNAVAILABLE", "RESERVATION_LIMIT"].includes(code),
    );
    expect(others).toEqual([]);
  });
});

it("series of any length runs as many statements as a single booking", async () => {
  await graph.change("coaching", { recurrenceMax: 101, locationKinds: ["AT_PROVIDER"] });
  const holdRequests: readonly TestHoldRequest[] = [
    { service: "coaching", startsAt: listTuesdays(0, 1, 21)[0]! },
    createSeries("coaching", listTuesdays(1, 2, 21)),
    createSeries("coaching", listTuesdays(3, 101, 22)),
  ];
  const counts: number[] = [];
  for (const [visitor, holdRequest] of holdRequests.entries()) {
    const sent = await graph.statementsOf(async () =>
      expect(await holdAndBookAs(scope, visitor, holdRequest)).toBe("BOOKED"),
    );
    counts.push(sent.length);
  }
  expect(new Set(counts).size).toBe(1);
  expect(await loadOrderSizes()).toEqual(expect.arrayContaining([1, 2, 101]));
});
