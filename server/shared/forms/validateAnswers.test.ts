import { describe, expect, it } from "vitest";
import type { AnswerDraft } from "./definition.ts";
import { exampleForm, exampleOptions, exampleRule } from "./exampleForm.ts";
import { validateAnswers } from "./validateAnswers.ts";

const by = { today: "2026-11-20" };

function listIssues(form: Parameters<typeof validateAnswers>[0], drafts: readonly AnswerDraft[]): string[] {
  return validateAnswers(form, drafts, by).issues.map(({ path, code }) => `${path.join(".")} ${code}`);
}

describe("required answer", () => {
  const everything = exampleForm({
    fields: [
      { key: "name", kind: "TEXT" },
      { key: "story", kind: "PARAGRAPH" },
      { key: "email", kind: "EMAIL" },
      { key: "phone", kind: "PHONE" },
      { key: "age", kind: "NUMBER" },
      { key: "day", kind: "DATE" },
      { key: "born", kind: "DATE_OF_BIRTH" },
      { key: "home", kind: "ADDRESS" },
      { key: "size", kind: "SINGLE_CHOICE", options: exampleOptions("s", "m") },
      { key: "colour", kind: "DROPDOWN", options: exampleOptions("red") },
      { key: "extras", kind: "MULTIPLE_CHOICE", options: exampleOptions("x", "y") },
      { key: "news", kind: "CHECKBOX" },
      { key: "terms", kind: "CONSENT", text: "I agree." },
      { key: "photo", kind: "FILE", mediaTypes: ["image/png"] },
    ].map((field) => ({ ...field, isRequired: true }) as never),
  });
  const missing = [
    "answers.name REQUIRED",
    "answers.story REQUIRED",
    "answers.email REQUIRED",
    "answers.phone REQUIRED",
    "answers.age REQUIRED",
    "answers.day REQUIRED",
    "answers.born REQUIRED",
    "answers.home.line1 REQUIRED",
    "answers.home.city REQUIRED",
    "answers.home.postcode REQUIRED",
    "answers.size CHOOSE_ONE",
    "answers.colour CHOOSE_ONE",
    "answers.extras CHOOSE_ONE",
    "answers.news REQUIRED",
    "answers.terms REQUIRED",
    "answers.photo REQUIRED",
  ];

  it("is missing when nothing or an empty text is sent", () => {
    expect(listIssues(everything, [])).toEqual(missing);
    const empty = everything.fields.map(({ key, kind }): AnswerDraft => {
      if (kind === "ADDRESS") return { field: key, address: { line1: " " } };
      if (kind === "MULTIPLE_CHOICE") return { field: key, options: [] };
      if (kind === "CHECKBOX" || kind === "CONSENT") return { field: key, isChecked: false };
      return { field: key, text: "" };
    });
    expect(listIssues(everything, empty)).toEqual(missing);
  });

  it("has the wording of the specification", () => {
    const messages = validateAnswers(everything, [], by).issues.map(({ message }) => message);
    expect(new Set(messages)).toEqual(
      new Set(["This field is required.", "Please choose at least one option"]),
    );
  });

  it("needs no postcode where the country has none", () => {
    expect(listIssues(everything, [{ field: "home", address: { country: "hk" } }])).not.toContain(
      "answers.home.postcode REQUIRED",
    );
  });

  it("has one issue when it is invalid", () => {
    expect(listIssues(everything, [{ field: "age", text: "old" }])).toContain("answers.age INVALID_NUMBER");
    expect(listIssues(everything, [{ field: "age", text: "old" }])).not.toContain("answers.age REQUIRED");
    expect(
      listIssues(everything, [{ field: "age", isChecked: true }]).filter((one) => one.includes("age")),
    ).toEqual(["answers.age WRONG_TYPE"]);
  });
});

describe("rejected answer", () => {
  const form = exampleForm({
    fields: [
      { key: "name", kind: "TEXT" },
      { key: "constructor", kind: "TEXT" },
      { key: "extras", kind: "MULTIPLE_CHOICE", options: exampleOptions("x") },
      { key: "home", kind: "ADDRESS" },
      { key: "news", kind: "CHECKBOX" },
    ],
  });

  it.each([
    [{ field: "nickname", text: "x" }, "answers.nickname UNKNOWN_FIELD"],
    [{ field: "__proto__", text: "x" }, "answers.__proto__ UNKNOWN_FIELD"],
    [{ field: "toString", text: "x" }, "answers.toString UNKNOWN_FIELD"],
    [{ field: "", text: "x" }, "answers. UNKNOWN_FIELD"],
    [{ field: "n\u0000ame", text: "x" }, "answers.name UNKNOWN_FIELD"],
    [{ field: "name", options: ["x"] }, "answers.name WRONG_TYPE"],
    [{ field: "name", text: "x", isChecked: false }, "answers.name WRONG_TYPE"],
    [{ field: "extras", text: "x" }, "answers.extras WRONG_TYPE"],
    [{ field: "news", text: "true" }, "answers.news WRONG_TYPE"],
    [{ field: "home", text: "Main St" }, "answers.home WRONG_TYPE"],
    // Browser storage is not checked by the schema.
    [{ field: "name", text: 7 }, "answers.name WRONG_TYPE"],
    [{ field: "extras", options: "x" }, "answers.extras WRONG_TYPE"],
    [{ field: "extras", options: [{}] }, "answers.extras WRONG_TYPE"],
    [{ field: "home", address: ["Main St"] }, "answers.home WRONG_TYPE"],
    [{ field: "home", address: { line1: {} } }, "answers.home WRONG_TYPE"],
  ])("%j", (draft, issue) => {
    expect(listIssues(form, [draft as AnswerDraft])).toEqual([issue]);
  });

  it("is accepted when all other members are null", () => {
    const draft = { field: "name", text: "Ada", options: null, isChecked: null, address: null };
    expect(validateAnswers(form, [draft], by)).toMatchObject({
      answers: { name: { kind: "TEXT", text: "Ada" } },
      issues: [],
    });
  });

  it("includes a second answer to one field", () => {
    const drafts = ["Ada", "Bo"].map((text) => ({ field: "name", text }));
    expect(listIssues(form, drafts)).toEqual(["answers.name INVALID"]);
    expect(validateAnswers(form, drafts, by).answers).toEqual({ name: { kind: "TEXT", text: "Ada" } });
  });

  it("accepts keys such as `constructor` like any other", () => {
    expect(validateAnswers(form, [], by)).toMatchObject({ answers: {}, issues: [] });
    const { answers } = validateAnswers(form, [{ field: "constructor", text: "x" }], by);
    expect(Object.entries(answers)).toEqual([["constructor", { kind: "TEXT", text: "x" }]]);
  });

  it("is bounded in number", () => {
    const flood = Array.from({ length: 100_000 }, (_, place) => ({ field: `field_${place}`, text: "x" }));
    const { issues } = validateAnswers(form, flood, by);
    expect(issues[0]).toMatchObject({ path: ["answers"], code: "OUT_OF_RANGE" });
    expect(issues).toHaveLength(106);
    const large = [
      { field: "x".repeat(1_000_000), text: "x" },
      { field: "name", text: "\u0300\u0315".repeat(500_000) },
    ];
    expect(listIssues(form, large)).toEqual([
      `answers.${"x".repeat(40)} UNKNOWN_FIELD`,
      "answers.name TOO_LONG",
    ]);
    const chosen = Array.from({ length: 300_000 }, (_, place) => `option_${place}`);
    expect(listIssues(form, [{ field: "extras", options: chosen }])).toEqual([
      "answers.extras UNKNOWN_OPTION",
    ]);
  });
});

describe("hidden field", () => {
  const form = exampleForm({
    fields: [
      { key: "pain", kind: "SINGLE_CHOICE", options: exampleOptions("yes", "no"), isRequired: true },
      { key: "where", kind: "TEXT", isRequired: true },
      { key: "since", kind: "DATE" },
    ],
    rules: [
      exampleRule("pain", "IS", "yes", { kind: "SHOW", fields: ["where"] }),
      exampleRule("where", "IS_NOT_EMPTY", "", { kind: "SHOW", fields: ["since"] }),
      exampleRule("where", "IS_NOT_EMPTY", "", { kind: "REQUIRE", fields: ["since"] }),
    ],
  });

  it("drops its answer and is not required", () => {
    const result = validateAnswers(
      form,
      [
        { field: "pain", text: "no" },
        { field: "where", text: "a\u0000" },
        { field: "since", text: "2026-11-01" },
      ],
      by,
    );
    expect(result.issues).toEqual([]);
    expect(Object.keys(result.answers)).toEqual(["pain"]);
    expect([...result.state.visible]).toEqual(["pain"]);
  });

  it("is required when it is shown", () => {
    expect(listIssues(form, [{ field: "pain", text: "yes" }])).toEqual(["answers.where REQUIRED"]);
    expect(
      listIssues(form, [
        { field: "pain", text: "yes" },
        { field: "where", text: "knee" },
      ]),
    ).toEqual(["answers.since REQUIRED"]);
  });

  it("stays hidden while the answer that shows it is invalid", () => {
    expect(
      listIssues(form, [
        { field: "pain", text: "maybe" },
        { field: "where", text: "knee" },
      ]),
    ).toEqual(["answers.pain UNKNOWN_OPTION"]);
  });

  it("still rejects an answer of the wrong type", () => {
    expect(
      listIssues(form, [
        { field: "pain", text: "no" },
        { field: "since", isChecked: true },
      ]),
    ).toEqual(["answers.since WRONG_TYPE"]);
  });
});
