import { randomUUID } from "node:crypto";
import { book } from "../../modules/bookings/book.ts";
import { holdSlot } from "../../modules/bookings/holdSlot.ts";
import { createHoldToken } from "../../modules/bookings/keys/holdTokens.ts";
import { benchBookingOverHttp } from "./bookingOverHttp.ts";
import type { BenchRow } from "./row.ts";
import { type BenchWorld, inBenchWorld, quantile, serviceId } from "./world.ts";

const VISITORS = 32;
const CONTESTS = 20;

/** Measures the statements of hold and booking, contention, and the rate over HTTP. */
export async function benchBooking(): Promise<BenchRow[]> {
  return [...(await benchInProcess()), ...(await benchBookingOverHttp())];
}

function benchInProcess(): Promise<BenchRow[]> {
  return inBenchWorld(
    async (world) => [...(await statements(world)), ...(await contention(world))],
    VISITORS + 2,
  );
}

function* starts(): Generator<number> {
  for (let day = 0; ; day++) {
    const nine = Date.parse("2026-11-30T14:00Z") / 60_000 + day * 1440;
    const weekday = (day % 7) + 1;
    if (weekday > 5 || day === 3) continue;
    for (let slot = 0; slot < 3; slot++) yield nine + slot * 45;
  }
}

const DETAILS = {
  contact: { firstName: "Ada", lastName: "Bench", email: "ada@example.com", phone: null, dateOfBirth: null },
  locationKind: "ONLINE" as const,
  location: null,
  notes: null,
  consent: true,
  timeZone: "America/New_York",
  locale: "en",
};

let callers = 0;
const newAddress = () => {
  callers += 1;
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
};

const hold = ({ scope }: BenchWorld, startsAt: number) =>
  holdSlot(scope, {
    target: { serviceId: serviceId("consultation"), providerId: null, staffId: null, startsAt },
    seats: 1,
    visitor: randomUUID(),
    idempotencyKey: randomUUID(),
    clientAddress: newAddress(),
  });

const bookHold = ({ scope, business }: BenchWorld, id: string) =>
  book(scope, {
    ...DETAILS,
    trustedCaller: `KEY ${randomUUID()}`,
    clientAddress: "192.0.2.1",
    holdToken: createHoldToken(scope.signer, business.id, id),
    idempotencyKey: randomUUID(),
  });

async function clear({ database }: BenchWorld): Promise<void> {
  await database.query(
    "TRUNCATE notices, holds, hold_lines, claims, orders, bookings, booking_staff, booking_events, events, contacts, idempotency_keys CASCADE",
  );
}

async function statements(world: BenchWorld): Promise<BenchRow[]> {
  let count = 0;
  const stop = world.database.onStatement(() => count++);
  const [start] = starts();
  const held = await hold(world, start!);
  const holding = count;
  count = 0;
  if (!held.ok) throw new Error(held.failure.code);
  await bookHold(world, held.value.id);
  stop();
  const note = "statements, BEGIN and COMMIT included";
  await clear(world);
  return [
    { name: "holdSlot", ratio: holding, limit: 8, note },
    { name: "book", ratio: count, limit: 8, note },
  ];
}

const FREE = [...take(starts(), 40)];

function* take<T>(source: Iterable<T>, count: number): Generator<T> {
  for (const value of source) {
    if (count-- <= 0) return;
    yield value;
  }
}

/** Compares 32 visitors on one slot with 32 visitors on a slot each. Also prints one visitor alone. */
async function contention(world: BenchWorld): Promise<BenchRow[]> {
  const timings = { alone: [] as number[], apart: [] as number[], together: [] as number[] };
  const crowd = (startOfVisitor: (visitor: number) => number) =>
    Promise.all(Array.from({ length: VISITORS }, (_, i) => timed(() => hold(world, startOfVisitor(i)))));
  const before = await deadlocks(world);
  for (let contest = -4; contest < CONTESTS; contest++) {
    await clear(world);
    const apart = await crowd((visitor) => FREE[visitor]!);
    await clear(world);
    const together = await crowd(() => FREE[0]!);
    const alone: number[] = [];
    for (const start of FREE.slice(1, 6)) alone.push(await timed(() => hold(world, start)));
    if (contest < 0) continue;
    timings.alone.push(...alone);
    timings.apart.push(...apart);
    timings.together.push(...together);
  }
  const found = (await deadlocks(world)) - before;
  const [alone, apart, together] = [timings.alone, timings.apart, timings.together].map((times) =>
    quantile(times, 0.99),
  ) as [number, number, number];
  const note = `p99 ${together.toFixed(1)} ms : ${apart.toFixed(1)} ms on slots of their own, ${found} deadlocks`;
  return [
    { name: "32 visitors on one slot", ratio: found === 0 ? together / apart : Infinity, limit: 10, note },
    {
      name: "32 visitors on one slot, against one visitor alone",
      ratio: together / alone,
      limit: null,
      note: `p99 ${together.toFixed(1)} ms : ${alone.toFixed(1)} ms`,
    },
  ];
}

async function deadlocks({ database }: BenchWorld): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    "SELECT deadlocks::int AS count FROM pg_stat_database WHERE datname = current_database()",
  );
  return row!.count;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}
