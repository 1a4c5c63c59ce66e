import { escapeHtml } from "../../../shared/markup/html.ts";
import { earlyScript, LATER_MODULES } from "../../../shared/markup/earlyScript.ts";
import type { PageAssets } from "./manifest.ts";

export interface HeadTag {
  readonly name: "meta" | "link";
  readonly attributes: Readonly<Record<string, string>>;
}

/** `body` and `noScript` are HTML, everything else is text. */
export interface DocumentParts {
  readonly lang: string;
  readonly dir: string;
  readonly title: string;
  readonly head: readonly HeadTag[];
  readonly structuredData: string | null;
  readonly noScript: string;
  readonly body: string;
  /** Null for a page without client code. */
  readonly data: object | null;
  readonly assets: PageAssets;
  readonly icon: string | null;
}

/** The only inline script is `earlyScript`. */
export function renderDocument({
  lang,
  dir,
  title,
  body,
  data,
  assets,
  icon,
  ...more
}: DocumentParts): string {
  // Pages with data run the early script, which preloads modules after the first frame.
  const laterModules = data === null ? [] : assets.preloads;
  const laterAttribute =
    laterModules.length === 0 ? "" : ` ${LATER_MODULES}="${escapeHtml(laterModules.join(" "))}"`;
  const links = [
    // Otherwise a browser may paint between two parts of the body, and the second part moves the first.
    // Browsers without the link type `expect` of HTML ignore it.
    ...(data === null ? [] : ['<link rel="expect" href="#page-data" blocking="render">']),
    ...assets.stylesheets.map((sheet) => `<link rel="stylesheet" href="${escapeHtml(sheet)}">`),
    // Style sheets and the first paint come first.
    ...assets.scripts.map(
      (script) =>
        `<script type="module" fetchpriority="low"${laterAttribute} src="${escapeHtml(script)}"></script>`,
    ),
    ...(data === null ? assets.preloads : []).map(
      (module) => `<link rel="modulepreload" fetchpriority="low" href="${escapeHtml(module)}">`,
    ),
    // On a slow connection the font misses the first paint (`client/ui/fonts.css`).
    ...assets.fonts.map(
      (font) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="${escapeHtml(font)}">`,
    ),
  ];
  return [
    "<!doctype html>",
    `<html lang="${escapeHtml(lang)}" dir="${escapeHtml(dir)}">`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Keeps browsers from requesting `/favicon.ico`.
    `<link rel="icon" href="${escapeHtml(icon ?? "data:,")}">`,
    `<title>${escapeHtml(title)}</title>`,
    ...more.head.map(renderTag),
    ...(more.structuredData === null
      ? []
      : [`<script type="application/ld+json">${scriptSafe(more.structuredData)}</script>`]),
    ...(data === null ? [] : [`<script>${earlyScript}</script>`]),
    ...links,
    "</head>",
    "<body>",
    more.noScript,
    `<div id="root">${body}</div>`,
    ...(data === null
      ? []
      : [`<script type="application/json" id="page-data">${scriptSafeJson(data)}</script>`]),
    "</body>",
    "</html>",
  ].join("\n");
}

/** The result cannot end its element or open a comment. */
export function scriptSafeJson(value: unknown): string {
  return scriptSafe(JSON.stringify(value));
}

function scriptSafe(json: string): string {
  return json.replaceAll("<", "\\u003c");
}

function renderTag({ name, attributes }: HeadTag): string {
  const pairs = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
  return `<${name} ${pairs.join(" ")}>`;
}
