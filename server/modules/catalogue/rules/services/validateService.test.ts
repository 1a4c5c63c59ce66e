import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { validateChanges, validateNewService } from "./validateService.ts";
import { SERVICE_DEFAULTS, SERVICE, type ServiceSettings, type ServiceSettingsInput } from "./settings.ts";

const FORMER: ServiceSettings = { ...SERVICE_DEFAULTS, name: "Physio", slug: "physio", durationMinutes: 45 };
const CLASS: ServiceSettings = { ...FORMER, capacity: 12, pricePer: "SEAT", guestMode: "SEAT" };

const listIssues = (input: ServiceSettingsInput, former = FORMER, count = 2) =>
  validateChanges(input, former, { count, isChanged: false }).issues.map(({ path, code }) => [
    path.join("."),
    code,
  ]);

describe("changes of a service", () => {
  test.each<[ServiceSettingsInput]>([
    [{}],
    [
      {
        maxPerDay: 1,
        maxPerBooking: 1,
        recurrenceMax: 2,
        lookBusyPercent: 0,
        noticeMinutes: 0,
        horizonDays: 0,
      },
    ],
    [{ maxPerDay: 100_000, maxPerBooking: 101, recurrenceMax: 101, lookBusyPercent: 90, horizonDays: 1100 }],
    [{ maxPerDay: null, maxPerBooking: null, recurrenceMax: null, followUpMinutes: null, picture: null }],
    [{ capacity: 2, guestMode: "SEAT", pricePer: "SEAT" }],
    [{ paymentRule: "DEPOSIT_AMOUNT", priceMinor: 100, paymentValue: 100 }],
    [{ paymentRule: "FULL", priceMinor: 1 }],
    [{ reminderMinutes: [], locationKinds: [] }],
    [{ assignment: "COLLECTIVE" }],
  ])("accept %j", (input) => {
    expect(listIssues(input)).toEqual([]);
  });

  test.each<[ServiceSettingsInput, string, string]>([
    [{ name: "  " }, "name", "REQUIRED"],
    [{ slug: "A b" }, "slug", "INVALID"],
    [{ slug: "widget" }, "slug", "TAKEN"],
    [{ durationMinutes: 0 }, "durationMinutes", "OUT_OF_RANGE"],
    [{ bufferAfterMinutes: 1441 }, "bufferAfterMinutes", "OUT_OF_RANGE"],
    [{ maxPerDay: 0 }, "maxPerDay", "OUT_OF_RANGE"],
    [{ maxPerBooking: 102 }, "maxPerBooking", "OUT_OF_RANGE"],
    [{ recurrenceMax: 1 }, "recurrenceMax", "OUT_OF_RANGE"],
    [{ lookBusyPercent: 91 }, "lookBusyPercent", "OUT_OF_RANGE"],
    [{ noticeMinutes: 527_041 }, "noticeMinutes", "OUT_OF_RANGE"],
    [{ cancelCutoffMinutes: -1 }, "cancelCutoffMinutes", "OUT_OF_RANGE"],
    [{ horizonDays: null }, "horizonDays", "REQUIRED"],
    [{ publication: null }, "publication", "REQUIRED"],
    [{ reminderMinutes: [1, 2, 3, 4, 5, 6] }, "reminderMinutes", "TOO_MANY"],
    [{ reminderMinutes: [60, 60] }, "reminderMinutes", "DUPLICATE"],
    [{ reminderMinutes: [-1] }, "reminderMinutes", "OUT_OF_RANGE"],
    [{ locationKinds: ["PHONE", "PHONE"] }, "locationKinds", "DUPLICATE"],
    [{ picture: "javascript:alert(1)" }, "picture", "INVALID"],
  ])("reject %j", (input, path, code) => {
    expect(listIssues(input)).toEqual([[path, code]]);
  });

  test.each<[string, ServiceSettingsInput, ServiceSettings, string, string]>([
    ["seats of what is no class", { guestMode: "SEAT" }, FORMER, "guestMode", "INVALID"],
    ["a price by the seat of what is no class", { pricePer: "SEAT" }, FORMER, "pricePer", "INVALID"],
    ["a class to which guests come without a seat", { guestMode: "ATTEND" }, CLASS, "guestMode", "INVALID"],
    [
      "a class whose guests have lines of their own",
      { guestMode: "OWN_LINE" },
      CLASS,
      "guestMode",
      "INVALID",
    ],
    ["a collective class", { assignment: "COLLECTIVE" }, CLASS, "assignment", "INVALID"],
    ["a class that looks busy", { lookBusyPercent: 1 }, CLASS, "lookBusyPercent", "INVALID"],
    ["a class in series", { recurrenceMax: 3 }, CLASS, "recurrenceMax", "INVALID"],
    [
      "a share of nothing",
      { paymentRule: "DEPOSIT_PERCENT", priceMinor: 1 },
      FORMER,
      "paymentValue",
      "OUT_OF_RANGE",
    ],
    [
      "more than the price",
      { paymentRule: "DEPOSIT_AMOUNT", priceMinor: 9, paymentValue: 10 },
      FORMER,
      "paymentValue",
      "OUT_OF_RANGE",
    ],
    ["paying what is free", { paymentRule: "FULL" }, FORMER, "priceMinor", "REQUIRED"],
    [
      "an order above the maximum amount",
      { priceMinor: 1_000_000_000, recurrenceMax: 3 },
      FORMER,
      "priceMinor",
      "TOO_LARGE",
    ],
  ])("cannot create %s", (_, input, former, path, code) => {
    expect(listIssues(input, former)).toEqual([[path, code]]);
  });

  it("reject COLLECTIVE with one staff member", () => {
    expect(listIssues({ assignment: "COLLECTIVE" }, FORMER, 1)).toEqual([["staff", "TOO_FEW"]]);
    const collective = { ...FORMER, assignment: "COLLECTIVE" } as const;
    expect(validateChanges({}, collective, { count: 1, isChanged: true }).issues).toMatchObject([
      { path: ["staff"], code: "TOO_FEW" },
    ]);
  });

  it("are validated only for changed fields", () => {
    const former = { ...FORMER, assignment: "COLLECTIVE", paymentRule: "FULL" } as const;
    expect(listIssues({ name: "Other" }, former, 1)).toEqual([]);
  });

  it("keep clean text and only the given fields", () => {
    const { values } = validateChanges({ name: " A  ", consentText: " ", picture: "" }, FORMER, {
      count: 0,
      isChanged: false,
    });
    expect(values).toEqual({ name: "A", consentText: null, picture: null });
  });

  it("report each field once and keep only valid values", () => {
    const anything = fc.record(
      Object.fromEntries(
        Object.keys(SERVICE).map((setting) => [
          setting,
          fc.oneof(fc.constant(null), fc.integer({ min: -1, max: 200 }), fc.string({ maxLength: 9 })),
        ]),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anything, (input) => {
        const { issues, values } = validateChanges(input, FORMER, { count: 2, isChanged: false });
        expect(new Set(issues.map(({ path }) => path[0])).size).toBe(issues.length);
        for (const [setting, value] of Object.entries(values))
          expect(SERVICE[setting as keyof ServiceSettings](value)).toEqual({ value });
      }),
    );
  });
});

describe("a new service", () => {
  it("requires name, slug and duration, all reported together", () => {
    expect(validateNewService({}, 0).issues.map(({ path, code }) => [path[0], code])).toEqual([
      ["name", "REQUIRED"],
      ["slug", "REQUIRED"],
      ["durationMinutes", "REQUIRED"],
    ]);
  });

  it("is an instantly bookable draft, and a class is priced by the seat", () => {
    const input = { name: "Yoga", slug: "yoga", durationMinutes: 60, capacity: 12 };
    expect(validateNewService(input, 0)).toMatchObject({
      issues: [],
      values: { publication: "DRAFT", mode: "INSTANT", pricePer: "SEAT", locationKinds: ["AT_PROVIDER"] },
    });
    expect(validateNewService({ ...input, pricePer: "LINE" }, 0).values.pricePer).toBe("LINE");
  });
});
