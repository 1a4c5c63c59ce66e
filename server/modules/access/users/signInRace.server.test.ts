import { beforeAll, beforeEach, expect, it } from "vitest";
import { countAttempts, forgiveAttempts } from "../data/attempts.ts";
import { PASSWORD, addUser } from "../../../testing/identity/signedIn.ts";
import { unwrap } from "../../../testing/unwrap.ts";
import { signIn } from "./signIn.ts";
import type { SignInClient } from "./startSession.ts";
import { openGraph } from "../../../testing/graph.ts";

/** Needs a PostgreSQL server, because the embedded database has one connection. */
const graph = await openGraph();
const scope = await graph.scope();
const ADA = "ada@northside.example";
beforeAll(async () => {
  await addUser(scope, "OWNER", ADA);
});
beforeEach(async () => {
  await graph.database.query("DELETE FROM attempts");
});

const from = (clientAddress: string, device: string | null = null): SignInClient => ({
  clientAddress,
  agent: "a browser",
  session: null,
  device,
  relyingParty: null,
});

const guess = async (email: string, password: string, place: SignInClient) => {
  const outcome = await signIn(scope, { email, password }, place);
  return outcome.ok ? "SIGNED_IN" : outcome.failure.code;
};

async function tally(guesses: readonly Promise<string>[]): Promise<Record<string, number>> {
  const tallied: Record<string, number> = {};
  for (const answer of await Promise.all(guesses)) tallied[answer] = (tallied[answer] ?? 0) + 1;
  return tallied;
}

const times = <T>(count: number, work: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => work(n));

const counts = async () =>
  (await graph.database.query<{ count: number }>("SELECT count FROM attempts ORDER BY count")).map(
    (row) => row.count,
  );

it("ten concurrent guesses at one account from one address are checked", async () => {
  const guesses = times(40, (n) => guess(ADA, `wrong ${n}`, from("192.0.2.1")));
  expect(await tally(guesses)).toEqual({ SIGN_IN_REFUSED: 10, TOO_MANY_ATTEMPTS: 30 });
  expect(await counts()).toEqual([40, 40, 40]);
  // Even the right password is rejected.
  expect(await guess(ADA, PASSWORD, from("192.0.2.1"))).toBe("TOO_MANY_ATTEMPTS");
});

it("thirty concurrent guesses at many accounts from one address are checked", async () => {
  const guesses = times(45, (n) => guess(`user${n}@example.org`, "wrong", from("192.0.2.2")));
  expect(await tally(guesses)).toEqual({ SIGN_IN_REFUSED: 30, TOO_MANY_ATTEMPTS: 15 });
  expect((await counts()).at(-1)).toBe(45);
});

it("fifty concurrent guesses at one account are checked; its known device signs in", async () => {
  const known = unwrap(await signIn(scope, { email: ADA, password: PASSWORD }, from("192.0.2.3")));
  await graph.database.query("DELETE FROM attempts");
  const guesses = times(70, (n) => guess(ADA, "wrong", from(`198.51.100.${n}`)));
  expect(await tally(guesses)).toEqual({ SIGN_IN_REFUSED: 50, TOO_MANY_ATTEMPTS: 20 });
  expect((await counts()).at(-1)).toBe(70);
  expect(await guess(ADA, PASSWORD, from("198.51.100.1", known.device))).toBe("SIGNED_IN");
});

it("concurrent counting and forgiving counts every attempt without deadlock", async () => {
  const { business, database } = scope;
  const window = { businessId: business.id, minutes: 15, now: graph.clock.now() };
  // Old windows, which the first statement deletes under concurrency.
  await database.query(
    `INSERT INTO attempts (business_id, bucket, window_at, count)
     SELECT $1, decode(lpad(to_hex(n), 8, '0'), 'hex'), $2::timestamptz - interval '2 days', 1 FROM generate_series(1, 500) n`,
    [business.id, new Date(window.now).toISOString()],
  );
  const buckets = times(6, (n) => Buffer.from([n, 7, 7]));
  const mixed = (n: number) => buckets.map((_, i) => buckets[(i * 5 + n) % buckets.length]!);
  for (const n of [0, 1]) await countAttempts(database.query, window, mixed(n));
  await Promise.all(
    times(200, async (n) => {
      await countAttempts(database.query, window, mixed(n));
      if (n % 2 === 0) await forgiveAttempts(database.query, window, mixed(n + 3));
    }),
  );
  expect(await counts()).toEqual(buckets.map(() => 2 + 200 - 100));
  const counters = await Promise.all(times(50, (n) => countAttempts(database.query, window, mixed(n))));
  expect(new Set(counters.map(([first]) => first)).size).toBe(50);
});
