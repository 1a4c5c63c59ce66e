import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { compressFiles } from "../../../tooling/compressFiles.mjs";
import { addAssetRoutes } from "./assets.ts";

const script = 'export const word = "time";\n'.repeat(100);

/** Serves one script with compressed copies, `/assets/entry-1.js`, and one small script without copies. */
async function serveAssets() {
  const folder = mkdtempSync(join(tmpdir(), "daybook-assets-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets", "entry-1.js"), script);
  writeFileSync(join(folder, "assets", "tiny-1.js"), "export {};");
  await compressFiles(join(folder, "assets"));
  const app = Fastify();
  addAssetRoutes(app, folder);
  onTestFinished(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  return { app, folder };
}

it.each([
  ["br", "br", brotliDecompressSync],
  ["gzip", "gz", gunzipSync],
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
])("sends the compressed copy of the build to browsers that accept %s", async (accepted, ending, open) => {
  const { app, folder } = await serveAssets();
  const response = await app.inject({
    url: "/assets/entry-1.js",
    headers: { "accept-encoding": accepted },
  });
  const copy = readFileSync(join(folder, "assets", `entry-1.js.${ending}`));
  expect(response.rawPayload.equals(copy)).toBe(true);
  expect(open(response.rawPayload).toString()).toBe(script);
  expect(response.headers).toMatchObject({
    "content-encoding": accepted === "gzip" ? "gzip" : "br",
    "content-type": expect.stringContaining("javascript"),
    "cache-control": "public, max-age=31536000, immutable",
    vary: "accept-encoding",
  });
});

it("sends the file itself without a copy or an accepted coding", async () => {
  const { app } = await serveAssets();
  const plain = await app.inject("/assets/entry-1.js");
  expect(plain.body).toBe(script);
  expect(plain.headers).not.toHaveProperty("content-encoding");
  const tiny = await app.inject({ url: "/assets/tiny-1.js", headers: { "accept-encoding": "br" } });
  expect(tiny.body).toBe("export {};");
  expect(tiny.headers).not.toHaveProperty("content-encoding");
});
