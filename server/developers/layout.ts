import { type Markup, html } from "../shared/markup/html.ts";
import { developersPath, markdownPath, referencePath } from "./addresses.ts";
import type { Heading } from "./markdown.ts";

/** Placeholder in examples, replaced by the request's origin when the page is sent. */
export const ORIGIN = "https://book.example.com";

export interface NavPage {
  readonly path: string;
  readonly title: string;
}

export interface Layout {
  readonly path: string;
  readonly title: string;
  readonly body: Markup;
  readonly headings: readonly Heading[];
  readonly guides: readonly NavPage[];
  readonly reference: readonly NavPage[];
  readonly stylesheets: readonly string[];
  readonly canonicalOrigin: string;
}

/** Renders the document. It needs no script. */
export function renderLayout(page: Layout): string {
  const { path, title, headings } = page;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${path === developersPath ? title : `${title} · Daybook for developers`}</title>
        <link rel="canonical" href="${page.canonicalOrigin}${path}" />
        <link rel="alternate" type="text/markdown" href="${markdownPath(path)}" />
        <link rel="service-desc" href="/schema.graphql" />
        <link rel="api-catalog" href="/.well-known/api-catalog" />
        ${page.stylesheets.map((file) => html`<link rel="stylesheet" href="${file}" />`)}
      </head>
      <body>
        <a class="skip" href="#the-text">Skip to the text</a>
        <header class="head">
          <a class="name" href="${developersPath}">Daybook for developers</a>
          <a href="${referencePath}">Reference</a>
          <a href="/graphql">Explorer</a>
          <a href="${markdownPath(path)}" type="text/markdown">Markdown</a>
        </header>
        <div class="columns">
          <div class="pages">
            <nav aria-label="Pages">
              ${list("Guides", page.guides, path)} ${list("Reference", page.reference, path)}
            </nav>
            ${renderContents(headings)}
          </div>
          <main class="text" id="the-text" tabindex="-1">${page.body}</main>
        </div>
      </body>
    </html>`.markup;
}

function list(title: string, pages: readonly NavPage[], current: string): Markup {
  return html`<h2>${title}</h2>
    <ul>
      ${pages.map(({ path, title: name }) =>
        path === current
          ? html`<li><a href="${path}" aria-current="page">${name}</a></li>`
          : html`<li><a href="${path}">${name}</a></li>`,
      )}
    </ul>`;
}

/** Only for more than two sections. */
function renderContents(headings: readonly Heading[]): Markup | null {
  const parts = headings.filter(({ depth }) => depth === 2);
  if (parts.length < 2) return null;
  return html`<nav class="contents" aria-label="On this page">
    <h2>On this page</h2>
    <ul>
      ${parts.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>`)}
    </ul>
  </nav>`;
}
