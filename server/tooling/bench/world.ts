import { randomBytes } from "node:crypto";
import pg from "pg";
import { ensureDemo } from "../../../prisma/demo.ts";
import { demoId } from "../../../prisma/demo/ids.ts";
import { openCachedDatabase } from "../../app/openCachedDatabase.ts";
import type { Database } from "../../platform/database/database.ts";
import { migrate } from "../../platform/database/migrations/migrate.ts";
import type { Business } from "../../platform/database/prisma/client.ts";
import { createSigner } from "../../platform/ids/signer.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { createSystemRandom } from "../../platform/ids/systemRandom.ts";
import { createTestDeps } from "../../testing/deps/createTestDeps.ts";
import { startPostgres } from "../../testing/servers/postgresServer.ts";

/** A demo business on its own PostgreSQL server, for real concurrency. */
export interface BenchWorld {
  readonly database: Database;
  readonly url: string;
  readonly business: Business;
  readonly scope: Scope;
}

export const BENCH_NOW = Date.parse("2026-11-20T10:00:00Z");

export async function inBenchWorld<T>(
  work: (world: BenchWorld) => Promise<T>,
  maxConnections = 10,
): Promise<T> {
  const server = await startPostgres();
  const name = `daybook_bench_${randomBytes(4).toString("hex")}`;
  await onServer(server.url, `CREATE DATABASE ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const database = await openCachedDatabase({ database: { kind: "server", url: url.href, maxConnections } });
  try {
    const clock = { now: () => BENCH_NOW };
    await migrate(database);
    await ensureDemo(database, clock);
    const business = (await database.prisma.business.findFirst({ where: { isDefault: true } }))!;
    const signer = createSigner([randomBytes(32)]);
    return await work({
      database,
      url: url.href,
      business,
      scope: { ...createTestDeps({ database, clock, random: createSystemRandom(), signer }), business },
    });
  } finally {
    await database.close();
    await onServer(server.url, `DROP DATABASE ${name} WITH (FORCE)`);
    await server.stop();
  }
}

export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

export function serviceId(slug: string): string {
  return demoId("service", slug);
}

export function quantile(timings: readonly number[], share: number): number {
  const sorted = timings.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
