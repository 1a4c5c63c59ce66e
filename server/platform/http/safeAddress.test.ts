import fc from "fast-check";
import { connect, type AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { createRateLimits, RATE_SETTINGS } from "./limits/rateLimits.ts";
import { toSafeAddress } from "./safeAddress.ts";
import { createTestApp } from "../../app/http/createTestApp.ts";

describe("toSafeAddress", () => {
  it.each([
    ["/widget/x?a=%00..", "/widget/x?a=%00.."],
    ["/.well-known/security.txt", "/.well-known/security.txt"],
    ["/%77idget/%7Ex%2D", "/widget/~x-"],
    ["/a%20b/%C3%A9", "/a%20b/%C3%A9"],
    ["/b/..x/x..", "/b/..x/x.."],
    ["//evil.test/x", "//evil.test/x"],
    ["/..", "/%252E%252E"],
  ])("keeps or decodes %s", (sent, safeAddress) => {
    expect(toSafeAddress(sent)).toBe(safeAddress);
  });

  it.each([
    "/widget/../account/sign-in",
    "/favicon.ico/../widget/x",
    "/healthz/./x",
    "/embed.js/%2e%2E/widget/x",
    "/x/.%2e/y",
    "/x/%252e%252e/y",
    "/assets/..%2f..%2fetc/passwd",
    "/assets/..%5c..%5cetc",
    "/x\\..\\y",
    "/x\\y",
    "/widget/appointment/%00",
    "/widget/appointment/%2500",
    "/%E0%A4%A",
    "/100%",
    "/a/.",
    "http://evil.test/widget/x",
    "/widget/x#.ics",
  ])("converts %s to one segment that decodes to the requested path", (sent) => {
    const safeAddress = toSafeAddress(sent);
    expect(safeAddress).toMatch(/^\/[^/\\#]*$/);
    expect(new URL(`http://a.test${safeAddress}`).pathname).toBe(safeAddress);
    expect(decodeURIComponent(safeAddress)).toBe(sent.startsWith("/") ? sent : `/${sent}`);
  });

  it("returns a path that `new URL()` does not change, for every input", () => {
    const part = fc.constantFrom(
      "/",
      "..",
      ".",
      "%2e",
      "%2F",
      "%5c",
      "\\",
      "%00",
      "%",
      "%25",
      "a",
      "widget",
      "#",
      "é",
      "%C3%A9",
      "%77",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const safeAddress = toSafeAddress(`/${parts.join("")}`);
        const { pathname, search, hash } = new URL(
          `http://a.test${encodeURI(safeAddress).replaceAll("%25", "%")}`,
        );
        expect([search, hash]).toEqual(["", ""]);
        expect(decodeURIComponent(pathname)).toBe(decodeURIComponent(safeAddress));
        // Decoding again reveals no further segments.
        expect(toSafeAddress(safeAddress).split("/").length).toBeLessThanOrEqual(
          safeAddress.split("/").length,
        );
      }),
    );
  });
});

/** Sends a raw path, which HTTP clients would normalize. */
function askRaw(port: number, path: string): Promise<{ status: number; head: string; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    socket.on("data", (chunk) => (text += chunk.toString("latin1")));
    socket.on("error", reject);
    socket.on("close", () => {
      const [head = "", body = ""] = text.split("\r\n\r\n");
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), head, body });
    });
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: a.test\r\nX-Forwarded-For: 198.51.100.7\r\nConnection: close\r\n\r\n`,
      "latin1",
    );
  });
}

const COUNTED = 100_000;

async function serve() {
  const rateLimits = createRateLimits({ ...RATE_SETTINGS, page: COUNTED }, () => 0);
  const taken: string[] = [];
  const { app, log } = await createTestApp({
    trustProxy: true,
    rateLimits: {
      ...rateLimits,
      take: (kind, address, amount) => {
        taken.push(kind);
        return rateLimits.take(kind, address, amount);
      },
    },
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  return { port: (app.server.address() as AddressInfo).port, taken, log };
}

const renderedPath = (body: string) => /id="root">.*?<p>(.*?)<\/p>/s.exec(body)?.[1] ?? null;
const FRAMEABLE = /^content-security-policy: .*frame-ancestors \*/im;

describe("hooks and renderer see the same path", () => {
  it.each([
    "/favicon.ico/../widget/appointment/northside",
    "/healthz/../widget/appointment/northside",
    "/embed.js/%2e%2e/widget/appointment/northside",
    "/widget/../account/sign-in",
    "/assets/..%2f..%2fetc/passwd",
    "/assets/..%2f..%2f..%2fserver%2fmain.cjs",
    "/demo/.git",
    "/assets/.vite/manifest.json",
    "/widget/appointment/%00",
    "/widget/appointment/northside/%00",
    "/graphql/../widget/x",
    "/widget/x#/../../account",
  ])("%s returns 404 and logs no error", async (path) => {
    const { port, log } = await serve();
    const answer = await askRaw(port, path);
    expect(answer.status).toBe(404);
    expect(answer.head).not.toMatch(FRAMEABLE);
    expect(log()).not.toContain('"level":50');
  });

  it("counts and frames by the rendered path, for every path", async () => {
    const { port, taken } = await serve();
    const part = fc.constantFrom(
      ..."/ / / .. . %2e %2f %5c \\ %00 % # widget healthz favicon.ico embed.js assets account x %77idget graphql .ics".split(
        " ",
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 9 }), async (parts) => {
        taken.length = 0;
        const answer = await askRaw(port, `/${parts.join("")}`);
        expect(answer.status).toBeLessThan(500);
        const path = renderedPath(answer.body);
        if (path === null) return;
        const isFree = path === "/favicon.ico" || path === "/embed.js";
        expect(taken).toEqual([...(isFree ? [] : ["page"]), "graph-cost"]);
        const isData = /\.(ics|graphql)$/.test(path);
        expect(FRAMEABLE.test(answer.head)).toBe(path.startsWith("/widget/") && !isData);
        expect(path).not.toMatch(/(^|\/)(\.|%2e){1,2}(\/|$)/i);
      }),
      { numRuns: 300, examples: [[["graphql", "/"]], [["%77idget", "/", "%2e", "graphql"]]] },
    );
  });
});
