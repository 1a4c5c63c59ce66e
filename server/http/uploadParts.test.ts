import { Readable } from "node:stream";
import type { MultipartFile } from "@fastify/multipart";
import { describe, expect, it } from "vitest";
import { BrokenUpload, nameOf, readBytes } from "./uploadParts.ts";

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

it.each([
  ["a%22b%22.pdf", 'a"b".pdf'],
  ["a%0D%0Ab.pdf", "a  b.pdf"],
  ["100%.pdf", "100%.pdf"],
  ["%41.pdf", "%41.pdf"],
  [undefined, ""],
])("a name that is sent as %j is %j", (filename, name) => {
  expect(nameOf({ filename } as MultipartFile)).toBe(name);
});
