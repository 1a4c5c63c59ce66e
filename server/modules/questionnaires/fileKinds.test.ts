import { describe, expect, it } from "vitest";
import { cleanFileName, detectMediaType } from "./fileKinds.ts";

const bytes = (text: string) => Buffer.from(text, "latin1");

describe("detectMediaType", () => {
  it.each([
    ["a PDF", bytes("%PDF-1.7\n"), "x.png", "application/pdf"],
    ["a GIF", bytes("GIF89a\u0001\u0000\u0001\u0000"), "x.pdf", "image/gif"],
    ["a program", bytes(`MZ${"\0".repeat(200)}`), "photo.jpg", "application/x-msdownload"],
    ["a text", Buffer.from("Grüße"), "x.png", "text/plain"],
    ["a page", bytes("<!doctype html><script>alert(1)</script>"), "x.html", "text/plain"],
    [
      "a picture of scripts",
      bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      "x.svg",
      "text/plain",
    ],
    ["a table", bytes("a,b\n1,2\n"), "x.CSV", "text/csv"],
    ["something else", Buffer.from([0, 1, 2, 3]), "x.txt", null],
    ["no UTF-8", Buffer.from([0xc3, 0x28, 0x41, 0x41]), "x.txt", null],
    [
      "an old document",
      Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600)]),
      "x.doc",
      "application/msword",
    ],
    [
      "what only looks like one",
      Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600)]),
      "x.png",
      "application/x-cfb",
    ],
  ])("%s", async (_, content, name, mediaType) => {
    expect(await detectMediaType(content, name)).toBe(mediaType);
  });

  it.each([
    [
      "a video's header whose parts have no length",
      Buffer.concat([Buffer.from("3026b2758e66cf11a6d9", "hex"), Buffer.alloc(500)]),
    ],
    ["an archive cut off", bytes("PK\u0003\u0004\u0014\0\0\0\u0008\0")],
    [
      "one that says it is huge",
      Buffer.concat([
        bytes("PK\u0003\u0004\u0014\0\0\0\u0008\0\0\0\0\0"),
        Buffer.alloc(12, 255),
        Buffer.alloc(100),
      ]),
    ],
  ])("returns without delay for %s", async (_, content) => {
    await expect(detectMediaType(content, "x")).resolves.not.toBe("image/png");
  });
});

describe("cleanFileName", () => {
  it.each([
    ["results.pdf", "results.pdf"],
    ["  a   b.pdf ", "a b.pdf"],
    ["/etc/passwd", "passwd"],
    ["..", "file"],
    ["", "file"],
    ["a/", "file"],
    [".htaccess", "htaccess"],
    ["名前.pdf", "名前.pdf"],
    ["\u202efdp.exe", "fdp.exe"],
    [`${"é".repeat(200)}.jpeg`, `${"é".repeat(95)}.jpeg`],
    [`a.${"b".repeat(200)}`, `a.${"b".repeat(98)}`],
    [`${"x".repeat(100_000)}.pdf`, `${"x".repeat(96)}.pdf`],
  ])("converts %j to %j", (sent, expectedName) => {
    expect(cleanFileName(sent)).toBe(expectedName);
  });
});
