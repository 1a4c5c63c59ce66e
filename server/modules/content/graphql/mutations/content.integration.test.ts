import { describe, expect, it } from "vitest";
import { BUSINESS_ID } from "../../../../../prisma/demo/business.ts";
import { publishDue } from "../../publishing.ts";
import { setUpContent } from "../../../../testing/fixtures.ts";
import { OTHER } from "../../../../testing/businesses/otherBusiness.ts";
import { siteVersion, loadPublicPath } from "../../../../testing/content/site.ts";
import { openGraph } from "../../../../testing/graph.ts";

const graph = await openGraph({ hasOther: true });
const { foreign, issues, owner, send } = await setUpContent(graph);

const titleAt = (path: string) => loadPublicPath(graph, path);
const loadVersion = () => siteVersion(graph, BUSINESS_ID);

async function draft(contentType: string, content: object, slug?: string): Promise<string> {
  const createResult = await send(`create${contentType}`, {
    content,
    ...(slug === undefined ? {} : { slug }),
  });
  expect(createResult).toMatchObject({ __typename: `Create${contentType}Payload` });
  return createResult.entry!.id;
}

describe("an entry", () => {
  it("is a draft that the public sees only after publication", async () => {
    const id = await draft("Page", { title: "Winter hours" });
    expect(await titleAt("/winter-hours")).toBeNull();
    const version = await loadVersion();
    const published = await send("publishEntry", { id });
    expect(published.entry).toMatchObject({
      state: "PUBLISHED",
      latestRevision: 1,
      publishedRevision: 1,
      slug: "winter-hours",
    });
    expect(await titleAt("/winter-hours")).toBe("Winter hours");
    expect(await loadVersion()).toBe(version + 1);
    expect(await send("publishEntry", { id })).toEqual(published);
    expect(await loadVersion()).toBe(version + 1);
  });

  it("shows its published revision until a change is published", async () => {
    const id = await draft("Page", { title: "First" }, "changing");
    await send("publishEntry", { id });
    const version = await loadVersion();
    const changed = await send("updatePage", {
      id,
      content: { title: "Second" },
      slug: "changed",
      revision: 1,
    });
    expect(changed.entry).toMatchObject({
      latestRevision: 2,
      publishedRevision: 1,
      slug: "changed",
      state: "PUBLISHED",
    });
    expect(await send("updatePage", { id, content: { title: "Second" }, slug: "changed" })).toMatchObject({
      entry: { latestRevision: 2 },
    });
    expect(await issues("updatePage", { id, content: { title: "Third" }, revision: 1 })).toEqual([
      "revision OLD_VERSION",
    ]);
    expect([await titleAt("/changing"), await titleAt("/changed")]).toEqual(["First", null]);
    expect(await loadVersion()).toBe(version);
    await send("publishEntry", { id });
    expect([await titleAt("/changing"), await titleAt("/changed")]).toEqual(["/changed", "Second"]);
    const restored = await send("restoreRevision", { id, revision: 1 });
    expect(restored.entry).toMatchObject({ latestRevision: 3, slug: "changing", title: "First" });
    expect(await send("restoreRevision", { id, revision: 1 })).toEqual(restored);
    expect(await titleAt("/changed")).toBe("Second");
    expect(await send("restoreRevision", { id, revision: 9 })).toMatchObject({ code: "ENTRY_NOT_FOUND" });
    await send("publishEntry", { id });
    expect([await titleAt("/changing"), await titleAt("/changed")]).toEqual(["First", "/changing"]);
  });

  it("rejects a slug that is taken, reserved, malformed, too long or empty", async () => {
    for (const [slug, code] of [
      ["about", "TAKEN"],
      ["", "TAKEN"],
      ["widget", "TAKEN"],
      ["b", "TAKEN"],
      ["media", "TAKEN"],
      ["a".repeat(61), "TOO_LONG"],
      ["Über uns", "INVALID"],
      ["a/b", "INVALID"],
      ["../x", "INVALID"],
      ["-", "INVALID"],
    ])
      expect([slug, await issues("createPage", { slug, content: { title: "A" } })]).toEqual([
        slug,
        [`slug ${code}`],
      ]);
    // Slugs are unique per kind.
    const id = await draft("Category", { name: "About" }, "about");
    expect(await issues("createCategory", { slug: "", content: { name: "A" } })).toEqual(["slug REQUIRED"]);
    expect(await issues("updateCategory", { id, slug: "food" })).toEqual(["slug TAKEN"]);
    expect(await issues("createCategory", { slug: "about", content: { name: "About" } })).toEqual([
      "slug TAKEN",
    ]);
    expect(await send("deleteEntry", { id })).toMatchObject({ deletedId: id });
    expect(await send("deleteEntry", { id })).toMatchObject({ code: "ENTRY_NOT_FOUND" });
    expect(await issues("createPage", { content: { title: "…" } })).toEqual(["slug TAKEN"]);
  });

  it("keeps its public slug while it is renamed and releases it afterwards", async () => {
    const id = await draft("Post", { title: "Old name" }, "contested");
    await send("publishEntry", { id });
    await send("updatePost", { id, slug: "renamed" });
    const input = { slug: "contested", content: { title: "Newcomer" } };
    expect(await issues("createPost", input)).toEqual(["slug TAKEN"]);
    await send("publishEntry", { id });
    expect(await titleAt("/b/contested/")).toBe("/b/renamed/");
    const other = (await send("createPost", input)).entry!.id;
    expect(await titleAt("/b/contested/")).toBe("/b/renamed/");
    await send("publishEntry", { id: other });
    expect(await titleAt("/b/contested/")).toBe("Newcomer");
  });

  it("is published and unpublished on schedule, each once", async () => {
    const id = await draft("Post", { title: "On time" }, "on-time");
    const at = (minutes: number) => new Date(graph.clock.now() + minutes * 60_000).toISOString();
    const scheduled = await send("publishEntry", { id, at: at(10) });
    expect(scheduled.entry).toMatchObject({ state: "SCHEDULED", publishAt: at(10), publishedRevision: null });
    expect(await issues("unpublishEntry", { id, at: at(10) })).toEqual(["at OUT_OF_RANGE"]);
    expect(await send("unpublishEntry", { id, at: at(20) })).toMatchObject({
      entry: { state: "SCHEDULED", unpublishAt: at(20) },
    });
    const version = await loadVersion();
    const sweep = () => publishDue(graph.database, graph.clock);
    await sweep();
    expect(await titleAt("/b/on-time/")).toBeNull();
    await send("updatePost", { id, content: { title: "On time, and better" } });
    graph.clock.advance(10);
    expect(await titleAt("/b/on-time/")).toBeNull();
    await Promise.all([sweep(), sweep()]);
    expect(await titleAt("/b/on-time/")).toBe("On time, and better");
    expect(await loadVersion()).toBe(version + 1);
    graph.clock.advance(10);
    expect(await titleAt("/b/on-time/")).toBeNull();
    await sweep();
    await sweep();
    expect(await loadVersion()).toBe(version + 2);
    expect(await send("publishEntry", { id, at: at(-5) })).toMatchObject({
      entry: { state: "PUBLISHED", unpublishAt: null },
    });
  });

  it("is hidden and locked when archived, can be restored, and is never deleted", async () => {
    const id = await draft("Page", { title: "Put away" }, "put-away");
    await send("publishEntry", { id });
    const archived = await send("archiveEntry", { id });
    expect(archived.entry).toMatchObject({ state: "ARCHIVED", publishedRevision: null });
    expect(await send("archiveEntry", { id })).toEqual(archived);
    expect(await titleAt("/put-away")).toBeNull();
    const { data } = await graph.run<{ preview: { page: unknown } }>(
      `{ preview(id: "spring-draft") { page(id: "put-away") { title } } }`,
    );
    expect(data.preview.page).toBeNull();
    const conflict = { code: "ENTRY_STATE_CONFLICT", state: "ARCHIVED" };
    expect(await send("updatePage", { id, content: { title: "B" } })).toMatchObject(conflict);
    expect(await send("unpublishEntry", { id, at: "2030-01-01T00:00:00Z" })).toMatchObject(conflict);
    expect(await send("deleteEntry", { id })).toMatchObject(conflict);
    const other = await draft("Page", { title: "Instead" }, "put-away");
    expect(await issues("publishEntry", { id })).toEqual(["slug TAKEN"]);
    expect(await issues("restoreEntry", { id })).toEqual(["slug TAKEN"]);
    await send("deleteEntry", { id: other });
    expect(await send("unpublishEntry", { id })).toMatchObject({ entry: { state: "DRAFT" } });
    await send("archiveEntry", { id });
    const restored = await send("restoreEntry", { id });
    expect(restored).toMatchObject({ entry: { state: "DRAFT", publishedRevision: null } });
    expect(await send("restoreEntry", { id })).toEqual(restored);
    expect(await send("deleteEntry", { id })).toMatchObject({ code: "ENTRY_STATE_CONFLICT", state: "DRAFT" });
    await send("publishEntry", { id });
    expect(await titleAt("/put-away")).toBe("Put away");
    await expect(graph.database.query("DELETE FROM revisions")).rejects.toThrow(/only ever added/);
    await expect(graph.database.query("UPDATE revisions SET note = 'x'")).rejects.toThrow(/only ever added/);
  });

  it("is ordered by its owner", async () => {
    const read = async () => {
      const { data } = await graph.run<{
        business: { siteEntries: { edges: { node: { id: string; slug: string } }[] } };
      }>(
        `{ business { siteEntries(filter: { kind: [AUTHOR] }, first: 50) { totalCount edges { node { id slug } } } } }`,
        {},
        owner,
      );
      return data.business.siteEntries.edges.map(({ node }) => node);
    };
    const before = await read();
    const ids = before.map(({ id }) => id).toReversed();
    const version = await loadVersion();
    expect(await send("reorderEntries", { ids })).toMatchObject({ entries: ids.map((id) => ({ id })) });
    expect((await read()).map(({ id }) => id)).toEqual(ids);
    await send("reorderEntries", { ids });
    expect(await loadVersion()).toBe(version + 1);
    for (const wrong of [[ids[0], ids[0]], ["page_00000000000000000000000000"], ["x"]])
      expect(await send("reorderEntries", { ids: wrong })).toMatchObject({ code: "ENTRY_NOT_FOUND" });
  });
});

describe("invalid content", () => {
  it("is rejected with its path: cyclic navigation, unknown names, scripts and blocks", async () => {
    const about = { entry: "page:about" };
    expect(
      await issues("updateSite", {
        content: {
          title: "Northside Studio",
          navigation: [
            { label: "A", target: about, children: [{ label: "B", target: about }] },
            { label: "D", target: { entry: "page:nowhere" } },
            { label: "E", target: { url: "javascript:alert(1)" } },
            { label: "F" },
            { label: "G", target: { path: "//evil.example" } },
          ],
        },
      }),
    ).toEqual([
      "content.navigation.1.target.entry NOT_FOUND",
      "content.navigation.2.target.url INVALID",
      "content.navigation.3.target REQUIRED",
      "content.navigation.4.target.path INVALID",
    ]);
    expect(
      await issues("createPage", {
        slug: "wrong",
        content: {
          title: "",
          blocks: [
            { serviceCard: { service: "nothing" } },
            {
              columns: {
                columns: [{ blocks: [{ quote: { text: "" } }] }, { blocks: [{ form: { form: "no-form" } }] }],
              },
            },
            { booking: { target: { menu: "nothing" } } },
            { richText: { text: "<script>alert(1)</script>" } },
            { quote: { anchor: "a b", text: "x" } },
            { quote: { anchor: "twice", text: "x" } },
            { quote: { anchor: "twice", text: "x" } },
            { image: { image: { file: { path: "/etc/passwd", width: 1, height: 1 } } } },
          ],
        },
      }),
    ).toEqual([
      "content.title REQUIRED",
      "content.blocks.0.serviceCard.service NOT_FOUND",
      "content.blocks.1.columns.columns.0.blocks.0.quote.text REQUIRED",
      "content.blocks.1.columns.columns.1.blocks.0.form.form NOT_FOUND",
      "content.blocks.2.booking.target.menu NOT_FOUND",
      "content.blocks.3.richText.text REQUIRED",
      "content.blocks.4.quote.anchor INVALID",
      "content.blocks.6.quote.anchor DUPLICATE",
      "content.blocks.7.image.image.file.path INVALID",
    ]);
  });

  it("is hidden from visitors and reported to owners when it is already stored", async () => {
    const id = await draft("Page", { title: "From later" }, "from-later");
    await send("publishEntry", { id });
    const blocks = [
      { id: "new", kind: "hologram", text: "secret" },
      { id: "text", kind: "richText", text: '<p onclick="x()">Kept<script>alert(1)</script></p>' },
      { id: "cols", kind: "columns", columns: [[{ id: "deep", kind: "hologram" }], []] },
      null,
    ];
    const { query } = graph.database;
    await query(
      `INSERT INTO revisions (business_id, entry_id, number, slug, data, created_at)
       SELECT business_id, id, 2, slug, jsonb_build_object('title', 'From later', 'description', '', 'image', NULL, 'isBlog', FALSE, 'isShop', FALSE,
              'seoTitle', '', 'seoDescription', '', 'isIndexed', TRUE, 'blocks', $1::jsonb), now() FROM entries WHERE slug = 'from-later'`,
      [JSON.stringify(blocks)],
    );
    await query("UPDATE entries SET newest = 2, published = 2 WHERE slug = 'from-later'");
    const ask = (asker: object) =>
      graph.run<{ business: { site: { page: { blocks: unknown[]; problems?: { path: string[] }[] } } } }>(
        `query ($asOwner: Boolean!) { business { site { page(id: "from-later") { blocks { __typename ... on RichTextBlock { text }
           ... on ColumnsBlock { columns { blocks { __typename } } } } problems @include(if: $asOwner) { path message } } } } }`,
        { asOwner: "key" in asker },
        asker,
      );
    const { data } = await ask({});
    expect(data.business.site.page.blocks).toEqual([
      { __typename: "RichTextBlock", text: "<p>Kept</p>" },
      { __typename: "ColumnsBlock", columns: [{ blocks: [] }, { blocks: [] }] },
    ]);
    const ownerResponse = await ask(owner);
    expect(ownerResponse.data.business.site.page.problems!.map(({ path }) => path.join("."))).toEqual([
      "blocks.0",
      "blocks.2.columns.0.0",
      "blocks.3",
    ]);
  });
});

describe("a caller without permission", () => {
  it.each([
    "siteEntries { totalCount }",
    "sitePreviews { totalCount }",
    "media { totalCount }",
    "exportSite",
  ])("cannot read %s", async (read) => {
    const { errors } = await graph.run(`{ business { ${read} } }`);
    expect(errors[0]?.code).toBe("UNAUTHENTICATED");
  });

  it("finds nothing with another business's key", async () => {
    const id = await draft("Page", { title: "Ours" }, "ours");
    const missing = { code: "ENTRY_NOT_FOUND" };
    expect(await send("updatePage", { id, content: { title: "T" } }, foreign)).toMatchObject(missing);
    for (const mutation of ["publishEntry", "unpublishEntry", "archiveEntry", "deleteEntry"])
      expect(await send(mutation, { id }, foreign)).toMatchObject(missing);
    expect(await send("restoreRevision", { id, revision: 1 }, foreign)).toMatchObject(missing);
    const named = { title: "T", blocks: [{ serviceCard: { service: "massage" } }] };
    expect(await issues("createPage", { content: named }, foreign)).toEqual([
      "content.blocks.0.serviceCard.service NOT_FOUND",
    ]);
    const { data } = await graph.run<{ node: unknown }>(
      "query ($id: ID!) { node(id: $id) { id } }",
      { id },
      foreign,
    );
    expect(data.node).toBeNull();
  });
});

describe("a preview", () => {
  it("has an unguessable id and ends when it is revoked", async () => {
    const createResult = await send("createPreview", { name: "For Ada", expiresAt: "2026-11-21T00:00:00Z" });
    const { previewId, path } = createResult["preview"] as { previewId: string; path: string };
    expect(previewId).toMatch(/^[A-Za-z0-9_-]{24}$/);
    expect(path).toBe(`/v2/preview/${previewId}`);
    const ask = () =>
      graph.run<{ preview: unknown }>("query ($id: ID!) { preview(id: $id) { previewName } }", {
        id: previewId,
      });
    expect((await ask()).data.preview).toEqual({ previewName: "For Ada" });
    const revoked = await send("revokePreview", { id: previewId });
    expect(await send("revokePreview", { id: previewId })).toEqual(revoked);
    expect((await ask()).data.preview).toBeNull();
    expect(await issues("createPreview", { expiresAt: "2020-01-01T00:00:00Z" })).toEqual([
      "expiresAt OUT_OF_RANGE",
    ]);
  });
});

describe("site version", () => {
  it("increases with changes of services and other shown data, not with bookings", async () => {
    const { prisma } = graph.database;
    const raised = async (change: () => Promise<unknown>) => {
      const before = await loadVersion();
      await change();
      return (await loadVersion()) - before;
    };
    const where = { slug: "massage" };
    expect(await raised(() => prisma.service.updateMany({ where, data: { priceMinor: 12_345 } }))).toBe(1);
    expect(await raised(() => prisma.service.updateMany({ where, data: { priceMinor: 12_345 } }))).toBe(0);
    expect(
      await raised(() => prisma.service.updateMany({ where, data: { lookBusyTurn: { increment: 1 } } })),
    ).toBe(0);
    expect(
      await raised(() =>
        prisma.business.updateMany({ where: { id: BUSINESS_ID }, data: { phone: "+1 212 555 0000" } }),
      ),
    ).toBe(1);
    expect(
      await raised(() =>
        prisma.business.updateMany({ where: { id: OTHER.businessId }, data: { phone: "+1 212 555 0001" } }),
      ),
    ).toBe(0);
    expect(
      await raised(() =>
        prisma.provider.updateMany({ where: { slug: "northside" }, data: { description: "Other" } }),
      ),
    ).toBe(1);
  });
});
