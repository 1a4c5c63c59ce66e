import { describe, expect, it } from "vitest";
import { helloId, createTestApp, writeId } from "./createTestApp.ts";
import { sheddingRules } from "./sheddingRules.ts";

async function gated() {
  let isClosed = true;
  const { app } = await createTestApp({
    loadGate: { isClosed: () => isClosed },
    hasValidKey: async (tokens) => tokens.some((token) => token.startsWith("Good")),
    metrics: { token: "a-token-of-ours-1", gauges: async () => ({}) },
    siteStamp: async () => ({ key: "v1", origin: "http://localhost" }),
    calendarFile: async () => "BEGIN:VCALENDAR",
    staffFeed: async () => "BEGIN:VCALENDAR",
    siteFile: async () => "<urlset/>",
  });
  const ask = (payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: "POST", url: "/graphql", headers, payload });
  return { app, ask, open: () => (isClosed = false) };
}

describe("closed load gate", () => {
  it.each([
    ["a query", { query: "{ hello }" }],
    ["a document of the widget", { id: helloId }],
    [
      "the query of a document with both",
      { query: "query Q { hello } mutation M { write }", operationName: "Q" },
    ],
    ["a query that names a mutation in a text", { query: '{ hello(name: "mutation") }' }],
  ])("rejects %s with 503 and Retry-After", async (_, payload) => {
    const { ask } = await gated();
    const response = await ask(payload);
    expect(response.statusCode).toBe(503);
    expect(response.headers).toMatchObject({ "retry-after": "2", "cache-control": "private, no-store" });
    expect(response.json()).toEqual({
      errors: [
        {
          message: "We are very busy right now. Please try again in a moment.",
          extensions: { code: "OVERLOADED", retryAfterSeconds: 2 },
        },
      ],
    });
  });

  it("rejects a query by GET", async () => {
    const { app } = await gated();
    const headers = { "x-requested-with": "test" };
    const response = await app.inject({ url: "/graphql?query=%7Bhello%7D", headers });
    expect(response.statusCode).toBe(503);
  });

  it.each([
    ["a mutation", { query: "mutation { write }" }],
    ["a mutation of the widget", { id: writeId }],
    [
      "the mutation of a document with both",
      { query: "query Q { hello } mutation M { write }", operationName: "M" },
    ],
  ])("lets %s through", async (_, payload) => {
    const { ask } = await gated();
    expect((await ask(payload)).json()).toEqual(expect.objectContaining({ data: { write: true } }));
  });

  it.each([
    ["a live hold in the header", {}, { [sheddingRules.tokenHeader]: "GoodHold" }, 200],
    ["a key among the variables", { name: `Good${"x9-".repeat(12)}` }, {}, 200],
    ["a hold that was altered", {}, { [sheddingRules.tokenHeader]: "BadHold" }, 503],
    ["no hold", {}, {}, 503],
  ])("responds to a query with %s", async (_, variables, headers, status) => {
    const { ask } = await gated();
    const query = "query ($name: String) { hello(name: $name) }";
    expect((await ask({ query, variables }, headers)).statusCode).toBe(status);
  });

  it("rejects the rendering of a page with a page that links to the same address", async () => {
    const { app } = await gated();
    const response = await app.inject({ url: "/widget/x", headers: { cookie: "daybook_locale=de" } });
    expect(response.statusCode).toBe(503);
    expect(response.headers).toMatchObject({
      "retry-after": "2",
      "content-type": "text/html; charset=utf-8",
    });
    expect(response.body).toContain('<a href=""');
    expect(response.body).not.toMatch(/http-equiv|<script|<link|<style/);
    expect(response.body).toMatch(/<html lang="\w+"/);
  });

  it.each([
    "/widget/booking/key",
    "/widget/bookings/key?returned",
    "/widget/booking",
    "/widget/cancel-booking",
    "/widget/appointment/service/x/cancel",
    "/healthz",
    "/readyz",
    "/assets/entry-1.js",
    "/embed.js",
  ])("lets the page %s through", async (url) => {
    const { app } = await gated();
    expect((await app.inject(url)).statusCode).not.toBe(503);
  });

  it("rejects a page that is not cached, and renders it once it is open", async () => {
    const { app, open } = await gated();
    expect((await app.inject("/about")).statusCode).toBe(503);
    open();
    expect((await app.inject("/about")).statusCode).toBe(200);
  });

  it.each(["/exports/forms/x.csv", "/feeds/key.ics", "/sitemap.xml", "/journal/feed.xml", "/uploads/id"])(
    "rejects the file %s",
    async (url) => {
      const { app } = await gated();
      const response = await app.inject(url);
      expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "2"]);
      expect(response.json()).toEqual({
        code: "OVERLOADED",
        message: "We are very busy right now. Please try again in a moment.",
      });
    },
  );

  it.each(["/feeds/key.ics", "/sitemap.xml", "/widget/booking/key/calendar.ics"])(
    "rejects a HEAD request for the file %s",
    async (url) => {
      const { app, open } = await gated();
      const head = () => app.inject({ method: "HEAD", url });
      expect((await head()).statusCode).toBe(503);
      open();
      expect((await head()).statusCode).toBe(200);
    },
  );

  it("counts rejections and shows them in the metrics", async () => {
    const { app, ask } = await gated();
    await ask({ query: "{ hello }" });
    await app.inject("/widget/x");
    const { body } = await app.inject({
      url: "/metrics",
      headers: { authorization: "Bearer a-token-of-ours-1" },
    });
    expect(body).toContain('daybook_requests_shed_total{kind="graph"} 1');
    expect(body).toContain('daybook_requests_shed_total{kind="page"} 1');
    expect(body).toContain("daybook_load_gate_closed 1");
  });
});

it("sends a cached page while the gate is closed", async () => {
  let isClosed = false;
  const { app } = await createTestApp({
    loadGate: { isClosed: () => isClosed },
    siteStamp: async () => ({ key: "v1", origin: "http://localhost" }),
  });
  await app.inject("/about");
  isClosed = true;
  expect((await app.inject("/about")).statusCode).toBe(200);
});
