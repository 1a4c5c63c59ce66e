import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../root.ts";

export interface Source {
  readonly slug: string;
  readonly title: string;
  /** Markdown, including the heading. */
  readonly text: string;
}

export interface Example {
  readonly query: string;
}

const folder = join(projectRoot, "server", "developers");

const ORDER = [
  "index",
  "getting-started",
  "embedding",
  "auth",
  "booking",
  "payments",
  "forms",
  "owners",
  "metadata",
  "team",
  "content",
  "media",
  "platform",
  "webhooks",
  "agents",
  "live-events",
  "sdk",
  "errors",
  "idempotency",
  "pagination",
  "limits",
  "versions",
  "changelog",
] as const;

/** @throws if a guide is missing or has no heading */
export function readSources(): readonly Source[] {
  return ORDER.map((name) => {
    const text = readFileSync(join(folder, "pages", `${name}.md`), "utf8");
    const title = /^# (.+)$/m.exec(text)?.[1];
    if (title === undefined) throw new Error(`the guide ${name} has no heading`);
    return { slug: name === "index" ? "" : name, title, text };
  });
}

export function readExamples(): readonly Example[] {
  const names = readdirSync(join(folder, "examples")).filter((name) => name.endsWith(".graphql"));
  return names.sort().map((name) => ({ query: readFileSync(join(folder, "examples", name), "utf8") }));
}
