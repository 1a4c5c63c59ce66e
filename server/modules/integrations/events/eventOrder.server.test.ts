import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../../../platform/database/database.ts";
import { makeBusiness } from "../../../testing/businesses/makeBusiness.ts";
import { seededRandom } from "../../../testing/graph.ts";
import { testDatabase } from "../../../testing/database/testDatabase.ts";
import { readEvents } from "./readEvents.ts";

let database: Database;
let businessId: string;
beforeAll(async () => {
  database = await testDatabase("server");
  businessId = await makeBusiness(database);
});
afterAll(() => database.close());

const WRITERS = 6;
const EACH = 40;

async function follow(isOver: () => boolean): Promise<string[]> {
  const eventNames: string[] = [];
  let after: string | null = null;
  for (;;) {
    const wasOver = isOver();
    const answer = await readEvents(database.query, { businessId, after, types: [], first: 7 });
    if (!answer.ok) throw new Error(answer.failure.code);
    eventNames.push(...answer.value.events.map(({ data }) => String(data["name"])));
    after = answer.value.endCursor;
    if (wasOver && !answer.value.hasMore) return eventNames;
  }
}

it("skips no event that is written first and committed last, for any reader", async () => {
  const random = seededRandom("feed order");
  let running = WRITERS;
  const write = async (writer: number) => {
    for (let n = 0; n < EACH; n++) {
      const pauses = Math.floor(random.bytes(1)[0]! / 64);
      await database.transaction(async (sql) => {
        await sql.query(
          `INSERT INTO events (business_id, id, type, subject, data, occurred_at)
           VALUES ($1, gen_random_uuid(), 'site.published', $1, jsonb_build_object('name', $2::text), now())`,
          [businessId, `${writer}-${n}`],
        );
        // The longer it sleeps, the more later events commit before it.
        for (let i = 0; i < pauses; i++) await sql.query("SELECT pg_sleep(0.004)");
      });
    }
    running -= 1;
  };
  const readers = [follow(() => running === 0), follow(() => running === 0)];
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  const expectedNames = Array.from({ length: WRITERS }, (_, writer) =>
    Array.from({ length: EACH }, (__, n) => `${writer}-${n}`),
  );
  const [one, other] = await Promise.all(readers);
  expect(one!.toSorted()).toEqual(expectedNames.flat().toSorted());
  expect(other).toEqual(one);
  for (const [writer, names] of expectedNames.entries())
    expect(one!.filter((name) => name.startsWith(`${writer}-`))).toEqual(names);
}, 60_000);

it("keeps its order when it is read again", async () => {
  const again = await follow(() => true);
  const [row] = await database.query<{ last: number; waiting: number }>(
    `SELECT last_position::int AS last, (SELECT count(*)::int FROM events WHERE position IS NULL) AS waiting FROM event_feeds WHERE business_id = $1`,
    [businessId],
  );
  expect(row).toEqual({ last: WRITERS * EACH, waiting: 0 });
  expect(again).toHaveLength(WRITERS * EACH);
});
