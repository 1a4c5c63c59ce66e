import type { GraphQLSchema } from "graphql";
import { developersPath, pathOfName, referencePath } from "./addresses.ts";
import { generatedParts, withGenerated } from "./generated.ts";
import { type NavPage, renderLayout } from "./layout.ts";
import { renderMarkdown } from "./markdown.ts";
import { KIND_TITLES, referencePages } from "./reference.ts";
import { type Source, readSources } from "./sources.ts";

export interface DeveloperPageParts {
  readonly schema: GraphQLSchema;
  readonly stylesheets: readonly string[];
  readonly houseOrigin: () => string;
}

/** Pages are rendered on first use and cached. */
export interface DeveloperPages {
  readonly paths: readonly string[];
  /** Returns the HTML of a path without trailing slash. Null if there is no such page. */
  find(path: string): string | null;
}

export function createDeveloperPages(parts: DeveloperPageParts): DeveloperPages {
  const { schema, stylesheets, houseOrigin } = parts;
  const generated = generatedParts(schema);
  const sources = readSources();
  const guides = sources.map(({ slug, title }) => ({ path: pathOfGuide(slug), title }));
  const nav = { guides, reference: referenceNav, stylesheets };
  const makers = new Map<string, () => string>();

  for (const source of sources) {
    const path = pathOfGuide(source.slug);
    makers.set(path, () => {
      const text = withGenerated(source.text, generated);
      const { body, headings } = renderMarkdown(text, (name) => pathOfName(schema, name));
      return renderLayout({ ...nav, path, title: source.title, body, headings, houseOrigin: houseOrigin() });
    });
  }
  for (const { path, title, body, headings } of referencePages(schema)) {
    makers.set(path, () =>
      renderLayout({ ...nav, path, title, body: body(), headings, houseOrigin: houseOrigin() }),
    );
  }

  const made = new Map<string, string>();
  return {
    paths: [...makers.keys()],
    find(path) {
      const known = made.get(path) ?? makers.get(path)?.() ?? null;
      if (known !== null) made.set(path, known);
      return known;
    },
  };
}

export const pathOfGuide = (slug: Source["slug"]): string =>
  slug === "" ? developersPath : `${developersPath}/${slug}`;

const referenceNav: readonly NavPage[] = [
  { path: referencePath, title: "All of it" },
  { path: `${referencePath}/queries`, title: "Queries" },
  { path: `${referencePath}/mutations`, title: "Mutations" },
  ...Object.entries(KIND_TITLES).map(([kind, title]) => ({ path: `${referencePath}/${kind}`, title })),
];
