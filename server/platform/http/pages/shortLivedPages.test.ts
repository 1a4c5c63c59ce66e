import { describe, expect, it, vi } from "vitest";
import { createTestApp } from "../../../app/http/createTestApp.ts";

function parsePageData(html: string): Record<string, unknown> {
  return JSON.parse(/id="page-data">([^<]*)</.exec(html)![1]!) as Record<string, unknown>;
}

/** A server that counts renderings, with changes that the test announces. */
async function countedApp() {
  let changes = 0;
  const { app } = await createTestApp({ changeCount: () => changes });
  return {
    change: () => void (changes += 1),
    ask: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    made: async (url: string, headers: Record<string, string> = {}) =>
      parsePageData((await app.inject({ url, headers })).body)["made"],
  };
}

describe("page with available slots", () => {
  it("is rendered once for all visitors within a second", async () => {
    const { made } = await countedApp();
    const all = await Promise.all([made("/widget/times"), made("/widget/times"), made("/widget/times")]);
    expect(all).toEqual([1, 1, 1]);
    expect(await made("/widget/times")).toBe(1);
  });

  it("is rendered again after a second", async () => {
    const { made } = await countedApp();
    const now = Math.ceil(performance.now());
    const clock = vi.spyOn(performance, "now").mockReturnValue(now);
    try {
      expect(await made("/widget/times")).toBe(1);
      clock.mockReturnValue(now + 999);
      expect(await made("/widget/times")).toBe(1);
      clock.mockReturnValue(now + 1_001);
      expect(await made("/widget/times")).toBe(2);
    } finally {
      clock.mockRestore();
    }
  });

  it("is rendered again after a change through this process", async () => {
    const { made, change } = await countedApp();
    expect(await made("/widget/times")).toBe(1);
    change();
    expect(await made("/widget/times")).toBe(2);
  });

  it("contains no data of the first visitor", async () => {
    const { ask } = await countedApp();
    const { body } = await ask("/widget/times", { "user-agent": "first", authorization: "Bearer good-key" });
    expect(parsePageData(body)).toMatchObject({ cookies: null, locale: "en" });
  });

  it.each([
    ["host", { host: "other.example" }, "/widget/times"],
    ["address", {}, "/widget/times?date=2026-12-01"],
  ])("is separate for another %s", async (_what, headers, url) => {
    const { made } = await countedApp();
    expect(await made("/widget/times")).toBe(1);
    expect(await made(url, headers)).toBe(2);
  });

  it("is private and revalidated by browsers", async () => {
    const { ask } = await countedApp();
    const first = await ask("/widget/times");
    const again = await ask("/widget/times");
    for (const { headers } of [first, again]) {
      expect(headers["cache-control"]).toBe("private, no-cache");
      expect(headers["vary"]).toBe("accept-language, cookie, accept-encoding");
    }
    const known = await ask("/widget/times", { "if-none-match": String(again.headers["etag"]) });
    expect(known.statusCode).toBe(304);
    expect(again.body).toBe(first.body);
  });

  it.each([
    ["a cookie came along", "/widget/times", { cookie: "visitor=1" }],
    ["it is private", "/widget/mine", {}],
    ["something was read for one visitor", "/widget/once", {}],
    ["its address is long", `/widget/times?name=${"x".repeat(300)}`, {}],
  ])("is rendered for each request if %s", async (_why, url, headers) => {
    const { made } = await countedApp();
    expect([await made(url, headers), await made(url, headers)]).toEqual([1, 2]);
  });

  it("is not cached after an error", async () => {
    const { ask } = await countedApp();
    for (const [url, status] of [
      ["/widget/broken", 500],
      ["/widget/unavailable", 503],
      ["/widget/crash", 500],
    ] as const) {
      expect((await ask(url)).statusCode).toBe(status);
      expect((await ask(url)).statusCode).toBe(status);
    }
  });
});
