import { expect, test } from "vitest";
import { exampleService } from "../../testing/exampleServices.ts";
import { mergeQuestions } from "./mergeQuestions.ts";

const asks = (changes: Parameters<typeof exampleService>[1]) => exampleService("any", changes);

test("mergeQuestions applies the strictest rule of each question", () => {
  expect(
    mergeQuestions([
      asks({ askPhone: "OPTIONAL", askDateOfBirth: "NO" }),
      asks({ askPhone: "REQUIRED", askDateOfBirth: "OPTIONAL" }),
    ]),
  ).toMatchObject({ askPhone: "REQUIRED", askDateOfBirth: "OPTIONAL" });
});

test.each([
  [[["AT_PROVIDER", "ONLINE"]], ["AT_PROVIDER", "ONLINE"]],
  [
    [["AT_PROVIDER", "ONLINE"], ["PHONE"]],
    ["AT_PROVIDER", "ONLINE"],
  ],
  [
    [
      ["AT_PROVIDER", "ONLINE"],
      ["ONLINE", "PHONE"],
    ],
    ["ONLINE"],
  ],
  [[["PHONE"], ["AT_PROVIDER"]], ["PHONE"]],
  [[[], ["AT_PROVIDER", "A_NEWER_ONE"]], []],
])("mergeQuestions merges the locations %j to %j", (kinds, places) => {
  const services = kinds.map((locationKinds) => asks({ locationKinds }));
  expect(mergeQuestions(services).locationKinds).toEqual(places);
});

test("mergeQuestions lists each consent text once", () => {
  const texts = ["I agree", null, "I agree", "And to this"];
  expect(mergeQuestions(texts.map((consentText) => asks({ consentText }))).consentText).toBe(
    "I agree\nAnd to this",
  );
  expect(mergeQuestions([asks({})]).consentText).toBeNull();
});
