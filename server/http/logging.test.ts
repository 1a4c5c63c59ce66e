import { describe, expect, it } from "vitest";
import { describeError, withoutValues } from "./logging.ts";

describe("what the log keeps of a message", () => {
  it.each([
    ["plain", "plain"],
    ["mail to Ann <ann.b+c@example.co.uk> failed", "mail to Ann <[e-mail]> failed"],
    ["Key (email)=(ann@x.org) already exists", "Key (email)=([value]) already exists"],
    ['invalid input syntax for type uuid: "Ann Bee"', "invalid input syntax for type uuid: [value]"],
    ["call +1 (212) 555-0100 back", "call [number] back"],
    ['column "starts_at" is missing', 'column "starts_at" is missing'],
    [
      "cannot read 'startsAt' of undefined (reading 'name')",
      "cannot read 'startsAt' of undefined (reading 'name')",
    ],
    ["value \"Ann\" of 'Mrs Bee' is out of range", "value [value] of [value] is out of range"],
    ["it can't and won't", "it can't and won't"],
    [
      "\nInvalid `create()`:\n\n{ name: 'Ann' }\n\nArgument missing",
      "Invalid `create()`: … Argument missing",
    ],
  ])("%j", (message, kept) => {
    expect(withoutValues(message)).toBe(kept);
  });
});

it("keeps the place and the cause of an error", () => {
  const error = new TypeError("outer", {
    cause: Object.assign(new Error("inner ann@x.org"), { code: "23P01" }),
  });
  const described = describeError(error);
  expect(described).toMatchObject({ type: "TypeError", message: "outer" });
  expect(described["cause"]).toMatchObject({ message: "inner [e-mail]", code: "23P01" });
  expect(described.stack).toContain("logging.test.ts");
  expect(described.stack).not.toContain("outer");
});

it("survives what is no error", () => {
  expect(describeError("ann@x.org")).toMatchObject({ type: "string", message: "not an Error" });
});
