import { describe, expect, it } from "vitest";
import { dataPolicy } from "./securityHeaders.ts";
import { createTestApp } from "../../app/http/createTestApp.ts";

const key = "Aa1_".repeat(10);

describe("security headers", () => {
  it.each([
    ["a page of the site", "/", "page"],
    ["a page of the widget", "/widget/x", "page"],
    ["a page that is nowhere", "/nowhere", "page"],
    ["a page that breaks", "/widget/crash", "page"],
    ["a redirection", "/moved/", "page"],
    ["the script for host pages", "/embed.js", "page"],
    ["a drawing of ours", "/demo/amara.svg", "page"],
    ["a visit as a calendar file", `/widget/booking/${key}/calendar.ics`, "data"],
    ["a person's feed", `/feeds/${key}.ics`, "data"],
    ["an export", "/exports/forms/form_x.csv", "data"],
    ["a file that was sent", "/uploads/x", "data"],
    ["a picture", "/media/x/640.webp", "data"],
    ["the sitemap", "/sitemap.xml", "data"],
    ["a feed", "/feed.xml", "data"],
    ["robots.txt", "/robots.txt", "data"],
    ["the graph", "/graphql?query={hello}", "data"],
    ["the graph, broken", "/graphql?query={", "data"],
    ["what Stripe tells", "/webhooks/stripe", "data"],
    ["whether it lives", "/healthz", "data"],
    ["whether it is ready", "/readyz", "data"],
    ["metrics", "/metrics", "data"],
    ["a path that is none", "/%E0%A4%A", "page"],
  ])("are sent: %s", async (_name, url, kind) => {
    const { app } = await createTestApp();
    const { headers } = await app.inject({ url, headers: { "x-requested-with": "x" } });
    expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "referrer-policy": "same-origin" });
    expect(headers["permissions-policy"]).toContain("geolocation=()");
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers).not.toHaveProperty("server");
    // Browsers ignore it over plain HTTP.
    expect(headers).not.toHaveProperty("strict-transport-security");
    const policy = String(headers["content-security-policy"]);
    if (kind === "data") {
      expect(policy).toBe(dataPolicy);
      expect(headers["x-frame-options"]).toBe("DENY");
      return;
    }
    expect(policy.split("; ")).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        expect.stringMatching(/^script-src 'self' 'sha256-[^' ]+'$/),
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ]),
    );
    expect(policy).toMatch(/frame-ancestors ('none'|\*)$/);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|style-src [^;]*unsafe/);
  });

  it("are reduced to the necessary ones for scripts of the build", async () => {
    const { app } = await createTestApp();
    const { headers } = await app.inject("/assets/entry-1.js");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    for (const name of ["content-security-policy", "permissions-policy", "referrer-policy", "x-request-id"])
      expect(headers).not.toHaveProperty(name);
    // An asset without a known extension may be opened as a document, such as an SVG icon.
    const icon = await app.inject("/assets/tab-icon-x");
    expect(icon.headers["content-security-policy"]).toContain("default-src 'self'");
  });

  it("require TLS for a site that was requested over TLS", async () => {
    const { app } = await createTestApp({ trustProxy: true });
    const { headers } = await app.inject({ url: "/", headers: { "x-forwarded-proto": "https" } });
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
  });
});
