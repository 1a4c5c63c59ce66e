import { mkdtempSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compressFiles } from "./compressFiles.mjs";

let folder: string;
const script = 'export const word = "time";\n'.repeat(100);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "daybook-compress-"));
  mkdirSync(join(folder, "deep"));
  writeFileSync(join(folder, "entry.js"), script);
  writeFileSync(join(folder, "deep", "page.css"), script);
  writeFileSync(join(folder, "tiny.js"), "export {};");
  writeFileSync(join(folder, "font.woff2"), script);
});
afterAll(() => rmSync(folder, { recursive: true }));

it("compressFiles writes compressed copies of text files only", async () => {
  await compressFiles(folder);
  expect(readdirSync(folder).toSorted()).toEqual([
    "deep",
    "entry.js",
    "entry.js.br",
    "entry.js.gz",
    "font.woff2",
    "tiny.js",
  ]);
  expect(readdirSync(join(folder, "deep")).toSorted()).toEqual(["page.css", "page.css.br", "page.css.gz"]);
  expect(brotliDecompressSync(readFileSync(join(folder, "entry.js.br"))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, "entry.js.gz"))).toString()).toBe(script);
});

it("compressFiles does not compress its own copies", async () => {
  await compressFiles(folder);
  expect(readdirSync(folder)).toHaveLength(6);
});
