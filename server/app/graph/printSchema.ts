import { lexicographicSortSchema, printSchema as print } from "graphql";
import { buildSchema } from "./schema.ts";

/** Sorted, so that a diff shows only real changes. */
export function printSchema(): string {
  return `${print(lexicographicSortSchema(buildSchema()))}\n`;
}
