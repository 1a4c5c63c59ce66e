import { type GraphQLSchema, type OperationDefinitionNode, getVariableValues } from "graphql";

type Values = Readonly<Record<string, unknown>>;

const known = new WeakMap<
  Values,
  { readonly operation: OperationDefinitionNode; readonly coerced: Values | null }
>();

/**
 * Coerces the variables of a request, once for all checks of the request. Returns null if they do not fit: the execution rejects them
 * with their path.
 *
 * @param variables the object of one request, which nothing changes
 */
export function coerceVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Values,
): Values | null {
  const before = known.get(variables);
  if (before?.operation === operation) return before.coerced;
  const coerced = getVariableValues(schema, operation.variableDefinitions ?? [], variables).coerced ?? null;
  known.set(variables, { operation, coerced });
  return coerced;
}
