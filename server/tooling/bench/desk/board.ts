import { brotliCompressSync } from "node:zlib";
import { addApiKey } from "../../../modules/access/apiKeys.ts";
import { loadBoard } from "../../../modules/desk/loadBoard.ts";
import { BENCH_TIMES, DESK_BOOKINGS_PER_DAY, DESK_PEOPLE, DESK_WEEK, fillDesk } from "./fillDesk.ts";
import { startGraph } from "../graph.ts";
import type { BenchRow } from "../row.ts";
import { type BenchWorld, inBenchWorld, quantile } from "../world.ts";

const ROUNDS = 15;
const WARM_UP = 3;

/** Everything that the screen of the board shows. */
const BOARD = `query ($input: BoardInput!) { viewer { permissions { permission } } business { board(input: $input) {
  cursor loadedAt timeZone
  columns { staff { id name picture } resource { id name } days { date holiday bookedMinutes offeredMinutes hours { startsAt endsAt } } }
  bookings { columns occupiedFrom occupiedUntil isUnpaid hasMissingAnswers isFirstVisit isOverbooked session
    booking { id status startsAt endsAt seats notes contact { id firstName lastName } service { id name } staff { id } guests { name } } }
  blocks { id startsAt endsAt reason staff { id } resources { id } }
  holds { id columns startsAt endsAt expiresAt service { id name } }
  sessions { id columns startsAt endsAt seats seatsTaken service { id name } }
  externalEvents { columns startsAt endsAt } } } }`;

/** The bookings of the week with the names that a screen shows, without any rule. */
const PLAIN_BOOKINGS = `
SELECT b.id, b.status, b.starts_at, b.ends_at, b.seats, o.notes, c.id AS contact_id, c.first_name, c.last_name, s.id AS service_id, s.name,
       p.staff_id, min(m.starts_at) AS occupied_from, max(m.ends_at) AS occupied_until
  FROM bookings b
  JOIN orders o ON o.business_id = $1 AND o.id = b.order_id
  JOIN contacts c ON c.business_id = $1 AND c.id = o.contact_id
  JOIN services s ON s.business_id = $1 AND s.id = b.service_id
  JOIN booking_staff p ON p.business_id = $1 AND p.booking_id = b.id
  JOIN claims m ON m.business_id = $1 AND m.booking_id = b.id
 WHERE b.business_id = $1 AND b.starts_at >= $2 AND b.starts_at < $3
 GROUP BY b.id, b.status, b.starts_at, b.ends_at, b.seats, o.notes, c.id, c.first_name, c.last_name, s.id, s.name, p.staff_id`;

/** Measures the query of a week of the board against plain SQL for its bookings. */
export function benchBoard(): Promise<BenchRow[]> {
  return inBenchWorld(async (world) => {
    await fillDesk({ ...world, businessId: world.business.id }, BENCH_TIMES);
    return measure(world);
  });
}

async function measure(world: BenchWorld): Promise<BenchRow[]> {
  const { database, business, scope } = world;
  const { secret } = await addApiKey(scope, "bench");
  const graph = await startGraph(world, BOARD);
  const readGraph = () => graph.ask(BOARD, { input: DESK_WEEK }, secret);
  const readBoard = () =>
    loadBoard(scope, { ...DESK_WEEK, groupBy: "STAFF", ownStaffId: null, includesBookings: true });
  const readPlain = async () =>
    JSON.stringify(
      await database.query(PLAIN_BOOKINGS, [business.id, "2026-11-23T05:00Z", "2026-11-30T05:00Z"]),
    );
  await readGraph();
  const statements: string[] = [];
  const stop = database.onStatement((text) => statements.push(text));
  const answer = JSON.stringify(await readGraph());
  stop();
  const [full, board, plain] = await measureInTurns([readGraph, readBoard, readPlain]);
  await graph.stop();
  const plainBytes = (await readPlain()).length;
  const size = `${DESK_PEOPLE} people, ${DESK_BOOKINGS_PER_DAY} bookings a day`;
  return [
    {
      name: "desk: a week of the board as a document",
      ratio: full! / plain!,
      limit: null,
      note: `${full!.toFixed(0)} ms : ${plain!.toFixed(0)} ms of plain SQL, ${size}`,
    },
    {
      name: "desk: a week of the board without its document",
      ratio: board! / plain!,
      limit: null,
      note: `${board!.toFixed(0)} ms : ${plain!.toFixed(0)} ms of plain SQL, ${size}`,
    },
    {
      name: "desk: bytes of a week",
      ratio: answer.length / plainBytes,
      limit: null,
      note: `${format(answer.length)} : ${format(plainBytes)} of the plain rows, ${format(brotliCompressSync(answer).length)} with brotli`,
    },
    { name: "desk: statements of a week", ratio: statements.length, limit: 6, note: "with the caller's key" },
  ];
}

const format = (bytes: number) => `${(bytes / 1_000).toFixed(0)} kB`;

/** Returns the median of each in milliseconds. */
async function measureInTurns(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times = works.map((): number[] => []);
  for (let round = -WARM_UP; round < ROUNDS; round += 1)
    for (const [i, work] of works.entries()) {
      const begin = performance.now();
      await work();
      if (round >= 0) times[i]!.push(performance.now() - begin);
    }
  return times.map((timings) => quantile(timings, 0.5));
}
