import { describe, expect, it } from "vitest";
import { OTHER } from "../../../testing/businesses/otherBusiness.ts";
import { openGraph } from "../../../testing/graph.ts";

const graph = await openGraph({ hasOther: true });

interface Target {
  readonly __typename: string;
  readonly title?: string;
  readonly name?: string;
  readonly path?: string;
  readonly location?: string;
  readonly status?: number;
}

const TARGET = `fragment target on ContentTarget { __typename ... on Page { title path } ... on Post { title path }
  ... on Category { name path } ... on Product { title path } ... on ContentRedirect { location status } }`;

async function resolved(path: string): Promise<Target | null> {
  const { data, errors } = await graph.run<{ business: { site: { resolve: Target | null } } }>(
    `query ($path: String!) { business { site { resolve(path: $path) { ...target } } } } ${TARGET}`,
    { path },
  );
  expect(errors).toEqual([]);
  return data.business.site.resolve;
}

async function previewed(
  path: string,
  id = "spring-draft",
  host?: string,
): Promise<Target | null | undefined> {
  const { data, errors } = await graph.run<{ preview: { resolve: Target | null } | null }>(
    `query ($id: ID!, $path: String!) { preview(id: $id) { resolve(path: $path) { ...target } } } ${TARGET}`,
    { id, path },
    host === undefined ? {} : { host },
  );
  expect(errors).toEqual([]);
  return data.preview === null ? undefined : data.preview.resolve;
}

describe("resolve", () => {
  it.each([
    ["/", "Page", "Northside Studio"],
    ["/about", "Page", "About us"],
    ["/journal", "Page", "Journal"],
    ["/journal/b/desk-by-four/", "Post", "Your desk by four in the afternoon"],
    ["/b/open-house/", "Post", "Open house on the first Saturday"],
    ["/journal/c/movement/b/desk-by-four", "Post", "Your desk by four in the afternoon"],
    ["/c/movement/b/desk-by-four", "Post", "Your desk by four in the afternoon"],
    ["/shop/product/mat/", "Product", "Natural rubber mat"],
    ["/b/desk-by-four/", "Post", "Your desk by four in the afternoon"],
    ["/product/mat/", "Product", "Natural rubber mat"],
  ])("finds at %s the %s", async (path, type, title) => {
    expect(await resolved(path)).toMatchObject({ __typename: type, title });
  });

  it.each(["/c/movement/", "/journal/c/movement"])("finds at %s the category", async (path) => {
    expect(await resolved(path)).toEqual({
      __typename: "Category",
      name: "Movement",
      path: "/journal/c/movement",
    });
  });

  it.each([
    ["/about/", "/about"],
    ["/journal/b/desk-by-four", "/journal/b/desk-by-four/"],
    ["/b/open-house", "/b/open-house/"],
    ["/c/movement", "/c/movement/"],
    ["/journal/c/movement/", "/journal/c/movement"],
    ["/c/movement/b/desk-by-four/", "/c/movement/b/desk-by-four"],
    ["/shop/product/mat", "/shop/product/mat/"],
    ["/b/desk-by-four", "/b/desk-by-four/"],
    ["/product/mat", "/product/mat/"],
    ["/about/b/desk-by-four/", "/journal/b/desk-by-four/"],
    ["/about/c/movement", "/journal/c/movement"],
    ["/c/food/b/desk-by-four", "/journal/b/desk-by-four/"],
    ["/about/product/mat/", "/shop/product/mat/"],
    ["/team", "/about"],
    ["/team/", "/about"],
    ["/journal/b/desk-exercises/", "/journal/b/desk-by-four/"],
    ["/b/desk-exercises", "/journal/b/desk-by-four/"],
  ])("redirects %s to %s permanently", async (path, location) => {
    expect(await resolved(path)).toEqual({ __typename: "ContentRedirect", location, status: 308 });
  });

  it("redirects a product's id to its slug", async () => {
    const { data } = await graph.run<{ business: { site: { product: { id: string } } } }>(
      `{ business { site { product(id: "mat") { id } } } }`,
    );
    const { id } = data.business.site.product;
    expect(await resolved(`/product/${id}/`)).toMatchObject({ location: "/shop/product/mat/" });
  });

  it.each([
    "/nothing",
    "/b/spring-in-your-step/",
    "/journal/b/spring-in-your-step/",
    "/b/nothing/",
    "/c/nothing/",
    "/product/nothing/",
    "//",
    "/about//",
    "/a/b",
    "/b",
    "/c/movement/x/desk-by-four",
    "/ABOUT",
    "/about%00",
    `/${"a".repeat(100_000)}`,
    "/v2/preview/spring-draft",
  ])("returns null for %#", async (path) => {
    expect(await resolved(path)).toBeNull();
  });
});

describe("a preview", () => {
  it.each([
    ["/v2/preview/spring-draft", "Page", "/v2/preview/spring-draft"],
    ["/v2/preview/spring-draft/about", "Page", "/v2/preview/spring-draft/about"],
    [
      "/v2/preview/spring-draft/b/spring-in-your-step",
      "Post",
      "/v2/preview/spring-draft/b/spring-in-your-step",
    ],
    [
      "/v2/preview/spring-draft/c/movement/b/spring-in-your-step",
      "Post",
      "/v2/preview/spring-draft/b/spring-in-your-step",
    ],
    ["/v2/preview/spring-draft/c/movement", "Category", "/v2/preview/spring-draft/c/movement"],
    ["/v2/preview/spring-draft/product/mat", "Product", "/v2/preview/spring-draft/product/mat"],
    ["/", "Page", "/v2/preview/spring-draft"],
    ["/b/spring-in-your-step", "Post", "/v2/preview/spring-draft/b/spring-in-your-step"],
  ])("shows %s", async (path, type, own) => {
    expect(await previewed(path)).toMatchObject({ __typename: type, path: own });
  });

  it.each([
    ["/v2/preview/spring-draft/", "/v2/preview/spring-draft"],
    ["/v2/preview/spring-draft/journal/b/desk-by-four/", "/v2/preview/spring-draft/b/desk-by-four"],
    ["/v2/preview/spring-draft/product/mat/", "/v2/preview/spring-draft/product/mat"],
    ["/v2/preview/spring-draft/team", "/v2/preview/spring-draft/about"],
  ])("redirects %s to %s", async (path, location) => {
    expect(await previewed(path)).toMatchObject({ __typename: "ContentRedirect", location });
  });

  it("is marked as preview, not indexed, and keeps its links inside", async () => {
    const { data, errors } = await graph.run<{
      preview: {
        isPreview: boolean;
        previewName: string;
        navigation: { href: string; children: { href: string }[] }[];
        page: { id: string; seo: { isIndexed: boolean }; blocks: { title?: string; text?: string }[] };
        post: { blocks: { text?: string }[] };
      };
    }>(
      `{ preview(id: "spring-draft") { isPreview previewName navigation { href children { href } }
         page { id seo { isIndexed } blocks { ... on HeroBlock { title } } }
         post(id: "backs-in-a-good-mood") { blocks { ... on RichTextBlock { text } } } } }`,
    );
    expect(errors).toEqual([]);
    const { preview } = data;
    expect(preview).toMatchObject({ isPreview: true, previewName: "Spring at Northside" });
    expect(preview.page.seo.isIndexed).toBe(false);
    expect(preview.page.blocks[0]!.title).toBe("Spring at Northside");
    expect(preview.navigation.map(({ href }) => href)).toContain("/v2/preview/spring-draft/about");
    expect(preview.navigation[0]!.children.map(({ href }) => href)).toContain(
      "/widget/service-menus/treatments",
    );
    expect(preview.post.blocks[0]!.text).toContain('href="/v2/preview/spring-draft/b/desk-by-four"');
    const again = await graph.run<{ node: { title: string } }>(
      `query ($id: ID!) { node(id: $id) { ... on Page { title } } }`,
      { id: preview.page.id },
    );
    expect(again).toMatchObject({ data: { node: { title: "Northside Studio" } }, errors: [] });
  });

  it("is null when its id is guessed, altered, expired, revoked or another business's", async () => {
    for (const id of [
      "",
      "spring-drafu",
      "SPRING-DRAFT",
      "spring-draft ",
      "' OR ''='",
      "a",
      "x".repeat(9_999),
    ])
      expect([id, await previewed("/", id)]).toEqual([id, undefined]);
    expect(await previewed("/", "spring-draft", OTHER.host)).toBeUndefined();
    const { query } = graph.database;
    await query("UPDATE previews SET expires_at = $1", [new Date(graph.clock.now() + 60_000).toISOString()]);
    expect(await previewed("/")).toMatchObject({ __typename: "Page" });
    graph.clock.advance(1);
    expect(await previewed("/")).toBeUndefined();
    await query("UPDATE previews SET expires_at = NULL, revoked_at = now()");
    expect(await previewed("/")).toBeUndefined();
    await query("UPDATE previews SET revoked_at = NULL");
  });
});

describe("site", () => {
  it("is null for a business without one", async () => {
    const answer = await graph.run("{ business { site { title } } }", {}, { host: OTHER.host });
    expect(answer).toEqual({ data: { business: { site: null } }, errors: [] });
  });
});
