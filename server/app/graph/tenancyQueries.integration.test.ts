import { type GraphQLObjectType, isRequiredArgument } from "graphql";
import { describe, expect, it } from "vitest";
import { type TestCaller, createRequest, openGraph } from "../../testing/graph.ts";
import { createGraphDeps } from "../../testing/deps/graphDeps.ts";
import { getIds, findLeaks, getSecrets } from "../../testing/tenancy/leaks.ts";
import { NODES } from "../../testing/tenancy/nodes.ts";
import { selectFields } from "../../testing/tenancy/selectEverything.ts";
import { type Tenant, getSenders, makeTenant } from "../../testing/tenancy/tenant.ts";
import { alterId } from "../../testing/tenancy/variants.ts";
import { createContext } from "./createContext.ts";
import { loadCalendarFile } from "../../modules/bookings/graphql/calendarFile.ts";
import { openExport } from "../../modules/insights/graphql/exports.ts";
import { findPictureFile } from "../../modules/content/graphql/media.ts";
import { buildSchema } from "./schema.ts";
import { findStaffFeedFile } from "../../modules/integrations/graphql/staffFeedFile.ts";
import { downloadFile } from "../../modules/questionnaires/graphql/uploads.ts";

const graph = await openGraph();
const amber = await makeTenant(graph, "Amber");
const birch = await makeTenant(graph, "Birch");

const getObjectType = (name: string) => buildSchema().getType(name) as GraphQLObjectType;

/** Selects each field of a node separately, so that a failure hides no other field. */
function nodeDocument(type: string): string {
  const query = selectFields(getObjectType(type), 1).map(
    (field, at) => `f${at}: node(id: $id) { ... on ${type} { ${field} } }`,
  );
  return `query ($id: ID!) { whole: node(id: $id) { __typename } many: nodes(ids: [$id]) { __typename } ${query.join(" ")} }`;
}

function businessDocument(args: (name: string) => string = () => ""): string {
  const query = selectFields(getObjectType("Business"), 2).map((field, at) => {
    const name = /: (\w+)/.exec(field)![1]!;
    return `f${at}: business(id: $slug) { ${field.replace(/: \w+/, `: ${name}${args(name)}`)} }`;
  });
  return `query ($slug: ID) { ${query.join(" ")} }`;
}

const ask = (document: string, variables: object, asker: TestCaller) =>
  graph.run<Record<string, { __typename?: string } | null>>(
    document,
    variables as Record<string, unknown>,
    asker,
  );

describe("nodes", () => {
  it("exist for every type", () => {
    const types = buildSchema().getPossibleTypes(buildSchema().getType("Node") as never);
    expect(Object.keys(NODES).toSorted()).toEqual(types.map(({ name }) => name).toSorted());
  });

  it.each(Object.entries(NODES))("%s", async (type, { id: getId, isPublic, by = "OWNER" }) => {
    const document = nodeDocument(type);
    const id = getId(amber.things);
    const reader = getSenders(amber)[by];
    const own = await ask(document, { id }, reader);
    expect(own.data["whole"]).toEqual({ __typename: type });
    const secrets = getSecrets(amber);
    const violations: unknown[] = [];
    for (const [caller, asker] of birch.callers) {
      const answer = await ask(document, { id }, asker);
      const secret = findLeaks(secrets, answer, id);
      const isThere = !isPublic && answer.data["whole"] !== null;
      if (secret.length > 0 || isThere) violations.push({ caller, secret, whole: answer.data["whole"] });
    }
    const elsewhere = await ask(document, { id: alterId(id) }, reader);
    if (elsewhere.data["whole"] !== null) violations.push({ altered: elsewhere.data["whole"] });
    expect(violations).toEqual([]);
  });
});

const LISTS = Object.values(getObjectType("Business").getFields())
  .filter((field) => field.args.some(({ name }) => name === "after") && !field.args.some(isRequiredArgument))
  .map(({ name }) => name);

const PUBLIC_LISTS = new Set(["providers", "services", "staff", "groups", "serviceMenus"]);

describe("business", () => {
  it("reveals nothing private to users of another business", async () => {
    const document = businessDocument();
    const slug = "amber";
    const own = await ask(document, { slug }, amber.owner);
    expect(findLeaks(getSecrets(amber), own)).not.toEqual([]);
    const violations: unknown[] = [];
    for (const [caller, asker] of birch.callers) {
      const answer = await ask(document, { slug }, asker);
      const secret = findLeaks(getSecrets(amber), answer);
      if (secret.length > 0) violations.push({ caller, secret });
    }
    expect(violations).toEqual([]);
  });

  it.each(LISTS)("%s: cursors of another business return none of its rows", async (list) => {
    const isFeed = list === "events";
    const page = "edges { cursor node { __typename } }";
    const one = isFeed
      ? `events(first: 1) { ... on EventConnection { ${page} } }`
      : `${list}(first: 1) { ${page} }`;
    // The list must have rows; otherwise the test proves nothing.
    const loadFirst = async ({ owner }: Tenant) => {
      const { data } = await graph.run<{ business: Record<string, { edges: { cursor: string }[] }> }>(
        `{ business { ${one} } }`,
        {},
        owner,
      );
      return data.business[list]!.edges[0]!.cursor;
    };
    const [cursor, own] = [await loadFirst(amber), await loadFirst(birch)];
    for (const paging of isFeed ? ["first: 50, after"] : ["first: 50, after", "last: 50, before"]) {
      const all = isFeed
        ? "... on EventConnection { edges { node { id } } }"
        : `edges { node { ${list === "sitePreviews" ? "previewId" : "id"} } }`;
      const document = `query ($cursor: String) { business { ${list}(${paging}: $cursor) { ${all} } } }`;
      const answer = await graph.run(document, { cursor }, birch.owner);
      expect(findLeaks([...getSecrets(amber), ...getIds(amber)], answer, cursor)).toEqual([]);
      // Beyond the end of the caller's list that of the other business would start.
      const beyond = await graph.run(document, { cursor: own }, birch.owner);
      expect(beyond.errors).toEqual([]);
      expect(findLeaks([...getSecrets(amber), ...getIds(amber)], beyond, own)).toEqual([]);
      for (const [caller, asker] of birch.callers) {
        const other = await graph.run(
          `query ($cursor: String) { business(id: "amber") { ${list}(${paging}: $cursor) { ${all} } } }`,
          { cursor },
          asker,
        );
        expect([caller, findLeaks(getSecrets(amber), other, cursor)]).toEqual([caller, []]);
        if (!PUBLIC_LISTS.has(list)) expect([caller, other.errors.length]).toEqual([caller, 1]);
      }
    }
  });
});

describe("keys and links", () => {
  it("are invalid at the host of another business", async () => {
    const { things } = amber;
    const document = `query ($keys: [String!]!, $key: String!, $reference: String!, $email: String!, $preview: ID!, $once: ID!, $order: ID!) {
      visitorBookings(accessKeys: $keys) { __typename }
      visitorBooking(accessKey: $key) { __typename }
      findBooking(reference: $reference, email: $email) { __typename }
      preview(id: $preview) { __typename }
      business { oneTimeLink(id: $once) { __typename } bookingLink(id: $order) { __typename } } }`;
    const variables = {
      keys: [things["firstKey"], things["guestKey"]],
      key: things["firstKey"],
      reference: things["firstReference"],
      email: "SealedAmber@example.org",
      preview: things["preview"],
      once: things["linkSlug"],
      order: things["firstOrder"],
    };
    const nothing = {
      visitorBookings: [{ __typename: "BookingNotFound" }, { __typename: "BookingNotFound" }],
      visitorBooking: { __typename: "BookingNotFound" },
      findBooking: { __typename: "BookingNotFound" },
      preview: null,
      business: { oneTimeLink: { __typename: "OneTimeLinkNotFound" }, bookingLink: null },
    };
    const own = await graph.run<typeof nothing>(document, variables, amber.visitor);
    expect(own.data).toEqual({
      visitorBookings: [{ __typename: "VisitorBooking" }, { __typename: "VisitorBooking" }],
      visitorBooking: { __typename: "VisitorBooking" },
      findBooking: { __typename: "VisitorBooking" },
      preview: { __typename: "Site" },
      business: { oneTimeLink: { __typename: "OneTimeLink" }, bookingLink: { __typename: "VisitorOrder" } },
    });
    for (const [caller, asker] of birch.callers) {
      await graph.database.query("DELETE FROM attempts");
      const stranger = { host: birch.host, ...asker };
      const { data, errors } = await graph.run(document, variables, stranger);
      expect([caller, data, errors]).toEqual([caller, nothing, []]);
    }
  });

  it("open no file at the host of another business", async () => {
    const { things } = amber;
    const deps = createGraphDeps(graph, "files");
    const text = async (query: Parameters<typeof openExport>[1], asker: TestCaller) => {
      const file = await openExport(deps, query, createRequest(asker));
      if (file.kind !== "file") return file.kind;
      let whole = "";
      for await (const part of file.text) whole += part;
      return whole;
    };
    const files: Readonly<Record<string, (asker: TestCaller) => Promise<unknown>>> = {
      answers: (asker) => text({ kind: "FORM", name: things["form"]! }, asker),
      responses: (asker) => text({ kind: "SURVEY", name: things["survey"]! }, asker),
      bookings: (asker) => text({ kind: "BOOKINGS", query: "" }, asker),
      "bookings of a contact": (asker) =>
        text({ kind: "BOOKINGS", query: `contact=${things["contact"]!}` }, asker),
      contacts: (asker) => text({ kind: "CONTACTS", query: "" }, asker),
      payments: (asker) => text({ kind: "PAYMENTS", query: "" }, asker),
      upload: async (asker) => {
        const file = await downloadFile(deps, things["upload"]!, createRequest(asker));
        return file.kind === "file" ? file.name : file.kind;
      },
      calendar: (asker) =>
        createContext(deps, createRequest(asker))
          .then((ctx) => loadCalendarFile(ctx, things["firstKey"]!))
          .catch(() => null),
      "staff's calendar": (asker) => findStaffFeedFile(deps, things["staffFeed"]!, createRequest(asker)),
      picture: async (asker) => {
        const picture = await findPictureFile(
          deps,
          { id: things["media"]!, size: "shared" },
          createRequest(asker),
        );
        return picture && things["media"];
      },
    };
    const secrets = [...getSecrets(amber), `open${things["word"]!.toLowerCase()}`];
    for (const [name, read] of Object.entries(files)) {
      const own = await read(amber.owner);
      expect([name, findLeaks(secrets, own).length > 0]).toEqual([name, true]);
      for (const [caller, asker] of birch.callers)
        expect([
          name,
          caller,
          findLeaks(secrets, (await read({ host: birch.host, ...asker })) ?? null),
        ]).toEqual([name, caller, []]);
    }
  });
});
