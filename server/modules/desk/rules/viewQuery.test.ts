import { expect, it } from "vitest";
import { VIEW_QUERY_MAX, isViewQuery } from "./viewQuery.ts";

it.each(["", "status=CONFIRMED", "staff=amara&from=2026-11-24&search=%C3%96zdemir", "search="])(
  "isViewQuery accepts %j",
  (text) => {
    expect(isViewQuery(text)).toBe(true);
  },
);

it.each([
  "?status=CONFIRMED",
  "status",
  "status=CONFIRMED&",
  "=x",
  "a b=c",
  "a=b c",
  "a=<b>",
  "a=b#c",
  "a=b=c",
  `a=${"b".repeat(VIEW_QUERY_MAX)}`,
])("isViewQuery rejects %j", (text) => {
  expect(isViewQuery(text)).toBe(false);
});
