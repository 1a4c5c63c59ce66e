import { LRUCache } from "lru-cache";
import { addApiCosts, loadApiCost } from "./data/usage.ts";
import { getMonthStart, getNextMonthStart } from "./rules/quotas.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Clock } from "../../platform/database/ports.ts";
import type { MonthlyExcess } from "../../platform/graphql/limits/limitsCost.ts";

declare module "../../platform/database/scope.ts" {
  interface Deps {
    readonly apiCosts: ApiCosts;
  }
}

interface LimitedBusiness {
  readonly id: string;
  readonly maxApiCostPerMonth: number | null;
}

/** Counts the cost of requests with API keys. */
export interface ApiCosts {
  /** Call it before `spend`. Loads the month's cost of a business with a quota, at most every `RELOAD_MS`. */
  prepare(business: LimitedBusiness): Promise<void>;
  /** Counts a cost. Returns the excess if the quota does not allow it, and counts nothing then. */
  spend(business: LimitedBusiness, cost: number): MonthlyExcess | null;
  /** Stores what was counted since the last call. */
  flush(): Promise<void>;
}

/** Several processes exceed a quota together by at most their cost of this time. */
export const RELOAD_MS = 10_000;
const MAX_BUSINESSES = 10_000;

interface KnownCost {
  readonly month: number;
  readonly loadedAt: number;
  readonly cost: number;
}

export function createApiCosts(database: Pick<Database, "query" | "transaction">, clock: Clock): ApiCosts {
  const known = new LRUCache<string, KnownCost>({ max: MAX_BUSINESSES });
  let pending = new Map<string, { businessId: string; day: string; month: number; cost: number }>();
  let flushed: Promise<void> = Promise.resolve();

  function getPendingCost(businessId: string, month: number): number {
    let sum = 0;
    for (const one of pending.values())
      if (one.businessId === businessId && one.month === month) sum += one.cost;
    return sum;
  }

  async function store(): Promise<void> {
    if (pending.size === 0) return;
    const costs = pending;
    pending = new Map();
    try {
      await database.transaction((sql) => addApiCosts(sql, [...costs.values()]));
    } catch (error) {
      for (const [key, one] of costs) {
        const later = pending.get(key);
        pending.set(key, { ...one, cost: one.cost + (later?.cost ?? 0) });
      }
      throw error;
    }
    for (const { businessId, month, cost } of costs.values()) {
      const former = known.get(businessId);
      if (former?.month === month) known.set(businessId, { ...former, cost: former.cost + cost });
    }
  }

  // One after the other, so that no cost is both pending and loaded.
  const flush = (): Promise<void> => {
    const next = flushed.catch(() => {}).then(store);
    flushed = next;
    return next;
  };

  return {
    flush,
    async prepare({ id, maxApiCostPerMonth }) {
      if (maxApiCostPerMonth === null) return;
      const now = clock.now();
      const former = known.get(id);
      const month = getMonthStart(now);
      if (former?.month === month && now - former.loadedAt < RELOAD_MS) return;
      await flush();
      known.set(id, { month, loadedAt: now, cost: await loadApiCost(database.query, id, now) });
    },
    spend({ id, maxApiCostPerMonth: most }, cost) {
      const now = clock.now();
      const month = getMonthStart(now);
      const former = known.get(id);
      const used =
        (former?.month === month ? former.cost : 0) + (most === null ? 0 : getPendingCost(id, month));
      if (most !== null && used + cost > most) return { limit: most, resetsAt: getNextMonthStart(now) };
      const day = new Date(now).toISOString().slice(0, 10);
      const key = `${id} ${day}`;
      pending.set(key, { businessId: id, day, month, cost: (pending.get(key)?.cost ?? 0) + cost });
      return null;
    },
  };
}
