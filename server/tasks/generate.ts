import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../root.ts";
import { generate } from "./prepare.mjs";
import { runNode, runTool } from "./testing/command.ts";

/** What is made from the sources and committed, and how. In this order: each reads what the one before wrote. */
const steps: readonly [what: string, make: () => Promise<{ code: number; output: string }>][] = [
  ["schema.graphql", () => runNode(["--import", "tsx", join("server", "tasks", "printSchema.ts")])],
  [
    "client/__generated__",
    () => runTool("relay-compiler/cli.js", ["relay.config.js"], { FORCE_NO_WATCHMAN: "1" }),
  ],
  ["message catalogues of the pages", () => extract("client/i18n/lingui.config.ts")],
  ["message catalogues of the mails", () => extract("server/i18n/lingui.config.ts")],
];

const extract = (config: string) =>
  runTool("@lingui/cli/dist/lingui.js", ["extract", "--clean", "--config", config]);

// The graph is built over the database client's types. A copy made for comparison brings them along.
if (existsSync(join(projectRoot, "node_modules"))) await generate();

// The compiler wants these to be there before its first run.
mkdirSync(join(projectRoot, "client", "__generated__"), { recursive: true });
const persisted = join(projectRoot, "client", "__generated__", "persisted.json");
if (!existsSync(persisted)) writeFileSync(persisted, "{}\n");

for (const [what, make] of steps) {
  const { code, output } = await make();
  if (code !== 0) {
    console.error(`${what} could not be made:\n${output.trim()}`);
    process.exit(1);
  }
  console.log(`  ${what}: made`);
}
