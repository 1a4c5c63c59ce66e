import type { ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureDemo } from "../../../prisma/demo.ts";
import type { DatabaseConfig } from "../../platform/database/database.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { migrate } from "../../platform/database/migrations/migrate.ts";
import { startPostgres } from "../../testing/servers/postgresServer.ts";
import { endBuiltServer, startBuiltServer } from "../builtServer.ts";
import type { BenchRow } from "./row.ts";
import { serviceId } from "./world.ts";

const BOOKINGS = 10_000;
const AT_ONCE = 8;
const MB = 1024 * 1024;

/**
 * Measures the resident memory of the built server: idle, and after 10,000 bookings against the first 2,000. Linux
 * only.
 */
export async function benchMemory(): Promise<BenchRow[]> {
  const dir = mkdtempSync(join(tmpdir(), "daybook-memory-"));
  const server = await startPostgres();
  try {
    return [
      ...(await measure("embedded", { kind: "embedded", dir }, { DAYBOOK_DIR: dir }, 330)),
      ...(await measure(
        "with a PostgreSQL server",
        { kind: "server", url: server.url, maxConnections: 10 },
        { DATABASE_URL: server.url },
        230,
      )),
    ];
  } finally {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

async function measure(
  name: string,
  database: DatabaseConfig,
  env: Record<string, string>,
  limit: number,
): Promise<BenchRow[]> {
  await makeRoom(database);
  const server = await startBuiltServer(env);
  const { child, origin } = server;
  try {
    for (const path of ["northside/consultation", "northside", "service/yoga-class"])
      await (await fetch(`${origin}/widget/appointment/${path}`)).text();
    const rest = await settled(child);
    const book = await booker(origin);
    await many(2_000, book);
    const early = await settled(child);
    await many(BOOKINGS - 2_000, book);
    const late = await settled(child);
    const mb = (bytes: number) => `${Math.round(bytes / MB)} MB`;
    return [
      {
        name: `memory at rest, ${name}`,
        ratio: rest / MB / limit,
        limit: 1,
        note: `${mb(rest)} of at most ${limit} MB`,
      },
      {
        name: `memory over ${BOOKINGS} bookings, ${name}`,
        ratio: late / early,
        limit: 1.15,
        note: `${mb(late)} after all : ${mb(early)} after 2000, ${mb(rest)} at rest`,
      },
    ];
  } finally {
    await endBuiltServer(server, "SIGTERM");
  }
}

async function makeRoom(config: DatabaseConfig): Promise<void> {
  const database = await openDatabase({ database: config });
  await migrate(database);
  await ensureDemo(database, { now: () => Date.now() });
  await database.query("UPDATE businesses SET busy_bookings_per_hour = 100000");
  await database.query("UPDATE services SET capacity = 10000, max_per_booking = NULL WHERE id = $1", [
    serviceId("yoga-class"),
  ]);
  await database.close();
}

/** Minimum over some idle seconds, because of garbage collection. */
async function settled({ pid }: ChildProcess): Promise<number> {
  let least = Infinity;
  for (let look = 0; look < 10; look++) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
    least = Math.min(least, Number(line?.[1]) * 1024);
  }
  return least;
}

async function booker(origin: string): Promise<() => Promise<void>> {
  const ask = async <Data>(query: string, variables: object): Promise<Data> => {
    const response = await fetch(`${origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const now = Date.now();
  const [from, to] = [now + 86_400_000, now + 12 * 86_400_000].map((at) =>
    new Date(at).toISOString().slice(0, 10),
  );
  const found = await ask<{
    business: { service: { id: string; availability: { nextAvailable: { startsAt: string } } } };
  }>(
    `query ($from: Date!, $to: Date!) { business { service(id: "yoga-class") { id availability(input: { from: $from, to: $to }) { nextAvailable { startsAt } } } } }`,
    { from, to },
  );
  const { id: service, availability } = found.business.service;
  return async () => {
    const { holdSlot } = await ask<{ holdSlot: { __typename: string; hold: { token: string } } }>(
      `mutation ($input: HoldSlotInput!) { holdSlot(input: $input) { __typename ... on HoldSlotPayload { hold { token } } } }`,
      {
        input: {
          service,
          startsAt: availability.nextAvailable.startsAt,
          visitor: crypto.randomUUID(),
          idempotencyKey: crypto.randomUUID(),
        },
      },
    );
    const { book } = await ask<{ book: { __typename: string } }>(
      `mutation ($input: BookInput!) { book(input: $input) { __typename ... on BookPayload { reference } } }`,
      {
        input: {
          holdToken: holdSlot.hold.token,
          idempotencyKey: crypto.randomUUID(),
          contact: { firstName: "Ada", lastName: "Bench", email: `ada${crypto.randomUUID()}@example.com` },
          timeZone: "America/New_York",
          locale: "en",
        },
      },
    );
    if (book.__typename !== "BookPayload") throw new Error(book.__typename);
  };
}

async function many(count: number, work: () => Promise<void>): Promise<void> {
  let left = count;
  const one = async () => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}
