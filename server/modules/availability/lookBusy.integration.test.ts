import { beforeEach, describe, expect, it } from "vitest";
import { openGraph } from "../../testing/graph.ts";
import { book, holdAndGetToken, hold, serviceId, visitorToken } from "../../testing/bookings/visit.ts";

const MONDAY = "2026-11-23";

const graph = await openGraph();
beforeEach(async () => {
  await graph.reset();
  await graph.change("coaching", { lookBusyPercent: 50, lookBusyTurn: 0 });
});

interface Found {
  readonly days: readonly {
    readonly date: string;
    readonly slotCount: number;
    readonly starts: readonly string[];
  }[];
  readonly nextAvailable: { readonly startsAt: string } | null;
  readonly refusal: string | null;
}

const DOCUMENT = `query ($slug: ID!, $from: Date!, $to: Date!, $timeZone: TimeZone!, $lookBusy: Boolean, $also: [LineInput!], $at: DateTime!) {
  business { service(id: $slug) {
    availability(input: { from: $from, to: $to, timeZone: $timeZone, lookBusy: $lookBusy, lines: $also }) {
      days { date slotCount starts } nextAvailable { startsAt } refusal(startsAt: $at)
    } } } }`;

async function find(args: Record<string, unknown> = {}): Promise<Found> {
  const variables = {
    slug: "coaching",
    from: MONDAY,
    to: MONDAY,
    timeZone: "America/New_York",
    at: `${MONDAY}T14:00:00Z`,
    ...args,
  };
  const data = await graph.data<{ business: { service: { availability: Found } } }>(DOCUMENT, variables);
  return data.business.service.availability;
}

const getStarts = (availability: Found) => availability.days.flatMap((day) => day.starts);
const shown = async (args: Record<string, unknown> = {}) =>
  getStarts(await find({ lookBusy: true, ...args }));

describe("look-busy", () => {
  it("hides half of the starts from the widget and none from others", async () => {
    const all = getStarts(await find());
    const half = await find({ lookBusy: true });
    expect(all).toHaveLength(16);
    expect(getStarts(half)).toHaveLength(8);
    expect(all).toEqual(expect.arrayContaining([...getStarts(half)]));
    expect(half.days[0]!.slotCount).toBe(8);
    expect(getStarts(half)).toContain(half.nextAvailable!.startsAt);
  });

  it("hides the same starts for every zone and date range, and all day long", async () => {
    const half = await shown();
    expect(await shown()).toEqual(half);
    const elsewhere = { timeZone: "Pacific/Auckland", from: "2026-11-24", to: "2026-11-24" };
    const aucklandStarts = await shown(elsewhere);
    expect(aucklandStarts.length).toBeGreaterThan(0);
    const isOfMonday = (start: string) => start >= "2026-11-23T11:00" && start < "2026-11-24T02:00";
    expect(aucklandStarts.filter(isOfMonday)).toEqual(half.filter((start) => aucklandStarts.includes(start)));
    const allThere = getStarts(await find(elsewhere));
    expect(half.filter((start) => allThere.includes(start) && !aucklandStarts.includes(start))).toEqual([]);
    expect((await shown({ to: "2026-12-20" })).filter(isOfMonday)).toEqual(half);
    graph.clock.set("2026-11-23T15:10:00Z");
    expect(await shown()).toEqual(half.filter((start) => start >= "2026-11-23T17:10"));
  });

  it("hides others after a booking", async () => {
    const half = await shown();
    const startsAt = "2026-11-30T14:00:00Z";
    const token = await holdAndGetToken(graph, { service: serviceId("coaching"), startsAt });
    expect(await shown()).toEqual(half);
    expect(await book(graph, token, { locationKind: "ONLINE" })).toMatchObject({ __typename: "BookPayload" });
    expect(await shown()).not.toEqual(half);
  });

  it("accepts a hold of every start and returns no refusal", async () => {
    const half = await shown();
    const hidden = getStarts(await find()).find((start) => !half.includes(start))!;
    expect((await find({ lookBusy: true, at: hidden })).refusal).toBeNull();
    const held = await hold(graph, {
      service: serviceId("coaching"),
      startsAt: hidden,
      visitor: visitorToken(1),
    });
    expect(held.__typename).toBe("HoldSlotPayload");
  });

  it("also hides starts of an order of several services", async () => {
    const also = [{ service: "intro-call" }];
    const all = getStarts(await find({ also }));
    const half = await shown({ also });
    expect(half).toHaveLength(all.length - Math.floor(all.length / 2));
    expect(await shown({ also, to: "2026-11-29" })).toEqual(expect.arrayContaining([...half]));
  });

  it("never applies to a class", async () => {
    await graph.change("yoga-class", { lookBusyPercent: 50 });
    const yoga = { slug: "yoga-class" };
    expect(await shown(yoga)).toEqual(getStarts(await find(yoga)));
  });
});
