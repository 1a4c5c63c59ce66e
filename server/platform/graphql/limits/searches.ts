import { GraphQLError } from "graphql";
import type { CostMeter, Spent } from "./limitsCost.ts";

/** The searches for free times that one request has run. */
export interface Searches {
  /**
   * Charges the cost of a search to the caller and runs it. An identical search of the same request returns the result of the first one
   * and costs nothing, also while the first one still runs.
   *
   * @param query all values that the result depends on, compared as JSON
   * @throws {GraphQLError} `RATE_LIMITED` when the caller has spent its allowance
   */
  run<T>(kind: string, query: object, cost: number, search: () => Promise<T>): Promise<T>;
  /** Shares results only while their searches run from now on, because a mutation changes the results of later searches. */
  dropFinished(): void;
  /** Cost of all searches so far. */
  readonly cost: number;
  /** State of the caller's allowance after the last search. Null if the caller is not counted. */
  readonly spent: Spent | null;
}

/** @param meter returns the meter of the request. Undefined if callers are not counted */
export function createSearches(meter: () => CostMeter | undefined): Searches {
  const results = new Map<string, Promise<unknown>>();
  let keepsFinished = true;
  let cost = 0;
  let spent: Spent | null = null;
  return {
    run<T>(kind: string, query: object, price: number, search: () => Promise<T>) {
      const key = `${kind} ${JSON.stringify(query)}`;
      const known = results.get(key) as Promise<T> | undefined;
      if (known) return known;
      const run = async () => {
        spent = meter()?.spend(price) ?? null;
        if (spent?.isAllowed === false) throw rateLimited(spent);
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

/** The error of a request whose caller has spent its allowance: status 429, code `RATE_LIMITED`. */
export function rateLimited({ kind, waitSeconds }: Spent): GraphQLError {
  return new GraphQLError(/* i18n */ "Please try again in a moment.", {
    extensions: { code: "RATE_LIMITED", limit: kind, retryAfterSeconds: waitSeconds, http: { status: 429 } },
  });
}
