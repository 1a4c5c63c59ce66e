import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addApiKey } from "../../../access/apiKeys.ts";
import { expectNoChanges } from "../../../../testing/audit/audit.ts";
import { findColumns } from "../../../../testing/messages/findText.ts";
import { setUpOwner } from "../../../../testing/fixtures.ts";
import { type TestCaller, openGraph } from "../../../../testing/graph.ts";
import { createSeedId, insertBookings } from "../../../../testing/bookings/insertBookings.ts";
import { OTHER } from "../../../../testing/businesses/otherBusiness.ts";
import { signInAs } from "../../../../testing/identity/signedInAs.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";

const NOTE = "contactNote { id text author createdAt updatedAt }";
const FAILURES = "... on Failure { code } ... on InvalidInput { issues { path code } }";
const CREATE = `mutation ($input: CreateContactNoteInput!) { answer: createContactNote(input: $input) {
  ... on CreateContactNotePayload { ${NOTE} } ${FAILURES} } }`;
const UPDATE = `mutation ($input: UpdateContactNoteInput!) { answer: updateContactNote(input: $input) {
  ... on UpdateContactNotePayload { ${NOTE} } ${FAILURES} } }`;
const DELETE = `mutation ($input: DeleteContactNoteInput!) { answer: deleteContactNote(input: $input) {
  ... on DeleteContactNotePayload { deletedId } ${FAILURES} } }`;
const LIST = `query ($id: ID!, $first: Int, $after: String) { node(id: $id) { ... on Contact {
  clientNotes(first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { node { id text author } } } } } }`;

interface Note {
  readonly id: string;
  readonly text: string;
}
interface Answer {
  readonly contactNote?: Note;
  readonly code?: string;
}

const graph = await openGraph({ hasOther: true, isReset: true });
const owner = await setUpOwner(graph);
let stranger: TestCaller;
const amara = await signInAs(graph, "STAFF", "amara");
const daniel = await signInAs(graph, "STAFF", "daniel");
const reader = await signInAs(graph, "READER");
beforeAll(async () => {
  const other = await graph.scope({ host: OTHER.host });
  stranger = { host: OTHER.host, key: (await addApiKey(other, "other")).secret };
});
/** Ada booked twice with Amara, and Bo once with Bruno. */
beforeEach(async () => {
  await insertBookings(graph.database, [
    { email: "ada@example.com" },
    { email: "ADA@example.com", startsAt: "2026-11-25T15:00:00Z" },
    { email: "bo@example.com", startsAt: "2026-11-26T15:00:00Z", staff: "bruno" },
  ]);
});

const ada = toGlobalId("Contact", createSeedId("contact", 0));
const adaAgain = toGlobalId("Contact", createSeedId("contact", 1));
const bo = toGlobalId("Contact", createSeedId("contact", 2));

const send = async (document: string, input: object, caller: TestCaller = owner) => {
  const { data, errors } = await graph.run<{ answer: Answer | null }>(document, { input }, caller);
  return data.answer ?? { code: errors[0]!.code as string };
};
const create = (contact: string, text: string, caller?: TestCaller) =>
  send(CREATE, { contact, text }, caller);
const createId = async (contact: string, text: string, caller?: TestCaller) =>
  (await create(contact, text, caller)).contactNote!.id;
async function listTexts(contact: string, caller = owner): Promise<string[]> {
  const { data } = await graph.run<{
    node: { clientNotes: { edges: readonly { readonly node: Note }[] } };
  }>(LIST, { id: contact, first: 10 }, caller);
  return data.node.clientNotes.edges.map(({ node }) => node.text);
}

describe("createContactNote", () => {
  it("adds a note to the person, once for each key", async () => {
    const input = {
      contact: adaAgain,
      text: " Allergic to nuts\r\nCalls ahead ",
      idempotencyKey: "note-key-1",
    };
    const answer = await send(CREATE, input);
    expect(answer).toMatchObject({ contactNote: { text: "Allergic to nuts\nCalls ahead" } });
    expect(await send(CREATE, input)).toEqual(answer);
    expect(await send(CREATE, { ...input, text: "Other" })).toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
    expect(await listTexts(ada)).toEqual(["Allergic to nuts\nCalls ahead"]);
    expect(await listTexts(bo)).toEqual([]);
  });

  it.each([
    [{ text: "  " }, ["text"], "REQUIRED"],
    [{ text: "x".repeat(4001) }, ["text"], "TOO_LONG"],
    [{ text: "a\u202eb" }, ["text"], "CONTROL_CHARACTERS"],
    [{ contact: "contact_nobody" }, ["contact"], "NOT_FOUND"],
    [{ contact: toGlobalId("Contact", createSeedId("contact", 9)) }, ["contact"], "NOT_FOUND"],
  ])("rejects %j", async (change, path, code) => {
    await expectNoChanges(graph, async () => {
      const answer = await send(CREATE, { contact: ada, text: "Fine", ...change });
      expect(answer).toMatchObject({ code: "INVALID_INPUT", issues: [{ path, code }] });
    });
  });

  it("accepts staff who serve the person, and no others", async () => {
    expect(await create(ada, "Prefers mornings", amara)).toMatchObject({ contactNote: {} });
    await expectNoChanges(graph, async () => {
      expect(await create(bo, "Not mine", amara)).toMatchObject({ issues: [{ code: "NOT_FOUND" }] });
      expect(await create(ada, "Not mine", daniel)).toMatchObject({ issues: [{ code: "NOT_FOUND" }] });
      expect(await create(ada, "Read only", reader)).toEqual({ code: "FORBIDDEN" });
      expect(await create(ada, "Foreign", stranger)).toMatchObject({ issues: [{ code: "NOT_FOUND" }] });
      expect(await create(ada, "Visitor", {})).toEqual({ code: "UNAUTHENTICATED" });
    });
  });
});

describe("updateContactNote and deleteContactNote", () => {
  it("change and delete a note", async () => {
    const id = await createId(ada, "First");
    graph.clock.advance(5);
    const changed = await send(UPDATE, { id, text: "Second", idempotencyKey: "note-key-2" });
    expect(changed).toMatchObject({ contactNote: { id, text: "Second" } });
    expect(await send(UPDATE, { id, text: "Second", idempotencyKey: "note-key-2" })).toEqual(changed);
    expect(await send(UPDATE, { id, text: "" })).toMatchObject({ issues: [{ code: "REQUIRED" }] });
    const deleted = await send(DELETE, { id, idempotencyKey: "note-key-3" });
    expect(deleted).toEqual({ deletedId: id });
    expect(await send(DELETE, { id, idempotencyKey: "note-key-3" })).toEqual(deleted);
    expect(await send(DELETE, { id })).toMatchObject({ issues: [{ path: ["id"], code: "NOT_FOUND" }] });
    expect(await listTexts(ada)).toEqual([]);
  });

  it("give staff their own notes only", async () => {
    const theirs = await createId(ada, "By the owner");
    const own = await createId(ada, "By Amara", amara);
    await expectNoChanges(graph, async () => {
      for (const caller of [amara, stranger])
        expect(await send(UPDATE, { id: theirs, text: "Changed" }, caller)).toMatchObject({
          issues: [{ path: ["id"], code: "NOT_FOUND" }],
        });
      expect(await send(DELETE, { id: own }, daniel)).toMatchObject({ issues: [{ code: "NOT_FOUND" }] });
    });
    expect(await send(UPDATE, { id: own, text: "By Amara, again" }, amara)).toMatchObject({
      contactNote: {},
    });
    expect(await send(DELETE, { id: own })).toEqual({ deletedId: own });
  });
});

describe("Contact.clientNotes", () => {
  it("lists the notes of all rows of the person, newest first, in pages", async () => {
    for (const [contact, text] of [
      [ada, "one"],
      [adaAgain, "two"],
      [bo, "of Bo"],
      [ada, "three"],
    ] as const) {
      graph.clock.advance(1);
      await create(contact, text);
    }
    expect(await listTexts(adaAgain)).toEqual(["three", "two", "one"]);
    const { data } = await graph.run<{ node: { clientNotes: { pageInfo: { endCursor: string } } } }>(
      LIST,
      { id: ada, first: 2 },
      owner,
    );
    expect(data.node.clientNotes).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const after = data.node.clientNotes.pageInfo.endCursor;
    const next = await graph.run(LIST, { id: ada, first: 2, after }, owner);
    expect(next.data).toMatchObject({ node: { clientNotes: { edges: [{ node: { text: "one" } }] } } });
  });

  it("needs contacts.read", async () => {
    const id = await createId(ada, "Private", amara);
    const list = `{ business { bookings(first: 1) { edges { node { contact { clientNotes { totalCount } } } } } } }`;
    expect((await graph.run(list, {}, amara)).errors).toMatchObject([{ code: "FORBIDDEN" }]);
    const note = `query ($id: ID!) { node(id: $id) { ... on ContactNote { text } } }`;
    for (const caller of [amara, stranger, {}])
      expect((await graph.run(note, { id }, caller)).data).toEqual({ node: null });
    expect((await graph.run(note, { id }, reader)).data).toEqual({ node: { text: "Private" } });
  });

  it("stays with a merged person, is exported, and ends with an erasure", async () => {
    await create(ada, "xyzzy of Ada");
    graph.clock.advance(1);
    await create(bo, "xyzzy of Bo");
    const merge = `mutation ($id: ID!) { updateContact(input: { id: $id, email: "bo@example.com", merge: true }) { __typename } }`;
    expect((await graph.run(merge, { id: ada }, owner)).data).toEqual({
      updateContact: { __typename: "UpdateContactPayload" },
    });
    expect((await listTexts(bo)).toSorted()).toEqual(["xyzzy of Ada", "xyzzy of Bo"]);
    const read = `query ($id: ID!) { node(id: $id) { ... on Contact { export } } }`;
    const { data } = await graph.run<{ node: { export: { notes: object[] } } }>(read, { id: ada }, owner);
    expect(data.node.export.notes).toMatchObject([{ text: "xyzzy of Ada" }, { text: "xyzzy of Bo" }]);
    const erase = `mutation ($id: ID!) { eraseContact(input: { id: $id, cancelBookings: true }) { __typename } }`;
    await graph.run(erase, { id: ada }, owner);
    expect(await findColumns(graph.database, "xyzzy")).toEqual([]);
    expect(await create(ada, "Too late")).toMatchObject({
      issues: [{ path: ["contact"], code: "NOT_FOUND" }],
    });
  });
});
