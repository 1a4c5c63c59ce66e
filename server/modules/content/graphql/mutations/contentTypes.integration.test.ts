import { describe, expect, it } from "vitest";
import { loadContents } from "../../../../testing/content/site.ts";
import { setUpContent, setUpContentApp } from "../../../../testing/fixtures.ts";
import { unwrap } from "../../../../testing/unwrap.ts";
import { buildSchema } from "../../../../app/graph/schema.ts";
import { openGraph } from "../../../../testing/graph.ts";

const graph = await openGraph({ hasOther: true });
const served = await setUpContentApp(graph);
const { foreign, issues, owner, send } = await setUpContent(graph);

const inMinutes = (minutes: number) => new Date(graph.clock.now() + minutes * 60_000).toISOString();

const CONTENT_TYPES = ["Page", "Post", "Author", "Category", "Product"] as const;
type ContentTypeName = (typeof CONTENT_TYPES)[number];

const minimalData = (contentType: ContentTypeName, heading: string): Record<string, unknown> =>
  contentType === "Author" || contentType === "Category"
    ? { name: heading }
    : { title: heading, ...(contentType === "Product" ? { price: { amount: 100, currency: "USD" } } : {}) };

async function draft(contentType: ContentTypeName, heading: string, slug: string): Promise<string> {
  const createResult = await send(`create${contentType}`, {
    slug,
    content: minimalData(contentType, heading),
  });
  expect(createResult).toMatchObject({
    __typename: `Create${contentType}Payload`,
    entry: { state: "DRAFT", latestRevision: 1 },
  });
  return createResult.entry!.id;
}

describe.each(CONTENT_TYPES)("%s", (contentType) => {
  const slug = `the-${contentType.toLowerCase()}`;
  let id: string;

  it("is created once under its own slug", async () => {
    id = await draft(contentType, "First words", slug);
    expect(
      await issues(`create${contentType}`, { slug, content: minimalData(contentType, "Again") }),
    ).toEqual(["slug TAKEN"]);
    const name = contentType === "Author" || contentType === "Category" ? "name" : "title";
    for (const [content, expected] of [
      [{ [name]: " " }, `content.${name} REQUIRED`],
      [minimalData(contentType, "x".repeat(161)), `content.${name} TOO_LONG`],
    ] as const)
      expect(await issues(`create${contentType}`, { slug: `${slug}-2`, content })).toContain(expected);
    for (const content of [{}, { ...minimalData(contentType, "A"), nonsense: 1 }])
      expect(await send(`create${contentType}`, { slug: `${slug}-2`, content })).toMatchObject({
        __typename: "Thrown",
      });
  });

  it("stores each edit once and rejects an edit of an old revision", async () => {
    const content = minimalData(contentType, "Second words");
    const edited = await send(`update${contentType}`, { id, content, revision: 1 });
    expect(edited.entry).toMatchObject({ latestRevision: 2, title: "Second words" });
    expect(await send(`update${contentType}`, { id, content })).toEqual(edited);
    expect(
      await issues(`update${contentType}`, { id, content: minimalData(contentType, "3"), revision: 1 }),
    ).toEqual(["revision OLD_VERSION"]);
    expect(await issues(`update${contentType}`, { id, slug: "No slug" })).toEqual(["slug INVALID"]);
    expect(await issues(`update${contentType}`, { id, note: "x".repeat(201) })).toEqual(["note TOO_LONG"]);
    const wrong = CONTENT_TYPES.find((one) => one !== contentType)!;
    for (const [type, other] of [
      [wrong, id],
      [contentType, `${id.split("_")[0]}_00000000000000000000000000`],
      [contentType, "x"],
    ] as const)
      expect(await send(`update${type}`, { id: other, content: minimalData(type, "T") })).toMatchObject({
        code: "ENTRY_NOT_FOUND",
      });
  });

  it("is visible in a preview before it is published", async () => {
    const publicId = `${contentType.toLowerCase()}_${id.split("_").at(-1)!}`;
    const { data } = await graph.run<{ preview: unknown; node: unknown }>(
      `query ($id: ID!, $public: ID!) { preview(id: "spring-draft") { title } node(id: $public) { id }
         drafted: node(id: $id) { ... on Page { title } ... on Post { title } ... on Author { name } ... on Category { name } ... on Product { title } } }`,
      { id: `${publicId}~spring-draft`, public: publicId },
    );
    expect(JSON.stringify(data)).toContain("Second words");
    expect(data.node).toBeNull();
  });

  it("is scheduled, published, unpublished and archived, idempotently", async () => {
    const at = inMinutes(30);
    const steps: [string, object, object][] = [
      ["publishEntry", { id, at }, { state: "SCHEDULED", publishAt: at }],
      ["unpublishEntry", { id, at: inMinutes(60) }, { state: "SCHEDULED", unpublishAt: inMinutes(60) }],
      ["unpublishEntry", { id }, { state: "DRAFT", publishAt: null, unpublishAt: null }],
      ["publishEntry", { id }, { state: "PUBLISHED", publishedRevision: 2 }],
      [
        "restoreRevision",
        { id, revision: 1 },
        { latestRevision: 3, publishedRevision: 2, title: "First words" },
      ],
      ["archiveEntry", { id }, { state: "ARCHIVED", publishedRevision: null }],
    ];
    for (const [mutation, input, expected] of steps) {
      const done = await send(mutation, input);
      expect([mutation, done.entry]).toMatchObject([mutation, expected]);
      expect([mutation, await send(mutation, input)]).toEqual([mutation, done]);
    }
    const conflict = { code: "ENTRY_STATE_CONFLICT", state: "ARCHIVED" };
    expect(await send(`update${contentType}`, { id, content: minimalData(contentType, "4") })).toMatchObject(
      conflict,
    );
    expect(await send("deleteEntry", { id })).toMatchObject(conflict);
    expect(await issues("publishEntry", { id, at: inMinutes(5) })).toBeUndefined();
    expect(await issues("unpublishEntry", { id, at: inMinutes(1) })).toEqual(["at OUT_OF_RANGE"]);
    await send("archiveEntry", { id });
  });

  it("is ordered among its kind and deleted while it was never public", async () => {
    const ids = [
      await draft(contentType, "One", `${slug}-one`),
      await draft(contentType, "Two", `${slug}-two`),
    ];
    const turned = ids.toReversed();
    for (let i = 0; i < 2; i += 1)
      expect(await send("reorderEntries", { ids: turned })).toMatchObject({
        entries: turned.map((one) => ({ id: one })),
      });
    for (const one of ids) {
      expect(await send("deleteEntry", { id: one })).toMatchObject({ deletedId: one });
      expect(await send("deleteEntry", { id: one })).toMatchObject({ code: "ENTRY_NOT_FOUND" });
    }
    expect(await send("reorderEntries", { ids: turned })).toMatchObject({ code: "ENTRY_NOT_FOUND" });
  });
});

describe("the settings of the site", () => {
  it("are edited, published and restored like any other entry", async () => {
    const [site] = await loadContents(graph, "SITE", owner);
    const { id, input: settings } = site!;
    const edited = await send("updateSite", { content: { ...settings, tagline: "Another one" } });
    expect(edited.entry).toMatchObject({ latestRevision: 2, publishedRevision: 1, slug: "" });
    expect(await send("updateSite", { content: { ...settings, tagline: "Another one" } })).toEqual(edited);
    expect(await issues("updateSite", { content: { title: "" } })).toEqual(["content.title REQUIRED"]);
    expect(await issues("updateSite", { content: settings, revision: 1 })).toEqual(["revision OLD_VERSION"]);
    const tagline = async () => {
      const answer = await graph.run<{ business: { site: { tagline: string } } }>(
        "{ business { site { tagline } } }",
      );
      return answer.data.business.site.tagline;
    };
    const before = await tagline();
    await send("publishEntry", { id });
    expect([before, await tagline()]).toEqual([settings["tagline"], "Another one"]);
    await send("restoreRevision", { id, revision: 1 });
    await send("publishEntry", { id });
    expect(await tagline()).toBe(before);
  });
});

describe("a script", () => {
  const SCRIPT = `<script>alert("q")</script><img src=x onerror=alert(1)>"'>&`;
  const safeName = `x ${SCRIPT}`;

  const filledData: Readonly<Record<ContentTypeName, object>> = {
    Page: {
      title: safeName,
      description: safeName,
      seo: { title: safeName, description: safeName },
      blocks: [
        { hero: { title: safeName, text: safeName } },
        { richText: { text: `<p>x ${SCRIPT}</p>` } },
        { quote: { text: safeName, source: safeName } },
        { faq: { title: safeName, questions: [{ question: safeName, answer: `<p>x ${SCRIPT}</p>` }] } },
        {
          callToAction: {
            title: safeName,
            text: safeName,
            actions: [{ label: "<b>x</b>", target: { entry: "page:about" } }],
          },
        },
        { contact: { title: safeName, text: safeName } },
        { mapLink: { title: safeName, address: safeName } },
        { serviceCard: { service: "massage", text: safeName } },
      ],
    },
    Post: { title: safeName, excerpt: safeName, seo: { title: safeName }, blog: "journal", blocks: [] },
    Author: { name: safeName, bio: safeName },
    Category: { name: safeName, description: safeName, seo: { description: safeName } },
    Product: { title: safeName, summary: safeName, description: `<p>x ${SCRIPT}</p>` },
  };

  it("is escaped or removed in every field of every output", async () => {
    for (const contentType of CONTENT_TYPES) {
      const createResult = await send(`create${contentType}`, {
        slug: `script-${contentType.toLowerCase()}`,
        content: filledData[contentType],
      });
      expect([contentType, createResult.__typename, createResult.issues]).toEqual([
        contentType,
        `Create${contentType}Payload`,
        undefined,
      ]);
      await send("publishEntry", { id: createResult.entry!.id });
    }
    const { body: graphBody } = await served.app.inject({
      method: "POST",
      url: "/graphql",
      payload: {
        query: `{ business { site { page(id: "script-page") { blocks { ... on RichTextBlock { text } ... on FaqBlock { questions { answer } } } }
          product(id: "script-product") { description } footer } } }`,
      },
    });
    expect(graphBody).toContain("<p>x");
    expect(graphBody).not.toMatch(/<script|onerror|<img src=x/);
    for (const url of [
      "/script-page",
      "/journal/b/script-post/",
      "/c/script-category/",
      "/product/script-product/",
      "/journal",
    ]) {
      const { statusCode, body } = await served.app.inject(url);
      expect([url, statusCode]).toEqual([url, 200]);
      expect([url, /<script>alert|<img src=x/.test(body)]).toEqual([url, false]);
    }
    for (const url of ["/feed.xml", "/journal/feed.xml", "/sitemap.xml"]) {
      const { body } = await served.app.inject(url);
      expect([url, /<script|<img/.test(body)]).toEqual([url, false]);
    }
    const { data } = await graph.run<{ business: { site: { page: { seo: { structuredData: string } } } } }>(
      `{ business { site { page(id: "script-page") { seo { structuredData } } } } }`,
    );
    const { structuredData } = data.business.site.page.seo;
    expect(structuredData).not.toContain("<");
    expect(JSON.stringify(JSON.parse(structuredData))).toContain("FAQPage");
  });

  it("is rejected in a link, slug, anchor or picture path", async () => {
    const blocks = [
      ...[{ url: "javascript:alert(1)" }, { url: "data:text/html,x" }, { path: "/\\evil.test" }].map(
        (target) => ({ callToAction: { title: "T", actions: [{ label: "L", target }] } }),
      ),
      { image: { image: { file: { path: "/demo/site/../../x.svg", width: 1, height: 1 } } } },
      { quote: { anchor: '"><script>', text: "T" } },
    ];
    expect(await issues("createPage", { slug: "linked", content: { title: "T", blocks } })).toEqual([
      "content.blocks.0.callToAction.actions.0.target.url INVALID",
      "content.blocks.1.callToAction.actions.0.target.url INVALID",
      "content.blocks.2.callToAction.actions.0.target.path INVALID",
      "content.blocks.3.image.image.file.path INVALID",
      "content.blocks.4.quote.anchor INVALID",
    ]);
    expect(await issues("createPage", { slug: "<script>", content: { title: "T" } })).toEqual([
      "slug INVALID",
    ]);
  });
});

describe("a caller without permission", () => {
  const ID = "page_00000000000000000000000000";
  const INPUTS: Readonly<Record<string, object>> = {
    ...Object.fromEntries(
      CONTENT_TYPES.flatMap((contentType) => [
        [`create${contentType}`, { content: minimalData(contentType, "Mine") }],
        [`update${contentType}`, { id: ID, content: minimalData(contentType, "Mine") }],
      ]),
    ),
    updateSite: { content: { title: "Mine" } },
    restoreRevision: { id: ID, revision: 1 },
    publishEntry: { id: ID },
    unpublishEntry: { id: ID },
    archiveEntry: { id: ID },
    restoreEntry: { id: ID },
    deleteEntry: { id: ID },
    reorderEntries: { ids: [ID] },
    createPreview: { name: "Mine" },
    revokePreview: { id: "spring-draft" },
    updateMedia: { id: "media_00000000000000000000000000", alt: "Mine" },
    importSite: { content: { format: "daybook-site", version: 1, entries: [] } },
  };

  it("changes nothing of the site by any mutation", async () => {
    const fields = Object.keys(buildSchema().getMutationType()!.getFields());
    const ofContent = fields.filter((name) =>
      /^(create|update)(Page|Post|Author|Category|Product)$|(Entry|Entries|Preview|Site|Media|Revision)$/.test(
        name,
      ),
    );
    expect(ofContent.toSorted()).toEqual(Object.keys(INPUTS).toSorted());
    for (const [mutation, input] of Object.entries(INPUTS))
      expect([mutation, await send(mutation, input, {})]).toEqual([
        mutation,
        { __typename: "Thrown", code: "UNAUTHENTICATED" },
      ]);
  });

  it("changes nothing here with another business's key", async () => {
    const id = await draft("Post", "Ours", "ours-alone");
    for (const [mutation, input] of [
      ["updatePost", { id, content: { title: "T" } }],
      ["restoreRevision", { id, revision: 1 }],
      ["publishEntry", { id }],
      ["unpublishEntry", { id }],
      ["archiveEntry", { id }],
      ["restoreEntry", { id }],
      ["deleteEntry", { id }],
      ["reorderEntries", { ids: [id] }],
    ] as const)
      expect([mutation, await send(mutation, input, foreign)]).toMatchObject([
        mutation,
        { code: "ENTRY_NOT_FOUND" },
      ]);
    expect(await send("revokePreview", { id: "spring-draft" }, foreign)).toMatchObject({
      code: "PREVIEW_NOT_FOUND",
    });
    const { data } = await graph.run<{ business: { exportSite: unknown } }>(
      "{ business { exportSite } }",
      {},
      foreign,
    );
    expect(JSON.stringify(data.business.exportSite)).not.toContain("Northside");
    expect(await send("deleteEntry", { id })).toMatchObject({ deletedId: id });
  });
});

describe("alt text of a picture", () => {
  const ID = "media_00000000000000000000000000";

  it("is changed idempotently, limited in length and only for its own business", async () => {
    const { storeMedia } = await import("../../media.ts");
    const { default: sharp } = await import("sharp");
    const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const { id } = unwrap(await storeMedia(await graph.scope(), { name: "red.png", alt: "Red", content }));
    for (let i = 0; i < 2; i += 1)
      expect(await send("updateMedia", { id: id, alt: "A red square" })).toMatchObject({
        media: { id, alt: "A red square" },
      });
    expect(await issues("updateMedia", { id: id, alt: "x".repeat(301) })).toEqual(["alt TOO_LONG"]);
    for (const other of [ID, "x"])
      expect(await send("updateMedia", { id: other, alt: "A" })).toMatchObject({
        code: "MEDIA_NOT_FOUND",
      });
    expect(await send("updateMedia", { id: id, alt: "Mine" }, foreign)).toMatchObject({
      code: "MEDIA_NOT_FOUND",
    });
  });
});
