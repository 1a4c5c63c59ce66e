import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../app/http/testApp.ts";

/** A site whose version a test raises. */
async function publicApp() {
  const site = { stamp: "b 1" as string | null };
  // `shop.example` is written down; whoever asks for another host is at the house's.
  const { app, log } = await testApp({
    siteStamp: async ({ host, origin }) =>
      site.stamp === null
        ? null
        : { key: site.stamp, origin: host === "shop.example" ? origin : "https://house.example" },
  });
  return { app, log, site };
}

const dataOf = (html: string) =>
  JSON.parse(/id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? "null") as Record<string, unknown>;

describe("a public page", () => {
  it("is made once for everybody", async () => {
    const { app } = await publicApp();
    const first = await app.inject("/about");
    const second = await app.inject({ url: "/about", headers: { cookie: "session=1", "user-agent": "x" } });
    expect(first.statusCode).toBe(200);
    expect(second.body).toBe(first.body);
    expect(dataOf(second.body)["made"]).toBe(1);
    expect(first.headers["cache-control"]).toBe("public, no-cache");
  });

  it("holds nothing of whoever asked first", async () => {
    const { app } = await publicApp();
    const headers = {
      cookie: "secret=ann; i18n_redirected=de",
      "accept-language": "fr",
      authorization: "Bearer x",
    };
    const { body } = await app.inject({ url: "/about", headers });
    expect(dataOf(body)).toMatchObject({ cookies: null, locale: "de" });
    expect(body).not.toContain("ann");
  });

  it("is one a language and one an origin, whatever host is invented", async () => {
    const { app } = await publicApp();
    const made = async (headers: Record<string, string>) =>
      dataOf((await app.inject({ url: "/about", headers })).body);
    expect(await made({ host: "a.example" })).toMatchObject({ url: "https://house.example/about", made: 1 });
    expect(await made({ host: "shop.example" })).toMatchObject({ url: "http://shop.example/about", made: 2 });
    for (const host of ["b.example", "b.example:8080", "shop.example.evil.test", "'", "x".repeat(200)])
      expect(await made({ host })).toMatchObject({ url: "https://house.example/about", made: 1 });
    expect((await made({ host: "a.example", cookie: "i18n_redirected=de" }))["locale"]).toBe("de");
  });

  it("is made anew for the next request when its site has changed", async () => {
    const { app, site } = await publicApp();
    const first = await app.inject("/about");
    site.stamp = "b 2";
    const second = await app.inject({
      url: "/about",
      headers: { "if-none-match": String(first.headers["etag"]) },
    });
    expect(second.statusCode).toBe(200);
    expect(dataOf(second.body)["made"]).toBe(2);
  });

  it("is the same with parameters that no page reads, and says nothing of them", async () => {
    const { app } = await publicApp();
    const { body } = await app.inject("/about?utm_source=ann");
    expect(body).not.toContain("ann");
    expect((await app.inject("/about?fbclid=1")).body).toBe(body);
    expect((await app.inject("/about")).body).toBe(body);
  });

  it("is not sent again to whoever has it, in whatever coding", async () => {
    const { app } = await publicApp();
    const { headers } = await app.inject({ url: "/about", headers: { "accept-encoding": "br" } });
    for (const coding of ["br", "gzip", "identity"]) {
      const asked = { "if-none-match": String(headers["etag"]), "accept-encoding": coding };
      const again = await app.inject({ url: "/about", headers: asked });
      expect([again.statusCode, again.body]).toEqual([304, ""]);
    }
  });

  it("is compressed as it is asked for", async () => {
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

  it("answers HEAD without a body", async () => {
    const { app } = await publicApp();
    const response = await app.inject({ method: "HEAD", url: "/about" });
    expect([response.statusCode, response.body]).toEqual([200, ""]);
  });

  it("says in its head what it is, and nothing in it ends an element", async () => {
    const { app } = await publicApp();
    const { body } = await app.inject("/about");
    expect(body).toContain('<link rel="canonical" href="http://x/&quot;about">');
    expect(body).toContain('<script type="application/ld+json">[{"name":"\\u003c/script>"}]</script>');
  });
});

describe("a page that is kept for nobody", () => {
  it.each([
    ["with a parameter that pages read", "/about?locale=de"],
    ["of the widget, whatever it says", "/widget/about"],
    ["of a preview, whatever it says", "/v2/preview/about"],
    ["that holds what is one visitor's", "/one"],
    ["that came in part", "/half"],
  ])("is one %s", async (_what, url) => {
    const { app } = await publicApp();
    const made = async () => dataOf((await app.inject(url)).body)["made"];
    expect([await made(), await made()]).toEqual([1, 2]);
    expect((await app.inject(url)).headers["cache-control"]).not.toContain("public");
  });

  it("is any of a business without a site", async () => {
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

it("leads to no other host, whatever the page says", async () => {
  const { app } = await publicApp();
  expect((await app.inject("/away")).headers["location"]).toBe("/evil.test/");
});
