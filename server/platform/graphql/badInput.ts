import { GraphQLError } from "graphql";

/** What a program sent and no person typed, and what cannot be answered. */
export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });
}

/** Refuses a list that is longer than one request may ask for: cutting it would hide what is missing. */
export function refuseLong(what: string, list: readonly unknown[], most: number): void {
  if (list.length > most) throw badInput(`${what} may have at most ${most} entries`);
}
