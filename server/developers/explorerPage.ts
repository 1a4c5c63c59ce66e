import { html } from "../shared/markup/html.ts";
import type { Example } from "./sources.ts";

export interface ExplorerAssets {
  readonly scripts: readonly string[];
  readonly stylesheets: readonly string[];
}

export function explorerPage({ scripts, stylesheets }: ExplorerAssets, examples: readonly Example[]): string {
  const data = JSON.stringify(examples).replaceAll("<", "\\u003c");
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>Explorer · Daybook for developers</title>
        ${stylesheets.map((file) => html`<link rel="stylesheet" href="${file}" />`)}
        <script type="application/json" id="examples">
          ${{ markup: data }}
        </script>
        ${scripts.map((file) => html`<script type="module" src="${file}"></script>`)}
      </head>
      <body>
        <main id="explorer"><p class="explorer-loading">Loading the explorer …</p></main>
        <noscript>
          The explorer needs scripts. <a href="/developers">The developers' pages</a> need none, and the graph
          answers <code>POST /graphql</code>.
        </noscript>
      </body>
    </html>`.markup;
}
