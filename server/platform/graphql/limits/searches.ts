import { GraphQLError } from "graphql";
import type { CostMeter, Allowance } from "./limitsCost.ts";

export interface Searches {
  /**
   * Charges the caller and runs a search. An identical search of the same request shares the result at no cost.
   * @param query all values that the result depends on, compared as JSON
   * @throws {GraphQLError} `RATE_LIMITED` when the allowance is spent
   */
  run<T>(kind: string, query: object, cost: number, search: () => Promise<T>): Promise<T>;
  /** Stops sharing finished results, because a mutation changes later ones. */
  dropFinished(): void;
  readonly cost: number;
  /** Null if the caller is not counted. */
  readonly spent: Allowance | null;
}

export function createSearches(meter: () => CostMeter | undefined): Searches {
  const results = new Map<string, Promise<unknown>>();
  let keepsFinished = true;
  let cost = 0;
  let spent: Allowance | null = null;
  return {
    run<T>(kind: string, query: object, price: number, search: () => Promise<T>) {
      const key = `${kind} ${JSON.stringify(query)}`;
      const known = results.get(key) as Promise<T> | undefined;
      if (known) return known;
      const run = async () => {
        spent = meter()?.spend(price) ?? null;
        if (spent?.isAllowed === false) throw createRateLimitError(spent);
        cost += price;
        return search();
      };
      const result = run().finally(() => {
        if (!keepsFinished) results.delete(key);
      });
      results.set(key, result);
      return result;
    },
    dropFinished: () => void (keepsFinished = false),
    get cost() {
      return cost;
    },
    get spent() {
      return spent;
    },
  };
}

export function createRateLimitError({ kind, waitSeconds }: Allowance): GraphQLError {
  return new GraphQLError(/* i18n */ "Please try again in a moment.", {
    extensions: { code: "RATE_LIMITED", limit: kind, retryAfterSeconds: waitSeconds, http: { status: 429 } },
  });
}
