import { beforeAll, describe, expect, it } from "vitest";
import { createEntry, updateEntry } from "../entries.ts";
import { createPreview, revokePreview } from "../previews.ts";
import { archiveEntry, publishDue, publishEntry, unpublishEntry } from "../publishing.ts";
import { encodeTypeId } from "../../../shared/ids/typeId.ts";
import { isFullDepth } from "../../../testing/depth.ts";
import { setUpContentApp } from "../../../testing/fixtures.ts";
import { OTHER } from "../../../testing/businesses/otherBusiness.ts";
import { unwrap } from "../../../testing/unwrap.ts";
import { openGraph } from "../../../testing/graph.ts";

const graph = await openGraph({ hasOther: true });
const served = await setUpContentApp(graph);
const scope = await graph.scope();

let over: string;

beforeAll(async () => {
  over = unwrap(await createPreview(scope, { name: "Over" }));
  unwrap(await revokePreview(scope, over));
});

/** A seeded random generator (mulberry32). */
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

/** The marker word of each revision, and the revisions that the public may read. */
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

const CHECK_EVERY = isFullDepth ? 3 : 5;

let wordCount = 0;
const newWord = () => `qzword${(wordCount += 1)}zq`;

function entryData(kind: Kind, word: string): object {
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

async function read(urls: readonly string[]): Promise<string> {
  const texts: string[] = [];
  for (const url of urls) {
    const { body, headers } = await served.app.inject(url);
    texts.push(body, String(headers["location"] ?? ""));
  }
  return texts.join("\n");
}

interface GraphResult {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { readonly message: string }[];
}

async function ask(query: string, variables: object = {}, host = "localhost"): Promise<GraphResult> {
  const { body } = await served.app.inject({
    method: "POST",
    url: "/graphql",
    headers: { host },
    payload: { query, variables },
  });
  return JSON.parse(body) as GraphResult;
}

const PREFIX = { PAGE: "page", POST: "post", CATEGORY: "category", PRODUCT: "product" } as const;
const SAID = `__typename ... on Page { title description seo { title description structuredData } blocks { __typename ... on RichTextBlock { text } } }
  ... on Post { title excerpt seo { title description structuredData } blocks { __typename ... on RichTextBlock { text } } }
  ... on Category { name description seo { title description } } ... on Product { title summary rich: description seo { title description structuredData } }`;

async function readGraph(known: readonly Known[], host?: string): Promise<string> {
  const texts: string[] = [];
  for (let i = 0; i < known.length; i += 10) {
    const some = known.slice(i, i + 10);
    const ids = some.map(({ id, kind }) => encodeTypeId(PREFIX[kind], id));
    const named = some.map(({ kind, slugs }, j) => {
      const slug = JSON.stringify(slugs.at(-1)!);
      const byName = {
        PAGE: `page(id: ${slug}) { title }`,
        POST: `post(id: ${slug}) { title excerpt }`,
        CATEGORY: `category(id: ${slug}) { name description }`,
        PRODUCT: `product(id: ${slug}) { title summary }`,
      };
      return `n${j}: ${byName[kind]}`;
    });
    const answers = [
      await ask(`query ($ids: [ID!]!) { nodes(ids: $ids) { ${SAID} } }`, { ids }, host),
      await ask(`query ($id: ID!) { node(id: $id) { ${SAID} } }`, { id: ids[0] }, host),
      await ask(`{ business { site { ${named.join(" ")} } } }`, {}, host),
    ];
    for (const { data, errors } of answers) {
      expect(errors).toBeUndefined();
      texts.push(JSON.stringify(data));
    }
  }
  return texts.join("\n");
}

/** Fields for owners and expired previews, which must return nothing. */
async function readForbidden(known: readonly Known[], preview: string): Promise<string> {
  const ids = known.map(({ id, kind }) => `${encodeTypeId(PREFIX[kind], id)}~${preview}`).slice(-10);
  const answers = [
    await ask("{ business { siteEntries(first: 100) { edges { node { title content { __typename } } } } } }"),
    await ask("{ business { exportSite } }"),
    await ask("{ business { media(first: 100) { edges { node { alt name } } } } }"),
    await ask("{ business { sitePreviews(first: 100) { edges { node { previewId name } } } } }"),
    await ask(`query ($ids: [ID!]!) { nodes(ids: $ids) { ${SAID} } }`, { ids }),
    await ask(
      "query ($id: ID!) { preview(id: $id) { title pages(first: 100) { edges { node { title } } } } }",
      { id: preview },
    ),
  ];
  return JSON.stringify(answers);
}

async function step(known: Known[], pick: (below: number) => number): Promise<void> {
  const now = graph.clock.now();
  const entry = known[pick(known.length)];
  const action = pick(entry ? 9 : 1);
  if (!entry || action === 0) {
    const [kind, word] = [KINDS[pick(KINDS.length)]!, newWord()];
    const slug = `slug-${wordCount}`;
    const id = unwrap(await createEntry(scope, kind, { slug, data: entryData(kind, word) }));
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
    const slug = action === 3 ? `slug-${wordCount}` : entry.slugs.at(-1)!;
    const outcome = await updateEntry(scope, entry.kind, entry.id, {
      slug,
      data: entryData(entry.kind, word),
    });
    if (!outcome.ok) return;
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

const tags = new Map<string, { readonly etag: string; readonly body: string }>();

/** A conditional request must not return 304 for a changed page. */
async function readAgain(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const had = tags.get(url);
    const headers = had ? { "if-none-match": had.etag } : {};
    const { statusCode, body, headers: responseHeaders } = await served.app.inject({ url, headers });
    const fresh = await served.app.inject(url);
    if (statusCode === 304) expect([url, had?.body === fresh.body]).toEqual([url, true]);
    else expect([url, statusCode, body === fresh.body]).toEqual([url, fresh.statusCode, true]);
    if (fresh.statusCode === 200) tags.set(url, { etag: String(fresh.headers["etag"]), body: fresh.body });
    else expect([url, responseHeaders["cache-control"]?.includes("public")]).toEqual([url, false]);
  }
}

async function check(known: readonly Known[]): Promise<void> {
  const urls = [...LISTS, ...known.flatMap(addresses)];
  const elsewhere = await Promise.all(
    urls
      .slice(-20)
      .map(async (url) => (await served.app.inject({ url, headers: { host: OTHER.host } })).body),
  );
  expect([...elsewhere, await readGraph(known, OTHER.host)].join("\n")).not.toMatch(/qzword\d+zq/);
  expect(await readForbidden(known, over)).not.toMatch(/qzword\d+zq/);
  await readAgain(urls.slice(-24));
  const text = `${await read(urls)}\n${await readGraph(known)}`;
  const visibleWords = new Set(text.match(/qzword\d+zq/g) ?? []);
  const allowed = new Set(known.flatMap(({ shown }) => shown ?? []));
  expect([...visibleWords].filter((word) => !allowed.has(word))).toEqual([]);
  expect([...allowed].filter((word) => !visibleWords.has(word))).toEqual([]);
}

describe("during random editing, publishing and unpublishing", () => {
  it.each(isFullDepth ? [1, 2, 3] : [1])(
    "the public reads exactly the published revisions (%i)",
    async (seed) => {
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
        if (i % CHECK_EVERY === CHECK_EVERY - 1) await check(known);
      }
      await check(known);
      expect(known.some(({ shown }) => shown !== null)).toBe(true);
      for (const { id } of known) await archiveEntry(scope, id);
    },
  );

  it("a preview neither changes nor appears in public pages", async () => {
    const word = newWord();
    const slug = `slug-${wordCount}`;
    unwrap(await createEntry(scope, "PAGE", { slug, data: entryData("PAGE", word) }));
    const preview = unwrap(await createPreview(scope, { name: "Not yet" }));
    const { data } = await graph.run<{ preview: unknown }>(
      `query ($id: ID!) { preview(id: $id) { page(id: "${slug}") { title } } }`,
      { id: preview },
    );
    expect(JSON.stringify(data)).toContain(word);
    const text = await read([...LISTS, `/${slug}`, "/about"]);
    expect(text).not.toContain(word);
    expect(text).not.toContain(preview);
  });

  it("an ended preview shows nothing under any address", async () => {
    const word = newWord();
    const slug = `slug-${wordCount}`;
    const id = unwrap(await createEntry(scope, "PAGE", { slug, data: entryData("PAGE", word) }));
    const expiresAt = graph.clock.now() + 60_000;
    const preview = unwrap(await createPreview(scope, { name: "Soon over", expiresAt }));
    const entry: Known = {
      id,
      kind: "PAGE",
      slugs: [slug],
      newest: word,
      shown: null,
      publishAt: null,
      unpublishAt: null,
      isArchived: false,
    };
    expect(await readForbidden([entry], preview)).toContain(word);
    expect(await readForbidden([entry], `${preview}x`)).not.toContain(word);
    graph.clock.advance(1);
    expect(await readForbidden([entry], preview)).not.toContain(word);
  });
});
