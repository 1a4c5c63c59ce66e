import { expect, test } from "vitest";
import { mergeForms } from "../../server/shared/forms/mergeForms.ts";
import { answersToSend } from "./answersToSend.ts";
import {
  isBlank,
  NO_FORM_ANSWERS,
  parseStoredAnswers,
  toStoredAnswers,
  withDraft,
  withFile,
  withUnsentFile,
} from "./drafts.ts";

test("parseStoredAnswers reads back what toStoredAnswers returns and ignores the rest", () => {
  const filled = withFile(
    withDraft(withDraft(NO_FORM_ANSWERS, "constructor", { text: "x" }), "home", {
      address: { city: "Pécs" },
    }),
    "letter",
    { id: "upload_1", name: "a.pdf", size: 3 },
  );
  expect(parseStoredAnswers(JSON.parse(JSON.stringify(toStoredAnswers(filled))))).toEqual(filled);
  const sending = withUnsentFile(filled, "letter", { name: "b.pdf", size: 4 });
  expect(sending.files.size).toBe(0);
  expect(parseStoredAnswers(JSON.parse(JSON.stringify(toStoredAnswers(sending))))).toEqual(sending);
  for (const broken of [null, 7, [], { drafts: [1, { field: 2 }], files: "x" }, { unsentFiles: [{}] }])
    expect(parseStoredAnswers(broken)).toEqual(NO_FORM_ANSWERS);
});

test("answersToSend leaves out empty answers", () => {
  expect(isBlank({ field: "a", text: "" })).toBe(true);
  expect(isBlank({ field: "a", options: [] })).toBe(true);
  expect(isBlank({ field: "a", isChecked: false })).toBe(true);
  expect(isBlank({ field: "a", address: { line1: "", city: "" } })).toBe(true);
  expect(isBlank({ field: "a", address: { city: "Pécs" } })).toBe(false);
});

test("answersToSend leaves out answers of unknown fields or of another kind, and an empty country", () => {
  const ending = { title: "", text: "", redirectUrl: null };
  const any = { label: "", help: "", isRequired: false };
  const merged = mergeForms([
    {
      id: "form_1",
      definition: {
        title: "",
        intro: "",
        fields: [
          { ...any, key: "name", kind: "TEXT", maxLength: null, placeholder: "" },
          { ...any, key: "ok", kind: "CHECKBOX" },
          { ...any, key: "home", kind: "ADDRESS" },
        ],
        rules: [],
        submitLabel: null,
        thanks: ending,
        disqualified: ending,
      },
    },
  ]);
  const drafts = new Map([
    ["name", { field: "name", text: "M" }],
    ["ok", { field: "ok", text: "true" }],
    ["home", { field: "home", address: { city: "Pécs", country: "" } }],
    ["gone", { field: "gone", text: "x" }],
  ]);
  expect(answersToSend(drafts, merged)).toEqual([
    { field: "name", text: "M" },
    { field: "home", address: { city: "Pécs", country: null } },
  ]);
});
