import { Marked, type Tokens } from "marked";
import { type Markup, html } from "../shared/markup/html.ts";

export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly depth: number;
}

export interface Rendered {
  readonly body: Markup;
  readonly headings: readonly Heading[];
}

const CAPTIONS: Readonly<Record<string, string>> = {
  variables: "Variables",
  answer: "Answer",
  status: "Answer",
};
const LANGUAGES: Readonly<Record<string, string>> = {
  graphql: "GraphQL",
  json: "JSON",
  sh: "Shell",
  html: "HTML",
  js: "JavaScript",
  tsx: "React",
  py: "Python",
  php: "PHP",
  http: "HTTP",
  text: "Text",
};

/** Renders our subset of Markdown. `loadLink` returns the page of a name in code, or null. */
export function renderMarkdown(text: string, getLink: (name: string) => string | null): Rendered {
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: plain }: Tokens.Heading) {
        const heading = { id: toAnchor(plain), text: plain.replaceAll("`", ""), depth };
        headings.push(heading);
        return `<h${depth} id="${heading.id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      code({ text: code, lang = "" }: Tokens.Code) {
        return renderCodeBlock(code, lang).markup;
      },
      codespan({ text: code }: Tokens.Codespan) {
        const path = getLink(code);
        const plain = html`<code>${code}</code>`;
        return (path === null ? plain : html`<a href="${path}">${plain}</a>`).markup;
      },
      table({ header, rows }: Tokens.Table) {
        const cells = (row: readonly Tokens.TableCell[], tag: string) =>
          row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("");
        const body = rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("\n");
        const head = `<thead><tr>${cells(header, 'th scope="col"').replaceAll('</th scope="col">', "</th>")}</tr></thead>`;
        return `<div class="table" tabindex="0" role="group" aria-label="Table"><table>${head}<tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  return { body: { markup: marked.parse(text, { async: false }) }, headings };
}

/** Returns the title of a code block from its language and roles, as in `graphql recipe key`. */
export function getCaption(info: string): string {
  const [language = "", ...roles] = info.split(" ");
  const title = roles.map((role) => CAPTIONS[role]).find(Boolean) ?? LANGUAGES[language] ?? "";
  return roles.includes("key") ? `${title}, with a key` : title;
}

/** A code block that can be scrolled by keyboard. */
export function renderCodeBlock(code: string, info: string): Markup {
  return html`<figure class="code">
    <figcaption>${getCaption(info)}</figcaption>
    <pre tabindex="0"><code>${code}</code></pre>
  </figure>`;
}

export function toAnchor(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
