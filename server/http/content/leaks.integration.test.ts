import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEntry, updateEntry } from "../../services/content/entries.ts";
import { createPreview } from "../../services/content/previews.ts";
import { archiveEntry, publishDue, publishEntry, unpublishEntry } from "../../services/content/publishing.ts";
import type { Outcome, Scope } from "../../services/scope.ts";
import { contentApp } from "../../testing/contentApp.ts";
import { type TestGraph, testGraph } from "../../testing/graph.ts";

let graph: TestGraph;
let served: Awaited<ReturnType<typeof contentApp>>;
let scope: Scope;

beforeAll(async () => {
  graph = await testGraph();
  served = await contentApp(graph);
  scope = await graph.scope();
});
afterAll(async () => {
  await served.close();
  await graph.close();
});

/** A generator of numbers that come again in every run (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const KINDS = ["PAGE", "POST", "CATEGORY", "PRODUCT"] as const;
type Kind = (typeof KINDS)[number];

/** What the test knows of an entry: the word of each revision, and which of them the public may read. */
interface Known {
  readonly id: string;
  readonly kind: Kind;
  readonly slugs: string[];
  newest: string;
  shown: string | null;
  publishAt: number | null;
  unpublishAt: number | null;
  isArchived: boolean;
}

let words = 0;
/** A word that stands nowhere else: `qzword17zq`. */
const newWord = () => `qzword${(words += 1)}zq`;

/** What an entry says, its word in every field that takes words. */
function saying(kind: Kind, word: string): object {
  const text = `Says ${word}`;
  const seo = { seoTitle: text, seoDescription: text };
  const blocks = [
    { id: "words", kind: "richText", text: `<p>${text}</p>` },
    { id: "asked", kind: "faq", title: text, questions: [{ question: text, answer: `<p>${text}</p>` }] },
  ];
  switch (kind) {
    case "PAGE":
      return { ...seo, title: text, description: text, blocks };
    case "POST":
      return { ...seo, title: text, excerpt: text, blog: "journal", blocks };
    case "CATEGORY":
      return { ...seo, name: text, description: text };
    case "PRODUCT":
      return { ...seo, title: text, summary: text, description: `<p>${text}</p>`, priceMinor: 100 };
  }
}

function addresses({ kind, slugs }: Known): string[] {
  const slugAddresses: Record<Kind, (slug: string) => string[]> = {
    PAGE: (slug) => [`/${slug}`],
    POST: (slug) => [`/journal/b/${slug}/`, `/b/${slug}/`],
    CATEGORY: (slug) => [`/journal/c/${slug}`, `/c/${slug}/`],
    PRODUCT: (slug) => [`/product/${slug}/`, `/shop/product/${slug}/`],
  };
  return slugs.flatMap(slugAddresses[kind]);
}

const LISTS = ["/", "/journal", "/shop", "/sitemap.xml", "/feed.xml", "/journal/feed.xml", "/robots.txt"];

function must<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  return outcome.value;
}

/** Everything that the public can read at these addresses, following where they lead. */
async function read(urls: readonly string[]): Promise<string> {
  const texts: string[] = [];
  for (const url of urls) {
    const { body, headers } = await served.app.inject(url);
    texts.push(body, String(headers["location"] ?? ""));
  }
  return texts.join("\n");
}

/** One step of somebody who edits, publishes and changes their mind. */
async function step(known: Known[], pick: (below: number) => number): Promise<void> {
  const now = graph.clock.now();
  const entry = known[pick(known.length)];
  const action = pick(entry ? 9 : 1);
  if (!entry || action === 0) {
    const [kind, word] = [KINDS[pick(KINDS.length)]!, newWord()];
    const slug = `slug-${words}`;
    const id = must(await createEntry(scope, kind, { slug, data: saying(kind, word) }));
    known.push({
      id,
      kind,
      slugs: [slug],
      newest: word,
      shown: null,
      publishAt: null,
      unpublishAt: null,
      isArchived: false,
    });
    return;
  }
  if (action <= 3) {
    const word = newWord();
    const slug = action === 3 ? `slug-${words}` : entry.slugs.at(-1)!;
    const written = await updateEntry(scope, entry.kind, entry.id, { slug, data: saying(entry.kind, word) });
    if (!written.ok) return;
    entry.newest = word;
    if (!entry.slugs.includes(slug)) entry.slugs.push(slug);
  } else if (action <= 5) {
    if (!(await publishEntry(scope, entry.id, null)).ok) return;
    Object.assign(entry, { shown: entry.newest, publishAt: null, isArchived: false });
  } else if (action === 6) {
    const at = now + (1 + pick(60)) * 60_000;
    if ((await publishEntry(scope, entry.id, at)).ok) entry.publishAt = at;
  } else if (action === 7) {
    if ((await unpublishEntry(scope, entry.id, null)).ok)
      Object.assign(entry, { shown: null, publishAt: null, unpublishAt: null });
  } else if ((await archiveEntry(scope, entry.id)).ok) {
    Object.assign(entry, { shown: null, publishAt: null, unpublishAt: null, isArchived: true });
  }
}

/** The words that may be read, and those that may not. */
async function check(known: readonly Known[]): Promise<void> {
  const text = await read([...LISTS, ...known.flatMap(addresses)]);
  const found = new Set(text.match(/qzword\d+zq/g) ?? []);
  const allowed = new Set(known.flatMap(({ shown }) => shown ?? []));
  expect([...found].filter((word) => !allowed.has(word))).toEqual([]);
  expect([...allowed].filter((word) => !found.has(word))).toEqual([]);
}

describe("over any walk of editing, publishing and taking back", () => {
  it.each([1, 2, 3])("the public reads what is published, at once, and nothing else (%i)", async (seed) => {
    const pick = numbers(seed);
    const known: Known[] = [];
    for (let i = 0; i < 45; i += 1) {
      await step(known, pick);
      if (i % 9 === 8) {
        graph.clock.advance(30);
        await publishDue(graph.database, graph.clock);
        for (const entry of known.filter(({ publishAt }) => publishAt !== null))
          if (entry.publishAt! <= graph.clock.now())
            Object.assign(entry, { shown: entry.newest, publishAt: null });
      }
      if (i % 3 === 2) await check(known);
    }
    await check(known);
    expect(known.some(({ shown }) => shown !== null)).toBe(true);
    // So that the next walk finds nothing of this one.
    for (const { id } of known) await archiveEntry(scope, id);
  });

  it("a preview changes nothing of what the public reads, and is found nowhere", async () => {
    const word = newWord();
    const slug = `slug-${words}`;
    must(await createEntry(scope, "PAGE", { slug, data: saying("PAGE", word) }));
    const preview = must(await createPreview(scope, { name: "Not yet" }));
    const { data } = await graph.run<{ preview: unknown }>(
      `query ($id: String!) { preview(id: $id) { page(path: "${slug}") { title } } }`,
      { id: preview },
    );
    expect(JSON.stringify(data)).toContain(word);
    const text = await read([...LISTS, `/${slug}`, "/about"]);
    expect(text).not.toContain(word);
    expect(text).not.toContain(preview);
  });
});
