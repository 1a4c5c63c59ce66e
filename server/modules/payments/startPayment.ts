import type { FailureWith } from "../../shared/failures/failure.ts";
import { type PaymentRow, loadPaymentsOfOrders } from "./data/loadPayments.ts";
import { storeSession, openPayment } from "./data/openPayment.ts";
import { type Locale, defaultLocale, isLocale } from "../../shared/languages/locales.ts";
import { type PaymentGateway, PaymentUnavailableError } from "./gateways/port.ts";
import { type IdempotencyFailure, withIdempotency } from "../../platform/database/withIdempotency.ts";
import { newId } from "../../platform/ids/ids.ts";
import { NO_PROVIDER } from "../catalogue/index.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import type { PayableBooking, PaymentOrders } from "./paymentOrders.ts";

export interface StartPaymentInput {
  readonly key: string;
  /** Without a trailing slash. */
  readonly origin: string;
  readonly businessName: string;
  readonly idempotencyKey?: string | null;
}

type StartPaymentFailure =
  | IdempotencyFailure
  | FailureWith<"BOOKING_NOT_FOUND" | "PAYMENT_UNAVAILABLE" | "NOTHING_DUE" | "HOLD_EXPIRED">;

export interface StartedPayment<Row extends PayableBooking> {
  readonly rows: readonly Row[];
  readonly payment: PaymentRow;
}

/**
 * Stores the payment, then creates the session outside any transaction. A repeated request gets the same payment and
 * address.
 */
export async function startPayment<Row extends PayableBooking>(
  scope: Scope,
  orders: Pick<PaymentOrders<Row>, "view">,
  input: StartPaymentInput,
): Promise<Outcome<StartedPayment<Row>, StartPaymentFailure>> {
  const { database, business, payments } = scope;
  const rows = await orders.view(scope, input.key);
  if (!rows) return { ok: false, failure: { code: "BOOKING_NOT_FOUND", accessKey: input.key } };
  const gateway = payments.current;
  if (gateway === null) return { ok: false, failure: NO_PROVIDER };
  const now = scope.clock.now();
  const { orderId, currency } = rows[0]!;
  const request = {
    businessId: business.id,
    orderId,
    id: newId(now, scope.random),
    provider: gateway.provider,
    currency,
    now,
    returnOrigin: input.origin,
  };
  const opened = await withIdempotency<string, FailureWith<"NOTHING_DUE" | "HOLD_EXPIRED">>(scope, {
    caller: scope.signer.fingerprint("order", input.key),
    operation: "startPayment",
    input,
    uncounted: ["key", "origin", "businessName"],
    idempotencyKey: input.idempotencyKey ?? null,
    async run(_, sql) {
      const result = await openPayment(sql, request);
      if ("payment" in result) return { ok: true, value: result.payment };
      return { ok: false, failure: { code: result.failure === "NOTHING" ? "NOTHING_DUE" : "HOLD_EXPIRED" } };
    },
  });
  if (!opened.ok) return opened;
  const storedPayment = await loadPayment(scope, orderId, opened.value);
  // The payment of a replay may have ended.
  if (storedPayment.url !== null || storedPayment.state !== "OPEN")
    return { ok: true, value: { rows, payment: storedPayment } };
  try {
    const session = await openSession(scope, gateway, rows, storedPayment, input);
    const isOpen = await storeSession(
      database.query,
      business.id,
      storedPayment.id,
      session,
      scope.clock.now(),
    );
    // The payment expired meanwhile, so its address is not returned.
    if (!isOpen) return { ok: false, failure: { code: "HOLD_EXPIRED" } };
  } catch (error) {
    if (error instanceof PaymentUnavailableError)
      return { ok: false, failure: { code: "PAYMENT_UNAVAILABLE" } };
    throw error;
  }
  return { ok: true, value: { rows, payment: await loadPayment(scope, orderId, storedPayment.id) } };
}

async function loadPayment({ database, business }: Scope, orderId: string, id: string): Promise<PaymentRow> {
  const rows = await loadPaymentsOfOrders(database.query, business.id, [orderId]);
  return rows.find((row) => row.id === id)!;
}

async function openSession(
  { database, business }: Scope,
  gateway: PaymentGateway,
  rows: readonly PayableBooking[],
  { id, amountMinor, currency, createdAt, expiresAt }: PaymentRow,
  { key, origin, businessName }: StartPaymentInput,
): Promise<{ readonly sessionId: string; readonly url: string }> {
  const [first] = rows;
  const due = rows.filter((row) => row.status === "AWAITING_PAYMENT" && row.dueMinor > 0);
  const services = await database.prisma.service.findMany({
    where: { businessId: business.id, id: { in: due.map((row) => row.serviceId) } },
    select: { name: true },
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });
  return gateway.createSession({
    paymentId: id,
    businessId: business.id,
    businessName,
    orderReference: first!.reference,
    amountMinor,
    currency,
    description: services.map((service) => service.name).join(", "),
    email: first!.contact.email,
    locale: toLocale(first!.locale),
    returnUrl: `${origin}/widget/bookings/${key}?returned`,
    createdAt,
    expiresAt,
  });
}

function toLocale(text: string): Locale {
  const [language] = text.split("-");
  return isLocale(text) ? text : isLocale(language) ? language : defaultLocale;
}
