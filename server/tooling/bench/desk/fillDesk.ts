import { demoId } from "../../../../prisma/demo/ids.ts";
import { openDatabase } from "../../../platform/database/database.ts";
import { type SeededBooking, insertBookings } from "../../../testing/bookings/insertBookings.ts";
import type { ServedWorld } from "../servedWorld.ts";
import { BENCH_NOW } from "../world.ts";

export const DESK_PEOPLE = 20;
export const DESK_BOOKINGS_PER_DAY = 200;
const WEEKS = 12;
const DAY = 86_400_000;
const AT_ONCE = 5_000;
const WEEKS_BEFORE = 6;

/** The first start of the measured week, and the present. Milliseconds since 1970. */
export interface DeskTimes {
  readonly monday: number;
  readonly now: number;
}

/** Monday at 09:00 in New York. */
export const BENCH_TIMES: DeskTimes = { monday: Date.parse("2026-11-23T13:00Z"), now: BENCH_NOW };

/** Both inclusive. */
export const DESK_WEEK = { from: "2026-11-23", to: "2026-11-29" } as const;

const person = (n: number) => `person-${n}`;

/** Ten bookings a person and day, with buffers: 36 minutes every 48. */
function createBooking(n: number, { monday, now }: DeskTimes): Partial<SeededBooking> {
  const perPerson = DESK_BOOKINGS_PER_DAY / DESK_PEOPLE;
  const day = Math.floor(n / DESK_BOOKINGS_PER_DAY);
  const startsAt =
    monday +
    (day - WEEKS_BEFORE * 7) * DAY +
    (Math.floor(n / DESK_PEOPLE) % perPerson) * ((8 * 60) / perPerson) * 60_000;
  const client = (n * 7919) % 4_000;
  return {
    startsAt: new Date(startsAt).toISOString(),
    minutes: 30,
    createdAt: new Date(startsAt - 7 * DAY).toISOString(),
    status: startsAt < now ? "COMPLETED" : "CONFIRMED",
    staff: person(n % DESK_PEOPLE),
    service: ["consultation", "physio", "massage"][n % 3]!,
    email: `client${client}@example.com`,
    lastName: `Client ${client}`,
    dueMinor: n % 7 === 0 ? 5_000 : 0,
  };
}

/** A business of twenty people with two hundred bookings a day in twelve weeks. */
export async function fillDesk(
  { database, url, businessId }: Pick<ServedWorld, "database" | "url" | "businessId">,
  times: DeskTimes,
): Promise<void> {
  const people = Array.from({ length: DESK_PEOPLE }, (_, n) => ({
    id: demoId("staff", person(n)),
    slug: person(n),
    n,
  }));
  await database.query(
    `WITH p AS (SELECT * FROM jsonb_to_recordset($2::jsonb) AS p(id uuid, slug text, n int)), s AS (
       INSERT INTO staff (business_id, id, slug, name, schedule_id, position, publication)
       SELECT $1, p.id, p.slug, 'Person ' || p.n, a.schedule_id, p.n, 'PUBLISHED' FROM p, staff a WHERE a.business_id = $1 AND a.slug = 'amara'
       RETURNING id)
     INSERT INTO units (business_id, id, staff_id, ordinal) SELECT $1, gen_random_uuid(), id, 0 FROM s`,
    [businessId, JSON.stringify(people)],
  );
  await database.query(
    "UPDATE staff SET publication = 'ARCHIVED' WHERE business_id = $1 AND slug NOT LIKE 'person-%'",
    [businessId],
  );
  const quick = new URL(url);
  quick.searchParams.set("options", "-c session_replication_role=replica");
  const unchecked = await openDatabase({ database: { kind: "server", url: quick.href, maxConnections: 1 } });
  const count = WEEKS * 7 * DESK_BOOKINGS_PER_DAY;
  for (let first = 0; first < count; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, i) =>
      createBooking(first + i, times),
    );
    await insertBookings(unchecked, some, first);
  }
  await unchecked.query(
    `INSERT INTO claims (business_id, unit_id, starts_at, ends_at, booking_id)
     SELECT $1, u.id, b.starts_at - interval '3 minutes', b.ends_at + interval '3 minutes', b.id
       FROM bookings b JOIN booking_staff s ON s.business_id = $1 AND s.booking_id = b.id
       JOIN units u ON u.business_id = $1 AND u.staff_id = s.staff_id AND u.ordinal = 0 WHERE b.business_id = $1`,
    [businessId],
  );
  await unchecked.query(
    `INSERT INTO unpaid_bookings (business_id, booking_id) SELECT $1, id FROM bookings WHERE business_id = $1 AND due_minor > 0`,
    [businessId],
  );
  await unchecked.close();
  await database.query("VACUUM ANALYZE");
}
