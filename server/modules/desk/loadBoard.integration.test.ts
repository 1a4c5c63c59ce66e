import fc from "fast-check";
import { expect, it } from "vitest";
import { demoId } from "../../../prisma/demo/ids.ts";
import { statusAt } from "../../shared/bookings/status.ts";
import { openGraph } from "../../testing/graph.ts";
import { type SeededBooking, createSeedId, insertBookings } from "../../testing/bookings/insertBookings.ts";
import { readCapacity } from "../insights/readInsights.ts";
import { type BoardQuery, loadBoard } from "./loadBoard.ts";

const HOUR = 3_600_000;
/** New York puts its clock back on 2026-11-01. */
const FIRST = Date.parse("2026-10-29T00:00:00Z");
const NOW = "2026-10-31T12:00:00Z";
const STATUSES = [
  "AWAITING_PAYMENT",
  "REQUESTED",
  "CONFIRMED",
  "CANCELLED",
  "COMPLETED",
  "NO_SHOW",
  "EXPIRED",
] as const;
const SHOWN = ["AWAITING_PAYMENT", "REQUESTED", "CONFIRMED", "COMPLETED", "NO_SHOW"];
const STAFF = ["amara", "bruno", "chloe", "daniel"] as const;

const graph = await openGraph({ isReset: true });
const scope = await graph.scope();
const { id: businessId } = scope.business;
const iso = (ms: number) => new Date(ms).toISOString();

const hourRange = fc.tuple(fc.integer({ min: 0, max: 9 * 24 }), fc.integer({ min: 1, max: 30 }));

const booking = fc
  .record({
    start: fc.integer({ min: 0, max: 9 * 24 * 2 }),
    minutes: fc.constantFrom(30, 60, 600, 3_000),
    status: fc.constantFrom(...STATUSES),
    staff: fc.constantFrom(...STAFF),
    email: fc.constantFrom("a@x.example", "A@x.example", "b@x.example", null),
    dueMinor: fc.constantFrom(0, 500),
    notice: fc.constantFrom(-60, 60),
  })
  .map(({ start, notice, ...one }): Partial<SeededBooking> => {
    const isWaiting = one.status === "REQUESTED" || one.status === "AWAITING_PAYMENT";
    return {
      ...one,
      startsAt: iso(FIRST + (start * HOUR) / 2),
      createdAt: iso(FIRST - HOUR),
      decideBy: isWaiting ? iso(Date.parse(NOW) + notice * 60_000) : null,
      cancelledAt: one.status === "CANCELLED" ? iso(FIRST) : null,
    };
  });

const world = fc.record({
  bookings: fc.array(booking, { maxLength: 25 }),
  busy: fc.array(fc.tuple(fc.constantFrom(...STAFF), hourRange), { maxLength: 6 }),
  holiday: fc.constantFrom(null, "2026-10-30", "2026-11-01"),
  from: fc.integer({ min: 29, max: 31 }),
  length: fc.integer({ min: 0, max: 6 }),
  own: fc.constantFrom(null, ...STAFF),
  groupBy: fc.constantFrom("STAFF" as const, "RESOURCE" as const),
});

/** Overlapping claims are left out, as those of overbooked bookings have a unit of their own. */
const CLAIMS = `
  INSERT INTO claims (business_id, unit_id, starts_at, ends_at, booking_id, expires_at)
  SELECT $1, u.id, b.starts_at - interval '10 minutes', b.ends_at + interval '5 minutes', b.id, b.decide_by
    FROM bookings b JOIN booking_staff s ON s.booking_id = b.id JOIN units u ON u.staff_id = s.staff_id AND u.ordinal = 0
   WHERE b.status IN ('AWAITING_PAYMENT', 'REQUESTED', 'CONFIRMED', 'COMPLETED', 'NO_SHOW')
  ON CONFLICT DO NOTHING`;

const BUSY_TIMES = `
  WITH d AS (SELECT * FROM jsonb_to_recordset($2::jsonb) AS d(staff uuid, "from" timestamptz, until timestamptz)),
  f AS (INSERT INTO busy_feeds (business_id, id, staff_id, url, due_at)
        SELECT DISTINCT $1::uuid, gen_random_uuid(), staff, 'https://calendar.example/' || gen_random_uuid(), now() FROM d RETURNING id, staff_id)
  INSERT INTO busy_times (business_id, feed_id, unit_id, starts_at, ends_at)
  SELECT $1, f.id, u.id, d."from", d.until FROM d CROSS JOIN LATERAL (SELECT id FROM f WHERE f.staff_id = d.staff LIMIT 1) f
    JOIN units u ON u.staff_id = d.staff AND u.ordinal = 0`;

/** By single queries. */
async function listExpectedBookings({
  from,
  until,
  own,
}: {
  from: number;
  until: number;
  own: string | null;
}) {
  const { prisma } = graph.database;
  const rows = await prisma.booking.findMany({
    where: { businessId, startsAt: { lt: new Date(until) }, endsAt: { gt: new Date(from) } },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    include: { staff: true, claims: true, unpaid: true, order: { include: { contact: true } } },
  });
  const shown = rows.filter(
    (row) =>
      SHOWN.includes(statusAt(row.status, row.decideBy?.getTime() ?? null, scope.clock.now())) &&
      (own === null || row.staff.some(({ staffId }) => staffId === demoId("staff", own))),
  );
  const described = [];
  for (const { order, claims, unpaid, ...row } of shown) {
    const earlier = await prisma.booking.count({
      where: {
        businessId,
        startsAt: { lt: row.startsAt },
        status: { in: ["CONFIRMED", "COMPLETED", "NO_SHOW"] },
        order: { contact: { emailKey: order.contact.emailKey } },
      },
    });
    const live = claims.filter(
      ({ expiresAt }) => expiresAt === null || expiresAt.getTime() > scope.clock.now(),
    );
    described.push({
      id: row.id,
      startsAt: row.startsAt,
      status: row.status,
      staffIds: row.staff.map(({ staffId }) => staffId),
      occupiedFrom: Math.min(row.startsAt.getTime(), ...live.map(({ startsAt }) => startsAt.getTime())),
      occupiedUntil: Math.max(row.endsAt.getTime(), ...live.map(({ endsAt }) => endsAt.getTime())),
      isUnpaid: unpaid !== null,
      isFirstVisit: earlier === 0,
    });
  }
  return described;
}

it("a board equals single queries and the capacity of insights", async () => {
  await fc.assert(
    fc.asyncProperty(world, async ({ bookings, busy, holiday, from, length, own, groupBy }) => {
      await graph.reset();
      graph.clock.set(NOW);
      await insertBookings(graph.database, bookings);
      await graph.database.query(CLAIMS, [businessId]);
      const busyRows = busy.map(([staff, [start, hours]]) => ({
        staff: demoId("staff", staff),
        from: iso(FIRST + start * HOUR),
        until: iso(FIRST + (start + hours) * HOUR),
      }));
      await graph.database.query(BUSY_TIMES, [businessId, JSON.stringify(busyRows)]);
      if (holiday !== null)
        await graph.database.query(
          "INSERT INTO holidays (business_id, date, name) VALUES ($1, $2, 'A day')",
          [businessId, holiday],
        );
      const range = {
        from: `2026-10-${from}`,
        to: iso(Date.parse(`2026-10-${from}`) + length * 24 * HOUR).slice(0, 10),
      };
      const boardQuery: BoardQuery = {
        ...range,
        groupBy,
        ownStaffId: own === null ? null : demoId("staff", own),
        includesBookings: true,
      };
      const { columns, rows } = await loadBoard(scope, boardQuery);
      const capacity = await readCapacity(scope, { ...range, timeZone: scope.business.timeZone }, "DAY");

      const begin = Date.parse(`${range.from}T04:00:00Z`) + (range.from > "2026-11-01" ? HOUR : 0);
      const until = Date.parse(`${range.to}T04:00:00Z`) + 24 * HOUR + (range.to >= "2026-11-01" ? HOUR : 0);
      expect(
        rows.bookings.map(
          ({ booking: { id, startsAt, status }, staffIds, occupiedFrom, occupiedUntil, ...one }) => ({
            id,
            startsAt,
            status,
            staffIds,
            occupiedFrom,
            occupiedUntil,
            isUnpaid: one.isUnpaid,
            isFirstVisit: one.isFirstVisit,
          }),
        ),
      ).toEqual(await listExpectedBookings({ from: begin, until, own }));

      const measured = groupBy === "STAFF" ? capacity.staff : own === null ? capacity.resources : [];
      for (const { staff, resource, days } of columns) {
        const capacities = measured.find(({ id }) => id === (staff ?? resource)!.id)!.capacities;
        expect(days.map(({ bookedMinutes, offeredMinutes }) => [bookedMinutes, offeredMinutes])).toEqual(
          capacities.map(({ open, blocked, booked }) => [booked, open - blocked]),
        );
        expect(days.map((day) => day.holiday !== "")).toEqual(days.map(({ date }) => date === holiday));
      }
      expect(columns).toHaveLength(own !== null && groupBy === "STAFF" ? 1 : measured.length);

      const shownEvents = busyRows.filter(
        (one) =>
          Date.parse(one.from) < until &&
          Date.parse(one.until) > begin &&
          (boardQuery.ownStaffId ?? one.staff) === one.staff,
      );
      expect(rows.events).toHaveLength(shownEvents.length);
      for (const { booking: entry } of rows.bookings) {
        expect(entry.startsAt.getTime()).toBeLessThan(until);
        expect(entry.endsAt.getTime()).toBeGreaterThan(begin);
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);

it("a board has bookings as the Prisma client returns them", async () => {
  await insertBookings(graph.database, [{ startsAt: "2026-11-24T15:00:00Z" }]);
  const query = { groupBy: "STAFF", ownStaffId: null, includesBookings: true } as const;
  const outside = await loadBoard(scope, { ...query, from: "2026-11-25", to: "2026-12-01" });
  expect(outside.rows.bookings).toEqual([]);
  const inside = await loadBoard(scope, { ...query, from: "2026-11-24", to: "2026-11-24" });
  expect(inside.rows.bookings.map(({ booking: { id } }) => id)).toEqual([createSeedId("booking", 0)]);
  expect(inside.rows.bookings[0]!.booking).toEqual(
    await graph.database.prisma.booking.findFirstOrThrow({ where: { id: createSeedId("booking", 0) } }),
  );
});
