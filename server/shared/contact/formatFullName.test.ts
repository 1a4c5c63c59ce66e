import { expect, it } from "vitest";
import { locales } from "../languages/locales.ts";
import { formatFullName, isFamilyNameFirst } from "./formatFullName.ts";

it.each([
  ["en", "Margit Nagy"],
  ["de", "Margit Nagy"],
  ["hu", "Nagy Margit"],
  ["hu-HU", "Nagy Margit"],
])("formats a name in %s as %s", (locale, name) => {
  expect(formatFullName({ firstName: "Margit", lastName: "Nagy" }, locale)).toBe(name);
});

it("formats a name that has one part", () => {
  expect(formatFullName({ firstName: "Margit", lastName: "" }, "hu")).toBe("Margit");
  expect(formatFullName({ firstName: "", lastName: "" }, "en")).toBe("");
});

it("puts the family name first in Hungarian only", () => {
  expect(locales.filter(isFamilyNameFirst)).toEqual(["hu"]);
});
