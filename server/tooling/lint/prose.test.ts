import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../../root.ts";
import { findProse } from "./prose.mjs";

describe("findProse", () => {
  it.each([
    "Returns null if the hold has expired.",
    "What is a hold?",
    "Whatever the caller sends is validated.",
    "## What may change without notice",
    "Status 503 means that the database is unavailable.",
    'The message is "nobody answered".',
    "A call of `whoever` fails.",
    "```\nWhat the house told somebody\n```",
    "See [the list](#what-nobody-reads).",
    `The ${"very ".repeat(20)}long list ends here. ${"Another ".repeat(20)}sentence follows.`,
    `| ${"cell ".repeat(40)} |`,
  ])("accepts %j", (text) => {
    expect(findProse(text)).toEqual([]);
  });

  it.each([
    ["What the caller sent.", "begin with a noun"],
    ["- How often a mail was tried", "begin with a noun"],
    ["First line.\n\nWho may read it.", "begin with a noun"],
    ["The end; null: it never ends.", "write a sentence"],
    ["0: nothing is due", "write a sentence"],
    ["thrown: the row is locked", "@throws"],
    ["The claim is nobody's.", "name the visitor"],
    ["Builds the query anew.", "write"],
    ["The host page is told.", "technical verb"],
    ["The row was put away.", "technical verb"],
    ["The price hangs on the day.", "describe what happens"],
    ["| field | somebody sent it |", "name the visitor"],
    ["## The house", "describe what happens"],
    [`The ${"very ".repeat(32)}long sentence.`, "a sentence of 35 words"],
  ])("rejects %j", (text, message) => {
    expect(findProse(text).join("\n")).toContain(message);
  });

  it("reads list items, quotations and line breaks as one sentence each", () => {
    const half = "word ".repeat(20).trim();
    expect(findProse(`- ${half}\n- ${half}`)).toEqual([]);
    expect(findProse(`${half}\n${half}`)).toHaveLength(1);
  });
});

const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");

function listTracked(...patterns: readonly string[]): string[] {
  const output = execFileSync("git", ["ls-files", "-z", ...patterns], { cwd: projectRoot, encoding: "utf8" });
  return output.split("\0").filter((file) => file !== "");
}

const BLOCK_COMMENT = /\/\*([\s\S]*?)\*\//g;
const LINE_COMMENTS = /(?:^[ \t]*(?:--|\/\/\/?)[^\n]*\n?)+/gm;
const DESCRIPTION = /"""([\s\S]*?)"""/g;

/** Comments of following lines are one text. */
function readLineComments(source: string): string[] {
  return (source.match(LINE_COMMENTS) ?? []).map((run) => run.replaceAll(/^[ \t]*(?:--|\/\/\/?)[ ]?/gm, ""));
}

const readMatches = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map(([, text = ""]) => text);

describe("texts outside of code", () => {
  it.each<[string, readonly string[], (source: string) => string[]]>([
    ["Markdown", ["*.md"], (source) => [source]],
    ["comments of style sheets", ["*.css"], (source) => readMatches(source, BLOCK_COMMENT)],
    ["comments of the Prisma schema", ["prisma/schema.prisma"], readLineComments],
    ["comments of SQL functions", ["prisma/functions/*.sql"], readLineComments],
    ["descriptions of the graph", ["schema.graphql"], (source) => readMatches(source, DESCRIPTION)],
  ])("%s are plain English", (_kind, patterns, readTexts) => {
    const files = listTracked(...patterns);
    expect(files).not.toEqual([]);
    const findings = files.flatMap((file) =>
      readTexts(read(file)).flatMap((text) => findProse(text).map((message) => `${file}: ${message}`)),
    );
    expect(findings).toEqual([]);
  });

  it("documents name existing files only", () => {
    const files = listTracked();
    const names = new Set(files.map((file) => file.split("/").at(-1)));
    // Names of files that exist on a server, or that the text advises against.
    const exempt = new Set(["utils.ts", "security.txt", "robots.txt", "llms.txt"]);
    const missing = listTracked("*.md").flatMap((file) =>
      readMatches(read(file), /`([^`\n]+)`/g)
        .map((text) => /(?:^|\/)([\w.-]+\.(?:tsx?|mjs|sql|txt))$/.exec(text)?.[1])
        .filter((name) => name !== undefined && !names.has(name) && !exempt.has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
