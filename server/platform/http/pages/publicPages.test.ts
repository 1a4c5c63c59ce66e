import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createTestApp } from "../../../app/http/createTestApp.ts";

/** A site whose version the test raises. */
async function publicApp() {
  const site = { stamp: "b 1" as string | null };
  // `shop.example` is a known host. Unknown hosts get the server's own origin.
  const { app, log } = await createTestApp({
    siteStamp: async ({ host, origin }) =>
      site.stamp === null
        ? null
        : { key: site.stamp, origin: host === "shop.example" ? origin : "https://house.example" },
  });
  return { app, log, site };
}

const parsePageData = (html: string) =>
  JSON.parse(/id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? "null") as Record<string, unknown>;

describe("public page", () => {
  it("is rendered once for all visitors", async () => {
    const { app } = await publicApp();
    const first = await app.inject("/about");
    const second = await app.inject({ url: "/about", headers: { cookie: "session=1", "user-agent": "x" } });
    expect(first.statusCode).toBe(200);
    expect(second.body).toBe(first.body);
    expect(parsePageData(second.body)["made"]).toBe(1);
    expect(first.headers["cache-control"]).toBe("public, no-cache");
  });

  it("contains no data of the first visitor", async () => {
    const { app } = await publicApp();
    const headers = {
      cookie: "secret=ann; i18n_redirected=de",
      "accept-language": "fr",
      authorization: "Bearer x",
    };
    const { body } = await app.inject({ url: "/about", headers });
    expect(parsePageData(body)).toMatchObject({ cookies: null, locale: "de" });
    expect(body).not.toContain("ann");
  });

  it("is separate by language and origin, but not by invented hosts", async () => {
    const { app } = await publicApp();
    const loadData = async (headers: Record<string, string>) =>
      parsePageData((await app.inject({ url: "/about", headers })).body);
    expect(await loadData({ host: "a.example" })).toMatchObject({
      url: "https://house.example/about",
      made: 1,
    });
    expect(await loadData({ host: "shop.example" })).toMatchObject({
      url: "http://shop.example/about",
      made: 2,
    });
    for (const host of ["b.example", "b.example:8080", "shop.example.evil.test", "'", "x".repeat(200)])
      expect(await loadData({ host })).toMatchObject({ url: "https://house.example/about", made: 1 });
    expect((await loadData({ host: "a.example", cookie: "i18n_redirected=de" }))["locale"]).toBe("de");
  });

  it("is rendered again when its site has changed", async () => {
    const { app, site } = await publicApp();
    const first = await app.inject("/about");
    site.stamp = "b 2";
    const second = await app.inject({
      url: "/about",
      headers: { "if-none-match": String(first.headers["etag"]) },
    });
    expect(second.statusCode).toBe(200);
    expect(parsePageData(second.body)["made"]).toBe(2);
  });

  it("ignores parameters that no page reads and does not print them", async () => {
    const { app } = await publicApp();
    const { body } = await app.inject("/about?utm_source=ann");
    expect(body).not.toContain("ann");
    expect((await app.inject("/about?fbclid=1")).body).toBe(body);
    expect((await app.inject("/about")).body).toBe(body);
  });

  it("is not sent again to a client that has it in any coding", async () => {
    const { app } = await publicApp();
    const { headers } = await app.inject({ url: "/about", headers: { "accept-encoding": "br" } });
    for (const coding of ["br", "gzip", "identity"]) {
      const requestHeaders = { "if-none-match": String(headers["etag"]), "accept-encoding": coding };
      const again = await app.inject({ url: "/about", headers: requestHeaders });
      expect([again.statusCode, again.body]).toEqual([304, ""]);
    }
  });

  it("is compressed as requested", async () => {
    const { app } = await publicApp();
    const plain = await app.inject("/about");
    const ask = (coding: string) => app.inject({ url: "/about", headers: { "accept-encoding": coding } });
    const [br, gzip] = [await ask("gzip, br"), await ask("gzip")];
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(br.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(br.headers["vary"]).toContain("accept-encoding");
  });

  it("responds to HEAD without a body", async () => {
    const { app } = await publicApp();
    const response = await app.inject({ method: "HEAD", url: "/about" });
    expect([response.statusCode, response.body]).toEqual([200, ""]);
  });

  it("has its metadata in the head, and no value ends an element", async () => {
    const { app } = await publicApp();
    const { body } = await app.inject("/about");
    expect(body).toContain('<link rel="canonical" href="http://x/&quot;about">');
    expect(body).toContain('<script type="application/ld+json">[{"name":"\\u003c/script>"}]</script>');
  });
});

describe("page that is never cached", () => {
  it.each([
    ["with a parameter that pages read", "/about?locale=de"],
    ["of the widget, whatever it says", "/widget/about"],
    ["of a preview, whatever it says", "/v2/preview/about"],
    ["that holds what is one visitor's", "/one"],
    ["that came in part", "/half"],
  ])("is one %s", async (_what, url) => {
    const { app } = await publicApp();
    const loadData = async () => parsePageData((await app.inject(url)).body)["made"];
    expect([await loadData(), await loadData()]).toEqual([1, 2]);
    expect((await app.inject(url)).headers["cache-control"]).not.toContain("public");
  });

  it("is any page of a business without a site", async () => {
    const { app, site } = await publicApp();
    site.stamp = null;
    expect((await app.inject("/about")).headers["cache-control"]).toBe("private, no-cache");
  });

  it("is an error page", async () => {
    const { app } = await publicApp();
    const response = await app.inject("/nope");
    expect(response.statusCode).toBe(404);
    expect(response.headers["cache-control"]).toBe("private, no-cache");
  });
});

it("redirects to no other host", async () => {
  const { app } = await publicApp();
  expect((await app.inject("/away")).headers["location"]).toBe("/evil.test/");
});
