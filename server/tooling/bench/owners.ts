import { toBookingWhere } from "../../modules/bookings/data/bookingWhere.ts";
import { countBookings, listBookings } from "../../modules/bookings/data/listBookings.ts";
import { listContacts } from "../../modules/contacts/data/listContacts.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { toSpellings } from "../../modules/bookings/graphql/bookingFilter.ts";
import { readGroups, readTotal } from "../../modules/insights/readInsights.ts";
import { insertBookings } from "../../testing/bookings/insertBookings.ts";
import type { BenchRow } from "./row.ts";
import { BENCH_NOW, type BenchWorld, inBenchWorld, quantile } from "./world.ts";

const BOOKINGS = 100_000;
const AT_ONCE = 5_000;
const PEOPLE = 40_000;
const ROUNDS = 7;

const YEAR = { timeZone: "America/New_York", from: "2026-01-01", to: "2026-12-31" };

/** Measures searches among a hundred thousand bookings against the cheapest query. */
export function benchOwners(): Promise<BenchRow[]> {
  return inBenchWorld(async (world) => {
    await fill(world);
    return [...(await searches(world)), ...(await insights(world))];
  });
}

const SYLLABLES = ["ba", "do", "ki", "lu", "me", "no", "ra", "si", "ta", "ve"];
const getName = (n: number) =>
  `${[3, 2, 1, 0].map((i) => SYLLABLES[Math.floor(n / 10 ** i) % 10]).join("")}${n >= 10_000 ? "son" : ""}`;

async function fill({ database, url, business }: BenchWorld): Promise<void> {
  const quick = new URL(url);
  quick.searchParams.set("options", "-c session_replication_role=replica");
  const unchecked = await openDatabase({
    database: { kind: "server", url: quick.href, maxConnections: 1 },
  });
  const minute = (365 * 24 * 60) / BOOKINGS;
  for (let first = 0; first < BOOKINGS; first += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, i) => {
      const n = first + i;
      const person = (n * 7919) % PEOPLE;
      const startsAt = Date.parse("2026-01-01T05:00Z") + Math.floor(n * minute) * 60_000;
      return {
        startsAt: new Date(startsAt).toISOString(),
        createdAt: new Date(startsAt - 86_400_000).toISOString(),
        status: startsAt < BENCH_NOW ? ("COMPLETED" as const) : ("CONFIRMED" as const),
        lastName: getName(person),
        email: `${getName(person).toLowerCase()}${person}@example.com`,
        source: n % 3 === 0 ? "newsletter" : null,
        paid: n % 4 === 0 ? { minor: 10_000, at: new Date(startsAt).toISOString() } : null,
      };
    });
    await insertBookings(unchecked, some, first);
  }
  await unchecked.query(
    `INSERT INTO guests (business_id, booking_id, ordinal, name, email)
     SELECT business_id, id, 1, 'Guest ' || reverse(right(id::text, 5)), 'guest' || right(id::text, 5) || '@example.org'
       FROM bookings WHERE business_id = $1 AND right(id::text, 1) = '7'`,
    [business.id],
  );
  await unchecked.close();
  await database.query("ANALYZE");
}

async function searches(world: BenchWorld): Promise<BenchRow[]> {
  const { database, business } = world;
  const page = { sort: "startsAt", descending: true, limit: 21 } as const;
  const look = (text: string) => {
    const any = "ILIKE '%' || $2 || '%'";
    return database.query(
      `SELECT (SELECT count(*) FROM contacts WHERE business_id = $1 AND (first_name ${any} OR last_name ${any} OR email ${any}))
            + (SELECT count(*) FROM guests WHERE business_id = $1 AND (name ${any} OR email ${any}))
            + (SELECT count(*) FROM orders WHERE business_id = $1 AND reference ${any}) AS n`,
      [business.id, text],
    );
  };
  const rows: BenchRow[] = [];
  for (const [name, text] of [
    ["nobody", "nobody at all"],
    ["one order", "R0099999"],
    ["a dozen", "lumenosi"],
    ["a guest", "guest00a17"],
    ["everybody", "a"],
  ] as const) {
    const where = toBookingWhere({ texts: toSpellings(text) }, BENCH_NOW);
    const list = () => listBookings(database.prisma, business.id, where, page);
    const count = () => countBookings(database.prisma, business.id, where);
    const found = await count();
    const [ours, all, bare] = await turns([list, count, () => look(text)]);
    const note = `${ours!.toFixed(1)} ms, ${found} counted in ${all!.toFixed(1)} ms : ${bare!.toFixed(1)} ms`;
    rows.push({ name: `owners' search for ${name}`, ratio: Math.max(ours!, all!) / bare!, limit: 8, note });
  }
  const people = () =>
    listContacts(
      database.query,
      business.id,
      { texts: ["%lumenosi%"] },
      { sort: "added", descending: false, limit: 21 },
    );
  const [ours, bare] = await turns([people, () => look("lumenosi")]);
  rows.push({
    name: "owners' search among people",
    ratio: ours! / bare!,
    limit: null,
    note: `${ours!.toFixed(1)} ms : ${bare!.toFixed(1)} ms`,
  });
  return rows;
}

async function insights({ database, business, scope }: BenchWorld): Promise<BenchRow[]> {
  const plain = () =>
    database.query(
      "SELECT count(*), sum(price_minor) FROM bookings WHERE business_id = $1 AND starts_at >= '2026-01-01T05:00Z' AND starts_at < '2027-01-01T05:00Z'",
      [business.id],
    );
  const [total, days, bare] = await turns([
    () => readTotal(scope, YEAR),
    () => readGroups(scope, YEAR, "DAY"),
    plain,
  ]);
  const row = (name: string, ms: number): BenchRow => ({
    name,
    ratio: ms / bare!,
    limit: null,
    note: `${ms.toFixed(0)} ms : ${bare!.toFixed(1)} ms`,
  });
  return [row("a year's figures", total!), row("a year's figures by day", days!)];
}

async function turns(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times = works.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, work] of works.entries()) {
      const begin = performance.now();
      await work();
      times[i]!.push(performance.now() - begin);
    }
  return times.map((of) => quantile(of, 0.5));
}
