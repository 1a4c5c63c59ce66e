import { readFileSync } from "node:fs";
import pg from "pg";
import { openDatabase } from "../../../platform/database/database.ts";
import { DUE_BUSINESSES, sweepExpired } from "../../../modules/bookings/data/sweepExpired.ts";
import { sweepEvents } from "../../../modules/integrations/data/events/sweepEvents.ts";
import { type BuiltServer, endBuiltServer, startBuiltServer } from "../../builtServer.ts";
import { prepare } from "../../prepare.mjs";
import {
  EQUAL,
  type GrowthOperation,
  type GrowthServer,
  OWN_HISTORY,
  takeContacts,
} from "./growthRequests.ts";
import { type GrowthWorld, seedGrowth } from "./growthWorld.ts";
import type { BenchRow } from "../row.ts";
import { quantile } from "../world.ts";

const BOOKINGS = 1_000_000;
const HISTORY = 100_000;
const ROUNDS = 3;
const EACH_ROUND = 20;
const WARM_UP = 10;
const MOST_FOR_NEIGHBOURS = 1.3;
const LARGE = 10_000;

const PERMANENT = [
  "bookings",
  "orders",
  "contacts",
  "people",
  "guests",
  "claims",
  "booking_staff",
  "booking_events",
  "holds",
  "hold_lines",
  "notices",
  "payments",
  "payment_bookings",
  "money_entries",
  "unpaid_bookings",
  "kept_figures",
];

/**
 * Measures how time grows with the data of other businesses and with a business's own. Each database has a built
 * server. Operations run over HTTP in turn. `npm run bench -- growth bookings=100000 own=10000` seeds less.
 */
export async function benchGrowth(options: ReadonlyMap<string, string> = new Map()): Promise<BenchRow[]> {
  const total = Number(options.get("bookings") ?? BOOKINGS);
  await prepare({ build: true });
  const longest = Number(options.get("own") ?? HISTORY);
  const world = await seedGrowth(
    total,
    [10_000, 100_000].filter((count) => count <= longest),
  );
  try {
    const scansBefore = await sequentialScans(world.urls.get("big")!);
    const running = new Map<string, BuiltServer>();
    let rows: BenchRow[];
    try {
      for (const [name, url] of world.urls) running.set(name, await start(url));
      rows = await measureAll(world, running);
    } finally {
      await Promise.all([...running.values()].map((server) => endBuiltServer(server, "SIGTERM")));
    }
    const scans = newScans(scansBefore, await sequentialScans(world.urls.get("big")!));
    rows.push({
      name: "sequential scans over growing tables",
      ratio: scans.length,
      limit: 0,
      note: scans.join(", ") || `none, in the real plans of the whole run on ${total} bookings`,
    });
    const longestHistory = [...world.urls.values()].at(-1)!;
    return [...rows, await bytesRow(longestHistory), ...(await sweepRows(world))];
  } finally {
    await world.close();
  }
}

const start = (url: string) =>
  startBuiltServer({ DATABASE_URL: url, TRUST_PROXY: "1", DAYBOOK_RATE_LIMITS: "off", MAIL_URL: "none" });

async function measureAll(
  world: GrowthWorld,
  running: ReadonlyMap<string, BuiltServer>,
): Promise<BenchRow[]> {
  const server = (name: string): GrowthServer => ({ origin: running.get(name)!.origin, key: world.key });
  const rows: BenchRow[] = [];
  for (const operation of EQUAL) {
    const [small, big] = await medians(operation, [server("small"), server("big")]);
    rows.push(toRow(`${operation.name}: more neighbours`, [small!, big!], MOST_FOR_NEIGHBOURS));
  }
  const histories = ["small", ...[...world.urls.keys()].filter((name) => name.startsWith("own"))];
  for (const [operation, most] of OWN_HISTORY) {
    const times = await medians(operation, histories.map(server));
    for (const [i, name] of histories.slice(1).entries())
      rows.push(
        toRow(`${operation.name}: ten times the history (${name})`, [times[i]!, times[i + 1]!], most),
      );
  }
  const exports = [];
  for (const name of histories) exports.push(await exported(server(name), running.get(name)!.child.pid!));
  for (const [i, name] of histories.slice(1).entries()) {
    const [less, more] = [exports[i]!, exports[i + 1]!];
    const each = (one: Exported) => one.ms / one.rows;
    const note = `${less.ms.toFixed(0)} ms for ${less.rows}, ${more.ms.toFixed(0)} ms for ${more.rows}`;
    rows.push({
      name: `CSV of contacts: time of a row (${name})`,
      ratio: each(more) / each(less),
      limit: 1.5,
      note,
    });
    rows.push({
      name: `CSV of contacts: first byte, of 100 ms (${name})`,
      ratio: more.firstByteMs / 100,
      limit: 1,
      note: `${more.firstByteMs.toFixed(1)} ms`,
    });
    rows.push({
      name: `CSV of contacts: memory of the server, of 64 MB more (${name})`,
      ratio: more.grownMb / 64,
      limit: 1,
      note: `${more.grownMb.toFixed(0)} MB`,
    });
  }
  return rows;
}

interface Exported {
  readonly rows: number;
  readonly ms: number;
  readonly firstByteMs: number;
  readonly grownMb: number;
}

async function exported(server: GrowthServer, pid: number): Promise<Exported> {
  await takeContacts(server);
  const before = residentMb(pid);
  const taken = await takeContacts(server);
  return { ...taken, grownMb: residentMb(pid) - before };
}

function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024;
}

async function medians(operation: GrowthOperation, servers: readonly GrowthServer[]): Promise<number[]> {
  for (const server of servers) for (let i = 0; i < WARM_UP; i++) await operation.run(server);
  const times = servers.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, server] of servers.entries())
      for (let n = 0; n < EACH_ROUND; n++) times[i]!.push(await operation.run(server));
  return times.map((of) => quantile(of, 0.5));
}

function toRow(name: string, [less, more]: readonly [number, number], limit: number): BenchRow {
  return { name, ratio: more / less, limit, note: `${more.toFixed(1)} ms : ${less.toFixed(1)} ms` };
}

async function onDatabase<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

async function sequentialScans(url: string): Promise<ReadonlyMap<string, number>> {
  const rows = await onDatabase<{ name: string; scans: string }>(
    url,
    `SELECT s.relname AS name, s.seq_scan AS scans FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = s.relid WHERE c.reltuples >= ${LARGE}`,
  );
  return new Map(rows.map(({ name, scans }) => [name, Number(scans)]));
}

function newScans(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): string[] {
  return [...after].flatMap(([name, scans]) => {
    const more = scans - (before.get(name) ?? 0);
    return more > 0 ? [`${name} ${more}`] : [];
  });
}

async function bytesRow(url: string): Promise<BenchRow> {
  const [row] = await onDatabase<{ bytes: string; indexes: string; bookings: string }>(
    url,
    `SELECT sum(pg_total_relation_size(c.oid)) AS bytes, sum(pg_indexes_size(c.oid)) AS indexes, (SELECT count(*) FROM bookings) AS bookings
       FROM pg_class c WHERE c.relname IN (${PERMANENT.map((name) => `'${name}'`).join(", ")}) AND c.relkind = 'r'`,
  );
  const each = (bytes: string) => Number(bytes) / Number(row!.bookings);
  return {
    name: "permanent bytes a booking, of 3,300",
    ratio: each(row!.bytes) / 3_300,
    limit: 1,
    note: `${each(row!.bytes).toFixed(0)} bytes, of them ${each(row!.indexes).toFixed(0)} of indexes`,
  };
}

async function sweepRows({ urls }: GrowthWorld): Promise<BenchRow[]> {
  const times = [];
  const due: number[] = [];
  for (const name of ["small", "big"]) {
    const database = await openDatabase({
      database: { kind: "server", url: urls.get(name)!, maxConnections: 1 },
    });
    const taken: number[] = [];
    for (let i = -WARM_UP; i < ROUNDS * EACH_ROUND; i++) {
      const begin = performance.now();
      await sweepExpired(database, Date.now());
      await sweepEvents(database, Date.now());
      if (i >= 0) taken.push(performance.now() - begin);
      const looked = performance.now();
      await database.query(DUE_BUSINESSES, [new Date().toISOString()]);
      if (i >= 0 && name === "big") due.push(performance.now() - looked);
    }
    await database.close();
    times.push(quantile(taken, 0.5));
  }
  const [small, big] = times as [number, number];
  const ms = quantile(due, 0.5);
  return [
    toRow("sweep with nothing due: more neighbours", [small, big], MOST_FOR_NEIGHBOURS),
    { name: "sweep: due businesses, of 1 ms", ratio: ms, limit: 1, note: `${ms.toFixed(2)} ms` },
  ];
}
