import { randomBytes } from "node:crypto";
import { ensureDemo } from "../../../prisma/demo.ts";
import { BUSINESS_ID } from "../../../prisma/demo/business.ts";
import { type Database, openDatabase } from "../../platform/database/database.ts";
import { migrate } from "../../platform/database/migrations/migrate.ts";
import { audit } from "../../testing/audit/audit.ts";
import { startPostgres } from "../../testing/servers/postgresServer.ts";
import { onServer } from "../bench/world.ts";
import { createRandom } from "./random.ts";
import { startServers } from "./servers.ts";
import { type VisitResult, visit } from "./visitor.ts";
import { drawRequest } from "./visitRequests.ts";

const VISITORS = 500;
const CONCURRENT_VISITORS = 60;
const SERVERS = 2;
const LINKS = 8;
/** Additional staff, so that about half of the visitors find a time. */
const ADDITIONAL_STAFF = 8;

export interface Report {
  readonly outcomes: Readonly<Record<string, number>>;
  readonly failures: readonly string[];
  readonly audit: Readonly<Record<string, readonly unknown[]>>;
  readonly rows: { readonly orders: number; readonly bookings: number; readonly retried: number };
  readonly lostOrders: number;
}

/**
 * Simulates 500 visitors against two processes on one PostgreSQL server. One process is killed and restarted,
 * connections break and requests are repeated. Then the rows are audited.
 */
export async function simulateSaturday(seed: number, print: (line: string) => void): Promise<Report> {
  const server = await startPostgres();
  const name = `daybook_load_${randomBytes(4).toString("hex")}`;
  await onServer(server.url, `CREATE DATABASE ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const database = await openDatabase({ database: { kind: "server", url: url.href, maxConnections: 4 } });
  try {
    const date = nextSaturday(Date.now());
    const links = await prepareDemo(database, date);
    const servers = await startServers(SERVERS, url.href);
    try {
      const results: VisitResult[] = [];
      const failures: string[] = [];
      const seedRandom = createRandom(seed);
      const seeds = Array.from({ length: VISITORS }, () => Math.floor(seedRandom() * 2 ** 32));
      let next = 0;
      let restart: Promise<void> | null = null;
      const runVisitor = async () => {
        while (next < VISITORS) {
          const visitor = next++;
          if (visitor === VISITORS / 2) restart = servers.killOne(0);
          const chance = createRandom(seeds[visitor]!);
          try {
            results.push(await visit({ servers, chance, visitor, date }, drawRequest(chance, links)));
          } catch (error) {
            failures.push(`visitor ${visitor}: ${String(error)}`);
          }
          if (results.length % 100 === 0) print(`${results.length} visitors have finished`);
        }
      };
      await Promise.all(Array.from({ length: CONCURRENT_VISITORS }, runVisitor));
      await restart;
      return await createReport(database, results, failures);
    } finally {
      await servers.stop();
    }
  } finally {
    await database.close();
    await onServer(server.url, `DROP DATABASE ${name} WITH (FORCE)`);
    await server.stop();
  }
}

async function prepareDemo(database: Database, date: string): Promise<string[]> {
  await migrate(database);
  await ensureDemo(database, { now: () => Date.now() });
  await database.query("UPDATE businesses SET busy_bookings_per_hour = 100000");
  const { prisma } = database;
  const businessId = BUSINESS_ID;
  await addStaffAndUnits(database);
  const schedules = await prisma.schedule.findMany({ where: { businessId } });
  await prisma.dateOverride.createMany({
    data: schedules.map(({ id }) => ({
      businessId,
      scheduleId: id,
      date: new Date(date),
      opensAt: [7 * 60],
      closesAt: [21 * 60],
    })),
    skipDuplicates: true,
  });
  const services = await prisma.service.findMany({ where: { slug: { in: ["intro-call", "consultation"] } } });
  const links = Array.from({ length: LINKS }, (_, i) => `saturday-${i}`);
  for (const slug of links) {
    await prisma.oneTimeLink.create({
      data: {
        businessId,
        id: crypto.randomUUID(),
        slug,
        createdAt: new Date(),
        services: {
          create: services.map(({ id }) => ({ service: { connect: { businessId_id: { businessId, id } } } })),
        },
      },
    });
  }
  return links;
}

async function addStaffAndUnits({ prisma }: Database): Promise<void> {
  const businessId = BUSINESS_ID;
  const services = await prisma.service.findMany({ where: { businessId } });
  const resources = await prisma.resource.findMany({ where: { businessId } });
  for (let i = 0; i < ADDITIONAL_STAFF; i++) {
    const [id, scheduleId] = [crypto.randomUUID(), crypto.randomUUID()];
    await prisma.schedule.create({
      data: { businessId, id: scheduleId, name: `Saturday ${i}`, timeZone: "America/New_York" },
    });
    await prisma.staff.create({
      data: {
        businessId,
        id,
        slug: `saturday-${i}`,
        name: `Saturday ${i}`,
        scheduleId,
        publication: "PUBLISHED",
      },
    });
    await prisma.unit.create({ data: { businessId, id: crypto.randomUUID(), staffId: id } });
    await prisma.serviceStaff.createMany({
      data: services
        .filter(({ assignment }) => assignment !== "COLLECTIVE")
        .map((service) => ({ businessId, serviceId: service.id, staffId: id })),
    });
  }
  for (const { id: resourceId } of resources) {
    await prisma.unit.createMany({
      data: Array.from({ length: 3 }, (_, i) => ({
        businessId,
        id: crypto.randomUUID(),
        resourceId,
        ordinal: 10 + i,
      })),
    });
  }
}

async function createReport(
  database: Database,
  results: readonly VisitResult[],
  failures: readonly string[],
): Promise<Report> {
  const outcomes: Record<string, number> = {};
  for (const { outcome } of results) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  const [rows] = await database.query<Report["rows"]>(
    `SELECT (SELECT count(*)::int FROM orders) AS orders, (SELECT count(*)::int FROM bookings) AS bookings,
            (SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()) AS retried`,
  );
  const confirmedOrders = new Set(results.flatMap(({ order }) => order ?? [])).size;
  return {
    outcomes,
    failures,
    rows: rows!,
    audit: await audit(database),
    lostOrders: confirmedOrders - rows!.orders,
  };
}

/** At least three days ahead, because some services need notice. */
function nextSaturday(now: number): string {
  const day = new Date(now + 3 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((6 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}
