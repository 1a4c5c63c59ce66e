import type { GraphQLSchema } from "graphql";
import { printSchema } from "../app/graph/printSchema.ts";
import {
  FORM_SCHEMA_PATH,
  SURVEY_SCHEMA_PATH,
  createFormSchema,
  createSurveySchema,
} from "../modules/questionnaires/rules/definitionSchemas.ts";
import { SITE_SCHEMA_PATH, buildSiteSchema } from "../modules/content/rules/siteSchema.ts";
import { developersPath, markdownPath, referencePath } from "./addresses.ts";
import { ORIGIN } from "./layout.ts";

/** A page, as `/llms.txt` lists it. */
export interface ListedPage {
  readonly path: string;
  readonly title: string;
  readonly section: "guides" | "reference" | "types";
  /** One sentence. */
  readonly summary: () => string;
}

/** The printed schema. */
export const SCHEMA_PATH = "/schema.graphql";
/** <https://llmstxt.org> */
export const LLMS_PATH = "/llms.txt";
/** Renderers of the published JSON Schemas, by path. */
export const JSON_SCHEMAS: Readonly<Record<string, (origin: string) => object>> = {
  [SITE_SCHEMA_PATH]: buildSiteSchema,
  [FORM_SCHEMA_PATH]: createFormSchema,
  [SURVEY_SCHEMA_PATH]: createSurveySchema,
};
/** RFC 9727 */
export const CATALOG_PATH = "/.well-known/api-catalog";

export const CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

export const renderSchema = (schema: GraphQLSchema): string => printSchema(schema);

/** Types are under `Optional`, which a reader with little room may leave out. */
export function renderLlmsText(pages: readonly ListedPage[]): string {
  const list = (section: ListedPage["section"]) =>
    pages
      .filter((page) => page.section === section)
      .map(({ path, title, summary }) => `- [${title}](${ORIGIN}${markdownPath(path)}): ${summary()}`);
  return [
    "# Daybook",
    "",
    "> Daybook is a booking widget and a public site on one GraphQL graph.",
    "> A program uses the same queries and mutations as the widget.",
    "",
    `- GraphQL endpoint: ${ORIGIN}/graphql (\`POST\` with JSON)`,
    `- Schema: ${ORIGIN}${SCHEMA_PATH}`,
    "- Catalogue, free times and booking are public. Other data needs an API key.",
    "",
    "## Guides",
    "",
    ...list("guides"),
    "",
    "## Reference",
    "",
    ...list("reference"),
    "",
    "## Optional",
    "",
    ...list("types"),
    "",
  ].join("\n");
}

/** Returns the first sentence below the heading, without links. */
export function summarise(markdown: string): string {
  const paragraph = markdown.split(/\n\s*\n/).find((text) => /^[\w`[*]/.test(text)) ?? "";
  const line = paragraph
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replaceAll("**", "");
  return /^.*?[.?!](?=\s|$)/.exec(line)?.[0] ?? line.replace(/:$/, ".");
}

/** A linkset (RFC 9264) with the link relations of RFC 8631. */
export function renderApiCatalog(): string {
  const link = (path: string, type: string) => ({ href: ORIGIN + path, type });
  const catalogue = {
    linkset: [
      { anchor: ORIGIN + CATALOG_PATH, item: [{ href: `${ORIGIN}/graphql` }] },
      {
        anchor: `${ORIGIN}/graphql`,
        "service-desc": [link(SCHEMA_PATH, "text/plain")],
        "service-doc": [
          link(developersPath, "text/html"),
          link(markdownPath(developersPath), "text/markdown"),
          link(referencePath, "text/html"),
        ],
        "service-meta": [link(LLMS_PATH, "text/plain")],
        status: [link("/readyz", "application/json")],
      },
    ],
  };
  return `${JSON.stringify(catalogue, null, 2)}\n`;
}
