import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { chooseEncoding, compress } from "./encodings.ts";

it.each([
  [undefined, null],
  ["", null],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.0, gzip;q=0", null],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["identity", null],
  ["brr", null],
])("selects for %s the coding %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

it("compresses without loss", async () => {
  const content = Buffer.from("a page ".repeat(1_000));
  expect(brotliDecompressSync(await compress(content, "br")).equals(content)).toBe(true);
  expect(gunzipSync(await compress(content, "gzip")).equals(content)).toBe(true);
});
