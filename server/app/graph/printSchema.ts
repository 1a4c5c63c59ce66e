import { type GraphQLSchema, lexicographicSortSchema, printSchema as print } from "graphql";

/** Sorted, so that a diff shows only real changes. */
export function printSchema(schema: GraphQLSchema): string {
  return `${print(lexicographicSortSchema(schema))}\n`;
}
