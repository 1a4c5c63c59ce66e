import type { ApolloServerPlugin } from "@apollo/server";
import { complexityFromQuery } from "@pothos/plugin-complexity";
import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";

/** What a context says about cost. */
export interface CostBudget {
  /** The most one operation may cost; null: no limit (the widget's own documents). */
  readonly costLimit: number | null;
}

/**
 * Refuses an operation that costs more than its caller's budget, before anything of it runs, with the
 * code `COST_LIMIT_EXCEEDED`. Cost is what the schema's fields say (`complexity`), lists multiplied by
 * what they may hold.
 */
export function costLimitPlugin<Context extends CostBudget>(): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ contextValue, document, operation, request, schema }) {
          const { costLimit } = contextValue;
          if (costLimit === null || !operation) return;
          const cost = costOf(schema, document, operation, request.variables ?? {}, contextValue);
          if (cost === null || cost <= costLimit) return;
          throw new GraphQLError(`The operation costs ${cost}, at most ${costLimit} is allowed.`, {
            extensions: { code: "COST_LIMIT_EXCEEDED", cost, limit: costLimit, http: { status: 400 } },
          });
        },
      };
    },
  };
}

/** Null when the variables do not fit: the execution refuses them itself, with their path. */
function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
  ctx: object,
): number | null {
  // The plugin costs the first operation of a document; the one that runs may be another.
  const definitions = document.definitions.filter(
    (definition) => definition.kind !== Kind.OPERATION_DEFINITION || definition === operation,
  );
  try {
    return complexityFromQuery({ kind: Kind.DOCUMENT, definitions }, { schema, variables, ctx }).complexity;
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}
