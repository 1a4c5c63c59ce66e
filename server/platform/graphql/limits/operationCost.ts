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

/** How many entries a list is taken to have of which nothing else is known. */
export const USUAL_LIST = 10;

/** What a page of a connection holds when nobody says how much, and at the most: as the builder has it. */
const USUAL_PAGE = 20;
const LARGEST_PAGE = 100;

/** What the schema's fields say of their cost (`complexity` of the builder's fields). */
type Declared = number | { readonly field?: number; readonly multiplier?: number };
type Complexity = Declared | ((args: Record<string, unknown>, context: unknown, field: object) => Declared);

interface Costed {
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
  /** What functions that declare a cost are given. */
  readonly context: object;
}

/**
 * What an operation costs: each field what it declares (1), times the entries of every list around it: what is asked for with
 * `first`, `last` or a list of ids, else what the field declares, else ten. Every alias and every spread of a fragment counts;
 * what is skipped by a directive counts too. Each selection is looked at once a type, however often it is spread.
 *
 * @returns null when the variables do not fit: the execution refuses them itself, with their path
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
    // Introspection touches no data; its size is bounded by the other limits.
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

/** A page says how long its lists are, whatever is declared; they do not count again. */
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
