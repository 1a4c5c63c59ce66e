import type pg from "pg";
import type { BatchStatement } from "./batch.ts";

/**
 * Makes PostgreSQL plan each named statement of the transaction once per connection. By default it estimates whether a plan for the
 * values of each call is cheaper and leaves out most of what planning costs, so it planned our longest statements in each call.
 * (PostgreSQL manual, 20.7.4 `plan_cache_mode`.)
 */
const PLAN_ONCE: BatchStatement = {
  text: "SELECT set_config('plan_cache_mode', 'force_generic_plan', true)",
  name: "daybook_plan_once",
  isSetting: true,
};

/** Makes PostgreSQL plan anew what it planned on this connection, checks of foreign keys included. The statements stay prepared. */
const PLAN_ANEW: BatchStatement = { text: "DISCARD PLANS", isSetting: true };

/** Milliseconds after which plans are made anew. */
const LONGEST_MS = 60_000;
/** Transactions after which they are: few at first, because tables that are empty today are scanned from end to end tomorrow. */
const FIRST_USES = 8;
const MOST_USES = 512;

interface Plans {
  madeAt: number;
  uses: number;
  lastUse: number;
}

const plansOf = new WeakMap<pg.ClientBase, Plans>();

/**
 * The statements that go before the first named one of a transaction. A plan is kept, but not for good: PostgreSQL itself makes it anew
 * only when it has analysed a table, and a plan that suits a table of ten rows takes seconds on one of thousands.
 */
export function planStatements(client: pg.ClientBase, now = Date.now()): readonly BatchStatement[] {
  const plans = plansOf.get(client);
  if (plans === undefined) {
    plansOf.set(client, { madeAt: now, uses: 1, lastUse: FIRST_USES });
    return [PLAN_ONCE];
  }
  plans.uses += 1;
  if (plans.uses <= plans.lastUse && now - plans.madeAt < LONGEST_MS) return [PLAN_ONCE];
  plansOf.set(client, { madeAt: now, uses: 1, lastUse: Math.min(plans.lastUse * 4, MOST_USES) });
  return [PLAN_ANEW, PLAN_ONCE];
}
