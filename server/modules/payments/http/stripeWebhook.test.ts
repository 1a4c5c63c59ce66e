import { expect, it, vi } from "vitest";
import type { StripeWebhook } from "./stripeWebhook.ts";
import { createTestApp } from "../../../app/http/createTestApp.ts";

const json = { "content-type": "application/json; charset=utf-8" };

async function hooked(receive: StripeWebhook) {
  const { app, log } = await createTestApp({ stripeWebhook: receive });
  const post = (
    payload: string,
    headers: Record<string, string> = { ...json, "stripe-signature": "t=1,v1=a" },
  ) => app.inject({ method: "POST", url: "/webhooks/stripe", payload, headers });
  return { app, log, post };
}

it("Stripe webhook passes the raw body and the signature", async () => {
  const receive = vi.fn<StripeWebhook>(async () => true);
  const { post } = await hooked(receive);
  const text = '{ "id" : "evt_1",\n "name": "Zoë" }';
  const response = await post(text);
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe("");
  const [body, signature] = receive.mock.calls[0]!;
  expect(body.toString("utf8")).toBe(text);
  expect(signature).toBe("t=1,v1=a");
});

it("Stripe webhook returns 400 for an unverified event", async () => {
  const { post } = await hooked(async () => false);
  expect((await post("{}")).statusCode).toBe(400);
});

it("Stripe webhook rejects a request without signature or body unread", async () => {
  const receive = vi.fn<StripeWebhook>(async () => true);
  const { app, post } = await hooked(receive);
  expect((await post("{}", json)).statusCode).toBe(400);
  const empty = await app.inject({
    method: "POST",
    url: "/webhooks/stripe",
    headers: { "stripe-signature": "t=1,v1=a" },
  });
  expect(empty.statusCode).toBe(400);
  expect(receive).not.toHaveBeenCalled();
});

it("Stripe webhook reads every content type as bytes", async () => {
  const { post } = await hooked(async (body) => body.toString() === "not json");
  const strange = { "content-type": "text/x-strange", "stripe-signature": "t=1,v1=a" };
  expect((await post("not json", strange)).statusCode).toBe(200);
});

it("Stripe webhook rejects half a megabyte unread", async () => {
  const receive = vi.fn<StripeWebhook>(async () => true);
  const { post } = await hooked(receive);
  expect((await post("x".repeat(512 * 1024))).statusCode).toBe(200);
  expect((await post("x".repeat(512 * 1024 + 1))).statusCode).toBe(413);
  expect(receive).toHaveBeenCalledTimes(1);
});

it("Stripe webhook returns 500 without details, so that Stripe repeats the event", async () => {
  const { post, log } = await hooked(async () => {
    throw new Error("Key (email)=(ann@example.com) already exists");
  });
  const response = await post('{"customer_email":"ann@example.com"}');
  expect(response.statusCode).toBe(500);
  expect(response.body).toBe("");
  expect(log()).toContain("could not be applied");
  expect(log()).not.toContain("customer_email");
});

it("Stripe webhook does not exist without Stripe and leaves GraphQL parsing alone", async () => {
  const { app } = await createTestApp();
  const absent = await app.inject({ method: "POST", url: "/webhooks/stripe", payload: "{}", headers: json });
  expect(absent.statusCode).toBe(404);
  const { app: hookedApp } = await hooked(async () => true);
  const payload = JSON.stringify({ query: "{ hello }" });
  const graph = await hookedApp.inject({ method: "POST", url: "/graphql", payload, headers: json });
  expect(graph.json()).toMatchObject({ data: { hello: "Hello you" } });
});
