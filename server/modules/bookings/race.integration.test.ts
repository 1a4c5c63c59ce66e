import type { FailureWith } from "../../shared/failures/failure.ts";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { demoId } from "../../../prisma/demo/ids.ts";
import { audit, auditAfterEach } from "../../testing/audit/audit.ts";
import { bookAs, holdAs, countEqual, holdAndBookAs } from "../../testing/bookings/callers.ts";
import { isFullDepth } from "../../testing/depth.ts";
import { openGraph } from "../../testing/graph.ts";
import { testedKind } from "../../testing/database/testDatabase.ts";
import { createHoldToken } from "./keys/holdTokens.ts";
import { releaseHold } from "./releaseHold.ts";
import { unwrap } from "../../testing/unwrap.ts";

const isServer = testedKind === "server";
const ROUNDS = isServer && isFullDepth ? 15 : 4;
const TUESDAY_1500 = "2026-11-24T20:00:00.000Z";

const graph = await openGraph();
const { prisma } = graph.database;
const businessId = (await graph.scope()).business.id;
// Rooms are the limit.
await prisma.serviceStaff.create({
  data: { businessId, serviceId: demoId("service", "massage"), staffId: demoId("staff", "daniel") },
});
const scope = await graph.scope();
beforeEach(async () => {
  await resetBookings();
});
auditAfterEach(graph);

async function resetBookings(): Promise<void> {
  await graph.reset();
  for (const service of ["coaching", "nutrition", "consultation"])
    await graph.change(service, { locationKinds: ["AT_PROVIDER"] });
  await graph.change("massage", { paymentRule: "NONE" });
}

function runConcurrently<T>(count: number, work: (visitor: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, visitor) => work(visitor)));
}

async function orders(): Promise<number> {
  const [row] = await graph.database.query<{ n: number }>("SELECT count(*) AS n FROM orders");
  return row!.n;
}

describe("concurrent visitors", () => {
  it("200 for one slot make one order, 199 failures and no partial row", async () => {
    const holdRequest = { service: "coaching", startsAt: "2026-11-23T12:00:00Z" };
    const answers = await runConcurrently(200, (visitor) => holdAndBookAs(scope, visitor, holdRequest));
    expect(countEqual(answers)).toEqual({ BOOKED: 1, STAFF_BUSY: 199 });
    expect(await orders()).toBe(1);
  });

  it("all get a staff member when there are as many staff as visitors", async () => {
    const holdRequest = { service: "consultation", startsAt: TUESDAY_1500 };
    const answers = await runConcurrently(isServer ? 60 : 20, (visitor) =>
      holdAndBookAs(scope, visitor, holdRequest),
    );
    expect(countEqual(answers)).toMatchObject({ BOOKED: 3 });
    expect(Object.keys(countEqual(answers)).toSorted()).toEqual(["BOOKED", "STAFF_BUSY"]);
  });

  it("40 share the 12 seats of a new class", async () => {
    const holdRequest = { service: "yoga-class", startsAt: "2026-11-23T12:00:00Z" };
    const answers = await runConcurrently(40, (visitor) => holdAndBookAs(scope, visitor, holdRequest));
    expect(countEqual(answers)).toEqual({ BOOKED: 12, SEAT_SHORTAGE: 28 });
    expect(await graph.database.query("SELECT seats_taken, seats_offered FROM sessions")).toEqual([
      { seats_taken: 12, seats_offered: 12 },
    ]);
  });

  it("in groups of one to four share a class, and failures have the seats left", async () => {
    const answers = await runConcurrently(40, async (visitor) => {
      const seats = 1 + (visitor % 4);
      const holdRequest = { service: "yoga-class", startsAt: "2026-11-23T12:00:00Z", seats };
      return { seats, outcome: await holdAs(scope, visitor, holdRequest) };
    });
    const taken = answers.reduce((sum, { seats, outcome }) => sum + (outcome.ok ? seats : 0), 0);
    expect(taken).toBe(12);
    for (const { seats, outcome } of answers) {
      if (outcome.ok) continue;
      expect(outcome.failure).toMatchObject({ code: "SEAT_SHORTAGE" });
      expect((outcome.failure as FailureWith<"SEAT_SHORTAGE">).available).toBeLessThan(seats);
    }
  });

  it("30 share two rooms when three staff members are free", async () => {
    const holdRequest = { service: "massage", startsAt: TUESDAY_1500 };
    const answers = await runConcurrently(30, (visitor) => holdAndBookAs(scope, visitor, holdRequest));
    expect(countEqual(answers)).toEqual({ BOOKED: 2, RESOURCE_UNAVAILABLE: 28 });
  });

  it("30 share the four places of a day at different times", async () => {
    const answers = await runConcurrently(30, (visitor) =>
      holdAndBookAs(scope, visitor, {
        service: "nutrition",
        startsAt: `2026-11-23T${13 + (visitor % 8)}:00:00.000Z`,
      }),
    );
    const counts = countEqual(answers);
    expect(counts["BOOKED"]).toBe(4);
    expect(
      Object.keys(counts).filter((code) => !["BOOKED", "STAFF_BUSY", "SLOT_UNAVAILABLE"].includes(code)),
    ).toEqual([]);
  });

  it("alone and in pairs share the same hour", async () => {
    const services = ["couples-assessment", "consultation", "massage", "nutrition", "home-visit"];
    const answers = await runConcurrently(50, (visitor) =>
      holdAndBookAs(scope, visitor, { service: services[visitor % 5]!, startsAt: TUESDAY_1500 }),
    );
    expect(answers.filter((code) => code === "BOOKED").length).toBeGreaterThan(0);
  });
});

describe("one hold", () => {
  const holdRequest = { service: "coaching", startsAt: "2026-11-23T12:00:00Z" };
  const heldId = async (visitor: number) => {
    return unwrap(await holdAs(scope, visitor, holdRequest)).id;
  };

  it("becomes one order for twenty requests with their own keys", async () => {
    const id = await heldId(1);
    const answers = await runConcurrently(20, async (n) => {
      const outcome = await bookAs(scope, id, `book-key-${n}`);
      return outcome.ok ? "BOOKED" : outcome.failure.code;
    });
    expect(countEqual(answers)).toEqual({ BOOKED: 1, HOLD_EXPIRED: 19 });
  });

  it("is either booked or released by concurrent requests", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await resetBookings();
      const id = await heldId(1);
      const token = createHoldToken(scope.signer, scope.business.id, id);
      const [booked, released] = await Promise.all([
        bookAs(scope, id),
        releaseHold(scope, token),
        releaseHold(scope, token),
      ]);
      expect(released.ok).toBe(true);
      if (!booked.ok) expect(booked.failure.code).toBe("HOLD_EXPIRED");
      expect(await orders()).toBe(booked.ok ? 1 : 0);
      expect(await audit(graph.database)).toEqual({});
    }
  });

  it("is either booked or expired by concurrent requests in its last moment", async () => {
    const later = { ...scope, clock: { now: () => Date.parse("2026-11-20T10:10:00Z") } };
    for (let round = 0; round < ROUNDS; round++) {
      await resetBookings();
      const id = await heldId(1);
      const [ownOutcome, otherResult] = await Promise.all([
        bookAs(scope, id),
        holdAndBookAs(later, 2, holdRequest),
      ]);
      expect([ownOutcome.ok, otherResult === "BOOKED"].filter(Boolean)).toHaveLength(1);
      expect(await orders()).toBe(1);
      expect(await audit(graph.database)).toEqual({});
    }
  });

  it("frees seats for others who join the same class when it is released", async () => {
    const yoga = { service: "yoga-class", startsAt: "2026-11-23T12:00:00Z" };
    for (let round = 0; round < ROUNDS; round++) {
      await resetBookings();
      const first = await holdAs(scope, 0, yoga);
      const token = createHoldToken(scope.signer, scope.business.id, first.ok ? first.value.id : "");
      const [, ...joined] = await Promise.all([
        releaseHold(scope, token),
        ...Array.from({ length: 6 }, (_, n) => holdAs(scope, n + 1, yoga)),
      ]);
      expect(joined.map((one) => (one.ok ? "HELD" : one.failure.code))).toEqual(Array(6).fill("HELD"));
      expect(await audit(graph.database)).toEqual({});
    }
  });
});

type Step =
  | { readonly do: "hold"; readonly visitor: number; readonly what: number; readonly seats: number }
  | { readonly do: "release" | "book"; readonly visitor: number };

const visitor = fc.integer({ min: 0, max: 7 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("hold" as const),
      visitor,
      what: fc.nat(8),
      seats: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom("release" as const, "book" as const), visitor }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("book" as const), visitor }) },
);
const wave = fc.record({
  minutes: fc.integer({ min: 0, max: 6 }),
  steps: fc.array(step, { minLength: 1, maxLength: 12 }),
});

const MENU = [
  { service: "yoga-class", startsAt: "2026-11-24T12:00:00Z" },
  { service: "yoga-class", startsAt: "2026-11-24T21:00:00Z" },
  { service: "consultation", startsAt: "2026-11-24T20:00:00Z" },
  { service: "couples-assessment", startsAt: "2026-11-24T20:30:00Z" },
  { service: "massage", startsAt: "2026-11-24T20:00:00Z" },
  { service: "massage", startsAt: "2026-11-24T20:30:00Z" },
  { service: "nutrition", startsAt: "2026-11-24T21:00:00Z" },
  { service: "nutrition", startsAt: "2026-11-24T22:00:00Z" },
  { service: "home-visit", startsAt: "2026-11-24T19:00:00Z" },
] as const;

it("concurrent holds, releases, bookings and expiries keep all invariants", async () => {
  const outcomes = new Set<string>();
  const runs = fc.asyncProperty(fc.array(wave, { minLength: 2, maxLength: 6 }), async (waves) => {
    await resetBookings();
    await graph.change("nutrition", { maxPerDay: 1 });
    await graph.change("yoga-class", { capacity: 5, maxPerDay: 1 });
    await graph.change("home-visit", { decisionMinutes: 5, maxPerDay: 1, noticeMinutes: 0, capacity: 2 });
    const held = new Map<number, string>();
    for (const { minutes, steps } of waves) {
      graph.clock.advance(minutes);
      await Promise.all(
        steps.map(async (one) => {
          if (one.do === "hold") {
            const { service, startsAt } = MENU[one.what]!;
            const seats = service === "yoga-class" ? one.seats : 1;
            const outcome = await holdAs(scope, one.visitor, { service, startsAt, seats });
            if (outcome.ok) held.set(one.visitor, outcome.value.id);
            outcomes.add(outcome.ok ? "HELD" : outcome.failure.code);
            return;
          }
          const id = held.get(one.visitor);
          if (id === undefined) return;
          const outcome =
            one.do === "book"
              ? await bookAs(scope, id)
              : await releaseHold(scope, createHoldToken(scope.signer, scope.business.id, id));
          outcomes.add(outcome.ok ? one.do : outcome.failure.code);
        }),
      );
      expect(await audit(graph.database)).toEqual({});
    }
  });
  await fc.assert(runs, { numRuns: isFullDepth ? 15 : 5, seed: 20_261_120, endOnFailure: !isServer });
  // Every outcome was reached.
  const met = ["HELD", "book", "release", "STAFF_BUSY", "SEAT_SHORTAGE", "SLOT_UNAVAILABLE", "HOLD_EXPIRED"];
  expect([...outcomes]).toEqual(expect.arrayContaining(met));
});
