import { describe, expect, it } from "vitest";
import { promiseForObject } from "./promiseForObject.ts";

describe("promiseForObject", () => {
  it("resolves promises and keeps the fields in their order", async () => {
    const resolved = await promiseForObject({
      a: Promise.resolve(1),
      b: 2,
      c: null,
      d: Promise.resolve(null),
      e: [3],
    });
    expect(Object.entries(resolved)).toEqual([
      ["a", 1],
      ["b", 2],
      ["c", null],
      ["d", null],
      ["e", [3]],
    ]);
  });

  it("rejects with the first error and leaves no rejection unhandled", async () => {
    const rejections: unknown[] = [];
    const note = (error: unknown) => void rejections.push(error);
    process.on("unhandledRejection", note);
    const fields = { a: 1, b: Promise.reject(new Error("first")), c: Promise.reject(new Error("second")) };
    await expect(promiseForObject(fields)).rejects.toThrow("first");
    await new Promise((resolve) => setImmediate(resolve));
    process.off("unhandledRejection", note);
    expect(rejections).toEqual([]);
  });
});
