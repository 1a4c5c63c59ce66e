import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addApiKey } from "../../../access/apiKeys.ts";
import { expectNoChanges } from "../../../../testing/audit/audit.ts";
import { setUpOtherOwner, setUpOwner } from "../../../../testing/fixtures.ts";
import { type TestCaller, openGraph } from "../../../../testing/graph.ts";
import { createSeedId, insertBookings } from "../../../../testing/bookings/insertBookings.ts";
import { OTHER } from "../../../../testing/businesses/otherBusiness.ts";
import { signInAs } from "../../../../testing/identity/signedInAs.ts";
import { staffId } from "../../../../testing/bookings/visit.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";

const RESULTS = `results { bookingId booking { reference status } failure { __typename code ... on StatusConflict { status } } }`;
const FAILURES = "... on Failure { code } ... on InvalidInput { issues { path code } }";
const CANCEL = `mutation ($input: CancelBookingsInput!) { answer: cancelBookings(input: $input) {
  ... on CancelBookingsPayload { ${RESULTS} } ${FAILURES} } }`;
const MESSAGE = `mutation ($input: MessageBookingsInput!) { answer: messageBookings(input: $input) {
  ... on MessageBookingsPayload { clientCount ${RESULTS} } ${FAILURES} } }`;
const DELAY = `mutation ($input: AnnounceDelayInput!) { answer: announceDelay(input: $input) {
  ... on AnnounceDelayPayload { clientCount staff { name } ${RESULTS} } ${FAILURES} } }`;

interface Result {
  readonly bookingId: string;
  readonly booking: { readonly reference: string; readonly status: string } | null;
  readonly failure: { readonly code: string } | null;
}
interface Answer {
  readonly results?: readonly Result[];
  readonly clientCount?: number;
  readonly code?: string;
}

const graph = await openGraph({ hasOther: true, isReset: true });
const owner = await setUpOwner(graph);
const amara = await signInAs(graph, "STAFF", "amara");
const reader = await signInAs(graph, "READER");
let stranger: TestCaller;
beforeAll(async () => {
  stranger = { host: OTHER.host, ...(await setUpOtherOwner(graph)) };
});

const id = (n: number) => toGlobalId("Booking", createSeedId("booking", n));
const send = async (document: string, input: object, caller: TestCaller = owner): Promise<Answer> => {
  const { data, errors } = await graph.run<{ answer: Answer | null }>(document, { input }, caller);
  return data.answer ?? { code: errors[0]!.code as string };
};
const codes = ({ results }: Answer) => results!.map(({ failure }) => failure?.code ?? null);
const countMails = async (kind: string) => {
  const [row] = await graph.database.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM notices WHERE kind = $1::notice_kind AND recipient = 'BOOKER'",
    [kind],
  );
  return row!.count;
};
const listAudited = async (action: string) =>
  (
    await graph.database.query<{ subject: string }>(
      "SELECT subject FROM audit_entries WHERE action = $1 AND subject LIKE 'booking%' ORDER BY subject",
      [action],
    )
  ).map(({ subject }) => subject);

// At 2026-11-24 in New York, 09:00 is 14:00 UTC.
beforeEach(() =>
  insertBookings(graph.database, [
    { email: "ada@example.com", startsAt: "2026-11-24T15:00:00Z" },
    { email: "ADA@example.com", startsAt: "2026-11-24T16:00:00Z" },
    { email: "bo@example.com", startsAt: "2026-11-24T17:00:00Z" },
    { email: null, startsAt: "2026-11-24T18:00:00Z" },
    { email: "cy@example.com", startsAt: "2026-11-24T19:00:00Z", status: "COMPLETED" },
    { email: "di@example.com", startsAt: "2026-11-24T20:00:00Z", staff: "bruno" },
    { email: "ed@example.com", startsAt: "2026-11-25T15:00:00Z" },
  ]),
);

describe("cancelBookings", () => {
  it("cancels each booking that it can, once for each key", async () => {
    const input = {
      ids: [id(2), id(4), id(0), "booking_nothing"],
      reason: "Closed",
      idempotencyKey: "bulk-key-1",
    };
    const answer = await send(CANCEL, input);
    expect(answer.results).toMatchObject([
      { bookingId: id(2), booking: { status: "CANCELLED" }, failure: null },
      {
        bookingId: id(4),
        booking: { status: "COMPLETED" },
        failure: { __typename: "StatusConflict", status: "COMPLETED" },
      },
      { bookingId: id(0), booking: { status: "CANCELLED" }, failure: null },
      { bookingId: "booking_nothing", booking: null, failure: { code: "BOOKING_NOT_FOUND" } },
    ]);
    expect(await countMails("CANCELLED")).toBe(2);
    expect(await listAudited("cancelBooking")).toEqual([id(0), id(2)]);
    expect(await send(CANCEL, input)).toEqual(answer);
    expect(await countMails("CANCELLED")).toBe(2);
    expect(await send(CANCEL, { ...input, reason: "" })).toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
    const [note] = await graph.database.query(
      "SELECT note FROM booking_events WHERE status = 'CANCELLED' LIMIT 1",
    );
    expect(note).toEqual({ note: "Closed" });
  });

  it("sends no mail if the caller wants none", async () => {
    expect(codes(await send(CANCEL, { ids: [id(0), id(0)], sendsMails: false }))).toEqual([null, null]);
    expect(await countMails("CANCELLED")).toBe(0);
  });

  it.each([
    [{ ids: [] }, { issues: [{ path: ["ids"], code: "OUT_OF_RANGE" }] }],
    [{ ids: Array.from({ length: 101 }, () => id(0)) }, { code: "BAD_USER_INPUT" }],
    [{ reason: "x".repeat(10_000) }, { issues: [{ path: ["reason"], code: "TOO_LONG" }] }],
  ])("rejects %#", async (change, expected) => {
    await expectNoChanges(graph, async () => {
      expect(await send(CANCEL, { ids: [id(0)], ...change })).toMatchObject(expected);
    });
  });
});

describe("messageBookings", () => {
  it("sends one mail to each client, and reports those without e-mail", async () => {
    const input = { ids: [id(1), id(0), id(2), id(3)], text: " Bring shoes ", idempotencyKey: "bulk-key-2" };
    const answer = await send(MESSAGE, input);
    expect(answer.clientCount).toBe(2);
    expect(codes(answer)).toEqual([null, null, null, "NO_EMAIL"]);
    expect(await send(MESSAGE, input)).toEqual(answer);
    const mails = await graph.database.query<{ email: string; message: string; count: number }>(
      "SELECT email, message, cardinality(booking_ids) AS count FROM notices WHERE kind = 'MESSAGE' ORDER BY email",
    );
    expect(mails).toEqual([
      { email: "ada@example.com", message: "Bring shoes", count: 2 },
      { email: "bo@example.com", message: "Bring shoes", count: 1 },
    ]);
    expect(await listAudited("messageBookings")).toEqual([id(0), id(1), id(2)]);
  });

  it.each([
    [{ ids: [] }, { issues: [{ path: ["ids"], code: "OUT_OF_RANGE" }] }],
    [{ text: "  " }, { issues: [{ path: ["text"], code: "REQUIRED" }] }],
    [{ text: "x".repeat(2001) }, { issues: [{ path: ["text"], code: "TOO_LONG" }] }],
  ])("rejects %j", async (change, expected) => {
    await expectNoChanges(graph, async () => {
      expect(await send(MESSAGE, { ids: [id(0)], text: "Hello", ...change })).toMatchObject(expected);
    });
  });
});

describe("announceDelay", () => {
  beforeEach(() => graph.clock.set("2026-11-24T15:10:00Z"));

  it("tells the clients of the rest of the day, once for each delay", async () => {
    const input = { staff: staffId("amara"), minutes: 20, idempotencyKey: "bulk-key-3" };
    const answer = await send(DELAY, input);
    expect(answer.clientCount).toBe(2);
    expect(answer.results!.map(({ bookingId: one, failure }) => [one, failure?.code ?? null])).toEqual([
      [id(0), null],
      [id(1), null],
      [id(2), null],
      [id(3), "NO_EMAIL"],
    ]);
    expect(await send(DELAY, input)).toEqual(answer);
    expect(await send(DELAY, { staff: "amara", minutes: 20 })).toMatchObject({ clientCount: 0 });
    expect(await countMails("DELAY")).toBe(2);
    expect(await send(DELAY, { staff: "amara", minutes: 40 })).toMatchObject({ clientCount: 2 });
  });

  it("leaves out clients who have arrived, and bookings that are over", async () => {
    graph.clock.set("2026-11-24T15:30:00Z");
    const arrive = `mutation ($id: ID!) { markBooking(input: { id: $id, mark: ARRIVED }) { __typename } }`;
    await graph.run(arrive, { id: id(2) }, owner);
    const answer = await send(DELAY, { staff: "amara", minutes: 20 });
    expect(answer.results!.map(({ bookingId: one }) => one)).toEqual([id(1), id(3)]);
  });

  it.each([
    [{ minutes: 4 }, "minutes", "OUT_OF_RANGE"],
    [{ minutes: 241 }, "minutes", "OUT_OF_RANGE"],
    [{ staff: "nobody" }, "staff", "NOT_FOUND"],
  ])("rejects %j", async (change, path, code) => {
    await expectNoChanges(graph, async () => {
      const answer = await send(DELAY, { staff: "amara", minutes: 20, ...change });
      expect(answer).toMatchObject({ issues: [{ path: [path], code }] });
    });
  });
});

describe("staff, readers and strangers", () => {
  it("staff reach their own bookings only", async () => {
    expect(codes(await send(CANCEL, { ids: [id(0), id(5)] }, amara))).toEqual([null, "BOOKING_NOT_FOUND"]);
    expect(codes(await send(MESSAGE, { ids: [id(1), id(5)], text: "Hi" }, amara))).toEqual([
      null,
      "BOOKING_NOT_FOUND",
    ]);
    expect(await send(DELAY, { staff: "bruno", minutes: 20 }, amara)).toMatchObject({
      issues: [{ path: ["staff"], code: "NOT_FOUND" }],
    });
  });

  it("others change nothing", async () => {
    const { secret } = await addApiKey(await graph.scope(), {
      name: "reads",
      scopes: ["bookings:read"],
      expiresAt: null,
    });
    await expectNoChanges(graph, async () => {
      for (const caller of [reader, { key: secret }, {}]) {
        const code = caller === reader || "key" in caller ? "FORBIDDEN" : "UNAUTHENTICATED";
        expect(await send(CANCEL, { ids: [id(0)] }, caller)).toEqual({ code });
        expect(await send(MESSAGE, { ids: [id(0)], text: "Hi" }, caller)).toEqual({ code });
        expect(await send(DELAY, { staff: "amara", minutes: 20 }, caller)).toEqual({ code });
      }
    });
    const foreign = await send(CANCEL, { ids: [id(0)] }, stranger);
    expect(foreign.results).toEqual([
      {
        bookingId: id(0),
        booking: null,
        failure: { __typename: "BookingNotFound", code: "BOOKING_NOT_FOUND" },
      },
    ]);
    expect(codes(await send(MESSAGE, { ids: [id(0)], text: "Hi" }, stranger))).toEqual(["BOOKING_NOT_FOUND"]);
  });
});
