import { beforeAll, describe, expect, it } from "vitest";
import { addApiKey } from "../../../access/apiKeys.ts";
import { setUpOwner } from "../../../../testing/fixtures.ts";
import { type TestCaller, openGraph } from "../../../../testing/graph.ts";
import { createSeedId, insertBookings } from "../../../../testing/bookings/insertBookings.ts";
import { OTHER } from "../../../../testing/businesses/otherBusiness.ts";
import { findColumns } from "../../../../testing/messages/findText.ts";
import { bookFirst, details, holdAndGetToken, serviceId } from "../../../../testing/bookings/visit.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";

const CONTACT = `id firstName lastName email phone bookingCount isErased clientNotes(first: 10) { totalCount }`;
const MERGE = `mutation ($input: MergeContactsInput!) { answer: mergeContacts(input: $input) {
  __typename ... on MergeContactsPayload { contact { ${CONTACT} } } ... on Failure { code } ... on InvalidInput { issues { path code } } } }`;
const UPDATE = `mutation ($input: UpdateContactInput!) { answer: updateContact(input: $input) {
  ... on UpdateContactPayload { contact { ${CONTACT} } } } }`;
const ERASE = `mutation ($input: EraseContactInput!) { answer: eraseContact(input: $input) {
  ... on EraseContactPayload { contact { ${CONTACT} } } } }`;
const NODE = `query ($id: ID!) { node(id: $id) { ... on Contact { ${CONTACT} } } }`;

interface Person {
  readonly id: string;
  readonly email: string | null;
  readonly isErased: boolean;
}
interface Answer {
  readonly code?: string;
  readonly contact?: Person;
}

const graph = await openGraph({ hasOther: true, isReset: true });
const owner = await setUpOwner(graph);
const callers: Record<string, TestCaller> = { visitor: {} };
beforeAll(async () => {
  const addKey = async (name: string, scopes: readonly string[]) =>
    (await addApiKey(await graph.scope(), { name, scopes: [...scopes] as never, expiresAt: null })).secret;
  callers["stranger"] = {
    host: OTHER.host,
    key: (await addApiKey(await graph.scope({ host: OTHER.host }), "other")).secret,
  };
  callers["key without contacts"] = { key: await addKey("bookings", ["bookings:write"]) };
});

/** `n` counts the seeded bookings from 1. */
const rowId = (n: number) => createSeedId("contact", n - 1);
const contact = (n: number) => toGlobalId("Contact", rowId(n));

async function send(document: string, input: object, caller: TestCaller = owner): Promise<Answer> {
  const { data, errors } = await graph.run<{ answer: Answer }>(document, { input }, caller);
  return errors.length > 0 ? (errors[0] as never) : data.answer;
}
const merge = (stays: number, duplicate: number, more: object = {}, caller: TestCaller = owner) =>
  send(MERGE, { id: contact(stays), duplicate: contact(duplicate), ...more }, caller);

async function find(n: number): Promise<Person | null> {
  return (await graph.data<{ node: Person | null }>(NODE, { id: contact(n) }, owner)).node;
}

async function addNote(n: number, text: string): Promise<void> {
  const document = `mutation ($input: CreateContactNoteInput!) { answer: createContactNote(input: $input) { __typename } }`;
  await send(document, { contact: contact(n), text });
}

async function setPhone(n: number, phone: string): Promise<void> {
  await graph.database.query("UPDATE contacts SET phone = $2 WHERE id = $1", [rowId(n), phone]);
}

describe("mergeContacts", () => {
  it("moves bookings and notes to the contact that stays, with its details", async () => {
    await insertBookings(graph.database, [
      { email: "ada@example.com", lastName: "Lovelace" },
      { email: "ada@example.org", lastName: "King" },
      { email: "ADA@example.org", lastName: "King" },
    ]);
    await addNote(1, "Prefers mornings");
    await addNote(2, "Allergic to nuts");
    await setPhone(3, "+12125550142");
    expect(await merge(1, 2)).toMatchObject({
      __typename: "MergeContactsPayload",
      contact: {
        id: contact(1),
        lastName: "Lovelace",
        email: "ada@example.com",
        phone: "+12125550142",
        bookingCount: 3,
        clientNotes: { totalCount: 2 },
      },
    });
    for (const n of [1, 2, 3]) expect(await find(n)).toMatchObject({ id: contact(1), bookingCount: 3 });
  });

  it("keeps the details of the newer contact, and both ids lead to the older id", async () => {
    await insertBookings(graph.database, [
      { email: "ada@example.com", lastName: "Lovelace" },
      { email: "ada@example.org", lastName: "King" },
    ]);
    expect(await merge(2, 1)).toMatchObject({
      contact: { id: contact(1), lastName: "King", email: "ada@example.org", bookingCount: 2 },
    });
    expect(await find(2)).toMatchObject({ id: contact(1) });
  });

  it("takes the e-mail of the duplicate when the contact has none", async () => {
    await insertBookings(graph.database, [{ email: null }, { email: "ada@example.com", lastName: "King" }]);
    expect(await merge(1, 2)).toMatchObject({
      contact: { lastName: "Lovelace", email: "ada@example.com", bookingCount: 2 },
    });
  });

  it("merges contacts without e-mail, which later receive one together", async () => {
    await insertBookings(graph.database, [{ email: null }, { email: null }, { email: null }, {}]);
    expect(await merge(2, 1)).toMatchObject({ contact: { email: null, bookingCount: 2 } });
    expect(await merge(3, 1)).toMatchObject({ contact: { id: contact(1), email: null, bookingCount: 3 } });
    expect(await send(UPDATE, { id: contact(2), phone: "+1 212 555 0142" })).toMatchObject({
      contact: { bookingCount: 3 },
    });
    expect(await merge(1, 4)).toMatchObject({ contact: { email: "ada@example.com", bookingCount: 4 } });
  });

  it("returns the first payload again for the same key, and DUPLICATE without a key", async () => {
    await insertBookings(graph.database, [{}, { email: "ada@example.org" }]);
    const answer = await merge(1, 2, { idempotencyKey: "merge-1-2" });
    expect(await merge(1, 2, { idempotencyKey: "merge-1-2" })).toEqual(answer);
    expect(await merge(2, 1, { idempotencyKey: "merge-1-2" })).toMatchObject({
      code: "IDEMPOTENCY_CONFLICT",
    });
    expect(await merge(1, 2)).toMatchObject({ issues: [{ path: ["duplicate"], code: "DUPLICATE" }] });
  });

  it("rejects one contact, unknown contacts and erased contacts", async () => {
    await insertBookings(graph.database, [{}, { email: "bo@example.com", status: "COMPLETED" }, {}]);
    const same = { issues: [{ path: ["duplicate"], code: "DUPLICATE" }] };
    expect(await merge(1, 1)).toMatchObject(same);
    expect(await merge(1, 3)).toMatchObject(same);
    const [missingId, missingDuplicate] = ["id", "duplicate"].map((path) => ({
      issues: [{ path: [path], code: "NOT_FOUND" }],
    }));
    expect(await merge(9, 1)).toMatchObject(missingId!);
    expect(await merge(1, 9)).toMatchObject(missingDuplicate!);
    expect(await merge(1, 2, { duplicate: toGlobalId("Booking", createSeedId("booking", 1)) })).toMatchObject(
      missingDuplicate!,
    );
    await send(ERASE, { id: contact(2), cancelBookings: true });
    expect(await merge(1, 2)).toMatchObject(missingDuplicate!);
    expect(await merge(2, 1)).toMatchObject(missingId!);
    expect(await find(1)).toMatchObject({ bookingCount: 2 });
  });

  it.each(["visitor", "stranger", "key without contacts"])("rejects a %s", async (name) => {
    await insertBookings(graph.database, [{}, { email: "bo@example.com" }]);
    expect(await merge(1, 2, {}, callers[name])).not.toHaveProperty("contact");
    expect(await find(1)).toMatchObject({ bookingCount: 1 });
    expect(await find(2)).toMatchObject({ bookingCount: 1 });
  });

  it("writes an audit entry and an event for each contact that moved", async () => {
    await insertBookings(graph.database, [{}, { email: "bo@example.com" }]);
    await merge(1, 2);
    const entries = await graph.database.query(
      "SELECT subject FROM audit_entries WHERE action = 'mergeContacts'",
    );
    expect(entries).toEqual([{ subject: contact(1) }]);
    const events = await graph.database.query(
      "SELECT subject FROM events WHERE type = 'contact.updated' ORDER BY subject",
    );
    expect(events).toContainEqual({ subject: rowId(2) });
  });
});

describe("mails after mergeContacts", () => {
  const book = async (startsAt: string, email: string) => {
    graph.clock.advance(1);
    const token = await holdAndGetToken(graph, {
      service: serviceId("consultation"),
      startsAt,
      staff: null,
    });
    return bookFirst(graph, token, {
      idempotencyKey: `key-${startsAt}`,
      locationKind: "AT_PROVIDER",
      contact: { ...details.contact, email },
    });
  };
  const contactIds = async () => {
    const rows = await graph.database.query<{ id: string }>("SELECT id FROM contacts ORDER BY id");
    return rows.map(({ id }) => toGlobalId("Contact", id));
  };
  const listRecipients = () =>
    graph.database.query(
      "SELECT DISTINCT email FROM notices WHERE recipient = 'BOOKER' AND state = 'PENDING'",
    );

  it("go to the address that stays, and earlier links stay valid", async () => {
    await book("2026-11-23T15:00:00Z", "ada@example.com");
    const other = await book("2026-11-24T15:00:00Z", "ada@example.org");
    const [first, second] = await contactIds();
    await send(MERGE, { id: first, duplicate: second });
    expect(await listRecipients()).toEqual([{ email: "ada@example.com" }]);
    const visit = `query ($accessKey: String!) { visitorBooking(accessKey: $accessKey) { __typename } }`;
    expect(await graph.data(visit, { accessKey: other.accessKey })).toEqual({
      visitorBooking: { __typename: "VisitorBooking" },
    });
  });

  it("include the links of bookings that had no address", async () => {
    await book("2026-11-23T15:00:00Z", "ada@example.com");
    await book("2026-11-24T15:00:00Z", "ada@example.org");
    const [first, second] = await contactIds();
    await graph.database.query(
      "DELETE FROM notices WHERE recipient = 'BOOKER'; UPDATE contacts SET email = NULL WHERE email = 'ada@example.org'",
    );
    await send(MERGE, { id: second, duplicate: first });
    const mails = await graph.database.query(
      "SELECT kind, email FROM notices WHERE recipient = 'BOOKER' AND state = 'PENDING'",
    );
    expect(mails).toEqual([{ kind: "LINK", email: "ada@example.com" }]);
  });

  it("a later booking with the former address makes a new person", async () => {
    await book("2026-11-23T15:00:00Z", "ada@example.com");
    await book("2026-11-24T15:00:00Z", "ada@example.org");
    const [first, second] = await contactIds();
    await send(MERGE, { id: first, duplicate: second });
    await book("2026-11-25T15:00:00Z", "ada@example.org");
    expect(await graph.database.query("SELECT email_key AS email FROM people ORDER BY email_key")).toEqual([
      { email: "ada@example.com" },
      { email: "ada@example.org" },
    ]);
  });
});

describe("personal data after mergeContacts", () => {
  const FORMER = "xyzzy@former.example";

  /** A response and a guest that only the former address of contact 2 connects with the person. */
  async function mergeWithTraces(): Promise<void> {
    await insertBookings(graph.database, [
      { email: "host@example.com", status: "COMPLETED" },
      { email: FORMER, status: "COMPLETED" },
      { email: "ada@example.com", status: "COMPLETED" },
      { email: "ada@example.org", status: "COMPLETED" },
    ]);
    await graph.ask("consultation", "intake");
    await graph.database.query(
      `WITH submission AS (
         INSERT INTO submissions (business_id, id, form_id, version, outcome, answers, locale, created_at)
         SELECT business_id, gen_random_uuid(), id, version, 'ACCEPTED',
                '{"a":{"kind":"TEXT","text":"XYZZY@former.example"},"b":{"kind":"TEXT","text":"xyzzyanswer"}}', 'en', now()
           FROM forms LIMIT 1
       )
       INSERT INTO guests (business_id, booking_id, ordinal, name, email)
       SELECT business_id, id, 1, 'Xyzzyguest', 'Xyzzy@Former.example' FROM bookings WHERE id = $1`,
      [createSeedId("booking", 0)],
    );
    await addNote(2, "xyzzynote");
    await merge(3, 2);
    await merge(4, 3);
  }

  it("is exported under all former addresses", async () => {
    await mergeWithTraces();
    const document = `query ($id: ID!) { node(id: $id) { ... on Contact { export } } }`;
    const { node } = await graph.data<{ node: { export: Record<string, object[]> } }>(
      document,
      { id: contact(4) },
      owner,
    );
    const text = JSON.stringify(node.export);
    for (const mark of ["xyzzynote", "xyzzyanswer", "Xyzzyguest", FORMER, "ada@example.com"])
      expect(text).toContain(mark);
    expect(node.export["orders"]).toHaveLength(3);
  });

  it("is erased under all former addresses", async () => {
    await mergeWithTraces();
    expect((await findColumns(graph.database, "xyzzy")).length).toBeGreaterThan(3);
    expect(await send(ERASE, { id: contact(4) })).toMatchObject({ contact: { isErased: true } });
    for (const text of ["xyzzy", "ada@example"]) expect(await findColumns(graph.database, text)).toEqual([]);
    expect(await find(2)).toMatchObject({ isErased: true });
    expect(await find(1)).toMatchObject({ isErased: false });
  });

  it("is erased under the former address after a merge by updateContact", async () => {
    await insertBookings(graph.database, [
      { email: FORMER, status: "COMPLETED" },
      { email: "ada@example.com", status: "COMPLETED" },
    ]);
    await graph.ask("consultation", "intake");
    await graph.database.query(
      `INSERT INTO submissions (business_id, id, form_id, version, outcome, answers, locale, created_at)
       SELECT business_id, gen_random_uuid(), id, version, 'ACCEPTED', '{"a":{"kind":"TEXT","text":"${FORMER}"}}', 'en', now()
         FROM forms LIMIT 1`,
    );
    await send(UPDATE, { id: contact(1), email: "ada@example.com", merge: true });
    expect(await send(ERASE, { id: contact(2) })).toMatchObject({ contact: { isErased: true } });
    expect(await findColumns(graph.database, "xyzzy")).toEqual([]);
  });
});
