import { describe, expect, it } from "vitest";
import { createLostConnectionError, createTestApp } from "../../app/http/createTestApp.ts";

/** While the database is away every response is 503 with `Retry-After` and without details. */

const away = () => Promise.reject(createLostConnectionError());
const MESSAGE = "The server is not available at the moment. Please try again shortly.";
const json = "application/json";
const post = (query: string, headers: Record<string, string> = {}) => ({
  method: "POST" as const,
  url: "/graphql",
  headers: { "content-type": json, ...headers },
  payload: JSON.stringify({ query }),
});

describe("GraphQL route", () => {
  it.each([json, "application/graphql-response+json"])(
    "returns 503 and UNAVAILABLE as %s",
    async (accept) => {
      const { app, log } = await createTestApp();
      const response = await app.inject(post("{ hello lost }", { accept }));
      expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "2"]);
      expect(response.json()).toMatchObject({
        data: { hello: "Hello you", lost: null },
        errors: [{ message: MESSAGE, path: ["lost"], extensions: { code: "UNAVAILABLE" } }],
      });
      expect(response.json().errors[0].extensions).toEqual({ code: "UNAVAILABLE" });
      expect(log()).toContain("the database is unavailable");
      expect(log()).not.toContain("the graph failed");
    },
  );

  it("returns the same when the context of the request cannot be loaded", async () => {
    const { app } = await createTestApp({ isDatabaseAway: () => true });
    const response = await app.inject(post("{ hello }", { "accept-language": "de" }));
    expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "2"]);
    expect(response.json()).toEqual({
      errors: [
        {
          message: "Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",
          extensions: { code: "UNAVAILABLE" },
        },
      ],
    });
  });

  it("returns 503 when the guards of the request cannot reach the database", async () => {
    const { app } = await createTestApp({ findFrameAncestors: away });
    const response = await app.inject("/widget/x");
    expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "2"]);
  });
});

describe("page", () => {
  it("renders the error UNAVAILABLE of a query", async () => {
    const { app } = await createTestApp({ isDatabaseAway: () => true });
    const response = await app.inject("/widget/data");
    expect(response.body).toContain('"code":"UNAVAILABLE"');
  });

  it("is rendered when the site cannot be loaded", async () => {
    const { app } = await createTestApp({ siteStamp: away });
    const response = await app.inject("/about");
    expect(response.statusCode).toBe(200);
  });

  it("has Retry-After when it is rendered as unavailable", async () => {
    const { app } = await createTestApp();
    const response = await app.inject("/widget/unavailable");
    expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "2"]);
  });
});

describe("every other address", () => {
  const routes = {
    calendarFile: away,
    staffFeed: away,
    exportFile: away,
    siteFile: away,
    stripeWebhook: away,
    testPayments: { find: away, choose: away },
    uploads: { open: away, read: away },
    media: { open: away, read: away },
  };
  it.each([
    "/widget/booking/key/calendar.ics",
    "/feeds/key.ics",
    "/exports/bookings.csv",
    "/exports/forms/intake.csv",
    "/sitemap.xml",
    "/feed.xml",
    "/robots.txt",
    "/uploads/id",
    "/media/id/640.webp",
    "/test-payments/id",
  ])("%s returns 503", async (url) => {
    const { app } = await createTestApp(routes);
    const response = await app.inject(url);
    expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "2"]);
    expect(response.headers["cache-control"]).toBe("private, no-store");
    expect(response.body).toContain(MESSAGE);
    expect(response.body).not.toContain("terminated");
  });

  it.each([
    ["/webhooks/stripe", json, "{}", ""],
    ["/test-payments/id", "application/x-www-form-urlencoded", "choice=PAY", MESSAGE],
    ["/media", "multipart/form-data; boundary=x", "--x--\r\n", MESSAGE],
  ])("POST %s returns 503", async (url, type, payload, text) => {
    const { app } = await createTestApp(routes);
    const headers = { "content-type": type, "stripe-signature": "t=1,v1=x" };
    const response = await app.inject({ method: "POST", url, headers, payload });
    expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "2"]);
    expect(response.body).toContain(text);
  });
});
