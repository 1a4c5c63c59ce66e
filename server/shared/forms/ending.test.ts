import { expect, it } from "vitest";
import { getEnding } from "./ending.ts";
import { exampleForm } from "./exampleForm.ts";

const form = exampleForm({
  fields: [{ key: "name", kind: "TEXT" }],
  thanks: { title: "Thanks", text: "See you", redirectUrl: "/thanks" },
  disqualified: { title: "Sorry", text: "Not this time", redirectUrl: "/sorry" },
});

it.each([
  [null, null, "ACCEPTED", "See you", "/thanks"],
  ["/other", null, "ACCEPTED", "See you", "/other"],
  [null, "", "DISQUALIFIED", "Not this time", "/sorry"],
  ["/other", "See a doctor", "DISQUALIFIED", "See a doctor", "/sorry"],
] as const)(
  "with the redirect %s and the disqualification %j returns %s",
  (redirectUrl, disqualified, outcome, text, leadsTo) => {
    expect(getEnding(form, { redirectUrl, disqualified })).toMatchObject({
      outcome,
      ending: { text, redirectUrl: leadsTo },
    });
  },
);
