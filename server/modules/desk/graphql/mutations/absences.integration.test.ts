import { beforeEach, describe, expect, it } from "vitest";
import { addApiKey } from "../../../access/apiKeys.ts";
import {
  cancel,
  createAbsenceDesk,
  loadCalendar,
  offer,
  reassignTo,
  ABSENCE_DAY,
} from "../../../../testing/bookings/absence.ts";
import { auditAfterEach } from "../../../../testing/audit/audit.ts";
import { openGraph } from "../../../../testing/graph.ts";
import { OTHER, addOtherBusiness } from "../../../../testing/businesses/otherBusiness.ts";
import { hold, serviceId, staffId } from "../../../../testing/bookings/visit.ts";

const graph = await openGraph();
const scope = await graph.scope();
await addOtherBusiness(graph.database);
const { secret: key } = await addApiKey(scope, "owner");
const { secret: otherKey } = await addApiKey(await graph.scope({ host: OTHER.host }), "other");
const desk = createAbsenceDesk(graph, scope, key);
beforeEach(async () => {
  await graph.reset();
  for (const slug of ["consultation", "massage", "mobility"])
    await graph.change(slug, { paymentRule: "NONE", locationKinds: ["AT_PROVIDER"], consentText: null });
});
auditAfterEach(graph);

const AT_15 = { service: "consultation", staff: "amara", startsAt: "2026-11-24T15:00:00Z" };
const AT_14 = { ...AT_15, startsAt: "2026-11-24T14:00:00Z" };
const history = () => graph.database.query("SELECT actor, status FROM booking_events ORDER BY at, ordinal");

describe("absencePlan", () => {
  it("is empty without bookings", async () => {
    expect(await desk.plan()).toMatchObject({ isComplete: true, bookings: [] });
  });

  it("proposes a colleague who is free, or the nearest times", async () => {
    const early = await desk.book(AT_14);
    const later = await desk.book(AT_15);
    const { bookings, isComplete } = await desk.plan();
    expect(isComplete).toBe(true);
    expect(bookings.map(({ booking, staff }) => [booking.id, staff?.slug])).toEqual([
      [early, undefined],
      [later, "bruno"],
    ]);
    const [first] = bookings;
    expect(first!.slots).toHaveLength(5);
    expect(first!.slots.every(({ staff }) => staff !== null)).toBe(true);
    const onDay = first!.slots.filter(({ startsAt }) => startsAt < ABSENCE_DAY.until);
    expect(onDay.map(({ staff }) => staff!.slug)).not.toContain("amara");
    expect(first!.slots[0]!.startsAt).toBe("2026-11-24T15:00:00.000Z");
  });

  it("proposes nobody who is booked, blocked, off or does not offer the service", async () => {
    await desk.book(AT_15);
    await desk.book({ ...AT_15, staff: "bruno" });
    expect((await desk.plan()).bookings.map(({ staff }) => staff)).toEqual([null]);
  });

  it("shares the bookings evenly", async () => {
    for (const startsAt of ["2026-11-24T20:00:00Z", "2026-11-24T21:00:00Z"])
      await desk.book({ ...AT_15, startsAt });
    expect((await desk.plan()).bookings.map(({ staff }) => staff?.slug)).toEqual(["bruno", "daniel"]);
  });

  it("returns null for an unknown staff member and rejects an impossible range", async () => {
    expect(await desk.plan({ staff: "nobody" })).toBeNull();
    expect(await desk.plan({ until: ABSENCE_DAY.since })).toMatchObject({ code: "BAD_USER_INPUT" });
  });

  it("is refused to visitors and strangers", async () => {
    expect(await desk.plan({}, {})).toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await desk.plan({}, { key: otherKey, host: OTHER.host })).toBeNull();
  });
});

describe("decideAbsence", () => {
  it("blocks the time and reassigns at once", async () => {
    const kept = await desk.book(AT_15);
    const { plannedAt } = await desk.plan();
    const answer = await desk.decide({ plannedAt, reason: "Ill", decisions: [reassignTo(kept, "bruno")] });
    expect(answer).toMatchObject({
      __typename: "DecideAbsencePayload",
      absence: {
        id: expect.stringMatching(/^absence_/),
        staff: { slug: "amara" },
        ...ABSENCE_DAY,
        reason: "Ill",
        undoneAt: null,
        block: { startsAt: ABSENCE_DAY.since, endsAt: ABSENCE_DAY.until, staff: [{ slug: "amara" }] },
        decisions: [
          {
            booking: { id: kept, status: "CONFIRMED", staff: [{ slug: "bruno" }] },
            outcome: "REASSIGN",
            staff: { slug: "bruno" },
            offerUntil: null,
            state: "PENDING",
          },
        ],
      },
    });
    expect(Date.parse(answer.absence!.effectiveAt)).toBe(graph.clock.now() + 60_000);
    const wanted = { service: serviceId("consultation"), startsAt: AT_15.startsAt };
    expect(await hold(graph, { ...wanted, staff: staffId("bruno") })).toMatchObject({ code: "STAFF_BUSY" });
    expect(await hold(graph, { ...wanted, staff: staffId("amara") })).toMatchObject({ code: "STAFF_BUSY" });
    expect(await history()).toEqual([
      { actor: "VISITOR", status: "CONFIRMED" },
      { actor: "OWNER", status: "CONFIRMED" },
    ]);
    expect(await graph.database.query("SELECT action FROM audit_entries")).toEqual([
      { action: "decideAbsence" },
    ]);
  });

  it("stores offers and cancellations, which keep their time for now", async () => {
    const [offered, cancelled] = [await desk.book(AT_14), await desk.book(AT_15)];
    const answer = await desk.decide({ decisions: [offer(offered), cancel(cancelled)] });
    expect(answer.absence!.decisions).toMatchObject([
      { outcome: "OFFER", state: "PENDING", offerUntil: "2026-11-21T10:01:00.000Z" },
      { outcome: "CANCEL", state: "PENDING", booking: { status: "CONFIRMED", staff: [{ slug: "amara" }] } },
    ]);
    expect((await desk.plan()).bookings).toEqual([]);
  });

  it("moves the teacher's claim of a class with all of its bookings", async () => {
    await graph.change("consultation", { capacity: 4 });
    const ids = [await desk.book(AT_15), await desk.book(AT_15)];
    const { bookings } = await desk.plan();
    expect(bookings.map(({ staff }) => staff?.slug)).toEqual(["bruno", "bruno"]);
    const mixed = await desk.decide({ decisions: [reassignTo(ids[0]!, "bruno"), cancel(ids[1]!)] });
    expect(mixed).toMatchObject({ issues: [{ path: ["decisions", "1", "choice"], code: "INVALID" }] });
    const answer = await desk.decide({ decisions: ids.map((id) => reassignTo(id, "bruno")) });
    expect(answer.absence!.decisions.map(({ booking }) => booking.staff)).toEqual([
      [{ slug: "bruno" }],
      [{ slug: "bruno" }],
    ]);
  });

  it("rejects a booking that changed after the plan, and one that is not in the way", async () => {
    const id = await desk.book(AT_15);
    const { plannedAt } = await desk.plan();
    graph.clock.advance(1);
    const elsewhere = await desk.book({ ...AT_15, startsAt: "2026-11-25T15:00:00Z" });
    await graph.database.query(
      "UPDATE bookings SET updated_at = now() + interval '10 years' WHERE starts_at < '2026-11-25'",
    );
    for (const decisions of [[cancel(id)], [cancel(id), cancel(elsewhere)]])
      expect(await desk.decide({ plannedAt, decisions })).toMatchObject({
        __typename: "AbsenceChanged",
        code: "ABSENCE_CHANGED",
        conflictingBookings: decisions.map(({ booking }) => ({ id: booking })),
      });
    expect(await graph.database.query("SELECT FROM blocks")).toEqual([]);
  });

  it("rejects a missing decision", async () => {
    const [first, second] = [await desk.book(AT_14), await desk.book(AT_15)];
    expect(await desk.decide({ decisions: [cancel(first)] })).toMatchObject({
      code: "DECISION_MISSING",
      conflictingBookings: [{ id: second }],
      conflictingBookingsCount: 1,
    });
  });

  it("rejects a colleague who was booked after the plan", async () => {
    const id = await desk.book(AT_15);
    await desk.book({ ...AT_15, staff: "bruno" });
    expect(await desk.decide({ decisions: [reassignTo(id, "bruno")] })).toMatchObject({
      code: "SUBSTITUTE_BUSY",
      conflictingBookings: [{ id }],
    });
    expect(await graph.database.query("SELECT FROM absences")).toEqual([]);
  });

  it("rejects a colleague in an external calendar's busy time", async () => {
    const id = await desk.book(AT_15);
    await graph.database.query(
      `WITH feed AS (INSERT INTO busy_feeds (business_id, id, staff_id, url, due_at)
         SELECT business_id, gen_random_uuid(), id, 'https://calendar.example/x.ics', now() FROM staff WHERE slug = 'bruno' AND business_id = $1 RETURNING *)
       INSERT INTO busy_times (business_id, feed_id, unit_id, starts_at, ends_at)
       SELECT f.business_id, f.id, u.id, '2026-11-24T15:00Z', '2026-11-24T16:00Z' FROM feed f JOIN units u ON u.business_id = f.business_id AND u.staff_id = f.staff_id`,
      [scope.business.id],
    );
    expect((await desk.plan()).bookings[0]!.staff).toBeNull();
    expect(await desk.decide({ decisions: [reassignTo(id, "bruno")] })).toMatchObject({
      code: "SUBSTITUTE_BUSY",
    });
  });

  it.each([
    [{ staff: "nobody" }, ["staff"], "NOT_FOUND"],
    [{ until: ABSENCE_DAY.since }, ["until"], "OUT_OF_RANGE"],
    [{ reason: "x".repeat(201) }, ["reason"], "TOO_LONG"],
  ])("rejects invalid input %o", async (input, path, code) => {
    const id = await desk.book(AT_15);
    expect(await desk.decide({ decisions: [cancel(id)], ...input })).toMatchObject({
      issues: [{ path, code }],
    });
  });

  it("rejects invalid decisions", async () => {
    const id = await desk.book(AT_15);
    const tries: [object, string[], string][] = [
      [cancel("booking_unknown"), ["0", "booking"], "NOT_FOUND"],
      [reassignTo(id, "nobody"), ["0", "choice", "reassign", "staff"], "NOT_FOUND"],
      [reassignTo(id, "chloe"), ["0", "choice", "reassign", "staff"], "NOT_FOUND"],
      [reassignTo(id, "amara"), ["0", "choice", "reassign", "staff"], "INVALID"],
      [offer(id, "2020-01-01T00:00:00Z"), ["0", "choice", "offer", "until"], "OUT_OF_RANGE"],
      [cancel(id, "x".repeat(201)), ["0", "choice", "cancel", "note"], "TOO_LONG"],
    ];
    for (const [decision, path, code] of tries)
      expect(await desk.decide({ decisions: [decision] })).toMatchObject({
        issues: [{ path: ["decisions", ...path], code }],
      });
    expect(await desk.decide({ decisions: [cancel(id), cancel(id)] })).toMatchObject({
      issues: [{ path: ["decisions", "1", "booking"], code: "DUPLICATE" }],
    });
  });

  it("changes nothing for the same request twice, and rejects the key with other input", async () => {
    const id = await desk.book(AT_15);
    const input = { decisions: [reassignTo(id, "bruno")], idempotencyKey: "absence-once" };
    const first = await desk.decide(input);
    expect(await desk.decide(input)).toEqual(first);
    expect(await desk.decide({ ...input, reason: "Other" })).toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
    expect(await graph.database.query("SELECT FROM absences")).toHaveLength(1);
  });

  it("is refused to visitors and strangers", async () => {
    const id = await desk.book(AT_15);
    const input = { decisions: [cancel(id)] };
    expect(await desk.decide(input, {})).toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await desk.decide(input, { key: otherKey, host: OTHER.host })).toMatchObject({
      issues: [{ path: ["staff"], code: "NOT_FOUND" }],
    });
  });

  it("requires the permissions for bookings and for the calendar", async () => {
    const id = await desk.book(AT_15);
    for (const keyScope of ["catalogue", "bookings:write"] as const) {
      const { secret } = await addApiKey(scope, { name: keyScope, scopes: [keyScope], expiresAt: null });
      const answer = await graph.run(
        `mutation ($input: DecideAbsenceInput!) { decideAbsence(input: $input) { __typename } }`,
        { input: { staff: "amara", ...ABSENCE_DAY, decisions: [cancel(id)] } },
        { key: secret },
      );
      expect(answer.errors).toMatchObject([{ code: "FORBIDDEN" }]);
    }
    expect(await graph.database.query("SELECT FROM absences")).toEqual([]);
  });
});

describe("undoAbsence", () => {
  const prepare = async () => {
    const ids = [await desk.book(AT_14), await desk.book(AT_15)];
    await desk.book({ service: "massage", staff: "amara", startsAt: "2026-11-24T20:00:00Z" });
    const before = await loadCalendar(graph);
    const { bookings } = await desk.plan();
    const decisions = bookings.map(({ booking, staff }, i) =>
      staff ? reassignTo(booking.id, staff.slug) : i % 2 === 0 ? cancel(booking.id) : offer(booking.id),
    );
    const { absence } = await desk.decide({ decisions });
    return { ids, before, absence: absence! };
  };

  it("restores bookings, claims and the calendar", async () => {
    const { before, absence } = await prepare();
    expect(await loadCalendar(graph)).not.toEqual(before);
    const answer = await desk.undo(absence.id);
    expect(answer).toMatchObject({ absence: { undoneAt: expect.any(String), block: null } });
    expect(answer.absence!.decisions.map(({ state }) => state)).toEqual(["UNDONE", "UNDONE", "UNDONE"]);
    expect(await loadCalendar(graph)).toEqual(before);
    expect((await desk.plan()).bookings).toHaveLength(3);
    expect(
      await graph.database.query("SELECT FROM notices WHERE kind NOT IN ('CONFIRMED', 'REMINDER')"),
    ).toEqual([]);
  });

  it("restores the time of an older block around the booking", async () => {
    await desk.book(AT_15);
    await graph.run(
      `mutation ($input: CreateBlockInput!) { createBlock(input: $input) { __typename } }`,
      { input: { staff: ["amara"], startsAt: "2026-11-24T13:00:00Z", endsAt: "2026-11-24T18:00:00Z" } },
      { key },
    );
    const before = await loadCalendar(graph);
    const { bookings } = await desk.plan();
    const { absence } = await desk.decide({ decisions: [reassignTo(bookings[0]!.booking.id, "bruno")] });
    await desk.undo(absence!.id);
    expect(await loadCalendar(graph)).toEqual(before);
  });

  it("is idempotent", async () => {
    const { absence } = await prepare();
    await desk.undo(absence.id);
    const calendar = await loadCalendar(graph);
    expect(await desk.undo(absence.id)).toMatchObject({ __typename: "UndoAbsencePayload" });
    expect(await loadCalendar(graph)).toEqual(calendar);
  });

  it("fails once the absence has taken effect", async () => {
    const { absence } = await prepare();
    graph.clock.advance(1);
    expect(await desk.undo(absence.id)).toMatchObject({
      __typename: "AbsenceInEffect",
      code: "ABSENCE_IN_EFFECT",
    });
  });

  it("leaves a booking that was cancelled since", async () => {
    const { absence, ids } = await prepare();
    const { errors } = await graph.run(
      `mutation ($input: CancelBookingInput!) { cancelBooking(input: $input) { __typename } }`,
      { input: { booking: { id: ids[1] }, idempotencyKey: "cancel-since" } },
      { key },
    );
    expect(errors).toEqual([]);
    const { absence: undone } = await desk.undo(absence.id);
    expect(undone!.decisions.map(({ state }) => state).toSorted()).toEqual([
      "SUPERSEDED",
      "UNDONE",
      "UNDONE",
    ]);
  });

  it("rejects an unknown id, visitors and strangers", async () => {
    const { absence } = await prepare();
    const notFound = { issues: [{ path: ["id"], code: "NOT_FOUND" }] };
    expect(await desk.undo("absence_x")).toMatchObject(notFound);
    expect(await desk.undo(absence.id, {}, { key: otherKey, host: OTHER.host })).toMatchObject(notFound);
    expect(await desk.undo(absence.id, {}, {})).toMatchObject({ code: "UNAUTHENTICATED" });
  });
});
