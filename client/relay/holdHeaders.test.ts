import { expect, it } from "vitest";
import { holdHeaders } from "./holdHeaders.ts";

const storing = (value: string | null) => ({ getItem: () => value });

it("sends the token of a live hold", () => {
  const storage = storing(JSON.stringify({ visitor: "v", token: "t", until: 600 }));
  expect(holdHeaders(storage, 599)).toEqual({ "x-daybook-hold": "t" });
  expect(holdHeaders(storage, 600)).toEqual({});
});

it.each([
  ["nothing", storing(null)],
  ["no storage", undefined],
  ["something else", storing("[1")],
  ["a hold without its token", storing(JSON.stringify({ visitor: "v", until: 600 }))],
  [
    "a storage that throws",
    {
      getItem: () => {
        throw new Error("forbidden");
      },
    },
  ],
])("sends nothing with %s", (_, storage) => {
  expect(holdHeaders(storage, 0)).toEqual({});
});
