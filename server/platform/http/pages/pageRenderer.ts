import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { HeadTag } from "./document.ts";
import { type PageAssets, readManifest, type StyledPage } from "./manifest.ts";

export interface PageQuery {
  readonly id: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** `client/entry-server.tsx` declares the other half of this contract. */
export interface PageRequest {
  readonly url: string;
  readonly cookies: string | null;
  readonly acceptLanguage: string | null;
  readonly execute: (question: PageQuery) => Promise<unknown>;
  readonly onError: (error: unknown) => void;
}

export type PageResponse =
  | { readonly kind: "redirect"; readonly status: number; readonly location: string }
  | {
      readonly kind: "page";
      readonly status: number;
      readonly isPrivate: boolean;
      /** The same for all readers of a language until the site changes. */
      readonly isPublic: boolean;
      readonly lang: string;
      readonly dir: string;
      readonly title: string;
      readonly head: readonly HeadTag[];
      readonly structuredData: string | null;
      readonly body: string;
      readonly locale: string;
      /** Null for a page without client code. */
      readonly data: object | null;
      readonly file: string | null;
      readonly hasLaterWords: boolean;
      readonly route: string | null;
    };

export type LanguageHints = Pick<PageRequest, "cookies" | "acceptLanguage">;

export interface ServerEntry {
  warmUp(): Promise<void>;
  findLocale(hints: LanguageHints): string;
  renderPage(request: PageRequest): Promise<PageResponse>;
}

export interface PageRenderer {
  render(request: PageRequest): Promise<PageResponse>;
  findLocale(hints: LanguageHints): string;
  findAssets(page: StyledPage): PageAssets | Promise<PageAssets>;
}

export async function loadBuiltRenderer(dir: string): Promise<PageRenderer> {
  const entryFile = join(dir, "ssr/entry-server.cjs");
  await readFile(entryFile).catch((cause: unknown) => {
    throw new Error("the client is not built: no ssr/entry-server.cjs", { cause });
  });
  const entry = (await import(pathToFileURL(entryFile).href)) as ServerEntry;
  await entry.warmUp();
  const findAssets = readManifest(join(dir, "client"));
  return {
    render: (request) => entry.renderPage(request),
    findLocale: (hints) => entry.findLocale(hints),
    findAssets,
  };
}
