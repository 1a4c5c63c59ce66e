import { describe, expect, it } from "vitest";
import { createTestApp } from "../../../app/http/createTestApp.ts";

const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const withExplorer = () => createTestApp({ developersAt: () => "http://localhost" });

describe("explorer at /graphql", () => {
  it("is sent to browsers with its examples", async () => {
    const { app } = await withExplorer();
    const answer = await app.inject({ url: "/graphql", headers: { accept: browser } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["vary"]).toContain("accept");
    expect(answer.body).toContain('<script type="module" src="/developers/assets/explorer-1.js">');
    const data = /id="examples">\s*(.*?)\s*<\/script>/s.exec(answer.body)?.[1];
    expect(JSON.parse(data!)).toEqual(
      expect.arrayContaining([{ query: expect.stringContaining("FreeTimes") }]),
    );
  });

  it("allows inline styles of its editor but no inline scripts", async () => {
    const { app } = await withExplorer();
    const { headers } = await app.inject({ url: "/graphql", headers: { accept: browser } });
    const policy = String(headers["content-security-policy"]);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^';]+';/);
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it.each<[string, string | undefined]>([
    ["no header", undefined],
    ["anything", "*/*"],
    ["JSON", "application/json"],
    ["the newer type", "application/graphql-response+json"],
    ["JSON as much as HTML", "text/html, application/json"],
    ["HTML less than JSON", "text/html;q=0.5, application/json;q=0.9"],
    ["no HTML", "text/html;q=0, */*"],
  ])("is not sent to a caller that prefers %s", async (_name, accept) => {
    const { app } = await withExplorer();
    const headers = { ...(accept === undefined ? {} : { accept }), "apollo-require-preflight": "1" };
    const answer = await app.inject({ url: "/graphql", headers });
    expect(answer.headers["content-type"]).toMatch(/^application\//);
  });

  it.each(["query=%7Bhello%7D", "id=hello-id", "documentId=unknown"])(
    "responds to an operation even in a browser: %s",
    async (search) => {
      const { app } = await withExplorer();
      const headers = { accept: browser, "apollo-require-preflight": "1" };
      const answer = await app.inject({ url: `/graphql?${search}`, headers });
      expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    },
  );

  it("is not sent for a POST", async () => {
    const { app } = await withExplorer();
    const headers = { accept: browser, "content-type": "application/json" };
    const answer = await app.inject({
      method: "POST",
      url: "/graphql",
      headers,
      payload: '{"query":"{ hello }"}',
    });
    expect(answer.json()).toMatchObject({ data: { hello: "Hello you" } });
  });
});
