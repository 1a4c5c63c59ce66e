import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type Tier, tierGroups, tiers } from "./chunkTiers.ts";

const imports: Record<string, readonly string[]> = {
  "/c/entry.tsx": ["react", "/c/router.ts"],
  "/c/router.ts": ["react"],
  "/c/page.tsx": ["/c/router.ts", "/c/grid.tsx", "/c/__generated__/pageQuery.graphql.ts"],
  "/c/grid.tsx": ["react", "/c/page.tsx"],
  "/c/other.tsx": ["/c/grid.tsx", "/c/table.tsx"],
  "/c/plain.ts": ["/c/fold.ts", "/c/style.css"],
  "/c/theme.tsx": ["/c/style.css"],
};
const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) };
const list = [
  { name: "first", entryModule: "entry.tsx" },
  { name: "second", entryModule: "page.tsx" },
];

const getChunkName = (id: string, inTiers: readonly Tier[] = list) =>
  tierGroups("/c", inTiers)
    .toSorted((one, other) => other.priority - one.priority)
    .map(({ name }) => name(id, graph))
    .find((name) => name !== null) ?? null;

it("puts a module into the first tier that needs it", () => {
  const named = ["react", "/c/router.ts", "/c/grid.tsx", "/c/table.tsx", "/c/other.tsx"].map((id) =>
    getChunkName(id),
  );
  expect(named).toEqual(["first", "first", "second", null, null]);
});

it("puts into a shared tier only what a later one needs too", () => {
  const shared = [
    { name: "plain", entryModule: "plain.ts", isShared: true },
    { name: "later", entryModule: "theme.tsx" },
  ];
  expect(["/c/fold.ts", "/c/style.css"].map((id) => getChunkName(id, shared))).toEqual([null, "plain"]);
});

it("keeps the entry modules in files of their own", () => {
  expect([getChunkName("/c/entry.tsx"), getChunkName("/c/page.tsx")]).toEqual([null, null]);
  expect(getChunkName("/c/__generated__/pageQuery.graphql.ts")).toBe(null);
});

it("names existing modules", () => {
  expect(tiers.filter(({ entryModule }) => !existsSync(join(import.meta.dirname, entryModule)))).toEqual([]);
});
