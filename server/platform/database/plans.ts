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

/** Discards all plans of this connection, those of foreign key checks included. The statements stay prepared. */
const DISCARD_PLANS: BatchStatement = { text: "DISCARD PLANS", isSetting: true };

/** Age in milliseconds at which the plans of a connection are discarded. */
const MAX_AGE_MS = 60_000;
/** Number of transactions after which they are discarded. It is small at first, because the tables of a new database grow fast. */
const FIRST_USES = 8;
const MAX_USES = 512;

interface Plans {
  madeAt: number;
  uses: number;
  maxUses: number;
}

const plansOf = new WeakMap<pg.ClientBase, Plans>();

/**
 * Returns the statements to send before the first named statement of a transaction. Plans are kept, but not for ever: PostgreSQL itself
 * replaces a plan only after it has analysed a table, and a plan for a table of ten rows takes seconds on a table of thousands.
 */
export function planStatements(client: pg.ClientBase, now = Date.now()): readonly BatchStatement[] {
  const plans = plansOf.get(client);
  if (plans === undefined) {
    plansOf.set(client, { madeAt: now, uses: 1, maxUses: FIRST_USES });
    return [PLAN_ONCE];
  }
  plans.uses += 1;
  if (plans.uses <= plans.maxUses && now - plans.madeAt < MAX_AGE_MS) return [PLAN_ONCE];
  plansOf.set(client, { madeAt: now, uses: 1, maxUses: Math.min(plans.maxUses * 4, MAX_USES) });
  return [DISCARD_PLANS, PLAN_ONCE];
}
