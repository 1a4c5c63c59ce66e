import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Locale } from "../../shared/languages/locales.ts";
import { findDifferences } from "../../testing/messages/compareCatalogues.ts";
import { findMessageIssues, findCatalogueIssues } from "../../testing/messages/findCatalogueFaults.ts";
import { findWordIssues } from "../../testing/messages/findWordFaults.ts";

/** Messages on the buttons of mails. */
const BUTTONS = new Set([
  "Book again",
  "Choose a password",
  "Choose another time",
  "Open your account",
  "Pay now",
  "View the details",
  "View, reschedule or cancel",
]);

it("messages are complete, well formed and consistent in every language", () => {
  expect(findCatalogueIssues(join(import.meta.dirname, "locales"))).toEqual([]);
});

it("messages contain no word that native readers rejected", () => {
  expect(findWordIssues(join(import.meta.dirname, "locales"), BUTTONS)).toEqual([]);
});

it("translates a message the same way in the catalogues of pages and mails", () => {
  const pages = join(import.meta.dirname, "..", "..", "..", "client", "i18n", "locales");
  expect(findDifferences(join(import.meta.dirname, "locales"), pages)).toEqual([]);
});

describe("check of catalogues", () => {
  it.each<[string, Locale, string, string, string[]]>([
    ["nothing", "de", "Pay {amount}", "{amount} zahlen", []],
    ["a text that is not there", "de", "Pay now", "", ["empty"]],
    ["a text that is still English", "de", "Pay now", "Pay now", ["not translated"]],
    ["a gap lost", "de", "Pay {amount}", "Zahlen", ["other gaps"]],
    ["a gap of another name", "de", "Pay {amount}", "{sum} zahlen", ["other gaps"]],
    ["an element lost", "de", "<0>{name}</0> is here", "{name} ist da", ["other elements"]],
    [
      "a plural without all of its cases",
      "pl",
      "{n, plural, one {# hour} other {# hours}}",
      "{n, plural, one {# godzina} few {# godziny} other {# godzin}}",
      ["plural cases one few other"],
    ],
    [
      "a plural with a case too many",
      "de",
      "{n, plural, one {# hour} other {# hours}}",
      "{n, plural, one {# Stunde} few {# Stunden} other {# Stunden}}",
      ["plural cases one few other"],
    ],
    [
      "exact numbers beside the cases",
      "hu",
      "{n, plural, one {# hour} other {# hours}}",
      "{n, plural, =0 {soha} one {# óra} other {# óra}}",
      [],
    ],
    ["a space too many", "de", "Pay now", "Jetzt  zahlen ", ["stray spaces"]],
    ["a plain space before a French sign", "fr", "Who are you?", "Qui êtes-vous ?", ["French spacing"]],
    ["the right one", "fr", "Who are you?", "Qui êtes-vous\u202f?", []],
    ["a colon's own", "fr", "Total: {n}", "Total\u00a0: {n}", []],
    ["a space before a German sign", "de", "Done!", "Fertig !", ["space before a sign"]],
    ["a question that begins nowhere", "es", "Who?", "Quién?", ["half a Spanish question"]],
    ["a sentence without its end", "de", "Nothing is free.", "Nichts ist frei", ["ends otherwise"]],
    ["a friend addressed", "de", "Hello you", "Hallo du", ["said to a friend"]],
    [
      "another word for the same thing",
      "de",
      "Your guests",
      "Ihre Begleitung",
      ["another word for \\bguests?\\b"],
    ],
  ])("finds %s", (_name, locale, id, text, expectedIssues) => {
    expect(findMessageIssues(locale, { context: "", id, text })).toEqual(expectedIssues);
  });
});
