import { expect, it } from "vitest";
import { registerRequest } from "../../platform/database/idempotency.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { audit } from "../../testing/audit/audit.ts";
import { bookAs, holdAs } from "../../testing/bookings/callers.ts";
import { openGraph } from "../../testing/graph.ts";
import { unwrap } from "../../testing/unwrap.ts";

/** Two requests with one key, of which the first rolls back. Needs two connections. */
const graph = await openGraph();
await graph.change("consultation", { locationKinds: ["AT_PROVIDER"] });
const scope = await graph.scope();

/** Resolves when a statement waits for another transaction. */
async function waitForLock(): Promise<void> {
  for (;;) {
    const waiting = await graph.database.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    if (waiting.length > 0) return;
  }
}

it("a replay waits for the first request and runs when that one rolled back", async () => {
  const held = unwrap(
    await holdAs(scope, 1, { service: "consultation", startsAt: "2026-11-24T20:00:00.000Z" }),
  );
  const client = await graph.database.pool.connect();
  await client.query("BEGIN");
  const sql: Sql = {
    query: async (text, values) => (await client.query(text, [...(values ?? [])])).rows,
  };
  await registerRequest(sql, {
    businessId: scope.business.id,
    caller: scope.signer.fingerprint("hold", held.id),
    key: "book-key-1",
    operation: "book",
    inputHash: Buffer.from("something else"),
    resultId: held.id,
    now: scope.clock.now(),
  });
  const second = bookAs(scope, held.id);
  await waitForLock();
  await client.query("ROLLBACK");
  client.release();
  expect(await second).toMatchObject({ ok: true });
  expect(await audit(graph.database)).toEqual({});
});
