import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ENTRY_KINDS } from "../../rules/definition.ts";
import { exportSite } from "../../exchange.ts";
import { setUpContent } from "../../../../testing/fixtures.ts";
import { openGraph } from "../../../../testing/graph.ts";
import { loadContents } from "../../../../testing/content/site.ts";

const graph = await openGraph({ hasOther: true });
const { owner, send } = await setUpContent(graph);

const CONTENT_TYPES = {
  SITE: "Site",
  PAGE: "Page",
  POST: "Post",
  AUTHOR: "Author",
  CATEGORY: "Category",
  PRODUCT: "Product",
} as const;

describe("content of the demo", () => {
  it.each(ENTRY_KINDS)("of kind %s is written back unchanged", async (kind) => {
    const before = await loadContents(graph, kind, owner);
    const exported = await exportSite(await graph.scope());
    expect(before.length).toBeGreaterThan(0);
    for (const { id, latestRevision, input } of before) {
      const saved = await send(`update${CONTENT_TYPES[kind]}`, {
        ...(kind === "SITE" ? {} : { id }),
        content: input,
      });
      // An unchanged content adds no revision.
      expect(saved).toMatchObject({ entry: { id, latestRevision } });
    }
    expect(await loadContents(graph, kind, owner)).toEqual(before);
    expect(await exportSite(await graph.scope())).toEqual(exported);
  });
});

const words = fc.stringMatching(/^[a-z]{1,12}$/);
const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const target = fc.oneof(
  fc.constant({ entry: "page:about" }),
  words.map((word) => ({ path: `/${word}` })),
  words.map((word) => ({ url: `https://${word}.example/` })),
);
const actions = fc.array(fc.record({ label: words, target }), { minLength: 1, maxLength: 3 });
const html = words.map((word) => `<p>${word}</p>`);
const picture = fc.record({
  file: fc.record({
    path: fc.constant("/demo/site/studio.svg"),
    width: fc.integer({ min: 1, max: 9_000 }),
    height: fc.constant(10),
    alt: optional(words),
  }),
});
const count = optional(fc.integer({ min: 1, max: 48 }));
const title = optional(words);
const simpleBlock = fc.oneof(
  fc.record({
    hero: fc.record({ title: words, text: title, image: optional(picture), actions: optional(actions) }),
  }),
  fc.record({ richText: fc.record({ text: html }) }),
  fc.record({ image: fc.record({ image: picture, caption: title }) }),
  fc.record({ gallery: fc.record({ title, images: fc.array(picture, { minLength: 1, maxLength: 3 }) }) }),
  fc.record({ quote: fc.record({ text: words, source: title }) }),
  fc.record({
    faq: fc.record({
      title,
      questions: fc.array(fc.record({ question: words, answer: html }), { minLength: 1, maxLength: 3 }),
    }),
  }),
  fc.record({ callToAction: fc.record({ title: words, text: title, actions }) }),
  fc.record({ postList: fc.record({ title, blog: optional(fc.constant("journal")), count }) }),
  fc.record({ productGrid: fc.record({ title, count }) }),
  fc.record({ contact: fc.record({ title, text: title }) }),
  fc.record({ mapLink: fc.record({ title, address: title }) }),
  fc.record({ serviceCard: fc.record({ service: fc.constant("massage"), text: title }) }),
  fc.record({
    booking: fc.record({ title, target: fc.constantFrom({ service: "massage" }, { provider: "northside" }) }),
  }),
);
const block = fc.oneof(
  { weight: 5, arbitrary: simpleBlock },
  {
    weight: 1,
    arbitrary: fc.record({
      columns: fc.record({
        columns: fc.array(fc.record({ blocks: fc.array(simpleBlock, { maxLength: 3 }) }), {
          minLength: 2,
          maxLength: 3,
        }),
      }),
    }),
  },
);
const page = fc.record({
  title: words,
  description: title,
  image: optional(picture),
  isBlog: optional(fc.boolean()),
  seo: optional(fc.record({ title, description: title, isIndexed: optional(fc.boolean()) })),
  blocks: fc.array(block, { maxLength: 8 }),
});

describe("written content", () => {
  it("of a page reads equal after it is written back and contains what was written", async () => {
    const created = await send("createPage", { slug: "random", content: { title: "Random" } });
    const id = created.entry!.id;
    const read = async () => (await loadContents(graph, "PAGE", owner)).find((one) => one.id === id)!;
    await fc.assert(
      fc.asyncProperty(page, async (example) => {
        const content = JSON.parse(JSON.stringify(example)) as typeof example;
        expect((await send("updatePage", { id, content })).issues).toBeUndefined();
        const written = await read();
        expect(written.input).toMatchObject({ title: content.title });
        expect((written.input["blocks"] as object[]).map((one) => Object.keys(one))).toEqual(
          content.blocks.map((one) => Object.keys(one)),
        );
        await send("updatePage", { id, content: written.input });
        expect(await read()).toEqual(written);
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  it("of a product is rejected with a price in another currency or below zero", async () => {
    const content = { title: "Mat", price: { amount: 100, currency: "JPY" } };
    expect(await send("createProduct", { content })).toMatchObject({
      issues: [{ path: ["content", "price", "currency"], code: "INVALID" }],
    });
    const tooDear = { title: "Mat", price: { amount: -1, currency: "USD" } };
    expect(await send("createProduct", { slug: "dear-mat", content: tooDear })).toMatchObject({
      issues: [{ path: ["content", "price", "amount"], code: "OUT_OF_RANGE" }],
    });
  });
});
