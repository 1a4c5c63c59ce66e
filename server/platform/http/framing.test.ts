import { describe, expect, it } from "vitest";
import { createTestApp } from "../../app/http/createTestApp.ts";

describe("frame-ancestors of a page", () => {
  const framedBy = async (host: string) =>
    host === "shut.test" ? ["https://a.example", "https://*.b.example"] : [];

  it.each([
    ["shut.test", "/widget/x", "frame-ancestors 'self' https://a.example https://*.b.example", undefined],
    [
      "SHUT.test:8080",
      "/widget/x",
      "frame-ancestors 'self' https://a.example https://*.b.example",
      undefined,
    ],
    ["open.test", "/widget/x", "frame-ancestors *", undefined],
    ["open.test", "/", "frame-ancestors 'none'", "DENY"],
    ["shut.test", "/graphql", "frame-ancestors 'none'", "DENY"],
    ["open.test", "/embed.js", "frame-ancestors 'none'", "DENY"],
    ["open.test", "/test-payments/x", "frame-ancestors 'none'", "DENY"],
    ["open.test", "/uploads/x", "frame-ancestors 'none'", "DENY"],
  ])("%s%s", async (host, url, ancestors, older) => {
    const { app } = await createTestApp({ findFrameAncestors: framedBy });
    const { headers } = await app.inject({ url, headers: { host } });
    expect(String(headers["content-security-policy"]).split("; ")).toContain(ancestors);
    expect(headers["x-frame-options"]).toBe(older);
  });

  it("is not guessed when the business cannot be loaded", async () => {
    const { app } = await createTestApp({
      findFrameAncestors: () => Promise.reject(new Error("no database")),
    });
    expect((await app.inject("/widget/x")).statusCode).toBe(500);
    expect((await app.inject("/healthz")).statusCode).toBe(200);
  });
});

describe("script for host pages", () => {
  it.each(["embed.js", "embed-dialog.js"])("%s is served to every origin and revalidated", async (name) => {
    const { app } = await createTestApp();
    const first = await app.inject(`/${name}`);
    expect(first.statusCode).toBe(200);
    expect(first.body).toBe(`// ${name}`);
    expect(first.headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "public, max-age=600, stale-while-revalidate=86400",
    });
    const etag = String(first.headers.etag);
    const again = await app.inject({ url: `/${name}`, headers: { "if-none-match": etag } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });
});
