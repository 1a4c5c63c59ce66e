import { expect, test } from "vitest";
import { formatAnswer, collectAnswers } from "./formatAnswer.ts";

const createAnswer = (kind: string, text: string, key = "key") => ({ key, label: "Label", kind, text });

test("formatAnswer formats dates and checkboxes and keeps other text as typed", () => {
  expect(formatAnswer(createAnswer("DATE", "2026-11-20"), "en")).toBe("November 20, 2026");
  expect(formatAnswer(createAnswer("DATE_OF_BIRTH", "1984-02-29"), "de")).toBe("29. Februar 1984");
  expect(formatAnswer(createAnswer("DATE", "soon"), "en")).toBe("soon");
  expect(formatAnswer(createAnswer("CHECKBOX", "true"), "en")).toMatchObject({ message: "Yes" });
  expect(formatAnswer(createAnswer("CHECKBOX", "false"), "en")).toMatchObject({ message: "No" });
  expect(formatAnswer(createAnswer("TEXT", "<b>2026-11-20</b>"), "en")).toBe("<b>2026-11-20</b>");
});

test("collectAnswers removes duplicates, hidden fields and empty consents", () => {
  const goal = createAnswer("TEXT", "Sleep", "goal");
  const bookings = [
    { answers: [goal, createAnswer("HIDDEN", "spring", "campaign")] },
    { answers: [goal, createAnswer("TEXT", "Back", "goal"), createAnswer("CONSENT", "", "consent")] },
  ];
  expect(collectAnswers(bookings).map(({ text }) => text)).toEqual(["Sleep", "Back"]);
});
