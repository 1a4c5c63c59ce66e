import { lexicographicSortSchema, printSchema as print } from "graphql";
import { buildSchema } from "./schema.ts";

/** The graph as it is committed in `schema.graphql`: sorted, so that a change shows only what changed. */
export function printSchema(): string {
  return `${print(lexicographicSortSchema(buildSchema()))}\n`;
}
