import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../root.ts";
import { generate } from "./prepare.mjs";
import { runNode, runTool } from "./testing/command.ts";

/** Generated files in order. Each step reads the output of the step before. */
const steps: readonly [what: string, make: () => Promise<{ code: number; output: string }>][] = [
  ["schema.graphql", () => runNode(["--import", "tsx", join("server", "tooling", "printSchema.ts")])],
  [
    "client/__generated__",
    () => runTool("relay-compiler/cli.js", ["relay.config.js"], { FORCE_NO_WATCHMAN: "1" }),
  ],
  [
    "documents of the client for partners",
    () => runNode(["--import", "tsx", join("server", "tooling", "sdk", "generateSdk.ts")]),
  ],
  [
    "tables of time-zone names",
    () => runNode(["--import", "tsx", join("server", "tooling", "zoneNames.ts")]),
  ],
  ["message catalogues of the pages", () => extract("client/i18n/lingui.config.ts")],
  ["message catalogues of the mails", () => extract("server/platform/i18n/lingui.config.ts")],
];

const extract = (config: string) =>
  runTool("@lingui/cli/dist/lingui.js", ["extract", "--clean", "--config", config]);

// The schema needs the types of the database client. The copy for comparison has them already.
if (existsSync(join(projectRoot, "node_modules"))) await generate();

const artefacts = join(projectRoot, "client", "__generated__");
mkdirSync(artefacts, { recursive: true });
const persisted = join(artefacts, "persisted.json");
if (!existsSync(persisted)) writeFileSync(persisted, "{}\n");
removeUnpersisted();

for (const [what, make] of steps) {
  const { code, output } = await make();
  if (code !== 0) {
    console.error(`${what} could not be generated:\n${output.trim()}`);
    process.exit(1);
  }
  console.log(`  ${what}: made`);
}

/**
 * Removes artifacts whose document is not in `persisted.json`, for example after a merge. The compiler persists a
 * document only when it writes the artifact.
 */
function removeUnpersisted(): void {
  const ids = new Set(Object.keys(JSON.parse(readFileSync(persisted, "utf8")) as object));
  for (const name of readdirSync(artefacts).filter((file) => file.endsWith(".graphql.ts"))) {
    const artefact = join(artefacts, name);
    const id = /^\s*"?id"?: "([0-9a-f]{64})"/m.exec(readFileSync(artefact, "utf8"))?.[1];
    if (id !== undefined && !ids.has(id)) rmSync(artefact);
  }
}
