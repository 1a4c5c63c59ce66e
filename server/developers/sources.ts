import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../root.ts";

/** A guide as it is written. */
export interface Source {
  /** The last part of its address; empty: the first page. */
  readonly slug: string;
  readonly title: string;
  /** Markdown, its heading included. */
  readonly text: string;
}

/** An operation that the explorer opens in a tab. */
export interface Example {
  readonly query: string;
}

const folder = join(projectRoot, "server", "developers");

/** The guides in the order in which they are read. */
const ORDER = [
  "index",
  "getting-started",
  "embedding",
  "auth",
  "booking",
  "owners",
  "team",
  "webhooks",
  "errors",
  "idempotency",
  "pagination",
  "limits",
  "versions",
] as const;

/** Reads the guides. @throws when one of them is not there or has no heading. */
export function readSources(): readonly Source[] {
  return ORDER.map((name) => {
    const text = readFileSync(join(folder, "pages", `${name}.md`), "utf8");
    const title = /^# (.+)$/m.exec(text)?.[1];
    if (title === undefined) throw new Error(`the guide ${name} has no heading`);
    return { slug: name === "index" ? "" : name, title, text };
  });
}

/** Reads the explorer's examples, in the order of their names. */
export function readExamples(): readonly Example[] {
  const names = readdirSync(join(folder, "examples")).filter((name) => name.endsWith(".graphql"));
  return names.sort().map((name) => ({ query: readFileSync(join(folder, "examples", name), "utf8") }));
}
