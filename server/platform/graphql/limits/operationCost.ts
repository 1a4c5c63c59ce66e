import {
  type DocumentNode,
  GraphQLError,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  getArgumentValues,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
} from "graphql";
import { coerceVariables } from "../coercedVariables.ts";

export const DEFAULT_LIST_LENGTH = 10;

const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;

type DeclaredCost = number | { readonly field?: number; readonly multiplier?: number };
type Complexity =
  | DeclaredCost
  | ((args: Record<string, unknown>, context: unknown, field: object) => DeclaredCost);

interface CostedOperation {
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly context: object;
}

/**
 * A field costs what it declares (default 1) times the length of every list around it: `first`, `last` or the number of
 * ids, otherwise the declared length or 10. Every alias, spread and skipped field counts.
 * @returns null when the variables do not fit
 */
export function calculateOperationCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  costedOperation: CostedOperation,
): number | null {
  const { operation, context } = costedOperation;
  const root = schema.getRootType(operation.operation);
  const coerced = coerceVariables(schema, operation, costedOperation.variables);
  if (!root || !coerced) return null;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const known = new Map<SelectionSetNode, Map<GraphQLCompositeType, number>>();

  function sumSelections(set: SelectionSetNode, type: GraphQLCompositeType): number {
    const byType = known.get(set) ?? new Map<GraphQLCompositeType, number>();
    known.set(set, byType);
    const cachedCost = byType.get(type);
    if (cachedCost !== undefined) return cachedCost;
    let cost = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        cost += calculateFieldCost(selection, type);
        continue;
      }
      const part = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      if (!part) continue;
      const condition = part.typeCondition ? schema.getType(part.typeCondition.name.value) : type;
      if (isCompositeType(condition)) cost += sumSelections(part.selectionSet, condition);
    }
    byType.set(type, cost);
    return cost;
  }

  function calculateFieldCost(node: FieldNode, parent: GraphQLCompositeType): number {
    const field = "getFields" in parent ? parent.getFields()[node.name.value] : undefined;
    if (!field) return 1;
    const args = getArgumentValues(field, node, coerced) as Record<string, unknown>;
    const declared = getDeclaredCost(field, args, context);
    const fieldCost = typeof declared === "number" ? declared : (declared.field ?? 1);
    const type = getNamedType(field.type);
    if (!node.selectionSet || !isCompositeType(type)) return fieldCost;
    const entries = estimateLength(field, parent, args, declared);
    return fieldCost + Math.max(1, entries) * sumSelections(node.selectionSet, type);
  }

  try {
    return sumSelections(operation.selectionSet, root);
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}

type Field = GraphQLField<unknown, unknown>;

function getDeclaredCost(field: Field, args: Record<string, unknown>, context: object): DeclaredCost {
  const complexity = field.extensions["complexity"] as Complexity | undefined;
  return typeof complexity === "function" ? complexity(args, context, field) : (complexity ?? 1);
}

/** A connection counts its page size, so the lists inside it count once. */
function estimateLength(
  field: Field,
  parent: GraphQLCompositeType,
  args: Record<string, unknown>,
  declared: DeclaredCost,
): number {
  if (isConnection(getNamedType(field.type))) {
    const pageSize = args["first"] ?? args["last"] ?? DEFAULT_PAGE_SIZE;
    return typeof pageSize === "number" ? Math.min(pageSize, MAX_PAGE_SIZE) : DEFAULT_PAGE_SIZE;
  }
  if (isConnection(parent)) return 1;
  if (typeof declared === "object" && declared.multiplier !== undefined) return declared.multiplier;
  return isListType(getNullableType(field.type)) ? DEFAULT_LIST_LENGTH : 1;
}

function isConnection(type: unknown): boolean {
  return isObjectType(type) && type.name.endsWith("Connection") && "edges" in type.getFields();
}
