import pg from "pg";
import type { Database } from "../../platform/database/database.ts";
import type { Business } from "../../platform/database/prisma/client.ts";
import { loadSlotSearch } from "../../modules/availability/data/loadSlotSearch.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { findSlots } from "../../modules/availability/rules/slots/findSlots.ts";
import { buildSlotSearch } from "../../modules/availability/slotSearch.ts";
import { openJsonConnection } from "./jsonConnection.ts";
import type { BenchRow } from "./row.ts";
import { type ServedWorld, inServedWorld } from "./servedWorld.ts";
import { quantile, serviceId } from "./world.ts";

const MONTH = `query ($from: Date!, $to: Date!) {
  business { service(id: "consultation") { availability(input: { from: $from, to: $to, timeZone: "Europe/Berlin" }) { days { date slotCount } } } }
}`;
const SERVICE = "SELECT * FROM services WHERE business_id = $1 AND slug = 'consultation'";
const DAYS = 31;
const ROUNDS = 120;
/** Enough for V8 to optimize both sides, as in a server that has run for a while. */
const WARM_UP = 200;
const PEOPLE = [1, 10, 100];
const CLAIMS = 300;

/**
 * Measures a month of availability over HTTP against its SQL statements plus the engine, for 1, 10 and 100 staff with
 * 300 claims each. No response is cached.
 */
export function benchAvailability(): Promise<BenchRow[]> {
  return inServedWorld(leaveOnePerson, async (world) => {
    const rows: BenchRow[] = [];
    for (const people of PEOPLE) {
      await fill(world, people);
      rows.push(await measure(world, `month over HTTP, ${people} people x ${CLAIMS} claims`));
    }
    return rows;
  });
}

async function measure(world: ServedWorld, name: string): Promise<BenchRow> {
  const business = (await world.database.prisma.business.findFirst({ where: { id: world.businessId } }))!;
  const now = Date.now();
  const [from, to] = [0, DAYS - 1].map((days) => dateAfter(now, days)) as [string, string];
  const connection = await openJsonConnection(world.origin);
  const served = () => connection.post("/graphql", { query: MONTH, variables: { from, to } });
  const client = new pg.Pool({ connectionString: world.url, max: 1 });
  const bare: Sql["query"] = async (text, values) =>
    (await client.query({ name: "bare", text, values: [...(values ?? [])] })).rows;
  const load = async () => {
    await client.query({ name: "service", text: SERVICE, values: [business.id] });
    return loadSlotSearch(bare, createScope(business, now));
  };
  const input = buildSlotSearch((await load())!, business, {
    now,
    from,
    to,
    timeZone: "Europe/Berlin",
    seats: 1,
  });

  const timings = { served: [] as number[], sql: [] as number[], engine: [] as number[] };
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const times = {
      served: await timed(served),
      sql: await timed(load),
      engine: await timed(async () => findSlots(input)),
    };
    if (round >= 0) for (const key of ["served", "sql", "engine"] as const) timings[key].push(times[key]);
  }
  await client.end();
  connection.close();
  const [whole, sql, engine] = [timings.served, timings.sql, timings.engine].map((times) =>
    quantile(times, 0.5),
  ) as [number, number, number];
  const note = `${whole.toFixed(2)} ms : ${sql.toFixed(2)} ms SQL + ${engine.toFixed(2)} ms engine`;
  return { name, ratio: whole / (sql + engine), limit: 2, note };
}

const DAY_MS = 86_400_000;

const dateAfter = (now: number, days: number): string =>
  new Date(now + days * DAY_MS).toISOString().slice(0, 10);

const createScope = ({ id }: Business, now: number) => ({
  businessId: id,
  serviceId: serviceId("consultation"),
  providerId: null,
  staffId: null,
  from: Math.floor(now / DAY_MS - 2) * 1_440,
  until: Math.floor(now / DAY_MS + DAYS + 4) * 1_440,
  now,
  visitorHash: null,
  week: null,
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

async function leaveOnePerson(database: Database, businessId: string): Promise<void> {
  await database.query(
    `DELETE FROM service_staff x USING staff s
      WHERE x.business_id = $1 AND x.service_id = $2 AND s.business_id = x.business_id AND s.id = x.staff_id AND s.slug <> 'amara'`,
    [businessId, serviceId("consultation")],
  );
}

async function fill({ database, businessId }: ServedWorld, people: number): Promise<void> {
  const known = await database.prisma.serviceStaff.count({ where: { serviceId: serviceId("consultation") } });
  for (let i = known; i < people; i++) {
    await database.query(
      `WITH pattern AS (SELECT * FROM staff WHERE business_id = $1 AND slug = 'amara'),
         one AS (INSERT INTO staff (business_id, id, slug, name, schedule_id, publication)
                 SELECT business_id, gen_random_uuid(), $2, $2, schedule_id, 'PUBLISHED' FROM pattern RETURNING business_id, id),
         unit AS (INSERT INTO units (business_id, id, staff_id) SELECT business_id, gen_random_uuid(), id FROM one)
       INSERT INTO service_staff (business_id, service_id, staff_id) SELECT business_id, $3, id FROM one`,
      [businessId, `person-${i}`, serviceId("consultation")],
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
            generate_series($3::timestamptz, $3::timestamptz + interval '119.6 minutes' * ($4::int - 1), interval '119.6 minutes') at`,
    [businessId, serviceId("yoga-class"), `${dateAfter(Date.now(), 1)}T08:00:00Z`, CLAIMS],
  );
  await database.query("VACUUM ANALYZE");
}
