import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { demoId } from "../../../../prisma/demo/ids.ts";
import { type Figures, NO_FIGURES } from "../rules/figures.ts";
import { splitPeriods } from "../rules/periods.ts";
import { toBounds } from "../rules/spans.ts";
import { dayNumber } from "../../../shared/time/dates.ts";
import { type InsightGrouping, readGroups, readTotal } from "../readInsights.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { isFullDepth } from "../../../testing/depth.ts";
import {
  type SeededBooking,
  createSeedId,
  insertBookings,
} from "../../../testing/bookings/insertBookings.ts";
import { eraseContact } from "../../contacts/data/eraseContact.ts";
import { sweepExpired } from "../../bookings/data/sweepExpired.ts";
import { keepFigures } from "./keepFigures.ts";
import { loadFigures } from "./loadFigures.ts";
import { openGraph } from "../../../testing/graph.ts";

const ZONES = ["America/New_York", "Pacific/Auckland", "America/Santiago"];
const DAY = 86_400_000;
const FIRST = Date.parse("2026-10-25T00:00:00Z");
const DAYS = 45;
const BUSINESS = demoId("business", "northside");
const LEAST = { day: 1, month: 1 };

const graph = await openGraph({ isReset: true });
beforeEach(async () => {
  await graph.database.query("UPDATE businesses SET time_zone = 'America/New_York' WHERE id = $1", [
    BUSINESS,
  ]);
  // The directory still caches the zone of the previous test.
  graph.database.notifySiteChange("");
});

const iso = (ms: number) => new Date(ms).toISOString();
const run = (text: string, ...values: readonly unknown[]) =>
  graph.database.query(text, [BUSINESS, ...values]);

const MOST = 60;
const number = fc.integer({ min: 0, max: MOST - 1 });
const instant = fc.integer({ min: 0, max: DAYS * 24 * 4 }).map((quarter) => FIRST + quarter * 900_000);
const email = fc.constantFrom(
  "a@x.example",
  "A@x.example",
  "b@x.example",
  "c@x.example",
  "d@x.example",
  "e@x.example",
  null,
);
const staff = fc.constantFrom("amara", "bruno", "chloe");

const booking = fc
  .record({
    at: instant,
    minutes: fc.constantFrom(15, 45, 60),
    status: fc.constantFrom(
      "CONFIRMED",
      "CONFIRMED",
      "CONFIRMED",
      "COMPLETED",
      "REQUESTED",
      "AWAITING_PAYMENT",
      "CANCELLED",
    ),
    service: fc.constantFrom("consultation", "physio"),
    staff,
    provider: fc.constantFrom("northside", "downtown", null),
    email,
    source: fc.constantFrom("letter", "poster", null),
    price: fc.integer({ min: 0, max: 9_000 }),
    waits: fc.integer({ min: 0, max: 60 }),
    paid: fc.boolean(),
  })
  .map((one): Partial<SeededBooking> => ({
    startsAt: iso(one.at),
    minutes: one.minutes,
    createdAt: iso(FIRST - DAY),
    status: one.status as SeededBooking["status"],
    service: one.service,
    staff: one.staff,
    provider: one.provider,
    email: one.email,
    source: one.source,
    priceMinor: one.price,
    dueMinor: one.price,
    decideBy:
      one.status === "REQUESTED" || one.status === "AWAITING_PAYMENT" ? iso(FIRST + one.waits * DAY) : null,
    cancelledAt: one.status === "CANCELLED" ? iso(one.at - 3_600_000) : null,
    paid: one.paid && one.price > 0 ? { minor: one.price, at: iso(FIRST) } : null,
  }));

type Change = (insertCounter: { count: number }) => Promise<unknown>;
const changes: fc.Arbitrary<Change>[] = [
  booking.map((one) => async (insertCounter) => {
    if (insertCounter.count >= MOST) return;
    await insertBookings(graph.database, [one], insertCounter.count);
    insertCounter.count += 1;
  }),
  fc.tuple(number, fc.constantFrom("COMPLETED", "NO_SHOW", "CONFIRMED", "DECLINED", "EXPIRED")).map(
    ([n, status]) =>
      () =>
        run(
          "UPDATE bookings SET status = $3, decide_by = NULL WHERE business_id = $1 AND id = $2",
          createSeedId("booking", n),
          status,
        ),
  ),
  fc.tuple(number, instant).map(
    ([n, at]) =>
      () =>
        run(
          `WITH gone AS (UPDATE bookings SET status = 'CANCELLED' WHERE business_id = $1 AND id = $2 RETURNING *)
           INSERT INTO booking_events (business_id, booking_id, ordinal, at, actor, status, starts_at)
           SELECT business_id, id, (SELECT count(*) FROM booking_events e WHERE e.booking_id = gone.id), $3, 'VISITOR', 'CANCELLED', starts_at FROM gone`,
          createSeedId("booking", n),
          iso(at),
        ),
  ),
  fc.tuple(number, instant, staff).map(
    ([n, at, staffSlug]) =>
      () =>
        graph.database.transaction(async ({ query }) => {
          const id = createSeedId("booking", n);
          await query(
            "UPDATE bookings SET starts_at = $3, ends_at = $3::timestamptz + (ends_at - starts_at) WHERE business_id = $1 AND id = $2",
            [BUSINESS, id, iso(at)],
          );
          await query("DELETE FROM booking_staff WHERE business_id = $1 AND booking_id = $2", [BUSINESS, id]);
          await query(
            "INSERT INTO booking_staff (business_id, booking_id, staff_id, starts_at) SELECT business_id, id, $3, starts_at FROM bookings WHERE business_id = $1 AND id = $2",
            [BUSINESS, id, demoId("staff", staffSlug)],
          );
        }),
  ),
  fc.tuple(number, staff).map(
    ([n, staffSlug]) =>
      () =>
        run(
          `INSERT INTO booking_staff (business_id, booking_id, staff_id, starts_at) SELECT business_id, id, $3, starts_at FROM bookings
            WHERE business_id = $1 AND id = $2 ON CONFLICT DO NOTHING`,
          createSeedId("booking", n),
          demoId("staff", staffSlug),
        ),
  ),
  fc.tuple(number, fc.integer({ min: 0, max: 9_000 })).map(
    ([n, price]) =>
      () =>
        run(
          "UPDATE bookings SET price_minor = $3, due_minor = $3 WHERE business_id = $1 AND id = $2",
          createSeedId("booking", n),
          price,
        ),
  ),
  fc.tuple(number, fc.boolean(), fc.constantFrom("REFUND", "REVERSAL")).map(
    ([n, isWhole, kind]) =>
      () =>
        run(
          `WITH r AS (
             INSERT INTO refunds (business_id, id, payment_id, booking_id, amount_minor, reason, state, created_at)
             SELECT x.business_id, gen_random_uuid(), x.payment_id, CASE WHEN NOT $3 THEN x.booking_id END, 1, 'OWNER', 'SUCCEEDED', '2026-10-26Z'
               FROM payment_bookings x WHERE x.business_id = $1 AND x.payment_id = $2 RETURNING *)
           INSERT INTO money_entries (business_id, id, kind, payment_id, refund_id, amount_minor, currency, reference, at)
           SELECT business_id, gen_random_uuid(), $4::money_kind, payment_id, id, 1, 'USD', id::text, '2026-10-26Z' FROM r`,
          createSeedId("payment", n),
          isWhole,
          kind,
        ).catch(ignoreMoneyError),
  ),
  fc.tuple(number, email).map(
    ([n, to]) =>
      () =>
        run(
          "UPDATE contacts SET email = $3 WHERE business_id = $1 AND id = $2 AND erased_at IS NULL",
          createSeedId("contact", n),
          to,
        ),
  ),
  fc
    .constantFrom("a@x.example", "c@x.example")
    .map(
      (emailKey) => () =>
        graph.database.transaction((sql) =>
          eraseContact(sql, { businessId: BUSINESS, emailKey, now: graph.clock.now() }),
        ),
    ),
  fc
    .constantFrom(...ZONES)
    .map((zone) => () => run("UPDATE businesses SET time_zone = $2 WHERE id = $1", zone)),
  fc.integer({ min: 1, max: 6 }).map((days) => async () => {
    graph.clock.advance(days * 24 * 60);
    await sweepExpired(graph.database, graph.clock.now());
  }),
  fc.constant(() =>
    run("UPDATE staff SET name = name || '!', publication = 'ARCHIVED' WHERE business_id = $1"),
  ),
];
/** Database constraints on money may reject a change, which then has no effect. */
const ignoreMoneyError = (error: unknown) => {
  if (!/refund|money|amount/i.test(String(error))) throw error;
};

const close = (figures: Figures) => ({
  ...figures,
  cancelNoticeMinutes:
    figures.cancelNoticeMinutes === null ? null : Math.round(figures.cancelNoticeMinutes * 1000) / 1000,
});
const GROUPINGS: readonly InsightGrouping[] = [
  "DAY",
  "WEEK",
  "MONTH",
  "STAFF",
  "SERVICE",
  "PROVIDER",
  "SOURCE",
];

async function loadFigurePair(scope: Scope, from: string, to: string): Promise<[unknown, unknown]> {
  const { timeZone } = scope.business;
  const input = { from, to, timeZone };
  const scan = (grouping: Parameters<typeof loadFigures>[1]["grouping"], bounds: readonly number[]) =>
    loadFigures(graph.database.query, {
      businessId: BUSINESS,
      grouping,
      bounds,
      now: scope.clock.now(),
      limit: 200,
    });
  const whole = toBounds(timeZone, dayNumber(from), dayNumber(to));
  const range = [whole.from, whole.until];
  const storedFigures: unknown[] = [close(await readTotal(scope, input))];
  const scanned: unknown[] = [close((await scan("NONE", range)).get("") ?? NO_FIGURES)];
  for (const grouping of GROUPINGS) {
    const groups = await readGroups(scope, input, grouping);
    if (grouping === "DAY" || grouping === "WEEK" || grouping === "MONTH") {
      const spans = splitPeriods(input, grouping).map((period) =>
        toBounds(timeZone, dayNumber(period.from), dayNumber(period.to)),
      );
      const of = await scan("PERIOD", [...spans.map((span) => span.from), spans.at(-1)!.until]);
      storedFigures.push(groups.map(({ figures }) => close(figures)));
      scanned.push(spans.map((_, i) => close(of.get(String(i + 1)) ?? NO_FIGURES)));
    } else {
      const byKey = (entries: readonly (readonly [string, Figures])[]) =>
        Object.fromEntries(entries.map(([key, figures]) => [key, close(figures)]));
      storedFigures.push([grouping, byKey(groups.map(({ key, figures }) => [key ?? "", figures]))]);
      scanned.push([grouping, byKey([...(await scan(grouping, range))])]);
    }
  }
  return [storedFigures, scanned];
}

const keptRows = async () =>
  Number((await run("SELECT count(*)::int AS n FROM kept_figures WHERE business_id = $1"))[0]!["n"]);

describe("stored figures", () => {
  // Twenty seconds of work, three times that on a busy machine.
  it("equal those of all bookings after any sequence of changes", { timeout: 180_000 }, async () => {
    let used = 0;
    const range = fc.tuple(fc.integer({ min: 0, max: DAYS }), fc.integer({ min: 0, max: DAYS }));
    await fc.assert(
      fc.asyncProperty(
        fc.array(booking, { minLength: 15, maxLength: 40 }),
        fc.array(
          fc.record({
            some: fc.array(fc.oneof(...changes), { minLength: 1, maxLength: 4 }),
            keeps: fc.boolean(),
            range,
          }),
          { minLength: 3, maxLength: 6 },
        ),
        async (first, rounds) => {
          await graph.reset();
          await run("UPDATE businesses SET time_zone = 'America/New_York' WHERE id = $1");
          const insertCounter = { count: first.length };
          await insertBookings(graph.database, first);
          await keepFigures(graph.database, graph.clock.now(), { minBookings: LEAST });
          for (const { some, keeps, range: days } of rounds) {
            for (const change of some) await change(insertCounter);
            if (keeps) await keepFigures(graph.database, graph.clock.now(), { minBookings: LEAST });
            const scope = await graph.scope();
            const [from, to] = days.map((day) => iso(FIRST + day * DAY).slice(0, 10)).toSorted() as [
              string,
              string,
            ];
            used += await keptRows();
            const [storedFigures, scanned] = await loadFigurePair(scope, from, to);
            expect(storedFigures).toEqual(scanned);
          }
        },
      ),
      { numRuns: isFullDepth ? 25 : 8, endOnFailure: true },
    );
    expect(used).toBeGreaterThan(100);
  });

  it("replace the bookings in a read, and are combined with them after a change", async () => {
    await insertBookings(
      graph.database,
      Array.from({ length: 40 }, (_, i) => ({
        startsAt: iso(FIRST + i * 3_600_000 * 6),
        email: `p${i % 7}@x.example`,
      })),
    );
    await keepFigures(graph.database, graph.clock.now(), { minBookings: LEAST });
    expect(await run("SELECT FROM figure_marks WHERE business_id = $1")).toEqual([]);
    expect(await keptRows()).toBeGreaterThan(10);
    // With the trigger off, the stored figures become stale.
    await graph.database.transaction(async ({ query }) => {
      await query("ALTER TABLE bookings DISABLE TRIGGER bookings_mark_figures");
      await query("UPDATE bookings SET price_minor = price_minor + 1 WHERE business_id = $1", [BUSINESS]);
      await query("ALTER TABLE bookings ENABLE TRIGGER bookings_mark_figures");
    });
    const input = { from: "2026-10-25", to: "2026-10-31", timeZone: "America/New_York" };
    const before = await readTotal(await graph.scope(), input);
    expect(before.bookedMinor % 10_000).toBe(0);
    await run("UPDATE bookings SET price_minor = price_minor + 1 WHERE business_id = $1");
    const after = await readTotal(await graph.scope(), input);
    expect(after.bookedMinor).toBe(before.bookedMinor + 2 * before.bookings);
  });

  it("are not used for another time zone", async () => {
    await insertBookings(graph.database, [{ startsAt: "2026-11-24T02:00:00Z" }]);
    await keepFigures(graph.database, graph.clock.now(), { minBookings: LEAST });
    const scope = await graph.scope();
    const on = (timeZone: string) => readTotal(scope, { from: "2026-11-24", to: "2026-11-24", timeZone });
    expect((await on("America/New_York")).bookings).toBe(0);
    expect((await on("Europe/Paris")).bookings).toBe(1);
  });

  it("leave out spans with few bookings", async () => {
    await insertBookings(graph.database, [{}, {}, {}]);
    await keepFigures(graph.database, graph.clock.now());
    expect(await keptRows()).toBe(0);
    expect(await run("SELECT FROM figure_marks WHERE business_id = $1")).toEqual([]);
  });

  it("keep the marks of concurrent changes", async () => {
    await insertBookings(graph.database, [{}]);
    await keepFigures(graph.database, graph.clock.now(), { minBookings: LEAST });
    await run("UPDATE bookings SET price_minor = 1 WHERE business_id = $1");
    expect(await run("SELECT FROM figure_marks WHERE business_id = $1")).toHaveLength(1);
  });
});
