import { parse } from "csv-parse/sync";
import { beforeEach, describe, expect, it } from "vitest";
import { addApiKey } from "../../../access/apiKeys.ts";
import type { ViewerRole } from "../../../access/rules/permissions.ts";
import { startSession } from "../../../access/users/startSession.ts";
import { demoId } from "../../../../../prisma/demo/ids.ts";
import { type ExportRequest, openExport } from "../../../insights/graphql/exports.ts";
import { loadEventPeople } from "../../../integrations/data/events/loadEventPeople.ts";
import { expectNoChanges, auditAfterEach } from "../../../../testing/audit/audit.ts";
import { cancel, reschedule } from "../../../../testing/bookings/change.ts";
import { type TestCaller, openGraph } from "../../../../testing/graph.ts";
import { createGraphDeps } from "../../../../testing/deps/graphDeps.ts";
import { addUser } from "../../../../testing/identity/signedIn.ts";
import {
  book,
  bookFirst,
  details,
  hold,
  serviceId,
  staffId,
  visitorToken,
} from "../../../../testing/bookings/visit.ts";

/** Tuesday, 10:00 in New York. */
const startsAt = "2026-11-24T15:00:00.000Z";
const WITHOUT_EMAIL = { overrides: ["WITHOUT_EMAIL"] };
const BOTH = ["WITHOUT_EMAIL", "WITHOUT_CONSENT"];
const noEmail = { contact: { ...details.contact, email: null } };

const graph = await openGraph();
const { secret: key } = await addApiKey(await graph.scope(), "desk");
const { secret: reader } = await addApiKey(await graph.scope(), {
  name: "reader",
  scopes: ["bookings:read"],
  expiresAt: null,
});
const [amara, readerUser] = [await signIn("STAFF", "amara"), await signIn("READER", null)];
const desk = { key };

beforeEach(async () => {
  await graph.reset();
  await graph.change("consultation", { locationKinds: ["AT_PROVIDER"], consentText: null });
  await graph.database.query("UPDATE staff SET email = 'amara@example.org' WHERE id = $1", [
    demoId("staff", "amara"),
  ]);
});
auditAfterEach(graph);

async function signIn(role: ViewerRole, staff: string | null): Promise<TestCaller> {
  const scope = await graph.scope();
  const email = `details.${role.toLowerCase()}@example.org`;
  const ownStaffId = staff && demoId("staff", staff);
  const user = {
    businessId: scope.business.id,
    id: await addUser(scope, role, email, ownStaffId),
    email,
    name: email,
    role,
    staffId: ownStaffId,
    passwordHash: null,
    isDisabled: false,
  };
  const place = {
    session: null,
    device: null,
    relyingParty: null,
    agent: "test",
    clientAddress: "192.0.2.9",
  };
  return { session: (await startSession(scope, user, place)).session };
}

const at = (start: string, visitor: string, staff = "amara") => ({
  service: serviceId("consultation"),
  staff: staffId(staff),
  startsAt: start,
  visitor: visitorToken(visitor),
});
const take = async (start = startsAt, visitor = "desk", staff = "amara") =>
  (await hold(graph, at(start, visitor, staff))).hold!.token;

interface Listed {
  readonly id: string;
  readonly overrides: readonly string[];
  readonly history: readonly { readonly overrides: readonly string[] }[];
  readonly contact: { readonly id: string; readonly email: string | null };
}

async function listBookings(): Promise<readonly Listed[]> {
  type Data = { viewer: { business: { bookings: { edges: { node: Listed }[] } } } };
  const data = await graph.data<Data>(
    `{ viewer { business { bookings { edges { node { id overrides history { overrides } contact { id email } } } } } } }`,
    {},
    desk,
  );
  return data.viewer.business.bookings.edges.map(({ node }) => node);
}

const auditedOverrides = async () => {
  const rows = await graph.database.query<{ fields: string[] }>(
    "SELECT fields FROM audit_entries WHERE action = 'book' ORDER BY at",
  );
  return rows.map(({ fields }) => fields.filter((field) => field.startsWith("overrides.")));
};

const notified = async () => {
  const rows = await graph.database.query<{ recipient: string; kind: string }>(
    "SELECT recipient, kind FROM notices WHERE state = 'PENDING' ORDER BY recipient, kind",
  );
  return rows.map(({ recipient, kind }) => `${recipient} ${kind}`);
};

const send = <T>(document: string, input: object, asker: TestCaller = desk) =>
  graph.data<{ answer: T }>(document, { input }, asker).then(({ answer }) => answer);

describe("override WITHOUT_EMAIL", () => {
  it("books without e-mail, records it and notifies only staff", async () => {
    const { order, bookings } = await book(graph, await take(), { ...noEmail, ...WITHOUT_EMAIL }, desk);
    expect(order).toBeTruthy();
    expect(bookings).toMatchObject([
      { status: "CONFIRMED", contact: { email: null, phone: details.contact.phone } },
    ]);
    expect(await listBookings()).toMatchObject([
      { ...WITHOUT_EMAIL, history: [WITHOUT_EMAIL], contact: { email: null } },
    ]);
    expect(await auditedOverrides()).toEqual([["overrides.WITHOUT_EMAIL"]]);
    expect(await notified()).toEqual(["STAFF CONFIRMED"]);
    const events = await graph.database.query<{ id: string; business_id: string; data: object }>(
      "SELECT id, business_id, data FROM events WHERE type = 'booking.created'",
    );
    expect(events).toMatchObject([{ data: WITHOUT_EMAIL }]);
    const [event] = events.map(({ id, business_id: businessId, data }) => ({
      id,
      businessId,
      data: { ...data },
    }));
    const people = await loadEventPeople(graph.database.query, [event!]);
    expect(people.get(event!.id)?.contact).toMatchObject({ firstName: "Ada", email: null });
  });

  it("records nothing when the booker has an e-mail", async () => {
    await book(graph, await take(), WITHOUT_EMAIL, desk);
    expect(await listBookings()).toMatchObject([
      { overrides: [], history: [{ overrides: [] }], contact: { email: details.contact.email } },
    ]);
    expect(await auditedOverrides()).toEqual([]);
    expect(await notified()).toContain("BOOKER CONFIRMED");
  });

  it("returns the same order for a repeated request", async () => {
    const token = await take();
    const first = await book(graph, token, { ...noEmail, ...WITHOUT_EMAIL }, desk);
    const second = await book(graph, token, { ...noEmail, ...WITHOUT_EMAIL }, desk);
    expect(second.order!.id).toBe(first.order!.id);
    expect(await auditedOverrides()).toHaveLength(1);
    expect(await book(graph, token, { ...noEmail, overrides: BOTH }, desk)).toMatchObject({
      code: "IDEMPOTENCY_CONFLICT",
    });
  });

  it("invites guests of a booker without e-mail at once", async () => {
    const guests = Array.from({ length: 7 }, (_, i) => ({ name: `Guest ${i}x`, email: `g${i}@example.org` }));
    await graph.change("consultation", { consentText: null, guestMode: "ATTEND", maxPerBooking: 20 });
    const answer = await book(
      graph,
      await take(),
      { ...noEmail, ...WITHOUT_EMAIL, guests, locationKind: "AT_PROVIDER" },
      desk,
    );
    expect(answer).toMatchObject({ __typename: "BookPayload" });
    const queued = await notified();
    expect(queued.filter((one) => one === "GUEST CONFIRMED")).toHaveLength(7);
    expect(queued.filter((one) => one.startsWith("BOOKER"))).toEqual([]);
  });

  it("rejects a missing e-mail without the override, and an invalid one with it", async () => {
    const token = await take();
    await expectNoChanges(graph, async () => {
      for (const asker of [undefined, desk])
        expect(await book(graph, token, noEmail, asker)).toMatchObject({
          issues: [{ path: ["contact", "email"], code: "REQUIRED" }],
        });
      const contact = { ...details.contact, email: "ada" };
      expect(await book(graph, token, { contact, ...WITHOUT_EMAIL }, desk)).toMatchObject({
        issues: [{ path: ["contact", "email"], code: "INVALID_EMAIL" }],
      });
    });
  });

  it("rejects callers without the permission", async () => {
    const token = await take();
    const input = { ...noEmail, ...WITHOUT_EMAIL };
    await expectNoChanges(graph, async () => {
      await expect(book(graph, token, input)).rejects.toThrow("UNAUTHENTICATED");
      for (const asker of [{ key: reader }, readerUser])
        await expect(book(graph, token, input, asker)).rejects.toThrow("FORBIDDEN");
    });
  });

  it("lets staff book without e-mail for themselves only", async () => {
    const input = { ...noEmail, ...WITHOUT_EMAIL };
    const other = await take(startsAt, "bruno", "bruno");
    await expectNoChanges(graph, async () => {
      expect(await book(graph, other, input, amara)).toMatchObject({
        issues: [{ path: ["overrides"], code: "INVALID" }],
      });
    });
    expect(await bookFirst(graph, await take(), input, amara)).toMatchObject({ status: "CONFIRMED" });
  });

  it("rejects overrides that belong to another mutation", async () => {
    const token = await take();
    await bookFirst(graph, await take("2026-11-24T20:00:00.000Z", "other"), { idempotencyKey: "other-key" });
    const [{ id }] = (await listBookings()) as [Listed];
    const issues = [{ path: ["overrides"], code: "INVALID" }];
    await expectNoChanges(graph, async () => {
      expect(await book(graph, token, { overrides: ["WITHOUT_EMAIL", "PAST"] }, desk)).toMatchObject({
        issues,
      });
      expect(await hold(graph, { ...at(startsAt, "desk"), overrides: BOTH }, desk)).toMatchObject({ issues });
      expect(
        await reschedule(graph, { booking: { id }, startsAt, overrides: ["WITHOUT_EMAIL"] }, desk),
      ).toMatchObject({ issues });
    });
  });

  it("moves and cancels the booking without mail to the booker", async () => {
    const later = "2026-11-24T20:00:00.000Z";
    await bookFirst(graph, await take(), { ...noEmail, ...WITHOUT_EMAIL }, desk);
    const [{ id }] = (await listBookings()) as [Listed];
    const early = "2026-11-24T08:00:00.000Z";
    const move = { booking: { id }, startsAt: early, overrides: ["OUTSIDE_HOURS"] };
    expect(await reschedule(graph, move, desk)).toMatchObject({ order: { bookings: [{ startsAt: early }] } });
    expect(await listBookings()).toMatchObject([
      {
        overrides: ["OUTSIDE_HOURS", "WITHOUT_EMAIL"],
        history: [WITHOUT_EMAIL, { overrides: ["OUTSIDE_HOURS"] }],
      },
    ]);
    await reschedule(graph, { booking: { id }, startsAt: later }, desk);
    expect(await listBookings()).toMatchObject([WITHOUT_EMAIL]);
    await cancel(graph, { booking: { id }, reason: "By telephone" }, desk);
    expect(await listBookings()).toMatchObject([WITHOUT_EMAIL]);
    const rows = await graph.database.query("SELECT FROM notices WHERE recipient = 'BOOKER'");
    expect(rows).toEqual([]);
    expect(await notified()).toContain("STAFF CANCELLED");
  });

  it("sends no link, and finds no booking by e-mail", async () => {
    const { accessKey, reference } = await bookFirst(
      graph,
      await take(),
      { ...noEmail, ...WITHOUT_EMAIL },
      desk,
    );
    await send(
      `mutation ($input: MailBookingLinkInput!) { answer: mailBookingLink(input: $input) { __typename } }`,
      { accessKey },
    );
    expect(await notified()).toEqual(["STAFF CONFIRMED"]);
    for (const email of ["", "null", details.contact.email]) {
      const data = await graph.data<{ findBooking: { __typename: string } }>(
        `query ($reference: String!, $email: String!) { findBooking(reference: $reference, email: $email) { __typename } }`,
        { reference, email },
      );
      expect(data.findBooking.__typename).toBe("BookingNotFound");
    }
    const renewed = await send(
      `mutation ($input: RenewBookingLinksInput!) { answer: renewBookingLinks(input: $input) { __typename } }`,
      { booking: { accessKey } },
    );
    expect(renewed).toMatchObject({ __typename: "RenewBookingLinksPayload" });
    expect(await notified()).toEqual(["STAFF CONFIRMED"]);
  });
});

describe("override WITHOUT_CONSENT", () => {
  it("books without consent and stores no consent text", async () => {
    await graph.change("consultation", { locationKinds: ["AT_PROVIDER"], consentText: "I agree." });
    const token = await take();
    await expectNoChanges(graph, async () => {
      expect(await book(graph, token, { consent: false, ...WITHOUT_EMAIL }, desk)).toMatchObject({
        issues: [{ path: ["consent"], code: "CONSENT_REQUIRED" }],
      });
    });
    await bookFirst(graph, token, { ...noEmail, consent: false, overrides: BOTH.toReversed() }, desk);
    expect(await listBookings()).toMatchObject([{ overrides: BOTH, history: [{ overrides: BOTH }] }]);
    expect(await auditedOverrides()).toEqual([BOTH.map((one) => `overrides.${one}`)]);
    expect(await graph.database.query("SELECT consent_text FROM orders")).toEqual([{ consent_text: null }]);
  });
});

describe("a contact without e-mail", () => {
  const CONTACT = `id firstName email phone isErased bookingCount`;
  const FAILURES = `... on Failure { code } ... on InvalidInput { issues { path code } }`;
  const UPDATE = `mutation ($input: UpdateContactInput!) { answer: updateContact(input: $input) {
    __typename ${FAILURES} ... on UpdateContactPayload { contact { ${CONTACT} } } } }`;
  const ERASE = `mutation ($input: EraseContactInput!) { answer: eraseContact(input: $input) {
    __typename ${FAILURES} ... on EraseContactPayload { contact { ${CONTACT} } } } }`;

  interface Person {
    readonly id: string;
    readonly email: string | null;
    readonly bookingCount: number;
  }

  const search = async (text: string | null) => {
    type Data = { business: { contacts: { totalCount: number; edges: { node: Person }[] } } };
    const data = await graph.data<Data>(
      `query ($search: String) { business { contacts(search: $search) { totalCount edges { node { ${CONTACT} } } } } }`,
      { search: text },
      desk,
    );
    const { totalCount, edges } = data.business.contacts;
    expect(totalCount).toBe(edges.length);
    return edges.map(({ node }) => node);
  };

  const bookWithout = async (start: string, firstName: string) => {
    const contact = { ...noEmail.contact, firstName };
    await bookFirst(
      graph,
      await take(start, firstName),
      { contact, ...WITHOUT_EMAIL, idempotencyKey: `key-of-${firstName}` },
      desk,
    );
    return (await search(firstName))[0]!;
  };

  it("is never merged with another, and is found by telephone", async () => {
    await bookWithout(startsAt, "Florence");
    await bookWithout("2026-11-24T20:00:00.000Z", "Francis");
    expect(await search(null)).toHaveLength(2);
    expect(await search("555 0100")).toMatchObject([
      { email: null, bookingCount: 1 },
      { email: null, bookingCount: 1 },
    ]);
  });

  it("receives its links once it has an e-mail", async () => {
    const { id } = await bookWithout(startsAt, "Florence");
    expect(await send(UPDATE, { id, phone: null })).toMatchObject({ contact: { email: null, phone: null } });
    expect(await notified()).toEqual(["STAFF CONFIRMED"]);
    expect(await send(UPDATE, { id, email: "flo@example.org" })).toMatchObject({
      contact: { email: "flo@example.org" },
    });
    expect(await notified()).toEqual(["BOOKER LINK", "STAFF CONFIRMED"]);
    expect(await send(UPDATE, { id, email: null })).toMatchObject({
      issues: [{ path: ["email"], code: "REQUIRED" }],
    });
    expect(await listBookings()).toMatchObject([WITHOUT_EMAIL]);
  });

  it("merges with the person whose e-mail it receives", async () => {
    const { id } = await bookWithout(startsAt, "Florence");
    await bookFirst(graph, await take("2026-11-24T20:00:00.000Z", "ada"));
    const email = details.contact.email.toUpperCase();
    expect(await send(UPDATE, { id, email })).toMatchObject({ issues: [{ path: ["email"], code: "TAKEN" }] });
    await send(UPDATE, { id, email, merge: true });
    expect(await search(null)).toMatchObject([{ email, bookingCount: 2 }]);
  });

  it("is exported and erased alone", async () => {
    const { id } = await bookWithout(startsAt, "Florence");
    await bookWithout("2026-11-24T20:00:00.000Z", "Francis");
    const { node } = await graph.data<{ node: { export: object } }>(
      `query ($id: ID!) { node(id: $id) { ... on Contact { export } } }`,
      { id },
      desk,
    );
    expect(node.export).toMatchObject({
      details: [{ firstName: "Florence", email: null }],
      orders: [{ mails: [] }],
    });
    expect(await send(ERASE, { id, cancelBookings: true })).toMatchObject({
      contact: { id, isErased: true, phone: null },
    });
    expect(await search(null)).toMatchObject([{ firstName: "Francis", email: null }]);
    expect(await graph.database.query("SELECT FROM notices WHERE recipient = 'BOOKER'")).toEqual([]);
  });

  it("has an empty cell in the exports", async () => {
    await bookWithout(startsAt, "Florence");
    for (const kind of ["BOOKINGS", "CONTACTS"] as const) {
      const request: ExportRequest = { kind, query: "" };
      const result = await openExport(createGraphDeps(graph, "export"), request, {
        authorization: `Bearer ${key}`,
      } as never);
      if (result.kind !== "file") throw new Error(JSON.stringify(result));
      let whole = "";
      for await (const chunk of result.text) whole += chunk;
      expect(parse(whole, { bom: true, columns: true })).toMatchObject([{ "E-mail": "" }]);
    }
  });
});

describe("the booker's view of a booking without e-mail", () => {
  it("shows the contact and no overrides", async () => {
    const { accessKey } = await bookFirst(graph, await take(), { ...noEmail, ...WITHOUT_EMAIL }, desk);
    const data = await graph.data(
      `query ($accessKey: String!) { visitorBooking(accessKey: $accessKey) { ... on VisitorBooking {
         contact { firstName email } history { overrides } calendar { ics } } } }`,
      { accessKey },
    );
    expect(data).toMatchObject({
      visitorBooking: { contact: { firstName: "Ada", email: null }, history: [{ overrides: [] }] },
    });
  });
});
