import { createHash } from "node:crypto";
import type { GraphQLSchema } from "graphql";
import { developersPath, findPath, markdownPath, referencePath } from "./addresses.ts";
import {
  CATALOG_PATH,
  CATALOG_TYPE,
  JSON_SCHEMAS,
  LLMS_PATH,
  type ListedPage,
  SCHEMA_PATH,
  renderApiCatalog,
  renderLlmsText,
  renderSchema,
  summarise,
} from "./developerFiles.ts";
import { getGeneratedParts, insertGenerated } from "./generated.ts";
import { type NavPage, ORIGIN, renderLayout } from "./layout.ts";
import { renderMarkdown } from "./markdown.ts";
import { toPlainMarkdown } from "./plainMarkdown.ts";
import { KIND_TITLES, referencePages } from "./reference.ts";
import { type Source, readSources } from "./sources.ts";

export interface DeveloperPageParts {
  readonly schema: GraphQLSchema;
  readonly stylesheets: readonly string[];
  readonly serverOrigin: () => string;
}

export interface DeveloperFile {
  /** With `ORIGIN` in place of the requested origin. */
  readonly content: string;
  readonly type: string;
  /** Null if the content depends on the requested origin. */
  readonly etag: string | null;
  /** Path of the page that search engines should list instead. */
  readonly canonicalPath: string | null;
}

/** Files are rendered on first use and cached. */
export interface DeveloperPages {
  /** Pages in HTML. */
  readonly paths: readonly string[];
  /** All other files: each page in Markdown, and the files for programs. */
  readonly filePaths: readonly string[];
  /** Returns null if there is no file at a path without trailing slash. */
  find(path: string): DeveloperFile | null;
}

const TYPES = {
  html: "text/html; charset=utf-8",
  markdown: "text/markdown; charset=utf-8",
  text: "text/plain; charset=utf-8",
  jsonSchema: "application/schema+json",
} as const;

export function createDeveloperPages(parts: DeveloperPageParts): DeveloperPages {
  const { schema, stylesheets, serverOrigin } = parts;
  const pages = new Map<string, () => DeveloperFile>();
  const files = new Map<string, () => DeveloperFile>();
  const listed: ListedPage[] = [];

  const sources = readSources();
  const guides = sources.map(({ slug, title }) => ({ path: getGuidePath(slug), title }));
  const nav = { guides, reference: referenceNav, stylesheets };
  const render = (
    path: string,
    page: Pick<Parameters<typeof renderLayout>[0], "title" | "body" | "headings">,
  ) => createFile(renderLayout({ ...nav, ...page, path, canonicalOrigin: serverOrigin() }), TYPES.html);
  const list = (page: Omit<ListedPage, "summary">, markdown: () => string, text = markdown) => {
    const { path } = page;
    listed.push({ ...page, summary: () => summarise(text()) });
    files.set(markdownPath(path), () => createFile(markdown(), TYPES.markdown, path));
  };

  const generated = getGeneratedParts(schema);
  const link = (name: string) => findPath(schema, name);
  for (const { slug, title, text } of sources) {
    const path = getGuidePath(slug);
    const whole = () => insertGenerated(text, generated);
    pages.set(path, () => render(path, { title, ...renderMarkdown(whole(), link) }));
    list(
      { path, title, section: "guides" },
      () => toPlainMarkdown(whole()),
      () => text,
    );
  }
  const overviews = new Set(referenceNav.map(({ path }) => path));
  for (const { path, title, body, headings, markdown } of referencePages(schema)) {
    pages.set(path, () => render(path, { title, body: body(), headings }));
    list({ path, title, section: overviews.has(path) ? "reference" : "types" }, markdown);
  }
  files.set(SCHEMA_PATH, () => createFile(renderSchema(schema), TYPES.text));
  files.set(LLMS_PATH, () => createFile(renderLlmsText(listed), TYPES.text));
  files.set(CATALOG_PATH, () => createFile(renderApiCatalog(), CATALOG_TYPE));

  for (const [path, createSchema] of Object.entries(JSON_SCHEMAS))
    files.set(path, () =>
      createFile(`${JSON.stringify(createSchema(serverOrigin()), null, 2)}\n`, TYPES.jsonSchema),
    );

  const rendered = new Map<string, DeveloperFile>();
  return {
    paths: [...pages.keys()],
    filePaths: [...files.keys()],
    find(path) {
      const known = rendered.get(path) ?? (pages.get(path) ?? files.get(path))?.() ?? null;
      if (known !== null) rendered.set(path, known);
      return known;
    },
  };
}

function createFile(content: string, type: string, canonicalPath: string | null = null): DeveloperFile {
  return { content, type, etag: content.includes(ORIGIN) ? null : createEtag(content), canonicalPath };
}

export const createEtag = (content: string): string =>
  `W/"${createHash("sha1").update(content).digest("base64url")}"`;

export const getGuidePath = (slug: Source["slug"]): string =>
  slug === "" ? developersPath : `${developersPath}/${slug}`;

const referenceNav: readonly NavPage[] = [
  { path: referencePath, title: "Overview" },
  { path: `${referencePath}/queries`, title: "Queries" },
  { path: `${referencePath}/mutations`, title: "Mutations" },
  { path: `${referencePath}/subscriptions`, title: "Subscriptions" },
  ...Object.entries(KIND_TITLES).map(([kind, title]) => ({ path: `${referencePath}/${kind}`, title })),
];
