import { readFileSync } from "node:fs";
import { join } from "node:path";

/** One chunk in Vite's manifest. */
interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
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

/** Finds the assets of a page (`widget/booking/BookingPage.tsx`, or null for the error page) in a language. */
export type FindAssets = (page: string | null, locale: string) => PageAssets;

const entry = "entry-client.tsx";
/** Latin alone is preloaded: the first text of every language is mostly that. */
const preloadedFont = /latin-wght-normal.*\.woff2$/;

/** Reads the manifest of a built client once. */
export function readManifest(clientDir: string): FindAssets {
  const text = readFileSync(join(clientDir, ".vite/manifest.json"), "utf8");
  const manifest = JSON.parse(text) as Record<string, ManifestChunk | undefined>;
  const found = new Map<string, PageAssets>();

  return (page, locale) => {
    const key = `${page} ${locale}`;
    const known = found.get(key);
    if (known) return known;
    const chunks = new Set<ManifestChunk>();
    const include = (name: string) => {
      const chunk = manifest[name];
      if (!chunk || chunks.has(chunk)) return;
      chunks.add(chunk);
      chunk.imports?.forEach(include);
    };
    [entry, ...(page ? [page] : []), `i18n/locales/${locale}.po`].forEach(include);
    const list = [...chunks];
    const assets: PageAssets = {
      scripts: list.slice(0, 1).map(({ file }) => `/${file}`),
      stylesheets: [...new Set(list.flatMap(({ css }) => css ?? []))].map((file) => `/${file}`),
      preloads: list.slice(1).map(({ file }) => `/${file}`),
      fonts: list
        .flatMap(({ assets: files }) => files ?? [])
        .filter((file) => preloadedFont.test(file))
        .map((file) => `/${file}`),
    };
    found.set(key, assets);
    return assets;
  };
}
