import { type GraphQLSchema, DangerousChangeType, findBreakingChanges, findDangerousChanges } from "graphql";

/** A change of the graph that somebody's program may not survive. */
export interface SchemaChange {
  /** What kind of change it is, as graphql-js names it. */
  readonly type: string;
  /** What was changed, in one sentence. */
  readonly description: string;
}

/** A change that was made all the same. */
export interface Exception {
  /** The change's `description`, letter by letter. */
  readonly change: string;
  /** Why nobody is harmed, or why it had to be. */
  readonly reason: string;
}

/**
 * What the graph may always gain: partners are told that unions get further failures and enums further values, and that what
 * they do not know is to be treated like any failure.
 */
const EXPECTED: readonly string[] = [
  DangerousChangeType.VALUE_ADDED_TO_ENUM,
  DangerousChangeType.TYPE_ADDED_TO_UNION,
  DangerousChangeType.IMPLEMENTED_INTERFACE_ADDED,
  DangerousChangeType.OPTIONAL_ARG_ADDED,
  DangerousChangeType.OPTIONAL_INPUT_FIELD_ADDED,
];

/** What in `now` breaks programs that were written for `released`. */
export function changesThatBreak(released: GraphQLSchema, now: GraphQLSchema): SchemaChange[] {
  const dangerous = findDangerousChanges(released, now).filter(({ type }) => !EXPECTED.includes(type));
  return [...findBreakingChanges(released, now), ...dangerous].map(({ type, description }) => ({
    type,
    description,
  }));
}

/** Those that nobody has given a reason for, and the reasons that are for no change any more. */
export function unaccounted(
  changes: readonly SchemaChange[],
  exceptions: readonly Exception[],
): { readonly unexplained: string[]; readonly obsolete: string[] } {
  const excused = new Set(
    exceptions.filter(({ reason }) => reason.trim() !== "").map(({ change }) => change),
  );
  const made = new Set(changes.map(({ description }) => description));
  return {
    unexplained: changes
      .filter(({ description }) => !excused.has(description))
      .map(({ type, description }) => `${type}: ${description}`),
    obsolete: exceptions.map(({ change }) => change).filter((change) => !made.has(change)),
  };
}
