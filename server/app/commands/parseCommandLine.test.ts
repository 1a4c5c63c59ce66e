import { expect, it } from "vitest";
import { parseCommandLine } from "./parseCommandLine.ts";

it.each([
  [["key", "list"], { words: ["key", "list"], options: {} }],
  [
    ["key", "add", "a name", "--scope", "content", "--scope", "bookings:read"],
    { words: ["key", "add", "a name"], options: { scope: ["content", "bookings:read"] } },
  ],
  [
    ["owner", "add", "--password", "ada@example.org", "--business", "harbor"],
    { words: ["owner", "add", "ada@example.org"], options: { password: [""], business: ["harbor"] } },
  ],
  [["owner", "list", "--business"], { words: ["owner", "list"], options: { business: [""] } }],
])("%j", (args, typed) => {
  expect(parseCommandLine(args)).toEqual(typed);
});
