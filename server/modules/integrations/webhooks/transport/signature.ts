import { createHmac } from "node:crypto";

/**
 * The headers that say from whom a delivery is, after Standard Webhooks 1.0 (standardwebhooks.com): an HMAC with SHA-256 over
 * `id.timestamp.body`, one signature for each secret that is good by now, with spaces between them.
 */
export function signatureHeaders(
  secrets: readonly Uint8Array[],
  { id, sentAt, body }: { readonly id: string; readonly sentAt: number; readonly body: string },
): Readonly<Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string>> {
  const timestamp = String(Math.floor(sentAt / 1000));
  const signed = `${id}.${timestamp}.${body}`;
  const signatures = secrets.map(
    (secret) => `v1,${createHmac("sha256", secret).update(signed).digest("base64")}`,
  );
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}
