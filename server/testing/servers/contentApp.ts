import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { type SiteVersions, openSiteVersions } from "../../modules/content/data/siteVersions.ts";
import { createContext } from "../../app/graph/createContext.ts";
import { openExport } from "../../modules/insights/graphql/exports.ts";
import { buildSchema } from "../../app/graph/schema.ts";
import { renderSiteFile } from "../../modules/content/graphql/siteFiles.ts";
import { requestedOrigin } from "../../modules/businesses/graphql/siteOrigin.ts";
import { getSiteStamp } from "../../modules/content/graphql/siteStamp.ts";
import { createApp } from "../../app/http/app.ts";
import { createSiteViews } from "../../modules/content/siteViews.ts";
import type { Deps } from "../../platform/database/scope.ts";
import { createTestDeps } from "../deps/createTestDeps.ts";
import { seededRandom } from "../graph.ts";

const EVERYTHING = `
  fragment Summary on Post { title excerpt path image { src alt } author { name bio } categories { name description path } }
  fragment Sold on Product { title summary path rich: description images { src alt } price { amount } }
  fragment Told on Seo { title description canonical isIndexed structuredData image { src alt } }
  fragment Shown on ContentBlock { __typename anchor
    ... on HeroBlock { title text actions { label href } }
    ... on RichTextBlock { rich: text }
    ... on FaqBlock { questions { question answer } }
    ... on CallToActionBlock { title text actions { label href } }
    ... on PostListBlock { posts { ...Summary } }
    ... on ProductGridBlock { products { ...Sold } }
    ... on ServiceCardBlock { service { name } } }
  query Everything($path: String!) { business { name services(first: 50) { edges { node { name } } } site {
    title tagline description footer version
    navigation { label href children { label href } }
    resolve(path: $path) { __typename
      ... on ContentRedirect { location status }
      ... on Page { title description path seo { ...Told } blocks { ...Shown ... on ColumnsBlock { columns { blocks { ...Shown } } } } }
      ... on Post { ...Summary seo { ...Told } blocks { ...Shown } previous { ...Summary } next { ...Summary } }
      ... on Category { name description path seo { ...Told } posts(first: 50) { totalCount edges { node { ...Summary } } } }
      ... on Product { ...Sold seo { ...Told } } }
    pages(first: 100) { edges { node { title description path } } }
    posts(first: 100) { totalCount edges { node { ...Summary } } }
    categories(first: 100) { totalCount edges { node { name path } } }
    products(first: 100) { totalCount edges { node { ...Sold } } } } } }`;

/**
 * Replaces the client. Every path is one page with all data of that path. `/` without a published home page is a
 * private page.
 */
const SERVER_ENTRY = `
async function warmUp() {}
function findLocale({ cookies }) { return cookies?.includes("i18n_redirected=de") ? "de" : "en"; }
async function renderPage({ url, execute }) {
  const path = decodeURIComponent(new URL(url).pathname);
  const answer = await execute({ id: "everything", variables: { path } });
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  const business = answer.data?.business ?? null;
  const target = business?.site?.resolve ?? null;
  const isPrivate = path === "/" && business !== null && target === null;
  const page = { kind: "page", status: target || isPrivate ? 200 : 404, isPrivate, isPublic: target !== null, lang: "en", dir: "ltr", title: "T",
    head: [], structuredData: null, body: "", data: { locale: "en", answer }, file: null, route: "/" };
  return target?.location ? { kind: "redirect", status: target.status, location: target.location } : page;
}
module.exports = { warmUp, findLocale, renderPage };
`;

export const SERVER_ORIGIN = "https://house.example";

type ContentDeps = Pick<Deps, "database" | "clock" | "signer">;

/** A web server with the real API and page cache. The caller closes it. */
export async function contentApp(
  { database, clock, signer }: ContentDeps,
  securityContact: string | null = null,
  serverOrigin = SERVER_ORIGIN,
): Promise<{
  readonly app: FastifyInstance;
  readonly sites: SiteVersions;
  close(): Promise<void>;
}> {
  const dir = await writeBuild();
  // The clock does not advance, so only notifications refresh pages.
  const sites = openSiteVersions(database, { elapsed: () => 0 });
  const deps = createTestDeps({
    database,
    clock,
    signer,
    random: seededRandom("content"),
    siteViews: createSiteViews(database, sites),
    serverOrigin: () => serverOrigin,
    securityContact,
  });
  const app = await createApp({
    schema: buildSchema(),
    createContext: (request) => createContext(deps, request),
    pingDatabase: async () => {},
    siteStamp: (request) => getSiteStamp({ ...deps, sites }, request),
    siteOrigin: (request) => requestedOrigin(deps, request),
    siteFile: (file, request) => renderSiteFile(deps, file, request),
    exportFile: (exportRequest, request) => openExport(deps, exportRequest, request),
    pageCache: { maxBytes: 8_000_000, maxAgeMs: 60_000, elapsed: () => 0 },
    build: { kind: "built", dir },
    documentsFile: join(dir, "persisted.json"),
    log: { level: "silent" },
  });
  return {
    app,
    sites,
    async close() {
      await app.close();
      await sites.close();
      await rm(dir, { recursive: true });
    },
  };
}

async function writeBuild(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "daybook-content-"));
  await mkdir(join(dir, "ssr"));
  await mkdir(join(dir, "client/.vite"), { recursive: true });
  await writeFile(join(dir, "package.json"), '{"type":"module"}');
  await writeFile(join(dir, "ssr/entry-server.cjs"), SERVER_ENTRY);
  await writeFile(join(dir, "client/.vite/manifest.json"), "{}");
  await writeFile(join(dir, "persisted.json"), JSON.stringify({ everything: EVERYTHING }));
  return dir;
}
