import { expect, test } from "vitest";
import type { BoardColumn } from "../rules/boardModel.ts";
import { orderColumns, parseSettings } from "./boardSettings.ts";

const defaults = { zoom: 15, hidden: [], order: [] };

test.each([
  ["nothing", null, defaults],
  ["text that is no JSON", "{", defaults],
  ["a list", "[]", defaults],
  [
    "values of other types",
    '{"zoom":7,"hidden":"a","order":[1,"b"]}',
    { zoom: 15, hidden: [], order: ["b"] },
  ],
  [
    "settings",
    '{"zoom":30,"hidden":["a"],"order":["b","a"]}',
    { zoom: 30, hidden: ["a"], order: ["b", "a"] },
  ],
])("parses %s", (_name, text, expected) => {
  expect(parseSettings(text)).toEqual(expected);
});

test("columns without a place follow the ordered ones", () => {
  const columns = ["a", "b", "c"].map((id): BoardColumn => ({
    id,
    name: id,
    picture: null,
    units: 1,
    days: new Map(),
  }));
  expect(orderColumns(columns, { order: ["c"] }).map(({ id }) => id)).toEqual(["c", "a", "b"]);
});
