import type { GraphQLRequestContext } from "@apollo/server";
import { GraphQLError } from "graphql";
import { OWN_DOCUMENT_COST } from "../../http/limits/costs.ts";
import { operationCost } from "./operationCost.ts";
import type { OperationHooks } from "./operationHooks.ts";
import { type Searches, rateLimited } from "./searches.ts";

/** What a context says about cost. */
export interface CostBudget {
  /** The most one operation may cost; null: no limit (the widget's own documents). */
  readonly costLimit: number | null;
  /** What operations are paid with; nobody counts them when left out. */
  readonly meter?: CostMeter;
  /** The request's searches; their cost is charged when they run. */
  readonly searches?: Pick<Searches, "cost" | "spent" | "dropFinished">;
}

/** What is left of what somebody may spend in a while. */
export interface Spent {
  readonly isAllowed: boolean;
  /** What is being counted. */
  readonly kind: string;
  readonly remaining: number;
  /** Seconds until what was refused would be allowed. */
  readonly waitSeconds: number;
}

/** Takes what operations cost from what their caller has. */
export interface CostMeter {
  /** Null: nobody counts this caller. */
  spend(cost: number): Spent | null;
}

/**
 * `extensions.cost` of a response. `requested` is the cost of the fields, `limit` that of one operation, `searches` the cost of the
 * searches that ran, and `remaining` the rest of the caller's allowance.
 */
interface ToldCost {
  readonly requested: number;
  readonly limit: number;
  readonly searches?: number;
  readonly remaining?: number;
}

/**
 * Rejects an operation before it runs: with `COST_LIMIT_EXCEEDED` when it costs more than one operation may, with `RATE_LIMITED` when
 * the caller has spent its allowance. `extensions.cost` of the response has the cost, also when the operation is rejected.
 *
 * A query of the widget has a flat cost, no limit and no `extensions.cost`. Its mutations cost nothing, because bookings have their own
 * limits. Searches of every kind of document are charged when they run (`searches.ts`).
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

/** Charges a query of the widget's own documents. */
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
