import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoId } from "../../../../prisma/demo/ids.ts";
import type { BookingStatus } from "../../../shared/bookings/status.ts";
import { statusAt } from "../../../shared/bookings/status.ts";
import { getLocalDate } from "../../../shared/time/localTime.ts";
import { type InsightGroup, type InsightGrouping, readGroups, readTotal } from "../readInsights.ts";
import { type SeededBooking, insertBookings } from "../../../testing/bookings/insertBookings.ts";
import { type Figures, NO_FIGURES } from "../rules/figures.ts";
import { openGraph } from "../../../testing/graph.ts";

const ZONE = "America/New_York";
const DAY = 86_400_000;
const FIRST = Date.parse("2026-10-20T00:00:00Z");

const graph = await openGraph({ isReset: true });
const scope = await graph.scope();

const iso = (ms: number) => new Date(ms).toISOString();

const booking = fc
  .record({
    start: fc.integer({ min: 0, max: 40 * 24 * 4 }),
    minutes: fc.constantFrom(15, 45, 60),
    status: fc.constantFrom<BookingStatus>(
      "AWAITING_PAYMENT",
      "REQUESTED",
      "CONFIRMED",
      "CONFIRMED",
      "DECLINED",
      "EXPIRED",
      "CANCELLED",
      "COMPLETED",
      "NO_SHOW",
    ),
    service: fc.constantFrom("consultation", "physio"),
    staff: fc.constantFrom("amara", "bruno", "chloe"),
    provider: fc.constantFrom("northside", "downtown", null),
    email: fc.constantFrom("a@x.example", "A@x.example", "b@x.example", "c@x.example"),
    source: fc.constantFrom("letter", "poster", null),
    price: fc.integer({ min: 0, max: 9_000 }),
    due: fc.integer({ min: 0, max: 100 }),
    paid: fc.integer({ min: -50, max: 100 }),
    refunded: fc.integer({ min: -50, max: 100 }),
    waits: fc.boolean(),
    notice: fc.integer({ min: -100, max: 5_000 }),
  })
  .map((one): Partial<SeededBooking> => {
    const start = FIRST + one.start * 900_000;
    const due = Math.floor((one.price * one.due) / 100);
    const paid = Math.floor((one.price * Math.max(one.paid, 0)) / 100);
    const back = Math.floor((paid * Math.max(one.refunded, 0)) / 100);
    const isWaiting = one.status === "REQUESTED" || one.status === "AWAITING_PAYMENT";
    return {
      startsAt: iso(start),
      minutes: one.minutes,
      createdAt: iso(FIRST - DAY),
      status: one.status,
      service: one.service,
      staff: one.staff,
      provider: one.provider,
      email: one.email,
      source: one.source,
      priceMinor: one.price,
      dueMinor: due,
      decideBy: isWaiting ? (one.waits ? "2027-01-01T00:00:00Z" : "2026-01-01T00:00:00Z") : null,
      cancelledAt: one.status === "CANCELLED" ? iso(start - one.notice * 60_000) : null,
      paid: paid > 0 ? { minor: paid, at: iso(FIRST) } : null,
      refunded: back > 0 ? { minor: back, at: iso(FIRST + 1) } : null,
    };
  });

function oracle(
  rows: readonly SeededBooking[],
  now: number,
  isIn: (row: SeededBooking) => boolean,
  newSince: string,
): Figures {
  const stands = (row: SeededBooking) => ["CONFIRMED", "COMPLETED", "NO_SHOW"].includes(row.status);
  const all = rows.filter(isIn);
  if (all.length === 0) return NO_FIGURES;
  const status = (row: SeededBooking) =>
    statusAt(row.status, row.decideBy === null ? null : Date.parse(row.decideBy), now);
  const sum = (of: readonly SeededBooking[], what: (row: SeededBooking) => number) =>
    of.reduce((total, row) => total + what(row), 0);
  const byStatus: Partial<Record<BookingStatus, number>> = {};
  for (const row of all) byStatus[status(row)] = (byStatus[status(row)] ?? 0) + 1;
  const cancelled = all.filter((row) => row.cancelledAt !== null);
  const notice = (row: SeededBooking) => (Date.parse(row.startsAt) - Date.parse(row.cancelledAt!)) / 60_000;
  const countedBookings = all.filter(stands);
  const people = new Set(countedBookings.map((row) => row.email!.toLowerCase()));
  const toLocalDate = (row: SeededBooking) => getLocalDate(ZONE, Date.parse(row.startsAt) / 60_000);
  const isNew = (email: string) =>
    rows
      .filter((row) => stands(row) && row.email!.toLowerCase() === email)
      .every((row) => toLocalDate(row) >= newSince);
  const news = [...people].filter(isNew).length;
  return {
    bookings: all.length,
    byStatus,
    begun: countedBookings.filter((row) => Date.parse(row.startsAt) <= now).length,
    noShows: byStatus.NO_SHOW ?? 0,
    cancelledLate: cancelled.filter((row) => notice(row) < 1440).length,
    cancelNoticeMinutes:
      cancelled.length === 0 ? null : sum(cancelled, (row) => Math.max(notice(row), 0)) / cancelled.length,
    bookedMinutes: sum(countedBookings, (row) => row.minutes),
    seats: countedBookings.length,
    bookedMinor: sum(countedBookings, (row) => row.priceMinor),
    paidMinor: sum(all, (row) => row.paid?.minor ?? 0),
    refundedMinor: sum(all, (row) => row.refunded?.minor ?? 0),
    outstandingMinor: sum(
      all.filter((row) => stands(row) || status(row) === "AWAITING_PAYMENT"),
      (row) => Math.max(row.dueMinor - (row.paid?.minor ?? 0) + (row.refunded?.minor ?? 0), 0),
    ),
    newContacts: news,
    returningContacts: people.size - news,
  };
}

const close = (figures: Figures) => ({
  ...figures,
  cancelNoticeMinutes:
    figures.cancelNoticeMinutes === null ? null : Math.round(figures.cancelNoticeMinutes * 1000) / 1000,
});

describe("loadFigures", () => {
  it("equals a count one by one, in every group and across a clock change", async () => {
    const days = fc.tuple(fc.integer({ min: 0, max: 38 }), fc.integer({ min: 0, max: 20 }));
    await fc.assert(
      fc.asyncProperty(
        fc.array(booking, { minLength: 25, maxLength: 50 }),
        days,
        async (bookingDrafts, [first, more]) => {
          await graph.reset();
          const rows = await insertBookings(graph.database, bookingDrafts);
          const now = graph.clock.now();
          const from = iso(FIRST + first * DAY).slice(0, 10);
          const to = iso(FIRST + (first + more) * DAY).slice(0, 10);
          const input = { from, to, timeZone: ZONE };
          const date = (row: SeededBooking) => getLocalDate(ZONE, Date.parse(row.startsAt) / 60_000);
          const isIn = (row: SeededBooking) => date(row) >= from && date(row) <= to;
          expect(close(await readTotal(scope, input))).toEqual(close(oracle(rows, now, isIn, from)));
          const keys: Record<string, (row: SeededBooking) => string | null> = {
            STAFF: ({ staff }) => demoId("staff", staff),
            SERVICE: ({ service }) => demoId("service", service),
            PROVIDER: ({ provider }) => provider && demoId("provider", provider),
            SOURCE: ({ source }) => source,
          };
          for (const grouping of [
            "DAY",
            "WEEK",
            "MONTH",
            "STAFF",
            "SERVICE",
            "PROVIDER",
            "SOURCE",
          ] as const) {
            const groups = await readGroups(scope, input, grouping);
            const expected = groups.map(({ period, key }: InsightGroup) =>
              period
                ? oracle(rows, now, (row) => date(row) >= period.from && date(row) <= period.to, period.from)
                : oracle(rows, now, (row) => isIn(row) && keys[grouping]!(row) === key, from),
            );
            expect(groups.map(({ figures }) => close(figures))).toEqual(expected.map(close));
            const all = groups.reduce((sum, { figures }) => sum + figures.bookings, 0);
            expect([grouping, all]).toEqual([grouping, rows.filter(isIn).length]);
          }
        },
      ),
      { numRuns: 6, endOnFailure: true },
    );
  });

  it.each<[InsightGrouping | null, number]>([
    [null, 1],
    ["DAY", 1],
    ["STAFF", 1],
  ])("takes one statement by %s", async (grouping, count) => {
    await insertBookings(graph.database, [{}, {}]);
    const input = { from: "2026-11-01", to: "2026-11-30", timeZone: ZONE };
    const sent = await graph.statementsOf(() =>
      grouping ? readGroups(scope, input, grouping) : readTotal(scope, input),
    );
    expect(sent).toHaveLength(count);
  });
});
