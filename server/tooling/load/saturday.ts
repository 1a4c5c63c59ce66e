import { randomBytes } from "node:crypto";
import { ensureDemo } from "../../../prisma/demo.ts";
import { BUSINESS_ID } from "../../../prisma/demo/business.ts";
import { type Database, openDatabase } from "../../platform/database/database.ts";
import { migrate } from "../../platform/database/migrations/migrate.ts";
import { audit } from "../../testing/audit.ts";
import { startPostgres } from "../../testing/servers/postgresServer.ts";
import { onServer } from "../bench/world.ts";
import { chanceOf } from "./chance.ts";
import { startServers } from "./servers.ts";
import { type Ended, visit } from "./visitor.ts";
import { drawWish } from "./wishes.ts";

const VISITORS = 500;
const AT_ONCE = 60;
const SERVERS = 2;
const LINKS = 8;
/** Additional staff, so that about half of the visitors find a time. */
const MORE_PEOPLE = 8;

export interface Report {
  readonly outcomes: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
  readonly audit: Readonly<Record<string, readonly unknown[]>>;
  readonly rows: { readonly orders: number; readonly bookings: number; readonly retried: number };
  readonly lost: number;
}

/**
 * Simulates 500 visitors against two processes on one PostgreSQL server. One process is killed and restarted,
 * connections break and requests are repeated. Then the rows are audited.
 */
export async function simulateSaturday(seed: number, say: (line: string) => void): Promise<Report> {
  const server = await startPostgres();
  const name = `daybook_load_${randomBytes(4).toString("hex")}`;
  await onServer(server.url, `CREATE DATABASE ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const database = await openDatabase({ database: { kind: "server", url: url.href, maxConnections: 4 } });
  try {
    const date = nextSaturday(Date.now());
    const links = await open(database, date);
    const servers = await startServers(SERVERS, url.href);
    try {
      const ended: Ended[] = [];
      const faults: string[] = [];
      const chances = chanceOf(seed);
      const seeds = Array.from({ length: VISITORS }, () => Math.floor(chances() * 2 ** 32));
      let next = 0;
      let killing: Promise<void> | null = null;
      const come = async () => {
        while (next < VISITORS) {
          const visitor = next++;
          if (visitor === VISITORS / 2) killing = servers.killOne(0);
          const chance = chanceOf(seeds[visitor]!);
          try {
            ended.push(await visit({ servers, chance, visitor, date }, drawWish(chance, links)));
          } catch (error) {
            faults.push(`visitor ${visitor}: ${String(error)}`);
          }
          if (ended.length % 100 === 0) say(`${ended.length} visitors have come and gone`);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, come));
      await killing;
      return await report(database, ended, faults);
    } finally {
      await servers.stop();
    }
  } finally {
    await database.close();
    await onServer(server.url, `DROP DATABASE ${name} WITH (FORCE)`);
    await server.stop();
  }
}

async function open(database: Database, date: string): Promise<string[]> {
  await migrate(database);
  await ensureDemo(database, { now: () => Date.now() });
  await database.query("UPDATE businesses SET busy_bookings_per_hour = 100000");
  const { prisma } = database;
  const businessId = BUSINESS_ID;
  await employ(database);
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

async function employ({ prisma }: Database): Promise<void> {
  const businessId = BUSINESS_ID;
  const services = await prisma.service.findMany({ where: { businessId } });
  const resources = await prisma.resource.findMany({ where: { businessId } });
  for (let i = 0; i < MORE_PEOPLE; i++) {
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

async function report(
  database: Database,
  ended: readonly Ended[],
  faults: readonly string[],
): Promise<Report> {
  const outcomes: Record<string, number> = {};
  for (const { outcome } of ended) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  const [rows] = await database.query<Report["rows"]>(
    `SELECT (SELECT count(*)::int FROM orders) AS orders, (SELECT count(*)::int FROM bookings) AS bookings,
            (SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()) AS retried`,
  );
  const told = new Set(ended.flatMap(({ order }) => order ?? [])).size;
  return { outcomes, faults, rows: rows!, audit: await audit(database), lost: told - rows!.orders };
}

/** At least three days ahead, because some services need notice. */
function nextSaturday(now: number): string {
  const day = new Date(now + 3 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((6 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}
