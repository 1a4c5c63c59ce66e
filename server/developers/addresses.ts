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
  const roots = new Set<unknown>([
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ]);
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

/** Address of a page as Markdown. */
export const markdownPath = (path: string): string => {
  const [page, anchor] = path.split("#", 2);
  return anchor === undefined ? `${page}.md` : `${page}.md#${anchor}`;
};

/** Returns the page of a type, query, mutation or member such as `Booking.startsAt`. Null if there is none. */
export function findPath(schema: GraphQLSchema, name: string): string | null {
  const [typeName = "", member] = name.split(".", 2);
  if (member !== undefined) return findMemberPath(schema, typeName, member);
  if (schema.getMutationType()?.getFields()[name]) return `${referencePath}/mutations#${name}`;
  if (schema.getQueryType()?.getFields()[name]) return `${referencePath}/queries#${name}`;
  const type = schema.getType(name);
  return type && listDescribedTypes(schema).includes(type) ? typePath(type) : null;
}

function findMemberPath(schema: GraphQLSchema, typeName: string, member: string): string | null {
  if (typeName === "Query")
    return schema.getQueryType()?.getFields()[member] ? findPath(schema, member) : null;
  if (typeName === "Mutation")
    return schema.getMutationType()?.getFields()[member] ? findPath(schema, member) : null;
  if (typeName === "Subscription")
    return schema.getSubscriptionType()?.getFields()[member]
      ? `${referencePath}/subscriptions#${member}`
      : null;
  const type = schema.getType(typeName);
  const hasMember =
    ((isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) &&
      type.getFields()[member] !== undefined) ||
    (isEnumType(type) && type.getValue(member) !== undefined);
  return type && hasMember ? `${typePath(type)}#${member}` : null;
}
