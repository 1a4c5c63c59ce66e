import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Field,
  email,
  booleanField,
  validateFields,
  nullable,
  phone,
  pictureUrl,
  slug,
  text,
  wholeNumber,
  enumField,
  timeZoneField,
} from "./fields.ts";

const KEPT = "kept";
const validateOne = (field: Field<unknown>, input: unknown) => {
  const { values, issues } = validateFields({ it: field }, { it: input });
  return issues[0]?.code ?? ("it" in values ? [values.it] : KEPT);
};

describe("field", () => {
  it.each<[string, Field<unknown>, unknown, unknown]>([
    ["a text is cleaned", text({ max: 9 }), "  Jose\u0301 ", ["José"]],
    ["a text that must be", text({ max: 9 }), " ", "REQUIRED"],
    ["null for it", text({ max: 9 }), null, "REQUIRED"],
    ["one that may be empty", text({ max: 9, isOptional: true }), null, [""]],
    ["a long one", text({ max: 3 }), "four", "TOO_LONG"],
    ["two lines in one", text({ max: 9 }), "a\nb", "CONTROL_CHARACTERS"],
    ["two lines where they may be", text({ max: 9, allowsLines: true }), "a\r\nb", ["a\nb"]],
    ["a number for a text", text({ max: 9 }), 4, "INVALID"],
    ["a slug", slug({ isRouted: true }), "deep-tissue-2", ["deep-tissue-2"]],
    ["a reserved slug", slug({ isRouted: true }), "widget", "TAKEN"],
    ["the same where nothing is routed by it", slug({ isRouted: false }), "widget", ["widget"]],
    ["a slug in capitals", slug({ isRouted: true }), "Deep", "INVALID"],
    ["a slug of 40 letters", slug({ isRouted: true }), "a".repeat(40), "TOO_LONG"],
    ["a slug of 39", slug({ isRouted: true }), "a".repeat(39), ["a".repeat(39)]],
    ["no slug", slug({ isRouted: true }), "", "REQUIRED"],
    ["an e-mail", email, " ada@example.com", ["ada@example.com"]],
    ["no e-mail", email, "ada", "INVALID_EMAIL"],
    ["a number to call", phone, "+1 212 555 0142", ["+1 212 555 0142"]],
    ["no number to call", phone, "call me", "INVALID_PHONE"],
    ["what may be absent, cleared", nullable(phone), null, [null]],
    ["what may be absent, emptied", nullable(phone), "  ", [null]],
    ["what may be absent, wrong", nullable(phone), "x", "INVALID_PHONE"],
    ["a picture of ours", pictureUrl, "/media/media_1/640.webp", ["/media/media_1/640.webp"]],
    ["a picture elsewhere", pictureUrl, "https://cdn.example/a.png", ["https://cdn.example/a.png"]],
    ["a picture that is read by others", pictureUrl, "http://cdn.example/a.png", "INVALID"],
    ["a script for a picture", pictureUrl, "javascript:alert(1)", "INVALID"],
    ["another host for one of ours", pictureUrl, "//cdn.example/a.png", "INVALID"],
    ["the least", wholeNumber(1, 5), 1, [1]],
    ["the most", wholeNumber(1, 5), 5, [5]],
    ["less", wholeNumber(1, 5), 0, "OUT_OF_RANGE"],
    ["more", wholeNumber(1, 5), 6, "OUT_OF_RANGE"],
    ["a half", wholeNumber(1, 5), 1.5, "INVALID"],
    ["no number", wholeNumber(1, 5), null, "REQUIRED"],
    ["yes", booleanField, true, [true]],
    ["neither", booleanField, null, "REQUIRED"],
    ["a word", enumField(["A", "B"]), "B", ["B"]],
    ["another word", enumField(["A", "B"]), "C", "INVALID"],
    ["an old name of a zone", timeZoneField, "Asia/Calcutta", ["Asia/Kolkata"]],
    ["an offset", timeZoneField, "+05:30", "UNKNOWN_TIME_ZONE"],
  ])("%s", (_, field, input, result) => {
    expect(validateOne(field, input)).toEqual(result);
  });

  it("is optional unless it is listed as required", () => {
    expect(validateFields({ name: text({ max: 9 }) }, {})).toEqual({ values: {}, issues: [] });
    expect(validateFields({ name: text({ max: 9 }) }, { name: undefined })).toEqual({
      values: {},
      issues: [],
    });
    const { issues } = validateFields({ name: text({ max: 9 }), note: text({ max: 9 }) }, {}, ["name"]);
    expect(issues.map(({ path, code }) => [path, code])).toEqual([[["name"], "REQUIRED"]]);
  });

  it("returns a storable value or one issue for any input", () => {
    const fields = {
      name: text({ max: 20, allowsLines: true }),
      slug: slug({ isRouted: true }),
      picture: nullable(pictureUrl),
      units: wholeNumber(1, 200),
      zone: timeZoneField,
    };
    const anything = fc.oneof(
      fc.string({ unit: "binary", maxLength: 30 }),
      fc.integer(),
      fc.constant(null),
      fc.boolean(),
    );
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(Object.keys(fields).map((name) => [name, anything]))),
        (input) => {
          const { values, issues } = validateFields(fields, input);
          const named = [...Object.keys(values), ...issues.map(({ path }) => path[0]!)].toSorted();
          expect(named).toEqual(Object.keys(fields).toSorted());
          // oxlint-disable-next-line no-control-regex -- finding control characters is the point
          for (const value of Object.values(values)) expect(String(value)).not.toMatch(/[\u0000-\u0009]/);
        },
      ),
    );
  });
});
