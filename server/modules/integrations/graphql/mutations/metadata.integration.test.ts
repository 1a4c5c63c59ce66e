import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { demoId } from "../../../../../prisma/demo/ids.ts";
import { addApiKey } from "../../../access/apiKeys.ts";
import type { KeyScope } from "../../../access/rules/keyScopes.ts";
import type { ViewerRole } from "../../../access/rules/permissions.ts";
import { startSession } from "../../../access/users/startSession.ts";
import { setUpOtherOwner, setUpOwner } from "../../../../testing/fixtures.ts";
import { type TestCaller, openGraph } from "../../../../testing/graph.ts";
import { createSeedId, insertBookings } from "../../../../testing/bookings/insertBookings.ts";
import { OTHER } from "../../../../testing/businesses/otherBusiness.ts";
import { addUser } from "../../../../testing/identity/signedIn.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";
import { readEvents } from "../../events/readEvents.ts";
import { buildEventBodies } from "../../events/eventBodies.ts";
import { unwrap } from "../../../../testing/unwrap.ts";

const UPDATE = `mutation ($input: UpdateMetadataInput!) { answer: updateMetadata(input: $input) {
  __typename ... on UpdateMetadataPayload { node { __typename id } metadata { name value } }
  ... on InvalidInput { issues { path code } } ... on Failure { code } } }`;

interface Answer {
  readonly __typename?: string;
  readonly code?: string;
  readonly issues?: readonly { readonly path: readonly string[]; readonly code: string }[];
  readonly node?: { readonly __typename: string; readonly id: string };
  readonly metadata?: readonly { readonly name: string; readonly value: string }[];
}

const graph = await openGraph({ hasOther: true, isReset: true });
const owner = await setUpOwner(graph);
const foreign = await setUpOtherOwner(graph);
let users = 0;
const BUSINESS = demoId("business", "northside");

const IDS = {
  Business: toGlobalId("Business", BUSINESS),
  Service: toGlobalId("Service", demoId("service", "consultation")),
  Staff: toGlobalId("Staff", demoId("staff", "amara")),
  Contact: toGlobalId("Contact", createSeedId("contact", 0)),
  Booking: toGlobalId("Booking", createSeedId("booking", 0)),
  Order: toGlobalId("Order", createSeedId("order", 0)),
} as const;
const TYPES = Object.keys(IDS) as (keyof typeof IDS)[];

async function send(input: object, asker: TestCaller = owner): Promise<Answer> {
  const { data, errors } = await graph.run<{ answer: Answer }>(UPDATE, { input }, asker);
  return errors.length > 0 ? (errors[0] as never) : data.answer;
}
const entry = (name: string, value: string) => ({ name, value });
const set = (id: string, name: string, value: string, asker?: TestCaller) =>
  send({ id, set: [entry(name, value)] }, asker);
const issues = (answer: Answer) => answer.issues?.map(({ path, code }) => `${path.join(".")} ${code}`);

async function keyWith(...scopes: KeyScope[]): Promise<TestCaller> {
  const scope = await graph.scope();
  return { key: (await addApiKey(scope, { name: scopes.join(), scopes, expiresAt: null })).secret };
}

async function signInAs(role: ViewerRole, staffId: string | null = null): Promise<TestCaller> {
  const scope = await graph.scope();
  const email = `${role}${(users += 1)}@example.org`.toLowerCase();
  const id = await addUser(scope, role, email, staffId);
  const user = { businessId: scope.business.id, id, email, name: email, role, staffId, passwordHash: null };
  const place = { session: null, device: null, relyingParty: null, agent: "", clientAddress: "192.0.2.9" };
  return { session: (await startSession(scope, { ...user, isDisabled: false }, place)).session };
}

beforeAll(() => graph.clock.set("2026-11-20T10:00:00Z"));
beforeEach(async () => {
  for (const table of ["businesses", "services", "staff"])
    await graph.database.query(`UPDATE ${table} SET metadata = '{}' WHERE metadata <> '{}'`);
  await insertBookings(graph.database, [
    { email: "ada@example.com", createdAt: "2026-11-01T10:00:00Z" },
    { email: "bo@example.com", createdAt: "2026-11-02T10:00:00Z", startsAt: "2026-12-01T15:00:00Z" },
    {
      email: "Ada@example.com",
      createdAt: "2026-11-03T10:00:00Z",
      startsAt: "2026-12-02T15:00:00Z",
      staff: "bruno",
    },
  ]);
  await graph.database.query("DELETE FROM webhook_deliveries");
  await graph.database.query("DELETE FROM events");
});

describe("updateMetadata", () => {
  it.each(TYPES)("sets, replaces and removes names of a %s", async (type) => {
    const id = IDS[type];
    const first = await send({ id, set: [entry("crmId", "C-1"), entry("Zone", ""), entry("a b", "é\n\t")] });
    expect(first).toEqual({
      __typename: "UpdateMetadataPayload",
      node: { __typename: type, id },
      metadata: [entry("Zone", ""), entry("a b", "é\n\t"), entry("crmId", "C-1")],
    });
    const next = await send({ id, set: [entry("crmId", "C-2")], remove: ["Zone", "unknown"] });
    expect(next.metadata).toEqual([entry("a b", "é\n\t"), entry("crmId", "C-2")]);
    const read = await graph.data<{ node: Answer }>(
      `query ($id: ID!) { node(id: $id) { id ... on ${type} { metadata { name value } } } }`,
      { id },
      owner,
    );
    expect(read.node.metadata).toEqual(next.metadata);
    expect((await send({ id, remove: ["crmId", "a b"] })).metadata).toEqual([]);
  });

  it("rejects bad names and values, repeated names and unknown objects", async () => {
    const id = IDS.Service;
    expect(issues(await send({ id, set: [entry("", "a"), entry("n".repeat(41), "v".repeat(501))] }))).toEqual(
      ["set.0.name REQUIRED", "set.1.name TOO_LONG", "set.1.value TOO_LONG"],
    );
    expect(issues(await send({ id, set: [entry("a", "1"), entry("a", "2")], remove: ["a"] }))).toEqual([
      "set.1.name DUPLICATE",
      "remove.0 DUPLICATE",
    ]);
    expect(issues(await set(id, "a", "\u0000"))).toEqual(["set.0.value CONTROL_CHARACTERS"]);
    for (const unknown of [
      "service_00000000000000000000000000",
      "consultation",
      "",
      IDS.Service.slice(0, -1),
    ])
      expect(issues(await set(unknown, "a", "1"))).toEqual(["id NOT_FOUND"]);
    const provider = toGlobalId("Provider", demoId("provider", "northside"));
    expect(issues(await set(provider, "a", "1"))).toEqual(["id NOT_FOUND"]);
  });

  it("keeps at most 50 names", async () => {
    const id = IDS.Booking;
    const names = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => entry(`n${from + i}`, "v".repeat(500)));
    expect((await send({ id, set: names(0, 50) })).metadata).toHaveLength(50);
    expect(issues(await send({ id, set: names(50, 1) }))).toEqual(["set TOO_MANY"]);
    expect((await send({ id, set: names(50, 1), remove: ["n0"] })).metadata).toHaveLength(50);
    expect(issues(await send({ id, set: names(0, 51) }))).toEqual(["set TOO_MANY"]);
    expect(issues(await send({ id, remove: names(0, 51).map(({ name }) => name) }))).toEqual([
      "remove TOO_MANY",
    ]);
  });

  it("changes nothing without a key, with other scopes, or from another business", async () => {
    const scopesByType: Record<keyof typeof IDS, KeyScope[]> = {
      Business: ["catalogue", "bookings:write", "contacts"],
      Service: ["bookings:write", "contacts", "webhooks"],
      Staff: ["bookings:write", "contacts", "webhooks"],
      Contact: ["catalogue", "bookings:write"],
      Booking: ["bookings:read", "contacts", "catalogue"],
      Order: ["bookings:read", "contacts", "catalogue"],
    };
    for (const type of TYPES) {
      expect(await set(IDS[type], "a", "1", {})).toMatchObject({ code: "UNAUTHENTICATED" });
      const key = await keyWith(...scopesByType[type]);
      expect(await set(IDS[type], "a", "1", key)).toMatchObject({ code: "FORBIDDEN" });
      expect(issues(await set(IDS[type], "a", "1", foreign))).toEqual(["id NOT_FOUND"]);
      expect((await set(IDS[type], "a", "1")).metadata).toEqual([entry("a", "1")]);
    }
    expect(issues(await set(toGlobalId("Service", OTHER.serviceId), "a", "1"))).toEqual(["id NOT_FOUND"]);
    expect(issues(await set(toGlobalId("Business", OTHER.businessId), "a", "1"))).toEqual(["id NOT_FOUND"]);
  });

  it("is allowed with the scope of the type", async () => {
    const catalogue = await keyWith("catalogue");
    for (const type of ["Service", "Staff"] as const)
      expect((await set(IDS[type], "a", "1", catalogue)).__typename).toBe("UpdateMetadataPayload");
    const bookings = await keyWith("bookings:write");
    for (const type of ["Booking", "Order"] as const)
      expect((await set(IDS[type], "a", "1", bookings)).__typename).toBe("UpdateMetadataPayload");
    expect((await set(IDS.Contact, "a", "1", await keyWith("contacts"))).metadata).toHaveLength(1);
  });

  it("lets staff change only the bookings that they serve", async () => {
    const amara = await signInAs("STAFF", demoId("staff", "amara"));
    expect((await set(IDS.Booking, "a", "1", amara)).metadata).toEqual([entry("a", "1")]);
    const others = toGlobalId("Booking", createSeedId("booking", 2));
    expect(issues(await set(others, "a", "1", amara))).toEqual(["id NOT_FOUND"]);
    for (const id of [IDS.Order, IDS.Contact, IDS.Staff, IDS.Business])
      expect(await set(id, "a", "1", amara)).toMatchObject({ code: "FORBIDDEN" });
    expect(await set(IDS.Booking, "a", "1", await signInAs("READER"))).toMatchObject({ code: "FORBIDDEN" });
  });

  it("runs once for a repeated request", async () => {
    const input = { id: IDS.Booking, set: [entry("a", "1")], idempotencyKey: "metadata-0001" };
    const first = await send(input);
    await send({ id: IDS.Booking, set: [entry("b", "2")], remove: ["a"] });
    const again = await send(input);
    expect(again).toEqual({ ...first, metadata: [entry("b", "2")] });
    expect(await send({ ...input, set: [entry("a", "2")] })).toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
  });

  it("writes an audit entry with names of fields, without values", async () => {
    await set(IDS.Contact, "crmId", "secret-value");
    await set(IDS.Booking, "crmId", "secret-value");
    const entries = await graph.database.query<{
      action: string;
      fields: string[];
      changed: string[] | null;
    }>(
      "SELECT action, subject, fields, changed FROM audit_entries WHERE action = 'updateMetadata' ORDER BY subject",
    );
    expect(entries).toMatchObject([
      { subject: IDS.Booking, fields: ["id", "set"] },
      { subject: IDS.Contact, fields: ["id", "set"], changed: ["metadata"] },
    ]);
    const [log] = await graph.database.query<{ text: string }>(
      "SELECT string_agg(e::text, '') AS text FROM audit_entries e",
    );
    expect(log!.text).not.toContain("secret-value");
  });

  it("updates the time of change of a booking, and leaves an equal one alone", async () => {
    const changedAt = async () =>
      (
        await graph.database.query<{ at: string }>(
          "SELECT updated_at::text AS at FROM bookings WHERE id = $1",
          [createSeedId("booking", 0)],
        )
      )[0]!.at;
    graph.clock.advance(1);
    await set(IDS.Booking, "a", "1");
    const first = await changedAt();
    expect(first).toContain("2026-11-20 10:01");
    graph.clock.advance(1);
    await set(IDS.Booking, "a", "1");
    expect(await changedAt()).toBe(first);
  });

  it("leaves the version of the site alone", async () => {
    const version = async () => (await graph.database.query("SELECT version FROM sites"))[0];
    const before = await version();
    for (const type of ["Business", "Service", "Staff"] as const) await set(IDS[type], "a", "1");
    expect(await version()).toEqual(before);
  });
});

describe("visitors", () => {
  const CATALOGUE = `{ business { metadata { name } services(first: 1) { edges { node { name metadata { name } } } }
    staff(first: 1) { edges { node { name metadata { name } } } } } }`;

  it.each([
    ["a visitor", () => Promise.resolve({}), "UNAUTHENTICATED"],
    ["a key without the scope", () => keyWith("webhooks", "payments"), "FORBIDDEN"],
  ] as const)("%s reads null and an error for each field", async (_, makeCaller, code) => {
    for (const type of ["Business", "Service", "Staff"] as const) await set(IDS[type], "a", "hidden-value");
    const { data, errors } = await graph.run<{ business: object }>(CATALOGUE, {}, await makeCaller());
    expect(data.business).toMatchObject({
      metadata: null,
      services: { edges: [{ node: { name: expect.any(String), metadata: null } }] },
      staff: { edges: [{ node: { name: expect.any(String), metadata: null } }] },
    });
    expect(errors.map((one) => one.code)).toEqual([code, code, code]);
  });

  it("cannot filter lists by metadata", async () => {
    for (const list of ["services", "staff"])
      expect(
        (
          await graph.run(
            `{ business { ${list}(filter: { metadata: { name: "a", value: "1" } }) { totalCount } } }`,
          )
        ).errors,
      ).toMatchObject([{ code: "UNAUTHENTICATED" }]);
  });

  it("have no field for it in their types", async () => {
    const { data } = await graph.run<{
      __schema: { types: { name: string; fields: { name: string }[] | null }[] };
    }>("{ __schema { types { name fields { name } } } }");
    const types = data.__schema.types.filter(({ fields }) => fields?.some(({ name }) => name === "metadata"));
    expect(types.map(({ name }) => name).toSorted()).toEqual([...TYPES, "UpdateMetadataPayload"].toSorted());
  });

  it("staff who may not read contacts read no metadata of them", async () => {
    await set(IDS.Contact, "a", "1");
    const amara = await signInAs("STAFF", demoId("staff", "amara"));
    const { data, errors } = await graph.run<{ node: object }>(
      `query ($id: ID!) { node(id: $id) { ... on Booking { metadata { name } contact { lastName metadata { name } } } } }`,
      { id: IDS.Booking },
      amara,
    );
    expect(data.node).toEqual({ metadata: [], contact: { lastName: expect.any(String), metadata: null } });
    expect(errors).toMatchObject([{ code: "FORBIDDEN" }]);
  });
});

describe("filter", () => {
  const LIST = `query ($metadata: MetadataFilter!) { business {
    bookings(filter: { metadata: $metadata }) { totalCount edges { node { id } } }
    contacts(filter: { metadata: $metadata }) { totalCount edges { node { id } } }
    services(filter: { metadata: $metadata }) { totalCount edges { node { id } } }
    staff(filter: { metadata: $metadata }) { totalCount edges { node { id } } } } }`;

  async function find(name: string, value: string): Promise<Record<string, string[]>> {
    const { business } = await graph.data<{
      business: Record<string, { totalCount: number; edges: { node: { id: string } }[] }>;
    }>(LIST, { metadata: entry(name, value) }, owner);
    return Object.fromEntries(
      Object.entries(business).map(([list, { totalCount, edges }]) => {
        expect(totalCount).toBe(edges.length);
        return [list, edges.map(({ node }) => node.id)];
      }),
    );
  }

  it("finds objects whose name has the whole value", async () => {
    for (const type of ["Booking", "Contact", "Service", "Staff"] as const)
      await send({ id: IDS[type], set: [entry("ref", "X-1"), entry("0", 'quo"te')] });
    const all = {
      bookings: [IDS.Booking],
      contacts: [IDS.Contact],
      services: [IDS.Service],
      staff: [IDS.Staff],
    };
    const none = { bookings: [], contacts: [], services: [], staff: [] };
    expect(await find("ref", "X-1")).toEqual(all);
    expect(await find("0", 'quo"te')).toEqual(all);
    for (const [name, value] of [
      ["ref", "X"],
      ["ref", "x-1"],
      ["Ref", "X-1"],
      ["other", "X-1"],
      ["", ""],
    ])
      expect(await find(name!, value!)).toEqual(none);
  });

  it("combines with other conditions and with lists longer than the ids that it loads first", async () => {
    const many = Array.from({ length: 520 }, (_, i) => ({
      email: `m${i}@example.com`,
      startsAt: "2026-12-05T15:00:00Z",
    }));
    await insertBookings(graph.database, many, 1000);
    await graph.database.query(`UPDATE bookings SET metadata = '{"ref": "all"}'`);
    await graph.database.query(`UPDATE contacts SET metadata = '{"ref": "all"}'`);
    const { business } = await graph.data<{ business: Record<string, { totalCount: number }> }>(
      `{ business { every: bookings(filter: { metadata: { name: "ref", value: "all" } }) { totalCount }
         some: bookings(filter: { metadata: { name: "ref", value: "all" } }, search: "bo@") { totalCount }
         people: contacts(filter: { metadata: { name: "ref", value: "all" } }) { totalCount } } }`,
      {},
      owner,
    );
    expect(business).toEqual({
      every: { totalCount: 523 },
      some: { totalCount: 1 },
      people: { totalCount: 522 },
    });
  });
});

describe("events", () => {
  async function bodies(includesContacts: boolean) {
    const { query } = graph.database;
    const page = unwrap(
      await readEvents(query, { businessId: BUSINESS, after: null, types: [], first: 100 }),
    );
    return buildEventBodies(
      query,
      page.events.map((event) => ({ event, includesContacts })),
    );
  }

  it("a change of metadata is an event of its object, if such a type exists", async () => {
    for (const type of TYPES) await set(IDS[type], "ref", type);
    const sent = await bodies(false);
    expect(sent.map(({ type, data }) => [type, data])).toEqual([
      ["catalogue.updated", { noun: "business", id: IDS.Business, metadata: { ref: "Business" } }],
      ["catalogue.updated", { noun: "service", id: IDS.Service, metadata: { ref: "Service" } }],
      ["catalogue.updated", { noun: "staff", id: IDS.Staff, metadata: { ref: "Staff" } }],
      ["contact.updated", { contact: { id: IDS.Contact } }],
    ]);
    const [event] = (await bodies(true)).filter(({ type }) => type === "contact.updated");
    expect(event!.data).toMatchObject({ contact: { id: IDS.Contact, metadata: { ref: "Contact" } } });
  });

  it("of a booking contain its metadata, and the person's only for readers of contacts", async () => {
    await set(IDS.Booking, "deal", "D-1");
    await set(IDS.Contact, "crmId", "C-1");
    await graph.database.query("DELETE FROM events");
    // The third booking is of the same person, whose metadata is in the first row.
    await graph.data(
      `mutation ($input: CancelBookingInput!) { cancelBooking(input: $input) { __typename } }`,
      { input: { booking: { id: IDS.Booking } } },
      owner,
    );
    const [plain] = await bodies(false);
    expect(plain).toMatchObject({
      type: "booking.cancelled",
      data: { booking: { id: IDS.Booking, metadata: { deal: "D-1" } } },
    });
    expect(JSON.stringify(plain)).not.toContain("C-1");
    const [full] = await bodies(true);
    expect(full!.data).toMatchObject({ contact: { email: "ada@example.com", metadata: { crmId: "C-1" } } });
  });

  it("store no metadata", async () => {
    for (const type of TYPES) await set(IDS[type], "ref", "stored-value");
    expect(JSON.stringify(await graph.database.query("SELECT data FROM events"))).not.toContain(
      "stored-value",
    );
  });
});

describe("a person", () => {
  const later = toGlobalId("Contact", createSeedId("contact", 2));

  it("has the same metadata by each row", async () => {
    await set(later, "a", "1");
    expect((await set(IDS.Contact, "b", "2")).metadata).toEqual([entry("a", "1"), entry("b", "2")]);
    expect((await send({ id: later })).node!.id).toBe(IDS.Contact);
  });

  it("keeps the metadata of both persons after a merge, the first one's for equal names", async () => {
    const bo = toGlobalId("Contact", createSeedId("contact", 1));
    await send({ id: bo, set: [entry("a", "bo"), entry("b", "bo")] });
    await send({ id: IDS.Contact, set: [entry("a", "ada"), entry("c", "ada")] });
    const merged = await graph.data<{ updateContact: { contact: Answer } }>(
      `mutation ($id: ID!) { updateContact(input: { id: $id, email: "ada@example.com", merge: true }) {
         ... on UpdateContactPayload { contact { id metadata { name value } } } } }`,
      { id: bo },
      owner,
    );
    const all = [entry("a", "ada"), entry("b", "bo"), entry("c", "ada")];
    expect(merged.updateContact.contact.metadata).toEqual(all);
    expect((await send({ id: bo })).metadata).toEqual(all);
  });

  it("is exported and erased with all metadata", async () => {
    for (const type of ["Contact", "Booking", "Order"] as const) await set(IDS[type], "note", `of-${type}`);
    const other = toGlobalId("Booking", createSeedId("booking", 1));
    await set(other, "note", "of another person");
    const { node } = await graph.data<{ node: { export: object } }>(
      "query ($id: ID!) { node(id: $id) { ... on Contact { export } } }",
      { id: IDS.Contact },
      owner,
    );
    expect(node.export).toMatchObject({
      details: [{ metadata: { note: "of-Contact" } }, { metadata: {} }],
      orders: [
        { metadata: { note: "of-Order" }, bookings: [{ metadata: { note: "of-Booking" } }] },
        { metadata: {} },
      ],
    });
    await graph.data(
      `mutation ($id: ID!) { eraseContact(input: { id: $id, cancelBookings: true }) { __typename } }`,
      { id: IDS.Contact },
      owner,
    );
    for (const type of ["Booking", "Order"] as const)
      expect((await send({ id: IDS[type] })).metadata).toEqual([]);
    expect((await send({ id: other })).metadata).toHaveLength(1);
    expect(issues(await set(IDS.Contact, "a", "1"))).toEqual(["id NOT_FOUND"]);
    for (const table of ["contacts", "bookings", "orders", "events", "audit_entries"])
      expect(JSON.stringify(await graph.database.query(`SELECT t::text FROM ${table} t`))).not.toContain(
        "of-",
      );
  });
});

it("the database rejects other values", async () => {
  const update = (metadata: string, table = "bookings") =>
    graph.database.query(`UPDATE ${table} SET metadata = $1::jsonb`, [metadata]);
  for (const table of ["businesses", "services", "staff", "contacts", "bookings", "orders"])
    await expect(update('{"a": 1}', table)).rejects.toThrow(`${table}_metadata`);
  const tooMany = JSON.stringify(Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`n${i}`, ""])));
  for (const bad of [
    "[]",
    '"a"',
    "null",
    '{"": "a"}',
    `{"${"n".repeat(41)}": ""}`,
    `{"a": "${"v".repeat(501)}"}`,
    tooMany,
  ])
    await expect(update(bad)).rejects.toThrow("bookings_metadata");
});

it("lists load all metadata in one statement", async () => {
  const list = (fields: string) => () =>
    graph.data(`{ business { bookings { edges { node { id ${fields} } } } } }`, {}, owner);
  const plain = await graph.statementsOf(list(""));
  const full = await graph.statementsOf(list("metadata { name }"));
  expect(full).toHaveLength(plain.length + 1);
  expect(plain.filter((text) => text.includes("metadata"))).toEqual([]);
});
