import type { OutputBundle as Bundle, OutputChunk as Chunk } from "rolldown";
import type { Plugin } from "vite";

const sharedChunkNames = ["site", "base", "calendar"];

const isPage = (chunk: Chunk) => (chunk.facadeModuleId ?? "").endsWith("Page.tsx");

/** Returns chunks with their imports first, which is the order of their rules. */
function withImports(chunks: readonly Chunk[], bundle: Bundle): readonly Chunk[] {
  const seen = new Set<Chunk>();
  const ordered: Chunk[] = [];
  const include = (chunk: Chunk | undefined) => {
    if (chunk === undefined || seen.has(chunk)) return;
    seen.add(chunk);
    chunk.imports.forEach((file) => include(findChunk(bundle, file)));
    ordered.push(chunk);
  };
  chunks.forEach(include);
  return ordered;
}

function findChunk(bundle: Bundle, file: string): Chunk | undefined {
  const output = bundle[file];
  return output?.type === "chunk" ? output : undefined;
}

function getLazyChunks(chunks: readonly Chunk[], bundle: Bundle): readonly Chunk[] {
  return chunks.flatMap(({ dynamicImports }) =>
    dynamicImports.flatMap((file) => findChunk(bundle, file) ?? []),
  );
}

/**
 * Groups the chunks of a build into style sheets: `widget` for all widget pages and the calendar's later code, `pages`
 * for the site, `screens` for the rest.
 */
export function groupSheets(bundle: Bundle): ReadonlyMap<string, readonly Chunk[]> {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const named = sharedChunkNames.flatMap((name) => chunks.find((chunk) => chunk.name === name) ?? []);
  const later = getLazyChunks(named, bundle).filter((chunk) => !isPage(chunk));
  const taken = new Set<Chunk>();
  const take = (wanted: readonly Chunk[]) => {
    const free = wanted.filter((chunk) => !taken.has(chunk));
    free.forEach((chunk) => taken.add(chunk));
    return free;
  };
  const site = chunks.filter(({ name }) => name === "entry-content" || name === "contentRoutes");
  return new Map([
    ["widget", take(withImports([...named, ...later], bundle))],
    ["pages", take(withImports([...site, ...getLazyChunks(site, bundle).filter(isPage)], bundle))],
    ["screens", take(withImports(chunks, bundle))],
  ]);
}

const getImportedCss = (chunk: Chunk) =>
  (chunk as Chunk & { readonly viteMetadata: { readonly importedCss: Set<string> } }).viteMetadata
    .importedCss;

/** Merges style sheets, because each costs a request and compresses separately. */
export function mergeSheets(): Plugin {
  return {
    name: "daybook:merge-sheets",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      for (const [name, chunks] of groupSheets(bundle)) {
        const styled = chunks.filter((chunk) => getImportedCss(chunk).size > 0);
        const files = new Set(styled.flatMap((chunk) => [...getImportedCss(chunk)]));
        if (files.size === 0) continue;
        const source = [...files].map((file) => readSource(bundle, file)).join("");
        const file = this.getFileName(this.emitFile({ type: "asset", name: `${name}.css`, source }));
        for (const chunk of styled) {
          getImportedCss(chunk).clear();
          getImportedCss(chunk).add(file);
        }
        for (const merged of files) delete bundle[merged];
      }
    },
  };
}

function readSource(bundle: Bundle, file: string): string {
  const output = bundle[file];
  return output?.type === "asset" ? String(output.source).replaceAll(/\/\*\$vite\$:\d+\*\//g, "") : "";
}
