import { createHash } from "node:crypto";
import type { QueryConfig } from "pg";

export type StatementOptions = {
  /** For frequent statements that take longer to plan than to run. */
  prepare?: boolean;
};

const names = new Map<string, string>();

/** Prepare only constant texts: their names are kept forever. */
export function toQueryConfig(
  text: string,
  values: readonly unknown[],
  { prepare = false }: StatementOptions = {},
): QueryConfig<unknown[]> {
  const config = { text, values: values as unknown[] };
  return prepare ? { ...config, name: getStatementName(text) } : config;
}

function getStatementName(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `daybook_${createHash("sha256").update(text).digest("hex").slice(0, 16)}`;
  names.set(text, name);
  return name;
}
