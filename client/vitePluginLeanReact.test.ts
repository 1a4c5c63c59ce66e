import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { replaceSignals } from "./vitePluginLeanReact.ts";

const folder = dirname(createRequire(import.meta.url).resolve("react-dom/package.json"));
const source = readFileSync(join(folder, "cjs", "react-dom-client.production.js"), "utf8");

it("replaces all errors that react-dom creates at its top level", () => {
  const topLevel = /^(?:var |  )\w+ = Error\(/gm;
  expect(source.match(topLevel)).toHaveLength(5);
  expect(replaceSignals(source).match(topLevel)).toBeNull();
});

it("leaves the errors that react-dom throws", () => {
  const thrown = /throw Error\(/g;
  expect(replaceSignals(source).match(thrown)).toEqual(source.match(thrown));
});
