import { describe, expect, test } from "vitest";
import { type FoundCalendar, validateCalendars } from "./validateCalendars.ts";
import { type FoundCategory, validateCategories } from "./validateCategories.ts";
import { validateCollection } from "./validateCollection.ts";

const toPairs = (issues: readonly { readonly path: readonly string[]; readonly code: string }[]) =>
  issues.map(({ path, code }) => [path.join("."), code]);

describe("a menu or group", () => {
  test("requires slug and name on creation, and nothing on change", () => {
    expect(toPairs(validateCollection({}, true).issues)).toEqual([
      ["slug", "REQUIRED"],
      ["name", "REQUIRED"],
    ]);
    expect(validateCollection({}, false)).toEqual({ values: {}, issues: [] });
    expect(validateCollection({ slug: "a", name: " A ", description: null }, true)).toEqual({
      values: { slug: "a", name: "A", description: "" },
      issues: [],
    });
  });

  test.each([
    [{ slug: "widget" }, "slug", "TAKEN"],
    [{ slug: "a".repeat(40) }, "slug", "TOO_LONG"],
    [{ name: "a".repeat(121) }, "name", "TOO_LONG"],
    [{ publication: null }, "publication", "REQUIRED"],
  ])("rejects %j", (input, path, code) => {
    expect(toPairs(validateCollection(input, false).issues)).toEqual([[path, code]]);
  });
});

describe("categories", () => {
  const heading = (more: Partial<FoundCategory>): FoundCategory => ({
    id: undefined,
    name: "A",
    services: [],
    ...more,
  });

  test.each<[string, readonly FoundCategory[]]>([
    ["none", []],
    ["of the same name", [heading({}), heading({})]],
    ["with the same service under each", [heading({ services: ["s"] }), heading({ services: ["s", "t"] })]],
  ])("may be %s", (_, categories) => {
    expect(validateCategories(categories)).toEqual([]);
  });

  test.each<[string, readonly FoundCategory[], string, string]>([
    ["too many", Array.from({ length: 51 }, () => heading({})), "categories", "TOO_MANY"],
    ["of no name", [heading({ name: "" })], "categories.0.name", "REQUIRED"],
    ["unknown", [heading({ id: null })], "categories.0.id", "NOT_FOUND"],
    ["named twice", [heading({ id: "a" }), heading({ id: "a" })], "categories.1.id", "DUPLICATE"],
    ["with what is not there", [heading({ services: ["s", null] })], "categories.0.services.1", "NOT_FOUND"],
    ["with the same twice", [heading({ services: ["s", "s"] })], "categories.0.services.1", "DUPLICATE"],
    [
      "with too much",
      [heading({ services: Array.from({ length: 201 }, String) })],
      "categories.0.services",
      "TOO_MANY",
    ],
  ])("may not be %s", (_, categories, path, code) => {
    expect(toPairs(validateCategories(categories))).toEqual([[path, code]]);
  });
});

describe("calendars", () => {
  const calendar = (more: Partial<FoundCalendar>): FoundCalendar => ({
    service: "s",
    provider: undefined,
    isOffered: false,
    ...more,
  });

  test("may be of one service at several providers and without a provider", () => {
    const several = [calendar({}), ...["p", "q"].map((provider) => calendar({ provider, isOffered: true }))];
    expect(validateCalendars(several)).toEqual([]);
  });

  test.each<[string, readonly FoundCalendar[], string, string]>([
    ["too many", Array.from({ length: 101 }, () => calendar({})), "calendars", "TOO_MANY"],
    ["of no service", [calendar({ service: null })], "calendars.0.service", "NOT_FOUND"],
    ["of no provider", [calendar({ provider: null })], "calendars.0.provider", "NOT_FOUND"],
    ["of what is not offered", [calendar({ provider: "p" })], "calendars.0.provider", "INVALID"],
    ["named twice", [calendar({}), calendar({})], "calendars.1", "DUPLICATE"],
  ])("are rejected when %s", (_, calendars, path, code) => {
    expect(toPairs(validateCalendars(calendars))).toEqual([[path, code]]);
  });
});
