import { randomBytes } from "node:crypto";
import type { FormFields } from "../requests/formBody.ts";

export class StripeApiError extends Error {
  readonly status: number;
  readonly body: {
    readonly type: string;
    readonly code?: string;
    readonly param?: string;
    readonly message: string;
  };
  constructor(status: number, body: StripeApiError["body"]) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalid = (code: string, message: string, param?: string): StripeApiError =>
  new StripeApiError(400, {
    type: "invalid_request_error",
    code,
    message,
    ...(param !== undefined && { param }),
  });

export const unknownObject = (what: string, id: string): StripeApiError =>
  new StripeApiError(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${what}: '${id}'`,
    param: what,
  });

export interface FakeIntent {
  readonly id: string;
  readonly object: "payment_intent";
  readonly amount: number;
  readonly currency: string;
  readonly description: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly latest_charge: string;
  status: "requires_payment_method" | "processing" | "succeeded" | "canceled";
  last_payment_error: { readonly type: string; readonly code: string; readonly message: string } | null;
  amount_refunded: number;
}

export interface FakeSession {
  readonly id: string;
  readonly object: "checkout.session";
  readonly created: number;
  readonly expires_at: number;
  readonly livemode: boolean;
  readonly mode: string;
  readonly amount_total: number;
  readonly currency: string;
  readonly client_reference_id: string | null;
  readonly customer_email: string | null;
  readonly locale: string | null;
  readonly success_url: string | null;
  readonly cancel_url: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid";
  /** Null when the session has ended. */
  url: string | null;
  /** Null before the first attempt to pay. */
  payment_intent: string | null;
}

export interface FakeRefund {
  readonly id: string;
  readonly object: "refund";
  readonly created: number;
  readonly amount: number;
  readonly currency: string;
  readonly payment_intent: string;
  readonly charge: string;
  readonly metadata: Readonly<Record<string, string>>;
  status: "pending" | "succeeded" | "failed";
  failure_reason?: string;
}

export interface FakeEvent {
  readonly id: string;
  readonly object: "event";
  readonly api_version: string;
  readonly created: number;
  readonly livemode: boolean;
  readonly type: string;
  readonly data: { readonly object: unknown };
}

export const fakeId = (prefix: string): string => `${prefix}_${randomBytes(12).toString("hex")}`;

const KNOWN_PARAMS = new Set(
  `mode submit_type line_items client_reference_id metadata payment_intent_data customer_email locale
  adaptive_pricing excluded_payment_method_types expires_at success_url cancel_url`.split(/\s+/),
);

export function createSession(fields: FormFields, now: number): { session: FakeSession; intent: FakeIntent } {
  const strange = Object.keys(fields).find((name) => !KNOWN_PARAMS.has(name));
  if (strange !== undefined)
    throw invalid("parameter_unknown", `Received unknown parameter: ${strange}`, strange);
  if (fields["mode"] !== "payment")
    throw invalid("parameter_missing", "Missing required param: mode.", "mode");
  const item = at(fields, "line_items", 0);
  const price = at(item, "price_data");
  const amount = Number(at(price, "unit_amount")) * Number(at(item, "quantity"));
  const currency = text(at(price, "currency")) ?? "";
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw invalid("parameter_invalid_integer", "Invalid integer", "line_items[0][price_data][unit_amount]");
  if (!/^[a-z]{3}$/.test(currency))
    throw invalid("parameter_missing", "Invalid currency", "line_items[0][price_data][currency]");
  if (!text(at(price, "product_data", "name")))
    throw invalid("parameter_missing", "Missing name", "line_items[0][price_data][product_data][name]");
  const email = text(fields["customer_email"]);
  if (email !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw invalid("email_invalid", `Invalid email address: ${email}`, "customer_email");
  if (!URL.canParse(text(fields["success_url"]) ?? ""))
    throw invalid("url_invalid", `Not a valid URL: ${String(fields["success_url"])}`, "success_url");
  const created = Math.floor(now / 1_000);
  const expires = fields["expires_at"] === undefined ? created + 86_400 : Number(fields["expires_at"]);
  if (!Number.isInteger(expires) || expires < created + 1_800 || expires > created + 86_400)
    throw invalid(
      "",
      "The `expires_at` timestamp must be between 30 minutes and 24 hours from now.",
      "expires_at",
    );
  const id = fakeId("cs_test");
  const intent: FakeIntent = {
    id: fakeId("pi"),
    object: "payment_intent",
    amount,
    currency,
    description: text(at(fields, "payment_intent_data", "description")),
    metadata: texts(at(fields, "payment_intent_data", "metadata")),
    latest_charge: fakeId("ch"),
    status: "requires_payment_method",
    last_payment_error: null,
    amount_refunded: 0,
  };
  const session: FakeSession = {
    id,
    object: "checkout.session",
    created,
    expires_at: expires,
    livemode: false,
    mode: "payment",
    amount_total: amount,
    currency,
    client_reference_id: text(fields["client_reference_id"]),
    customer_email: email,
    locale: text(fields["locale"]),
    success_url: text(fields["success_url"]),
    cancel_url: text(fields["cancel_url"]),
    metadata: texts(fields["metadata"]),
    status: "open",
    payment_status: "unpaid",
    url: `https://checkout.stripe.example/c/pay/${id}`,
    payment_intent: null,
  };
  return { session, intent };
}

function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      typeof part === "object" && part !== null ? (part as Record<string, unknown>)[key] : undefined,
    value,
  );
}

const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

export const texts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof value === "object" && value !== null ? value : {}).map(([name, part]) => [
      name,
      String(part),
    ]),
  );
