import { beforeEach, describe, expect, it } from "vitest";
import { addApiKey } from "../../../access/apiKeys.ts";
import { expectNoChanges, auditAfterEach } from "../../../../testing/audit/audit.ts";
import { type TestCaller, openGraph } from "../../../../testing/graph.ts";
import { OTHER, addOtherBusiness } from "../../../../testing/businesses/otherBusiness.ts";
import {
  book,
  holdAndGetToken,
  serviceId,
  visitorToken,
  holdAndBook,
} from "../../../../testing/bookings/visit.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";

const LINK = `slug name expiresAt services { slug }`;
const OPEN = `query ($slug: ID!) { business { link: oneTimeLink(id: $slug) {
  __typename ... on OneTimeLink { id ${LINK} } ... on Failure { code message } } } }`;
const CREATE = `mutation ($input: CreateOneTimeLinkInput!) { answer: createOneTimeLink(input: $input) {
  __typename ... on CreateOneTimeLinkPayload { oneTimeLink { ${LINK} state createdAt orderReference } }
  ... on InvalidInput { code issues { path code } } } }`;
const REVOKE = `mutation ($slug: ID!) { answer: revokeOneTimeLink(input: { id: $slug }) {
  __typename ... on RevokeOneTimeLinkPayload { oneTimeLink { slug state } } ... on Failure { code message } } }`;
const UPDATE = `mutation ($input: UpdateOneTimeLinkInput!) { answer: updateOneTimeLink(input: $input) {
  __typename ... on UpdateOneTimeLinkPayload { oneTimeLink { ${LINK} state } } ... on Failure { code } ... on InvalidInput { issues { path code } } } }`;
const LIST = `{ viewer { business { oneTimeLinks(first: 10) { totalCount edges { node { slug state orderReference services { slug } } } } } } }`;

interface Link {
  readonly id: string;
  readonly slug: string;
  readonly state: string;
}
interface Answer {
  readonly __typename: string;
  readonly oneTimeLink?: Link;
  readonly issues?: unknown;
}

const graph = await openGraph();
await addOtherBusiness(graph.database);
const { secret: key } = await addApiKey(await graph.scope(), "owner");
const { secret: otherKey } = await addApiKey(await graph.scope({ host: OTHER.host }), "other");
beforeEach(() => graph.reset());
auditAfterEach(graph);

const open = async (slug: string, asker?: TestCaller) =>
  (await graph.run<{ business: { link: Answer & Link } }>(OPEN, { slug }, asker)).data.business.link;
async function change(document: string, variables: object, asker: TestCaller = { key }): Promise<Answer> {
  const answer = await graph.run<{ answer: Answer }>(document, { ...variables }, asker);
  return answer.errors.length > 0 ? (answer.errors[0] as never) : answer.data.answer;
}
const create = (input: object, asker?: TestCaller) => change(CREATE, { input }, asker);
const revoke = (slug: string, asker?: TestCaller) => change(REVOKE, { slug }, asker);
const update = (input: object, asker?: TestCaller) => change(UPDATE, { input }, asker);
const loadState = async (slug: string) => {
  type List = { viewer: { business: { oneTimeLinks: { edges: { node: Link }[] } } } };
  const { data } = await graph.run<List>(LIST, {}, { key });
  return data.viewer.business.oneTimeLinks.edges.find(({ node }) => node.slug === slug)?.node.state;
};

describe("visitor", () => {
  it("opens a live link with its services", async () => {
    expect(await open("welcome")).toMatchObject({
      __typename: "OneTimeLink",
      name: "A first visit on us",
      expiresAt: null,
      services: [{ slug: "intro-call" }, { slug: "consultation" }],
    });
    const sent = await graph.statementsOf(() => open("welcome"));
    expect(sent.length).toBeLessThan(8);
  });

  it.each(["used", "past"])("gets only a failure for the link %s", async (slug) => {
    expect(await open(slug)).toEqual({
      __typename: "SlugExpired",
      code: "SLUG_EXPIRED",
      message: "Slug Expired",
    });
  });

  it("gets the same failure for reserved and revoked links, another for unknown", async () => {
    await graph.database.query("UPDATE one_time_links SET reserved_at = now() WHERE slug = 'welcome'");
    expect(await open("welcome")).toMatchObject({ __typename: "SlugExpired" });
    await graph.reset();
    await revoke("welcome");
    expect(await open("welcome")).toMatchObject({ __typename: "SlugExpired" });
    for (const slug of ["nothing", "", "WELCOME", "%", "w".repeat(10_000)])
      expect(await open(slug)).toMatchObject({ __typename: "OneTimeLinkNotFound", code: "LINK_NOT_FOUND" });
  });

  it("gets the remaining services when others are no longer published", async () => {
    await graph.change("intro-call", { publication: "ARCHIVED" });
    expect(await open("welcome")).toMatchObject({ services: [{ slug: "consultation" }] });
    await graph.change("consultation", { publication: "DRAFT" });
    expect(await open("welcome")).toMatchObject({ __typename: "OneTimeLink", services: [] });
  });

  it("cannot open a link of another business", async () => {
    expect(await open("welcome", { host: OTHER.host })).toMatchObject({ code: "LINK_NOT_FOUND" });
  });

  it("opens a link by id for the business only", async () => {
    const { id } = await graph.database.prisma.oneTimeLink.findFirstOrThrow({ where: { slug: "welcome" } });
    const linkId = toGlobalId("OneTimeLink", id);
    const ask = async (asker: TestCaller) => (await graph.run(OPEN, { slug: linkId }, asker)).data;
    expect(await ask({ key })).toMatchObject({ business: { link: { slug: "welcome" } } });
    expect(await ask({})).toMatchObject({ business: { link: { code: "LINK_NOT_FOUND" } } });
  });

  it("can use a link until its last minute", async () => {
    await create({ services: ["coaching"], slug: "short", expiresAt: "2026-11-20T12:00:00Z" });
    graph.clock.set("2026-11-20T11:59:59.999Z");
    expect(await open("short")).toMatchObject({ slug: "short", expiresAt: "2026-11-20T12:00:00.000Z" });
    graph.clock.set("2026-11-20T12:00:00Z");
    expect(await open("short")).toMatchObject({ code: "SLUG_EXPIRED" });
    expect(await loadState("short")).toBe("EXPIRED");
  });

  it("cannot read fields of the business or change a link", async () => {
    const { errors } = await graph.run(
      `{ business { oneTimeLink(id: "welcome") { ... on OneTimeLink { state } } } }`,
    );
    expect(errors).toMatchObject([{ code: "UNAUTHENTICATED" }]);
    const list = await graph.run(`{ business { oneTimeLinks { totalCount } } }`);
    expect(list.errors).toMatchObject([{ code: "UNAUTHENTICATED" }]);
    const { id } = await open("welcome");
    expect((await graph.run(`query ($id: ID!) { node(id: $id) { id } }`, { id })).data).toEqual({
      node: null,
    });
    await expectNoChanges(graph, async () => {
      expect(await create({ services: ["coaching"] }, {})).toMatchObject({ code: "UNAUTHENTICATED" });
      expect(await revoke("welcome", {})).toMatchObject({ code: "UNAUTHENTICATED" });
    });
    expect(await open("welcome")).toMatchObject({ slug: "welcome" });
  });
});

describe("owner", () => {
  it("creates a link by ids and slugs that a visitor opens", async () => {
    const createResult = await create({
      services: [serviceId("coaching"), "yoga-class", "coaching"],
      slug: "for-ada",
      name: "  For Ada ",
      expiresAt: "2026-12-24T18:00:00+01:00",
    });
    expect(createResult).toEqual({
      __typename: "CreateOneTimeLinkPayload",
      oneTimeLink: {
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
  });

  it("gets random slugs", async () => {
    const slugs = [];
    for (let i = 0; i < 3; i++) slugs.push((await create({ services: ["coaching"] })).oneTimeLink!.slug);
    expect(new Set(slugs).size).toBe(3);
    for (const slug of slugs) expect(slug).toMatch(/^[0-9a-z]{16}$/);
  });

  it("cannot create a slug twice, whatever the state of the first link", async () => {
    const input = { services: ["coaching"], slug: "once" };
    expect((await create(input)).oneTimeLink).toBeDefined();
    await revoke("once");
    const taken = [{ path: ["slug"], code: "TAKEN" }];
    await expectNoChanges(graph, async () => expect(await create(input)).toMatchObject({ issues: taken }));
    const results = await Promise.all(["a", "b"].map((name) => create({ ...input, slug: "race", name })));
    expect(results.map(({ __typename }) => __typename).toSorted()).toEqual([
      "CreateOneTimeLinkPayload",
      "InvalidInput",
    ]);
    expect((await create(input, { key: otherKey })).issues).toEqual([
      { path: ["services", "0"], code: "NOT_FOUND" },
    ]);
    expect((await create({ services: ["talk"], slug: "once" }, { key: otherKey })).oneTimeLink).toBeDefined();
  });

  it.each([
    ["no services", { services: [] }, "services", "REQUIRED"],
    ["51 services", { services: Array(51).fill("coaching") }, "services", "OUT_OF_RANGE"],
    ["an unknown service", { services: ["coaching", "nothing"] }, "services.1", "NOT_FOUND"],
    ["a foreign service", { services: [toGlobalId("Service", OTHER.serviceId)] }, "services.0", "NOT_FOUND"],
    ["a slug with spaces", { slug: "a b" }, "slug", "INVALID"],
    ["an empty slug", { slug: "" }, "slug", "INVALID"],
    ["a long slug", { slug: "a".repeat(61) }, "slug", "TOO_LONG"],
    ["a long name", { name: "a".repeat(121) }, "name", "TOO_LONG"],
    ["a name that turns round", { name: "a\u202Eb" }, "name", "CONTROL_CHARACTERS"],
    ["an end that is now", { expiresAt: "2026-11-20T10:00:00Z" }, "expiresAt", "OUT_OF_RANGE"],
    ["an end in 2200", { expiresAt: "2200-01-01T00:00:00Z" }, "expiresAt", "OUT_OF_RANGE"],
  ])("gets an issue for %s, and nothing is written", async (_, input, path, code) => {
    await expectNoChanges(graph, async () =>
      expect(await create({ services: ["coaching"], ...input })).toMatchObject({
        issues: [{ path: path.split("."), code }],
      }),
    );
  });

  it("revokes idempotently, and a spent link stays spent", async () => {
    const revoked = {
      __typename: "RevokeOneTimeLinkPayload",
      oneTimeLink: { slug: "welcome", state: "REVOKED" },
    };
    expect(await revoke("welcome")).toEqual(revoked);
    expect(await revoke("welcome")).toEqual(revoked);
    expect(await revoke("used")).toMatchObject({ __typename: "OneTimeLinkSpent", code: "LINK_SPENT" });
    expect(await loadState("used")).toBe("SPENT");
    expect(await revoke("past")).toMatchObject({ oneTimeLink: { state: "REVOKED" } });
    for (const slug of ["nothing", "x".repeat(1000)])
      expect(await revoke(slug)).toMatchObject({ __typename: "OneTimeLinkNotFound" });
  });

  it("sees the order of a link, unlike a visitor", async () => {
    await graph.change("consultation", { locationKinds: ["AT_PROVIDER"], consentText: null });
    const holdRequest = {
      service: serviceId("consultation"),
      startsAt: "2026-11-24T15:00:00Z",
      oneTimeLink: "welcome",
    };
    const { reference } = await holdAndBook(graph, holdRequest);
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
  });

  it("gets a conflict when a visitor books at the same time", async () => {
    await graph.change("consultation", { locationKinds: ["AT_PROVIDER"], consentText: null });
    for (const visitor of ["a", "b", "c"]) {
      await create({ services: ["consultation"], slug: visitor });
      const holdRequest = { service: serviceId("consultation"), startsAt: "2026-11-24T20:00:00Z" };
      const token = await holdAndGetToken(graph, {
        ...holdRequest,
        oneTimeLink: visitor,
        visitor: visitorToken(visitor),
      });
      const [revoked, answer] = await Promise.all([revoke(visitor), book(graph, token)]);
      const outcome = [revoked.__typename, answer.__typename].join();
      expect(["OneTimeLinkSpent,BookPayload", "RevokeOneTimeLinkPayload,SlugExpired"]).toContain(outcome);
      expect(await loadState(visitor)).toBe(outcome.startsWith("One") ? "SPENT" : "REVOKED");
    }
  });

  it("lists all links with their states in a constant number of statements", async () => {
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

  it("of another business can neither read nor revoke the links", async () => {
    expect(await revoke("welcome", { key: otherKey })).toMatchObject({ code: "LINK_NOT_FOUND" });
    const { errors } = await graph.run(
      `{ business(id: "northside") { oneTimeLinks { totalCount } } }`,
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

describe("replay of createOneTimeLink", () => {
  const input = { services: ["intro-call"], name: "Again", idempotencyKey: "again-0001" };

  it("returns the same link in its present state, with one audit entry", async () => {
    const first = await create(input);
    const { slug } = first.oneTimeLink!;
    await revoke(slug);
    expect(await create(input)).toMatchObject({
      __typename: "CreateOneTimeLinkPayload",
      oneTimeLink: { slug, state: "REVOKED" },
    });
    const entries = await graph.database.query<{ action: string; fields: string[] }>(
      "SELECT action, fields FROM audit_entries ORDER BY action",
    );
    expect(entries).toEqual([
      { action: "createOneTimeLink", fields: ["name", "services"] },
      { action: "revokeOneTimeLink", fields: ["id"] },
    ]);
  });

  it("returns a conflict for different input", async () => {
    await create(input);
    expect(await create({ ...input, name: "Another" })).toMatchObject({ __typename: "IdempotencyConflict" });
    expect(await create({ ...input, idempotencyKey: "short" })).toMatchObject({
      issues: [{ path: ["idempotencyKey"], code: "INVALID" }],
    });
  });

  it("is a new request for another caller", async () => {
    const ownLink = await create(input);
    const { secret } = await addApiKey(await graph.scope(), "second");
    const otherLink = await create(input, { key: secret });
    expect(otherLink.oneTimeLink!.slug).not.toBe(ownLink.oneTimeLink!.slug);
  });

  it("creates one link for concurrent requests", async () => {
    const createResult = await Promise.all(Array.from({ length: 8 }, () => create(input)));
    expect(new Set(createResult.map(({ oneTimeLink }) => oneTimeLink?.slug)).size).toBe(1);
  });

  it("accepts the key again after a failure", async () => {
    expect(await create({ ...input, services: ["nothing"] })).toMatchObject({ __typename: "InvalidInput" });
    expect(await graph.database.query("SELECT id FROM audit_entries")).toEqual([]);
    expect(await create(input)).toMatchObject({ __typename: "CreateOneTimeLinkPayload" });
  });
});

describe("audit log", () => {
  const LOG = `query ($filter: AuditEntryFilter) { business {
    auditLog(first: 10, filter: $filter) {
      totalCount edges { node { id at actorKind actorName action subject fields } } } } }`;
  type Log = {
    business: { auditLog: { totalCount: number; edges: { node: { id: string; subject: string } }[] } };
  };

  it("can be read by the business only, newest first", async () => {
    const { oneTimeLink } = await create({ services: ["intro-call"], slug: "logged" });
    graph.clock.advance(5);
    await revoke(oneTimeLink!.slug);
    const { data } = await graph.run<Log>(LOG, {}, { key });
    expect(data.business.auditLog).toMatchObject({
      totalCount: 2,
      edges: [
        { node: { actorKind: "KEY", actorName: "owner", action: "revokeOneTimeLink", fields: ["id"] } },
        { node: { action: "createOneTimeLink" } },
      ],
    });
    const { subject, id } = data.business.auditLog.edges[0]!.node;
    const ofOne = await graph.run<Log>(LOG, { filter: { subject, action: "createOneTimeLink" } }, { key });
    expect(ofOne.data.business.auditLog.totalCount).toBe(1);
    const later = await graph.run<Log>(LOG, { filter: { since: "2030-01-01T00:00:00Z" } }, { key });
    expect(later.data.business.auditLog.totalCount).toBe(0);

    const node = `query ($id: ID!) { node(id: $id) { ... on AuditEntry { action } } }`;
    expect((await graph.run(node, { id }, { key })).data).toEqual({ node: { action: "revokeOneTimeLink" } });
    expect((await graph.run(node, { id }, { key: otherKey })).data).toEqual({ node: null });
    expect((await graph.run(node, { id })).data).toEqual({ node: null });
    expect((await graph.run(LOG)).errors[0]?.code).toBe("UNAUTHENTICATED");
  });
});

describe("updateOneTimeLink", () => {
  it("keeps omitted fields, and a later date makes an expired link live", async () => {
    await create({ services: ["coaching"], slug: "short", name: "Short", expiresAt: "2026-11-20T12:00:00Z" });
    graph.clock.set("2026-11-20T13:00:00Z");
    const again = { id: "short", services: ["massage", "coaching"], expiresAt: "2026-11-21T12:00:00Z" };
    const expected = {
      name: "Short",
      state: "LIVE",
      expiresAt: "2026-11-21T12:00:00.000Z",
      services: [{ slug: "massage" }, { slug: "coaching" }],
    };
    for (let i = 0; i < 2; i++) expect((await update(again)).oneTimeLink).toMatchObject(expected);
    expect((await update({ id: "short", name: null, expiresAt: null })).oneTimeLink).toMatchObject({
      name: null,
      expiresAt: null,
      services: [{ slug: "massage" }, { slug: "coaching" }],
    });
    const sent = { id: "short", name: "Keyed", idempotencyKey: "update-short" };
    expect(await update(sent)).toEqual(await update(sent));
    expect(await update({ ...sent, name: "Other" })).toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
  });

  it("rejects spent and revoked links and invalid values", async () => {
    const services = ["coaching"];
    await create({ services, slug: "ended" });
    await revoke("ended");
    expect(await update({ id: "used", services })).toMatchObject({ code: "LINK_SPENT" });
    expect(await update({ id: "ended", services })).toMatchObject({ code: "SLUG_EXPIRED" });
    expect(await update({ id: "nothing", services })).toMatchObject({ code: "LINK_NOT_FOUND" });
    await expectNoChanges(graph, async () => {
      for (const [input, path, code] of [
        [{ services: null }, ["services"], "REQUIRED"],
        [{ services: ["nothing"] }, ["services", "0"], "NOT_FOUND"],
        [{ name: "a".repeat(121) }, ["name"], "TOO_LONG"],
        [{ expiresAt: "2026-11-20T09:00:00Z" }, ["expiresAt"], "OUT_OF_RANGE"],
      ] as const)
        expect(await update({ id: "welcome", ...input })).toMatchObject({ issues: [{ path, code }] });
      expect(await update({ id: "welcome", services }, {})).toMatchObject({ code: "UNAUTHENTICATED" });
      expect(await update({ id: "welcome", services }, { key: otherKey })).toMatchObject({
        code: "LINK_NOT_FOUND",
      });
    });
  });

  it("business.oneTimeLinks filters by state and text", async () => {
    await create({ services: ["coaching"], slug: "spring-offer", name: "Frühling" });
    type List = { viewer: { business: { oneTimeLinks: { edges: { node: Link }[] } } } };
    const listSlugs = async (args: string) => {
      const list = `{ viewer { business { oneTimeLinks(${args}) { totalCount edges { node { slug } } } } } }`;
      const { data } = await graph.run<List>(list, {}, { key });
      return data.viewer.business.oneTimeLinks.edges.map(({ node }) => node.slug).toSorted();
    };
    expect(await listSlugs("filter: { state: [SPENT] }")).toEqual(["used"]);
    expect(await listSlugs("filter: { state: [EXPIRED, SPENT] }")).toEqual(["past", "used"]);
    expect(await listSlugs("filter: { state: [LIVE] }")).toEqual(["spring-offer", "welcome"]);
    expect(await listSlugs(`search: "FRÜH"`)).toEqual(["spring-offer"]);
    expect(await listSlugs(`search: "SPRING", filter: { state: [REVOKED] }`)).toEqual([]);
  });
});
