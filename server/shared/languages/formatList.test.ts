import { expect, it } from "vitest";
import { formatList } from "./formatList.ts";

it.each([
  [[], "en", ""],
  [["Ada"], "de", "Ada"],
  [["Ada", "Bo"], "en", "Ada and Bo"],
  [["Ada", "Bo", "Cy"], "en", "Ada, Bo, and Cy"],
  [["Ada", "Bo", "Cy"], "de", "Ada, Bo und Cy"],
  [["Ada", "Bo", "Cy"], "hu", "Ada, Bo és Cy"],
  [["Ada", "Bo"], "pt-BR", "Ada e Bo"],
  [["Ada", "Ida"], "es", "Ada e Ida"],
])("formats %j in %s as %s", (items, locale, text) => {
  expect(formatList(items, locale)).toBe(text);
});
