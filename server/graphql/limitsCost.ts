import type { ApolloServerPlugin } from "@apollo/server";
import { GraphQLError } from "graphql";
import { operationCost } from "./operationCost.ts";

/** What a context says about cost. */
export interface CostBudget {
  /** The most one operation may cost; null: no limit (the widget's own documents). */
  readonly costLimit: number | null;
  /** What operations are paid with; nobody counts them when left out. */
  readonly meter?: CostMeter;
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

/** `extensions.cost` of an answer: what the operation costs, what one may cost, and what the caller has left for now. */
interface ToldCost {
  readonly requested: number;
  readonly limit: number;
  readonly remaining?: number;
}

/**
 * Refuses an operation before anything of it runs: with `COST_LIMIT_EXCEEDED` when it alone costs more than its caller's limit,
 * with `RATE_LIMITED` when its caller has spent too much lately. The cost stands in the answer's `extensions.cost`, also of what
 * was refused. The widget's own documents are neither costed nor told: they are known, and looked at once, by us.
 */
export function costLimitPlugin<Context extends CostBudget>(): ApolloServerPlugin<Context> {
  return {
    async requestDidStart({ contextValue }) {
      const { costLimit } = contextValue;
      if (costLimit === null) return;
      let told: ToldCost | null = null;
      return {
        async didResolveOperation({ document, operation, request, schema }) {
          if (!operation) return;
          const variables = request.variables ?? {};
          const requested = operationCost(schema, document, { operation, variables, context: contextValue });
          if (requested === null) return;
          told = { requested, limit: costLimit };
          if (requested > costLimit) throw tooCostly(requested, costLimit);
          const spent = contextValue.meter?.spend(requested);
          if (!spent) return;
          told = { ...told, remaining: spent.remaining };
          if (!spent.isAllowed) throw tooMuch(spent);
        },
        async willSendResponse({ response: { body } }) {
          if (told && body.kind === "single")
            body.singleResult.extensions = { ...body.singleResult.extensions, cost: told };
        },
      };
    },
  };
}

function tooCostly(cost: number, limit: number): GraphQLError {
  return new GraphQLError(`The operation costs ${cost}, at most ${limit} is allowed.`, {
    extensions: { code: "COST_LIMIT_EXCEEDED", cost, limit, http: { status: 400 } },
  });
}

function tooMuch({ kind, waitSeconds }: Spent): GraphQLError {
  return new GraphQLError(/* i18n */ "Please try again in a moment.", {
    extensions: { code: "RATE_LIMITED", limit: kind, retryAfterSeconds: waitSeconds, http: { status: 429 } },
  });
}
