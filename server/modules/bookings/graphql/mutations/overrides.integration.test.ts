import { beforeEach, describe, expect, it } from "vitest";
import { demoId } from "../../../../../prisma/demo/ids.ts";
import { addApiKey } from "../../../access/apiKeys.ts";
import type { ViewerRole } from "../../../access/rules/permissions.ts";
import { startSession } from "../../../access/users/startSession.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";
import { expectNoChanges, auditAfterEach } from "../../../../testing/audit/audit.ts";
import { reschedule } from "../../../../testing/bookings/change.ts";
import { type TestCaller, openGraph } from "../../../../testing/graph.ts";
import { addUser } from "../../../../testing/identity/signedIn.ts";
import {
  book,
  bookFirst,
  hold,
  serviceId,
  staffId,
  visitorToken,
} from "../../../../testing/bookings/visit.ts";

const ALL = ["OUTSIDE_HOURS", "PAST", "NO_NOTICE", "BEYOND_HORIZON", "DAY_LIMIT", "OVERBOOK"];
/** Tuesday, 10:00 in New York. */
const startsAt = "2026-11-24T15:00:00.000Z";
const at = (start: string) => ({
  service: serviceId("consultation"),
  staff: staffId("amara"),
  startsAt: start,
});

const graph = await openGraph();
const { secret: key } = await addApiKey(await graph.scope(), "desk");
const { secret: reader } = await addApiKey(await graph.scope(), {
  name: "reader",
  scopes: ["bookings:read"],
  expiresAt: null,
});
const [amara, readerUser] = [await signIn("STAFF", "amara"), await signIn("READER", null)];
beforeEach(async () => {
  await graph.reset();
  await graph.change("consultation", { locationKinds: ["AT_PROVIDER"], consentText: null });
});
auditAfterEach(graph);

async function signIn(role: ViewerRole, staff: string | null): Promise<TestCaller> {
  const scope = await graph.scope();
  const email = `override.${role.toLowerCase()}@example.org`;
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

const take = async (start: string, visitor: string | number, overrides: readonly string[] = []) =>
  (await hold(graph, { ...at(start), overrides, visitor: visitorToken(visitor) }, { key })).hold!.token;

interface Listed {
  readonly id: string;
  readonly startsAt: string;
  readonly overrides: readonly string[];
  readonly history: readonly { readonly overrides: readonly string[] }[];
}

async function listBookings(): Promise<readonly Listed[]> {
  type Data = { viewer: { business: { bookings: { edges: { node: Listed }[] } } } };
  const data = await graph.data<Data>(
    `{ viewer { business { bookings { edges { node { id startsAt overrides history { overrides } } } } } } }`,
    {},
    { key },
  );
  return data.viewer.business.bookings.edges.map(({ node }) => node);
}

const auditedOverrides = async (action: string) => {
  const rows = await graph.database.query<{ fields: string[] }>(
    "SELECT fields FROM audit_entries WHERE action = $1 ORDER BY cardinality(fields) DESC",
    [action],
  );
  return rows.map(({ fields }) => fields.filter((field) => field.startsWith("overrides.")));
};

const cases: readonly [override: string, reason: string, start: string, prepare?: () => Promise<unknown>][] =
  [
    ["OUTSIDE_HOURS", "OUTSIDE_HOURS", "2026-11-24T08:00:00.000Z"],
    ["OUTSIDE_HOURS", "OFF_INTERVAL", "2026-11-24T15:05:00.000Z"],
    ["PAST", "IN_THE_PAST", "2026-11-19T15:00:00.000Z"],
    ["NO_NOTICE", "TOO_SOON", startsAt, async () => graph.clock.set("2026-11-24T14:30:00Z")],
    ["BEYOND_HORIZON", "BEYOND_HORIZON", "2027-06-01T14:00:00.000Z"],
    [
      "DAY_LIMIT",
      "DAY_LIMIT",
      startsAt,
      async () => {
        await graph.change("consultation", { maxPerDay: 1 });
        await take("2026-11-24T20:00:00.000Z", "first");
      },
    ],
  ];

describe.each(cases)("override %s", (override, reason, start, prepare) => {
  it(`allows a start that is refused with ${reason}, and records it`, async () => {
    await prepare?.();
    const others = ALL.filter((one) => one !== override);
    await expectNoChanges(graph, async () => {
      for (const overrides of [[], others])
        expect(await hold(graph, { ...at(start), overrides }, { key })).toMatchObject({
          code: "SLOT_UNAVAILABLE",
          reason,
        });
    });
    const held = await hold(graph, { ...at(start), overrides: ALL }, { key });
    expect(held.hold?.lines).toMatchObject([{ startsAt: start, staff: [{ slug: "amara" }] }]);
    expect((await book(graph, held.hold!.token)).bookings).toMatchObject([{ status: "CONFIRMED" }]);
    expect(await listBookings()).toMatchObject([
      { overrides: [override], history: [{ overrides: [override] }] },
    ]);
    expect(await auditedOverrides("holdSlot")).toEqual([[`overrides.${override}`]]);
    // The rule still applies to visitors.
    expect(await hold(graph, at(start))).toMatchObject({
      code: expect.stringMatching(/SLOT_UNAVAILABLE|STAFF_BUSY/),
    });
  });
});

describe("overrides of holdSlot", () => {
  it("records nothing when no rule rejects the start", async () => {
    const held = await hold(graph, { ...at(startsAt), overrides: ALL }, { key });
    await book(graph, held.hold!.token);
    expect(await listBookings()).toMatchObject([{ overrides: [], history: [{ overrides: [] }] }]);
    expect(await auditedOverrides("holdSlot")).toEqual([]);
  });

  it("combines several overrides", async () => {
    const start = "2026-11-19T08:00:00.000Z";
    await take(start, "first", ALL);
    const held = await hold(graph, { ...at(start), overrides: ALL.toReversed() }, { key });
    await book(graph, held.hold!.token);
    expect(await listBookings()).toMatchObject([{ overrides: ["OUTSIDE_HOURS", "PAST", "OVERBOOK"] }]);
  });

  it("prefers staff outside their hours to overbooking", async () => {
    const early = "2026-11-24T14:00:00.000Z";
    await take(early, "amara");
    // Amara is busy, and the others have not begun.
    const held = await hold(
      graph,
      { service: serviceId("consultation"), startsAt: early, overrides: ["OVERBOOK", "OUTSIDE_HOURS"] },
      { key },
    );
    expect(held.hold?.lines[0]?.staff[0]?.slug).not.toBe("amara");
    expect(await auditedOverrides("holdSlot")).toEqual([["overrides.OUTSIDE_HOURS"]]);
  });

  it("returns the same hold for a repeated request", async () => {
    const input = {
      ...at("2026-11-24T08:00:00.000Z"),
      overrides: ["OUTSIDE_HOURS"],
      visitor: visitorToken("desk"),
      idempotencyKey: "override-1",
    };
    const first = await hold(graph, input, { key });
    expect((await hold(graph, input, { key })).hold!.token).toBe(first.hold!.token);
    expect(await auditedOverrides("holdSlot")).toHaveLength(1);
    expect(await hold(graph, { ...input, overrides: ALL }, { key })).toMatchObject({
      code: "IDEMPOTENCY_CONFLICT",
    });
  });

  it("schedules a request in the past at once", async () => {
    await graph.change("consultation", {
      mode: "REQUEST",
      locationKinds: ["AT_PROVIDER"],
      consentText: null,
    });
    const past = await take("2026-11-19T15:00:00.000Z", "past", ["PAST"]);
    expect(await bookFirst(graph, past)).toMatchObject({ status: "CONFIRMED" });
    const coming = await take(startsAt, "coming");
    expect(await bookFirst(graph, coming, { idempotencyKey: "book-key-2" })).toMatchObject({
      status: "REQUESTED",
    });
  });

  it("rejects callers without the permission", async () => {
    const input = { ...at("2026-11-24T08:00:00.000Z"), overrides: ["OUTSIDE_HOURS"] };
    await expectNoChanges(graph, async () => {
      await expect(hold(graph, input)).rejects.toThrow("UNAUTHENTICATED");
      for (const asker of [{ key: reader }, readerUser])
        await expect(hold(graph, input, asker)).rejects.toThrow("FORBIDDEN");
    });
  });

  it("lets staff override rules for their own bookings only", async () => {
    const input = { ...at("2026-11-24T08:00:00.000Z"), overrides: ["OUTSIDE_HOURS"] };
    await expectNoChanges(graph, async () => {
      expect(await hold(graph, { ...input, staff: staffId("bruno") }, amara)).toMatchObject({
        issues: [{ path: ["staff"], code: "NOT_FOUND" }],
      });
    });
    const held = await hold(graph, { ...input, staff: null }, amara);
    expect(held.hold?.lines).toMatchObject([{ staff: [{ slug: "amara" }] }]);
  });
});

describe("overrides of rescheduleBooking", () => {
  const EARLY = "2026-11-24T08:00:00.000Z";

  it("replaces the overrides of the booking", async () => {
    await book(graph, await take(startsAt, 1));
    const [{ id }] = (await listBookings()) as [Listed];
    const move = (start: string, overrides: readonly string[]) =>
      reschedule(graph, { booking: { id }, startsAt: start, overrides }, { key });
    expect(await move(EARLY, [])).toMatchObject({ code: "SLOT_UNAVAILABLE", reason: "OUTSIDE_HOURS" });
    expect(await move(EARLY, ALL)).toMatchObject({ order: { bookings: [{ startsAt: EARLY }] } });
    expect(await move(EARLY, ALL)).toMatchObject({ order: { bookings: [{ startsAt: EARLY }] } });
    expect(await listBookings()).toMatchObject([
      { overrides: ["OUTSIDE_HOURS"], history: [{ overrides: [] }, { overrides: ["OUTSIDE_HOURS"] }] },
    ]);
    await move(startsAt, ALL);
    expect(await listBookings()).toMatchObject([{ startsAt, overrides: [] }]);
    expect(await auditedOverrides("rescheduleBooking")).toEqual([["overrides.OUTSIDE_HOURS"], [], []]);
  });

  it("takes an extra unit with OVERBOOK", async () => {
    await take(startsAt, "first");
    await book(graph, await take("2026-11-24T20:00:00.000Z", 2));
    const [{ id }] = (await listBookings()) as [Listed];
    const input = { booking: { id }, startsAt, staff: staffId("amara") };
    expect(await reschedule(graph, input, { key })).toMatchObject({ code: "STAFF_BUSY" });
    await reschedule(graph, { ...input, overrides: ["OVERBOOK"] }, { key });
    expect(await listBookings()).toMatchObject([{ startsAt, overrides: ["OVERBOOK"] }]);
    expect(await auditedOverrides("rescheduleBooking")).toEqual([["overrides.OVERBOOK"]]);
  });

  it("rejects visitors, access keys and bookings of other staff", async () => {
    const { accessKey } = await bookFirst(graph, await take(startsAt, 1));
    const other = { ...at(startsAt), staff: staffId("bruno"), visitor: visitorToken(2) };
    const held = await hold(graph, other, { key });
    await book(graph, held.hold!.token, { idempotencyKey: "book-key-2" });
    const rows = await graph.database.query<{ booking_id: string; staff_id: string }>(
      "SELECT booking_id, staff_id FROM booking_staff",
    );
    const bruno = rows.find((row) => row.staff_id === demoId("staff", "bruno"))!;
    const brunoBooking = toGlobalId("Booking", bruno.booking_id);
    const overrides = ["OUTSIDE_HOURS"];
    await expectNoChanges(graph, async () => {
      const byKey = { booking: { accessKey }, startsAt: EARLY, overrides };
      await expect(reschedule(graph, byKey)).rejects.toThrow("UNAUTHENTICATED");
      expect(await reschedule(graph, byKey, { key })).toMatchObject({
        issues: [{ path: ["overrides"], code: "INVALID" }],
      });
      expect(
        await reschedule(graph, { booking: { id: brunoBooking }, startsAt: EARLY, overrides }, amara),
      ).toMatchObject({ code: "BOOKING_NOT_FOUND" });
    });
  });
});
