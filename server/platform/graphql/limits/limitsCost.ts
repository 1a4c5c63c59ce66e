import type { GraphQLRequestContext } from "@apollo/server";
import { GraphQLError } from "graphql";
import { OWN_DOCUMENT_COST } from "../../http/limits/costs.ts";
import { operationCost } from "./operationCost.ts";
import type { OperationHooks } from "./operationHooks.ts";
import { type Searches, rateLimited } from "./searches.ts";

export interface CostBudget {
  /** Null for persisted documents. */
  readonly costLimit: number | null;
  readonly meter?: CostMeter;
  readonly searches?: Pick<Searches, "cost" | "spent" | "dropFinished">;
}

export interface Spent {
  readonly isAllowed: boolean;
  readonly kind: string;
  readonly remaining: number;
  /** Seconds until the rejected amount would be allowed. */
  readonly waitSeconds: number;
}

export interface CostMeter {
  /** Returns null if this caller is not counted. */
  spend(cost: number): Spent | null;
}

interface ToldCost {
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
  if (costLimit === null) return ownDocument(contextValue);
  let told: ToldCost | null = null;
  return {
    didResolveOperation({ document, operation, request, schema }) {
      if (!operation) return;
      if (operation.operation === "mutation") contextValue.searches?.dropFinished();
      const variables = request.variables ?? {};
      const requested = operationCost(schema, document, { operation, variables, context: contextValue });
      if (requested === null) return;
      told = { requested, limit: costLimit };
      if (requested > costLimit) throw tooCostly(requested, costLimit);
      const spent = contextValue.meter?.spend(requested);
      if (!spent) return;
      told = { ...told, remaining: spent.remaining };
      if (!spent.isAllowed) throw rateLimited(spent);
    },
    willSendResponse({ response: { body } }) {
      const { searches } = contextValue;
      if (told && searches && searches.cost > 0)
        told = {
          ...told,
          searches: searches.cost,
          ...(searches.spent && { remaining: searches.spent.remaining }),
        };
      if (told && body.kind === "single")
        body.singleResult.extensions = { ...body.singleResult.extensions, cost: told };
    },
  };
}

function tooCostly(cost: number, limit: number): GraphQLError {
  return new GraphQLError(`The operation costs ${cost}, at most ${limit} is allowed.`, {
    extensions: { code: "COST_LIMIT_EXCEEDED", cost, limit, http: { status: 400 } },
  });
}

function ownDocument<Context extends CostBudget>({ meter, searches }: Context): OperationHooks<Context> {
  return {
    didResolveOperation({ operation }) {
      if (operation?.operation === "mutation") searches?.dropFinished();
      if (operation?.operation !== "query") return;
      const spent = meter?.spend(OWN_DOCUMENT_COST);
      if (spent?.isAllowed === false) throw rateLimited(spent);
    },
  };
}
