import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import { expect, it } from "vitest";
import { publishDue } from "../publishing.ts";
import { setUpOwner } from "../../../testing/fixtures.ts";
import { seededRandom, openGraph } from "../../../testing/graph.ts";
import { type ContentResult, sendContent } from "../../../testing/content/site.ts";
import { buildSchema } from "../../../app/graph/schema.ts";

const graph = await openGraph();
const owner = await setUpOwner(graph);

const CONTENT_TYPES = ["Site", "Page", "Post", "Category", "Author", "Product"];
/** Fields for owners, or of other modules. */
const LEFT_OUT = new Set(["problems", "business", "service", "provider", "menu", "form", "survey"]);

/** Selects all fields without required arguments, to a maximum depth. */
function selectAll(type: GraphQLObjectType, depth: number): string {
  const fields = Object.values(type.getFields()).filter(
    (field) => !LEFT_OUT.has(field.name) && !field.args.some(isRequiredArgument),
  );
  return fields.flatMap((field) => selectField(field, depth) ?? []).join(" ");
}

/** Aliases by type avoid conflicts between fields of equal name. */
function selectField(field: GraphQLField<unknown, unknown>, depth: number): string | null {
  const type = getNamedType(field.type);
  if (type.name === "ContentBlock")
    return depth > 0 ? `${field.name} { __typename ${blocks(depth - 1)} }` : null;
  if (!isObjectType(type)) return field.name;
  if (depth === 0) return null;
  const below = selectAll(type, CONTENT_TYPES.includes(type.name) ? depth - 1 : depth);
  return below === "" ? null : `${field.name} { ${below} }`;
}

function blocks(depth: number): string {
  const schema = buildSchema();
  const { objects } = schema.getImplementations(schema.getType("ContentBlock") as never);
  return objects
    .map((type) => `... on ${type.name} { ${aliased(selectAll(type, depth), type.name)} }`)
    .join(" ");
}

function aliased(selection: string, type: string): string {
  let level = 0;
  return selection
    .split(" ")
    .map((token) => {
      const isOutermost = level === 0 && /^[a-z]\w*$/i.test(token);
      level += token === "{" ? 1 : token === "}" ? -1 : 0;
      return isOutermost ? `${type}_${token}: ${token}` : token;
    })
    .join(" ");
}

async function publicText(slugs: readonly string[]): Promise<string> {
  const schema = buildSchema();
  const siteType = schema.getType("Site") as GraphQLObjectType;
  const target = ["Page", "Post", "Category", "Product"]
    .map(
      (name) =>
        `... on ${name} { ${aliased(selectAll(schema.getType(name) as GraphQLObjectType, 1), name)} }`,
    )
    .join(" ");
  const paths = slugs.flatMap((slug) => [`/${slug}`, `/b/${slug}/`, `/c/${slug}/`, `/product/${slug}/`]);
  const resolved = paths.map(
    (path, i) =>
      `r${i}: resolve(path: "${path}") { __typename ... on ContentRedirect { location } ${target} }`,
  );
  const { data, errors } = await graph.run(
    `{ business { site { ${selectAll(siteType, 2)} ${resolved.join(" ")} } } }`,
  );
  expect(errors).toEqual([]);
  return JSON.stringify(data);
}

interface Walked {
  readonly id: string;
  readonly contentType: string;
  readonly marks: string[];
  slugs: string[];
  state: string;
  /** Number of revisions at publication; 0 if the entry is not public. */
  shown: number;
  publishAt: number | null;
  unpublishAt: number | null;
}

let marks = 0;
const newMark = () => `mark${String((marks += 1)).padStart(5, "0")}x`;

function createContent(contentType: string, mark: string): object {
  const seo = { seo: { title: `s${mark}`, description: `d${mark}` } };
  const page = [{ hero: { title: mark, text: mark } }, { richText: { text: `<p>${mark}</p>` } }];
  if (contentType === "Page") return { title: mark, description: mark, ...seo, blocks: page };
  if (contentType === "Post") return { title: mark, excerpt: mark, ...seo, blocks: page };
  if (contentType === "Product") return { title: mark, summary: mark, description: `<p>${mark}</p>`, ...seo };
  return contentType === "Author" ? { name: mark, bio: mark } : { name: mark, description: mark, ...seo };
}

it("public fields never contain an unpublished revision during random editing", async () => {
  const random = seededRandom("leaks");
  const below = (n: number) => new DataView(random.bytes(4).buffer).getUint32(0) % n;
  const one = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const send = (mutation: string, input: object): Promise<ContentResult> =>
    sendContent(graph, mutation, input, owner);
  const walked: Walked[] = [];

  const settle = (): void => {
    const now = graph.clock.now();
    for (const entry of walked) {
      if (entry.publishAt !== null && entry.publishAt <= now)
        Object.assign(entry, { shown: entry.marks.length, publishAt: null, state: "PUBLISHED" });
      if (entry.unpublishAt !== null && entry.unpublishAt <= now)
        Object.assign(entry, { shown: 0, publishAt: null, unpublishAt: null, state: "DRAFT" });
    }
  };

  const steps: readonly (() => Promise<void>)[] = [
    async () => {
      const contentType = one(["Page", "Post", "Product", "Category", "Author"]);
      const mark = newMark();
      const result = await send(`create${contentType}`, {
        slug: mark,
        content: createContent(contentType, mark),
      });
      const entry = { id: result.entry!.id, contentType, marks: [mark], slugs: [mark] };
      walked.push({ ...entry, state: "DRAFT", shown: 0, publishAt: null, unpublishAt: null });
    },
    async () => {
      const entry = one(walked);
      const mark = newMark();
      const slug = below(2) === 0 ? { slug: mark } : {};
      const result = await send(`update${entry.contentType}`, {
        id: entry.id,
        content: createContent(entry.contentType, mark),
        ...slug,
      });
      expect(result.code ?? "done").toBe(entry.state === "ARCHIVED" ? "ENTRY_STATE_CONFLICT" : "done");
      if (result.code !== undefined) return;
      entry.marks.push(mark);
      entry.slugs.push(mark);
    },
    async () => {
      const entry = one(walked);
      const result = await send("publishEntry", { id: entry.id });
      expect(result.code).toBeUndefined();
      Object.assign(entry, { state: "PUBLISHED", shown: entry.marks.length, publishAt: null });
    },
    async () => {
      const entry = one(walked);
      const at = graph.clock.now() + (1 + below(20)) * 60_000;
      const result = await send("publishEntry", { id: entry.id, at: new Date(at).toISOString() });
      if (result.code !== undefined) return;
      Object.assign(entry, { state: entry.state === "PUBLISHED" ? "PUBLISHED" : "SCHEDULED", publishAt: at });
    },
    async () => {
      const entry = one(walked);
      const at = graph.clock.now() + (1 + below(20)) * 60_000;
      const result = await send("unpublishEntry", { id: entry.id, at: new Date(at).toISOString() });
      if (result.code === undefined) entry.unpublishAt = at;
    },
    async () => {
      const entry = one(walked);
      const verb = one(["unpublishEntry", "archiveEntry"]);
      expect((await send(verb, { id: entry.id })).code).toBeUndefined();
      const state = verb === "archiveEntry" ? "ARCHIVED" : "DRAFT";
      Object.assign(entry, { state, shown: 0, publishAt: null, unpublishAt: null });
    },
    async () => {
      graph.clock.advance(1 + below(10));
      await publishDue(graph.database, graph.clock);
      settle();
    },
  ];

  for (let step = 0; step < 150; step += 1) {
    await (walked.length < 4 ? steps[0]! : one(steps))();
    if (step % 15 !== 14) continue;
    const text = await publicText(walked.flatMap(({ slugs }) => slugs).slice(-40));
    for (const entry of walked) {
      for (const [i, mark] of entry.marks.entries()) {
        const isShown = i === entry.shown - 1;
        // A former slug was public; a new slug is not public before publication.
        const isPublic = text.includes(`${mark}`);
        if (!isShown && i >= entry.shown) expect([entry, i, isPublic]).toEqual([entry, i, false]);
        if (isShown && entry.contentType !== "Author") expect([entry, i, isPublic]).toEqual([entry, i, true]);
      }
      const former = entry.marks.slice(0, Math.max(0, entry.shown - 1));
      for (const mark of former) expect(text).not.toContain(`<p>${mark}</p>`);
    }
  }
}, 120_000);
