import { describe, expect, it } from "vitest";
import { dataPolicy } from "../../platform/http/securityHeaders.ts";
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

  it("exist as Markdown, which names the page as canonical", async () => {
    const { app } = await withPages("http://house.example");
    for (const path of ["/developers", "/developers/errors", "/developers/reference/scalars/String"]) {
      const { statusCode, headers, body } = await app.inject({
        url: `${path}.md`,
        headers: { host: "house.example" },
      });
      expect([path, statusCode]).toEqual([path, 200]);
      expect(headers["content-type"]).toBe("text/markdown; charset=utf-8");
      expect(headers["cache-control"]).toBe("public, max-age=300");
      expect(headers["content-security-policy"]).toBe(dataPolicy);
      expect(headers["link"]).toBe(`<http://house.example${path}>; rel="canonical"`);
      expect(body).toMatch(/^# /);
    }
    const { body } = await app.inject("/developers/errors");
    expect(body).toContain('<link rel="alternate" type="text/markdown" href="/developers/errors.md" />');
  });

  it("leave every other address to the error page", async () => {
    const { app } = await withPages();
    for (const url of [
      "/developers/nothing",
      "/developers/reference/objects/Nothing",
      "/developers/assets/no.css",
      "/developers/nothing.md",
      "/developers/reference/objects/Nothing.md",
      "/developers/.md",
      "/developers/llms.txt",
      "/.well-known/nothing",
    ]) {
      const answer = await app.inject({ url });
      expect(answer.statusCode, url).toBe(404);
    }
  });

  it("do not exist if the server has no origin", async () => {
    const { app } = await createTestApp();
    const paths = ["", ".md"].map((end) => `/developers${end}`);
    for (const url of [...paths, "/schema.graphql", "/llms.txt", "/.well-known/api-catalog"])
      expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404]);
  });
});

describe("files for programs", () => {
  const paths = [
    "/schema.graphql",
    "/schemas/form.v1.json",
    "/schemas/survey.v1.json",
    "/llms.txt",
    "/.well-known/api-catalog",
    "/developers/errors.md",
  ];

  it("are cached by their content, and may run nothing when opened", async () => {
    const { app } = await withPages();
    for (const url of paths) {
      const { statusCode, headers } = await app.inject({ url });
      expect([url, statusCode, headers["cache-control"]]).toEqual([url, 200, "public, max-age=300"]);
      expect(headers["content-security-policy"], url).toBe(dataPolicy);
      expect(headers["x-content-type-options"], url).toBe("nosniff");
      const again = await app.inject({ url, headers: { "if-none-match": String(headers["etag"]) } });
      expect([url, again.statusCode, again.body]).toEqual([url, 304, ""]);
      const changed = await app.inject({ url, headers: { "if-none-match": 'W/"other"' } });
      expect([url, changed.statusCode]).toEqual([url, 200]);
    }
  });

  it("are not indexed at other hosts", async () => {
    const { app } = await withPages("http://house.example");
    for (const url of paths) {
      const { headers } = await app.inject({ url, headers: { host: "studio.example" } });
      expect([url, headers["x-robots-tag"]]).toEqual([url, "noindex"]);
    }
  });

  it("include the schema as text", async () => {
    const { app } = await withPages();
    const { headers, body } = await app.inject("/schema.graphql");
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(body).toContain("hello(name: String): String!");
    expect(body.indexOf("address")).toBeLessThan(body.indexOf("hello"));
  });

  it("include JSON Schemas whose id has the configured origin at every host", async () => {
    const { app } = await withPages("http://house.example");
    for (const url of ["/schemas/site.v1.json", "/schemas/form.v1.json", "/schemas/survey.v1.json"]) {
      const { headers, body } = await app.inject({ url, headers: { host: "studio.example" } });
      expect(headers["content-type"]).toBe("application/schema+json");
      expect(headers["content-security-policy"]).toBe(dataPolicy);
      const again = await app.inject({ url, headers: { "if-none-match": headers.etag as string } });
      expect(again.statusCode).toBe(304);
      expect(JSON.parse(body)).toMatchObject({ $id: `http://house.example${url}` });
    }
    expect((await app.inject("/schemas/nothing.v1.json")).statusCode).toBe(404);
  });

  it("include llms.txt with links to the requested host", async () => {
    const { app } = await withPages();
    const { headers, body } = await app.inject({ url: "/llms.txt", headers: { host: "studio.example" } });
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(body).toMatch(/^# Daybook\n\n> /);
    expect(body).toContain("- [Errors](http://studio.example/developers/errors.md): ");
    expect(body).not.toContain("book.example.com");
  });

  it("include the API catalogue of RFC 9727", async () => {
    const { app } = await withPages();
    const url = "/.well-known/api-catalog";
    const answer = await app.inject({ url, headers: { host: "studio.example" } });
    expect(answer.headers["content-type"]).toBe(
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    );
    const at = (path: string) => `http://studio.example${path}`;
    expect(JSON.parse(answer.body)).toEqual({
      linkset: [
        { anchor: at(url), item: [{ href: at("/graphql") }] },
        {
          anchor: at("/graphql"),
          "service-desc": [{ href: at("/schema.graphql"), type: "text/plain" }],
          "service-doc": [
            { href: at("/developers"), type: "text/html" },
            { href: at("/developers.md"), type: "text/markdown" },
            { href: at("/developers/reference"), type: "text/html" },
          ],
          "service-meta": [{ href: at("/llms.txt"), type: "text/plain" }],
          status: [{ href: at("/readyz"), type: "application/json" }],
        },
      ],
    });
    for (const path of ["/schema.graphql", "/developers", "/developers.md", "/llms.txt", "/readyz"])
      expect([path, (await app.inject(path)).statusCode]).toEqual([path, 200]);
    const head = await app.inject({ method: "HEAD", url, headers: { host: "studio.example" } });
    expect(head.statusCode).toBe(200);
    expect(head.headers["link"]).toBe(`<${at(url)}>; rel="api-catalog"`);
  });
});
