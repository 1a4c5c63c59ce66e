import { readFileSync } from "node:fs";
import { join } from "node:path";

interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly assets?: readonly string[];
}

export interface PageAssets {
  readonly scripts: readonly string[];
  readonly stylesheets: readonly string[];
  readonly preloads: readonly string[];
  readonly fonts: readonly string[];
}

export interface StyledPage {
  /** Null for the error page. */
  readonly file: string | null;
  readonly locale: string;
  /** The first view needs more than the first messages (`client/i18n/firstWords.ts`). */
  readonly hasLaterWords: boolean;
  /** The client hydrates the page. */
  readonly isTakenOver: boolean;
}

export type FindAssets = (page: StyledPage) => PageAssets;

const takingOver = "entry-client.tsx";
const standing = "entry-content.ts";
const isPage = /Page\.tsx$/;
/** The first text of every language is mostly Latin. */
const preloadedFont = /inter-latin-(?!ext-).*\.woff2$/;

export function readManifest(clientDir: string): FindAssets {
  const text = readFileSync(join(clientDir, ".vite/manifest.json"), "utf8");
  const manifest = JSON.parse(text) as Record<string, ManifestChunk | undefined>;
  const found = new Map<string, PageAssets>();

  /** Imports come first, which sets the order of style sheets. */
  const closureOf = (names: readonly string[]): readonly ManifestChunk[] => {
    const seen = new Set<ManifestChunk>();
    const chunks: ManifestChunk[] = [];
    const include = (name: string) => {
      const chunk = manifest[name];
      if (!chunk || seen.has(chunk)) return;
      seen.add(chunk);
      chunk.imports?.forEach(include);
      chunks.push(chunk);
    };
    names.forEach(include);
    return chunks;
  };

  return ({ file, locale, hasLaterWords, isTakenOver }) => {
    const key = `${file} ${locale} ${hasLaterWords} ${isTakenOver}`;
    const known = found.get(key);
    if (known) return known;
    const page = file === null ? [] : [file];
    const entry = isTakenOver ? takingOver : standing;
    const words = ["first", ...(hasLaterWords ? ["later"] : [])].map(
      (part) => `i18n/locales/${locale}.po?${part}`,
    );
    const run = closureOf(isTakenOver ? [entry, ...page, ...words] : [entry]);
    // An address may show a lazily loaded part directly. Its styles prevent layout shifts.
    const later = run
      .flatMap(({ dynamicImports }) => dynamicImports ?? [])
      .filter((name) => !isPage.test(name));
    const shown = isTakenOver
      ? closureOf([entry, ...page, ...later.filter((name) => manifest[name]?.css)])
      : closureOf([standing, ...page]);
    // This chunk contains the code of the entry.
    const started = (isTakenOver ? run.find(({ name }) => name === "base") : undefined) ?? manifest[entry];
    const assets: PageAssets = {
      scripts: run.filter((chunk) => chunk === started).map(pathOf),
      stylesheets: [...new Set(shown.flatMap(({ css }) => css ?? []))].map((name) => `/${name}`),
      preloads: run.filter((chunk) => chunk !== started && chunk !== manifest[entry]).map(pathOf),
      fonts: shown
        .flatMap(({ assets: files }) => files ?? [])
        .filter((name) => preloadedFont.test(name))
        .map((name) => `/${name}`),
    };
    found.set(key, assets);
    return assets;
  };
}

function pathOf({ file }: ManifestChunk): string {
  return `/${file}`;
}
