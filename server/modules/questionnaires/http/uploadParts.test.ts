import { Readable } from "node:stream";
import type { MultipartFile } from "@fastify/multipart";
import { afterEach, describe, expect, it, vi } from "vitest";
import { BrokenUpload, SlowUpload, nameOf, readBytes } from "./uploadParts.ts";

/** A file that arrives in chunks of so many bytes. */
const part = (...sizes: number[]) => {
  const file = Readable.from(sizes.map((size) => Buffer.alloc(size, 1)));
  return { file: Object.assign(file, { truncated: false }) as unknown as MultipartFile["file"] };
};

describe("a file that is read", () => {
  it("takes memory until it is given back by who uses it", async () => {
    const memory = { left: 100 };
    const read = await readBytes(part(30, 20), 60, memory);
    expect(read).toEqual({ kind: "all", content: Buffer.alloc(50, 1) });
    expect(memory).toEqual({ left: 50 });
  });

  it("takes none when it is too large, or there is too little", async () => {
    const memory = { left: 100 };
    expect(await readBytes(part(30, 20, 20), 60, memory)).toEqual({ kind: "too large" });
    expect(await readBytes(part(70, 20, 20), 200, memory)).toEqual({ kind: "no room" });
    expect(await readBytes(part(), 0, memory)).toEqual({ kind: "all", content: Buffer.alloc(0) });
    expect(memory).toEqual({ left: 100 });
  });

  it("takes none when it breaks off", async () => {
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

  it("that the parser cut off is too large", async () => {
    const cut = part(10);
    cut.file.truncated = true;
    expect(await readBytes(cut, 60, { left: 100 })).toEqual({ kind: "too large" });
  });
});

describe("the rate of a sender", () => {
  afterEach(() => void vi.useRealTimers());

  /** Sends chunks, one in each window of 15 seconds; 0: nothing. Returns what came of it after all of them. */
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
  ])("gives the memory back when a sender %s", async (_, sizes) => {
    expect(await sendInWindows(...sizes)).toEqual({ outcome: expect.any(SlowUpload), left: 10_000 });
  });

  it("ends with the file", async () => {
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
])("a name that is sent as %j is %j", (filename, name) => {
  expect(nameOf({ filename } as MultipartFile)).toBe(name);
});
