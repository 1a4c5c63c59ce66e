import { createHmac } from "node:crypto";

/**
 * Headers of Standard Webhooks 1.0 (standardwebhooks.com): HMAC-SHA256 over `id.timestamp.body`, one signature per
 * valid secret, separated by spaces.
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
