import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../root.ts";
import type { Database } from "../../platform/database/database.ts";
import { encodeTypeId } from "../../shared/ids/typeId.ts";
import type { BookableTime, BookersMessage, BookersReport } from "./bookers.ts";
import type { BenchRow } from "./row.ts";
import { type ServedWorld, inServedWorld } from "./servedWorld.ts";
import { quantile, serviceId } from "./world.ts";

const PEOPLE = 60;
const ROUNDS = 3;
const RUN_MS = 2_500;
const CLIENTS = [1, 8, 32];
const KINDS = ["product", "plain", "merged"] as const;
type Kind = (typeof KINDS)[number];
const MOST_PAIRS = 8_000;

/**
 * Measures pairs of hold and booking per second over HTTP against scripts that write the same rows without reads and
 * checks. Clients, server and PostgreSQL are separate processes that take turns. PostgreSQL writes to disk.
 */
export function benchBookingOverHttp(): Promise<BenchRow[]> {
  return inServedWorld(addPeople, async (world) => {
    const times = await bookableTimes(world);
    const rates = new Map<string, number[]>();
    const p50 = new Map<string, number[]>();
    for (let round = 0; round <= ROUNDS; round += 1) {
      if (round === 1) await world.database.query("ANALYZE");
      for (const clients of CLIENTS) {
        for (const kind of KINDS) {
          const { pairs, seconds } = await run(world, { kind, clients, times: times.next(kind) });
          if (round === 0) continue;
          const key = `${kind} ${clients}`;
          rates.set(key, [...(rates.get(key) ?? []), pairs.length / seconds]);
          p50.set(key, [...(p50.get(key) ?? []), quantile(pairs, 0.5)]);
        }
      }
    }
    const middle = (known: Map<string, number[]>, kind: Kind, clients: number) =>
      quantile(known.get(`${kind} ${clients}`)!, 0.5);
    return CLIENTS.flatMap((clients) => {
      const rate = (kind: Kind) => middle(rates, kind, clients);
      const pairs = (kind: Kind) =>
        `${rate(kind).toFixed(0)}/s (${middle(p50, kind, clients).toFixed(1)} ms)`;
      const row = (kind: Kind, name: string, limit: number): BenchRow => ({
        name: `hold and book over HTTP, ${clients} clients, against ${name}`,
        ratio: rate(kind) / rate("product"),
        limit,
        note: `${pairs("product")} : ${pairs(kind)}`,
      });
      return [
        row("plain", "19 plain statements", 2),
        row("merged", "one prepared statement a transaction", 4),
      ];
    });
  });
}

async function addPeople(database: Database, businessId: string): Promise<void> {
  const service = serviceId("consultation");
  await database.query("UPDATE businesses SET busy_bookings_per_hour = 100000 WHERE id = $1", [businessId]);
  await database.query(
    "UPDATE services SET max_per_day = NULL, buffer_before_minutes = 0, buffer_after_minutes = 0 WHERE business_id = $1 AND id = $2",
    [businessId, service],
  );
  await database.query("DELETE FROM service_forms WHERE business_id = $1 AND service_id = $2", [
    businessId,
    service,
  ]);
  await database.query(
    `WITH pattern AS (SELECT * FROM staff WHERE business_id = $1 AND slug = 'amara'),
       one AS (INSERT INTO staff (business_id, id, slug, name, schedule_id, publication)
               SELECT business_id, gen_random_uuid(), 'bench-' || n, 'Bench ' || n, schedule_id, 'PUBLISHED'
                 FROM pattern, generate_series(1, $3) n RETURNING business_id, id),
       unit AS (INSERT INTO units (business_id, id, staff_id) SELECT business_id, gen_random_uuid(), id FROM one)
     INSERT INTO service_staff (business_id, service_id, staff_id) SELECT business_id, $2, id FROM one`,
    [businessId, service, PEOPLE],
  );
}

async function bookableTimes({ database, origin, businessId }: ServedWorld) {
  const people = await database.query<{ unitId: string; staffId: string }>(
    `SELECT u.id AS "unitId", s.id AS "staffId" FROM staff s JOIN units u ON u.business_id = s.business_id AND u.staff_id = s.id
      WHERE s.business_id = $1 AND s.slug LIKE 'bench-%' ORDER BY s.slug`,
    [businessId],
  );
  const starts = await freeStarts(origin, encodeTypeId("staff", people[0]!.staffId));
  const common = { businessId, serviceId: serviceId("consultation") };
  const free = starts.flatMap((startMinute) => people.map((one) => ({ ...common, ...one, startMinute })));
  let offered = 0;
  let bookings = 0;
  return {
    next(kind: Kind): BookableTime[] {
      if (kind === "product")
        return free.slice(offered, (offered += free.length / ((ROUNDS + 1) * CLIENTS.length)));
      const later = Math.ceil(Date.now() / 60_000) + 1_000_000;
      return Array.from({ length: MOST_PAIRS }, () => {
        bookings += 1;
        return {
          ...common,
          ...people[bookings % PEOPLE]!,
          startMinute: later + Math.floor(bookings / PEOPLE) * 30,
        };
      });
    },
  };
}

async function freeStarts(origin: string, staff: string): Promise<number[]> {
  const [from, to] = [3, 59].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  );
  const response = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      query: `query ($from: Date!, $to: Date!, $staff: ID!) { business { service(id: "consultation") { durationMinutes
        availability(input: { from: $from, to: $to, staff: $staff }) { days { starts } } } } }`,
      variables: { from, to, staff },
    }),
  });
  const { data, errors } = (await response.json()) as { data: FreeStarts; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  const { durationMinutes, availability } = data.business.service;
  const found: number[] = [];
  for (const startsAt of availability.days.flatMap((day) => day.starts)) {
    const minute = Date.parse(startsAt) / 60_000;
    if (minute >= (found.at(-1) ?? -Infinity) + durationMinutes) found.push(minute);
  }
  return found;
}

interface FreeStarts {
  readonly business: {
    readonly service: {
      readonly durationMinutes: number;
      readonly availability: {
        readonly days: readonly { readonly starts: readonly string[] }[];
      };
    };
  };
}

function run(
  { origin, url }: ServedWorld,
  order: Pick<BookersMessage, "kind" | "clients" | "times">,
): Promise<BookersReport> {
  const child = fork(join(import.meta.dirname, "bookers.ts"), {
    execArgv: ["--import", "tsx"],
    cwd: projectRoot,
  });
  const full: BookersMessage = {
    ...order,
    origin,
    databaseUrl: url,
    milliseconds: RUN_MS,
    documents: { hold: getDocumentId("holdTimeMutation"), book: getDocumentId("bookHeldMutation") },
  };
  return new Promise((resolve, reject) => {
    child.once("message", (report) => resolve(report as BookersReport));
    child.once("exit", (code) => reject(new Error(`the bookers ended with ${code}`)));
    child.send(full);
  });
}

function getDocumentId(name: string): string {
  const file = join(projectRoot, "client", "__generated__", "persisted.json");
  const documents = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  const found = Object.entries(documents).find(([, text]) => text.includes(`mutation ${name}(`));
  if (!found) throw new Error(`no persisted document ${name}`);
  return found[0];
}
