import { readFileSync } from "node:fs";
import { join } from "node:path";

/** One chunk in Vite's manifest. */
interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly assets?: readonly string[];
}

/** What a page's HTML has to link. Paths begin with a slash. */
export interface PageAssets {
  /** Module scripts, in the order they run. */
  readonly scripts: readonly string[];
  readonly stylesheets: readonly string[];
  /** Modules that the scripts will import: named in the HTML they arrive at once. */
  readonly preloads: readonly string[];
  /** Fonts of the first text. */
  readonly fonts: readonly string[];
}

/** A page as far as its assets hang on it. */
export interface StyledPage {
  /** Its source file (`widget/booking/BookingPage.tsx`); null: the error page. */
  readonly file: string | null;
  readonly locale: string;
  /** Its first view says more than the first words of its language (`client/i18n/firstWords.ts`). */
  readonly hasLaterWords: boolean;
  /** The browser runs the page's own code, in its language. Else only what makes it look as it does is linked, and a few lines. */
  readonly isTakenOver: boolean;
}

/** Finds the assets of a page. */
export type FindAssets = (page: StyledPage) => PageAssets;

const takingOver = "entry-client.tsx";
const standing = "entry-content.ts";
const isPage = /Page\.tsx$/;
/** Latin alone is preloaded: the first text of every language is mostly that. */
const preloadedFont = /inter-latin-(?!ext-).*\.woff2$/;

/** Reads the manifest of a built client once. */
export function readManifest(clientDir: string): FindAssets {
  const text = readFileSync(join(clientDir, ".vite/manifest.json"), "utf8");
  const manifest = JSON.parse(text) as Record<string, ManifestChunk | undefined>;
  const found = new Map<string, PageAssets>();

  /** Those chunks and all that they import, what is imported before what imports it: so do style sheets follow each other. */
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
    // What a page may load later is styled from the first paint on: an address can show it at once, and nothing moves when it comes.
    const later = run
      .flatMap(({ dynamicImports }) => dynamicImports ?? [])
      .filter((name) => !isPage.test(name));
    const shown = isTakenOver
      ? closureOf([entry, ...page, ...later.filter((name) => manifest[name]?.css)])
      : closureOf([standing, ...page]);
    // The code of the entry is in this chunk; the entry itself does nothing but import it.
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
