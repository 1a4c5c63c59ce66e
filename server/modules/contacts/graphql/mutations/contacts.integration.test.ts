import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { demoId } from "../../../../../prisma/demo/ids.ts";
import { addApiKey } from "../../../access/apiKeys.ts";
import { findColumns } from "../../../../testing/messages/findText.ts";
import { setUpOwner } from "../../../../testing/fixtures.ts";
import { type TestCaller, openGraph } from "../../../../testing/graph.ts";
import { insertBookings } from "../../../../testing/bookings/insertBookings.ts";
import { OTHER } from "../../../../testing/businesses/otherBusiness.ts";
import {
  type BookingAnswer,
  bookFirst,
  details,
  holdAndGetToken,
  serviceId,
} from "../../../../testing/bookings/visit.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";

const CONTACT = `id firstName lastName email phone dateOfBirth isErased bookingCount cancelledCount noShowCount firstVisitAt lastVisitAt
  paid { amount currency } refunded { amount }`;
const LIST = `query ($search: String, $filter: ContactFilter, $orderBy: ContactOrder, $first: Int, $after: String) { business {
  contacts(search: $search, filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { ${CONTACT} } } } } }`;
const UPDATE = `mutation ($input: UpdateContactInput!) { answer: updateContact(input: $input) {
  __typename ... on UpdateContactPayload { contact { ${CONTACT} } } ... on Failure { code } ... on InvalidInput { issues { path code } } } }`;
const ERASE = `mutation ($input: EraseContactInput!) { answer: eraseContact(input: $input) {
  __typename ... on EraseContactPayload { contact { ${CONTACT} } } ... on Failure { code message }
  ... on InvalidInput { issues { path code } } ... on BookingsAhead { conflictingBookings { reference startsAt } conflictingBookingsCount } } }`;
const EXPORT = `query ($id: ID!) { node(id: $id) { ... on Contact { export } } }`;

interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly email: string;
}
interface Answer {
  readonly __typename: string;
  readonly contact?: Person;
  readonly code?: string;
  readonly bookings?: readonly { readonly reference: string }[];
}
interface List {
  readonly business: {
    readonly contacts: {
      readonly totalCount: number;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
      readonly edges: readonly { readonly node: Person }[];
    };
  };
}

const graph = await openGraph({ hasOther: true, isReset: true });
const owner = await setUpOwner(graph);
let stranger: TestCaller;
beforeAll(async () => {
  const other = await graph.scope({ host: OTHER.host });
  stranger = { host: OTHER.host, key: (await addApiKey(other, "other")).secret };
});

async function contacts(variables: Record<string, unknown> = {}) {
  const { data, errors } = await graph.run<List>(LIST, variables, owner);
  expect(errors).toEqual([]);
  return data.business.contacts;
}
const emails = async (variables: Record<string, unknown> = {}) =>
  (await contacts(variables)).edges.map(({ node }) => node.email);

async function send(document: string, input: object, asker: TestCaller = owner): Promise<Answer> {
  const { data, errors } = await graph.run<{ answer: Answer }>(document, { input }, asker);
  return errors.length > 0 ? (errors[0] as never) : data.answer;
}

async function createBooking(
  startsAt: string,
  changes: Record<string, unknown> = {},
): Promise<BookingAnswer> {
  graph.clock.advance(1);
  const token = await holdAndGetToken(graph, { service: serviceId("consultation"), startsAt, staff: null });
  return bookFirst(graph, token, {
    idempotencyKey: `key-${startsAt}`,
    locationKind: "AT_PROVIDER",
    notes: "Prefers the xyzzynote window",
    guests: [{ name: "Xyzzyguest Pal", email: "pal@xyzzyguest.example" }],
    contact: {
      ...details.contact,
      firstName: "Xyzzyfirst",
      lastName: "Xyzzylast",
      email: "Xyzzy@Mail.example",
    },
    attribution: [{ name: "utm_term", value: "xyzzyterm" }],
    ...changes,
  });
}

describe("business.contacts", () => {
  beforeEach(() =>
    insertBookings(graph.database, [
      {
        email: "ada@example.com",
        lastName: "Lovelace",
        createdAt: "2026-11-01T10:00:00Z",
        status: "COMPLETED",
      },
      { email: "bo@example.com", lastName: "Zander", createdAt: "2026-11-02T10:00:00Z" },
      {
        email: "ADA@example.com",
        lastName: "King",
        createdAt: "2026-11-03T10:00:00Z",
        startsAt: "2026-12-01T15:00:00Z",
        status: "NO_SHOW",
        dueMinor: 5000,
        paid: { minor: 5000, at: "2026-11-03T10:00:00Z" },
        refunded: { minor: 2000, at: "2026-11-04T10:00:00Z" },
      },
      { email: "cy@example.com", lastName: "Mills", createdAt: "2026-11-03T10:00:00Z", status: "CANCELLED" },
    ]),
  );

  it("lists one entry a person, by first booking or name, in pages", async () => {
    expect(await emails()).toEqual(["cy@example.com", "bo@example.com", "ADA@example.com"]);
    expect(await emails({ orderBy: { field: "ADDED_AT" } })).toEqual([
      "ADA@example.com",
      "bo@example.com",
      "cy@example.com",
    ]);
    expect(await emails({ orderBy: { field: "NAME" } })).toEqual([
      "ADA@example.com",
      "cy@example.com",
      "bo@example.com",
    ]);
    const orders = ["ADDED_AT", "NAME"].flatMap((field) =>
      ["ASC", "DESC"].map((direction) => ({ field, direction })),
    );
    for (const orderBy of orders) {
      const all = await contacts({ orderBy });
      const pagedContacts: Person[] = [];
      let after: string | undefined;
      for (;;) {
        const page = await contacts({ orderBy, first: 1, ...(after && { after }) });
        pagedContacts.push(...page.edges.map(({ node }) => node));
        if (!page.pageInfo.hasNextPage) break;
        after = page.pageInfo.endCursor;
      }
      expect(pagedContacts).toEqual(all.edges.map(({ node }) => node));
      expect(all.totalCount).toBe(3);
    }
    for (const after of ["abc", "x".repeat(3000), Buffer.from('["a\\u0000","b","c"]').toString("base64url")])
      expect((await graph.run(LIST, { after }, owner)).errors).toMatchObject([{ code: "INVALID_INPUT" }]);
  });

  it("finds people by text and by their last booking", async () => {
    expect(await emails({ search: "lovelace" })).toEqual(["ADA@example.com"]);
    expect(await emails({ search: "BO@" })).toEqual(["bo@example.com"]);
    expect(await emails({ search: "%" })).toEqual([]);
    expect(await emails({ filter: { since: "2026-11-03T00:00:00Z" } })).toEqual([
      "cy@example.com",
      "ADA@example.com",
    ]);
  });

  it("returns figures of bookings and payments at constant cost", async () => {
    const { edges } = await contacts({ search: "ada@" });
    expect(edges[0]!.node).toMatchObject({
      lastName: "King",
      bookingCount: 2,
      cancelledCount: 0,
      noShowCount: 1,
      firstVisitAt: "2026-11-24T15:00:00.000Z",
      lastVisitAt: "2026-12-01T15:00:00.000Z",
      paid: { amount: 5000, currency: "USD" },
      refunded: { amount: 2000 },
    });
    const one = await graph.statementsOf(() => contacts({ first: 1 }));
    const many = await graph.statementsOf(() => contacts());
    expect(many.length).toBe(one.length);
  });

  it("returns the history of a person", async () => {
    const [person] = (await contacts({ search: "ada@" })).edges;
    const document = `query ($id: ID!) { node(id: $id) { ... on Contact { lastName bookings { totalCount edges { node { startsAt contact { id } } } } } } }`;
    const { data } = await graph.run(document, { id: person!.node.id }, owner);
    const contact = { id: person!.node.id };
    expect(data).toMatchObject({
      node: {
        lastName: "King",
        bookings: {
          totalCount: 2,
          edges: [
            { node: { startsAt: "2026-12-01T15:00:00.000Z", contact } },
            { node: { startsAt: "2026-11-24T15:00:00.000Z", contact } },
          ],
        },
      },
    });
  });

  it("rejects visitors and other businesses", async () => {
    const { id } = (await contacts()).edges[0]!.node;
    expect((await graph.run(LIST)).errors).toMatchObject([{ code: "UNAUTHENTICATED" }]);
    expect((await graph.run(EXPORT, { id }, stranger)).data).toEqual({ node: null });
    expect((await graph.run(EXPORT, { id })).data).toEqual({ node: null });
    const readers = await addApiKey(await graph.scope(), {
      name: "r",
      scopes: ["bookings:read"],
      expiresAt: null,
    });
    const reader = { key: readers.secret };
    expect((await graph.run(LIST, {}, reader)).errors).toMatchObject([{ code: "FORBIDDEN" }]);
    const names = `{ business { bookings(first: 1) { edges { node { contact { firstName lastName } } } } } }`;
    expect((await graph.run(names, {}, reader)).errors).toEqual([]);
    const email = names.replace("lastName", "email");
    expect((await graph.run(email, {}, reader)).errors).toMatchObject([{ code: "FORBIDDEN" }]);
    for (const asker of [stranger, {}, reader]) {
      expect(await send(UPDATE, { id, firstName: "Eve" }, asker)).not.toMatchObject({ contact: {} });
      expect(await send(ERASE, { id, cancelBookings: true }, asker)).not.toMatchObject({
        contact: {},
      });
    }
    expect((await contacts()).totalCount).toBe(3);
  });

  it("updateContact changes a person in all of their orders", async () => {
    const { id } = (await contacts({ search: "ada@" })).edges[0]!.node;
    const input = {
      id,
      email: " ada@king.example ",
      phone: "+1 212 555 0142",
      idempotencyKey: "correct-1",
    };
    const answer = await send(UPDATE, input);
    expect(answer).toMatchObject({
      contact: { id, lastName: "King", email: "ada@king.example", phone: "+1 212 555 0142" },
    });
    expect(await send(UPDATE, input)).toEqual(answer);
    expect(await send(UPDATE, { ...input, phone: null })).toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
    expect(await send(UPDATE, { id, phone: null })).toMatchObject({ contact: { phone: null } });
    expect(await findColumns(graph.database, "ada@example.com")).toEqual([]);
    expect((await contacts()).totalCount).toBe(3);
  });

  it("updateContact merges two people only with merge", async () => {
    const { id } = (await contacts({ search: "ada@" })).edges[0]!.node;
    const taken = { issues: [{ path: ["email"], code: "TAKEN" }] };
    expect(await send(UPDATE, { id, email: "BO@example.com" })).toMatchObject(taken);
    expect(await send(UPDATE, { id, email: "BO@example.com", merge: true })).toMatchObject({
      contact: { lastName: "King", email: "BO@example.com", bookingCount: 3 },
    });
    expect(await emails()).toEqual(["cy@example.com", "BO@example.com"]);
  });

  it.each([
    [{ email: "nobody" }, ["email"], "INVALID_EMAIL"],
    [{ firstName: "" }, ["firstName"], "REQUIRED"],
    [{ phone: "12" }, ["phone"], "INVALID_PHONE"],
    [{ dateOfBirth: "2999-01-01" }, ["dateOfBirth"], "OUT_OF_RANGE"],
    [{ id: "contact_nobody" }, ["id"], "NOT_FOUND"],
  ])("updateContact rejects %j", async (change, path, code) => {
    const { id } = (await contacts({ search: "ada@" })).edges[0]!.node;
    expect(await send(UPDATE, { id, ...change })).toMatchObject({ issues: [{ path, code }] });
  });
});

describe("eraseContact", () => {
  it("removes a person's data from the whole database and keeps the bookings", async () => {
    await graph.ask("consultation", "intake");
    const file = await graph.database.query<{ slug: string }>("SELECT slug FROM forms LIMIT 1");
    expect(file).toHaveLength(1);
    await graph.database.query("DELETE FROM service_forms");
    const soon = await createBooking("2026-11-23T15:00:00Z");
    const later = await createBooking("2026-11-24T15:00:00Z", {
      contact: {
        ...details.contact,
        firstName: "Xyzzyfirst",
        lastName: "Xyzzylast",
        email: "xyzzy@mail.example",
      },
    });
    const scope = await graph.scope();
    const { id: businessId } = scope.business;
    await graph.database.query(
      `WITH s AS (
         INSERT INTO submissions (business_id, id, form_id, version, order_id, outcome, answers, locale, created_at)
         SELECT $1, gen_random_uuid(), f.id, f.version, CASE g WHEN 1 THEN o.id END, 'ACCEPTED',
                CASE g WHEN 1 THEN '{"a":{"kind":"TEXT","text":"xyzzyanswer"}}'::jsonb ELSE '{"a":{"kind":"TEXT","text":"XYZZY@mail.example"},"b":{"kind":"TEXT","text":"xyzzyalone"}}' END, 'en', now()
           FROM (SELECT id, version FROM forms WHERE business_id = $1 LIMIT 1) f, (SELECT id FROM orders LIMIT 1) o, generate_series(1, 2) g RETURNING id
       ), r AS (
         INSERT INTO survey_responses (business_id, id, survey_id, version, start_id, outcome, answers, path, score, locale, started_at, created_at)
         SELECT $1, gen_random_uuid(), f.id, f.version, gen_random_uuid(), 'ACCEPTED', '{"m":{"kind":"TEXT","text":"xyzzy@mail.example"}}', '{}', 0, 'en', now(), now()
           FROM (SELECT id, version FROM surveys WHERE business_id = $1 LIMIT 1) f RETURNING id
       )
       INSERT INTO uploads (business_id, id, field_key, name, media_type, size_bytes, content, created_at, submission_id)
       SELECT $1, gen_random_uuid(), 'a', 'xyzzyfile.txt', 'text/plain', 12, 'xyzzycontent', now(), id FROM s`,
      [businessId],
    );
    await graph.database.query("UPDATE notices SET last_error = 'no mailbox of xyzzy@mail.example'");
    await graph.database.query("UPDATE bookings SET location = 'Xyzzystreet 1'");
    const note = `mutation ($id: ID!) { noteBooking(input: { id: $id, note: "xyzzy was late" }) { __typename } }`;
    const [row] = await graph.database.query<{ id: string }>("SELECT id FROM bookings LIMIT 1");
    await graph.run(note, { id: toGlobalId("Booking", row!.id) }, owner);
    const { id } = (await contacts({ search: "xyzzy@" })).edges[0]!.node;

    const { data } = await graph.run<{ node: { export: Record<string, unknown> } }>(EXPORT, { id }, owner);
    for (const mark of [
      "Xyzzyfirst",
      "xyzzynote",
      "xyzzyterm",
      "xyzzyanswer",
      "xyzzyalone",
      "xyzzyfile.txt",
      "Xyzzystreet",
      "xyzzyguest",
      "was late",
    ])
      expect(JSON.stringify(data.node.export)).toContain(mark);
    expect(data.node.export).toMatchObject({
      details: [{ email: "Xyzzy@Mail.example" }, { email: "xyzzy@mail.example" }],
      orders: [
        { reference: soon.reference, bookings: [{ status: "CONFIRMED" }] },
        { reference: later.reference },
      ],
      surveyResponses: [{}],
    });

    const ahead = await send(ERASE, { id });
    expect(ahead).toMatchObject({
      code: "BOOKINGS_AHEAD",
      conflictingBookingsCount: 2,
      conflictingBookings: [{ reference: soon.reference }, { reference: later.reference }],
    });
    expect((await findColumns(graph.database, "xyzzy")).length).toBeGreaterThan(10);
    const answer = await send(ERASE, { id, cancelBookings: true, idempotencyKey: "forget-1" });
    expect(answer).toMatchObject({
      contact: {
        id,
        firstName: null,
        lastName: null,
        phone: null,
        dateOfBirth: null,
        isErased: true,
        bookingCount: 2,
        cancelledCount: 2,
      },
    });
    expect(await findColumns(graph.database, "xyzzy")).toEqual([]);
    expect(await send(ERASE, { id, cancelBookings: true, idempotencyKey: "forget-1" })).toEqual(answer);
    expect(await send(ERASE, { id })).toEqual(answer);
    expect((await contacts()).totalCount).toBe(0);
    expect(await send(UPDATE, { id, firstName: "Ada" })).toMatchObject({
      issues: [{ code: "NOT_FOUND" }],
    });
    const lookup = `query ($keys: [String!]!) { visitorBookings(accessKeys: $keys) { __typename } }`;
    expect((await graph.run(lookup, { keys: [soon.accessKey, later.accessKey] })).data).toEqual({
      visitorBookings: [{ __typename: "BookingNotFound" }, { __typename: "BookingNotFound" }],
    });
    const mails = await graph.database.query(
      "SELECT FROM notices WHERE state = 'PENDING' AND recipient <> 'STAFF'",
    );
    expect(mails).toEqual([]);
    const list = `{ business { bookings { totalCount edges { node { status contact { firstName isErased } } } } } }`;
    expect((await graph.run(list, {}, owner)).data).toMatchObject({
      business: {
        bookings: {
          totalCount: 2,
          edges: [{ node: { status: "CANCELLED", contact: { isErased: true } } }, {}],
        },
      },
    });
  });

  it("removes a person as a guest of others, but not the others", async () => {
    const others = await createBooking("2026-11-23T15:00:00Z", {
      contact: { ...details.contact, email: "host@example.com" },
      guests: [
        { name: "Ada L", email: "ada@example.com" },
        { name: "Cy", email: "cy@example.com" },
      ],
    });
    await insertBookings(graph.database, [{ email: "Ada@example.com", startsAt: "2026-11-10T15:00:00Z" }]);
    const { id } = (await contacts({ search: "ada@" })).edges[0]!.node;
    expect(await send(ERASE, { id })).toMatchObject({ contact: { isErased: true } });
    expect(await findColumns(graph.database, "ada@example.com")).toEqual([]);
    const look = `query ($keys: [String!]!) { visitorBookings(accessKeys: $keys) { ... on VisitorBooking { contact { email } guests { name } } } }`;
    expect((await graph.run(look, { keys: [others.accessKey] })).data).toMatchObject({
      visitorBookings: [{ contact: { email: "host@example.com" }, guests: [{ name: null }, { name: "Cy" }] }],
    });
  });

  it("does not affect the person in another business", async () => {
    await insertBookings(graph.database, [{ email: "ada@example.com", startsAt: "2026-11-10T15:00:00Z" }]);
    const { id } = (await contacts()).edges[0]!.node;
    expect(await send(ERASE, { id }, stranger)).toMatchObject({ issues: [{ code: "NOT_FOUND" }] });
    expect(await send(ERASE, { id: toGlobalId("Booking", demoId("booking", "x")) })).toMatchObject({
      issues: [{ path: ["id"] }],
    });
    expect(await emails()).toEqual(["ada@example.com"]);
  });
});
