import { expect, it } from "vitest";
import { BUSINESS_ID } from "../../../../prisma/demo/business.ts";
import { setUpContentApp } from "../../../testing/fixtures.ts";
import { raiseSiteVersion } from "./siteVersions.ts";
import { loadSite } from "./loadSite.ts";
import { openGraph } from "../../../testing/graph.ts";

const graph = await openGraph();
const served = await setUpContentApp(graph);

/** The text is random, so that PostgreSQL cannot compress it. */
async function publish(count: number, bytes: number): Promise<void> {
  await graph.database.query(
    `WITH made AS (
       INSERT INTO entries (business_id, id, kind, slug, position, state, newest, published, published_at, first_published_at, created_at, updated_at)
       SELECT $1::uuid, gen_random_uuid(), 'POST', 'many-' || $3::int || '-' || i, i, 'PUBLISHED', 1, 1, $4::timestamptz, $4, $4, $4
         FROM generate_series(1, $2::int) i RETURNING business_id, id, slug, created_at)
     INSERT INTO revisions (business_id, entry_id, number, slug, data, created_at)
     SELECT business_id, id, 1, slug, jsonb_build_object('title', slug, 'excerpt', 'Short', 'image', NULL, 'author', NULL, 'categories', '[]'::jsonb,
            'blog', NULL, 'seoTitle', '', 'seoDescription', '', 'isIndexed', TRUE, 'blocks', jsonb_build_array(jsonb_build_object('id', 'text',
            'kind', 'richText', 'text', (SELECT string_agg(md5(slug || i), ' ') FROM generate_series(1, $3::int / 33) i)))), created_at FROM made`,
    [BUSINESS_ID, count, bytes, new Date(graph.clock.now()).toISOString()],
  );
  await raiseSiteVersion(graph.database.query, BUSINESS_ID, graph.clock.now());
}

async function blocksRead(): Promise<number> {
  await graph.database.query("ANALYZE entries, revisions");
  const now = new Date(graph.clock.now()).toISOString();
  const [text] = await graph.statementsOf(() =>
    loadSite(graph.database.query, BUSINESS_ID, graph.clock.now()),
  );
  const rows = await graph.database.query<Record<string, [{ Plan: Record<string, number> }]>>(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text!.replaceAll("$1", `'${BUSINESS_ID}'`).replaceAll("$2", `'${now}'`)}`,
  );
  const { Plan } = Object.values(rows[0]!)[0]![0]!;
  return Plan["Shared Hit Blocks"]! + Plan["Shared Read Blocks"]!;
}

it("loadSite reads lists without the texts that only pages show", async () => {
  await publish(400, 33);
  const short = await blocksRead();
  await publish(400, 16_500);
  const long = await blocksRead();
  // 400 texts of 16 kB take 800 blocks.
  expect(long - short).toBeLessThan(200);
  const site = await loadSite(graph.database.query, BUSINESS_ID, graph.clock.now());
  expect(site!.entries.length).toBeGreaterThan(800);
  expect(site!.entries.filter(({ data }) => "blocks" in data)).toEqual([]);
  const products = site!.entries.filter(({ kind }) => kind === "PRODUCT");
  expect(products.filter(({ data }) => "description" in data || !("priceMinor" in data))).toEqual([]);
  const pages = site!.entries.filter(({ kind }) => kind === "PAGE");
  expect(pages.every(({ data }) => "description" in data)).toBe(true);
});

it("a page among 2,000 takes three statements and the next one loads no site", async () => {
  await publish(1_200, 66);
  // The business of a host is cached for a few seconds.
  const isOfSite = (text: string) => !/"business_hosts"|"businesses"/.test(text);
  const statements = async (url: string) =>
    (await graph.statementsOf(() => served.app.inject(url))).filter(isOfSite);
  await served.app.inject("/nothing-here");
  await raiseSiteVersion(graph.database.query, BUSINESS_ID, graph.clock.now());
  const first = (await statements("/b/many-66-1200/")).filter((text) => !text.includes("overdueAt"));
  expect(first.length).toBeLessThanOrEqual(3);
  const second = await statements("/b/many-66-1199/");
  expect(second.filter((text) => text.includes("shown"))).toEqual([]);
  expect(second.length).toBeLessThanOrEqual(2);
  expect(await statements("/b/many-66-1199/")).toEqual([]);
});
