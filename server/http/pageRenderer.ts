import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readManifest, type PageAssets } from "./manifest.ts";

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
      readonly lang: string;
      readonly dir: string;
      readonly title: string;
      readonly body: string;
      readonly data: { readonly locale: string };
      readonly file: string | null;
      readonly route: string | null;
    };

/** The client's server entry. */
export interface ServerEntry {
  warmUp(): Promise<void>;
  renderPage(request: PageRequest): Promise<PageResponse>;
}

/** Renders addresses, and knows what their HTML links. */
export interface PageRenderer {
  render(request: PageRequest): Promise<PageResponse>;
  assetsOf(page: string | null, locale: string): PageAssets | Promise<PageAssets>;
}

/** The renderer of a built client: its server entry and its manifest, both read once. */
export async function builtRenderer(dir: string): Promise<PageRenderer> {
  const entryFile = join(dir, "ssr/entry-server.js");
  await readFile(entryFile).catch((cause: unknown) => {
    throw new Error("the client is not built: no ssr/entry-server.js", { cause });
  });
  const entry = (await import(pathToFileURL(entryFile).href)) as ServerEntry;
  await entry.warmUp();
  const assetsOf = readManifest(join(dir, "client"));
  return { render: (request) => entry.renderPage(request), assetsOf };
}
