import type { GraphQLRequestContext } from "@apollo/server";
import { GraphQLError } from "graphql";
import { PERSISTED_QUERY_COST } from "../../http/limits/costs.ts";
import { calculateOperationCost } from "./operationCost.ts";
import type { OperationHooks } from "./operationHooks.ts";
import { type Searches, createRateLimitError } from "./searches.ts";

/** For visitors. Persisted documents have no limit. */
export const PUBLIC_COST_LIMIT = 5_000;

export const PARTNER_COST_LIMIT = 50_000;

export interface CostBudget {
  /** Null for persisted documents. */
  readonly costLimit: number | null;
  readonly meter?: CostMeter;
  readonly searches?: Pick<Searches, "cost" | "spent" | "dropFinished">;
  /** Absent for callers without an API key. */
  readonly monthlyCost?: MonthlyCost;
}

/** The quota of a business for all its API keys. `limit` is a cost, `resetsAt` epoch milliseconds. */
export interface MonthlyExcess {
  readonly limit: number;
  readonly resetsAt: number;
}

export interface MonthlyCost {
  /** Returns null if the cost is allowed and counted. */
  spend(cost: number): MonthlyExcess | null;
}

export interface Allowance {
  readonly isAllowed: boolean;
  readonly kind: string;
  readonly remaining: number;
  /** Seconds until the rejected amount would be allowed. */
  readonly waitSeconds: number;
}

export interface CostMeter {
  /** Returns null if this caller is not counted. */
  spend(cost: number): Allowance | null;
}

export interface CostExtension {
  readonly requested: number;
  readonly limit: number;
  readonly searches?: number;
  readonly remaining?: number;
}

/**
 * Rejects an operation before it runs: `COST_LIMIT_EXCEEDED` above the limit of one operation, `RATE_LIMITED` above the
 * caller's allowance.
 * A persisted query has a flat cost. Persisted mutations have their own limits, and `searches.ts` charges searches.
 */
export function limitCost<Context extends CostBudget>({
  contextValue,
}: GraphQLRequestContext<Context>): OperationHooks<Context> {
  const { costLimit } = contextValue;
  if (costLimit === null) return chargePersistedQuery(contextValue);
  let costExtension: CostExtension | null = null;
  return {
    didResolveOperation({ document, operation, request, schema }) {
      if (!operation) return;
      if (operation.operation === "mutation") contextValue.searches?.dropFinished();
      const variables = request.variables ?? {};
      const requested = calculateOperationCost(schema, document, {
        operation,
        variables,
        context: contextValue,
      });
      if (requested === null) return;
      costExtension = { requested, limit: costLimit };
      if (requested > costLimit) throw createCostError(requested, costLimit);
      spendMonthly(contextValue, requested);
      const spent = contextValue.meter?.spend(requested);
      if (!spent) return;
      costExtension = { ...costExtension, remaining: spent.remaining };
      if (!spent.isAllowed) throw createRateLimitError(spent);
    },
    willSendResponse({ response: { body } }) {
      const { searches } = contextValue;
      // The searches have run, so a cost above the quota rejects the next operation only.
      if (searches && searches.cost > 0) contextValue.monthlyCost?.spend(searches.cost);
      if (costExtension && searches && searches.cost > 0)
        costExtension = {
          ...costExtension,
          searches: searches.cost,
          ...(searches.spent && { remaining: searches.spent.remaining }),
        };
      if (costExtension && body.kind === "single")
        body.singleResult.extensions = { ...body.singleResult.extensions, cost: costExtension };
    },
  };
}

export function spendMonthly({ monthlyCost }: CostBudget, cost: number): void {
  const excess = monthlyCost?.spend(cost);
  if (excess) throw createQuotaError(excess);
}

function createQuotaError({ limit, resetsAt }: MonthlyExcess): GraphQLError {
  return new GraphQLError(/* i18n */ "The API quota of this business is used up for this month.", {
    extensions: {
      code: "QUOTA_EXCEEDED",
      quota: "API_COST_PER_MONTH",
      limit,
      resetsAt: new Date(resetsAt).toISOString(),
      http: { status: 429 },
    },
  });
}

export function createCostError(cost: number, limit: number): GraphQLError {
  return new GraphQLError(`The operation costs ${cost}, at most ${limit} is allowed.`, {
    extensions: { code: "COST_LIMIT_EXCEEDED", cost, limit, http: { status: 400 } },
  });
}

function chargePersistedQuery<Context extends CostBudget>(budget: Context): OperationHooks<Context> {
  const { meter, searches } = budget;
  return {
    didResolveOperation({ operation }) {
      if (operation?.operation === "mutation") searches?.dropFinished();
      if (operation?.operation !== "query") return;
      spendMonthly(budget, PERSISTED_QUERY_COST);
      const spent = meter?.spend(PERSISTED_QUERY_COST);
      if (spent?.isAllowed === false) throw createRateLimitError(spent);
    },
  };
}
