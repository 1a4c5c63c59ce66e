import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
} from "graphql";

/** Where the developers' pages are; a reserved slug of every host. */
export const developersPath = "/developers";
export const referencePath = `${developersPath}/reference`;

/** The parts of the reference, in its order; each is a page of its own. */
export const KINDS = ["objects", "inputs", "enums", "unions", "interfaces", "scalars"] as const;
export type Kind = (typeof KINDS)[number];

/** The types of the graph that have a page: all but the roots and what introspection answers. */
export function describedTypes(schema: GraphQLSchema): readonly GraphQLNamedType[] {
  const roots = new Set<unknown>([schema.getQueryType(), schema.getMutationType()]);
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !roots.has(type))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What kind of type it is. */
export function kindOf(type: GraphQLNamedType): Kind {
  if (isObjectType(type)) return "objects";
  if (isInputObjectType(type)) return "inputs";
  if (isEnumType(type)) return "enums";
  if (isInterfaceType(type)) return "interfaces";
  return isScalarType(type) ? "scalars" : "unions";
}

/** The page of a type. */
export const typePath = (type: GraphQLNamedType): string => `${referencePath}/${kindOf(type)}/${type.name}`;

/** Where the reference tells of a name: a type, a query or a mutation; null: of none. */
export function pathOfName(schema: GraphQLSchema, name: string): string | null {
  if (schema.getMutationType()?.getFields()[name]) return `${referencePath}/mutations#${name}`;
  if (schema.getQueryType()?.getFields()[name]) return `${referencePath}/queries#${name}`;
  const type = schema.getType(name);
  return type && describedTypes(schema).includes(type) ? typePath(type) : null;
}
