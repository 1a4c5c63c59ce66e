import type { GraphQLSchema } from "graphql";
import { developersPath, findPath, referencePath } from "./addresses.ts";
import { getGeneratedParts, insertGenerated } from "./generated.ts";
import { type NavPage, renderLayout } from "./layout.ts";
import { renderMarkdown } from "./markdown.ts";
import { KIND_TITLES, referencePages } from "./reference.ts";
import { type Source, readSources } from "./sources.ts";

export interface DeveloperPageParts {
  readonly schema: GraphQLSchema;
  readonly stylesheets: readonly string[];
  readonly serverOrigin: () => string;
}

/** Pages are rendered on first use and cached. */
export interface DeveloperPages {
  readonly paths: readonly string[];
  /** Returns the HTML of a path without trailing slash. Null if there is no such page. */
  find(path: string): string | null;
}

export function createDeveloperPages(parts: DeveloperPageParts): DeveloperPages {
  const { schema, stylesheets, serverOrigin } = parts;
  const generated = getGeneratedParts(schema);
  const sources = readSources();
  const guides = sources.map(({ slug, title }) => ({ path: getGuidePath(slug), title }));
  const nav = { guides, reference: referenceNav, stylesheets };
  const makers = new Map<string, () => string>();

  for (const source of sources) {
    const path = getGuidePath(source.slug);
    makers.set(path, () => {
      const text = insertGenerated(source.text, generated);
      const { body, headings } = renderMarkdown(text, (name) => findPath(schema, name));
      return renderLayout({
        ...nav,
        path,
        title: source.title,
        body,
        headings,
        canonicalOrigin: serverOrigin(),
      });
    });
  }
  for (const { path, title, body, headings } of referencePages(schema)) {
    makers.set(path, () =>
      renderLayout({ ...nav, path, title, body: body(), headings, canonicalOrigin: serverOrigin() }),
    );
  }

  const renderedPages = new Map<string, string>();
  return {
    paths: [...makers.keys()],
    find(path) {
      const known = renderedPages.get(path) ?? makers.get(path)?.() ?? null;
      if (known !== null) renderedPages.set(path, known);
      return known;
    },
  };
}

export const getGuidePath = (slug: Source["slug"]): string =>
  slug === "" ? developersPath : `${developersPath}/${slug}`;

const referenceNav: readonly NavPage[] = [
  { path: referencePath, title: "Overview" },
  { path: `${referencePath}/queries`, title: "Queries" },
  { path: `${referencePath}/mutations`, title: "Mutations" },
  ...Object.entries(KIND_TITLES).map(([kind, title]) => ({ path: `${referencePath}/${kind}`, title })),
];
