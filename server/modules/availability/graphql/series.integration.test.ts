import { beforeEach, describe, expect, it } from "vitest";
import { demoId } from "../../../../prisma/demo/ids.ts";
import { openGraph } from "../../../testing/graph.ts";
import { lockZone } from "../../../testing/businesses/lockZone.ts";
import { OTHER, addOtherBusiness } from "../../../testing/businesses/otherBusiness.ts";
import { hold, serviceId, staffId, visitorToken } from "../../../testing/bookings/visit.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";

const MONDAY_0900 = "2026-11-23T14:00:00.000Z";

const graph = await openGraph();
await addOtherBusiness(graph.database);
beforeEach(() => graph.reset());

interface Occurrence {
  readonly index: number;
  readonly date: string;
  readonly wantedAt: string;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly state: string;
  readonly refusal: string | null;
  readonly staff: readonly { readonly slug: string }[];
}
interface Series {
  readonly timeZone: string;
  readonly fault: string | null;
  readonly occurrences: readonly Occurrence[];
}

const DOCUMENT = `query ($slug: ID!, $rule: SeriesRuleInput!, $startsAt: DateTime!, $timeZone: TimeZone,
  $staff: ID, $provider: ID, $visitor: String) {
  business { service(id: $slug) {
    series(rule: $rule, startsAt: $startsAt, timeZone: $timeZone, staff: $staff, provider: $provider, visitor: $visitor) {
      timeZone fault occurrences { index date wantedAt startsAt endsAt state refusal staff { slug } }
    }
  } }
}`;

const weekly = (count: number) => ({ frequency: "WEEKLY", count });

function run(rule: Record<string, unknown>, args: Record<string, unknown> = {}) {
  const variables = { slug: "coaching", startsAt: MONDAY_0900, rule, ...args };
  return graph.run<{ business: { service: { series: Series | null } } }>(DOCUMENT, variables);
}

async function series(rule: Record<string, unknown>, args: Record<string, unknown> = {}): Promise<Series> {
  const { data, errors } = await run(rule, args);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.business.service.series!;
}

const formatOccurrences = ({ occurrences }: Series) =>
  occurrences.map(({ startsAt, state, refusal }) => [startsAt ?? "-", state, refusal ?? ""].join(" ").trim());

describe("Service.series", () => {
  it("returns each occurrence as free, moved within its date, or skipped", async () => {
    await hold(graph, { service: serviceId("coaching"), startsAt: "2026-11-30T14:00:00Z" });
    await graph.database.prisma.dateOverride.create({
      data: {
        businessId: demoId("business", "northside"),
        scheduleId: demoId("schedule", "chloe"),
        date: new Date("2026-12-07"),
        opensAt: [],
        closesAt: [],
      },
    });
    const plannedSeries = await series(weekly(4));
    await graph.database.prisma.dateOverride.deleteMany({
      where: { scheduleId: demoId("schedule", "chloe") },
    });

    expect(plannedSeries).toMatchObject({ timeZone: "America/New_York", fault: null });
    expect(formatOccurrences(plannedSeries)).toEqual([
      "2026-11-23T14:00:00.000Z FREE",
      "2026-11-30T13:00:00.000Z MOVED STAFF_BUSY",
      "- SKIPPED OUTSIDE_HOURS",
      "2026-12-14T14:00:00.000Z FREE",
    ]);
    expect(plannedSeries.occurrences[1]).toEqual({
      index: 1,
      date: "2026-11-30",
      wantedAt: "2026-11-30T14:00:00.000Z",
      startsAt: "2026-11-30T13:00:00.000Z",
      endsAt: "2026-11-30T13:30:00.000Z",
      state: "MOVED",
      refusal: "STAFF_BUSY",
      staff: [{ slug: "chloe" }],
    });
    expect(plannedSeries.occurrences[2]!.staff).toEqual([]);
  });

  it("keeps its wall-clock time across a clock change, also beyond the horizon", async () => {
    const plannedSeries = await series(
      { frequency: "MONTHLY", count: 3, monthlyBy: "WEEKDAY" },
      { startsAt: "2027-02-15T14:00:00Z" },
    );
    expect(formatOccurrences(plannedSeries)).toEqual([
      "2027-02-15T14:00:00.000Z FREE",
      "2027-03-15T13:00:00.000Z FREE",
      "2027-04-19T13:00:00.000Z FREE",
    ]);
    const late = await series(weekly(2), { startsAt: "2027-03-01T14:00:00Z" });
    expect(formatOccurrences(late)).toEqual(["- SKIPPED BEYOND_HORIZON", "2027-03-08T14:00:00.000Z FREE"]);
  });

  it("skips days off of a daily rule, and ends short months on their last day", async () => {
    expect(
      formatOccurrences(await series({ frequency: "DAILY", count: 2 }, { startsAt: "2026-11-28T14:00:00Z" })),
    ).toEqual(["2026-11-28T14:00:00.000Z FREE", "- SKIPPED OUTSIDE_HOURS"]);
    await graph.change("coaching", { horizonDays: 200 });
    const monthly = await series({ frequency: "MONTHLY", count: 3 }, { startsAt: "2026-12-31T14:00:00Z" });
    expect(monthly.occurrences.map((one) => one.date)).toEqual(["2026-12-31", "2027-01-31", "2027-02-28"]);
  });

  it("offers a visitor the slots of their own hold", async () => {
    await hold(graph, { service: serviceId("coaching"), startsAt: MONDAY_0900, visitor: visitorToken(1) });
    const [mine] = (await series(weekly(2), { visitor: visitorToken(1) })).occurrences;
    const [theirs] = (await series(weekly(2), { visitor: visitorToken(2) })).occurrences;
    expect([mine!.state, theirs!.state]).toEqual(["FREE", "MOVED"]);
  });

  it("keeps one staff member where possible, or the requested one", async () => {
    await graph.change("consultation", { recurrenceMax: 12 });
    const tuesday = { slug: "consultation", startsAt: "2026-11-24T17:00:00Z" };
    for (const startsAt of ["2026-12-01T17:00:00Z", "2026-12-08T17:00:00Z"])
      await hold(graph, { service: serviceId("consultation"), staff: staffId("amara"), startsAt });
    const anyone = await series(weekly(4), tuesday);
    const people = anyone.occurrences.map((one) => one.staff.map((person) => person.slug).join());
    expect(anyone.occurrences.map((one) => one.state)).toEqual(["FREE", "FREE", "FREE", "FREE"]);
    expect(new Set(people).size).toBe(1);
    expect(people[0]).not.toBe("amara");
    const named = await series(weekly(4), { ...tuesday, staff: staffId("amara") });
    expect(named.occurrences.map((one) => one.state)).toEqual(["FREE", "MOVED", "MOVED", "FREE"]);
  });

  it("keeps the business's zone when the business locks it", async () => {
    const args = { startsAt: "2027-02-15T14:00:00Z", timeZone: "Europe/Berlin" };
    const rule = { frequency: "WEEKLY", interval: 5, count: 2 };
    // Berlin changes its clock two weeks later than New York.
    expect((await series(rule, args)).occurrences[1]!.wantedAt).toBe("2027-03-22T14:00:00.000Z");
    await lockZone(graph, true);
    const locked = await series(rule, args);
    await lockZone(graph, false);
    expect(locked.timeZone).toBe("America/New_York");
    expect(locked.occurrences[1]!.wantedAt).toBe("2027-03-22T13:00:00.000Z");
  });
});

it("returns the other starts of each date, also beyond the horizon", async () => {
  await graph.change("coaching", { horizonDays: 7 });
  const document = `{ business { service(id: "coaching") {
    series(rule: { frequency: WEEKLY, count: 3 }, startsAt: "${MONDAY_0900}") { occurrences { startsAt starts } } } } }`;
  const { data } = await graph.run<{
    business: {
      service: { series: { occurrences: readonly { startsAt: string; starts: readonly string[] }[] } };
    };
  }>(document);
  const { occurrences } = data.business.service.series;
  expect(occurrences).toHaveLength(3);
  for (const { startsAt, starts } of occurrences) {
    expect(starts).toHaveLength(16);
    expect(starts).toContain(startsAt);
    expect(new Set(starts.map((start) => start.slice(0, 10)))).toContain(startsAt.slice(0, 10));
  }
});

describe("Service.series edge cases", () => {
  it.each([
    ["more than the service allows", { ...weekly(13) }, "count"],
    ["none", { ...weekly(0) }, "count"],
    ["no step", { ...weekly(3), interval: 0 }, "interval"],
    ["ninety years, which is long but good", { frequency: "MONTHLY", interval: 99, count: 12 }, null],
    ["a weekday twice", { ...weekly(3), weekdays: ["MO", "MO"] }, "byDay"],
  ])("%s", async (_, rule, fault) => {
    const plannedSeries = await series(rule);
    expect(plannedSeries.fault).toBe(fault);
    expect(plannedSeries.occurrences.length > 0).toBe(fault === null);
  });

  it("is null for services without series and for classes", async () => {
    const nothing = await run(weekly(2), { slug: "consultation" });
    expect(nothing).toMatchObject({ data: { business: { service: { series: null } } }, errors: [] });
    await graph.change("yoga-class", { recurrenceMax: 5 });
    expect((await run(weekly(2), { slug: "yoga-class" })).data.business.service.series).toBeNull();
  });

  it("skips every occurrence without staff or with a foreign provider", async () => {
    const strangers = { staff: toGlobalId("Staff", OTHER.staffId) };
    const elsewhere = { provider: toGlobalId("Provider", OTHER.providerId) };
    for (const args of [strangers, elsewhere]) {
      expect(formatOccurrences(await series(weekly(2), args))).toEqual([
        "- SKIPPED NO_STAFF",
        "- SKIPPED NO_STAFF",
      ]);
    }
    await graph.change("coaching", { publication: "ARCHIVED" });
    expect(formatOccurrences(await series(weekly(2)))).toEqual(["- SKIPPED NO_STAFF", "- SKIPPED NO_STAFF"]);
  });

  it.each([
    ["a start within a minute", { startsAt: "2026-11-23T14:00:30Z" }],
    ["a start in another age", { startsAt: "2300-01-01T14:00:00Z" }],
    ["a zone that is none", { timeZone: "Mars/Olympus" }],
    ["a token that is none", { visitor: "me" }],
  ])("rejects %s", async (_, args) => {
    const { errors } = await run(weekly(2), args);
    expect(errors.map((error) => error.code)).toContain("BAD_USER_INPUT");
  });
});

it("takes one statement for the calendars of any length", async () => {
  await graph.change("coaching", { recurrenceMax: 101 });
  const short = await graph.statementsOf(() => series(weekly(2)));
  const long = await graph.statementsOf(() => series(weekly(101)));
  expect(long).toHaveLength(short.length);
});
