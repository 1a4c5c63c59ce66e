import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { languageTag, locales } from "../../shared/languages/locales.ts";
import { formatDuration, formatTime } from "../../shared/time/format.ts";
import { projectRoot } from "../../root.ts";
import { readMessages } from "./catalogues.ts";
import { findNeighbourIssues } from "./gapNeighbours.ts";
import { renderMessages } from "./renderMessages.ts";

const folders = ["client/i18n/locales", "server/platform/i18n/locales"].map((folder) =>
  join(projectRoot, folder),
);

/** Languages whose region uses 12 hours (CLDR). */
const TWELVE_HOURS = ["en"];

describe.each(locales)("%s", (locale) => {
  const tag = languageTag(locale);

  it("has only words beside times and dates that fit every value", () => {
    const issues = folders
      .flatMap((folder) => readMessages(folder, locale))
      .flatMap((message) => findNeighbourIssues(locale, message).map((issue) => `${issue}: ${message.text}`));
    expect(issues).toEqual([]);
  });

  it("reads well with every example value", () => {
    for (const folder of folders) {
      const messages = renderMessages(folder, locale);
      expect(messages.length).toBeGreaterThan(10);
      for (const { id, texts } of messages)
        for (const text of texts) {
          expect(text, id).not.toMatch(/[{}]|undefined|\[object| {2}|^\s|\s$/);
          // An abbreviation also ends the sentence.
          expect(text, id).not.toMatch(/\.\.(?!\.)/);
        }
    }
  });

  it("uses no short unit in a sentence", () => {
    const short = formatDuration(1440, tag);
    const sentences = folders
      .flatMap((folder) => renderMessages(folder, locale))
      .filter(({ id }) => id.includes("{before}"));
    expect(sentences.length).toBeGreaterThan(0);
    // Hungarian and Dutch have one name for the hour.
    if (short.length > 5 && !["hu", "nl"].includes(locale))
      for (const { texts } of sentences) expect(texts.join("\n")).not.toContain(short);
  });

  it("uses the clock of its region by default", () => {
    const text = formatTime("2026-11-24T14:30:00Z", { locale: tag, timeZone: "UTC", hourCycle: "locale" });
    expect(text.startsWith("2")).toBe(TWELVE_HOURS.includes(locale));
    expect(text.startsWith("14")).toBe(!TWELVE_HOURS.includes(locale));
  });
});

describe("words beside placeholders", () => {
  it.each([
    ["da", "Book {time}"],
    ["es", "Reservar {time}"],
    ["es", "Cambiar a {time}"],
    ["es", "Pague antes de: {when}."],
    ["fr", "Veuillez payer avant : {when}."],
    ["hu", "{time}-kor foglalás"],
    ["it", "Prenota {time}"],
    ["nl", "{time} boeken"],
    ["pl", "Przeniesiono z {wanted}"],
    ["pt", "Reservar {time}"],
  ] as const)("rejects in %s: %s", (locale, text) => {
    expect(findNeighbourIssues(locale, { context: "", id: "Book {time}", text })).not.toEqual([]);
  });

  it("rejects a countdown without a unit", () => {
    const id = "Held for you: {time} left";
    expect(findNeighbourIssues("pl", { context: "", id, text: "Zarezerwowane na {time}" })).not.toEqual([]);
    expect(findNeighbourIssues("pl", { context: "", id, text: "Rezerwacja wygaśnie za {time} min" })).toEqual(
      [],
    );
  });
});
