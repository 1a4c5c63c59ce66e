import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { projectRoot } from "../root.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "daybook-built-"));
  writeFileSync(
    join(folder, "main.cjs"),
    'exports.said = async () => `${await require("./part.cjs").word()} é`;',
  );
  writeFileSync(
    join(folder, "part.cjs"),
    'const { sep } = require("node:path"); exports.word = async () => (await importModule("node:path")).sep === sep && "same";',
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(...flags: string[]): string {
  const code = `
    const { keepCode, loadBuilt } = await import(${JSON.stringify(join(projectRoot, "server/tooling/builtModules.mjs"))});
    console.log(await loadBuilt(${JSON.stringify(join(folder, "main.cjs"))}).said());
    keepCode();`;
  return execFileSync(process.execPath, [...flags, "--input-type=module", "-e", code], {
    encoding: "utf8",
  }).trim();
}
const listCodeFiles = () => readdirSync(folder).filter((name) => name.endsWith(".code"));

it("loadBuilt runs the files, then runs them from cached code", () => {
  expect(run()).toBe("same é");
  expect(listCodeFiles()).toHaveLength(2);
  const before = listCodeFiles();
  expect(run()).toBe("same é");
  expect(listCodeFiles()).toEqual(before);
});

it("loadBuilt compiles again when the cache has other flags or is broken", () => {
  run();
  expect(run("--no-opt")).toBe("same é");
  expect(listCodeFiles()).toHaveLength(4);
  for (const name of listCodeFiles()) writeFileSync(join(folder, name), "broken");
  expect(run()).toBe("same é");
});
