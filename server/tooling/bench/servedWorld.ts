import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { ensureDemo } from "../../../prisma/demo.ts";
import { type Database, openDatabase } from "../../platform/database/database.ts";
import { migrate } from "../../platform/database/migrations/migrate.ts";
import { startPostgres } from "../../testing/servers/postgresServer.ts";
import { endBuiltServer, startBuiltServer } from "../builtServer.ts";
import { onServer } from "./world.ts";

export interface ServedWorld {
  readonly database: Database;
  readonly url: string;
  readonly origin: string;
  readonly businessId: string;
  readonly server: ChildProcess;
}

const DURABLE = { fsync: "on", synchronous_commit: "on", full_page_writes: "on", shared_buffers: "256MB" };

/** Lets one machine act as many visitors by `X-Forwarded-For`. */
const MANY_VISITORS = { DAYBOOK_RATE_LIMITS: "off", TRUST_PROXY: "1" };

/**
 * Runs a benchmark against the built server and a durable database.
 *
 * @param prepare runs before the server starts
 */
export async function inServedWorld<T>(
  prepare: (database: Database, businessId: string, url: string) => Promise<void>,
  work: (world: ServedWorld) => Promise<T>,
): Promise<T> {
  const postgres = await startPostgres(DURABLE);
  const name = `daybook_bench_${randomBytes(4).toString("hex")}`;
  await onServer(postgres.url, `CREATE DATABASE ${name}`);
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  const database = await openDatabase({ database: { kind: "server", url: url.href, maxConnections: 2 } });
  try {
    await migrate(database);
    await ensureDemo(database, { now: () => Date.now() });
    const business = (await database.prisma.business.findFirst({ where: { isDefault: true } }))!;
    await prepare(database, business.id, url.href);
    const server = await startBuiltServer({ DATABASE_URL: url.href, ...MANY_VISITORS });
    try {
      return await work({
        database,
        url: url.href,
        origin: server.origin,
        businessId: business.id,
        server: server.child,
      });
    } finally {
      await endBuiltServer(server, "SIGTERM");
    }
  } finally {
    await database.close();
    await onServer(postgres.url, `DROP DATABASE ${name} WITH (FORCE)`);
    await postgres.stop();
  }
}
