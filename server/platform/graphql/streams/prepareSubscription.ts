import {
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import { PERSISTED_QUERY_COST } from "../../http/limits/costs.ts";
import { findInputError } from "../inputGate.ts";
import { documentLimits, documentLimitsRule } from "../limits/limits.ts";
import { type CostBudget, createCostError } from "../limits/limitsCost.ts";
import { calculateOperationCost } from "../limits/operationCost.ts";

/** Thrown before a stream opens. */
export class SubscriptionRejection extends Error {
  override name = "SubscriptionRejection";
  readonly errors: readonly GraphQLError[];
  constructor(errors: readonly GraphQLError[]) {
    super("the subscription was rejected");
    this.errors = errors;
  }
}

interface SentSubscription {
  readonly text: string;
  readonly isPersisted: boolean;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface PreparedSubscription<Context> {
  readonly args: ExecutionArgs & { readonly contextValue: Context };
  /** The opening and each message cost this much. */
  readonly cost: number;
  /** Null for a persisted document. */
  readonly costLimit: number | null;
}

/**
 * Applies the rules of queries to a subscription: size and depth, cost, and unusable input.
 * @throws {SubscriptionRejection}
 */
export function prepareSubscription<Context extends CostBudget>(
  schema: GraphQLSchema,
  { text, isPersisted, operationName, variables }: SentSubscription,
  contextValue: Context,
): PreparedSubscription<Context> {
  const document = parseDocument(text);
  const invalid = validate(schema, document, [...specifiedRules, documentLimitsRule(() => isPersisted)]);
  if (invalid.length > 0)
    throw new SubscriptionRejection(invalid.map((error) => withCode(error, "GRAPHQL_VALIDATION_FAILED")));
  const operation = getOperationAST(document, operationName);
  if (!operation) throw reject("OPERATION_RESOLUTION_FAILURE", "The document has no such operation.");
  if (operation.operation !== "subscription")
    throw reject("BAD_REQUEST", "Send queries and mutations to /graphql.");
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (errors) throw new SubscriptionRejection(errors.map((error) => withCode(error, "BAD_USER_INPUT")));
  const { costLimit } = contextValue;
  const cost =
    costLimit === null
      ? PERSISTED_QUERY_COST
      : calculateOperationCost(schema, document, { operation, variables, context: contextValue })!;
  if (costLimit !== null && cost > costLimit)
    throw new SubscriptionRejection([createCostError(cost, costLimit)]);
  const inputError = findInputError(schema, document, { operation, variables });
  if (inputError) throw new SubscriptionRejection([inputError]);
  return {
    args: { schema, document, contextValue, variableValues: variables, operationName },
    cost,
    costLimit,
  };
}

function parseDocument(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: documentLimits.tokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw new SubscriptionRejection([withCode(error, "GRAPHQL_PARSE_FAILED")]);
  }
}

function reject(code: string, message: string): SubscriptionRejection {
  return new SubscriptionRejection([new GraphQLError(message, { extensions: { code } })]);
}

function withCode(error: GraphQLError, code: string): GraphQLError {
  return new GraphQLError(error.message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    extensions: { ...error.extensions, code },
  });
}
