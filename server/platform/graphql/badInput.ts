import { GraphQLError } from "graphql";

export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });
}

/** Truncating the list would hide missing results. */
export function refuseLong(what: string, list: readonly unknown[], most: number): void {
  if (list.length > most) throw badInput(`${what} may have at most ${most} entries`);
}
