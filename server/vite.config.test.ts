import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { ENTRIES, lazyPackages, noArguments, nodeHashes, findRequiredFiles } from "./vite.config.ts";
import { projectRoot } from "./root.ts";

it("builds the file of every thread that the server starts", () => {
  const sources = readdirSync(join(projectRoot, "server"), { recursive: true, encoding: "utf8" })
    .filter(
      (path) =>
        path.endsWith(".ts") && !path.endsWith(".test.ts") && !path.startsWith("platform/database/prisma"),
    )
    .map((path) => join("server", path));
  const started = sources.flatMap((path) =>
    [...readFileSync(join(projectRoot, path), "utf8").matchAll(/new Worker\(new URL\("(.+?)"/g)].map(
      (match) => join(dirname(path), match[1]!),
    ),
  );
  const { main: _, ...threads } = ENTRIES;
  expect(started.toSorted()).toEqual(Object.values(threads).toSorted());
});

it("finds main.cjs among the files that a thread requires through another file", () => {
  const bundle = {
    "thread.cjs": { imports: ["shared.cjs"] },
    "shared.cjs": { imports: ["main.cjs"] },
    "main.cjs": { imports: ["shared.cjs"] },
    "thread.mjs": {},
  };
  expect([...findRequiredFiles(bundle, "thread.cjs")]).toEqual(["shared.cjs", "main.cjs"]);
  expect([...findRequiredFiles({ ...bundle, "shared.cjs": { imports: [] } }, "thread.cjs")]).toEqual([
    "shared.cjs",
  ]);
});

it.each([
  ["graphql/execution/values.mjs", noArguments, "{ if (def.args.length === 0) return {};"],
  ["@apollo/utils.createhash", nodeHashes, 'return require("crypto").createHash(kind);'],
])("finds the function of %s that the build changes", (module, plugin, changed) => {
  const file = fileURLToPath(import.meta.resolve(module));
  const transform = plugin.transform as (code: string, id: string) => { code: string } | null;
  expect(transform(readFileSync(file, "utf8"), file)?.code).toContain(changed);
  expect(() => transform("export {}", file)).toThrow("has another");
});

it("rejects a bundle that loads the package of agents at the start", () => {
  const sdk = "/x/node_modules/@modelcontextprotocol/sdk/dist/esm/types.js";
  const generate = (imports: readonly string[]) => {
    const errors: string[] = [];
    const bundle = {
      "main.cjs": { type: "chunk", imports: [], moduleIds: ["/x/server/main.ts"] },
      "boot.cjs": { type: "chunk", imports, moduleIds: ["/x/server/app/boot.ts"] },
      "answerMcp.cjs": { type: "chunk", imports: [], moduleIds: [sdk] },
    };
    const run = lazyPackages.generateBundle as unknown as (options: object, bundle: object) => void;
    run.call({ error: (text: string) => void errors.push(text) }, {}, bundle);
    return errors;
  };
  expect(generate([])).toEqual([]);
  expect(generate(["answerMcp.cjs"])).toEqual([
    `answerMcp.cjs contains ${sdk} at the start: import it dynamically`,
  ]);
});
