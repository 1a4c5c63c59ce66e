import {
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
} from "graphql";

export interface ReachableField {
  readonly name: string;
  readonly document: string;
}

interface TypePath {
  readonly before: string;
  readonly after: string;
}

/**
 * Returns every field that a query can reach without required arguments, by its shortest path. The search is breadth
 * first, because the schema is cyclic.
 */
export function reachableFields(schema: GraphQLSchema): ReachableField[] {
  const pathByType = new Map<string, TypePath>();
  const queue: GraphQLNamedType[] = [];
  const reach = (type: GraphQLNamedType, path: TypePath): void => {
    if (pathByType.has(type.name)) return;
    pathByType.set(type.name, path);
    queue.push(type);
  };
  reach(schema.getQueryType()!, { before: "", after: "" });
  const fields: ReachableField[] = [];
  for (let type = queue.shift(); type !== undefined; type = queue.shift()) {
    const { before, after } = pathByType.get(type.name)!;
    if (isAbstractType(type)) {
      for (const member of schema.getPossibleTypes(type))
        reach(member, { before: `${before} { ... on ${member.name}`, after: `}${after}` });
      continue;
    }
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.args.some(isRequiredArgument)) continue;
      const below = getNamedType(field.type);
      const selection = isCompositeType(below) ? "{ __typename }" : "";
      fields.push({
        name: `${type.name}.${field.name}`,
        document: `query ${before} { ${field.name} ${selection} }${after}`,
      });
      reach(below, { before: `${before} { ${field.name}`, after: `}${after}` });
    }
  }
  return fields;
}
