import { Readable } from "node:stream";
import type { MultipartFile } from "@fastify/multipart";
import { afterEach, describe, expect, it, vi } from "vitest";
import { BrokenUpload, SlowUpload, decodeFileName, readBytes } from "./uploadParts.ts";

const part = (...sizes: number[]) => {
  const file = Readable.from(sizes.map((size) => Buffer.alloc(size, 1)));
  return { file: Object.assign(file, { truncated: false }) as unknown as MultipartFile["file"] };
};

describe("readBytes", () => {
  it("takes memory until the caller releases it", async () => {
    const memory = { left: 100 };
    const read = await readBytes(part(30, 20), 60, memory);
    expect(read).toEqual({ kind: "all", content: Buffer.alloc(50, 1) });
    expect(memory).toEqual({ left: 50 });
  });

  it("releases memory when the file is too large or memory is short", async () => {
    const memory = { left: 100 };
    expect(await readBytes(part(30, 20, 20), 60, memory)).toEqual({ kind: "too large" });
    expect(await readBytes(part(70, 20, 20), 200, memory)).toEqual({ kind: "no room" });
    expect(await readBytes(part(), 0, memory)).toEqual({ kind: "all", content: Buffer.alloc(0) });
    expect(memory).toEqual({ left: 100 });
  });

  it("releases memory when the file breaks off", async () => {
    const memory = { left: 100 };
    const file = Readable.from(
      (async function* () {
        yield Buffer.alloc(10);
        throw new Error("Unexpected end of form");
      })(),
    ) as MultipartFile["file"];
    await expect(readBytes({ file }, 60, memory)).rejects.toThrow(BrokenUpload);
    expect(memory).toEqual({ left: 100 });
  });

  it("reports a file that the parser cut off as too large", async () => {
    const cut = part(10);
    cut.file.truncated = true;
    expect(await readBytes(cut, 60, { left: 100 })).toEqual({ kind: "too large" });
  });
});

describe("the rate of a sender", () => {
  afterEach(() => void vi.useRealTimers());

  /** Sends one chunk in each window of 15 seconds; 0 sends none. Returns the outcome after all windows. */
  async function sendInWindows(...sizes: number[]) {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const memory = { left: 10_000 };
    const file = new Readable({ read() {} });
    const sent = { file: Object.assign(file, { truncated: false }) as unknown as MultipartFile["file"] };
    const outcome = readBytes(sent, 10_000, memory).then(
      ({ kind }) => kind,
      (error: unknown) => error,
    );
    for (const size of sizes) {
      if (size > 0) file.push(Buffer.alloc(size));
      await new Promise((resolve) => setImmediate(resolve));
      vi.advanceTimersByTime(15_000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    file.push(null);
    return { outcome: await outcome, left: memory.left };
  }

  it("may be low when it is steady for two minutes", async () => {
    expect(await sendInWindows(...Array.from({ length: 8 }, () => 5))).toEqual({
      outcome: "all",
      left: 9_960,
    });
  });

  it.each([
    ["stops after much of the file", [9_000, 0]],
    ["sends almost nothing after much of the file", [9_000, 100]],
    ["never begins", [0]],
    ["stops after a file that is dropped for its size", [11_000, 0]],
  ])("releases the memory when a sender %s", async (_, sizes) => {
    expect(await sendInWindows(...sizes)).toEqual({ outcome: expect.any(SlowUpload), left: 10_000 });
  });

  it("is not measured after the end of the file", async () => {
    await sendInWindows(10);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it.each([
  ["a%22b%22.pdf", 'a"b".pdf'],
  ["a%0D%0Ab.pdf", "a  b.pdf"],
  ["100%.pdf", "100%.pdf"],
  ["%41.pdf", "%41.pdf"],
  [undefined, ""],
])("decodeFileName converts %j to %j", (filename, name) => {
  expect(decodeFileName({ filename } as MultipartFile)).toBe(name);
});
