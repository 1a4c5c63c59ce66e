import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  getNamedType,
  isCompositeType,
} from "graphql";

export interface ArgumentField {
  readonly node: FieldNode;
  readonly field: GraphQLField<unknown, unknown>;
  readonly parent: string;
}

/** Visits each fragment once per type, however often it is spread. */
export function findArgumentFields(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
): ArgumentField[] {
  const root = schema.getRootType(operation);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const seen = new Map<SelectionSetNode, Set<GraphQLCompositeType>>();
  const argumentFields: ArgumentField[] = [];
  const visit = (set: SelectionSetNode, type: GraphQLCompositeType): void => {
    const types = seen.get(set) ?? new Set();
    seen.set(set, types);
    if (types.has(type)) return;
    types.add(type);
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const field = "getFields" in type ? type.getFields()[selection.name.value] : undefined;
        if (!field) continue;
        if (field.args.length > 0) argumentFields.push({ node: selection, field, parent: type.name });
        const below = getNamedType(field.type);
        if (selection.selectionSet && isCompositeType(below)) visit(selection.selectionSet, below);
        continue;
      }
      const part = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      const condition = part?.typeCondition ? schema.getType(part.typeCondition.name.value) : type;
      if (part && isCompositeType(condition)) visit(part.selectionSet, condition);
    }
  };
  if (root) visit(selectionSet, root);
  return argumentFields;
}
