import {
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from "graphql";
import { buildSchema } from "../../app/graph/schema.ts";

/** What takes long and says nothing of whom it is asked by. */
const COMPUTED = /^(Availability|Series|WhyNotOffered|ExportedSite)$/;

/**
 * A selection of all that a type says without being asked anything, so many objects deep; empty: nothing. Each field has an alias that
 * says of which type it is, so that the members of a union do not contradict each other; `plainNames` takes them away again.
 */
export function selectEverything(type: GraphQLNamedType, depth: number): string {
  if (isUnionType(type) || isInterfaceType(type)) {
    const members = buildSchema().getPossibleTypes(type);
    // An interface as wide as Node is asked for its name alone.
    if (members.length > 20) return "{ __typename }";
    return `{ __typename ${members.map((one) => `... on ${one.name} ${selectEverything(one, depth)}`).join(" ")} }`;
  }
  return isObjectType(type) ? `{ __typename ${fieldsOf(type, depth).join(" ")} }` : "";
}

/** The fields of a type, each with all that is below it. */
export function fieldsOf(type: GraphQLObjectType, depth: number): string[] {
  return Object.values(type.getFields()).flatMap((field) => {
    const below = getNamedType(field.type);
    if (field.args.some(isRequiredArgument) || COMPUTED.test(below.name)) return [];
    const isList = /(Connection|Edge|PageInfo)$/.test(below.name);
    if (isCompositeType(below) && depth === 0 && !isList) return [];
    const selection = selectEverything(below, isList ? depth : depth - 1);
    return [`${type.name}_${field.name}: ${field.name} ${selection}`];
  });
}

/** An answer with the names that the schema gives its fields. */
export function plainNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainNames);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key.replace(/^[A-Z]\w*?_/, ""), plainNames(one)]),
  );
}
