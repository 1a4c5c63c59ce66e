import { describe, expect, it } from "vitest";
import { createTestApp } from "./createTestApp.ts";

const withPages = (serverOrigin = "http://localhost") => createTestApp({ developersAt: () => serverOrigin });

describe("developer pages", () => {
  it("exist at every host, in English", async () => {
    const { app } = await withPages();
    const answer = await app.inject({ url: "/developers", headers: { host: "studio.example" } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body).toContain('<html lang="en">');
    expect(answer.body).toContain(
      '<link rel="stylesheet" href="/developers/assets/pages-1.css">'.replace(">", " />"),
    );
  });

  it("show the requested host in their examples", async () => {
    const { app } = await withPages();
    const url = "/developers/getting-started";
    const { body } = await app.inject({ url, headers: { host: "studio.example" } });
    expect(body).toContain("curl http://studio.example/graphql");
    expect(body).not.toContain("book.example.com");
  });

  it("are indexed only at the server's own origin", async () => {
    const { app } = await withPages("http://house.example");
    const at = (host: string) => app.inject({ url: "/developers", headers: { host } });
    expect((await at("house.example")).headers["x-robots-tag"]).toBeUndefined();
    const elsewhere = await at("studio.example");
    expect(elsewhere.headers["x-robots-tag"]).toBe("noindex");
    expect(elsewhere.body).toContain('<link rel="canonical" href="http://house.example/developers"');
  });

  it("are not sent again to clients that have them", async () => {
    const { app } = await withPages();
    const first = await app.inject({ url: "/developers/errors" });
    const headers = { "if-none-match": String(first.headers["etag"]) };
    const again = await app.inject({ url: "/developers/errors", headers });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
  });

  it("have one address each, without a trailing slash", async () => {
    const { app } = await withPages();
    const answer = await app.inject({ url: "/developers/errors/?from=mail" });
    expect(answer.statusCode).toBe(308);
    expect(answer.headers["location"]).toBe("/developers/errors?from=mail");
  });

  it("describe the types of this schema", async () => {
    const { app } = await withPages();
    const { body } = await app.inject({ url: "/developers/reference/queries" });
    expect(body).toContain('<h2 id="hello"><code>hello</code></h2>');
    expect(body).toContain('<a href="/developers/reference/scalars/String">String</a>');
  });

  it("leave every other address to the error page", async () => {
    const { app } = await withPages();
    for (const url of [
      "/developers/nothing",
      "/developers/reference/objects/Nothing",
      "/developers/assets/no.css",
    ]) {
      const answer = await app.inject({ url });
      expect(answer.statusCode, url).toBe(404);
    }
  });

  it("do not exist if the server has no origin", async () => {
    const { app } = await createTestApp();
    expect((await app.inject({ url: "/developers" })).statusCode).toBe(404);
  });
});
