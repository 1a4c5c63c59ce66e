import { beforeAll, afterAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { demoId } from "../../../../prisma/demo/ids.ts";
import { encodeTypeId } from "../../../shared/ids/typeId.ts";
import { bookAs, holdAs } from "../../../testing/bookings/callers.ts";
import { openGraph } from "../../../testing/graph.ts";
import { type PartnerApp, partnerApp } from "../../../testing/servers/partnerApp.ts";
import { addUser, openBrowser, type TestBrowser } from "../../../testing/identity/signedIn.ts";
import { createManualTimers } from "../../../testing/streams/manualTimers.ts";
import { openEventStream } from "../../../testing/streams/openEventStream.ts";
import { unwrap } from "../../../testing/unwrap.ts";

const CHANGES = `subscription ($after: String) {
  changes(after: $after) {
    __typename
    ... on Change { cursor type bookingId contactId isByVisitor }
    ... on InvalidInput { issues { path code } }
  }
}`;

interface Change {
  readonly __typename: string;
  readonly cursor: string;
  readonly type: string;
  readonly bookingId: string | null;
  readonly contactId: string | null;
  readonly isByVisitor: boolean;
}

const graph = await openGraph({ hasOther: true, isReset: true });
const timers = createManualTimers();
let app: PartnerApp;
beforeAll(async () => {
  app = await partnerApp(graph, "changes", {}, { streams: { timers } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await graph.database.query("DELETE FROM users");
  await graph.change("consultation", { locationKinds: ["AT_PROVIDER"], paymentRule: "NONE" });
});

async function signIn(role: "OWNER" | "MANAGER" | "STAFF" | "READER", staffId: string | null = null) {
  const email = `${role.toLowerCase()}@example.com`;
  await addUser(await graph.scope(), role, email, staffId);
  const browser = openBrowser(app.app);
  await browser.signIn(email);
  return browser;
}

const toCookie = ({ jar }: TestBrowser) => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");

async function open(browser: TestBrowser, variables: object = {}) {
  const stream = await openEventStream(app.origin, {
    query: CHANGES,
    variables,
    headers: { cookie: toCookie(browser), "x-daybook-csrf": "1" },
  });
  onTestFinished(() => stream.close());
  return stream;
}

const take = async (stream: Awaited<ReturnType<typeof open>>, count: number) =>
  (await stream.take(count)).map(({ data }) => (data as unknown as { changes: Change }).changes);

async function book(visitor: number, startsAt: string): Promise<string> {
  const scope = await graph.scope();
  const held = unwrap(await holdAs(scope, visitor, { service: "consultation", startsAt, staff: "amara" }));
  unwrap(await bookAs(scope, held.id, `change-key-${visitor}`));
  const [row] = await graph.database.query<{ id: string }>(
    `SELECT b.id FROM bookings b JOIN orders o ON o.business_id = b.business_id AND o.id = b.order_id WHERE o.hold_id = $1`,
    [held.id],
  );
  return encodeTypeId("booking", row!.id);
}

async function createNote(owner: TestBrowser, contact: string, text: string): Promise<string> {
  const { data } = await owner.send(
    `mutation ($input: CreateContactNoteInput!) {
      createContactNote(input: $input) { ... on CreateContactNotePayload { contactNote { id } } }
    }`,
    { input: { contact, text } },
  );
  return (data!["createContactNote"] as unknown as { contactNote: { id: string } }).contactNote.id;
}

describe("a stream of changes", () => {
  it.each(["OWNER", "MANAGER", "READER"] as const)(
    "names bookings for %s, starting with the next change, then after the cursor",
    async (role) => {
      await book(1, "2026-11-23T15:00:00Z");
      const browser = await signIn(role);
      const stream = await open(browser);
      await stream.comment();
      const id = await book(2, "2026-11-23T16:00:00Z");
      const [change] = await take(stream, 1);
      expect(change).toMatchObject({ type: "booking.created", bookingId: id, isByVisitor: true });
      const again = await open(browser, { after: change!.cursor });
      const next = await book(3, "2026-11-23T19:00:00Z");
      expect((await take(again, 1))[0]).toMatchObject({ bookingId: next });
    },
  );

  it.each([
    ["names their own bookings", "amara", true],
    ["reports the bookings of others without their ids", "bruno", false],
  ] as const)("%s for a staff member", async (_name, staff, isOwn) => {
    const stream = await open(await signIn("STAFF", demoId("staff", staff)));
    await stream.comment();
    const id = await book(1, "2026-11-23T15:00:00Z");
    const [change] = await take(stream, 1);
    expect(change).toMatchObject({ type: "booking.created", bookingId: isOwn ? id : null });
  });

  it("reports a block", async () => {
    const browser = await signIn("OWNER");
    const stream = await open(browser);
    await stream.comment();
    await browser.send(`mutation ($input: CreateBlockInput!) { createBlock(input: $input) { __typename } }`, {
      input: {
        staff: [encodeTypeId("staff", demoId("staff", "amara"))],
        startsAt: "2026-11-24T15:00:00Z",
        endsAt: "2026-11-24T16:00:00Z",
      },
    });
    expect((await take(stream, 1))[0]).toMatchObject({ type: "catalogue.updated", bookingId: null });
  });

  it.each(["OWNER", "STAFF"] as const)(
    "names a client within two seconds for %s after a change and after each change of a note",
    async (role) => {
      await book(1, "2026-11-23T15:00:00Z");
      const [row] = await graph.database.query<{ id: string }>("SELECT id FROM contacts LIMIT 1");
      const contact = encodeTypeId("contact", row!.id);
      const owner = await signIn("OWNER");
      const stream = await open(role === "OWNER" ? owner : await signIn(role, demoId("staff", "amara")));
      await stream.comment();
      const isVisible = role === "OWNER";
      const expectChange = async () => {
        const since = performance.now();
        expect((await take(stream, 1))[0]).toMatchObject({
          type: "contact.updated",
          bookingId: null,
          contactId: isVisible ? contact : null,
        });
        expect(performance.now() - since).toBeLessThan(2_000);
      };
      const noteId = await createNote(owner, contact, "Prefers mornings");
      await expectChange();
      await owner.send(
        `mutation ($input: UpdateContactNoteInput!) { updateContactNote(input: $input) { __typename } }`,
        {
          input: { id: noteId, text: "Prefers evenings" },
        },
      );
      await expectChange();
      await owner.send(
        `mutation ($input: DeleteContactNoteInput!) { deleteContactNote(input: $input) { __typename } }`,
        {
          input: { id: noteId },
        },
      );
      await expectChange();
      await owner.send(
        `mutation ($input: UpdateContactInput!) { updateContact(input: $input) { __typename } }`,
        {
          input: { id: contact, firstName: "Nora" },
        },
      );
      await expectChange();
    },
  );

  it("reports the erasure of a client with notes once", async () => {
    await book(1, "2026-11-23T15:00:00Z");
    const [row] = await graph.database.query<{ id: string }>("SELECT id FROM contacts LIMIT 1");
    const contact = encodeTypeId("contact", row!.id);
    const owner = await signIn("OWNER");
    await createNote(owner, contact, "Prefers mornings");
    const stream = await open(owner);
    await stream.comment();
    await owner.send(`mutation ($input: EraseContactInput!) { eraseContact(input: $input) { __typename } }`, {
      input: { id: contact, cancelBookings: true },
    });
    const types: string[] = [];
    while (types.at(-1) !== "contact.erased") types.push((await take(stream, 1))[0]!.type);
    expect(types.filter((type) => type.startsWith("contact."))).toEqual(["contact.erased"]);
  });

  it("rejects an invented cursor", async () => {
    const stream = await open(await signIn("OWNER"), { after: "x" });
    expect((await take(stream, 1))[0]).toMatchObject({ __typename: "InvalidInput" });
  });

  it("is refused to a stranger and ends with the session", async () => {
    const refused = await openEventStream(app.origin, { query: CHANGES });
    expect(refused.status).toBe(401);
    const browser = await signIn("OWNER");
    const stream = await open(browser);
    await stream.comment();
    await browser.send(`mutation { signOut(input: {}) { __typename } }`);
    await book(1, "2026-11-23T15:00:00Z");
    const message = await stream.next();
    expect(message).toMatchObject({ errors: [{ extensions: { code: "UNAUTHENTICATED" } }] });
  });
});
