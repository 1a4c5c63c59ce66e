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

/** A reserved slug on every host. */
export const developersPath = "/developers";
export const referencePath = `${developersPath}/reference`;

export const KINDS = ["objects", "inputs", "enums", "unions", "interfaces", "scalars"] as const;
export type Kind = (typeof KINDS)[number];

export function listDescribedTypes(schema: GraphQLSchema): readonly GraphQLNamedType[] {
  const roots = new Set<unknown>([schema.getQueryType(), schema.getMutationType()]);
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !roots.has(type))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

export function getKind(type: GraphQLNamedType): Kind {
  if (isObjectType(type)) return "objects";
  if (isInputObjectType(type)) return "inputs";
  if (isEnumType(type)) return "enums";
  if (isInterfaceType(type)) return "interfaces";
  return isScalarType(type) ? "scalars" : "unions";
}

export const typePath = (type: GraphQLNamedType): string => `${referencePath}/${getKind(type)}/${type.name}`;

/** Returns the page of a type, query or mutation. Null if there is none. */
export function findPath(schema: GraphQLSchema, name: string): string | null {
  if (schema.getMutationType()?.getFields()[name]) return `${referencePath}/mutations#${name}`;
  if (schema.getQueryType()?.getFields()[name]) return `${referencePath}/queries#${name}`;
  const type = schema.getType(name);
  return type && listDescribedTypes(schema).includes(type) ? typePath(type) : null;
}
