import { beforeEach, describe, expect, it } from "vitest";
import { demoId } from "../../../../../prisma/demo/ids.ts";
import { sealSlotKey } from "../../../availability/slotKeys.ts";
import { expectNoChanges } from "../../../../testing/audit/audit.ts";
import { expectScalarErrors } from "../../../../testing/requests/scalarErrors.ts";
import { openGraph } from "../../../../testing/graph.ts";
import { OTHER, addOtherBusiness } from "../../../../testing/businesses/otherBusiness.ts";
import {
  type MutationResult,
  holdAndGetToken,
  hold,
  providerId,
  serviceId,
  staffId,
  visitorToken,
} from "../../../../testing/bookings/visit.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";

const MONDAY_0930 = "2026-11-23T14:30:00.000Z";
const consultation = { service: serviceId("consultation"), startsAt: MONDAY_0930 };

const graph = await openGraph();
await addOtherBusiness(graph.database);
beforeEach(() => graph.reset());

async function expectFailure(input: Record<string, unknown>): Promise<MutationResult> {
  let answer: MutationResult | undefined;
  await expectNoChanges(graph, async () => {
    answer = await hold(graph, { idempotencyKey: "hold-key-1", visitor: visitorToken(0), ...input });
  });
  return answer!;
}

const invalid = (path: string, code: string, message: string) => ({
  __typename: "InvalidInput",
  code: "INVALID_INPUT",
  message,
  issues: [{ path: [path], code, message }],
});
const NOT_FOUND = "This could not be found.";
const OUT_OF_RANGE = "This value is out of range.";
const NOT_VALID = "This value is not valid.";
const ALTERED = "This value was altered.";
const REQUIRED = "This field is required.";

describe("slot key", () => {
  const address = {
    serviceId: demoId("service", "consultation"),
    startsAt: Date.parse(MONDAY_0930) / 60_000,
    staffId: demoId("staff", "amara"),
    providerId: demoId("provider", "northside"),
  };
  const ours = async () => sealSlotKey(graph.signer, (await graph.scope()).business.id, address);

  it("is accepted when it is unaltered", async () => {
    expect(await hold(graph, { slot: await ours() })).toMatchObject({ __typename: "HoldSlotPayload" });
  });

  it("is rejected when any byte is altered", async () => {
    const whole = Buffer.from(await ours(), "base64url");
    expect(whole).toHaveLength(2 + 4 + 3 * 16 + 10);
    for (const at of [0, 1, 2, 5, 6, 21, 22, 37, 38, 53, 54, whole.length - 1]) {
      const altered = Buffer.from(whole);
      altered[at]! ^= 1;
      expect(await expectFailure({ slot: altered.toString("base64url") })).toEqual(
        invalid("slot", "ALTERED", ALTERED),
      );
    }
  });

  it.each([
    ["empty", ""],
    ["garbage", "no slot"],
    ["with padding", "AAAA="],
    ["very long", "A".repeat(10_000)],
    ["a service's id", serviceId("consultation")],
  ])("is rejected when it is %s", async (_name, slot) => {
    expect(await expectFailure({ slot })).toEqual(invalid("slot", "ALTERED", ALTERED));
  });

  it("is rejected when it is shorter or longer", async () => {
    const whole = await ours();
    for (const slot of [whole.slice(0, -1), whole.slice(4), `${whole}A`, `${whole}AAAA`])
      expect(await expectFailure({ slot })).toMatchObject({ code: "INVALID_INPUT" });
  });

  it("is rejected on another business", async () => {
    const foreignSlot = sealSlotKey(graph.signer, OTHER.businessId, {
      ...address,
      serviceId: OTHER.serviceId,
    });
    expect(await expectFailure({ slot: foreignSlot })).toEqual(invalid("slot", "ALTERED", ALTERED));
    const elsewhere = await hold(graph, { slot: await ours() }, { host: OTHER.host });
    expect(elsewhere).toEqual(invalid("slot", "ALTERED", ALTERED));
  });
});

describe("startsAt", () => {
  it.each([
    ["in the past", "2026-11-19T15:00:00Z", "IN_THE_PAST"],
    ["a minute ago", "2026-11-20T09:59:00Z", "IN_THE_PAST"],
    ["inside the notice", "2026-11-20T10:30:00Z", "TOO_SOON"],
    ["beyond the horizon", "2027-06-01T15:00:00Z", "BEYOND_HORIZON"],
    ["on the day after the last", "2027-02-19T15:00:00Z", "BEYOND_HORIZON"],
    ["in 2199", "2199-12-31T23:59:00Z", "BEYOND_HORIZON"],
    ["in 1970", "1970-01-01T00:00:00Z", "IN_THE_PAST"],
    ["at night", "2026-11-23T08:00:00Z", "OUTSIDE_HOURS"],
    ["in the evening", "2026-11-24T00:45:00Z", "OUTSIDE_HOURS"],
    ["off the interval", "2026-11-23T14:31:00Z", "OFF_INTERVAL"],
  ])("%s is rejected with its reason", async (_name, startsAt, reason) => {
    expect(await expectFailure({ ...consultation, startsAt })).toMatchObject({
      __typename: "SlotUnavailable",
      code: "SLOT_UNAVAILABLE",
      message: "This time is not available.",
      reason,
    });
  });

  it("on the last day of the horizon is accepted", async () => {
    const last = { ...consultation, startsAt: "2027-02-18T15:00:00Z" };
    expect(await hold(graph, last)).toMatchObject({ __typename: "HoldSlotPayload" });
  });

  it.each([
    ["before 1970", "1969-12-31T23:00:00Z", "OUT_OF_RANGE", OUT_OF_RANGE],
    ["in the year 1", "0001-01-01T00:00:00Z", "OUT_OF_RANGE", OUT_OF_RANGE],
    ["in the year 9999", "9999-12-31T23:59:00Z", "OUT_OF_RANGE", OUT_OF_RANGE],
    ["with seconds", "2026-11-23T14:30:01Z", "INVALID", NOT_VALID],
    ["with milliseconds", "2026-11-23T14:30:00.001Z", "INVALID", NOT_VALID],
  ])("%s is rejected", async (_name, startsAt, code, message) => {
    expect(await expectFailure({ ...consultation, startsAt })).toEqual(invalid("startsAt", code, message));
  });

  it("in the hour that a change of the clock skips is rejected", async () => {
    await graph.change("consultation", { horizonDays: 365 });
    graph.clock.set("2027-03-10T10:00:00Z");
    // 2:30 on 14 March 2027 does not exist in New York; the instant is 3:30.
    expect(await expectFailure({ ...consultation, startsAt: "2027-03-14T07:30:00Z" })).toMatchObject({
      reason: "OUTSIDE_HOURS",
    });
  });

  it.each([["yesterday"], ["2026-11-23"], ["2026-13-01T00:00:00Z"], ["2026-02-30T15:00:00Z"], [""], [true]])(
    "%j fails the request",
    async (startsAt) => {
      await expectNoChanges(graph, async () => {
        const { errors } = await graph.run(
          `mutation ($input: HoldSlotInput!) { holdSlot(input: $input) { __typename } }`,
          { input: { ...consultation, startsAt, visitor: visitorToken(0), idempotencyKey: "hold-key-1" } },
        );
        expect(errors).toHaveLength(1);
      });
    },
  );
});

describe("invalid input", () => {
  it.each([
    ["nothing", {}, ["service", "startsAt"], "REQUIRED", REQUIRED],
    ["no service", { startsAt: MONDAY_0930 }, ["service"], "REQUIRED", REQUIRED],
    ["no start", { service: serviceId("consultation") }, ["startsAt"], "REQUIRED", REQUIRED],
    [
      "a person as a service",
      { ...consultation, service: staffId("amara") },
      ["service"],
      "NOT_FOUND",
      NOT_FOUND,
    ],
    ["a made-up service", { ...consultation, service: "nothing" }, ["service"], "NOT_FOUND", NOT_FOUND],
    [
      "a service that is not there",
      { ...consultation, service: serviceId("nothing") },
      ["service"],
      "NOT_FOUND",
      NOT_FOUND,
    ],
    [
      "another business's service",
      { ...consultation, service: toGlobalId("Service", OTHER.serviceId) },
      ["service"],
      "NOT_FOUND",
      NOT_FOUND,
    ],
    ["a made-up person", { ...consultation, staff: "nobody" }, ["staff"], "NOT_FOUND", NOT_FOUND],
    [
      "a person who does not offer it",
      { ...consultation, staff: staffId("chloe") },
      ["staff"],
      "NOT_FOUND",
      NOT_FOUND,
    ],
    [
      "another business's person",
      { ...consultation, staff: toGlobalId("Staff", OTHER.staffId) },
      ["staff"],
      "NOT_FOUND",
      NOT_FOUND,
    ],
    [
      "a person where there is no choice",
      { service: serviceId("yoga-class"), startsAt: "2026-11-23T12:00:00Z", staff: staffId("chloe") },
      ["staff"],
      "NOT_FOUND",
      NOT_FOUND,
    ],
    ["a made-up provider", { ...consultation, provider: "nowhere" }, ["provider"], "NOT_FOUND", NOT_FOUND],
    ["no seats", { ...consultation, seats: 0 }, ["seats"], "OUT_OF_RANGE", OUT_OF_RANGE],
    ["seats less than none", { ...consultation, seats: -1 }, ["seats"], "OUT_OF_RANGE", OUT_OF_RANGE],
    ["102 seats", { ...consultation, seats: 102 }, ["seats"], "OUT_OF_RANGE", OUT_OF_RANGE],
    ["two seats of what is no class", { ...consultation, seats: 2 }, ["seats"], "OUT_OF_RANGE", OUT_OF_RANGE],
    ["a short token", { ...consultation, visitor: "short" }, ["visitor"], "INVALID", NOT_VALID],
    ["a long token", { ...consultation, visitor: "v".repeat(101) }, ["visitor"], "INVALID", NOT_VALID],
    [
      "a token of odd letters",
      { ...consultation, visitor: "é".repeat(20) },
      ["visitor"],
      "INVALID",
      NOT_VALID,
    ],
    [
      "a key without a token",
      { ...consultation, idempotencyKey: "hold-key-1", visitor: null },
      ["visitor"],
      "REQUIRED",
      REQUIRED,
    ],
    ["a short key", { ...consultation, idempotencyKey: "short" }, ["idempotencyKey"], "INVALID", NOT_VALID],
    [
      "a long key",
      { ...consultation, idempotencyKey: "k".repeat(101) },
      ["idempotencyKey"],
      "INVALID",
      NOT_VALID,
    ],
    [
      "a key with a line break",
      { ...consultation, idempotencyKey: "key-of-me\n" },
      ["idempotencyKey"],
      "INVALID",
      NOT_VALID,
    ],
  ])("%s is returned as an issue of its field", async (_name, input, fields, code, message) => {
    expect(await expectFailure(input)).toEqual({
      __typename: "InvalidInput",
      code: "INVALID_INPUT",
      message,
      issues: fields.map((path) => ({ path: [path], code, message })),
    });
  });

  it.each([
    ["an unknown zone", "Mars/Olympus"],
    ["an offset", "+05:30"],
    ["a zone of 10,000 letters", "A".repeat(10_000)],
  ])("%s is an error of its field", async (_name, timeZone) => {
    await expectScalarErrors(expectFailure({ ...consultation, timeZone }), "timeZone");
  });

  it("returns all issues together", async () => {
    const answer = await expectFailure({
      ...consultation,
      seats: 0,
      visitor: "short",
      idempotencyKey: "short",
    });
    expect(answer.issues?.map((one) => one.path)).toEqual([["visitor"], ["idempotencyKey"], ["seats"]]);
  });
});

describe("unavailable service", () => {
  const unavailable = {
    __typename: "CalendarUnavailable",
    code: "CALENDAR_UNAVAILABLE",
    message: "Unable to find calendar",
    reason: "NO_STAFF",
  };

  it.each(["DRAFT", "ARCHIVED"] as const)("cannot be booked when it is %s", async (publication) => {
    await graph.change("consultation", { publication });
    expect(await expectFailure(consultation)).toEqual({ ...unavailable, reason: "UNPUBLISHED" });
  });

  it("is rejected for a provider of another business or without it", async () => {
    for (const provider of [toGlobalId("Provider", OTHER.providerId), providerId("nothing")])
      expect(await expectFailure({ ...consultation, provider })).toEqual(unavailable);
    const yoga = { service: serviceId("yoga-class"), startsAt: "2026-11-23T12:00:00Z" };
    expect(await expectFailure({ ...yoga, provider: providerId("downtown") })).toEqual(unavailable);
  });

  it("is rejected when no staff member serves it", async () => {
    await graph.database.query("UPDATE staff SET publication = 'ARCHIVED' WHERE slug = 'chloe'");
    const coaching = { service: serviceId("coaching"), startsAt: "2026-11-23T12:00:00Z" };
    const answer = await expectFailure(coaching);
    await graph.database.query("UPDATE staff SET publication = 'PUBLISHED' WHERE slug = 'chloe'");
    expect(answer).toEqual(unavailable);
  });
});

describe("taken time", () => {
  it("is rejected with the rest of the day in the caller's time zone", async () => {
    await holdAndGetToken(graph, { ...consultation, staff: staffId("amara"), visitor: visitorToken(1) });
    const answer = await expectFailure({
      ...consultation,
      staff: staffId("amara"),
      timeZone: "Europe/London",
    });
    expect(answer).toMatchObject({
      __typename: "StaffBusy",
      code: "STAFF_BUSY",
      message: "Not booked: Staff busy",
      day: { date: "2026-11-23" },
    });
    const remainingStarts = answer.day!.starts;
    expect(remainingStarts.slice(0, 3)).toEqual([
      "2026-11-23T15:15:00.000Z",
      "2026-11-23T15:30:00.000Z",
      "2026-11-23T15:45:00.000Z",
    ]);
    const { key } = answer.day!.slots.edges[0]!.node;
    expect(await hold(graph, { slot: key, visitor: visitorToken(2) })).toMatchObject({
      hold: { lines: [{ startsAt: remainingStarts[0], staff: [{ slug: "amara" }] }] },
    });
  });

  it("is rejected with the day as the caller's time zone has it", async () => {
    const late = { service: serviceId("coaching"), startsAt: "2026-11-24T00:00:00.000Z" };
    await holdAndGetToken(graph, { ...late, visitor: visitorToken(1) });
    const tokyo = await expectFailure({ ...late, timeZone: "Asia/Tokyo" });
    expect(tokyo).toMatchObject({ code: "STAFF_BUSY", day: { date: "2026-11-24" } });
    const home = await expectFailure(late);
    expect(home).toMatchObject({ code: "STAFF_BUSY", day: { date: "2026-11-23" } });
    expect(home.day!.starts).toContain("2026-11-23T12:00:00.000Z");
    expect(tokyo.day!.starts).not.toContain("2026-11-23T12:00:00.000Z");
  });
});
