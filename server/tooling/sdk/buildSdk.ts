import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { projectRoot } from "../../root.ts";
import { runTool } from "../testing/command.ts";

const source = join(projectRoot, "client", "sdk");

/** Builds `@daybook/sdk`: one minified module, its declarations, README and license. */
export async function buildSdk(folder = join(projectRoot, ".build", "sdk")): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const bundle = await rolldown({ input: join(source, "index.ts"), platform: "neutral", logLevel: "warn" });
  await bundle.write({ file: join(folder, "index.js"), format: "esm", minify: true });
  await bundle.close();
  await writeDeclarations(join(folder, "types"));
  for (const name of ["package.json", "README.md"]) cpSync(join(source, name), join(folder, name));
  cpSync(join(projectRoot, "LICENSE"), join(folder, "LICENSE"));
}

async function writeDeclarations(folder: string): Promise<void> {
  const { code, output } = await runTool("typescript/bin/tsc", [
    "-p",
    join(source, "tsconfig.json"),
    "--noEmit",
    "false",
    "--declaration",
    "--emitDeclarationOnly",
    "--incremental",
    "false",
    "--outDir",
    folder,
  ]);
  if (code !== 0) throw new Error(`The declarations could not be written:\n${output}`);
  // Declarations keep the file names of the sources, which the package does not have.
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".d.ts")) continue;
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(/(["']\.{1,2}\/[^"']+)\.ts(["'])/g, "$1.js$2"));
  }
}
