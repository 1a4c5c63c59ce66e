import { beforeEach, expect, it } from "vitest";
import { auditAfterEach } from "../../../../testing/audit/audit.ts";
import { holdAs } from "../../../../testing/bookings/callers.ts";
import { openGraph } from "../../../../testing/graph.ts";
import { waitForLock } from "../../../../testing/concurrency/waitForLock.ts";

const NUTRITION = { service: "nutrition", startsAt: "2026-11-23T16:00:00Z" };
const YOGA = { service: "yoga-class", startsAt: "2026-11-23T12:00:00Z" };
const COACHING = { service: "coaching", startsAt: "2026-11-23T12:00:00Z" };
const LOCK = 4712;

const graph = await openGraph();
const scope = await graph.scope();
await graph.database.query(`
  CREATE FUNCTION wait_for_lock() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF pg_trigger_depth() = 1 AND current_query() LIKE '%take_hold%' AND
       EXISTS (SELECT FROM holds WHERE state = 'EXPIRED') AND EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = ${LOCK}) THEN PERFORM pg_advisory_xact_lock_shared(${LOCK}); END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER wait_for_lock BEFORE UPDATE ON service_days FOR EACH STATEMENT EXECUTE FUNCTION wait_for_lock();`);
beforeEach(() => graph.reset());
auditAfterEach(graph);

it.each([
  ["its person", NUTRITION, NUTRITION],
  ["the last seats", { ...YOGA, seats: 8 }, { ...YOGA, seats: 5 }],
  ["the last place of the day", NUTRITION, { ...NUTRITION, startsAt: "2026-11-23T18:00:00Z" }],
])(
  "take_hold takes %s of an expired hold after its cleanup rolled back",
  async (_what, firstRequest, secondRequest) => {
    await graph.change("nutrition", { maxPerDay: 1 });
    await graph.change("yoga-class", { maxPerBooking: null });
    await holdAs(scope, 1, firstRequest);
    graph.clock.advance(10);
    let giveUp = () => {};
    const undecided = new Promise<void>((resolve) => (giveUp = resolve));
    let ended = () => {};
    const ending = new Promise<void>((resolve) => (ended = resolve));
    const quitter = graph.database.transaction(async (sql) => {
      await sql.query("SELECT expire_due($1, $2)", [
        scope.business.id,
        new Date(graph.clock.now()).toISOString(),
      ]);
      ended();
      await undecided;
      throw new Error("gave up");
    });
    await ending;
    const taking = holdAs(scope, 2, secondRequest);
    await waitForLock(graph.database, "transactionid");
    giveUp();
    await expect(quitter).rejects.toThrow("gave up");
    expect(await taking).toMatchObject({ ok: true });
  },
);

it("take_hold does not deadlock with the cleanup of the expired hold", async () => {
  await holdAs(scope, 1, NUTRITION);
  graph.clock.advance(10);
  const gate = await graph.database.pool.connect();
  await gate.query("SELECT pg_advisory_lock($1)", [LOCK]);
  const sent = await graph.statementsOf(async () => {
    // Pauses before the day's count.
    const ending = holdAs(scope, 2, COACHING);
    await waitForLock(graph.database, "advisory");
    const taking = holdAs(scope, 3, NUTRITION);
    await waitForLock(graph.database, "transactionid");
    await gate.query("SELECT pg_advisory_unlock($1)", [LOCK]);
    gate.release();
    expect(await Promise.all([ending, taking])).toMatchObject([{ ok: true }, { ok: true }]);
  });
  // A deadlock would start another transaction.
  expect(sent.filter((text) => text === "BEGIN")).toHaveLength(2);
  expect(await graph.database.query("SELECT taken FROM service_days")).toEqual([{ taken: 1 }]);
});
