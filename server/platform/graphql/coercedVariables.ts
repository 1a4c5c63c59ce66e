import { type GraphQLSchema, type OperationDefinitionNode, getVariableValues } from "graphql";

type Values = Readonly<Record<string, unknown>>;

const known = new WeakMap<
  Values,
  { readonly operation: OperationDefinitionNode; readonly coerced: Values | null }
>();

/**
 * Coerces the variables once for all checks. Null if they do not fit; the execution then rejects them.
 * @param variables must not be changed later
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
