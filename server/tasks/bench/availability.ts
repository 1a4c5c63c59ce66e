import pg from "pg";
import { loadSlotSearch } from "../../data/slots/loadSlotSearch.ts";
import type { Sql } from "../../data/transaction.ts";
import { findSlots } from "../../domain/slots/findSlots.ts";
import { slotSearch } from "../../services/slotSearch.ts";
import { startGraph } from "./graph.ts";
import type { BenchRow } from "./row.ts";
import { BENCH_NOW, type BenchWorld, inBenchWorld, quantile, serviceId } from "./world.ts";

const MONTH = `query ($from: Date!, $to: Date!) {
  business { service(slug: "consultation") { availability(from: $from, to: $to, timeZone: "Europe/Berlin") { days { date slotCount } } } }
}`;
const SERVICE = "SELECT * FROM services WHERE business_id = $1 AND slug = 'consultation'";
const RANGE = { from: "2026-11-23", to: "2026-12-23" };
const ROUNDS = 120;

/**
 * A month of availability through the graph, against its bare statement and the engine run by themselves: three people
 * of the demo and then 40, with 300 claims each. Nothing is answered twice: every round reads and reckons anew.
 */
export function benchAvailability(): Promise<BenchRow[]> {
  return inBenchWorld(async (world) => {
    const rows: BenchRow[] = [];
    await fill(world, 3);
    rows.push(await measure(world, "availability of a month, 3 people x 300 claims"));
    await fill(world, 40);
    rows.push(await measure(world, "availability of a month, 40 people x 300 claims"));
    return rows;
  });
}

async function measure(world: BenchWorld, name: string): Promise<BenchRow> {
  const { business } = world;
  const { ask, stop } = await startGraph(world, MONTH);
  const graph = async (): Promise<number> => JSON.stringify(await ask(MONTH, RANGE)).length;
  const client = new pg.Pool({ connectionString: world.url, max: 1 });
  const bare: Sql["query"] = async (text, values) =>
    (await client.query({ name: "bare", text, values: [...(values ?? [])] })).rows;
  // The two statements that the question takes, and nothing around them.
  const load = async () => {
    await client.query({ name: "service", text: SERVICE, values: [business.id] });
    return loadSlotSearch(bare, SCOPE(business.id));
  };
  const engineInput = slotSearch((await load())!, business, {
    now: BENCH_NOW,
    ...RANGE,
    timeZone: "Europe/Berlin",
    seats: 1,
  });

  const timings = { graph: [] as number[], sql: [] as number[], engine: [] as number[] };
  for (let round = -20; round < ROUNDS; round++) {
    const times = {
      graph: await timed(graph),
      sql: await timed(load),
      engine: await timed(async () => findSlots(engineInput)),
    };
    if (round >= 0) for (const key of ["graph", "sql", "engine"] as const) timings[key].push(times[key]);
  }
  await client.end();
  await stop();
  const [whole, sql, engine] = [timings.graph, timings.sql, timings.engine].map((times) =>
    quantile(times, 0.5),
  ) as [number, number, number];
  const note = `${whole.toFixed(2)} ms : ${sql.toFixed(2)} ms SQL + ${engine.toFixed(2)} ms engine`;
  return { name, ratio: whole / (sql + engine), limit: 2, note };
}

/** The stretch that the use case reads for those dates. */
const SCOPE = (businessId: string) => ({
  businessId,
  serviceId: serviceId("consultation"),
  providerId: null,
  staffId: null,
  from: Date.parse("2026-11-21T00:00Z") / 60_000,
  until: Date.parse("2026-12-27T00:00Z") / 60_000,
  now: BENCH_NOW,
  visitorHash: null,
  week: null,
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** Adds people until the service has so many, each with 300 claims of 20 minutes spread over the month. */
async function fill({ database, business }: BenchWorld, people: number): Promise<void> {
  const known = await database.prisma.serviceStaff.count({ where: { serviceId: serviceId("consultation") } });
  for (let i = known; i < people; i++) {
    await database.query(
      `WITH pattern AS (SELECT * FROM staff WHERE business_id = $1 AND slug = 'amara'),
         one AS (INSERT INTO staff (business_id, id, slug, name, schedule_id, publication)
                 SELECT business_id, gen_random_uuid(), $2, $2, schedule_id, 'PUBLISHED' FROM pattern RETURNING business_id, id),
         unit AS (INSERT INTO units (business_id, id, staff_id) SELECT business_id, gen_random_uuid(), id FROM one)
       INSERT INTO service_staff (business_id, service_id, staff_id) SELECT business_id, $3, id FROM one`,
      [business.id, `person-${i}`, serviceId("consultation")],
    );
  }
  await database.query(
    `WITH free AS (SELECT u.id FROM units u WHERE u.business_id = $1 AND u.staff_id IS NOT NULL
                      AND NOT EXISTS (SELECT 1 FROM claims c WHERE c.unit_id = u.id)),
       owner AS (INSERT INTO sessions (business_id, service_id, staff_id, starts_at, ends_at, seats_offered, seats_taken)
                 SELECT $1, $2, u.staff_id, '2026-01-01', '2026-01-02', 1, 1 FROM units u JOIN free ON free.id = u.id RETURNING id, staff_id)
     INSERT INTO claims (business_id, unit_id, session_id, starts_at, ends_at)
     SELECT $1, u.id, owner.id, at, at + interval '20 minutes'
       FROM owner JOIN units u ON u.staff_id = owner.staff_id,
            generate_series(timestamptz '2026-11-21 08:00Z', timestamptz '2026-11-21 08:00Z' + interval '119.6 minutes' * 299, interval '119.6 minutes') at`,
    [business.id, serviceId("yoga-class")],
  );
  await database.query("ANALYZE");
}
