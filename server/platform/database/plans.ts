import type pg from "pg";
import type { BatchStatement } from "./batch.ts";

/**
 * PostgreSQL otherwise compares plans at each call and repeats most of the planning (PostgreSQL manual, 20.7.4
 * `plan_cache_mode`).
 */
const PLAN_ONCE: BatchStatement = {
  text: "SELECT set_config('plan_cache_mode', 'force_generic_plan', true)",
  name: "daybook_plan_once",
  isSetting: true,
};

const DISCARD_PLANS: BatchStatement = { text: "DISCARD PLANS", isSetting: true };

/** Milliseconds. */
const MAX_AGE_MS = 60_000;
/** Starts small, because tables of a new database grow fast. */
const FIRST_USES = 8;
const MAX_USES = 512;

interface Plans {
  madeAt: number;
  uses: number;
  maxUses: number;
}

const connectionPlans = new WeakMap<pg.ClientBase, Plans>();

/**
 * Discards old plans, because PostgreSQL keeps them until it analyses a table. A plan for ten rows takes seconds on
 * thousands.
 */
export function planStatements(client: pg.ClientBase, now = Date.now()): readonly BatchStatement[] {
  const plans = connectionPlans.get(client);
  if (plans === undefined) {
    connectionPlans.set(client, { madeAt: now, uses: 1, maxUses: FIRST_USES });
    return [PLAN_ONCE];
  }
  plans.uses += 1;
  if (plans.uses <= plans.maxUses && now - plans.madeAt < MAX_AGE_MS) return [PLAN_ONCE];
  connectionPlans.set(client, { madeAt: now, uses: 1, maxUses: Math.min(plans.maxUses * 4, MAX_USES) });
  return [DISCARD_PLANS, PLAN_ONCE];
}
