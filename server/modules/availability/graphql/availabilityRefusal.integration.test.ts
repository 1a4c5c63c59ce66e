import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import {
  type RefusalResult,
  type SentLine,
  queryRefusal,
  querySingleRefusal,
  toHoldRefusal,
} from "../../../testing/bookings/queryRefusal.ts";
import { openGraph } from "../../../testing/graph.ts";
import { testedKind } from "../../../testing/database/testDatabase.ts";
import { hold, release } from "../../../testing/bookings/visit.ts";

const isServer = testedKind === "server";
const TUESDAY = { at: "2026-11-24T21:00:00.000Z", date: "2026-11-24" };
const NIGHT = { at: "2026-11-25T04:00:00.000Z", date: "2026-11-24" };

const graph = await openGraph();
beforeEach(() => graph.reset());

async function compare(
  lines: readonly SentLine[],
  start: { readonly at: string; readonly date: string },
  stays = false,
): Promise<RefusalResult & { readonly held: string | null }> {
  const [only] = lines;
  const isSingle = lines.length === 1 && !only!.member && !only!.staff;
  const queryResult = isSingle
    ? await querySingleRefusal(graph, only!, start)
    : await queryRefusal(graph, lines, start);
  const holdInput = isSingle ? { service: only!.service, seats: only!.seats ?? 1 } : { lines };
  const answer = await hold(graph, { ...holdInput, startsAt: start.at });
  if (answer.hold && !stays) await release(graph, answer.hold.token);
  return { ...queryResult, held: toHoldRefusal(answer) };
}

const scans = (...members: number[]) => members.map((member) => ({ service: "body-scan", member }));

describe("Availability.refusal of a party", () => {
  it.each([
    [
      "two members for one scanner",
      scans(0, 1),
      "RESERVATION_LIMIT",
      { code: "RESERVATION_LIMIT", count: 1 },
    ],
    [
      "a guest on a service that takes none",
      [{ service: "coaching" }, { service: "nutrition", member: 1 }],
      "GUESTS_NOT_TAKEN",
      { code: "INVALID_INPUT" },
    ],
    [
      "more members than one order may have",
      [0, 1, 2, 3].map((member) => ({ service: "mobility", member })),
      "RESERVATION_LIMIT",
      { code: "RESERVATION_LIMIT", count: 2 },
    ],
    [
      "a staff member who does not offer the service",
      [{ service: "coaching", staff: "amara" }],
      "STAFF_NOT_OFFERED",
      { code: "INVALID_INPUT" },
    ],
    [
      "two seats of a service that is not a class",
      [{ service: "coaching", seats: 2 }],
      "NOT_A_CLASS",
      { code: "INVALID_INPUT" },
    ],
    [
      "two lines for the one person who serves both",
      [{ service: "physio" }, { service: "massage", staff: "amara", member: 1 }],
      "STAFF_BUSY",
      { code: "STAFF_BUSY" },
    ],
  ])("equals the failure of holdSlot at every start: %s", async (_, lines, refusal, failure) => {
    const answer = await compare(lines, TUESDAY);
    expect(answer).toMatchObject({ refusal, held: refusal, isBookable: false, failure });
    expect(answer.days).toEqual([{ starts: [] }]);
  });

  it("equals the calendar rule that holdSlot returns", async () => {
    const pair = [{ service: "mobility" }, { service: "mobility", member: 1 }];
    const open = { isBookable: true, failure: null };
    expect(await compare(pair, NIGHT)).toMatchObject({
      ...open,
      refusal: "OUTSIDE_HOURS",
      held: "OUTSIDE_HOURS",
    });
    expect(await compare(scans(0, 1), NIGHT)).toMatchObject({
      refusal: "OUTSIDE_HOURS",
      held: "OUTSIDE_HOURS",
    });
    expect(await compare(pair, TUESDAY, true)).toMatchObject({ ...open, refusal: null, held: null });
    expect(await compare(pair, TUESDAY)).toMatchObject({
      ...open,
      refusal: "STAFF_BUSY",
      held: "STAFF_BUSY",
    });
  });

  it("is PAYMENT_UNAVAILABLE when a later line must be paid and no provider exists", async () => {
    graph.provider.isUnconfigured = true;
    const lines = [{ service: "consultation" }, { service: "physio", member: 1 }];
    const failure = { code: "PAYMENT_UNAVAILABLE" };
    const refusal = "PAYMENT_UNAVAILABLE";
    expect(await compare(lines, TUESDAY)).toMatchObject({
      refusal,
      held: refusal,
      isBookable: false,
      failure,
    });
    graph.provider.isUnconfigured = false;
  });

  it("returns its failure in the language of the request", async () => {
    const { data } = await graph.run<{ business: { availability: { failure: { message: string } } } }>(
      `{ business { availability(input: { lines: [{ service: "body-scan" }, { service: "body-scan", member: 1 }],
          from: "2026-11-24", to: "2026-11-24" }) { failure { message } } } }`,
      {},
      { locale: "de" },
    );
    expect(data.business.availability.failure.message).toMatch(/1/);
    expect(data.business.availability.failure.message).not.toMatch(/You can reserve/);
  });
});

describe("Availability.refusal of one line", () => {
  it.each([
    ["more seats than one order may have", { service: "yoga-class", seats: 5 }, "RESERVATION_LIMIT"],
    ["two seats of a service that is not a class", { service: "coaching", seats: 2 }, "NOT_A_CLASS"],
  ])("equals the failure of holdSlot: %s", async (_, line, refusal) => {
    const answer = await compare([line], { at: "2026-11-24T12:00:00.000Z", date: "2026-11-24" });
    expect(answer).toMatchObject({ refusal, held: refusal, isBookable: false });
  });
});

const SERVICES = [
  "intro-call",
  "consultation",
  "physio",
  "massage",
  "yoga-class",
  "couples-assessment",
  "coaching",
  "nutrition",
  "mobility",
  "body-scan",
  "duo-training",
] as const;
const GUESTS_SERVICES = ["physio", "massage", "yoga-class", "mobility", "body-scan"] as const;

const line = fc.record(
  {
    service: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...GUESTS_SERVICES) },
      { weight: 1, arbitrary: fc.constantFrom(...SERVICES) },
    ),
    staff: fc.oneof(
      { weight: 6, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constantFrom("amara", "bruno", "chloe", "daniel") },
    ),
    isNext: fc.boolean(),
    seats: fc.oneof(
      { weight: 4, arbitrary: fc.constant(1) },
      { weight: 1, arbitrary: fc.integer({ min: 2, max: 14 }) },
    ),
  },
  { requiredKeys: ["service", "isNext", "seats"] },
);

const lines = fc.array(line, { minLength: 1, maxLength: 4 }).map((sketches) => {
  let member = 0;
  return sketches.map(({ service, staff, isNext, seats }, i): SentLine => {
    if (i > 0 && isNext) member++;
    const isClass = service === "yoga-class";
    const wanted = isClass || seats === 2 ? seats : 1;
    return { service, member, seats: wanted, ...(staff && !isClass && { staff }) };
  });
});

const start = fc.record({
  day: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(24, 25, 26) },
    { weight: 1, arbitrary: fc.integer({ min: 20, max: 28 }) },
  ),
  quarter: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(48, 60, 80, 84, 86) },
    { weight: 1, arbitrary: fc.integer({ min: 20, max: 95 }) },
  ),
  stays: fc.integer({ min: 0, max: 2 }).map((number) => number === 0),
});

describe("Availability.refusal", () => {
  it("equals the result of holdSlot for random parties of the demo's services", async () => {
    const codeCounts = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(lines, start, async (wanted, { day, quarter, stays }) => {
        const minutes = quarter * 15;
        const at = new Date(Date.UTC(2026, 10, day, 0, minutes)).toISOString();
        const date = `2026-11-${day}`;
        const answer = await compare(wanted, { at, date }, stays);
        expect(answer.refusal).toBe(answer.held);
        if (!answer.isBookable) expect(answer.held).not.toBeNull();
        if (answer.days[0]!.starts.includes(at)) expect(answer.held).toBeNull();
        expect(answer.failure === null).toBe(answer.isBookable);
        const key = answer.held ?? "held";
        codeCounts.set(key, (codeCounts.get(key) ?? 0) + 1);
      }),
      { seed: 20261123, numRuns: isServer ? 250 : 80, endOnFailure: true },
    );
    for (const code of ["held", "OUTSIDE_HOURS", "STAFF_BUSY", "RESERVATION_LIMIT", "GUESTS_NOT_TAKEN"])
      expect.soft(codeCounts.get(code) ?? 0, code).toBeGreaterThan(0);
  });
});
