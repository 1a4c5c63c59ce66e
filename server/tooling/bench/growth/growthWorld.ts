import { randomBytes } from "node:crypto";
import pg from "pg";
import { ensureDemo } from "../../../../prisma/demo.ts";
import { openDatabase } from "../../../platform/database/database.ts";
import { keepFigures } from "../../../modules/insights/data/keepFigures.ts";
import { migrate } from "../../../platform/database/migrations/migrate.ts";
import { addApiKey } from "../../../modules/access/apiKeys.ts";
import { createSystemRandom } from "../../../platform/ids/systemRandom.ts";
import { startPostgres } from "../../../testing/servers/postgresServer.ts";
import { finishSeed, seedBookings, seedEvents, seedNeighbours, seedOwn } from "./growthSeed.ts";
import { onServer } from "../world.ts";

export const BOOKINGS_PER_BUSINESS = 1_000;
const FEW = 9;

export interface GrowthWorld {
  /** URLs by name: `small`, `big`, and `own` with each larger history. */
  readonly urls: ReadonlyMap<string, string>;
  readonly key: string;
  close(): Promise<void>;
}

/**
 * Seeds the databases and prints progress.
 *
 * @param total bookings in the big database, `EACH` per business
 * @param histories larger numbers of own bookings, ascending
 */
export async function seedGrowth(total: number, histories: readonly number[]): Promise<GrowthWorld> {
  const server = await startPostgres(DURABLE);
  try {
    const names = ["small", "big", ...histories.map((count) => `own ${count}`)];
    const urls = new Map(names.map((name) => [name, databaseUrl(server.url, name)]));
    const small = urls.get("small")!;
    await onServer(server.url, `CREATE DATABASE ${databaseName("small")}`);
    const key = await seedDemo(small);
    await onSeeding(small, (client) => seedOwn(client, 1, BOOKINGS_PER_BUSINESS));
    await copyDatabase(server.url, "small", "big");
    await seedBusinesses(small, "small", FEW);
    let former = "small";
    let written = BOOKINGS_PER_BUSINESS;
    for (const count of histories) {
      const name = `own ${count}`;
      await copyDatabase(server.url, former, name);
      printLine(`${name}: ${count} bookings of one business`);
      await onSeeding(urls.get(name)!, async (client) => {
        await seedOwn(client, written + 1, count);
        await finishSeed(client);
      });
      [former, written] = [name, count];
    }
    await seedBusinesses(
      urls.get("big")!,
      "big",
      Math.max(FEW, Math.round(total / BOOKINGS_PER_BUSINESS) - 1),
    );
    for (const url of urls.values()) await keepMarkedFigures(url);
    return { urls, key, close: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function keepMarkedFigures(url: string): Promise<void> {
  const database = await openDatabase({ database: { kind: "server", url, maxConnections: 1 } });
  await keepFigures(database, Date.now());
  await database.close();
}

const DURABLE = {
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  shared_buffers: "512MB",
  max_wal_size: "4GB",
  checkpoint_timeout: "30min",
};

const run = randomBytes(4).toString("hex");
const databaseName = (name: string) => `growth_${run}_${name.replaceAll(" ", "_")}`;

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${databaseName(name)}`;
  return url.href;
}

async function copyDatabase(server: string, from: string, to: string): Promise<void> {
  await onServer(server, `CREATE DATABASE ${databaseName(to)} TEMPLATE ${databaseName(from)}`);
}

/** Creates the schema, the demo and an owner's key. Returns the key. */
async function seedDemo(url: string): Promise<string> {
  const database = await openDatabase({ database: { kind: "server", url, maxConnections: 3 } });
  try {
    const clock = { now: () => Date.now() };
    await migrate(database);
    await ensureDemo(database, clock);
    const business = (await database.prisma.business.findFirst({ where: { isDefault: true } }))!;
    const { secret } = await addApiKey({ database, clock, random: createSystemRandom(), business }, "growth");
    return secret;
  } finally {
    await database.close();
  }
}

async function seedBusinesses(url: string, name: string, neighbours: number): Promise<void> {
  const total = (neighbours + 1) * BOOKINGS_PER_BUSINESS;
  printLine(`${name}: ${neighbours + 1} businesses, ${total} bookings`);
  const begin = Date.now();
  let reportedCount = 0;
  await onSeeding(url, async (client) => {
    await seedNeighbours(client, neighbours);
    await seedBookings(client, neighbours, BOOKINGS_PER_BUSINESS, (written) => {
      if (written < total && written - reportedCount < total / 20) return;
      reportedCount = written;
      const seconds = Math.round((Date.now() - begin) / 1_000);
      printLine(`${name}: ${written} of ${total} bookings, ${seconds} s`);
    });
    await seedEvents(client);
    await finishSeed(client);
  });
}

async function onSeeding(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    options: "-c session_replication_role=replica -c synchronous_commit=off -c jit=off -c timezone=UTC",
  });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function printLine(line: string): void {
  console.log(`  ${line}`);
}
