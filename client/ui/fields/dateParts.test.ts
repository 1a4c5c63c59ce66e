import { expect, it } from "vitest";
import {
  isPartComplete,
  joinParts,
  getPartName,
  getPartOrder,
  splitParts,
  applyTypedText,
} from "./dateParts.ts";

const none = { day: "", month: "", year: "" };

it.each([
  ["en-US", ["month", "day", "year"]],
  ["de", ["day", "month", "year"]],
  ["hu", ["year", "month", "day"]],
])("getPartOrder returns the order of %s", (locale, order) => {
  expect(getPartOrder(locale)).toEqual(order);
});

it("getPartName returns names in the language of the page", () => {
  expect(["day", "month", "year"].map((part) => getPartName(part as "day", "hu"))).toEqual([
    "Nap",
    "Hónap",
    "Év",
  ]);
  expect(getPartName("month", "pt-BR")).toBe("Mês");
});

it("joins complete parts into an ISO date even if the date does not exist", () => {
  expect(joinParts({ day: "3", month: "2", year: "2000" })).toBe("2000-02-03");
  expect(joinParts({ day: "30", month: "02", year: "2000" })).toBe("2000-02-30");
  expect(joinParts({ day: "", month: "2", year: "" })).toBe("-02-");
  expect(joinParts(none)).toBe("");
});

it("splitParts is the inverse of joinParts", () => {
  for (const parts of [none, { day: "30", month: "02", year: "2000" }, { day: "", month: "13", year: "" }]) {
    expect(splitParts(joinParts(parts))).toEqual(parts);
  }
});

it.each([
  ["13", { ...none, month: "13" }],
  ["123", { ...none, month: "1" }],
  ["1x", { ...none, month: "1" }],
  ["02/30/2000", { month: "02", day: "30", year: "2000" }],
  ["2000-02-30", { month: "02", day: "30", year: "2000" }],
  ["", none],
])("applyTypedText reads %j typed into the month", (text, parts) => {
  expect(applyTypedText({ ...none, month: "1" }, "month", text, ["month", "day", "year"])).toEqual(parts);
});

it.each([
  ["day", "3", false],
  ["day", "31", true],
  ["month", "2/", true],
  ["month", "/", false],
  ["year", "198", false],
  ["year", "1984", true],
] as const)("isPartComplete with %s %j is %s", (part, text, isDone) => {
  expect(isPartComplete(part, text)).toBe(isDone);
});
