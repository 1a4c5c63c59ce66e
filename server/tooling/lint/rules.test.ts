import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectRoot } from "../../root.ts";
import { publicFiles } from "./publicFiles.mjs";

const cases: readonly [path: string, source: string, rule: string | null][] = [
  ["server/shared/a.ts", `import { x } from "../platform/x.ts"; x();`, "import-direction"],
  ["server/shared/b.ts", `import { readFileSync } from "node:fs"; readFileSync("x");`, "import-direction"],
  ["server/shared/c.ts", `import { Temporal } from "temporal-polyfill"; Temporal.Instant.from("x");`, null],
  ["server/shared/d/e.ts", `import { x } from "../f/x.ts"; x();`, null],
  ["server/shared/d/e.test.ts", `import { x } from "../../testing/x.ts"; x();`, null],
  ["server/platform/a.ts", `export { x } from "../modules/access/x.ts";`, "import-direction"],
  ["server/platform/b.ts", `import type { X } from "../app/x.ts"; export type Y = X;`, "import-direction"],
  ["server/platform/c.ts", `import { x } from "../../client/entry-server.tsx"; x();`, "import-direction"],
  ["server/modules/bookings/a.ts", `import { x } from "../catalogue/index.ts"; x();`, null],
  ["server/modules/bookings/a2.ts", `import { x } from "../catalogue/x.ts"; x();`, "import-direction"],
  ["server/modules/bookings/a3.ts", `import { x } from "../insights/index.ts"; x();`, "import-direction"],
  ["server/modules/catalogue/b.ts", `import { x } from "../bookings/x.ts"; x();`, "import-direction"],
  ["server/modules/catalogue/graphql/b.ts", `import { x } from "../../bookings/graphql/x.ts"; x();`, null],
  [
    "server/modules/bookings/c.ts",
    `export const x = () => import("../../app/http/app.ts");`,
    "import-direction",
  ],
  ["server/modules/bookings/g.ts", `declare module "../../platform/x.ts" { interface X { y: 1 } }`, null],
  [
    "server/modules/bookings/h.ts",
    `declare module "../insights/x.ts" { interface X { y: 1 } }`,
    "import-direction",
  ],
  ["server/platform/d.ts", `declare module "../app/x.ts" { interface X { y: 1 } }`, "import-direction"],
  ["server/modules/bookings/rules/d.ts", `import { x } from "../data/x.ts"; x();`, "import-direction"],
  ["server/modules/bookings/rules/e.ts", `import { x } from "../../../shared/time/x.ts"; x();`, null],
  [
    "server/modules/bookings/rules/f.ts",
    `import { readFileSync } from "node:fs"; readFileSync("x");`,
    "import-direction",
  ],
  ["server/modules/unknown/a.ts", `import { x } from "../access/x.ts"; x();`, "import-direction"],
  ["server/main.ts", `import { x } from "./app/x.ts"; x();`, null],
  ["server/app/d.ts", `import { x } from "../modules/insights/x.ts"; x();`, null],
  ["client/ui/a.ts", `import { x } from "../shared/x.ts"; x();`, "import-direction"],
  ["client/ui/b.ts", `import { graphql } from "react-relay"; graphql;`, "import-direction"],
  ["client/widget/a.ts", `import { x } from "../content/x.ts"; x();`, "import-direction"],
  ["client/content/a.ts", `import { x } from "../widget/x.ts"; x();`, "import-direction"],
  ["client/widget/b.ts", `import { x } from "../ui/x.ts"; x();`, null],
  [
    "client/widget/order/a.ts",
    `import { formatMoney } from "../messages/formatMoney.ts"; formatMoney();`,
    null,
  ],
  ["client/widget/order/b.ts", `import { x } from "../booking/cart/private.ts"; x();`, "import-direction"],
  ["client/widget/forms/c.ts", `import { x } from "../payment/x.ts"; x();`, "import-direction"],
  [
    "client/widget/forms/d.ts",
    `export const x = () => import("../manageBooking/view/BookingPage.tsx");`,
    null,
  ],
  ["client/widget/c.ts", `import { x } from "../../server/modules/x/x.ts"; x();`, "import-direction"],
  ["client/widget/d.ts", `import { x } from "../../server/shared/contact/x.ts"; x();`, null],
  ["client/embed/a.ts", `import { x } from "../ui/x.ts"; x();`, "import-direction"],
  ["server/unknown/a.ts", `import { x } from "../shared/x.ts"; x();`, "import-direction"],

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
    "server/modules/bookings/l7.ts",
    `export const x = new Intl.DateTimeFormat("de", { hour: "numeric" });`,
    "explicit-locale",
  ],
  [
    "server/modules/bookings/l8.ts",
    `export const x = (o: object) => new Intl.DateTimeFormat("de", { ...o });`,
    null,
  ],
  ["client/time/l9.ts", `export const x = new Intl.DateTimeFormat().resolvedOptions();`, null],
  [
    "server/shared/l10.ts",
    `export const x = (a: string, b: string) => a.localeCompare(b);`,
    "explicit-locale",
  ],
  ["server/shared/l11.ts", `export const x = (a: string, b: string) => a.localeCompare(b, "en");`, null],

  ["server/modules/bookings/q1.ts", work(`await database.query("SELECT 1");`), "no-outside-query"],
  [
    "server/modules/bookings/q2.ts",
    work(`await this.scope.database.prisma.booking.findMany();`),
    "no-outside-query",
  ],
  [
    "server/modules/bookings/q3.ts",
    work(`await Promise.all([1].map(() => pool.query("SELECT 1")));`),
    "no-outside-query",
  ],
  ["server/modules/bookings/q4.ts", work(`await fetch("https://example.org");`), "no-outside-query"],
  [
    "server/modules/bookings/q5.ts",
    work(`await scope.database.transaction(async () => {});`),
    "no-outside-query",
  ],
  ["server/modules/bookings/q6.ts", work(`await sql.query("SELECT 1");`), null],
  [
    "server/modules/bookings/q7.ts",
    `export const f = (database: any) => database.query("SELECT 1");`,
    "no-explicit-any",
  ],
  [
    "server/modules/bookings/q8.ts",
    `declare const p: { $transaction(): void }; p.$transaction();`,
    "no-prisma-transaction",
  ],

  ["server/shared/p1.ts", `export const now = () => Date.now();`, "pure-domain"],
  ["server/shared/p2.ts", `export const now = () => new Date();`, "pure-domain"],
  ["server/shared/p3.ts", `export const any = () => Math.random();`, "pure-domain"],
  ["server/shared/p4.ts", `export const mode = () => process.env["NODE_ENV"];`, "pure-domain"],
  ["server/shared/p5.ts", `export const day = (ms: number) => new Date(ms).getUTCDate();`, null],
  ["server/modules/bookings/p6.ts", `export const now = () => Date.now();`, null],

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
const codesByFile = new Map<string, string[]>();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "daybook-lint-"));
  for (const [path, source] of cases) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${source}\n`);
  }
  const config = JSON.parse(readFileSync(join(projectRoot, ".oxlintrc.json"), "utf8")) as object;
  const jsPlugins = [join(projectRoot, "server/tooling/lint/plugin.mjs")];
  writeFileSync(join(folder, ".oxlintrc.json"), JSON.stringify({ ...config, jsPlugins }));
  for (const { filename, code } of lint())
    codesByFile.set(filename, [...(codesByFile.get(filename) ?? []), code]);
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

describe("linter", () => {
  it.each(cases.filter(([, , rule]) => rule !== null))("rejects in %s: %s (%s)", (path, _source, rule) => {
    expect(codesByFile.get(path)).toEqual(expect.arrayContaining([expect.stringContaining(rule ?? "")]));
  });

  it.each(cases.filter(([, , rule]) => rule === null))("accepts in %s: %s", (path) => {
    const ours = (codesByFile.get(path) ?? []).filter((code) =>
      /daybook|restricted|barrel|default-export/.test(code),
    );
    expect(ours).toEqual([]);
  });
});

it("lists as public only files that another feature imports", () => {
  const root = join(projectRoot, "client", "widget");
  const sources = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes(".test."),
  );
  const imported = new Set(
    sources.flatMap((file) =>
      [...readFileSync(join(root, file), "utf8").matchAll(/from "(\.[^"]+)"/g)]
        .map(([, path]) => relative(root, join(root, dirname(file), path!)).replaceAll("\\", "/"))
        .filter((target) => target.split("/")[0] !== file.split(/[\\/]/)[0]),
    ),
  );
  const listed = Object.entries(publicFiles).flatMap(([feature, files]) =>
    files.map((file) => `${feature}/${file}`),
  );
  expect(listed.filter((file) => !imported.has(file))).toEqual([]);
});
