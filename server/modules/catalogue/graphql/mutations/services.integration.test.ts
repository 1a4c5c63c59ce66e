import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addApiKey } from "../../../access/apiKeys.ts";
import { audit, rowChanges } from "../../../../testing/audit.ts";
import { holdAs, countEqual, holdAndBookAs } from "../../../../testing/callers.ts";
import { type TestCaller, type TestGraph, testGraph } from "../../../../testing/graph.ts";
import { OTHER, addOtherBusiness } from "../../../../testing/otherBusiness.ts";
import {
  bookFirst,
  holdAndGetToken,
  hold,
  release,
  serviceId,
  visitorToken,
} from "../../../../testing/visit.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";

const RULES = `publication maxPerDay maxPerBooking recurrenceMax lookBusyPercent noticeMinutes horizonDays`;
const UPDATE = `mutation ($input: UpdateServiceInput!) { answer: updateService(input: $input) { __typename
  ... on UpdateServiceSuccess { service { slug rules { ${RULES} } } } ... on InvalidInput { code issues { path code } } } }`;

interface Answer {
  readonly service?: { readonly rules: Record<string, unknown> };
  readonly issues?: unknown;
}

let graph: TestGraph;
let key: string;
let otherKey: string;
beforeAll(async () => {
  graph = await testGraph();
  await addOtherBusiness(graph.database);
  ({ secret: key } = await addApiKey(await graph.scope(), "owner"));
  ({ secret: otherKey } = await addApiKey(await graph.scope({ host: OTHER.host }), "other"));
});
beforeEach(async () => {
  await graph.reset();
  // `reset` does not restore these settings.
  for (const slug of ["consultation", "nutrition", "coaching", "yoga-class", "home-visit"])
    await graph.change(slug, { consentText: null });
  for (const slug of ["consultation", "nutrition"])
    await graph.change(slug, { locationKinds: ["AT_PROVIDER"] });
});
afterAll(() => graph.close());

async function update(input: object, asker: TestCaller = { key }): Promise<Answer> {
  const { data, errors } = await graph.run<{ answer: Answer }>(UPDATE, { input }, asker);
  return errors.length > 0 ? (errors[0] as never) : data.answer;
}

describe("the owner", () => {
  it("changes the given fields only, repeatedly with the same result", async () => {
    const expected = {
      __typename: "UpdateServiceSuccess",
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
      service: "coaching",
      maxPerDay: 3,
      maxPerBooking: 2,
      lookBusyPercent: 40,
      noticeMinutes: 30,
    };
    expect(await update(input)).toEqual(expected);
    expect(await update(input)).toEqual(expected);
    expect(await update({ service: serviceId("coaching") })).toEqual(expected);
  });

  it("clears optional fields, publishes and archives", async () => {
    await update({ service: "coaching", maxPerDay: 3, maxPerBooking: 2 });
    const cleared = {
      service: "coaching",
      maxPerDay: null,
      maxPerBooking: null,
      recurrenceMax: null,
      publication: "ARCHIVED",
    };
    expect((await update(cleared)).service!.rules).toMatchObject({
      maxPerDay: null,
      maxPerBooking: null,
      recurrenceMax: null,
      publication: "ARCHIVED",
    });
    expect(
      await hold(graph, { service: serviceId("coaching"), startsAt: "2026-11-24T13:00:00Z" }),
    ).toMatchObject({
      code: "CALENDAR_UNAVAILABLE",
    });
  });

  it("shortens the horizon and requires notice immediately", async () => {
    const holdRequest = { service: serviceId("coaching"), startsAt: "2026-11-24T13:00:00Z" };
    await update({ service: "coaching", horizonDays: 2 });
    expect(await hold(graph, holdRequest)).toMatchObject({ reason: "BEYOND_HORIZON" });
    await update({ service: "coaching", horizonDays: 10, noticeMinutes: 7 * 1440 });
    expect(await hold(graph, holdRequest)).toMatchObject({ reason: "TOO_SOON" });
  });

  it.each([
    ["an unknown service", { service: "nothing" }, "service", "NOT_FOUND"],
    ["a foreign service", { service: toGlobalId("Service", OTHER.serviceId) }, "service", "NOT_FOUND"],
    ["no visit a day", { maxPerDay: 0 }, "maxPerDay", "OUT_OF_RANGE"],
    ["a notice that is none", { noticeMinutes: null }, "noticeMinutes", "REQUIRED"],
    ["a class that looks busy", { service: "yoga-class", lookBusyPercent: 10 }, "lookBusyPercent", "INVALID"],
    ["a service that is nothing", { publication: null }, "publication", "REQUIRED"],
  ])("is rejected with %s without changes", async (_, input, path, code) => {
    const rows = () => graph.database.query("SELECT * FROM services ORDER BY id");
    const before = await rows();
    expect(await update({ service: "coaching", maxPerBooking: 5, ...input })).toMatchObject({
      issues: [{ path: [path], code }],
    });
    expect(await rows()).toEqual(before);
  });
});

describe("a caller without permission", () => {
  it("changes and reads no settings", async () => {
    const changes = await rowChanges(graph.database, async () => {
      expect(await update({ service: "coaching", maxPerDay: 1 }, {})).toMatchObject({
        code: "UNAUTHENTICATED",
      });
      expect(await update({ service: "coaching", maxPerDay: 1 }, { key: otherKey })).toMatchObject({
        issues: [{ path: ["service"], code: "NOT_FOUND" }],
      });
    });
    expect(changes).toEqual({});
    const document = `{ business(slug: "northside") { service(slug: "coaching") { rules { maxPerDay } } } }`;
    expect((await graph.run(document)).errors).toMatchObject([{ code: "UNAUTHENTICATED" }]);
    expect((await graph.run(document, {}, { key: otherKey })).errors).toMatchObject([{ code: "FORBIDDEN" }]);
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
    await update({ service: "nutrition", maxPerDay: 2 });
    expect(await days()).toEqual([{ taken: 4, limit: 4 }]);
    for (const [i, free] of [3, 2].entries()) {
      await release(graph, tokens[3 - i]!);
      expect(await days()).toMatchObject([{ taken: free }]);
      expect(await hold(graph, advice(20))).toMatchObject({ code: "SLOT_UNAVAILABLE", reason: "DAY_FULL" });
    }
    await release(graph, tokens[1]!);
    await holdAndGetToken(graph, advice(20));
    expect(await days()).toEqual([{ taken: 2, limit: 2 }]);
    expect(await audit(graph.database)).toEqual({});
  });

  it("holds for concurrent requests after it was lowered", async () => {
    const scope = await graph.scope();
    for (const hour of [13, 15]) await bookFirst(graph, await holdAndGetToken(graph, advice(hour)));
    await update({ service: "nutrition", maxPerDay: 3 });
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
    await update({ service: "nutrition", maxPerDay: null });
    await bookFirst(graph, await holdAndGetToken(graph, advice(13)));
    await bookFirst(graph, await holdAndGetToken(graph, advice(15)));
    const token = await holdAndGetToken(graph, advice(17));
    expect(await days()).toEqual([]);
    await update({ service: "nutrition", maxPerDay: 2 });
    expect(await days()).toEqual([{ taken: 3, limit: 3 }]);
    expect(await hold(graph, advice(19))).toMatchObject({ reason: "DAY_FULL" });
    expect(await audit(graph.database)).toEqual({});
    await release(graph, token);
    expect(await days()).toMatchObject([{ taken: 2 }]);
    expect(await hold(graph, advice(19))).toMatchObject({ reason: "DAY_FULL" });
    await update({ service: "nutrition", maxPerDay: 3 });
    expect(await hold(graph, advice(19))).toMatchObject({ __typename: "HoldSlotSuccess" });
    expect(await audit(graph.database)).toEqual({});
  });

  it("counts the sessions of a class when it is set later", async () => {
    const seat = (startsAt: string, visitor: string) =>
      holdAndGetToken(graph, { service: serviceId("yoga-class"), startsAt, visitor: visitorToken(visitor) });
    await seat("2026-11-23T12:00:00Z", "a");
    await seat("2026-11-23T12:00:00Z", "b");
    await update({ service: "yoga-class", maxPerDay: 1 });
    expect(await days()).toEqual([{ taken: 1, limit: 1 }]);
    await seat("2026-11-23T12:00:00Z", "c");
    const second = {
      service: serviceId("yoga-class"),
      startsAt: "2026-11-23T13:30:00Z",
      visitor: visitorToken("d"),
    };
    expect(await hold(graph, second)).toMatchObject({ reason: "DAY_FULL" });
    expect(await audit(graph.database)).toEqual({});
  });

  it("counts everything once after removal and return", async () => {
    await bookFirst(graph, await holdAndGetToken(graph, advice(13)));
    await update({ service: "nutrition", maxPerDay: null });
    await bookFirst(graph, await holdAndGetToken(graph, advice(15)));
    await update({ service: "nutrition", maxPerDay: 4 });
    await update({ service: "nutrition", maxPerDay: 4 });
    expect(await days()).toEqual([{ taken: 2, limit: 4 }]);
    expect(await audit(graph.database)).toEqual({});
  });

  it("keeps every count right among concurrent holds and releases", async () => {
    const scope = await graph.scope();
    await update({ service: "nutrition", maxPerDay: null });
    const holdOnce = async (n: number) => {
      const held = await holdAs(scope, n, {
        service: "nutrition",
        startsAt: `2026-11-23T${13 + (n % 8)}:00:00Z`,
      });
      return held.ok ? "HELD" : held.failure.code;
    };
    await Promise.all([
      ...Array.from({ length: 12 }, (_, n) => holdOnce(n)),
      update({ service: "nutrition", maxPerDay: 2 }),
      // A new hold of the same visitor releases the former one.
      ...Array.from({ length: 12 }, (_, n) => holdOnce(n)),
    ]);
    expect(await audit(graph.database)).toEqual({});
  });
});
