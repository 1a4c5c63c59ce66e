import ICAL from "ical.js";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { demoId } from "../../../../prisma/demo/ids.ts";
import { setUpMutations } from "../../../testing/fixtures.ts";
import { createGraphDeps } from "../../../testing/deps/graphDeps.ts";
import { type TestCaller, openGraph } from "../../../testing/graph.ts";
import { OTHER } from "../../../testing/businesses/otherBusiness.ts";
import { holdAndBook } from "../../../testing/bookings/holdAndBook.ts";
import { serviceId, staffId, visitorToken } from "../../../testing/bookings/visit.ts";
import { findStaffFeedFile } from "./staffFeedFile.ts";

const graph = await openGraph({ hasOther: true, isReset: true });
const { issues, keys, send } = await setUpMutations(graph, "staff { slug feedUrl }");
beforeEach(async () => {
  await graph.change("consultation", {
    paymentRule: "NONE",
    locationKinds: ["AT_PROVIDER"],
    consentText: null,
  });
});

async function feedUrl(slug: string): Promise<string> {
  const { data, errors } = await graph.run<{ node: { feedUrl: string } }>(
    `query ($id: ID!) { node(id: $id) { ... on Staff { feedUrl } } }`,
    { id: staffId(slug) },
    keys.own,
  );
  expect(errors).toEqual([]);
  return data.node.feedUrl;
}

function file(address: string, host = "localhost"): Promise<string | null> {
  const [, opens = ""] = /\/feeds\/(.*)\.ics$/.exec(address) ?? [];
  return findStaffFeedFile(createGraphDeps(graph, "feed"), opens, {
    host,
    origin: `https://${host}`,
  } as never);
}

function events(text: string | null) {
  const calendar = new ICAL.Component(ICAL.parse(text!));
  return calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
}

const holdRequest = {
  service: serviceId("consultation"),
  staff: staffId("amara"),
  startsAt: "2026-11-24T15:00:00Z",
};

describe("a staff feed", () => {
  it("contains the staff member's bookings with the data that they may see", async () => {
    const { reference } = await holdAndBook(graph, holdRequest, {
      notes: "Left knee; see\nthe letter",
      guests: [{ name: "Bea Lin", email: "bea@example.org" }],
    });
    const address = await feedUrl("amara");
    expect(address).toMatch(/^https:\/\/localhost\/feeds\/[\w-]{46}\.ics$/);
    const text = await file(address);
    const [event, ...more] = events(text);
    expect(more).toEqual([]);
    const booking = await graph.database.prisma.booking.findFirstOrThrow();
    expect(event!.uid).toBe(booking.id);
    expect(event!.sequence).toBe(0);
    expect(event!.startDate.toJSDate().toISOString()).toBe("2026-11-24T15:00:00.000Z");
    expect(event!.endDate.toJSDate().toISOString()).toBe("2026-11-24T15:30:00.000Z");
    expect(event!.summary).toMatch(/ · Ada Lovelace \+1$/);
    expect(event!.description).toContain(reference);
    expect(event!.description).toContain("Left knee; see\nthe letter");
    expect(text).not.toContain("bea@example.org");
    expect(text).not.toContain("Bea");
    expect(text).toMatch(/\r\nX-WR-CALNAME:Amara/);
    const link = event!.component.getFirstPropertyValue("url") as string;
    const opened = await graph.run<{ visitorBookings: { role: string }[] }>(
      `query ($keys: [String!]!) { visitorBookings(accessKeys: $keys) { ... on VisitorBooking { role } } }`,
      { keys: [link.split("/").at(-1)] },
    );
    expect(opened.data.visitorBookings).toEqual([{ role: "VIEW" }]);
    expect(events(await file(await feedUrl("bruno")))).toEqual([]);
  });

  it("covers confirmed and requested bookings of a month ago to a year ahead", async () => {
    for (const [i, startsAt] of ["2026-11-24T15:00:00Z", "2026-11-24T16:00:00Z"].entries())
      await holdAndBook(graph, { ...holdRequest, startsAt, visitor: visitorToken(i) });
    const address = await feedUrl("amara");
    const starts = async () =>
      events(await file(address)).map((one) => one.startDate.toJSDate().toISOString().slice(0, 16));
    expect(await starts()).toEqual(["2026-11-24T15:00", "2026-11-24T16:00"]);
    await file(address);
    const sent = await graph.statementsOf(() => file(address));
    const directory = /"public"\."business(es|_hosts)"/;
    expect(sent.filter((text) => !directory.test(text))).toHaveLength(1);
    await graph.database.query(
      "UPDATE bookings SET status = 'CANCELLED', sequence = sequence + 1 WHERE starts_at = '2026-11-24T15:00:00Z'",
    );
    expect(await starts()).toEqual(["2026-11-24T16:00"]);
    await graph.database.query(
      "UPDATE bookings SET status = 'REQUESTED', decide_by = '2026-11-20T10:30:00Z' WHERE status = 'CONFIRMED'",
    );
    expect(await file(address)).toContain("STATUS:TENTATIVE");
    graph.clock.advance(31);
    expect(await starts()).toEqual([]);
    await graph.database.query("UPDATE bookings SET status = 'COMPLETED' WHERE status = 'REQUESTED'");
    graph.clock.set("2026-12-24T00:00:00Z");
    expect(await starts()).toEqual(["2026-11-24T16:00"]);
    graph.clock.set("2026-12-25T00:00:00Z");
    expect(await starts()).toEqual([]);
  });

  it("shows no contact data after the days that the business sets", async () => {
    const { reference } = await holdAndBook(graph, holdRequest, {
      notes: "Left knee",
      guests: [{ name: "Bea Lin", email: "bea@example.org" }],
    });
    await graph.database.query("UPDATE contacts SET phone = '+12125550142'");
    await graph.database.query("UPDATE bookings SET location_kind = 'AT_VISITOR', location = '1 Elm Street'");
    await graph.database.query("UPDATE businesses SET link_contact_days = 3 WHERE slug = 'northside'");
    onTestFinished(async () => {
      await graph.database.query("UPDATE businesses SET link_contact_days = 30 WHERE slug = 'northside'");
    });
    const address = await feedUrl("amara");
    const personal = ["Ada", "Lovelace", "Left knee", "+12125550142", "1 Elm Street"];
    graph.clock.set("2026-11-27T15:29:00Z");
    const before = await file(address);
    for (const value of personal) expect(before).toContain(value);
    graph.clock.set("2026-11-27T15:30:00Z");
    const after = await file(address);
    for (const value of personal) expect(after).not.toContain(value);
    const [event] = events(after);
    expect(event!.summary).toBe("Consultation +1");
    expect(event!.description).toBe(reference);
  });

  it("opens only with its current key", async () => {
    const address = await feedUrl("amara");
    const bare = address.replace(".ics", "");
    const flipped = `${bare.slice(0, -1)}${bare.endsWith("A") ? "Q" : "A"}.ics`;
    const foreign = await graph.database.query<{ host: string }>(
      "SELECT host FROM business_hosts WHERE host = $1",
      [OTHER.host],
    );
    expect(foreign).toHaveLength(1);
    expect(await file(flipped)).toBeNull();
    expect(await file(address.replace("/feeds/", "/feeds/AA"))).toBeNull();
    expect(await file(`/feeds/${staffId("amara")}.ics`)).toBeNull();
    expect(await file("/feeds/.ics")).toBeNull();
    expect(await file(address, OTHER.host)).toBeNull();
    expect(await file(address)).not.toBeNull();
    const renewed = await send("renewStaffFeed", { staff: "amara" });
    expect(renewed).toMatchObject({ __typename: "RenewStaffFeedPayload", staff: { slug: "amara" } });
    expect(await file(address)).toBeNull();
    const now = await feedUrl("amara");
    expect(renewed).toMatchObject({ staff: { feedUrl: now } });
    expect(await file(now)).not.toBeNull();
    const { staff } = graph.database.prisma;
    const where = { id: demoId("staff", "amara") };
    await staff.updateMany({ where, data: { publication: "ARCHIVED" } });
    expect(await file(now)).toBeNull();
    await staff.updateMany({ where, data: { publication: "PUBLISHED" } });
  });

  it("has its URL shown and renewed only by permitted callers", async () => {
    const ask = async (asker: TestCaller) => {
      const { data, errors } = await graph.run<{
        business: { service: { staff: { feedUrl: unknown }[] } | null };
      }>(
        `query ($id: ID!) { node(id: $id) { ... on Staff { name feedUrl busyFeeds { url } } } }`,
        { id: staffId("amara") },
        asker,
      );
      return [data, errors.map((error) => error.code)];
    };
    expect(await ask({})).toEqual([
      { node: { name: "Amara Osei", feedUrl: null, busyFeeds: null } },
      ["UNAUTHENTICATED", "UNAUTHENTICATED"],
    ]);
    expect(await ask(keys.foreign)).toEqual([{ node: null }, []]);
    const input = { staff: "amara" };
    expect(await send("renewStaffFeed", input, {})).toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await issues("renewStaffFeed", input, keys.foreign)).toEqual(["staff NOT_FOUND"]);
    expect(await issues("renewStaffFeed", { staff: "nobody" })).toEqual(["staff NOT_FOUND"]);
  });
});
