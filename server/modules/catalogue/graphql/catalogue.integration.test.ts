import { describe, expect, it } from "vitest";
import { OTHER } from "../../../testing/businesses/otherBusiness.ts";
import { openGraph } from "../../../testing/graph.ts";

const graph = await openGraph({ hasOther: true });

const SERVICES = [
  "intro-call",
  "consultation",
  "physio",
  "massage",
  "yoga-class",
  "couples-assessment",
  "home-visit",
  "coaching",
  "nutrition",
  "mobility",
  "body-scan",
  "duo-training",
];
const NODES = "edges { node { slug } }";
type Edges = { readonly edges: readonly { readonly node: { readonly slug: string } }[] };
const slugs = (list: Edges) => list.edges.map((edge) => edge.node.slug);

describe("a business", () => {
  it("is found by host, with the default business for an unknown host", async () => {
    const ask = async (host: string) =>
      (await graph.run<{ business: { slug: string } }>("{ business { slug } }", {}, { host })).data.business
        .slug;
    expect(await ask(OTHER.host)).toBe("harbor");
    expect(await ask("localhost")).toBe("northside");
    expect(await ask("nobody.example")).toBe("northside");
  });

  it("is found by slug on any host", async () => {
    const ask = async (slug: string) =>
      (
        await graph.run<{ business: { name: string } | null }>(
          `query ($slug: ID) { business(id: $slug) { name } }`,
          { slug },
        )
      ).data.business;
    expect(await ask("harbor")).toEqual({ name: "Harbor" });
    for (const slug of ["nobody", "", "HARBOR", "%", "h".repeat(10_000)]) expect(await ask(slug)).toBeNull();
  });

  it("lists published services by position, in pages", async () => {
    type Answer = {
      business: {
        services: Edges & { totalCount: number; pageInfo: { endCursor: string; hasNextPage: boolean } };
      };
    };
    const page = async (after: string | null) =>
      (
        await graph.run<Answer>(
          `query ($after: String) { business { services(first: 4, after: $after) { totalCount ${NODES} pageInfo { endCursor hasNextPage } } } }`,
          { after },
        )
      ).data.business.services;
    const first = await page(null);
    expect(first).toMatchObject({ totalCount: SERVICES.length, pageInfo: { hasNextPage: true } });
    const second = await page(first.pageInfo.endCursor);
    const third = await page(second.pageInfo.endCursor);
    expect([...slugs(first), ...slugs(second), ...slugs(third)]).toEqual(SERVICES);
    expect(third.pageInfo.hasNextPage).toBe(false);
  });

  it("hides unpublished services from lists, not from lookups by slug", async () => {
    await graph.change("physio", { publication: "ARCHIVED" });
    const { data } = await graph.run<{
      business: { services: Edges; service: object; provider: { services: Edges; service: object } };
    }>(
      `{ business { services { ${NODES} } service(id: "physio") { isPublished }
          provider(id: "northside") { services { ${NODES} } service(id: "physio") { isPublished } } } }`,
    );
    await graph.reset();
    expect(slugs(data.business.services)).toEqual(SERVICES.filter((slug) => slug !== "physio"));
    expect(slugs(data.business.provider.services)).not.toContain("physio");
    expect(data.business).toMatchObject({
      service: { isPublished: false },
      provider: { service: { isPublished: false } },
    });
  });
});

it("looks up each noun by id as by slug, and a business too", async () => {
  const document = (business: string, service: string, provider: string, form: string) => `{
    business(id: "${business}") { id service(id: "${service}") { id } form(id: "${form}") { id }
      link: bookingLink(id: "${service}") { ... on Service { id } }
      provider(id: "${provider}") { id service(id: "${service}") { id } } } }`;
  const bySlug = await graph.data<{
    business: { id: string; service: { id: string }; provider: { id: string }; form: { id: string } };
  }>(document("northside", "consultation", "northside", "intake"), {});
  const { id, service, provider, form } = bySlug.business;
  expect(bySlug.business).toMatchObject({ link: service, provider: { service } });
  expect(await graph.data(document(id, service.id, provider.id, form.id), {})).toEqual(bySlug);
  const none = await graph.data(document(id, form.id, service.id, service.id), {});
  expect(none).toEqual({ business: { id, service: null, form: null, link: null, provider: null } });
});

describe("a provider", () => {
  it("offers its own services only", async () => {
    const { data } = await graph.run<{
      business: { provider: { services: Edges; yoga: object | null; talk: object | null } };
    }>(
      `{ business { provider(id: "downtown") { services { ${NODES} } yoga: service(id: "yoga-class") { slug } talk: service(id: "talk") { slug } } } }`,
    );
    const { services, yoga, talk } = data.business.provider;
    expect(slugs(services)).toEqual([
      "intro-call",
      "consultation",
      "physio",
      "couples-assessment",
      "nutrition",
    ]);
    expect([yoga, talk]).toEqual([null, null]);
  });

  it("is not found by another business's slug", async () => {
    const { data } = await graph.run(
      `{ business { provider(id: "harbor") { slug } service(id: "talk") { slug } } }`,
    );
    expect(data).toEqual({ business: { provider: null, service: null } });
  });
});

describe("the staff of a service", () => {
  it("is restricted to the given provider", async () => {
    const ask = async (provider: string | null) => {
      type Answer = { business: { service: { staff: { slug: string }[] } } };
      const { data } = await graph.run<Answer>(
        `query ($provider: ID) { business { service(id: "consultation") { staff(provider: $provider) { slug } } } }`,
        { provider },
      );
      return data.business.service.staff.map((one) => one.slug);
    };
    expect(await ask(null)).toEqual(["amara", "bruno", "daniel"]);
    expect(await ask("downtown")).toEqual(["amara", "daniel"]);
    expect(await ask("harbor")).toEqual([]);
    expect(await ask("")).toEqual([]);
  });
});

describe("the number of statements", () => {
  const count = async (document: string) => {
    await graph.context();
    return (await graph.statementsOf(() => graph.run(document))).length;
  };

  it("does not grow with the length of a list", async () => {
    const list = (first: number) =>
      `{ business { services(first: ${first}) { edges { node { slug price { amount } staff { name } } } } } }`;
    const two = await count(list(2));
    expect(await count(list(9))).toBe(two);
    expect(two).toBeLessThanOrEqual(4);
    const providers = (first: number) =>
      `{ business { providers(first: ${first}) { totalCount edges { node { services { edges { node { staff { name } } } } } } } } }`;
    expect(await count(providers(2))).toBe(await count(providers(1)));
  });
});

describe("the services of a provider", () => {
  it("can be queried for cursors alone", async () => {
    const { data, errors } = await graph.run<{
      business: { provider: { services: { edges: { cursor: string }[] } } };
    }>(`{ business { provider(id: "northside") { services { edges { cursor } } } } }`);
    expect(errors).toEqual([]);
    expect(data.business.provider.services.edges.length).toBeGreaterThan(1);
  });
});
