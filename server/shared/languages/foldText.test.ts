import { expect, it } from "vitest";
import { foldText } from "./foldText.ts";

it.each([
  ["São Paulo", "sao paulo"],
  ["sa\u0303o paulo", "sao paulo"],
  ["KØBENHAVN", "kobenhavn"],
  ["Łódź", "lodz"],
  ["Straße", "strasse"],
  ["Ærø", "aero"],
  ["İstanbul", "istanbul"],
  ["N’Djamena", "ndjamena"],
  ["America/New_York", "america new york"],
  ["  Ho Chi  Minh-City ", "ho chi minh city"],
  ["\u0000<>", ""],
])("folds %j to %j", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
