import { beforeEach, expect, it } from "vitest";
import { sessionHash } from "../../access/users/userTokens.ts";
import { addApiKey } from "../../access/apiKeys.ts";
import { bookAs, holdAs } from "../../../testing/bookings/callers.ts";
import { addUser } from "../../../testing/identity/signedIn.ts";
import { unwrap } from "../../../testing/unwrap.ts";
import { applyRetention } from "./retention.ts";
import { sweepExpired } from "../../bookings/data/sweepExpired.ts";
import { insertUserSession } from "../../access/data/users/userSessions.ts";
import { openGraph } from "../../../testing/graph.ts";

const graph = await openGraph({ isReset: true });
beforeEach(async () => {
  await graph.database.query("DELETE FROM users");
  await graph.database.query("UPDATE businesses SET upload_days = NULL");
  await graph.change("consultation", { locationKinds: ["AT_PROVIDER"], consentText: null });
});

const DAY = 24 * 60;
const count = async (from: string): Promise<number> => {
  const [row] = await graph.database.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${from}`);
  return row!.n;
};
async function countAfter(days: number, from: string): Promise<number> {
  graph.clock.advance(days * DAY);
  await sweepExpired(graph.database, graph.clock.now());
  await applyRetention(graph.database, graph.clock.now());
  return count(from);
}
const businessId = async () => (await graph.scope()).business.id;

async function addUpload(submissionId: string | null): Promise<void> {
  const now = graph.clock.now();
  const expiresAt = submissionId === null ? new Date(now + DAY * 60_000).toISOString() : null;
  await graph.database.query(
    `INSERT INTO uploads (business_id, id, field_key, name, media_type, size_bytes, content, created_at, expires_at, submission_id)
     VALUES ($1, gen_random_uuid(), 'file', 'a.txt', 'text/plain', 1, 'a', $2, $3, $4)`,
    [await businessId(), new Date(now).toISOString(), expiresAt, submissionId],
  );
}

async function addSubmission(): Promise<string> {
  const [row] = await graph.database.query<{ id: string }>(
    `INSERT INTO submissions (business_id, id, form_id, version, outcome, answers, locale, created_at, start_id)
     SELECT business_id, gen_random_uuid(), form_id, version, 'ACCEPTED', '{}', 'en', $1, gen_random_uuid() FROM form_versions LIMIT 1 RETURNING id`,
    [new Date(graph.clock.now()).toISOString()],
  );
  return row!.id;
}

it("deletes an upload that was never submitted after a day", async () => {
  await addUpload(null);
  expect(await countAfter(0.99, "uploads")).toBe(1);
  expect(await countAfter(0.01, "uploads")).toBe(0);
});

it("keeps submitted uploads until the owner sets a period", async () => {
  await addUpload(await addSubmission());
  expect(await countAfter(1000, "uploads")).toBe(1);
  const owner = { key: (await addApiKey(await graph.scope(), "owner")).secret };
  const set = async (days: number | null) =>
    (
      await graph.run<{ answer: { business?: object; issues?: object } }>(
        `mutation ($days: Int) { answer: updateBusiness(input: { uploadDays: $days }) { ... on UpdateBusinessPayload { business { uploadDays } }
           ... on InvalidInput { issues { path code } } } }`,
        { days },
        owner,
      )
    ).data.answer;
  expect(await set(0)).toEqual({ issues: [{ path: ["uploadDays"], code: "OUT_OF_RANGE" }] });
  expect(await set(30)).toEqual({ business: { uploadDays: 30 } });
  await addUpload(await addSubmission());
  expect(await countAfter(29, "uploads")).toBe(1);
  expect(await countAfter(1, "uploads")).toBe(0);
  expect(await count("submissions")).toBe(2);
  expect(await set(null)).toEqual({ business: { uploadDays: null } });
});

it("deletes a session 30 days after it ended by last use or by age", async () => {
  const userId = await addUser(await graph.scope(), "OWNER", "ada@example.org");
  const session = async (id: string) =>
    insertUserSession(graph.database.query, {
      businessId: await businessId(),
      id,
      userId,
      tokenHash: sessionHash(id),
      agent: "Firefox",
      network: null,
      now: graph.clock.now(),
      formerToken: null,
    });
  await session("00000000-0000-7000-8000-000000000001");
  expect(await countAfter(14 + 29.9, "user_sessions")).toBe(1);
  expect(await countAfter(0.1, "user_sessions")).toBe(0);
  await session("00000000-0000-7000-8000-000000000002");
  const used = () =>
    graph.database.query("UPDATE user_sessions SET last_used_at = $1", [
      new Date(graph.clock.now() + 20 * DAY * 60_000).toISOString(),
    ]);
  graph.clock.advance(80 * DAY);
  await used();
  graph.clock.advance(20 * DAY);
  await used();
  expect(await countAfter(19.9, "user_sessions")).toBe(1);
  expect(await countAfter(0.1, "user_sessions")).toBe(0);
});

const HELD = { service: "consultation", startsAt: "2026-11-24T19:00:00Z" };

async function hold(startsAt: string, isBooked: boolean): Promise<void> {
  const scope = await graph.scope();
  const held = unwrap(await holdAs(scope, isBooked ? 1 : 2, { ...HELD, startsAt }));
  if (!isBooked) return;
  unwrap(await bookAs(scope, held.id));
}

it("deletes holds 7 days after their end, booked or not", async () => {
  await hold(HELD.startsAt, false);
  await hold("2026-11-25T19:00:00Z", true);
  expect(await count("holds")).toBe(2);
  expect(await countAfter(7, "holds")).toBe(2);
  expect(await countAfter(0.1, "holds")).toBe(0);
  expect(await count("hold_lines")).toBe(0);
  expect(await count("bookings b JOIN orders o ON o.id = b.order_id WHERE o.hold_id IS NOT NULL")).toBe(1);
});

it("does not book a booked hold again after its deletion", async () => {
  const scope = await graph.scope();
  const held = unwrap(await holdAs(scope, 1, HELD));
  unwrap(await bookAs(scope, held.id));
  expect(await countAfter(7.1, "holds")).toBe(0);
  expect(await bookAs(scope, held.id)).toMatchObject({ ok: false });
  await expect(
    graph.database.query(
      `INSERT INTO orders (business_id, id, reference, hold_id, contact_id, total_minor, currency, locale, time_zone, created_at)
       SELECT business_id, gen_random_uuid(), 'R2222222', hold_id, contact_id, 0, currency, locale, time_zone, created_at FROM orders`,
    ),
  ).rejects.toThrow("orders_business_id_hold_id_key");
});

it("keeps a booked hold with a one-time link, without its hashes", async () => {
  await hold(HELD.startsAt, true);
  await graph.database.query(
    `WITH link AS (INSERT INTO one_time_links (business_id, id, slug, created_at) SELECT business_id, gen_random_uuid(), 'once', created_at FROM holds
                   RETURNING business_id, id)
     UPDATE holds h SET link_id = link.id FROM link WHERE h.business_id = link.business_id`,
  );
  expect(await countAfter(7.1, "holds")).toBe(1);
  expect(await count("holds WHERE state = 'USED' AND visitor_hash IS NULL AND address_hash IS NULL")).toBe(1);
  expect(await count("hold_lines")).toBe(1);
});

async function bookAndSettle(): Promise<{ rows: number; days: number }> {
  await hold(HELD.startsAt, true);
  await graph.database.query(
    `UPDATE notices SET state = 'SENT', sent_at = due_at, last_error = 'to ada@example.org'
      WHERE id <> (SELECT id FROM notices ORDER BY due_at, id LIMIT 1)`,
  );
  const [last] = await graph.database.query<{ days: number }>(
    "SELECT extract(epoch FROM max(due_at) - $1::timestamptz)::float8 / 86400 AS days FROM notices",
    [new Date(graph.clock.now()).toISOString()],
  );
  return { rows: await count("notices"), days: last!.days };
}
const PERSONAL =
  "notices WHERE email <> 'nobody@erased.invalid' OR last_error <> '' OR state = 'SENT' AND recipient_hash IS NOT NULL";

it("deletes notifications 90 days after they were due and the appointment ended", async () => {
  const { rows, days } = await bookAndSettle();
  expect(rows).toBeGreaterThan(2);
  expect(await countAfter(89, PERSONAL)).toBe(rows);
  expect(await countAfter(10 + days, "notices")).toBe(1);
});

it("empties notifications of a later appointment after 90 days, and keeps their rows", async () => {
  const { rows, days } = await bookAndSettle();
  await graph.database.query(
    "UPDATE bookings SET starts_at = starts_at + interval '1 year', ends_at = ends_at + interval '1 year'",
  );
  expect(await countAfter(90 + days, PERSONAL)).toBe(1);
  expect(await count("notices")).toBe(rows);
  expect(await countAfter(370, "notices")).toBe(1);
});

it("deletes security mails after 90 days", async () => {
  const userId = await addUser(await graph.scope(), "OWNER", "ada@example.org");
  await graph.database.query(
    `INSERT INTO user_notifications (business_id, id, user_id, kind, locale, created_at) VALUES ($1, gen_random_uuid(), $2, 'NEW_DEVICE', 'en', $3)`,
    [await businessId(), userId, new Date(graph.clock.now()).toISOString()],
  );
  expect(await countAfter(89, "user_notifications")).toBe(1);
  expect(await countAfter(1, "user_notifications")).toBe(0);
});

it("works in batches and ends when nothing is left", async () => {
  await graph.database.query(
    `INSERT INTO holds (business_id, id, state, total_minor, currency, created_at, expires_at)
     SELECT $1, gen_random_uuid(), 'EXPIRED', 0, 'USD', $2::timestamptz, $2::timestamptz + interval '5 minutes' FROM generate_series(1, 1200)`,
    [await businessId(), new Date(graph.clock.now()).toISOString()],
  );
  expect(await countAfter(8, "holds")).toBe(0);
});
