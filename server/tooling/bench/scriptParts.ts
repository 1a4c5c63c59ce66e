import { basename, join } from "node:path";
import { build } from "vite";
import { projectRoot } from "../../root.ts";

export interface ScriptPart {
  readonly name: string;
  readonly share: number;
}

const MOST = 12;

/** Returns the heaviest parts. Builds the client in memory, because only the build knows the modules. */
export async function findHeaviestParts(files: readonly string[]): Promise<ScriptPart[]> {
  const built = await build({
    configFile: join(projectRoot, "client", "vite.config.ts"),
    logLevel: "error",
    build: { write: false },
  });
  const outputs = Array.isArray(built) ? built : "output" in built ? [built] : [];
  // Without the content hash, which may differ.
  const getName = (file: string) => basename(file).replace(/-[\w-]{8}\.js$/, "");
  const loaded = new Set(files.map(getName));
  const sizes = new Map<string, number>();
  for (const chunk of outputs.flatMap(({ output }) => output)) {
    if (chunk.type !== "chunk" || !loaded.has(getName(chunk.fileName))) continue;
    for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
      const name = getPart(id);
      sizes.set(name, (sizes.get(name) ?? 0) + renderedLength);
    }
  }
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return [...sizes]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([name, size]) => ({ name, share: size / total }));
}

function getPart(id: string): string {
  const inPackage = id.split("/node_modules/").at(-1) ?? id;
  if (inPackage !== id) return inPackage.split("/", inPackage.startsWith("@") ? 2 : 1).join("/");
  return id.replace(`${projectRoot}/`, "").split("/", 2).join("/");
}
