import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { OTHER } from "../../testing/businesses/otherBusiness.ts";
import { loadPublicPath } from "../../testing/content/site.ts";
import { unwrap } from "../../testing/unwrap.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { exportSite, importSite } from "./exchange.ts";
import type { ExportedEntry, ExportedSite } from "./exchangeFormat.ts";
import { openGraph } from "../../testing/graph.ts";

const graph = await openGraph({ hasOther: true });
let demo: Scope;
let other: Scope;
beforeAll(async () => {
  demo = await graph.scope();
  other = await graph.scope({ host: OTHER.host });
});

async function empty(): Promise<void> {
  await graph.database.transaction(async (sql) => {
    await sql.query("ALTER TABLE revisions DISABLE TRIGGER USER");
    for (const table of ["entry_slugs", "revisions", "entries", "sites"])
      await sql.query(`DELETE FROM ${table} WHERE business_id = $1`, [OTHER.businessId]);
    await sql.query("ALTER TABLE revisions ENABLE TRIGGER USER");
  });
}

async function taken(content: unknown, publish = true) {
  return unwrap(await importSite(other, content, { publish }));
}

const site = (...entries: readonly Partial<ExportedEntry>[]) => ({
  format: "daybook-site",
  version: 1,
  entries,
});

const slugs = fc.uniqueArray(fc.stringMatching(/^[a-z]{3,8}$/), { minLength: 1, maxLength: 4 });
const words = fc.stringMatching(/^[A-Za-z<>&"'=/ ]{0,40}$/).map((text) => `w${text}`);
const madeSite = fc
  .record({
    pages: slugs,
    posts: slugs,
    categories: slugs,
    authors: slugs,
    products: slugs,
    words,
    isPublished: fc.boolean(),
  })
  .map(({ pages, posts, categories, authors, products, words: title, isPublished }) => {
    const link = (page: string) => ({ label: "L", target: { kind: "ENTRY", entry: `page:${page}` } });
    return site(
      {
        kind: "SITE",
        slug: "",
        isPublished: true,
        data: { title, navigation: pages.map(link), footer: title },
      },
      ...pages.map((slug, i) => ({
        kind: "PAGE" as const,
        slug: i === 0 ? "" : slug,
        isPublished,
        data: { title, isBlog: i === 1, blocks: [{ kind: "richText", text: `<p>${title}</p>` }] },
      })),
      ...categories.map((slug) => ({ kind: "CATEGORY" as const, slug, isPublished, data: { name: title } })),
      ...authors.map((slug) => ({ kind: "AUTHOR" as const, slug, isPublished, data: { name: title } })),
      ...posts.map((slug) => ({
        kind: "POST" as const,
        slug,
        isPublished,
        data: {
          title,
          author: authors[0],
          categories,
          blog: "",
          blocks: [{ kind: "postList", category: categories[0] }],
        },
      })),
      ...products.map((slug) => ({
        kind: "PRODUCT" as const,
        slug,
        isPublished,
        data: { title, shop: "", description: title, priceMinor: 100 },
      })),
    );
  });

describe("site export", () => {
  it("returns the same content after an import", async () => {
    await fc.assert(
      fc.asyncProperty(madeSite, async (exampleSite) => {
        await empty();
        await taken(exampleSite);
        const exported = JSON.parse(JSON.stringify(await exportSite(other))) as ExportedSite;
        expect(exported.entries).toHaveLength(exampleSite.entries.length);
        await empty();
        await taken(exported);
        expect(await exportSite(other)).toEqual(exported);
        const revisions = () => graph.database.query("SELECT count(*)::int AS count FROM revisions");
        const before = await revisions();
        expect(await taken(exported)).toMatchObject({ created: 0, revised: exampleSite.entries.length });
        expect(await revisions()).toEqual(before);
        expect(await exportSite(other)).toEqual(exported);
      }),
      { numRuns: 12 },
    );
  }, 60_000);

  it("keeps the demo's content except references that the business does not have", async () => {
    await empty();
    const exported = JSON.parse(JSON.stringify(await exportSite(demo))) as ExportedSite;
    const { created, dropped } = await taken(exported);
    expect(created).toBe(exported.entries.length);
    expect(dropped.length).toBeGreaterThan(10);
    expect(new Set(dropped.map(({ path }) => path.at(-1)))).toEqual(
      new Set(["service", "provider", "form", "survey"]),
    );
    expect(await loadPublicPath(graph, "/journal/b/desk-by-four/", { host: OTHER.host })).toBe(
      "Your desk by four in the afternoon",
    );
    expect(await loadPublicPath(graph, "/b/spring-in-your-step/", { host: OTHER.host })).toBeNull();
    const again = await importSite(demo, exported, { publish: false });
    expect(again).toMatchObject({ ok: true, value: { created: 0, dropped: [] } });
    expect(await exportSite(demo)).toEqual(exported);
  });
});

describe("site import", () => {
  it("trusts neither ids nor HTML", async () => {
    await empty();
    const [{ id: foreignEntry } = { id: "" }] = await graph.database.query<{ id: string }>(
      "SELECT id FROM entries WHERE business_id = $1 AND slug = 'about'",
      [demo.business.id],
    );
    const { dropped } = await taken(
      site(
        {
          kind: "SITE",
          slug: "",
          isPublished: true,
          data: { title: "T", footer: "<script>x</script><p onclick=x>f</p>" },
        },
        {
          kind: "PAGE",
          slug: "p",
          isPublished: true,
          data: {
            title: "P",
            blocks: [
              {
                kind: "callToAction",
                title: "C",
                actions: [{ label: "L", target: { kind: "ENTRY", entry: foreignEntry } }],
              },
              { kind: "mystery", html: "<script>" },
              { kind: "richText", text: "<p>ok</p><img src=x onerror=y>" },
            ],
          },
        },
      ),
    );
    expect(dropped.map(({ path }) => path.join("."))).toEqual([
      "content.entries.1.data.blocks.1",
      "content.entries.1.data.blocks.0.actions.0.target.entry",
    ]);
    const { entries } = await exportSite(other);
    expect(JSON.stringify(entries)).not.toMatch(/<script|onclick|onerror/);
    expect((entries[1]!.data as { blocks: object[] }).blocks).toMatchObject([{ text: "<p>ok</p>" }]);
  });

  it("rolls back completely and reports the path of each issue", async () => {
    await empty();
    const wrong = site(
      { kind: "SITE", slug: "", data: { title: "T" } },
      { kind: "PAGE", slug: "widget", data: { title: "P" } },
      { kind: "PAGE", slug: "a", data: { title: "" } },
      { kind: "PAGE", slug: "a", data: { title: "P" } },
    );
    const listIssues = async (content: unknown) => {
      const outcome = await importSite(other, content, { publish: true });
      if (outcome.ok || outcome.failure.code !== "INVALID_INPUT") throw new Error("not refused");
      return outcome.failure.issues.map(({ path, code }) => `${path.join(".")} ${code}`);
    };
    expect(await listIssues(wrong)).toEqual([
      "content.entries.1.slug TAKEN",
      "content.entries.3.slug DUPLICATE",
    ]);
    expect(await listIssues(site(wrong.entries[0]!, wrong.entries[2]!))).toEqual([
      "content.entries.1.data.title REQUIRED",
    ]);
    const about = { kind: "ENTRY", entry: "page:a" };
    const nested = { label: "B", target: about, children: [{ label: "C", target: about }] };
    expect(
      await listIssues(
        site(
          {
            kind: "SITE",
            slug: "",
            data: { title: "T", navigation: [{ label: "A", target: about, children: [nested] }] },
          },
          {
            kind: "PAGE",
            slug: "a",
            data: {
              title: "P",
              colour: "red",
              blocks: [
                { kind: "columns", columns: [[{ kind: "columns", columns: [[], []] }], []] },
                { kind: "booking" },
                { kind: "quote", id: "a b", text: "x" },
              ],
            },
          },
        ),
      ),
    ).toEqual([
      "content.entries.0.data.navigation.0.children.0.children CYCLE",
      "content.entries.1.data.colour INVALID",
      "content.entries.1.data.blocks.0.columns.0.0.kind INVALID",
      "content.entries.1.data.blocks.1.service REQUIRED",
      "content.entries.1.data.blocks.2.id INVALID",
    ]);
    expect(await listIssues({ format: "other", version: 2, entries: "x" })).toEqual([
      "content.format INVALID",
      "content.version OLD_VERSION",
      "content.entries INVALID",
    ]);
    expect(await listIssues(null)).not.toEqual([]);
    expect((await exportSite(other)).entries).toEqual([]);
  });
});
