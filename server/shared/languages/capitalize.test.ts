import { expect, it } from "vitest";
import { capitalize } from "./capitalize.ts";

it.each([
  ["listopad 2026", "pl", "Listopad 2026"],
  ["écoles", "fr", "Écoles"],
  ["środa", "pl", "Środa"],
  ["2026. november", "hu", "2026. november"],
  ["Montag", "de", "Montag"],
  ["", "en", ""],
])("capitalizes %j in %s as %j", (text, locale, capital) => {
  expect(capitalize(text, locale)).toBe(capital);
});
