import { type GraphQLSchema, DangerousChangeType, findBreakingChanges, findDangerousChanges } from "graphql";

export interface SchemaChange {
  readonly type: string;
  readonly description: string;
}

export interface AcceptedChange {
  /** Must equal the `description` of the change. */
  readonly change: string;
  /** Why no client breaks, or why the change was necessary. */
  readonly reason: string;
}

/** Partners must accept new union members and enum values, and treat unknown ones like failures. */
const EXPECTED: readonly string[] = [
  DangerousChangeType.VALUE_ADDED_TO_ENUM,
  DangerousChangeType.TYPE_ADDED_TO_UNION,
  DangerousChangeType.IMPLEMENTED_INTERFACE_ADDED,
  DangerousChangeType.OPTIONAL_ARG_ADDED,
  DangerousChangeType.OPTIONAL_INPUT_FIELD_ADDED,
];

export function findBreakingSchemaChanges(released: GraphQLSchema, now: GraphQLSchema): SchemaChange[] {
  const dangerous = findDangerousChanges(released, now).filter(({ type }) => !EXPECTED.includes(type));
  return [...findBreakingChanges(released, now), ...dangerous].map(({ type, description }) => ({
    type,
    description,
  }));
}

export function compareWithAccepted(
  changes: readonly SchemaChange[],
  acceptedChanges: readonly AcceptedChange[],
): { readonly unexplained: string[]; readonly obsolete: string[] } {
  const accepted = new Set(
    acceptedChanges.filter(({ reason }) => reason.trim() !== "").map(({ change }) => change),
  );
  const descriptions = new Set(changes.map(({ description }) => description));
  return {
    unexplained: changes
      .filter(({ description }) => !accepted.has(description))
      .map(({ type, description }) => `${type}: ${description}`),
    obsolete: acceptedChanges.map(({ change }) => change).filter((change) => !descriptions.has(change)),
  };
}
