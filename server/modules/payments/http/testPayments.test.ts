import { describe, expect, it } from "vitest";
import { createTestApp } from "../../../app/http/createTestApp.ts";
import type { TestPaymentView, TestPaymentChoice } from "./testPayments.ts";

const payment: TestPaymentView = {
  id: "test_abc",
  state: "OPEN",
  businessName: "Northside <Studio>",
  description: "Massage & more, Mon 23 Nov",
  amountMinor: 1_234_500,
  currency: "USD",
  returnUrl: "https://studio.example/widget/bookings/key?returned",
};

async function served(change: Partial<TestPaymentView> = {}) {
  const chosen: [string, TestPaymentChoice][] = [];
  const shown = { ...payment, ...change };
  const find = async (id: string) => (id === shown.id ? shown : null);
  const { app } = await createTestApp({
    testPayments: {
      find,
      async choose(id, choice) {
        chosen.push([id, choice]);
        return find(id);
      },
    },
  });
  const get = (url: string) => app.inject({ url });
  const post = (payload: string, url = `/test-payments/${shown.id}`) =>
    app.inject({
      method: "POST",
      url,
      payload,
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  return { get, post, chosen };
}

describe("test payment page", () => {
  it("shows test mode, description and amount", async () => {
    const { get } = await served();
    const response = await get("/test-payments/test_abc");
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex, nofollow",
    });
    expect(response.body).toContain("Test mode: no money moves");
    expect(response.body).toContain("Northside &lt;Studio&gt;");
    expect(response.body).toContain("Massage &amp; more");
    expect(response.body).toContain("$12,345.00");
    for (const choice of ["PAY", "DECLINE", "LATER", "LEAVE"])
      expect(response.body).toContain(`value="${choice}"`);
  });

  it("needs no script and only its own style sheet", async () => {
    const { get } = await served();
    const { body, headers } = await get("/test-payments/test_abc");
    expect(body).not.toMatch(/<script|<style|style=|onclick/);
    expect(headers["content-security-policy"]).toContain("style-src 'self'");
    const style = await get("/test-payments/style.css");
    expect(style.headers["content-type"]).toBe("text/css; charset=utf-8");
    expect(style.body).toContain("light-dark(");
  });

  it("uses the visitor's language and its format of amounts", async () => {
    const { get } = await served();
    const { body } = await get("/test-payments/test_abc?locale=de-AT");
    expect(body).toContain('<html lang="de" dir="ltr">');
    expect(body).toContain("12.345,00 $");
    expect((await get("/test-payments/test_abc?locale=xx&locale=yy")).body).toContain('lang="en"');
  });

  it.each([
    ["PAID", "This has been paid."],
    ["DECLINED", "This payment was declined."],
    ["LATE", "it is reported only after the time to pay has run out"],
    ["OVER", "This payment is closed"],
  ] as const)("has only a link back when it is %s", async (state, message) => {
    const { get } = await served({ state });
    const { body } = await get("/test-payments/test_abc");
    expect(body).toContain(message);
    expect(body).toContain(`href="${payment.returnUrl}"`);
    expect(body).not.toContain("<button");
  });

  it("returns 404 for an unknown address", async () => {
    const { get, post } = await served();
    expect((await get("/test-payments/test_abd")).statusCode).toBe(404);
    expect((await post("choice=PAY", "/test-payments/test_abd")).statusCode).toBe(404);
  });
});

describe("test payment choice", () => {
  it.each(["PAY", "DECLINE", "LATER", "LEAVE"] as const)(
    "%s is applied and redirects back",
    async (choice) => {
      const { post, chosen } = await served();
      const response = await post(`choice=${choice}`);
      expect(response.statusCode).toBe(303);
      expect(response.headers.location).toBe(payment.returnUrl);
      expect(chosen).toEqual([["test_abc", choice]]);
    },
  );

  it.each(["", "choice=", "choice=REFUND", "choice=pay", `choice=${"x".repeat(2_000)}`])(
    "is ignored when it is invalid: %#",
    async (body) => {
      const { post, chosen } = await served();
      expect([400, 413]).toContain((await post(body)).statusCode);
      expect(chosen).toEqual([]);
    },
  );
});

it("test payment page does not exist when money moves", async () => {
  const { app } = await createTestApp();
  const response = await app.inject({ method: "POST", url: "/test-payments/test_abc" });
  expect(response.statusCode).toBe(404);
});
