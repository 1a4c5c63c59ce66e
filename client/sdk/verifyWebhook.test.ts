import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { verifyWebhook } from "./verifyWebhook.ts";

const NOW = Date.parse("2026-12-01T09:00:00Z");
const BODY = '{"id":"evt_1","type":"booking.created"}';
const createSecret = (byte: number) => `whsec_${Buffer.alloc(32, byte).toString("base64")}`;

function sign(byte: number, sentAt = NOW, body = BODY): Record<string, string> {
  const timestamp = String(Math.floor(sentAt / 1000));
  const signature = createHmac("sha256", Buffer.alloc(32, byte))
    .update(`evt_1.${timestamp}.${body}`)
    .digest("base64");
  return { "webhook-id": "evt_1", "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}

const verify = (headers: Record<string, string>, secret: string | string[] = createSecret(5), body = BODY) =>
  verifyWebhook({ headers, body }, { secret, now: NOW });

describe("verifyWebhook", () => {
  it("returns the event of a valid delivery, from text, bytes and headers of fetch", async () => {
    const event = { id: "evt_1", type: "booking.created" };
    expect(await verify(sign(5))).toEqual(event);
    const delivery = { headers: new Headers(sign(5)), body: new TextEncoder().encode(BODY) };
    expect(await verifyWebhook(delivery, { secret: createSecret(5), now: NOW })).toEqual(event);
  });

  it("accepts a second secret and a second signature during a rotation", async () => {
    expect(await verify(sign(5), [createSecret(6), createSecret(5)])).toMatchObject({ id: "evt_1" });
    const both = `${sign(6)["webhook-signature"]} ${sign(5)["webhook-signature"]}`;
    expect(await verify({ ...sign(5), "webhook-signature": both })).toMatchObject({ id: "evt_1" });
  });

  it.each<[string, string, () => Promise<unknown>]>([
    ["another body", "BAD_SIGNATURE", () => verify(sign(5), createSecret(5), `${BODY} `)],
    ["another secret", "BAD_SIGNATURE", () => verify(sign(5), createSecret(7))],
    ["another id", "BAD_SIGNATURE", () => verify({ ...sign(5), "webhook-id": "evt_2" })],
    [
      "a signature that is not base64",
      "BAD_SIGNATURE",
      () => verify({ ...sign(5), "webhook-signature": "v1,%" }),
    ],
    ["an unknown version", "BAD_SIGNATURE", () => verify({ ...sign(5), "webhook-signature": "v2,AAAA" })],
    ["an old delivery", "BAD_TIMESTAMP", () => verify(sign(5, NOW - 6 * 60_000))],
    ["a delivery from the future", "BAD_TIMESTAMP", () => verify(sign(5, NOW + 6 * 60_000))],
    ["a wrong timestamp", "BAD_TIMESTAMP", () => verify({ ...sign(5), "webhook-timestamp": "now" })],
    ["a missing header", "MISSING_HEADER", () => verify({})],
    ["a body that is not JSON", "BAD_BODY", () => verify(sign(5, NOW, "text"), createSecret(5), "text")],
  ])("rejects %s with %s", async (_name, code, check) => {
    await expect(check()).rejects.toMatchObject({ name: "WebhookError", code });
  });
});
