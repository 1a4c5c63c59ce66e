import { GraphQLError } from "graphql";

export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });
}

/** Truncating the list would hide missing results. */
export function rejectLongList(name: string, list: readonly unknown[], max: number): void {
  if (list.length > max) throw badInput(`${name} may have at most ${max} entries`);
}
