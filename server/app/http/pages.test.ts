import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createTestApp } from "./createTestApp.ts";

const pageData = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? "null");

describe("page", () => {
  it("is a complete document with the early script as its only inline script", async () => {
    const { app } = await createTestApp();
    const response = await app.inject("/widget/x");
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(response.body).toContain('<html lang="en" dir="ltr">');
    expect(response.body).toContain("<title>T &lt;&amp;&gt;</title>");
    expect(response.body).toContain('<div id="root"><p>/widget/x</p></div>');
    const scripts = response.body.replace(/(data-later-modules)="[^"]+"/, '$1="…"').match(/<script[^>]*>/g);
    expect(scripts).toEqual([
      "<script>",
      '<script type="module" fetchpriority="low" data-later-modules="…" src="/assets/entry-1.js">',
      '<script type="application/json" id="page-data">',
    ]);
    const inline = /<script>(.*?)<\/script>/s.exec(response.body)?.[1] ?? "";
    const hash = createHash("sha256").update(inline).digest("base64");
    expect(response.headers["content-security-policy"]).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect((await app.inject("/site")).body).not.toContain("<script>");
  });

  it("links each required asset once", async () => {
    const { app } = await createTestApp();
    const { body } = await app.inject("/widget/x");
    expect(body.match(/<link rel="(?:stylesheet|modulepreload)"[^>]*>/g)).toEqual([
      '<link rel="stylesheet" href="/assets/entry-1.css">',
      '<link rel="stylesheet" href="/assets/XPage-1.css">',
    ]);
    expect(/data-later-modules="([^"]*)"/.exec(body)?.[1]?.split(" ")).toEqual([
      "/assets/shared-1.js",
      "/assets/XPage-1.js",
      "/assets/en-1.js",
    ]);
    expect((await app.inject("/nothing")).body).not.toContain("XPage");
  });

  it("preloads later messages only for a page that uses them", async () => {
    const { app } = await createTestApp();
    const word = (body: string) => body.match(/en-\d\.js/g);
    expect(word((await app.inject("/widget/x")).body)).toEqual(["en-1.js"]);
    expect(word((await app.inject("/widget/x?later")).body)).toEqual(["en-1.js", "en-2.js"]);
  });

  it("of the site links ordered styles and only a small script", async () => {
    const { app } = await createTestApp();
    const { body } = await app.inject("/site");
    expect(body.match(/<link rel="(?:stylesheet|modulepreload)"[^>]*>/g)).toEqual([
      '<link rel="stylesheet" href="/assets/plain-1.css">',
      '<link rel="stylesheet" href="/assets/site-1.css">',
      '<link rel="stylesheet" href="/assets/SitePage-1.css">',
      '<link rel="modulepreload" fetchpriority="low" href="/assets/plain-1.js">',
    ]);
    expect(body.match(/<script[^>]*>/g)).toEqual([
      '<script type="module" fetchpriority="low" src="/assets/site-1.js">',
    ]);
  });

  it("contains its data in a way that cannot end the element", async () => {
    const { app } = await createTestApp();
    const { body } = await app.inject("/widget/x");
    expect(pageData(body)).toEqual({ locale: "en", text: "</script><!--" });
    expect(body).not.toContain("<!--");
  });

  it("is rendered from GraphQL in this process", async () => {
    const { app } = await createTestApp();
    const { body } = await app.inject("/widget/data");
    expect(pageData(body)).toEqual({ locale: "en", answer: { data: { hello: "Hello page" } } });
  });

  it("receives the address, cookies and languages of the request", async () => {
    const { app } = await createTestApp();
    const headers = { host: "salon.example:8080", cookie: "i18n_redirected=de", "accept-language": "fr" };
    const { body } = await app.inject({ url: "/widget/request?a=1&b=%20", headers });
    expect(pageData(body)).toEqual({
      locale: "en",
      url: "http://salon.example:8080/widget/request?a=1&b=%20",
      cookies: "i18n_redirected=de",
      acceptLanguage: "fr",
    });
  });

  it("is not sent again to a client that has it", async () => {
    const { app } = await createTestApp();
    const first = await app.inject("/widget/x");
    const etag = String(first.headers["etag"]);
    const again = await app.inject({ url: "/widget/x", headers: { "if-none-match": `"other", W/${etag}` } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
    expect(first.headers["cache-control"]).toBe("private, no-cache");
    expect(first.headers["vary"]).toContain("accept-language");
  });

  it("of one visitor is never cached", async () => {
    const { app } = await createTestApp();
    const { headers } = await app.inject("/widget/private");
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
    expect(headers["etag"]).toBeUndefined();
  });

  it("responds to HEAD without a body", async () => {
    const { app } = await createTestApp();
    const response = await app.inject({ method: "HEAD", url: "/widget/x" });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe("");
  });
});

describe("other addresses", () => {
  it.each(["/", "/favicon.ico", "/nope", "/%E0%A4%A", "//evil.test/widget/x", "/assets", "/graphql/x"])(
    "%s is the error page with status 404",
    async (url) => {
      const { app } = await createTestApp();
      const response = await app.inject(url);
      expect(response.statusCode).toBe(404);
      expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    },
  );

  it("redirect to the canonical address with its query", async () => {
    const { app } = await createTestApp();
    const response = await app.inject("/moved/?a=1");
    expect(response.statusCode).toBe(308);
    expect(response.headers["location"]).toBe("/moved?a=1");
  });

  it("serve built files with a long cache time", async () => {
    const { app } = await createTestApp();
    const response = await app.inject("/assets/entry-1.js");
    expect(response.body).toBe("console.log(1)");
    expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(response.headers["content-type"]).toContain("javascript");
  });

  it("serve pictures with revalidation", async () => {
    const { app } = await createTestApp();
    const response = await app.inject("/demo/amara.svg");
    expect(response.headers["content-type"]).toContain("image/svg+xml");
    expect(response.headers["cache-control"]).toBe("public, max-age=3600");
    expect(response.headers["content-security-policy"]).toContain("script-src 'self'");
  });

  it.each([
    "/assets/gone-1.js",
    "/.vite/manifest.json",
    "/assets/../package.json",
    "/assets/%2e%2e/.vite/manifest.json",
  ])("%s is no file", async (url) => {
    const { app } = await createTestApp();
    expect((await app.inject(url)).statusCode).toBe(404);
  });

  it("accept only GET and HEAD", async () => {
    const { app } = await createTestApp();
    expect((await app.inject({ method: "POST", url: "/widget/x" })).statusCode).toBe(404);
  });
});

describe("page that fails", () => {
  it("is logged without personal data", async () => {
    const { app, log } = await createTestApp();
    expect((await app.inject("/widget/broken")).statusCode).toBe(500);
    expect(log()).toContain("rendering a page failed");
    expect(log()).not.toContain("ann@example.com");
  });

  it("gets a plain response if it cannot be rendered", async () => {
    const { app, log } = await createTestApp();
    const response = await app.inject("/widget/crash");
    expect(response.statusCode).toBe(500);
    expect(response.body).toBe("500 Something went wrong");
    expect(log()).toContain("crash of [e-mail]");
  });
});

describe("headers of every response", () => {
  it.each([
    ["/widget/x", "frame-ancestors *"],
    ["/", "frame-ancestors 'none'"],
    ["/widget", "frame-ancestors 'none'"],
    ["/v2/preview/widget/", "frame-ancestors 'none'"],
  ])("%s may be framed as %s", async (url, ancestors) => {
    const { app } = await createTestApp();
    const { headers } = await app.inject(url);
    expect(headers["content-security-policy"]).toContain(ancestors);
    expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-[^';]+';/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("same-origin");
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("ignore a request id of the caller", async () => {
    const { app } = await createTestApp();
    const { headers } = await app.inject({
      url: "/healthz",
      headers: { "request-id": "mine", "x-request-id": "mine" },
    });
    expect(headers["x-request-id"]).not.toBe("mine");
  });
});
