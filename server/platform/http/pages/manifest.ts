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
  /** The first view needs more than the first messages (`client/i18n/firstMessages.ts`). */
  readonly hasLaterWords: boolean;
  /** The client hydrates the page. */
  readonly isTakenOver: boolean;
}

export type FindAssets = (page: StyledPage) => PageAssets;

const HYDRATING_ENTRY = "entry-client.tsx";
const STATIC_ENTRY = "entry-content.ts";
const isPage = /Page\.tsx$/;
/** The first text of every language is mostly Latin. */
const preloadedFont = /inter-latin-(?!ext-).*\.woff2$/;

export function readManifest(clientDir: string): FindAssets {
  const text = readFileSync(join(clientDir, ".vite/manifest.json"), "utf8");
  const manifest = JSON.parse(text) as Record<string, ManifestChunk | undefined>;
  const found = new Map<string, PageAssets>();

  /** Imports come first, which sets the order of style sheets. */
  const collectChunks = (names: readonly string[]): readonly ManifestChunk[] => {
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
    const cached = found.get(key);
    if (cached) return cached;
    const page = file === null ? [] : [file];
    const entry = isTakenOver ? HYDRATING_ENTRY : STATIC_ENTRY;
    const messages = ["first", ...(hasLaterWords ? ["later"] : [])].map(
      (part) => `i18n/locales/${locale}.po?${part}`,
    );
    const scriptChunks = collectChunks(isTakenOver ? [entry, ...page, ...messages] : [entry]);
    // An address may show a lazily loaded part directly. Its styles prevent layout shifts.
    const later = scriptChunks
      .flatMap(({ dynamicImports }) => dynamicImports ?? [])
      .filter((name) => !isPage.test(name));
    const styledChunks = isTakenOver
      ? collectChunks([entry, ...page, ...later.filter((name) => manifest[name]?.css)])
      : collectChunks([STATIC_ENTRY, ...page]);
    // This chunk contains the code of the entry.
    const mainChunk =
      (isTakenOver ? scriptChunks.find(({ name }) => name === "base") : undefined) ?? manifest[entry];
    const assets: PageAssets = {
      scripts: scriptChunks.filter((chunk) => chunk === mainChunk).map(toPath),
      stylesheets: [...new Set(styledChunks.flatMap(({ css }) => css ?? []))].map((name) => `/${name}`),
      preloads: scriptChunks.filter((chunk) => chunk !== mainChunk && chunk !== manifest[entry]).map(toPath),
      fonts: styledChunks
        .flatMap(({ assets: files }) => files ?? [])
        .filter((name) => preloadedFont.test(name))
        .map((name) => `/${name}`),
    };
    found.set(key, assets);
    return assets;
  };
}

function toPath({ file }: ManifestChunk): string {
  return `/${file}`;
}
