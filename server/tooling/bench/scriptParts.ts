import { basename, join } from "node:path";
import { build } from "vite";
import { projectRoot } from "../../root.ts";

/** A package, or a folder of our own, and its part of what was loaded. */
export interface ScriptPart {
  readonly name: string;
  /** Of the code before it is minified. */
  readonly share: number;
}

/** How many are told. */
const MOST = 12;

/** What the heaviest parts of these files are. Builds the client once more, in memory: only there the modules are known. */
export async function packagesOf(files: readonly string[]): Promise<ScriptPart[]> {
  const built = await build({
    configFile: join(projectRoot, "client", "vite.config.ts"),
    logLevel: "error",
    build: { write: false },
  });
  const outputs = Array.isArray(built) ? built : "output" in built ? [built] : [];
  // By their names alone: the fingerprints differ where something was changed since.
  const nameOf = (file: string) => basename(file).replace(/-[\w-]{8}\.js$/, "");
  const loaded = new Set(files.map(nameOf));
  const sizes = new Map<string, number>();
  for (const chunk of outputs.flatMap(({ output }) => output)) {
    if (chunk.type !== "chunk" || !loaded.has(nameOf(chunk.fileName))) continue;
    for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
      const name = partOf(id);
      sizes.set(name, (sizes.get(name) ?? 0) + renderedLength);
    }
  }
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return [...sizes]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([name, size]) => ({ name, share: size / total }));
}

/** `react-dom`, `@scope/name`, or `client/widget` of a module's file. */
function partOf(id: string): string {
  const inPackage = id.split("/node_modules/").at(-1) ?? id;
  if (inPackage !== id) return inPackage.split("/", inPackage.startsWith("@") ? 2 : 1).join("/");
  return id.replace(`${projectRoot}/`, "").split("/", 2).join("/");
}
