import { beforeEach, describe, expect, it } from "vitest";
import { audit, rowChanges } from "../../../../testing/audit/audit.ts";
import { holdAs, countEqual, holdAndBookAs } from "../../../../testing/bookings/callers.ts";
import { setUpMutations } from "../../../../testing/fixtures.ts";
import { type TestCaller, openGraph } from "../../../../testing/graph.ts";
import { OTHER } from "../../../../testing/businesses/otherBusiness.ts";
import { holdAndBook } from "../../../../testing/bookings/holdAndBook.ts";
import {
  bookFirst,
  holdAndGetToken,
  hold,
  release,
  serviceId,
  visitorToken,
} from "../../../../testing/bookings/visit.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";

const RULES = `publication maxPerDay maxPerBooking recurrenceMax lookBusyPercent noticeMinutes horizonDays`;

const graph = await openGraph({ hasOther: true, isReset: true });
const { issues, keys, send } = await setUpMutations(graph, `service { slug rules { ${RULES} } }`);
const update = (input: object, asker?: TestCaller) => send("updateService", input, asker);
beforeEach(async () => {
  // `reset` does not restore these settings.
  for (const slug of ["consultation", "nutrition", "coaching", "yoga-class", "home-visit"])
    await graph.change(slug, { consentText: null });
  for (const slug of ["consultation", "nutrition"])
    await graph.change(slug, { locationKinds: ["AT_PROVIDER"] });
});

describe("the owner", () => {
  it("changes the given fields only, repeatedly with the same result", async () => {
    const expected = {
      __typename: "UpdateServicePayload",
      service: {
        slug: "coaching",
        rules: {
          publication: "PUBLISHED",
          maxPerDay: 3,
          maxPerBooking: 2,
          recurrenceMax: 12,
          lookBusyPercent: 40,
          noticeMinutes: 30,
          horizonDays: 90,
        },
      },
    };
    const input = {
      id: "coaching",
      maxPerDay: 3,
      maxPerBooking: 2,
      lookBusyPercent: 40,
      noticeMinutes: 30,
    };
    expect(await update(input)).toEqual(expected);
    expect(await update(input)).toEqual(expected);
    expect(await update({ id: serviceId("coaching") })).toEqual(expected);
  });

  it("clears optional fields, and is archived", async () => {
    await update({ id: "coaching", maxPerDay: 3, maxPerBooking: 2 });
    const rules = { maxPerDay: null, maxPerBooking: null, recurrenceMax: null };
    expect(await update({ id: "coaching", ...rules })).toMatchObject({ service: { rules } });
    expect(await send("archiveService", { id: "coaching" })).toMatchObject({
      service: { slug: "coaching", rules: { publication: "ARCHIVED" } },
    });
    expect(
      await hold(graph, { service: serviceId("coaching"), startsAt: "2026-11-24T13:00:00Z" }),
    ).toMatchObject({
      code: "CALENDAR_UNAVAILABLE",
    });
  });

  it("shortens the horizon and requires notice immediately", async () => {
    const holdRequest = { service: serviceId("coaching"), startsAt: "2026-11-24T13:00:00Z" };
    await update({ id: "coaching", horizonDays: 2 });
    expect(await hold(graph, holdRequest)).toMatchObject({ reason: "BEYOND_HORIZON" });
    await update({ id: "coaching", horizonDays: 10, noticeMinutes: 7 * 1440 });
    expect(await hold(graph, holdRequest)).toMatchObject({ reason: "TOO_SOON" });
  });

  it.each([
    ["an unknown service", { id: "nothing" }, "id", "NOT_FOUND"],
    ["a foreign service", { id: toGlobalId("Service", OTHER.serviceId) }, "id", "NOT_FOUND"],
    ["no visit a day", { maxPerDay: 0 }, "maxPerDay", "OUT_OF_RANGE"],
    ["a notice that is none", { noticeMinutes: null }, "noticeMinutes", "REQUIRED"],
    ["a class that looks busy", { id: "yoga-class", lookBusyPercent: 10 }, "lookBusyPercent", "INVALID"],
    ["a service without a name", { name: null }, "name", "REQUIRED"],
  ])("is rejected with %s without changes", async (_, input, path, code) => {
    const rows = () => graph.database.query("SELECT * FROM services ORDER BY id");
    const before = await rows();
    expect(await issues("updateService", { id: "coaching", maxPerBooking: 5, ...input })).toEqual([
      `${path} ${code}`,
    ]);
    expect(await rows()).toEqual(before);
  });
});

describe("a caller without permission", () => {
  it("changes and reads no settings", async () => {
    const changes = await rowChanges(graph.database, async () => {
      const input = { id: "coaching", maxPerDay: 1 };
      expect(await update(input, {})).toMatchObject({ code: "UNAUTHENTICATED" });
      expect(await issues("updateService", input, keys.foreign)).toEqual(["id NOT_FOUND"]);
    });
    expect(changes).toEqual({});
    const document = `{ business(id: "northside") { service(id: "coaching") { rules { maxPerDay } } } }`;
    expect((await graph.run(document)).errors).toMatchObject([{ code: "UNAUTHENTICATED" }]);
    expect((await graph.run(document, {}, keys.foreign)).errors).toMatchObject([{ code: "FORBIDDEN" }]);
  });
});

describe("a daily limit", () => {
  /** Monday; Daniel works from 8:00 to 16:00. */
  const advice = (hour: number) => ({
    service: serviceId("nutrition"),
    startsAt: `2026-11-23T${hour}:00:00Z`,
    visitor: visitorToken(hour),
  });
  const days = () =>
    graph.database.query<{ taken: number; limit: number }>(
      `SELECT taken, day_limit AS "limit" FROM service_days WHERE date = '2026-11-23'`,
    );

  it("below the present count keeps all bookings and accepts no more", async () => {
    const tokens: string[] = [];
    for (const hour of [13, 15, 17, 19]) tokens.push(await holdAndGetToken(graph, advice(hour)));
    await bookFirst(graph, tokens[0]!);
    await update({ id: "nutrition", maxPerDay: 2 });
    expect(await days()).toEqual([{ taken: 4, limit: 4 }]);
    for (const [i, free] of [3, 2].entries()) {
      await release(graph, tokens[3 - i]!);
      expect(await days()).toMatchObject([{ taken: free }]);
      expect(await hold(graph, advice(20))).toMatchObject({ code: "SLOT_UNAVAILABLE", reason: "DAY_LIMIT" });
    }
    await release(graph, tokens[1]!);
    await holdAndGetToken(graph, advice(20));
    expect(await days()).toEqual([{ taken: 2, limit: 2 }]);
    expect(await audit(graph.database)).toEqual({});
  });

  it("holds for concurrent requests after it was lowered", async () => {
    const scope = await graph.scope();
    for (const hour of [13, 15]) await holdAndBook(graph, advice(hour));
    await update({ id: "nutrition", maxPerDay: 3 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        holdAndBookAs(scope, n, { service: "nutrition", startsAt: `2026-11-23T${17 + (n % 3)}:00:00Z` }),
      ),
    );
    expect(countEqual(answers)["BOOKED"]).toBe(1);
    expect(await days()).toEqual([{ taken: 3, limit: 3 }]);
    expect(await audit(graph.database)).toEqual({});
  });

  it("counts existing holds, bookings and requests when it is set later", async () => {
    await update({ id: "nutrition", maxPerDay: null });
    await holdAndBook(graph, advice(13));
    await holdAndBook(graph, advice(15));
    const token = await holdAndGetToken(graph, advice(17));
    expect(await days()).toEqual([]);
    await update({ id: "nutrition", maxPerDay: 2 });
    expect(await days()).toEqual([{ taken: 3, limit: 3 }]);
    expect(await hold(graph, advice(19))).toMatchObject({ reason: "DAY_LIMIT" });
    expect(await audit(graph.database)).toEqual({});
    await release(graph, token);
    expect(await days()).toMatchObject([{ taken: 2 }]);
    expect(await hold(graph, advice(19))).toMatchObject({ reason: "DAY_LIMIT" });
    await update({ id: "nutrition", maxPerDay: 3 });
    expect(await hold(graph, advice(19))).toMatchObject({ __typename: "HoldSlotPayload" });
    expect(await audit(graph.database)).toEqual({});
  });

  it("counts the sessions of a class when it is set later", async () => {
    const seat = (startsAt: string, visitor: string) =>
      holdAndGetToken(graph, { service: serviceId("yoga-class"), startsAt, visitor: visitorToken(visitor) });
    await seat("2026-11-23T12:00:00Z", "a");
    await seat("2026-11-23T12:00:00Z", "b");
    await update({ id: "yoga-class", maxPerDay: 1 });
    expect(await days()).toEqual([{ taken: 1, limit: 1 }]);
    await seat("2026-11-23T12:00:00Z", "c");
    const second = {
      service: serviceId("yoga-class"),
      startsAt: "2026-11-23T13:30:00Z",
      visitor: visitorToken("d"),
    };
    expect(await hold(graph, second)).toMatchObject({ reason: "DAY_LIMIT" });
    expect(await audit(graph.database)).toEqual({});
  });

  it("counts everything once after removal and return", async () => {
    await holdAndBook(graph, advice(13));
    await update({ id: "nutrition", maxPerDay: null });
    await holdAndBook(graph, advice(15));
    await update({ id: "nutrition", maxPerDay: 4 });
    await update({ id: "nutrition", maxPerDay: 4 });
    expect(await days()).toEqual([{ taken: 2, limit: 4 }]);
    expect(await audit(graph.database)).toEqual({});
  });

  it("keeps every count right among concurrent holds and releases", async () => {
    const scope = await graph.scope();
    await update({ id: "nutrition", maxPerDay: null });
    const holdOnce = async (n: number) => {
      const held = await holdAs(scope, n, {
        service: "nutrition",
        startsAt: `2026-11-23T${13 + (n % 8)}:00:00Z`,
      });
      return held.ok ? "HELD" : held.failure.code;
    };
    await Promise.all([
      ...Array.from({ length: 12 }, (_, n) => holdOnce(n)),
      update({ id: "nutrition", maxPerDay: 2 }),
      // A new hold of the same visitor releases the former one.
      ...Array.from({ length: 12 }, (_, n) => holdOnce(n)),
    ]);
    expect(await audit(graph.database)).toEqual({});
  });
});
