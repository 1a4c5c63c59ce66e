import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { HeadTag } from "./document.ts";
import { type PageAssets, readManifest, type StyledPage } from "./manifest.ts";

/** One persisted document asked while a page is rendered. */
export interface PageQuestion {
  readonly id: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** What the client's server entry is given; `client/entry-server.tsx` has the other half of this contract. */
export interface PageRequest {
  readonly url: string;
  readonly cookies: string | null;
  readonly acceptLanguage: string | null;
  readonly execute: (question: PageQuestion) => Promise<unknown>;
  readonly onError: (error: unknown) => void;
}

/** What comes back from it. */
export type PageResponse =
  | { readonly kind: "redirect"; readonly status: number; readonly location: string }
  | {
      readonly kind: "page";
      readonly status: number;
      readonly isPrivate: boolean;
      /** The same for everybody who reads its language, until the site changes. */
      readonly isPublic: boolean;
      readonly lang: string;
      readonly dir: string;
      readonly title: string;
      readonly head: readonly HeadTag[];
      readonly structuredData: string | null;
      readonly body: string;
      /** The interface's language, in our spelling. */
      readonly locale: string;
      /** What the browser takes the page over with; null: it stands as it is. */
      readonly data: object | null;
      readonly file: string | null;
      /** Its first view says more than the first words of its language. */
      readonly hasLaterWords: boolean;
      readonly route: string | null;
    };

/** What a request says of its language. */
export type LanguageHints = Pick<PageRequest, "cookies" | "acceptLanguage">;

/** The client's server entry. */
export interface ServerEntry {
  warmUp(): Promise<void>;
  localeOf(hints: LanguageHints): string;
  renderPage(request: PageRequest): Promise<PageResponse>;
}

/** Renders addresses, and knows what their HTML links. */
export interface PageRenderer {
  render(request: PageRequest): Promise<PageResponse>;
  /** The interface's language for a request without a query. */
  localeOf(hints: LanguageHints): string;
  assetsOf(page: StyledPage): PageAssets | Promise<PageAssets>;
}

/** The renderer of a built client: its server entry and its manifest, both read once. */
export async function builtRenderer(dir: string): Promise<PageRenderer> {
  const entryFile = join(dir, "ssr/entry-server.cjs");
  await readFile(entryFile).catch((cause: unknown) => {
    throw new Error("the client is not built: no ssr/entry-server.cjs", { cause });
  });
  const entry = (await import(pathToFileURL(entryFile).href)) as ServerEntry;
  await entry.warmUp();
  const assetsOf = readManifest(join(dir, "client"));
  return {
    render: (request) => entry.renderPage(request),
    localeOf: (hints) => entry.localeOf(hints),
    assetsOf,
  };
}
