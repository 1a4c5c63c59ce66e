import { describe, expect, it } from "vitest";
import { exampleJump, yesNoField } from "./exampleSurvey.ts";
import { validateSurveyDefinition } from "./validateDefinition.ts";

function listIssues(slides: unknown, otherSettings: object = {}): string[] {
  const { issues } = validateSurveyDefinition(
    { title: "Check", slides, ...otherSettings },
    { origins: ["https://example.com"] },
  );
  return issues.map(({ path, code }) => `${path.join(".")} ${code}`);
}

function row(...slides: readonly object[]): object[] {
  return slides.map((slide, place) => {
    const key = "abcdef"[place]!;
    return { key, fields: [yesNoField(`x${key}`)], ...slide };
  });
}

const to = (slide: string) => ({ kind: "SLIDE", slide });

describe("validateSurveyDefinition", () => {
  it("applies defaults", () => {
    const input = { title: "Check", slides: [{ key: "a" }] };
    const { definition, issues } = validateSurveyDefinition(input, { origins: [] });
    expect(issues).toEqual([]);
    expect(definition).toEqual({
      title: "Check",
      intro: "",
      slides: [{ key: "a", title: "", text: "", fields: [], jumps: [], next: null }],
      disqualifies: "AT_ONCE",
      thanks: { title: "", text: "", redirectUrl: null },
      disqualified: { title: "", text: "", redirectUrl: null },
      bands: [],
    });
  });

  it.each([
    [undefined, {}, "slides REQUIRED"],
    [[], {}, "slides REQUIRED"],
    ["a", {}, "slides INVALID"],
    [[null], {}, "slides.0 REQUIRED"],
    [[{ key: "A" }], {}, "slides.0.key INVALID"],
    [[{ key: "a" }, { key: "a" }], {}, "slides.1.key DUPLICATE"],
    [[{ key: "a", colour: 1 }], {}, "slides.0.colour INVALID"],
    [[{ key: "a", next: "z" }], {}, "slides.0.next NOT_FOUND"],
    [[{ key: "a", next: "__proto__" }], {}, "slides.0.next NOT_FOUND"],
    [[{ key: "a", fields: [{ key: "q", kind: "TEXT" }] }], {}, "slides.0.fields.0.label REQUIRED"],
    [row({}, { fields: [yesNoField("xa")] }), {}, "slides.1.fields.0.key DUPLICATE"],
    [
      row({ jumps: [exampleJump("xa", "maybe", to("b"))] }, {}),
      {},
      "slides.0.jumps.0.conditions.0.value UNKNOWN_OPTION",
    ],
    [
      row({ jumps: [exampleJump("gone", "yes", to("b"))] }, {}),
      {},
      "slides.0.jumps.0.conditions.0.field NOT_FOUND",
    ],
    [row({ jumps: [exampleJump("xa", "yes", to("z"))] }, {}), {}, "slides.0.jumps.0.to.slide NOT_FOUND"],
    [
      row({ jumps: [exampleJump("xa", "yes", { kind: "SLIDE" })] }, {}),
      {},
      "slides.0.jumps.0.to.slide REQUIRED",
    ],
    [
      row({ jumps: [exampleJump("xa", "yes", { kind: "AWAY" })] }, {}),
      {},
      "slides.0.jumps.0.to.kind INVALID",
    ],
    [row({ jumps: [{ conditions: [], to: { kind: "END" } }] }), {}, "slides.0.jumps.0.conditions REQUIRED"],
    [row({}), { disqualifies: "LATER" }, "disqualifies INVALID"],
    [row({}), { thanks: { redirectUrl: "https://evil.test" } }, "thanks.redirectUrl REDIRECT_NOT_ALLOWED"],
    [row({}), { bands: [{ min: 2, max: 1, title: "T" }] }, "bands.0.max OUT_OF_RANGE"],
    [row({}), { bands: [{ max: 1, title: "T" }] }, "bands.0.min REQUIRED"],
    [row({}), { bands: [{ min: 0.5, max: 1, title: "T" }] }, "bands.0.min OUT_OF_RANGE"],
    [row({}), { bands: [{ min: 0, max: 1 }] }, "bands.0.title REQUIRED"],
    [row({}), { rules: [] }, "rules INVALID"],
  ])("rejects survey %#", (slides, otherSettings, issue) => {
    expect(listIssues(slides, otherSettings)).toEqual([issue]);
  });

  it("accepts at most a hundred slides and a hundred fields", () => {
    const slides = (count: number) => Array.from({ length: count }, (_, place) => ({ key: `s${place}` }));
    expect(listIssues(slides(100))).toEqual([]);
    expect(listIssues(slides(101))).toEqual(["slides OUT_OF_RANGE"]);
    const fields = (from: number, count: number) =>
      Array.from({ length: count }, (_, place) => yesNoField(`q${from + place}`));
    expect(
      listIssues([
        { key: "a", fields: fields(0, 50) },
        { key: "b", fields: fields(50, 50) },
      ]),
    ).toEqual([]);
    expect(
      listIssues([
        { key: "a", fields: fields(0, 50) },
        { key: "b", fields: fields(50, 51) },
      ]),
    ).toEqual(["slides OUT_OF_RANGE"]);
  });
});

describe("links between slides", () => {
  it.each([
    ["forwards", row({ next: "c" }, {}, { next: "b" }), ["slides.1.next CYCLE"]],
    [
      "in another order",
      row({ next: "c" }, { jumps: [], next: null }, { next: "b" }),
      ["slides.1.next CYCLE"],
    ],
    ["to itself", row({ next: "a" }), ["slides.0.next CYCLE"]],
    [
      "back by a jump",
      row({}, { jumps: [exampleJump("xb", "no", to("a"))] }),
      ["slides.1.jumps.0.to.slide CYCLE"],
    ],
    ["back by itself", row({}, { next: "a" }), ["slides.1.next CYCLE"]],
    ["past a slide", row({ next: "c" }, {}, {}), ["slides.1 UNREACHABLE"]],
    ["by a jump alone", row({ jumps: [exampleJump("xa", "no", to("b"))], next: "c" }, { next: "c" }, {}), []],
    ["back in the list, but never round", row({ next: "c" }, { next: "d" }, { next: "b" }, {}), []],
    ["to the end at once", row({ jumps: [exampleJump("xa", "no", { kind: "END" })] }, {}), []],
  ])("lead %s", (_, slides, codes) => {
    expect(listIssues(slides)).toEqual(codes);
  });

  it("reject conditions on fields of later slides", () => {
    const later = row({ jumps: [exampleJump("xb", "yes", { kind: "END" })] }, {});
    expect(listIssues(later)).toEqual(["slides.0.jumps.0.conditions.0.field NOT_FOUND"]);
    const elsewhere = row(
      { jumps: [exampleJump("xa", "no", to("c"))] },
      { next: "d" },
      { jumps: [exampleJump("xb", "yes", { kind: "END" })] },
      {},
    );
    expect(listIssues(elsewhere)).toEqual(["slides.2.jumps.0.conditions.0.field NOT_FOUND"]);
    const before = row(
      {},
      {},
      { jumps: [exampleJump("xa", "yes", { kind: "END" }), exampleJump("xc", "yes", { kind: "END" })] },
      {},
    );
    expect(listIssues(before)).toEqual([]);
  });
});
