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

/** Slow types whose values do not depend on the caller. */
const COMPUTED = /^(Availability|Series|WhyNotOffered|ExportedSite)$/;

/**
 * Selects all fields without arguments, to a depth. Aliases contain the type, so that union members do not conflict;
 * `removeAliases` removes them.
 */
export function selectEverything(type: GraphQLNamedType, depth: number): string {
  if (isUnionType(type) || isInterfaceType(type)) {
    const members = buildSchema().getPossibleTypes(type);
    // Only `__typename` for an interface as wide as Node.
    if (members.length > 20) return "{ __typename }";
    return `{ __typename ${members.map((one) => `... on ${one.name} ${selectEverything(one, depth)}`).join(" ")} }`;
  }
  return isObjectType(type) ? `{ __typename ${selectFields(type, depth).join(" ")} }` : "";
}

export function selectFields(type: GraphQLObjectType, depth: number): string[] {
  return Object.values(type.getFields()).flatMap((field) => {
    const below = getNamedType(field.type);
    if (field.args.some(isRequiredArgument) || COMPUTED.test(below.name)) return [];
    const isList = /(Connection|Edge|PageInfo)$/.test(below.name);
    if (isCompositeType(below) && depth === 0 && !isList) return [];
    const selection = selectEverything(below, isList ? depth : depth - 1);
    return [`${type.name}_${field.name}: ${field.name} ${selection}`];
  });
}

export function removeAliases(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeAliases);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key.replace(/^[A-Z]\w*?_/, ""), removeAliases(one)]),
  );
}
