import { describe, expect, it } from "vitest";
import type { Locale } from "../../shared/languages/locales.ts";
import { findMessageWordIssues } from "./findWordFaults.ts";

const find = (locale: Locale, id: string, text: string, isOnButton = false) =>
  findMessageWordIssues(locale, { context: "", id, text }, isOnButton);

describe("wordFaultsIn", () => {
  it.each<[string, Locale, string, string, string]>([
    ["a wrong sense", "nl", "Taken", "Zojuist vergeven", "struck out (means forgiven)"],
    ["a salary", "hu", "Your payment", "A fizetése", "struck out (means salary)"],
    [
      "an article before a possessive",
      "pt-br",
      "Your data",
      "Os seus dados",
      "struck out (no article before a possessive)",
    ],
    [
      "another spelling in English",
      "en",
      "E-mail",
      "E-mail",
      "struck out (Email is the spelling of the specification)",
    ],
    ["a familiar verb", "pl", "Forgot?", "Nie pamiętasz?", "said to a friend"],
    ["Sie for a thing", "de", "Keep it: it opens.", "Behalten: Sie öffnet.", "Sie for a thing"],
    [
      "a number without a plural",
      "es",
      "{seatsLeft} left",
      "quedan {seatsLeft}",
      "{seatsLeft} without a plural",
    ],
  ])("finds %s", (_name, locale, id, text, issue) => {
    expect(find(locale, id, text)).toEqual([issue]);
  });

  it("accepts Sie with a plural verb", () => {
    expect(find("de", "You get it. Please pay.", "Sie erhalten es. Sie sind da.")).toEqual([]);
  });

  it("finds a polite imperative on an Italian button only", () => {
    expect(find("it", "Choose", "Scelga un orario", true)).toEqual(["another form than other buttons"]);
    expect(find("it", "Choose", "Scelga un orario")).toEqual([]);
  });
});
