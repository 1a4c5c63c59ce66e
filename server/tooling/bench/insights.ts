import { keepFigures } from "../../modules/insights/data/keepFigures.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { readGroups, readTotal } from "../../modules/insights/readInsights.ts";
import { type SeededBooking, insertBookings } from "../../testing/bookings/insertBookings.ts";
import type { BenchRow } from "./row.ts";
import { BENCH_NOW, type BenchWorld, inBenchWorld, quantile } from "./world.ts";

const HISTORIES = [1_000, 10_000, 100_000] as const;
const AT_ONCE = 5_000;
const VISITS_PER_PERSON = 3;
const ROUNDS = 15;
const MINUTES_OF_YEAR = 365 * 24 * 60;
const FIRST = Date.parse("2026-01-01T05:00Z");

const YEAR = { timeZone: "America/New_York", from: "2026-01-01", to: "2026-12-31" };
const MONTH = { timeZone: "America/New_York", from: "2026-09-17", to: "2026-10-17" };

/** Measures insights of a year by month and of a month by staff, with ten times the history each. */
export async function benchInsights(): Promise<BenchRow[]> {
  const all: number[][] = [];
  for (const bookings of HISTORIES) all.push(await inBenchWorld((world) => measure(world, bookings)));
  const names = ["a year by month", "a past month by staff", "a year by month after 20 new bookings"];
  return names.flatMap((name, i) =>
    HISTORIES.slice(1).map((bookings, n) => {
      const [fewer, more] = [all[n]![i]!, all[n + 1]![i]!];
      const note = `${fewer.toFixed(1)} ms with ${HISTORIES[n]} bookings : ${more.toFixed(1)} ms with ${bookings}, without HTTP`;
      return { name: `insights: ${name}`, ratio: more / fewer, limit: null, note };
    }),
  );
}

function createBooking(n: number, count: number): Partial<SeededBooking> {
  const startsAt = FIRST + Math.floor((n * MINUTES_OF_YEAR) / count) * 60_000;
  const person = (n * 7919) % Math.ceil(count / VISITS_PER_PERSON);
  return {
    startsAt: new Date(startsAt).toISOString(),
    createdAt: new Date(startsAt - 86_400_000).toISOString(),
    status: startsAt < BENCH_NOW ? "COMPLETED" : "CONFIRMED",
    staff: ["amara", "bruno", "chloe"][n % 3]!,
    email: `person${person}@example.com`,
    paid: n % 5 === 0 ? { minor: 10_000, at: new Date(startsAt).toISOString() } : null,
  };
}

async function measure(world: BenchWorld, bookings: number): Promise<number[]> {
  const { database, scope, url } = world;
  const quick = new URL(url);
  quick.searchParams.set("options", "-c session_replication_role=replica");
  const unchecked = await openDatabase({ database: { kind: "server", url: quick.href, maxConnections: 1 } });
  for (let first = 0; first < bookings; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, bookings - first) }, (_, i) =>
      createBooking(first + i, bookings),
    );
    await insertBookings(unchecked, some, first);
  }
  await unchecked.close();
  await database.query("SELECT mark_all_figures(id, time_zone) FROM businesses");
  await database.query("VACUUM ANALYZE");
  const begin = performance.now();
  await keepFigures(database, BENCH_NOW);
  const [kept] = await database.query<{ rows: number; bytes: number }>(
    "SELECT count(*)::int AS rows, pg_total_relation_size('kept_figures')::float8 AS bytes FROM kept_figures",
  );
  console.log(
    `  ${bookings} bookings: kept in ${(performance.now() - begin).toFixed(0)} ms, ${kept!.rows} rows, ${(kept!.bytes / bookings).toFixed(0)} bytes a booking`,
  );
  const year = await time(() => Promise.all([readTotal(scope, YEAR), readGroups(scope, YEAR, "MONTH")]));
  const month = await time(() => Promise.all([readTotal(scope, MONTH), readGroups(scope, MONTH, "STAFF")]));
  const added = Array.from({ length: 20 }, (_, i) => ({
    startsAt: new Date(BENCH_NOW + 86_400_000 + i * 3 * 3_600_000).toISOString(),
    email: `person${i}@example.com`,
  }));
  await insertBookings(database, added, bookings);
  const changed = await time(() => Promise.all([readTotal(scope, YEAR), readGroups(scope, YEAR, "MONTH")]));
  return [year, month, changed];
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = -5; round < ROUNDS; round += 1) {
    const begin = performance.now();
    await work();
    if (round >= 0) times.push(performance.now() - begin);
  }
  return quantile(times, 0.5);
}
