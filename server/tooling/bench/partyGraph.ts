import { startGraph } from "./graph.ts";
import type { BenchRow } from "./row.ts";
import { type BenchWorld, inBenchWorld, quantile, serviceId } from "./world.ts";

const ANSWER = "{ days { date slotCount } }";
const RANGE = { from: "2026-11-23", to: "2026-12-23", timeZone: "America/New_York" };
const ALONE = `query ($from: Date!, $to: Date!, $timeZone: TimeZone!) {
  business { service(id: "mobility") { availability(input: { from: $from, to: $to, timeZone: $timeZone }) ${ANSWER} } } }`;
const PARTY = `query ($from: Date!, $to: Date!, $timeZone: TimeZone!, $lines: [LineInput!]!) {
  business { availability(input: { lines: $lines, from: $from, to: $to, timeZone: $timeZone }) ${ANSWER} } }`;

interface Days {
  readonly days: readonly { readonly slotCount: number }[];
}
interface PartyAnswer {
  readonly business: { readonly availability: Days };
}
interface AloneAnswer {
  readonly business: { readonly service: { readonly availability: Days } };
}

const PEOPLE = 20;
const ROOMS = 5;
const ROUNDS = 80;

const WORKLOADS = [
  { name: "party of 4 lines through the graph", members: 2, claimsADay: 5, roomClaimsADay: 5, limit: 5 },
  // Rooms must be free, or else counting them alone would decide.
  {
    name: "party of 8 lines through the graph, everyone almost full",
    members: 4,
    claimsADay: 24,
    roomClaimsADay: 1,
    limit: 10,
  },
];

/**
 * Measures a month for a party over the API against a month of one line, with 20 staff and 5 rooms, uncached, as
 * medians.
 */
export function benchPartyGraph(): Promise<BenchRow[]> {
  return inBenchWorld(async (world) => {
    await addPeopleAndRooms(world);
    const rows: BenchRow[] = [];
    for (const workload of WORKLOADS) {
      await takeTimes(world, workload);
      rows.push(await measure(world, workload));
    }
    return rows;
  });
}

async function measure(
  world: BenchWorld,
  { name, members, limit }: (typeof WORKLOADS)[number],
): Promise<BenchRow> {
  const { ask, stop } = await startGraph(world, ALONE, PARTY);
  const lines = Array.from({ length: members }, (_, member) => [
    { service: "consultation", member },
    { service: "mobility", member },
  ]).flat();
  const variables = { party: { ...RANGE, lines }, alone: RANGE };
  const starts = {
    party: countSlots((await ask<PartyAnswer>(PARTY, variables.party)).business.availability),
    alone: countSlots((await ask<AloneAnswer>(ALONE, variables.alone)).business.service.availability),
  };
  if (starts.party === 0) throw new Error(`${name}: nothing is offered, so nothing is measured`);
  const times = { party: [] as number[], alone: [] as number[] };
  for (let round = -10; round < ROUNDS; round++) {
    const party = await timed(() => ask(PARTY, variables.party));
    const alone = await timed(() => ask(ALONE, variables.alone));
    if (round < 0) continue;
    times.party.push(party);
    times.alone.push(alone);
  }
  await stop();
  const [party, alone] = [quantile(times.party, 0.5), quantile(times.alone, 0.5)];
  const note = `${party.toFixed(1)} ms (slowest ${Math.max(...times.party).toFixed(1)}) : ${alone.toFixed(1)} ms of one line, ${starts.party} starts (one line ${starts.alone})`;
  return { name, ratio: party / alone, limit, note };
}

async function addPeopleAndRooms({ database, business }: BenchWorld): Promise<void> {
  const services = [serviceId("consultation"), serviceId("mobility")];
  await database.query(
    "UPDATE services SET max_per_booking = NULL, guest_mode = 'OWN_LINE' WHERE id = ANY ($1::uuid[])",
    [services],
  );
  await database.query("DELETE FROM service_staff WHERE service_id = ANY ($1::uuid[])", [services]);
  await database.query(
    `WITH pattern AS (SELECT * FROM staff WHERE business_id = $1 AND slug = 'amara'),
       one AS (INSERT INTO staff (business_id, id, slug, name, schedule_id, publication)
               SELECT business_id, gen_random_uuid(), 'person-' || n, 'Person ' || n, schedule_id, 'PUBLISHED'
                 FROM pattern, generate_series(1, $3::int) n RETURNING business_id, id),
       unit AS (INSERT INTO units (business_id, id, staff_id) SELECT business_id, gen_random_uuid(), id FROM one)
     INSERT INTO service_staff (business_id, service_id, staff_id)
     SELECT business_id, service, id FROM one, unnest($2::uuid[]) service`,
    [business.id, services, PEOPLE],
  );
  await database.query(
    `INSERT INTO units (business_id, id, resource_id, ordinal)
     SELECT business_id, gen_random_uuid(), id, n FROM resources, generate_series(2, $2::int - 1) n
      WHERE business_id = $1 AND slug = 'treatment-room'`,
    [business.id, ROOMS],
  );
}

async function takeTimes(
  { database, business }: BenchWorld,
  { claimsADay, roomClaimsADay }: (typeof WORKLOADS)[number],
): Promise<void> {
  await database.query("TRUNCATE claims, block_units, blocks CASCADE");
  await database.query(
    `WITH block AS (INSERT INTO blocks (business_id, id, starts_at, ends_at, created_at)
         VALUES ($1, gen_random_uuid(), '2026-11-01', '2027-01-01', '2026-11-01') RETURNING id),
       wished AS (
         SELECT u.id, d AS day, abs(hashint8(row_number() OVER (ORDER BY coalesce(s.slug, r.slug), u.ordinal, d, n))) AS chance
           FROM units u
           LEFT JOIN staff s ON s.business_id = u.business_id AND s.id = u.staff_id
           LEFT JOIN resources r ON r.business_id = u.business_id AND r.id = u.resource_id,
                generate_series(timestamptz '2026-11-20', '2026-12-26', interval '1 day') d,
                generate_series(1, CASE WHEN u.staff_id IS NULL THEN $3::int ELSE $2::int END) n
          WHERE u.business_id = $1)
     INSERT INTO claims (business_id, unit_id, block_id, starts_at, ends_at)
     SELECT $1, w.id, block.id, begins, begins + interval '5 minutes' * (4 + (chance / 1000) % 12)
       FROM wished w, block, LATERAL (SELECT day + interval '12 hours' + interval '5 minutes' * (chance % 120) AS begins) at
     ON CONFLICT DO NOTHING`,
    [business.id, claimsADay, roomClaimsADay],
  );
  await database.query("ANALYZE");
}

function countSlots({ days }: Days): number {
  return days.reduce((sum, day) => sum + day.slotCount, 0);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}
