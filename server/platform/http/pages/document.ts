import { escaped } from "../../../shared/markup/html.ts";
import { earlyScript } from "../../../shared/markup/earlyScript.ts";
import type { PageAssets } from "./manifest.ts";

/** An element of the head that holds nothing. */
export interface HeadTag {
  readonly name: "meta" | "link";
  readonly attributes: Readonly<Record<string, string>>;
}

/** What the HTML of a page is made of; `body` is HTML, everything else is text. */
export interface DocumentParts {
  readonly lang: string;
  readonly dir: string;
  readonly title: string;
  readonly head: readonly HeadTag[];
  /** JSON-LD (schema.org) as text; null: none. */
  readonly structuredData: string | null;
  /** The `<noscript>` element, as HTML. */
  readonly noScript: string;
  readonly body: string;
  /** Becomes the JSON that the browser begins with; null: it begins with nothing. */
  readonly data: object | null;
  readonly assets: PageAssets;
  /** The path of the tab icon. Null if there is none. */
  readonly icon: string | null;
}

/** The whole HTML document. Its only inline script is `earlyScript`, in pages that run; the data is an element of type `application/json`. */
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
  const links = [
    ...assets.stylesheets.map((sheet) => `<link rel="stylesheet" href="${escaped(sheet)}">`),
    // Scripts have a low priority, so that style sheets and the first paint do not wait for them. They run after the document is parsed.
    ...assets.scripts.map(
      (script) => `<script type="module" fetchpriority="low" src="${escaped(script)}"></script>`,
    ),
    ...assets.preloads.map(
      (module) => `<link rel="modulepreload" fetchpriority="low" href="${escaped(module)}">`,
    ),
    // On a slow connection the font misses the first paint (`client/ui/fonts.css`), so the code loads before it.
    ...assets.fonts.map(
      (font) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="${escaped(font)}">`,
    ),
  ];
  return [
    "<!doctype html>",
    `<html lang="${escaped(lang)}" dir="${escaped(dir)}">`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Without an icon of the business, `data:,` keeps browsers from requesting `/favicon.ico`.
    `<link rel="icon" href="${escaped(icon ?? "data:,")}">`,
    `<title>${escaped(title)}</title>`,
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

/** JSON that cannot end its element or open a comment in it. */
export function scriptSafeJson(value: unknown): string {
  return scriptSafe(JSON.stringify(value));
}

function scriptSafe(json: string): string {
  return json.replaceAll("<", "\\u003c");
}

function renderTag({ name, attributes }: HeadTag): string {
  const pairs = Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`);
  return `<${name} ${pairs.join(" ")}>`;
}
