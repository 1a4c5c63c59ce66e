import { beforeEach, describe, expect, it } from "vitest";
import { demoId } from "../../../../prisma/demo/ids.ts";
import { findSlots } from "../rules/slots/findSlots.ts";
import type { SlotSearch } from "../../../shared/slots/types.ts";
import { openGraph } from "../../../testing/graph.ts";
import { OTHER, addOtherBusiness } from "../../../testing/businesses/otherBusiness.ts";
import {
  holdAndGetToken,
  providerId,
  release,
  serviceId,
  staffId,
  visitorToken,
  holdAndBook,
} from "../../../testing/bookings/visit.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";

const MONDAY = "2026-11-23";
const AT_1000 = "2026-11-23T15:00:00.000Z";

const graph = await openGraph();
await addOtherBusiness(graph.database);
beforeEach(() => graph.reset());

interface Day {
  readonly date: string;
  readonly slotCount: number;
  readonly starts: readonly string[];
  readonly slots: {
    readonly edges: readonly {
      readonly cursor: string;
      readonly node: {
        readonly key: string;
        readonly startsAt: string;
        readonly endsAt: string;
        readonly seatsLeft: number;
        readonly staff: readonly { readonly slug: string }[];
      };
    }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

interface Availability {
  readonly timeZone: string;
  readonly isBookable: boolean;
  readonly days: readonly Day[];
  readonly nextAvailable: {
    readonly startsAt: string;
    readonly staff: readonly { readonly slug: string }[];
  } | null;
  readonly refusal: string | null;
}

const ARGUMENTS =
  "$from: Date!, $to: Date!, $timeZone: TimeZone!, $provider: ID, $staff: ID, $seats: Int, $visitor: String";
const PASSED =
  "from: $from, to: $to, timeZone: $timeZone, provider: $provider, staff: $staff, seats: $seats, visitor: $visitor";

function document(fields: string, extra = ""): string {
  return `query ($slug: ID!, ${ARGUMENTS}${extra}) {
    business { service(id: $slug) { availability(input: { ${PASSED} }) { ${fields} } } } }`;
}

const EVERYTHING = `timeZone isBookable nextAvailable { startsAt staff { slug } }
  days { date slotCount starts slots { edges { node { key startsAt endsAt seatsLeft staff { slug } } } } }`;

type QueryArguments = Record<string, unknown>;
type Answer = { readonly business: { readonly service: { readonly availability: Availability } } };

const question = (slug: string, args: QueryArguments = {}) => ({
  slug,
  from: MONDAY,
  to: MONDAY,
  timeZone: "America/New_York",
  ...args,
});

async function ask(slug: string, args: QueryArguments = {}, fields = EVERYTHING): Promise<Availability> {
  const data = await graph.data<Answer>(document(fields), question(slug, args));
  return data.business.service.availability;
}

async function loadStarts(slug: string, args: QueryArguments = {}): Promise<readonly string[]> {
  return (await ask(slug, args, "days { starts }")).days.flatMap((day) => day.starts);
}

async function fails(args: QueryArguments): Promise<{ message: string; code: unknown }> {
  const { errors } = await graph.run(document("isBookable"), question("consultation", args));
  expect(errors).toHaveLength(1);
  return errors[0]!;
}

describe("availability.days", () => {
  it("returns a Monday's slots by the staff's hours, equal in every field", async () => {
    const answer = await ask("consultation");
    expect(answer).toMatchObject({ timeZone: "America/New_York", isBookable: true });
    const [day] = answer.days;
    expect(day!.starts[0]).toBe("2026-11-23T13:00:00.000Z");
    expect(day!.starts.at(-1)).toBe("2026-11-23T21:30:00.000Z");
    expect(day!.slotCount).toBe(day!.starts.length);
    expect(day!.slots.edges.map((edge) => edge.node.startsAt)).toEqual(day!.starts);
    const at = (start: string) => day!.slots.edges.find((edge) => edge.node.startsAt === start)!.node;
    expect(at("2026-11-23T13:00:00.000Z")).toMatchObject({
      endsAt: "2026-11-23T13:30:00.000Z",
      seatsLeft: 1,
      staff: [{ slug: "daniel" }],
    });
    expect(
      at(AT_1000)
        .staff.map((one) => one.slug)
        .toSorted(),
    ).toEqual(["amara", "daniel"]);
    expect(answer.nextAvailable).toMatchObject({ startsAt: day!.starts[0] });
  });

  it("agrees with the engine on rows that Prisma reads, for every service and zone", async () => {
    await graph.change("massage", { paymentRule: "NONE" });
    await graph.change("nutrition", { locationKinds: ["ONLINE"] });
    await holdAndBook(graph, {
      service: serviceId("nutrition"),
      startsAt: AT_1000,
      visitor: visitorToken(1),
    });
    await holdAndGetToken(graph, {
      service: serviceId("massage"),
      startsAt: "2026-11-24T20:00:00Z",
      visitor: visitorToken(2),
    });
    await holdAndGetToken(graph, {
      service: serviceId("couples-assessment"),
      startsAt: "2026-11-25T16:00:00Z",
      visitor: visitorToken(3),
    });
    const services = await graph.database.prisma.service.findMany({
      where: { business: { slug: "northside" } },
    });
    expect(services).toHaveLength(12);
    for (const { slug } of services) {
      for (const timeZone of [
        "America/New_York",
        "Asia/Kathmandu",
        "Pacific/Kiritimati",
        "Pacific/Pago_Pago",
      ]) {
        const range = { from: "2026-11-20", to: "2026-12-06", timeZone };
        const starts = await loadStarts(slug, range);
        const expected = Array.from(findSlots(await searchByPrisma(slug, range)), (minute) =>
          new Date(minute * 60_000).toISOString(),
        );
        expect([slug, timeZone, starts]).toEqual([slug, timeZone, expected]);
        expect(starts.length).toBeGreaterThan(0);
      }
    }
  });

  it("separates dates, including empty ones", async () => {
    const { days } = await ask("consultation", { from: "2026-11-21", to: "2026-11-24" });
    expect(days.map((day) => [day.date, day.slotCount > 0])).toEqual([
      ["2026-11-21", true],
      ["2026-11-22", false],
      ["2026-11-23", true],
      ["2026-11-24", true],
    ]);
  });

  it("returns the repeated hour twice on the night that the clock goes back", async () => {
    await graph.change("intro-call", {
      horizonDays: 400,
      intervalMinutes: 30,
      durationMinutes: 30,
      bufferAfterMinutes: 0,
    });
    const night = { scheduleId: demoId("schedule", "chloe"), date: new Date("2027-11-07T00:00:00Z") };
    const { prisma } = graph.database;
    const businessId = (await graph.scope()).business.id;
    await prisma.dateOverride.create({ data: { businessId, ...night, opensAt: [0], closesAt: [180] } });
    const starts = await loadStarts("intro-call", {
      from: "2027-11-07",
      to: "2027-11-07",
      staff: staffId("chloe"),
    });
    await prisma.dateOverride.deleteMany({ where: night });
    expect(starts).toEqual(
      ["04:00", "04:30", "05:00", "05:30", "06:00", "06:30", "07:00", "07:30"].map(
        (time) => `2027-11-07T${time}:00.000Z`,
      ),
    );
  });
});

it("finds claims at the end of the buffer of a two-day booking", async () => {
  const { prisma, query } = graph.database;
  const schedule = { scheduleId: demoId("schedule", "chloe") };
  const businessId = (await graph.scope()).business.id;
  const week = await prisma.scheduleWindow.findMany({ where: schedule });
  await holdAndGetToken(graph, { service: serviceId("coaching"), startsAt: "2026-11-23T12:00:00Z" });
  await query(
    "UPDATE claims SET starts_at = '2026-11-27T02:00:00Z', ends_at = '2026-11-27T06:00:00Z', expires_at = '2027-01-01'",
  );
  await prisma.schedule.updateMany({
    where: { id: schedule.scheduleId },
    data: { timeZone: "Pacific/Kiritimati" },
  });
  await prisma.scheduleWindow.deleteMany({ where: schedule });
  await prisma.scheduleWindow.create({
    data: { businessId, ...schedule, weekday: 3, opensAt: 0, closesAt: 2880 },
  });
  await graph.change("coaching", { durationMinutes: 46 * 60, bufferAfterMinutes: 1440 });
  const taken = await loadStarts("coaching", { timeZone: "Pacific/Pago_Pago" });
  await graph.change("coaching", { bufferAfterMinutes: 1080 });
  const free = await loadStarts("coaching", { timeZone: "Pacific/Pago_Pago" });
  await prisma.scheduleWindow.deleteMany({ where: schedule });
  await prisma.scheduleWindow.createMany({ data: week });
  await prisma.schedule.updateMany({
    where: { id: schedule.scheduleId },
    data: { timeZone: "America/New_York" },
  });
  expect(free).toEqual(["2026-11-24T10:00:00.000Z"]);
  expect(taken).toEqual([]);
});

async function searchByPrisma(
  slug: string,
  range: { from: string; to: string; timeZone: string },
): Promise<SlotSearch> {
  const { prisma } = graph.database;
  const service = await prisma.service.findFirstOrThrow({
    where: { slug, business: { slug: "northside" } },
    include: {
      business: true,
      resources: { include: { resource: { include: { units: { include: { claims: true } } } } } },
    },
  });
  const people = await prisma.staff.findMany({
    where: { services: { some: { serviceId: service.id } }, publication: "PUBLISHED" },
    include: {
      schedule: { include: { windows: true, overrides: true } },
      units: { include: { claims: true } },
    },
  });
  const minutes = (at: Date) => at.getTime() / 60_000;
  const busy = (claims: readonly { startsAt: Date; endsAt: Date }[]) =>
    Int32Array.from(claims.flatMap((claim) => [minutes(claim.startsAt), minutes(claim.endsAt)]));
  const days = await prisma.serviceDay.findMany({ where: { serviceId: service.id } });
  return {
    ...range,
    now: graph.clock.now() / 60_000,
    rules: service,
    assignment: service.assignment === "COLLECTIVE" ? "collective" : "any",
    staff: people.map(({ id, schedule, units }) => ({
      id,
      busy: busy(units.flatMap((unit) => unit.claims)),
      schedule: {
        timeZone: schedule.timeZone,
        weekly: schedule.windows,
        overrides: schedule.overrides.map(({ date, opensAt, closesAt }) => ({
          date: date.toISOString().slice(0, 10),
          windows: opensAt.map((opens, i) => ({ opensAt: opens, closesAt: closesAt[i]! })),
        })),
      },
    })),
    resources: service.resources.map(({ needed, resource }) => ({
      id: resource.id,
      needed,
      units: resource.units.map((unit) => busy(unit.claims)),
    })),
    sessions: [],
    seats: 1,
    dayZone: service.business.timeZone,
    takenPerDay: new Map(days.map((day) => [day.date.toISOString().slice(0, 10), day.taken])),
  };
}

describe("availability arguments", () => {
  it("provider limits the staff, by id or by slug", async () => {
    const byId = await ask("consultation", {
      from: "2026-11-24",
      to: "2026-11-24",
      provider: providerId("downtown"),
    });
    const bySlug = await ask("consultation", { from: "2026-11-24", to: "2026-11-24", provider: "downtown" });
    expect(bySlug.days[0]!.starts).toEqual(byId.days[0]!.starts);
    const people = byId.days.flatMap((day) =>
      day.slots.edges.flatMap((edge) => edge.node.staff.map((one) => one.slug)),
    );
    expect([...new Set(people)].toSorted()).toEqual(["amara", "daniel"]);
  });

  it("provider returns nothing for an unknown or foreign provider", async () => {
    for (const provider of [
      "nowhere",
      "harbor",
      toGlobalId("Provider", OTHER.providerId),
      staffId("amara"),
      "",
    ])
      expect(await ask("consultation", { provider })).toMatchObject({
        isBookable: false,
        nextAvailable: null,
      });
  });

  it("staff limits the staff, and returns nothing for an unknown id", async () => {
    const amara = await loadStarts("consultation", { staff: staffId("amara") });
    expect(amara).toHaveLength(26);
    expect(await loadStarts("consultation", { staff: "amara" })).toEqual(amara);
    for (const staff of [staffId("chloe"), "chloe", toGlobalId("Staff", OTHER.staffId), "nobody", ""])
      expect(await ask("consultation", { staff })).toMatchObject({ isBookable: false, nextAvailable: null });
  });

  it("staff is ignored when the business chooses", async () => {
    expect(await loadStarts("yoga-class", { staff: staffId("amara") })).toEqual(
      await loadStarts("yoga-class"),
    );
  });

  it("seats keeps only classes with enough seats", async () => {
    await graph.change("yoga-class", { maxPerBooking: null });
    const before = await loadStarts("yoga-class", { seats: 12 });
    expect(before).toHaveLength(4);
    await holdAndGetToken(graph, { service: serviceId("yoga-class"), startsAt: before[0], seats: 2 });
    expect(await loadStarts("yoga-class", { seats: 10 })).toEqual(before);
    expect(await loadStarts("yoga-class", { seats: 11 })).toEqual(before.slice(1));
    expect(await loadStarts("yoga-class", { seats: 13 })).toEqual([]);
  });

  it("visitor frees the slots of the visitor's own live hold only", async () => {
    const before = await loadStarts("coaching");
    const mine = { visitor: visitorToken(1) };
    const token = await holdAndGetToken(graph, {
      service: serviceId("coaching"),
      startsAt: before[0],
      ...mine,
    });
    expect(await loadStarts("coaching", mine)).toEqual(before);
    expect(await loadStarts("coaching")).not.toContain(before[0]);
    expect(await loadStarts("coaching", { visitor: visitorToken(2) })).not.toContain(before[0]);
    await release(graph, token);
    expect(await loadStarts("coaching")).toEqual(before);
  });

  it("an expired hold frees its slots", async () => {
    const before = await loadStarts("coaching");
    await holdAndGetToken(graph, { service: serviceId("coaching"), startsAt: before[0] });
    graph.clock.set("2026-11-20T10:09:59Z");
    expect(await loadStarts("coaching")).not.toContain(before[0]);
    graph.clock.set("2026-11-20T10:10:00Z");
    expect(await loadStarts("coaching")).toEqual(before);
  });
});

describe("availability input errors", () => {
  it.each([
    ["the last before the first", { from: "2026-11-24", to: "2026-11-23" }],
    ["94 days", { from: "2026-11-20", to: "2027-02-21" }],
    ["before 1990", { from: "1989-12-31", to: "1990-01-01" }],
    ["after 2200", { from: "2200-01-01", to: "2200-01-02" }],
    ["no seats", { seats: 0 }],
    ["102 seats", { seats: 102 }],
    ["a token that is none", { visitor: "me" }],
  ])("%s", async (_name, args) => {
    expect(await fails(args)).toMatchObject({ code: "BAD_USER_INPUT" });
  });

  it.each([
    ["staff", `staff: "amara"`],
    ["seats", "seats: 1"],
  ])("%s of an order belong to its lines", async (name, field) => {
    const { errors } = await graph.run(
      `{ business { availability(input: { lines: [{ service: "massage" }], ${field} }) { isBookable } } }`,
    );
    expect(errors).toMatchObject([{ code: "BAD_USER_INPUT", message: `input.${name} is not allowed here` }]);
  });

  it("an order without lines", async () => {
    const { errors } = await graph.run("{ business { availability(input: {}) { isBookable } } }");
    expect(errors).toMatchObject([{ code: "BAD_USER_INPUT" }]);
  });

  it("a range of 93 days is accepted, including its first and last date", async () => {
    const { days } = await ask(
      "consultation",
      { from: "2026-11-20", to: "2027-02-20" },
      "days { date slotCount }",
    );
    expect([days.length, days[0]!.date, days[92]!.date]).toEqual([93, "2026-11-20", "2027-02-20"]);
  });

  it.each([
    ["another order", "23.11.2026"],
    ["30 February", "2026-02-30"],
    ["an instant", "2026-11-23T00:00:00Z"],
    ["a short year", "26-11-23"],
    ["nothing", ""],
    ["a long one", "2026-11-23".repeat(1000)],
  ])("a date in %s", async (_name, from) => {
    expect((await fails({ from })).message).not.toContain("Internal");
  });

  it.each([
    ["on Mars", "Mars/Olympus"],
    ["empty", ""],
    ["of 10,000 letters", "A".repeat(10_000)],
  ])("a zone %s", async (_name, timeZone) => {
    expect((await fails({ timeZone })).message).toContain("No Timezone found!");
  });

  it("an old zone name is accepted", async () => {
    expect(await loadStarts("consultation", { timeZone: "US/Eastern" })).toEqual(
      await loadStarts("consultation"),
    );
  });
});

describe("availability without dates", () => {
  const args = (lines = "") =>
    `{ business { service(id: "coaching") { availability${lines} { isBookable days { date slotCount } } } } }`;

  async function days(lines?: string) {
    const data = await graph.data<Answer>(args(lines));
    return data.business.service.availability.days;
  }

  it("returns today and the rest of this month", async () => {
    const dates = await days();
    expect(dates[0]!.date).toBe("2026-11-20");
    expect(dates.at(-1)!.date).toBe("2026-11-30");
  });

  it("returns the month of the next free slot if nothing is free before", async () => {
    await graph.change("coaching", { noticeMinutes: 20 * 1440, horizonDays: 90 });
    const dates = await days();
    expect(dates[0]!.date).toBe("2026-12-01");
    expect(dates.at(-1)!.date).toBe("2026-12-31");
    expect(dates.find(({ slotCount }) => slotCount > 0)!.date > "2026-12-09").toBe(true);
  });

  it("stays in this month if nothing is free at all, or if a date is given", async () => {
    await graph.change("coaching", { noticeMinutes: 20 * 1440, horizonDays: 90 });
    expect((await days('(input: { from: "2026-11-20" })')).at(-1)!.date).toBe("2026-11-30");
    await graph.change("coaching", { horizonDays: 5 });
    const dates = await days();
    expect(dates[0]!.date).toBe("2026-11-20");
    expect(dates.every(({ slotCount }) => slotCount === 0)).toBe(true);
  });
});

describe("availability.nextAvailable", () => {
  it("returns the first slot in the range, in full", async () => {
    const answer = await ask("coaching", { from: "2026-11-22", to: "2026-11-24" });
    expect(answer.nextAvailable).toEqual({
      startsAt: "2026-11-23T12:00:00.000Z",
      staff: [{ slug: "chloe" }],
    });
  });

  it("returns a slot beyond the range when the range has none", async () => {
    expect(await ask("coaching", { from: "2026-11-22", to: "2026-11-22" })).toMatchObject({
      days: [{ slotCount: 0 }],
      nextAvailable: { startsAt: "2026-11-23T12:00:00.000Z" },
    });
  });

  it("never returns a slot before the first requested date", async () => {
    const answer = await ask(
      "coaching",
      { from: "2026-12-13", to: "2026-12-13" },
      "nextAvailable { startsAt }",
    );
    expect(answer.nextAvailable).toMatchObject({ startsAt: "2026-12-14T12:00:00.000Z" });
  });

  it("is null beyond the horizon and for a service that cannot be booked", async () => {
    expect((await ask("coaching", { from: "2027-02-20", to: "2027-02-20" })).nextAvailable).toBeNull();
    expect((await ask("coaching", { from: "2199-01-01", to: "2199-01-01" })).nextAvailable).toBeNull();
    await graph.change("coaching", { publication: "ARCHIVED" });
    expect((await ask("coaching")).nextAvailable).toBeNull();
  });

  it("returns a slot from today when the range lies in the past", async () => {
    const answer = await ask(
      "coaching",
      { from: "1990-01-01", to: "1990-01-02" },
      "nextAvailable { startsAt }",
    );
    // Chloe works from 7 this Friday. The notice is two hours.
    expect(answer.nextAvailable).toMatchObject({ startsAt: "2026-11-20T12:00:00.000Z" });
  });
});

describe("availability.lastDate", () => {
  const lastDate = async (slug: string, args: QueryArguments = {}) =>
    (await ask(slug, args, "lastDate")) as unknown as { lastDate: string | null };

  it("is the end of the horizon, in the requested zone", async () => {
    await graph.change("coaching", { horizonDays: 10 });
    expect(await lastDate("coaching")).toEqual({ lastDate: "2026-11-30" });
    // 30 November in New York ends on 1 December in Tokyo.
    expect(await lastDate("coaching", { timeZone: "Asia/Tokyo" })).toEqual({ lastDate: "2026-12-01" });
  });

  it("is the shortest horizon of an order's services", async () => {
    await graph.change("massage", { horizonDays: 5 });
    const linesQuery = `query ($lines: [LineInput!]!) { business { availability(input: { lines: $lines }) { lastDate } } }`;
    const lines = ["consultation", "massage"].map((slug) => ({ service: serviceId(slug) }));
    expect((await graph.run(linesQuery, { lines })).data).toEqual({
      business: { availability: { lastDate: "2026-11-25" } },
    });
  });
});

describe("an availability that is not bookable", () => {
  const nothing = { isBookable: false, days: [{ slotCount: 0, starts: [] }], nextAvailable: null };

  it.each(["DRAFT", "ARCHIVED"] as const)("is %s", async (publication) => {
    await graph.change("coaching", { publication });
    expect(await ask("coaching")).toMatchObject(nothing);
  });

  it("is a service without published staff", async () => {
    await graph.database.query("UPDATE staff SET publication = 'DRAFT' WHERE slug = 'chloe'");
    const answer = await ask("coaching");
    await graph.database.query("UPDATE staff SET publication = 'PUBLISHED' WHERE slug = 'chloe'");
    expect(answer).toMatchObject(nothing);
  });

  it("is a provider that is not published or does not offer the service", async () => {
    await graph.database.query("UPDATE providers SET publication = 'DRAFT' WHERE slug = 'downtown'");
    const answer = await ask("consultation", { provider: "downtown" });
    await graph.database.query("UPDATE providers SET publication = 'PUBLISHED' WHERE slug = 'downtown'");
    expect(answer).toMatchObject(nothing);
    expect(await ask("coaching", { provider: "downtown" })).toMatchObject(nothing);
  });
});

describe("availability.refusal", () => {
  async function refusal(slug: string, startsAt: unknown, args: QueryArguments = {}) {
    const { data, errors } = await graph.run<Answer>(
      document("refusal(startsAt: $startsAt)", ", $startsAt: DateTime!"),
      { ...question(slug, args), startsAt },
    );
    return errors.length > 0 ? errors[0]!.message : data.business.service.availability.refusal;
  }

  it.each([
    ["IN_THE_PAST", "2026-11-19T15:00:00Z"],
    ["IN_THE_PAST", "0001-01-03T00:00:00Z"],
    ["TOO_SOON", "2026-11-20T10:30:00Z"],
    ["BEYOND_HORIZON", "2027-08-01T15:00:00Z"],
    ["BEYOND_HORIZON", "9999-12-29T00:00:00Z"],
    ["OUTSIDE_HOURS", "2026-11-23T09:00:00Z"],
    ["OFF_INTERVAL", "2026-11-23T15:01:00Z"],
    ["OFF_INTERVAL", "2026-11-23T15:00:01Z"],
    [null, AT_1000],
  ])("%s", async (reason, startsAt) => {
    expect(await refusal("consultation", startsAt)).toBe(reason);
  });

  it("returns calendar, staff, day, seat, limit and resource refusals", async () => {
    await graph.change("coaching", { publication: "DRAFT" });
    expect(await refusal("coaching", "2026-11-23T12:00:00Z")).toBe("UNPUBLISHED");
    await graph.change("coaching", { publication: "PUBLISHED" });

    await holdAndGetToken(graph, {
      service: serviceId("yoga-class"),
      startsAt: "2026-11-23T12:00:00Z",
      seats: 4,
    });
    expect(await refusal("coaching", "2026-11-23T12:00:00Z")).toBe("STAFF_BUSY");
    expect(await refusal("yoga-class", "2026-11-23T12:00:00Z", { seats: 5 })).toBe("RESERVATION_LIMIT");
    await graph.change("yoga-class", { maxPerBooking: null });
    expect(await refusal("yoga-class", "2026-11-23T12:00:00Z", { seats: 9 })).toBe("NO_SEATS");
    expect(await refusal("yoga-class", "2026-11-23T12:00:00Z", { seats: 8 })).toBeNull();

    await graph.change("nutrition", { maxPerDay: 1 });
    await holdAndGetToken(graph, { service: serviceId("nutrition"), startsAt: "2026-11-23T14:00:00Z" });
    expect(await refusal("nutrition", "2026-11-23T18:00:00Z")).toBe("DAY_LIMIT");

    await graph.change("massage", { paymentRule: "NONE" });
    const tuesday = { service: serviceId("massage"), startsAt: "2026-11-24T20:00:00Z" };
    await graph.database.query("UPDATE service_resources SET needed = 2");
    await holdAndGetToken(graph, { ...tuesday, staff: staffId("bruno") });
    const args = { from: "2026-11-24", to: "2026-11-24", staff: staffId("amara") };
    expect(await refusal("massage", tuesday.startsAt, args)).toBe("RESOURCE_BUSY");
    await graph.database.query("UPDATE service_resources SET needed = 1");
  });
});

describe("availability.day.slots", () => {
  const PAGE = `days { slots(first: $first, after: $after) { edges { cursor node { key startsAt } } pageInfo { hasNextPage endCursor } } }`;
  async function page(first: number | null, after: string | null = null) {
    const { data, errors } = await graph.run<Answer>(document(PAGE, ", $first: Int, $after: String"), {
      ...question("consultation"),
      first,
      after,
    });
    return errors.length > 0 ? errors : data.business.service.availability.days[0]!.slots;
  }

  it("returns page after page, each slot once and in order", async () => {
    const all = await loadStarts("consultation");
    const pagedStarts: string[] = [];
    let after: string | null = null;
    for (let pages = 0; pages < 20; pages++) {
      const slots = (await page(7, after)) as Day["slots"];
      pagedStarts.push(...slots.edges.map((edge) => edge.node.startsAt));
      after = slots.pageInfo.endCursor;
      if (!slots.pageInfo.hasNextPage) break;
      expect(slots.edges).toHaveLength(7);
    }
    expect(pagedStarts).toEqual(all);
  });

  it("have stable and unique keys", async () => {
    const [first, again] = [(await page(200)) as Day["slots"], (await page(200)) as Day["slots"]];
    const keys = first.edges.map((edge) => edge.node.key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(again.edges.map((edge) => edge.node.key)).toEqual(keys);
  });

  it("rejects a negative page size and an invalid cursor", async () => {
    expect(await page(-1)).toMatchObject([{ code: "INVALID_INPUT" }]);
    expect(await page(5, "garbage")).toMatchObject([{ code: "INVALID_INPUT" }]);
  });
});

describe("availability statements", () => {
  const MONTH = "isBookable nextAvailable { startsAt } days { date slotCount starts }";
  const count = async (slug: string, fields: string, args: QueryArguments = {}) => {
    await graph.context();
    const sent = await graph.statementsOf(() => ask(slug, args, fields));
    return sent.length;
  };

  it("takes two for one staff member and for sixty with 3,000 claims", async () => {
    const month = { from: "2026-11-23", to: "2026-12-23" };
    expect(await count("coaching", MONTH, month)).toBe(2);
    await addCrowd();
    const answer = await ask("crowd", month, "days { starts }");
    expect(answer.days.flatMap((day) => day.starts).length).toBeGreaterThan(100);
    expect(await count("crowd", MONTH, month)).toBe(2);
    expect(
      await count("crowd", MONTH, { ...month, staff: toGlobalId("Staff", demoId("staff", "crowd 7")) }),
    ).toBe(2);
  });

  it("takes one more for the staff of all slots, and one more for a provider's slug", async () => {
    const full = "days { slots { edges { node { key startsAt staff { name } } } } }";
    expect(await count("consultation", full)).toBe(3);
    expect(await count("consultation", full, { provider: "northside" })).toBe(4);
  });

  it("takes one more when the next free slot lies beyond the range", async () => {
    expect(await count("coaching", MONTH, { from: "2026-11-22", to: "2026-11-22" })).toBe(3);
  });
});

async function addCrowd(): Promise<void> {
  const { prisma, query } = graph.database;
  const businessId = (await graph.scope()).business.id;
  const id = demoId("service", "crowd");
  await prisma.service.create({
    data: { businessId, id, slug: "crowd", name: "Crowd", durationMinutes: 30, publication: "PUBLISHED" },
  });
  const people = Array.from({ length: 60 }, (_, n) => demoId("staff", `crowd ${n}`));
  await prisma.staff.createMany({
    data: people.map((staff, n) => ({
      businessId,
      id: staff,
      slug: `crowd-${n}`,
      name: `Crowd ${n}`,
      scheduleId: demoId("schedule", "chloe"),
      publication: "PUBLISHED",
    })),
  });
  await prisma.unit.createMany({ data: people.map((staff) => ({ businessId, id: staff, staffId: staff })) });
  await prisma.serviceStaff.createMany({
    data: people.map((staff) => ({ businessId, serviceId: id, staffId: staff })),
  });
  await holdAndGetToken(graph, { service: serviceId("coaching"), startsAt: "2026-11-23T12:00:00Z" });
  await query(`UPDATE holds SET expires_at = '2027-01-01'`);
  await query(
    `INSERT INTO claims (business_id, unit_id, starts_at, ends_at, hold_id, ordinal, expires_at)
     SELECT h.business_id, u.id, '2026-11-23T12:00:00Z'::timestamptz + n * interval '13 hours', '2026-11-23T12:30:00Z'::timestamptz + n * interval '13 hours', h.id, 0, h.expires_at
       FROM holds h, generate_series(0, 49) n, units u WHERE u.id = ANY ($1::uuid[])`,
    [people],
  );
}
