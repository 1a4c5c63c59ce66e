import { expect, it } from "vitest";
import { describeError, formatErrorText } from "./describeError.ts";

it("keeps the stack and the cause of an error", () => {
  const error = new TypeError("outer", {
    cause: Object.assign(new Error("inner ann@x.org"), { code: "23P01" }),
  });
  const described = describeError(error);
  expect(described).toMatchObject({ type: "TypeError", message: "outer" });
  expect(described["cause"]).toMatchObject({ message: "inner [e-mail]", code: "23P01" });
  expect(described.stack).toContain("describeError.test.ts");
  expect(described.stack).not.toContain("outer");
});

it("accepts values that are no errors and errors that are their own cause", () => {
  expect(describeError("ann@x.org")).toMatchObject({ type: "string", message: "not an Error" });
  const ring = new Error("ring");
  ring.cause = ring;
  expect(JSON.stringify(describeError(ring)).match(/"message":"ring"/g)).toHaveLength(5);
});

it("removes user input that looks like a frame, a name or a code", () => {
  const note = "rings twice\n    at Elm Street 12\n    at zinnias (garden:12:1)";
  const error = Object.assign(new Error(note), { name: "Mrs Bee", code: "Ann Bee" });
  const described = describeError(error);
  expect(described).toMatchObject({ type: "Error", code: "" });
  expect(described.stack).toContain("describeError.test.ts");
  // The message was changed later, so it no longer marks where the stack's frames start.
  const later = new Error(note);
  later.message = "another";
  for (const { stack } of [described, describeError(later)]) expect(stack).not.toMatch(/Elm|twice/);
  expect(described.stack).not.toContain("zinnias");
});

it("formats the same content for the console", () => {
  const error = Object.assign(new TypeError("no 'Ann Bee' here"), { code: "E_NO" });
  expect(formatErrorText(error)).toMatch(
    /^TypeError: no \[value\] here \(E_NO\)\n\s+at .*describeError\.test\.ts/,
  );
  expect(formatErrorText("Ann Bee")).toBe("string: not an Error");
});
