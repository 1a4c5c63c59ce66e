import { describe, expect, it } from "vitest";
import { demoId } from "../../../prisma/demo/ids.ts";
import { blockTime } from "../../modules/bookings/blocks.ts";
import { holdAs } from "../../testing/bookings/callers.ts";
import { openGraph } from "../../testing/graph.ts";
import { classifyDatabaseError } from "../../platform/database/errors.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { unwrap } from "../../testing/unwrap.ts";
import { bookOrderAs } from "../../testing/payments/paying.ts";

/** One business has rows in every table, and a second one is its copy under other ids. */
const BUSINESS = demoId("business", "northside");
const COPY = demoId("business", "copy");
const AMARA = demoId("staff unit", "amara");

const graph = await openGraph();
await graph.change("consultation", { locationKinds: ["AT_PROVIDER"] });
await graph.change("nutrition", { locationKinds: ["AT_PROVIDER"] });
await fill();
await answer();

async function fill(): Promise<void> {
  const scope = await graph.scope();
  const targets = [
    { service: "consultation", startsAt: "2026-11-23T15:00:00Z", staff: "amara" },
    { service: "yoga-class", startsAt: "2026-11-23T12:00:00Z", seats: 2 },
    { service: "nutrition", startsAt: "2026-11-23T16:00:00Z" },
  ];
  for (const [visitor, one] of targets.entries()) await bookOrderAs(scope, visitor, one);
  unwrap(await holdAs(scope, 9, { service: "coaching", startsAt: "2026-11-24T12:00:00Z" }));
  await holdAs(scope, 8, { service: "yoga-class", startsAt: "2026-11-23T12:00:00Z", seats: 2 });
  unwrap(
    await blockTime(scope, {
      staffIds: [demoId("staff", "bruno")],
      resourceIds: [demoId("resource", "treatment-room")],
      startsAt: Date.parse("2026-11-23T14:00:00Z"),
      endsAt: Date.parse("2026-11-23T15:00:00Z"),
      reason: "",
    }),
  );
  const { query } = graph.database;
  await query("INSERT INTO holidays (business_id, date) VALUES ($1, '2026-12-25')", [BUSINESS]);
  await query(
    `WITH feed AS (INSERT INTO busy_feeds (business_id, id, staff_id, url, due_at)
       VALUES ($1, gen_random_uuid(), $2, 'https://calendar.example/amara.ics', now()) RETURNING id)
     INSERT INTO busy_times (business_id, feed_id, unit_id, starts_at, ends_at)
     SELECT $1, id, $3, '2026-11-23T15:10:00Z', '2026-11-23T15:20:00Z' FROM feed`,
    [BUSINESS, demoId("staff", "amara"), AMARA],
  );
  await query(
    "UPDATE orders SET link_id = $1 WHERE id = (SELECT id FROM orders ORDER BY reference LIMIT 1)",
    [demoId("one-time link", "welcome")],
  );
  await query("UPDATE holds SET link_id = $1", [demoId("one-time link", "welcome")]);
  await query(`UPDATE holds SET provider_id = $1`, [demoId("provider", "northside")]);
  await query(`UPDATE bookings SET provider_id = $1`, [demoId("provider", "northside")]);
  await query(
    `INSERT INTO guests (business_id, booking_id, ordinal, name, email) SELECT business_id, id, 1, 'Bo', 'bo@example.com' FROM bookings`,
  );
}

async function answer(): Promise<void> {
  const { query } = graph.database;
  await query(
    `INSERT INTO submissions (business_id, id, form_id, version, order_id, start_id, outcome, answers, locale, created_at)
     SELECT f.business_id, gen_random_uuid(), f.id, 1, (SELECT id FROM orders o WHERE o.business_id = f.business_id LIMIT 1),
            gen_random_uuid(), 'ACCEPTED', '{}', 'en', f.created_at FROM forms f WHERE f.business_id = $1 LIMIT 1`,
    [BUSINESS],
  );
  await query(
    `INSERT INTO survey_responses (business_id, id, survey_id, version, start_id, outcome, answers, path, score, locale, started_at, created_at)
     SELECT business_id, gen_random_uuid(), id, 1, gen_random_uuid(), 'ACCEPTED', '{}', '{}', 0, 'en', created_at, created_at
       FROM surveys WHERE business_id = $1 LIMIT 1`,
    [BUSINESS],
  );
  await query(
    `INSERT INTO uploads (business_id, id, field_key, name, media_type, size_bytes, content, created_at, response_id)
     SELECT business_id, gen_random_uuid(), 'f', 'a.txt', 'text/plain', 1, 'a', created_at, id FROM survey_responses`,
  );
}

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

const COLUMNS = `SELECT table_name AS "table", column_name AS "column", udt_name AS type
  FROM information_schema.columns WHERE table_schema = 'public' AND is_generated = 'NEVER' ORDER BY table_name, ordinal_position`;

const copied = (column: string) => `md5("${column}"::text || 'copy')::uuid`;

const MAINTAINED = ["people", "unpaid_bookings"];

async function copyBusiness(sql: Sql): Promise<void> {
  const columns = await sql.query<Column>(COLUMNS);
  const tables = [...new Set(columns.map((one) => one.table))];
  const tenantTables = tables.filter((table) =>
    columns.some((one) => one.table === table && one.column === "business_id"),
  );
  await sql.query(
    `INSERT INTO businesses (id, slug, name, time_zone, currency, phone, email) VALUES ($1, 'copy', 'Copy', 'UTC', 'USD', '1', 'c@example.com')`,
    [COPY],
  );
  // A table is copied after the tables that it references.
  const foreign = await relations(sql);
  const done = new Set(["businesses"]);
  while (done.size <= tenantTables.length) {
    const next = tenantTables.find(
      (table) =>
        !done.has(table) &&
        foreign.every((one) => one.child !== table || done.has(one.parent) || one.parent === table),
    );
    if (!next) break;
    done.add(next);
    if (next === "business_hosts" || MAINTAINED.includes(next)) continue;
    const ours = columns.filter((one) => one.table === next);
    const values = ours.map(({ column, type }) =>
      column === "business_id" ? `'${COPY}'::uuid` : type === "uuid" ? copied(column) : `"${column}"`,
    );
    const names = ours.map(({ column }) => `"${column}"`);
    await sql.query(
      `INSERT INTO "${next}" (${names.join(", ")}) SELECT ${values.join(", ")} FROM "${next}" WHERE business_id = $1`,
      [BUSINESS],
    );
  }
}
await graph.database.transaction(copyBusiness);

interface Relation {
  readonly name: string;
  readonly child: string;
  readonly parent: string;
  readonly columns: string[];
  readonly parentColumns: string[];
}

function relations(sql: Pick<Sql, "query">): Promise<Relation[]> {
  const names = (keys: string, table: string) =>
    `ARRAY(SELECT a.attname::text FROM unnest(${keys}) WITH ORDINALITY k(n, i) JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = k.n ORDER BY k.i)`;
  return sql.query<Relation>(
    `SELECT conname AS name, conrelid::regclass::text AS child, confrelid::regclass::text AS parent,
            ${names("conkey", "conrelid")} AS columns, ${names("confkey", "confrelid")} AS "parentColumns"
       FROM pg_constraint WHERE contype = 'f' ORDER BY 1`,
  );
}

const ADDED_ONLY = [
  "booking_events",
  "form_versions",
  "survey_versions",
  "money_entries",
  "provider_events",
  "revisions",
];

class Undo extends Error {}

/** The statement is rolled back. */
async function getConstraintError(text: string, values?: readonly unknown[]) {
  let databaseError: unknown = null;
  await graph.database
    .transaction(async (sql) => {
      await sql.query(text, values);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (error instanceof Undo) return;
      databaseError = classifyDatabaseError(error) ?? error;
    });
  return databaseError;
}

describe("claims do not overlap", () => {
  const claim = (from: string, until: string, unit = AMARA) =>
    getConstraintError(
      `INSERT INTO claims (business_id, unit_id, starts_at, ends_at, booking_id) SELECT business_id, $1, $2, $3, id FROM bookings WHERE business_id = $4 LIMIT 1`,
      [unit, from, until, BUSINESS],
    );
  const overlap = { kind: "overlap", constraint: "claims_no_overlap" };

  it.each([
    ["the same", "2026-11-23T15:00:00Z", "2026-11-23T15:40:00Z"],
    ["inside", "2026-11-23T15:10:00Z", "2026-11-23T15:20:00Z"],
    ["around", "2026-11-23T14:00:00Z", "2026-11-23T17:00:00Z"],
    ["the last millisecond", "2026-11-23T15:39:59.999Z", "2026-11-23T15:50:00Z"],
    ["the first millisecond", "2026-11-23T14:00:00Z", "2026-11-23T15:00:00.001Z"],
  ])("for one staff member: %s", async (_name, from, until) => {
    expect(await claim(from, until)).toEqual(overlap);
  });

  it("but may touch, and may overlap those of another one", async () => {
    expect(await claim("2026-11-23T15:40:00Z", "2026-11-23T15:50:00Z")).toBeNull();
    expect(await claim("2026-11-23T14:50:00Z", "2026-11-23T15:00:00Z")).toBeNull();
    expect(
      await claim("2026-11-23T15:00:00Z", "2026-11-23T15:40:00Z", demoId("staff unit", "bruno")),
    ).toBeNull();
  });

  it("between a hold, a booking, a session and a block", async () => {
    const owners = await graph.database.query(
      `SELECT num_nonnulls(hold_id) AS hold, num_nonnulls(booking_id) AS booking, num_nonnulls(session_id) AS session, num_nonnulls(block_id) AS block
         FROM claims WHERE business_id = $1 GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3`,
      [BUSINESS],
    );
    expect(owners).toEqual([
      { hold: 0, booking: 0, session: 0, block: 1 },
      { hold: 0, booking: 0, session: 1, block: 0 },
      { hold: 0, booking: 1, session: 0, block: 0 },
      { hold: 1, booking: 0, session: 0, block: 0 },
    ]);
    const all = "SELECT starts_at, ends_at, unit_id FROM claims WHERE business_id = $1";
    for (const row of await graph.database.query<{ starts_at: Date; ends_at: Date; unit_id: string }>(all, [
      BUSINESS,
    ]))
      expect(await claim(row.starts_at.toISOString(), row.ends_at.toISOString(), row.unit_id)).toEqual(
        overlap,
      );
  });

  it("and a claim ends after its start", async () => {
    expect(await claim("2026-11-23T20:00:00Z", "2026-11-23T20:00:00Z")).toEqual({
      kind: "check",
      constraint: "claims_forwards",
    });
  });
});

describe("claim", () => {
  it("has exactly one owner", async () => {
    const check = (constraint: string) => ({ kind: "check", constraint });
    const owners = "starts_at = starts_at + interval '1 year', ends_at = ends_at + interval '1 year'";
    expect(
      await getConstraintError(
        `UPDATE claims SET ${owners}, hold_id = NULL, ordinal = NULL, booking_id = NULL, session_id = NULL, block_id = NULL`,
      ),
    ).toEqual(check("claims_one_owner"));
    expect(
      await getConstraintError(
        `UPDATE claims SET session_id = (SELECT id FROM sessions WHERE business_id = $1) WHERE business_id = $1 AND booking_id IS NOT NULL`,
        [BUSINESS],
      ),
    ).toEqual(check("claims_one_owner"));
    expect(await getConstraintError("UPDATE claims SET expires_at = NULL WHERE hold_id IS NOT NULL")).toEqual(
      check("claims_held_end"),
    );
    expect(await getConstraintError("UPDATE claims SET ordinal = NULL WHERE hold_id IS NOT NULL")).toEqual(
      check("claims_held_line"),
    );
  });
});

describe("counters", () => {
  it.each([
    ["an oversold class", "UPDATE sessions SET seats_taken = seats_offered + 1", "sessions_not_oversold"],
    ["fewer seats than none", "UPDATE sessions SET seats_taken = -1", "sessions_not_oversold"],
    ["a broken limit of a day", "UPDATE service_days SET taken = day_limit + 1", "service_days_within_limit"],
    ["less than no visits", "UPDATE service_days SET taken = -1", "service_days_within_limit"],
    ["a hold without seats", "UPDATE hold_lines SET seats = 0", "hold_lines_sane"],
    ["102 seats", "UPDATE bookings SET seats = 102", "bookings_sane"],
    ["a line that goes back in time", "UPDATE hold_lines SET ends_at = starts_at", "hold_lines_sane"],
    ["a negative price", "UPDATE bookings SET price_minor = -1", "bookings_due"],
    ["a request without a deadline", "UPDATE bookings SET status = 'REQUESTED'", "bookings_decided"],
    ["a hold that ends before it begins", "UPDATE holds SET expires_at = created_at", "holds_forwards"],
    ["a 101st guest", "UPDATE guests SET ordinal = 101", "guests_count"],
    ["a line of a 101st guest", "UPDATE hold_lines SET member = 101", "hold_lines_member"],
    ["a booking of a 101st guest", "UPDATE bookings SET member = 101", "bookings_member"],
    ["a series of one", "UPDATE services SET recurrence_max = 1", "services_recurrence"],
    ["a service that hides everything", "UPDATE services SET look_busy_percent = 91", "services_look_busy"],
    [
      "a busy time that ends before it begins",
      "UPDATE busy_times SET ends_at = starts_at",
      "busy_times_forwards",
    ],
    ["a block that ends before it begins", "UPDATE blocks SET ends_at = starts_at", "blocks_forwards"],
    [
      "a link that is spent and was never reserved",
      "UPDATE one_time_links SET spent_at = created_at, reserved_at = NULL",
      "one_time_links_spent",
    ],
    ["a link's slug that is no path", "UPDATE one_time_links SET slug = 'a/' || slug", "one_time_links_slug"],
    ["an attribution that is no list", `UPDATE orders SET attribution = '{}'`, "orders_attribution"],
    ["answers that are no object", `UPDATE submissions SET answers = '[]'`, "submissions_answers"],
    [
      "a response that is no object",
      `UPDATE survey_responses SET answers = '[]'`,
      "survey_responses_answers",
    ],
    ["a file of two answers", "UPDATE uploads SET submission_id = response_id", "uploads_owner"],
    ["an answer's file that goes", "UPDATE uploads SET expires_at = created_at", "uploads_owner"],
    ["a file of another length", "UPDATE uploads SET size_bytes = size_bytes + 1", "uploads_size"],
  ])("reject %s", async (_name, text, constraint) => {
    expect(await getConstraintError(text)).toEqual({ kind: "check", constraint });
  });
});

describe("unique rows", () => {
  const SECOND_SUBMISSION = `INSERT INTO submissions (business_id, id, form_id, version, outcome, answers, locale, created_at, order_id, start_id)
    SELECT business_id, gen_random_uuid(), form_id, version, outcome, answers, locale, created_at,`;
  const FROM_SUBMISSIONS = "FROM submissions";

  it.each([
    [
      "a visitor's live hold",
      "UPDATE holds SET state = 'LIVE', visitor_hash = decode('aa', 'hex')",
      "holds_one_live_a_visitor",
    ],
    [
      "a request's key",
      `INSERT INTO idempotency_keys SELECT business_id, caller, key, operation, input_hash, gen_random_uuid(), expires_at FROM idempotency_keys`,
      "idempotency_keys_pkey",
    ],
    [
      "an order of a hold",
      "UPDATE orders SET hold_id = (SELECT hold_id FROM orders o WHERE o.business_id = orders.business_id LIMIT 1)",
      "orders_business_id_hold_id_key",
    ],
    [
      "an order of a link",
      "UPDATE orders SET link_id = (SELECT id FROM one_time_links k WHERE k.business_id = orders.business_id AND slug = 'past')",
      "orders_business_id_link_id_key",
    ],
    [
      "an order of a contact",
      "UPDATE orders SET contact_id = (SELECT contact_id FROM orders o WHERE o.business_id = orders.business_id LIMIT 1)",
      "orders_business_id_contact_id_key",
    ],
    ["a reference", "UPDATE orders SET reference = 'ABCDEFGH'", "orders_business_id_reference_key"],
    [
      "a guest's e-mail, whatever its case",
      "INSERT INTO guests SELECT business_id, booking_id, 2, name, upper(email) FROM guests",
      "guests_email_once",
    ],
    ["a default business", "UPDATE businesses SET is_default = true", "businesses_one_default"],
    [
      "a session of a person at a time",
      "INSERT INTO sessions (business_id, service_id, staff_id, starts_at, ends_at, seats_offered) SELECT business_id, service_id, staff_id, starts_at, ends_at, 9 FROM sessions",
      "sessions_business_id_service_id_staff_id_starts_at_key",
    ],
    [
      "a calendar of a person",
      "INSERT INTO busy_feeds (business_id, id, staff_id, url, due_at) SELECT business_id, gen_random_uuid(), staff_id, url, due_at FROM busy_feeds",
      "busy_feeds_business_id_staff_id_url_key",
    ],
    ["a slug", "UPDATE services SET slug = 'the-same'", "services_business_id_slug_key"],
    [
      "a form of an order",
      `${SECOND_SUBMISSION} order_id, NULL ${FROM_SUBMISSIONS}`,
      "submissions_once_an_order",
    ],
    [
      "a submission of a start",
      `${SECOND_SUBMISSION} NULL, start_id ${FROM_SUBMISSIONS}`,
      "submissions_business_id_start_id_key",
    ],
    [
      "a response of a start",
      `INSERT INTO survey_responses SELECT business_id, gen_random_uuid(), survey_id, version, start_id, outcome, answers, path, score, locale, started_at, created_at FROM survey_responses`,
      "survey_responses_business_id_start_id_key",
    ],
  ])("%s", async (_name, text, constraint) => {
    expect(await getConstraintError(text)).toEqual({ kind: "duplicate", constraint });
  });
});

describe("busy times", () => {
  it("may overlap bookings and each other", async () => {
    expect(
      await getConstraintError(
        "INSERT INTO busy_times (business_id, feed_id, unit_id, starts_at, ends_at) SELECT business_id, feed_id, unit_id, starts_at, ends_at FROM busy_times",
      ),
    ).toBeNull();
  });

  it("are deleted with their calendar, while people stay if they have another one", async () => {
    await graph.database
      .transaction(async (sql) => {
        await sql.query("DELETE FROM busy_feeds WHERE business_id = $1", [BUSINESS]);
        const remainingTimes = await sql.query<{ business_id: string }>("SELECT business_id FROM busy_times");
        expect(remainingTimes).toEqual([{ business_id: COPY }]);
        throw new Undo();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undo)) throw error;
      });
    expect(
      await getConstraintError("DELETE FROM units WHERE id IN (SELECT unit_id FROM busy_times)"),
    ).toMatchObject({
      kind: "relation",
    });
  });
});

describe("history", () => {
  it.each([
    "UPDATE booking_events SET note = 'rewritten'",
    "DELETE FROM booking_events",
    "UPDATE form_versions SET definition = '{}'",
    "DELETE FROM form_versions",
    "UPDATE survey_versions SET definition = '{}'",
    "DELETE FROM survey_versions",
  ])("is append-only: %s", async (text) => {
    expect(await getConstraintError(text)).toMatchObject({ kind: "check" });
  });
});

describe("slug", () => {
  const BAD = ["", "Upper", "two words", "a/b", "a.b", "-a", "a-", "a--b", "é", "a_b", "a".repeat(40)];
  const RESERVED = [
    "service",
    "cancel-booking",
    "widget",
    "v2",
    "graphql",
    "b",
    "c",
    "product",
    "assets",
    "developers",
  ];

  it.each(["services", "providers", "staff", "resources", "forms", "surveys"])(
    "of %s is one plain segment",
    async (table) => {
      for (const slug of BAD)
        expect(await getConstraintError(`UPDATE ${table} SET slug = $1`, [slug])).toEqual({
          kind: "check",
          constraint: `${table}_slug`,
        });
      const one = `UPDATE ${table} SET slug = $1 WHERE (business_id, id) = (SELECT business_id, id FROM ${table} LIMIT 1)`;
      for (const slug of ["a", "a-b-2", "a".repeat(39)])
        expect(await getConstraintError(one, [slug])).toBeNull();
    },
  );

  it.each(["services", "providers"])("of %s is no reserved word", async (table) => {
    for (const slug of RESERVED)
      expect(await getConstraintError(`UPDATE ${table} SET slug = $1`, [slug])).toMatchObject({
        kind: "check",
      });
  });
});

describe("rows of other businesses", () => {
  it("every foreign key between rows of a business includes the business", async () => {
    const all = await relations(graph.database);
    expect(all.length).toBeGreaterThan(40);
    for (const { name, columns, parent, parentColumns } of all) {
      const own = [name, columns.includes("business_id"), parentColumns[columns.indexOf("business_id")]];
      expect(own).toEqual([name, true, parent === "businesses" ? "id" : "business_id"]);
    }
  });

  it("every column with a row id is such a foreign key", async () => {
    const known = new Set(
      (await relations(graph.database)).flatMap((one) =>
        one.columns.map((column) => `${one.child}.${column}`),
      ),
    );
    const loose = (await graph.database.query<Column>(COLUMNS))
      .filter((one) => one.type === "uuid" && one.column.endsWith("_id"))
      .map((one) => `${one.table}.${one.column}`)
      .filter((name) => !known.has(name));
    expect(loose).toEqual([
      // The block of an absence, which may be deleted before it.
      "absences.block_id",
      // A key or a user, which may be deleted.
      "audit_entries.actor_id",
      // The user who is signing in. A challenge expires within minutes and may outlive a deleted user.
      "challenges.user_id",
      // A booking with changed figures. It is never deleted alone, and the mark is deleted within seconds.
      "figure_marks.booking_id",
      // The result of a request with an idempotency key: a hold or an order.
      "idempotency_keys.result_id",
      // The hold is deleted a week after its end. The unique index still allows one order per hold.
      "orders.hold_id",
      // A platform key, which belongs to no business.
      "platform_requests.key_id",
      // The start of a form or survey is signed, not stored.
      "submissions.start_id",
      "survey_responses.start_id",
      // The test provider acts as an external system and knows payments only by their ids.
      "test_payments.payment_id",
    ]);
  });

  it("no foreign key accepts the same row of another business", async () => {
    const rejectedKeys: string[] = [];
    const targets: string[] = [];
    for (const { name, child, columns } of await relations(graph.database)) {
      const column = columns.find((one) => one !== "business_id" && one !== "ordinal");
      if (!column) continue;
      const trigger = ADDED_ONLY.includes(child) ? `ALTER TABLE ${child} DISABLE TRIGGER USER; ` : "";
      const [row] = await graph.database.query<{ n: number }>(
        `SELECT count(*) AS n FROM "${child}" WHERE business_id = '${BUSINESS}' AND "${column}" IS NOT NULL`,
      );
      // An empty table. Its foreign keys were checked above.
      if (row!.n === 0) continue;
      targets.push(name);
      const databaseError = await getConstraintError(
        `${trigger}UPDATE "${child}" SET "${column}" = ${copied(column)} WHERE business_id = '${BUSINESS}' AND "${column}" IS NOT NULL`,
      );
      // A claim of a deleted block can be retried.
      const kind = name === "claims_business_id_block_id_fkey" ? "contention" : "relation";
      if ((databaseError as { kind?: string } | null)?.kind === kind) rejectedKeys.push(name);
    }
    expect(rejectedKeys).toEqual(targets);
    expect(targets.length).toBeGreaterThan(30);
  });

  it("referenced rows cannot be deleted", async () => {
    for (const table of [
      "businesses",
      "staff",
      "services",
      "providers",
      "schedules",
      "holds",
      "orders",
      "bookings",
      "sessions",
      "units",
      "one_time_links",
    ])
      expect(await getConstraintError(`DELETE FROM ${table}`)).toMatchObject({ kind: "relation" });
  });
});

describe("instant", () => {
  it("is the same for Prisma, for SQL and as an epoch", async () => {
    const { prisma, query } = graph.database;
    const at = new Date("2027-03-14T06:59:59.123Z");
    await prisma.booking.updateMany({ where: { businessId: BUSINESS }, data: { updatedAt: at } });
    const raw = await query(
      "SELECT DISTINCT (extract(epoch FROM updated_at) * 1000)::int8 AS epoch FROM bookings WHERE business_id = $1",
      [BUSINESS],
    );
    expect(raw).toEqual([{ epoch: at.getTime() }]);
    const row = await prisma.booking.findFirstOrThrow({ where: { businessId: BUSINESS } });
    expect(row.updatedAt).toEqual(at);
  });

  it("and a date is the same date", async () => {
    const { prisma, query } = graph.database;
    const contact = await prisma.contact.findFirstOrThrow({ where: { businessId: BUSINESS } });
    const dateOfBirth = new Date("1990-12-10T00:00:00Z");
    await prisma.contact.update({
      where: { businessId_id: { businessId: BUSINESS, id: contact.id } },
      data: { dateOfBirth },
    });
    const raw = await query("SELECT date_of_birth::text AS born FROM contacts WHERE id = $1", [contact.id]);
    expect(raw).toEqual([{ born: "1990-12-10" }]);
  });
});
