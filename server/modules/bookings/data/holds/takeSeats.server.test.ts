import { beforeEach, expect, it } from "vitest";
import { demoId } from "../../../../../prisma/demo/ids.ts";
import { planHold } from "../../planHold.ts";
import type { HoldRequest } from "../../holdRequest.ts";
import { newId } from "../../../../platform/ids/ids.ts";
import { audit } from "../../../../testing/audit/audit.ts";
import { holdAs } from "../../../../testing/bookings/callers.ts";
import { openGraph } from "../../../../testing/graph.ts";
import { type TakeHoldFailure, releaseHold, takeHold } from "./takeHold.ts";
import { unwrap } from "../../../../testing/unwrap.ts";

const YOGA = { service: "yoga-class", startsAt: "2026-11-23T12:00:00Z", seats: 4 };
const LOCK = 4711;

const graph = await openGraph();
const scope = await graph.scope();
await graph.database.query(`
  CREATE FUNCTION wait_for_lock() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF current_setting('daybook.slow', true) = 'yes' THEN PERFORM pg_advisory_xact_lock_shared(${LOCK}); END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER wait_for_lock BEFORE UPDATE ON sessions FOR EACH STATEMENT EXECUTE FUNCTION wait_for_lock();`);
beforeEach(() => graph.reset());

async function plan(changes: Partial<HoldRequest> = {}) {
  const now = scope.clock.now();
  const request: HoldRequest = {
    target: {
      serviceId: demoId("service", YOGA.service),
      providerId: null,
      staffId: null,
      startsAt: Date.parse(YOGA.startsAt) / 60_000,
    },
    seats: YOGA.seats,
    visitor: null,
    idempotencyKey: null,
    clientAddress: "192.0.2.99",
    ...changes,
  };
  return unwrap(await planHold(scope, request, { id: newId(now, scope.random), now, visitorHash: null }));
}

async function joinAfter(meanwhile: () => Promise<unknown>) {
  const draft = await plan();
  const gate = await graph.database.pool.connect();
  await gate.query("SELECT pg_advisory_lock($1)", [LOCK]);
  const joining = graph.database.transaction(async (sql) => {
    await sql.query("SET LOCAL daybook.slow = 'yes'");
    const taken = await takeHold(sql, scope.business.id, draft, scope.clock.now());
    if (typeof taken === "object" && "failure" in taken) throw new TakeFailedError(taken);
    return taken;
  });
  await waitForLock();
  await meanwhile();
  await gate.query("SELECT pg_advisory_unlock($1)", [LOCK]);
  gate.release();
  return joining.catch((error: unknown) => {
    if (error instanceof TakeFailedError) return error.takeFailure;
    throw error;
  });
}

class TakeFailedError extends Error {
  readonly takeFailure: TakeHoldFailure;

  constructor(takeFailure: TakeHoldFailure) {
    super(takeFailure.failure);
    this.takeFailure = takeFailure;
  }
}

async function waitForLock(): Promise<void> {
  const waiting = "SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted";
  while ((await graph.database.query(waiting, [LOCK])).length === 0);
}

async function heldSeats(visitor: number, seats: number): Promise<string> {
  return unwrap(await holdAs(scope, visitor, { ...YOGA, seats })).id;
}

const releaseSeats = (holdId: string) =>
  graph.database.transaction((sql) => releaseHold(sql, scope.business.id, holdId));

it("take_seats creates the session again when its last seat was just released", async () => {
  const first = await heldSeats(1, 1);
  expect(await joinAfter(() => releaseSeats(first))).toMatchObject({
    hold: { state: "LIVE", lines: [{ seats: 4 }] },
  });
  expect(await graph.database.query("SELECT seats_taken FROM sessions")).toEqual([{ seats_taken: 4 }]);
  expect(await audit(graph.database)).toEqual({});
});

it("take_seats returns the remaining seats when others were just taken", async () => {
  await heldSeats(1, 4);
  const taken = await joinAfter(async () => {
    await heldSeats(2, 4);
    await heldSeats(3, 1);
  });
  expect(taken).toEqual({ failure: "SEATS", available: 3, ordinal: 0 });
});

const COACHING = { serviceId: demoId("service", "coaching"), staffId: null };

it.each([
  ["a class", {}],
  ["a party", { lines: [{ ...COACHING, member: 0, seats: 1 }] }],
])("take_hold accepts the keys of the previous version for %s", async (_kind, changes) => {
  const draft = JSON.stringify(await plan(changes))
    .replaceAll('"serviceId":', '"service":')
    .replaceAll('"staffIds":', '"staff":')
    .replaceAll('"unitId', '"unit');
  const values = [scope.business.id, draft, new Date(scope.clock.now()).toISOString()];
  const taken = await graph.database.query("SELECT take_hold($1, $2, $3) AS taken", values);
  expect(taken).toEqual([{ taken: { ok: true } }]);
  expect(await audit(graph.database)).toEqual({});
});
