/** An event as the server delivers it. `/developers/webhooks` describes the data of each type. */
export interface WebhookEvent {
  /** The same id in each delivery and in the event log. Ignore an id that you have processed. */
  readonly id: string;
  /** For example `booking.created`. */
  readonly type: string;
  /** Version of `data`. */
  readonly apiVersion: string;
  /** Instant in ISO 8601. */
  readonly occurredAt: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface WebhookDelivery {
  /** Headers of the request: of `fetch`, or an object with lower-case names as in Node.js. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The body as it arrived, before any JSON parser. */
  readonly body: string | Uint8Array;
}

export interface WebhookOptions {
  /** The secret of the endpoint (`whsec_…`). During a rotation, the former and the new secret. */
  readonly secret: string | readonly string[];
  /** Seconds between the signature and now, in both directions. Default: 300. */
  readonly toleranceSeconds?: number | undefined;
  /** Present time in milliseconds since 1970. Default: the clock. */
  readonly now?: number | undefined;
}

export type WebhookErrorCode = "MISSING_HEADER" | "BAD_TIMESTAMP" | "BAD_SIGNATURE" | "BAD_BODY";

/** A delivery that does not come from Daybook, or is too old. Respond with the status 401. */
export class WebhookError extends Error {
  override readonly name = "WebhookError";
  readonly code: WebhookErrorCode;

  constructor(code: WebhookErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Checks the signature and the time of a delivery, and returns its event. Signatures follow Standard Webhooks 1.0 and
 * are compared in constant time by Web Crypto.
 *
 * @throws {WebhookError} if the delivery must be rejected
 */
export async function verifyWebhook(
  delivery: WebhookDelivery,
  options: WebhookOptions,
): Promise<WebhookEvent> {
  const [id, timestamp, signatures] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) => {
    const value = readHeader(delivery.headers, name);
    if (!value) throw new WebhookError("MISSING_HEADER", `The header ${name} is missing.`);
    return value;
  }) as [string, string, string];
  const { secret, toleranceSeconds = 300, now = Date.now() } = options;
  if (!/^\d+$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > toleranceSeconds)
    throw new WebhookError("BAD_TIMESTAMP", "The delivery is too old, or from the future.");
  const body = typeof delivery.body === "string" ? new TextEncoder().encode(delivery.body) : delivery.body;
  const head = new TextEncoder().encode(`${id}.${timestamp}.`);
  const signed = new Uint8Array(head.length + body.length);
  signed.set(head);
  signed.set(body, head.length);
  const given = signatures.split(" ").flatMap((part) => (part.startsWith("v1,") ? [part.slice(3)] : []));
  const secrets = typeof secret === "string" ? [secret] : secret;
  const checks = secrets.flatMap((one) => given.map((signature) => isSignedWith(one, signature, signed)));
  if (!(await Promise.all(checks)).includes(true))
    throw new WebhookError("BAD_SIGNATURE", "No signature belongs to the secret and the body.");
  try {
    return JSON.parse(new TextDecoder().decode(body)) as WebhookEvent;
  } catch {
    throw new WebhookError("BAD_BODY", "The body is not JSON.");
  }
}

async function isSignedWith(
  secret: string,
  signature: string,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const bytes = decodeBase64(signature);
  const secretBytes = decodeBase64(secret.replace(/^whsec_/, ""));
  if (!secretBytes?.length) throw new TypeError("The secret of the endpoint is not valid.");
  if (!bytes) return false;
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", secretBytes, algorithm, false, ["verify"]);
  return crypto.subtle.verify("HMAC", key, bytes, signed);
}

/** Null if the text is not base64. */
function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

function readHeader(headers: WebhookDelivery["headers"], name: string): string | null | undefined {
  if (headers instanceof Headers) return headers.get(name);
  const value = headers[name];
  return typeof value === "string" ? value : value?.[0];
}
