import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../../root.ts";
import { CHANGING_TOOLS } from "./mcpRoute.ts";
import { OWNER_TOOLS } from "./ownerTools.ts";
import { VISITOR_TOOLS } from "./visitorTools.ts";

const tools = [...VISITOR_TOOLS, ...OWNER_TOOLS].map(({ listing }) => listing);

it("tools that change something are never shed", () => {
  const changing = tools.filter(({ annotations }) => annotations?.readOnlyHint !== true);
  expect(new Set(changing.map(({ name }) => name))).toEqual(CHANGING_TOOLS);
});

it("tools have a description for each argument", () => {
  const silent = tools.flatMap(({ name, inputSchema }) =>
    Object.entries(inputSchema.properties ?? {})
      .filter(([, schema]) => !("description" in schema))
      .map(([argument]) => `${name}.${argument}`),
  );
  expect(silent).toEqual([]);
});

it("tools of owners that change something take a confirmation token", () => {
  for (const { listing } of OWNER_TOOLS)
    expect(Object.hasOwn(listing.inputSchema.properties ?? {}, "confirmationToken")).toBe(
      listing.annotations?.readOnlyHint !== true,
    );
});

it("the guide for agents names every tool", () => {
  const guide = readFileSync(join(projectRoot, "server/developers/pages/agents.md"), "utf8");
  const [visitors = "", owners = ""] = guide.split("## Tools for owners");
  const isRow = (text: string, name: string) => text.includes(`| \`${name}\` |`);
  expect(VISITOR_TOOLS.filter(({ listing }) => !isRow(visitors, listing.name))).toEqual([]);
  expect(
    OWNER_TOOLS.filter(({ listing, permission }) => {
      const row = owners.split("\n").find((line) => isRow(line, listing.name));
      return !row?.endsWith(permission === null ? "| none |" : `| \`${permission}\` |`);
    }),
  ).toEqual([]);
});
