import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";
import { hooks, runtime, stubs, unused } from "./vitePluginLeanRelay.ts";

const require = createRequire(import.meta.url);
const packages = resolve(dirname(require.resolve("relay-runtime/package.json")), "..");
const resolveModule = (module: string) => resolve(packages, module.endsWith(".js") ? module : `${module}.js`);
const imported = (index: string) =>
  [...index.matchAll(/from "([^"]+\/[^"]+)"/g)].map((match) => match[1] ?? "");
const isUnused = (file: string) => unused.some(({ module }) => file === resolveModule(module));

function takenUp(index: string): Set<string> {
  const files = new Set<string>();
  const take = (file: string) => {
    if (files.has(file) || isUnused(file)) return;
    files.add(file);
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/require\(["'](\.[^"']+)["']\)/g)) {
      take(resolveModule(resolve(dirname(file), path)));
    }
  };
  imported(index).map(resolveModule).forEach(take);
  return files;
}

function takenFromRuntime(file: string): string[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/(\w+) = require\(["']relay-runtime["']\)/g)].flatMap(([, name = ""]) => {
    const direct = [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+(?:\\.\\w+)?)`, "g"))].map(
      (match) => match[1] ?? "",
    );
    const inner = [...text.matchAll(new RegExp(`(\\w+) = ${name}\\.__internal\\b(?!\\.)`, "g"))].map(
      (match) => match[1] ?? "",
    );
    const nested = inner.flatMap((one) =>
      [...text.matchAll(new RegExp(`${one.replace("$", "\\$")}\\.(\\w+)`, "g"))].map(
        (match) => `__internal.${match[1]}`,
      ),
    );
    return [...direct, ...nested];
  });
}

it("names existing modules of Relay", () => {
  const named = [
    ...imported(hooks),
    ...imported(runtime),
    ...[...unused, ...stubs].map(({ module }) => module),
  ];
  expect(named.filter((module) => !existsSync(resolveModule(module)))).toEqual([]);
});

it("exports everything that Relay's hooks import from the runtime", () => {
  const exported = new Set(
    [...runtime.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = ""]) =>
      names.split(",").map((name) => name.trim().replace("default as ", "")),
    ),
  );
  const inner = /__internal = \{([^}]*)\}/.exec(runtime)?.[1]?.split(",") ?? [];
  for (const name of inner) exported.add(`__internal.${name.trim().replace(/:.*/, "")}`);
  const taken = new Set(
    [...takenUp(hooks)]
      .flatMap(takenFromRuntime)
      // Other exports are complete; only `__internal` is assembled here.
      .map((name) => (name.startsWith("__internal") ? name : name.replace(/\..*/, "")))
      .filter((name) => name !== "__internal"),
  );
  expect(taken.size).toBeGreaterThan(10);
  expect([...taken].filter((name) => !exported.has(name))).toEqual([]);
});

it("omits only features that no document uses", () => {
  const documents = readFileSync(join(import.meta.dirname, "../__generated__/persisted.json"), "utf8");
  // Connections, streams and deferred fields would need a handler.
  expect(documents).not.toMatch(/@stream|@defer|__connection/);
  const flags = require("relay-runtime/lib/util/RelayFeatureFlags") as Record<string, unknown>;
  expect(flags["ENABLE_ACTIVITY_COMPATIBILITY"]).toBe(true);
});

it("stubs every method of the resolver cache that the store calls", () => {
  const lib = dirname(resolveModule("relay-runtime/lib/store/RelayModernStore"));
  const called = ["RelayModernStore", "RelayReader", "RelayStoreSubscriptions"]
    .map((name) => readFileSync(join(lib, `${name}.js`), "utf8"))
    .flatMap((text) => [...text.matchAll(/_resolverCache\.(\w+)\(/g)].map((match) => match[1] ?? ""));
  expect(called.length).toBeGreaterThan(5);
  expect(called.filter((name) => !stubs.some(({ code }) => code.includes(`  ${name}(`)))).toEqual([]);
});

it("has no document with a resolver", () => {
  const folder = join(import.meta.dirname, "../__generated__");
  const resolverFiles = readdirSync(folder).filter((file) =>
    /"Relay(Live)?Resolver"|"ClientEdgeTo/.test(readFileSync(join(folder, file), "utf8")),
  );
  expect(resolverFiles).toEqual([]);
});
