import { createHash } from "node:crypto";
import type { QueryConfig } from "pg";
import type { Target } from "./connect.ts";

/** How a statement is sent. */
export type StatementOptions = {
  /**
   * True for what runs many times and takes longer to plan than to run: a server keeps one plan for all values with the connection.
   * The embedded database plans anew each time: its one session would outlive a connection and the name with it.
   */
  prepare?: boolean;
};

const names = new Map<string, string>();

/** A statement as `pg` takes it. Only constant texts may be prepared: each is kept for good. */
export function statement(
  kind: Target["kind"],
  text: string,
  values: readonly unknown[],
  { prepare = false }: StatementOptions = {},
): QueryConfig<unknown[]> {
  const config = { text, values: values as unknown[] };
  return prepare && kind === "server" ? { ...config, name: nameOf(text) } : config;
}

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `daybook_${createHash("sha256").update(text).digest("hex").slice(0, 16)}`;
  names.set(text, name);
  return name;
}
