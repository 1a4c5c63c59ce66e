import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addApiKey } from "../../services/apiKeys.ts";
import { audit, rowChanges } from "../../testing/audit.ts";
import { type Asker, type TestGraph, testGraph } from "../../testing/graph.ts";
import { OTHER, addOtherBusiness } from "../../testing/otherBusiness.ts";
import { book, booked, heldToken, serviceId, visitorToken } from "../../testing/visit.ts";
import { globalId } from "../globalIds.ts";

const LINK = `slug name expiresAt services { slug }`;
const OPEN = `query ($slug: String!) { business { link: oneTimeLink(slug: $slug) {
  __typename ... on OneTimeLink { id ${LINK} } ... on Failure { code message } } } }`;
const CREATE = `mutation ($input: CreateOneTimeLinkInput!) { answer: createOneTimeLink(input: $input) {
  __typename ... on CreateOneTimeLinkSuccess { link { ${LINK} state createdAt orderReference } }
  ... on InvalidInput { code issues { path code } } } }`;
const REVOKE = `mutation ($slug: String!) { answer: revokeOneTimeLink(input: { slug: $slug }) {
  __typename ... on RevokeOneTimeLinkSuccess { link { slug state } } ... on Failure { code message } } }`;
const LIST = `{ viewer { business { oneTimeLinks(first: 10) { totalCount edges { node { slug state orderReference services { slug } } } } } } }`;

interface Link {
  readonly id: string;
  readonly slug: string;
  readonly state: string;
}
interface Answer {
  readonly __typename: string;
  readonly link?: Link;
  readonly issues?: unknown;
}

let graph: TestGraph;
let key: string;
let otherKey: string;
beforeAll(async () => {
  graph = await testGraph();
  await addOtherBusiness(graph.database);
  ({ secret: key } = await addApiKey(await graph.scope(), "owner"));
  ({ secret: otherKey } = await addApiKey(await graph.scope({ host: OTHER.host }), "other"));
});
beforeEach(() => graph.reset());
afterAll(() => graph.close());

const open = async (slug: string, asker?: Asker) =>
  (await graph.run<{ business: { link: Answer & Link } }>(OPEN, { slug }, asker)).data.business.link;
async function change(document: string, variables: object, asker: Asker = { key }): Promise<Answer> {
  const answer = await graph.run<{ answer: Answer }>(document, { ...variables }, asker);
  return answer.errors.length > 0 ? (answer.errors[0] as never) : answer.data.answer;
}
const create = (input: object, asker?: Asker) => change(CREATE, { input }, asker);
const revoke = (slug: string, asker?: Asker) => change(REVOKE, { slug }, asker);
const stateOf = async (slug: string) => {
  type List = { viewer: { business: { oneTimeLinks: { edges: { node: Link }[] } } } };
  const { data } = await graph.run<List>(LIST, {}, { key });
  return data.viewer.business.oneTimeLinks.edges.find(({ node }) => node.slug === slug)?.node.state;
};

describe("a visitor", () => {
  it("opens a link that is good, with what can be booked with it", async () => {
    expect(await open("welcome")).toMatchObject({
      __typename: "OneTimeLink",
      name: "A first visit on us",
      expiresAt: null,
      services: [{ slug: "intro-call" }, { slug: "consultation" }],
    });
    const sent = await graph.statementsOf(() => open("welcome"));
    expect(sent.length).toBeLessThan(8);
  });

  it.each(["used", "past"])("is told of %s only that it is over", async (slug) => {
    expect(await open(slug)).toEqual({
      __typename: "SlugExpired",
      code: "SLUG_EXPIRED",
      message: "Slug Expired",
    });
  });

  it("is told the same of one that is reserved or revoked, and nothing of one that never was", async () => {
    await graph.database.query("UPDATE one_time_links SET reserved_at = now() WHERE slug = 'welcome'");
    expect(await open("welcome")).toMatchObject({ __typename: "SlugExpired" });
    await graph.reset();
    await revoke("welcome");
    expect(await open("welcome")).toMatchObject({ __typename: "SlugExpired" });
    for (const slug of ["nothing", "", "WELCOME", "%", "w".repeat(10_000), "\u0000"])
      expect(await open(slug)).toMatchObject({ __typename: "OneTimeLinkNotFound", code: "LINK_NOT_FOUND" });
  });

  it("finds what remains of a link whose services are no longer offered", async () => {
    await graph.change("intro-call", { publication: "ARCHIVED" });
    expect(await open("welcome")).toMatchObject({ services: [{ slug: "consultation" }] });
    await graph.change("consultation", { publication: "DRAFT" });
    expect(await open("welcome")).toMatchObject({ __typename: "OneTimeLink", services: [] });
  });

  it("finds no link of another business", async () => {
    expect(await open("welcome", { host: OTHER.host })).toMatchObject({ code: "LINK_NOT_FOUND" });
  });

  it("ends with its last minute", async () => {
    await create({ services: ["coaching"], slug: "short", expiresAt: "2026-11-20T12:00:00Z" });
    graph.clock.set("2026-11-20T11:59:59.999Z");
    expect(await open("short")).toMatchObject({ slug: "short", expiresAt: "2026-11-20T12:00:00.000Z" });
    graph.clock.set("2026-11-20T12:00:00Z");
    expect(await open("short")).toMatchObject({ code: "SLUG_EXPIRED" });
    expect(await stateOf("short")).toBe("EXPIRED");
  });

  it("sees nothing that is the business's alone, and changes nothing", async () => {
    const { errors } = await graph.run(
      `{ business { oneTimeLink(slug: "welcome") { ... on OneTimeLink { state } } } }`,
    );
    expect(errors).toMatchObject([{ code: "UNAUTHENTICATED" }]);
    const list = await graph.run(`{ business { oneTimeLinks { totalCount } } }`);
    expect(list.errors).toMatchObject([{ code: "UNAUTHENTICATED" }]);
    const { id } = await open("welcome");
    expect((await graph.run(`query ($id: ID!) { node(id: $id) { id } }`, { id })).data).toEqual({
      node: null,
    });
    const changes = await rowChanges(graph.database, async () => {
      expect(await create({ services: ["coaching"] }, {})).toMatchObject({ code: "UNAUTHENTICATED" });
      expect(await revoke("welcome", {})).toMatchObject({ code: "UNAUTHENTICATED" });
    });
    expect(changes).toEqual({});
    expect(await open("welcome")).toMatchObject({ slug: "welcome" });
  });
});

describe("the owner", () => {
  it("makes a link by ids and slugs; a visitor opens it", async () => {
    const made = await create({
      services: [serviceId("coaching"), "yoga-class", "coaching"],
      slug: "for-ada",
      name: "  For Ada ",
      expiresAt: "2026-12-24T18:00:00+01:00",
    });
    expect(made).toEqual({
      __typename: "CreateOneTimeLinkSuccess",
      link: {
        slug: "for-ada",
        name: "For Ada",
        expiresAt: "2026-12-24T17:00:00.000Z",
        services: [{ slug: "coaching" }, { slug: "yoga-class" }],
        state: "LIVE",
        createdAt: "2026-11-20T10:00:00.000Z",
        orderReference: null,
      },
    });
    expect(await open("for-ada")).toMatchObject({ name: "For Ada" });
    expect(await audit(graph.database)).toEqual({});
  });

  it("gets slugs that nobody guesses, another each time", async () => {
    const slugs = [];
    for (let i = 0; i < 3; i++) slugs.push((await create({ services: ["coaching"] })).link!.slug);
    expect(new Set(slugs).size).toBe(3);
    for (const slug of slugs) expect(slug).toMatch(/^[0-9a-z]{16}$/);
  });

  it("finds a slug taken the second time, whatever became of the first link", async () => {
    const input = { services: ["coaching"], slug: "once" };
    expect((await create(input)).link).toBeDefined();
    await revoke("once");
    const taken = [{ path: ["slug"], code: "TAKEN" }];
    const changes = await rowChanges(graph.database, async () =>
      expect(await create(input)).toMatchObject({ issues: taken }),
    );
    expect(changes).toEqual({});
    const both = await Promise.all(["a", "b"].map((name) => create({ ...input, slug: "race", name })));
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual([
      "CreateOneTimeLinkSuccess",
      "InvalidInput",
    ]);
    expect((await create(input, { key: otherKey })).issues).toEqual([
      { path: ["services", "0"], code: "NOT_FOUND" },
    ]);
    expect((await create({ services: ["talk"], slug: "once" }, { key: otherKey })).link).toBeDefined();
  });

  it.each([
    ["no services", { services: [] }, "services", "REQUIRED"],
    ["51 services", { services: Array(51).fill("coaching") }, "services", "OUT_OF_RANGE"],
    ["an unknown service", { services: ["coaching", "nothing"] }, "services.1", "NOT_FOUND"],
    ["a foreign service", { services: [globalId("Service", OTHER.serviceId)] }, "services.0", "NOT_FOUND"],
    ["a slug with spaces", { slug: "a b" }, "slug", "INVALID"],
    ["an empty slug", { slug: "" }, "slug", "INVALID"],
    ["a long slug", { slug: "a".repeat(61) }, "slug", "TOO_LONG"],
    ["a long name", { name: "a".repeat(121) }, "name", "TOO_LONG"],
    ["a name that turns round", { name: "a\u202Eb" }, "name", "CONTROL_CHARACTERS"],
    ["an end that is now", { expiresAt: "2026-11-20T10:00:00Z" }, "expiresAt", "OUT_OF_RANGE"],
    ["an end in 2200", { expiresAt: "2200-01-01T00:00:00Z" }, "expiresAt", "OUT_OF_RANGE"],
  ])("is refused %s, and nothing is written", async (_, input, path, code) => {
    const changes = await rowChanges(graph.database, async () =>
      expect(await create({ services: ["coaching"], ...input })).toMatchObject({
        issues: [{ path: path.split("."), code }],
      }),
    );
    expect(changes).toEqual({});
  });

  it("revokes, twice as well as once; what is spent stays spent", async () => {
    const revoked = {
      __typename: "RevokeOneTimeLinkSuccess",
      link: { slug: "welcome", state: "REVOKED" },
    };
    expect(await revoke("welcome")).toEqual(revoked);
    expect(await revoke("welcome")).toEqual(revoked);
    expect(await revoke("used")).toMatchObject({ __typename: "OneTimeLinkSpent", code: "LINK_SPENT" });
    expect(await stateOf("used")).toBe("SPENT");
    expect(await revoke("past")).toMatchObject({ link: { state: "REVOKED" } });
    for (const slug of ["nothing", "\u0000", "x".repeat(1000)])
      expect(await revoke(slug)).toMatchObject({ __typename: "OneTimeLinkNotFound" });
  });

  it("sees what was booked with a link; the visitor is told nothing of it", async () => {
    await graph.change("consultation", { locationKinds: ["AT_PROVIDER"], consentText: null });
    const wanted = {
      service: serviceId("consultation"),
      startsAt: "2026-11-24T15:00:00Z",
      oneTimeLink: "welcome",
    };
    const { reference } = await booked(graph, await heldToken(graph, wanted));
    expect(await open("welcome")).toEqual({
      __typename: "SlugExpired",
      code: "SLUG_EXPIRED",
      message: "Slug Expired",
    });
    const { data } = await graph.run(LIST, {}, { key });
    expect(data).toMatchObject({
      viewer: {
        business: {
          oneTimeLinks: {
            edges: [{ node: { slug: "welcome", state: "SPENT", orderReference: reference } }, {}, {}],
          },
        },
      },
    });
    expect(await revoke("welcome")).toMatchObject({ code: "LINK_SPENT" });
    expect(await audit(graph.database)).toEqual({});
  });

  it("revokes while somebody books: one of the two is told so", async () => {
    await graph.change("consultation", { locationKinds: ["AT_PROVIDER"], consentText: null });
    for (const visitor of ["a", "b", "c"]) {
      await create({ services: ["consultation"], slug: visitor });
      const wanted = { service: serviceId("consultation"), startsAt: "2026-11-24T20:00:00Z" };
      const token = await heldToken(graph, {
        ...wanted,
        oneTimeLink: visitor,
        visitor: visitorToken(visitor),
      });
      const [revoked, answer] = await Promise.all([revoke(visitor), book(graph, token)]);
      const outcome = [revoked.__typename, answer.__typename].join();
      expect(["OneTimeLinkSpent,BookSuccess", "RevokeOneTimeLinkSuccess,SlugExpired"]).toContain(outcome);
      expect(await stateOf(visitor)).toBe(outcome.startsWith("One") ? "SPENT" : "REVOKED");
    }
    expect(await audit(graph.database)).toEqual({});
  });

  it("sees all links and how they stand, in as many statements for three as for one", async () => {
    const { data } = await graph.run(LIST, {}, { key });
    expect(data).toMatchObject({
      viewer: {
        business: {
          oneTimeLinks: {
            totalCount: 3,
            edges: [
              { node: { slug: "welcome", state: "LIVE" } },
              { node: { slug: "used", state: "SPENT", orderReference: null } },
              { node: { slug: "past", state: "EXPIRED", services: [{ slug: "consultation" }] } },
            ],
          },
        },
      },
    });
    const ask = (first: number) =>
      graph.statementsOf(() => graph.run(LIST.replace("10", String(first)), {}, { key }));
    expect((await ask(3)).length).toBe((await ask(1)).length);
  });

  it("of another business sees and ends none of these", async () => {
    expect(await revoke("welcome", { key: otherKey })).toMatchObject({ code: "LINK_NOT_FOUND" });
    const { errors } = await graph.run(
      `{ business(slug: "northside") { oneTimeLinks { totalCount } } }`,
      {},
      { key: otherKey },
    );
    expect(errors).toMatchObject([{ code: "FORBIDDEN" }]);
    expect(await open("welcome")).toMatchObject({ slug: "welcome" });
  });

  it("finds a link by its id", async () => {
    const { id } = await open("welcome");
    const { data } = await graph.run(
      `query ($id: ID!) { node(id: $id) { ... on OneTimeLink { slug state } } }`,
      { id },
      { key },
    );
    expect(data).toEqual({ node: { slug: "welcome", state: "LIVE" } });
  });
});
