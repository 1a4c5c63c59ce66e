import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectRoot } from "../root.ts";

/** Files that break a rule, and like ones that do not: where they lie, what they say, and which rule refuses them. */
const cases: readonly [path: string, source: string, rule: string | null][] = [
  ["server/domain/a.ts", `import { x } from "../data/x.ts"; x();`, "import-direction"],
  ["server/domain/b.ts", `import { readFileSync } from "node:fs"; readFileSync("x");`, "import-direction"],
  ["server/domain/c.ts", `import { Temporal } from "temporal-polyfill"; Temporal.Instant.from("x");`, null],
  ["server/domain/d/e.ts", `import { x } from "../f/x.ts"; x();`, null],
  ["server/domain/d/e.test.ts", `import { x } from "../../testing/x.ts"; x();`, null],
  ["server/data/a.ts", `export { x } from "../services/x.ts";`, "import-direction"],
  ["server/services/a.ts", `import { x } from "../data/x.ts"; x();`, null],
  [
    "server/services/b.ts",
    `import type { X } from "../graphql/x.ts"; export type Y = X;`,
    "import-direction",
  ],
  ["server/services/c.ts", `export const x = () => import("../http/app.ts");`, "import-direction"],
  ["server/graphql/a.ts", `import { x } from "../http/x.ts"; x();`, "import-direction"],
  ["server/http/a.ts", `import { x } from "../data/x.ts"; x();`, "import-direction"],
  ["server/http/b.ts", `import { x } from "../graphql/x.ts"; x();`, null],
  ["server/http/c.ts", `import { x } from "../../client/entry-server.tsx"; x();`, "import-direction"],
  ["server/main.ts", `import { x } from "./http/x.ts"; x();`, null],
  ["server/http/d.ts", `import { x } from "../main.ts"; x();`, "import-direction"],
  ["client/ui/a.ts", `import { x } from "../shared/x.ts"; x();`, "import-direction"],
  ["client/ui/b.ts", `import { graphql } from "react-relay"; graphql;`, "import-direction"],
  ["client/widget/a.ts", `import { x } from "../content/x.ts"; x();`, "import-direction"],
  ["client/content/a.ts", `import { x } from "../widget/x.ts"; x();`, "import-direction"],
  ["client/widget/b.ts", `import { x } from "../ui/x.ts"; x();`, null],
  ["client/widget/c.ts", `import { x } from "../../server/services/x.ts"; x();`, "import-direction"],
  ["client/widget/d.ts", `import { x } from "../../server/domain/contact/x.ts"; x();`, null],
  ["client/embed/a.ts", `import { x } from "../ui/x.ts"; x();`, "import-direction"],
  ["server/unknown/a.ts", `import { x } from "../domain/x.ts"; x();`, "import-direction"],

  ["client/widget/l1.ts", `export const x = (d: Date) => d.toLocaleDateString();`, "explicit-locale"],
  ["client/widget/l2.ts", `export const x = (d: Date) => d.toLocaleDateString("en");`, "explicit-locale"],
  [
    "client/widget/l3.ts",
    `export const x = (d: Date) => d.toLocaleDateString("en", { timeZone: "UTC" });`,
    null,
  ],
  ["client/widget/l4.ts", `export const x = new Intl.NumberFormat();`, "explicit-locale"],
  ["client/widget/l5.ts", `export const x = new Intl.NumberFormat(undefined, {});`, "explicit-locale"],
  ["client/widget/l6.ts", `export const x = new Intl.NumberFormat("de");`, null],
  [
    "server/services/l7.ts",
    `export const x = new Intl.DateTimeFormat("de", { hour: "numeric" });`,
    "explicit-locale",
  ],
  ["server/services/l8.ts", `export const x = (o: object) => new Intl.DateTimeFormat("de", { ...o });`, null],
  ["client/time/l9.ts", `export const x = new Intl.DateTimeFormat().resolvedOptions();`, null],
  [
    "server/domain/l10.ts",
    `export const x = (a: string, b: string) => a.localeCompare(b);`,
    "explicit-locale",
  ],
  ["server/domain/l11.ts", `export const x = (a: string, b: string) => a.localeCompare(b, "en");`, null],

  ["server/services/q1.ts", work(`await database.query("SELECT 1");`), "no-outside-query"],
  ["server/services/q2.ts", work(`await this.scope.database.prisma.booking.findMany();`), "no-outside-query"],
  [
    "server/services/q3.ts",
    work(`await Promise.all([1].map(() => pool.query("SELECT 1")));`),
    "no-outside-query",
  ],
  ["server/services/q4.ts", work(`await fetch("https://example.org");`), "no-outside-query"],
  ["server/services/q5.ts", work(`await scope.database.transaction(async () => {});`), "no-outside-query"],
  ["server/services/q6.ts", work(`await sql.query("SELECT 1");`), null],
  [
    "server/services/q7.ts",
    `export const f = (database: any) => database.query("SELECT 1");`,
    "no-explicit-any",
  ],
  [
    "server/services/q8.ts",
    `declare const p: { $transaction(): void }; p.$transaction();`,
    "no-prisma-transaction",
  ],

  ["server/domain/p1.ts", `export const now = () => Date.now();`, "pure-domain"],
  ["server/domain/p2.ts", `export const now = () => new Date();`, "pure-domain"],
  ["server/domain/p3.ts", `export const any = () => Math.random();`, "pure-domain"],
  ["server/domain/p4.ts", `export const mode = () => process.env["NODE_ENV"];`, "pure-domain"],
  ["server/domain/p5.ts", `export const day = (ms: number) => new Date(ms).getUTCDate();`, null],
  ["server/services/p6.ts", `export const now = () => Date.now();`, null],

  ["client/widget/t1.tsx", `import { t } from "@lingui/core/macro"; t;`, "no-restricted-imports"],
  ["client/widget/t2.tsx", `import { msg } from "@lingui/core/macro"; export const a = msg\`Hello\`;`, null],
  ["client/shared/index.ts", `export * from "./a.ts"; export * from "./b.ts";`, "no-barrel-file"],
  ["client/widget/d1.tsx", `const a = 1; export default a;`, "no-default-export"],
];

function work(body: string): string {
  return `declare const database: any, pool: any, scope: any; export const f = (db: any) =>
    db.transaction(async (sql: any) => { ${body} return sql; });`.replaceAll(": any", ": never");
}

let folder: string;
const found = new Map<string, string[]>();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "daybook-lint-"));
  for (const [path, source] of cases) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${source}\n`);
  }
  // Its patterns count from where it lies.
  const config = JSON.parse(readFileSync(join(projectRoot, ".oxlintrc.json"), "utf8")) as object;
  const jsPlugins = [join(projectRoot, "server/lint/plugin.mjs")];
  writeFileSync(join(folder, ".oxlintrc.json"), JSON.stringify({ ...config, jsPlugins }));
  for (const { filename, code } of lint()) found.set(filename, [...(found.get(filename) ?? []), code]);
});
afterAll(() => rmSync(folder, { recursive: true }));

function lint(): { filename: string; code: string }[] {
  const args = [join(projectRoot, "node_modules/oxlint/bin/oxlint"), "--format=json"];
  try {
    execFileSync(process.execPath, args, {
      cwd: folder,
      encoding: "utf8",
      stdio: "pipe",
    });
    return [];
  } catch (error) {
    const { stdout } = error as { stdout: string };
    return (JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] }).diagnostics;
  }
}

describe("the linter", () => {
  it.each(cases.filter(([, , rule]) => rule !== null))("refuses in %s: %s (%s)", (path, _source, rule) => {
    expect(found.get(path)).toEqual(expect.arrayContaining([expect.stringContaining(rule ?? "")]));
  });

  it.each(cases.filter(([, , rule]) => rule === null))("accepts in %s: %s", (path) => {
    const ours = (found.get(path) ?? []).filter((code) =>
      /daybook|restricted|barrel|default-export/.test(code),
    );
    expect(ours).toEqual([]);
  });
});
