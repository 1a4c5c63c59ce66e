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

export const USUAL_LIST = 10;

const USUAL_PAGE = 20;
const LARGEST_PAGE = 100;

type Declared = number | { readonly field?: number; readonly multiplier?: number };
type Complexity = Declared | ((args: Record<string, unknown>, context: unknown, field: object) => Declared);

interface Costed {
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly context: object;
}

/**
 * A field costs what it declares (default 1) times the length of every list around it: `first`, `last` or the number of
 * ids, otherwise the declared length or 10. Every alias, spread and skipped field counts.
 * @returns null when the variables do not fit
 */
export function operationCost(schema: GraphQLSchema, document: DocumentNode, costed: Costed): number | null {
  const { operation, context } = costed;
  const root = schema.getRootType(operation.operation);
  const coerced = coerceVariables(schema, operation, costed.variables);
  if (!root || !coerced) return null;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const known = new Map<SelectionSetNode, Map<GraphQLCompositeType, number>>();

  function costOfSelections(set: SelectionSetNode, type: GraphQLCompositeType): number {
    const byType = known.get(set) ?? new Map<GraphQLCompositeType, number>();
    known.set(set, byType);
    const before = byType.get(type);
    if (before !== undefined) return before;
    let cost = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        cost += costOfField(selection, type);
        continue;
      }
      const part = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      if (!part) continue;
      const condition = part.typeCondition ? schema.getType(part.typeCondition.name.value) : type;
      if (isCompositeType(condition)) cost += costOfSelections(part.selectionSet, condition);
    }
    byType.set(type, cost);
    return cost;
  }

  function costOfField(node: FieldNode, parent: GraphQLCompositeType): number {
    const field = "getFields" in parent ? parent.getFields()[node.name.value] : undefined;
    if (!field) return 1;
    const args = getArgumentValues(field, node, coerced) as Record<string, unknown>;
    const declared = declaredCost(field, args, context);
    const own = typeof declared === "number" ? declared : (declared.field ?? 1);
    const type = getNamedType(field.type);
    if (!node.selectionSet || !isCompositeType(type)) return own;
    const entries = entriesOf(field, parent, args, declared);
    return own + Math.max(1, entries) * costOfSelections(node.selectionSet, type);
  }

  try {
    return costOfSelections(operation.selectionSet, root);
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}

type Field = GraphQLField<unknown, unknown>;

function declaredCost(field: Field, args: Record<string, unknown>, context: object): Declared {
  const complexity = field.extensions["complexity"] as Complexity | undefined;
  return typeof complexity === "function" ? complexity(args, context, field) : (complexity ?? 1);
}

/** A connection counts its page size, so the lists inside it count once. */
function entriesOf(
  field: Field,
  parent: GraphQLCompositeType,
  args: Record<string, unknown>,
  declared: Declared,
): number {
  if (isConnection(getNamedType(field.type))) {
    const asked = args["first"] ?? args["last"] ?? USUAL_PAGE;
    return typeof asked === "number" ? Math.min(asked, LARGEST_PAGE) : USUAL_PAGE;
  }
  if (isConnection(parent)) return 1;
  if (typeof declared === "object" && declared.multiplier !== undefined) return declared.multiplier;
  return isListType(getNullableType(field.type)) ? USUAL_LIST : 1;
}

function isConnection(type: unknown): boolean {
  return isObjectType(type) && type.name.endsWith("Connection") && "edges" in type.getFields();
}
