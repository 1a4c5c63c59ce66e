import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { projectRoot } from "../root.ts";
import { runNode } from "./testing/command.ts";

const GENERATED = [
  "schema.graphql",
  "client/__generated__",
  "client/sdk/__generated__",
  "client/i18n/locales",
  "server/platform/i18n/locales",
  "server/shared/time/zoneNames",
];
const SOURCES = [
  "client",
  "server",
  "prisma",
  "schema.graphql",
  "relay.config.js",
  "package.json",
  ".gitignore",
];

const copy = join(projectRoot, ".build", "stale");

// Generators run in a copy, so that other tests can read this checkout.
rmSync(copy, { recursive: true, force: true });
mkdirSync(copy, { recursive: true });
for (const source of SOURCES) {
  if (existsSync(join(projectRoot, source)))
    cpSync(join(projectRoot, source), join(copy, source), { recursive: true });
}
// Deletes artifacts to detect obsolete ones. `persisted.json` only grows.
for (const file of filesUnder(join(copy, "client/__generated__"))) {
  if (!file.endsWith("persisted.json")) rmSync(file);
}

const generation = await runNode(["--import", "tsx", "server/tooling/generate.ts"], {}, copy);
const differencesFound = generation.code === 0 ? [...differences(), ...uncommitted()] : [generation.output];
rmSync(copy, { recursive: true, force: true });
if (differencesFound.length > 0) {
  console.error(`${differencesFound.join("\n")}\nRun "npm run generate" and commit the result.`);
  process.exit(1);
}

function differences(): string[] {
  const names = new Set(
    GENERATED.flatMap((path) => [
      ...filesUnder(join(projectRoot, path)).map((file) => relative(projectRoot, file)),
      ...filesUnder(join(copy, path)).map((file) => relative(copy, file)),
    ]),
  );
  return [...names].sort().flatMap((name) => {
    const [here, generated] = [read(join(projectRoot, name)), read(join(copy, name))];
    if (here === generated) return [];
    if (generated === null) return [`${name} is no longer generated`];
    return [here === null ? `${name} is missing` : `${name} differs from its sources`];
  });
}

function uncommitted(): string[] {
  try {
    const args = ["ls-files", "--others", "--exclude-standard", "--", ...GENERATED];
    const names = execFileSync("git", args, {
      cwd: projectRoot,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return names
      .split("\n")
      .filter(Boolean)
      .map((name) => `${name} is not committed`);
  } catch {
    return [];
  }
}

function filesUnder(path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesUnder(join(path, name)));
}

function read(path: string): string | null {
  return existsSync(path) ? readFileSync(path, "utf8") : null;
}
