import { beforeEach, expect, it } from "vitest";
import { loadBookings } from "./data/loadBookings.ts";
import { audit, auditAfterEach } from "../../testing/audit/audit.ts";
import {
  type TestHoldRequest,
  bookAs,
  holdAs,
  countEqual,
  holdAndBookAs,
} from "../../testing/bookings/callers.ts";
import { openGraph } from "../../testing/graph.ts";
import { testedKind } from "../../testing/database/testDatabase.ts";
import { cancelBooking } from "./cancelBooking.ts";
import { rescheduleBooking } from "./rescheduleBooking.ts";

const MANY = testedKind === "server" ? 24 : 12;
const REQUESTED_START = "2026-11-24T21:00:00.000Z";

const graph = await openGraph();
const scope = await graph.scope();
beforeEach(async () => {
  await graph.reset();
  await graph.change("coaching", { locationKinds: ["AT_PROVIDER"] });
});
auditAfterEach(graph);

const runConcurrently = <T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));

async function bookMany(): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < MANY; n++) {
    const day = 25 + Math.floor(n / 6) * 1;
    const date = new Date(Date.UTC(2026, 10, day, 21, (n % 6) * 30));
    // Chloe does not work on Sundays and has a class on Fridays.
    if (date.getUTCDay() === 0) date.setUTCDate(date.getUTCDate() + 1);
    const holdRequest: TestHoldRequest = { service: "coaching", startsAt: date.toISOString() };
    const held = await holdAs(scope, n, holdRequest);
    if (!held.ok) continue;
    const booked = await bookAs(scope, held.value.id);
    if (booked.ok) ids.push(booked.value[0]!.id);
  }
  return ids;
}

const move = async (id: string, startsAt: string): Promise<string> => {
  const [booking] = await loadBookings(scope.database.query, scope.business.id, [id]);
  const outcome = await rescheduleBooking(scope, {
    booking: booking!,
    startsAt: Date.parse(startsAt) / 60_000,
    staffId: null,
    actor: "VISITOR",
  });
  return outcome.ok ? "MOVED" : outcome.failure.code;
};

it("rescheduleBooking gives a time to one of many movers and a new visitor", async () => {
  const ids = await bookMany();
  expect(ids.length).toBeGreaterThan(5);
  const before = await graph.database.query("SELECT id, starts_at FROM bookings ORDER BY id");
  const answers = await Promise.all([
    ...ids.map((id) => move(id, REQUESTED_START)),
    ...(
      await runConcurrently(
        4,
        async (n) => () => holdAndBookAs(scope, 100 + n, { service: "coaching", startsAt: REQUESTED_START }),
      )
    ).map((come) => come()),
  ]);
  const counts = countEqual(answers);
  expect((counts["MOVED"] ?? 0) + (counts["BOOKED"] ?? 0)).toBe(1);
  const after = await graph.database.query<{ id: string }>("SELECT id, starts_at FROM bookings ORDER BY id");
  const unmoved = before.filter((row) => after.some((one) => JSON.stringify(one) === JSON.stringify(row)));
  expect(unmoved.length).toBe(before.length - (counts["MOVED"] ?? 0));
});

it("rescheduleBooking returns its own move and orders the history by commit", async () => {
  const [id] = await bookMany();
  const times = [0, 30, 60, 90].map((minutes) => Date.parse(REQUESTED_START) / 60_000 + minutes);
  for (let round = 0; round < 6; round++) {
    const [booking] = await loadBookings(scope.database.query, scope.business.id, [id!]);
    const answers = await Promise.all(
      times.map(async (startsAt, n) => {
        // Each caller reads its clock before it waits for the lock.
        const clock = { now: () => scope.clock.now() + (round * 4 + ((n * 3) % 4)) * 1000 };
        const outcome = await rescheduleBooking(
          { ...scope, clock },
          { booking: booking!, startsAt, staffId: null, actor: "VISITOR" },
        );
        return { startsAt, outcome };
      }),
    );
    for (const { startsAt, outcome } of answers) {
      if (!outcome.ok) continue;
      expect(outcome.value).toMatchObject([{ startsAt: startsAt * 60_000, status: "CONFIRMED" }]);
    }
    expect(answers.some(({ outcome }) => outcome.ok)).toBe(true);
  }
});

it("rescheduleBooking ends at one time, or cancelled, for concurrent changes", async () => {
  const [id] = await bookMany();
  const times = [0, 30, 60, 90].map((minutes) =>
    new Date(Date.parse(REQUESTED_START) + minutes * 60_000).toISOString(),
  );
  await Promise.all(times.map((time) => move(id!, time)));
  expect(
    await graph.database.query("SELECT count(*)::int AS n FROM claims WHERE booking_id = $1", [id]),
  ).toEqual([{ n: 1 }]);
  expect(await audit(graph.database)).toEqual({});
  const [booking] = await loadBookings(scope.database.query, scope.business.id, [id!]);
  await Promise.all([
    ...times.map((time) => move(id!, time)),
    cancelBooking(scope, { booking: booking!, scope: "ONE", reason: "", actor: "VISITOR" }),
  ]);
  expect(await graph.database.query("SELECT status FROM bookings WHERE id = $1", [id])).toEqual([
    { status: "CANCELLED" },
  ]);
});
