import type { FailureWith } from "../../shared/failures/failure.ts";
import { type Locale, defaultLocale, isLocale } from "../../shared/languages/locales.ts";
import { NO_PROVIDER } from "../catalogue/index.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { type PaymentRow, loadPaymentsOfOrders } from "./data/loadPayments.ts";
import { storeSession } from "./data/openPayment.ts";
import { type PaymentGateway, PaymentUnavailableError } from "./gateways/port.ts";
import type { PayableBooking, PayableOrder } from "./paymentOrders.ts";

export interface SessionOptions {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly businessName: string;
}

/**
 * Creates the provider's session of a stored payment, outside any transaction. A payment that has its session or has
 * ended is returned as it is.
 */
export async function startSession(
  scope: Scope,
  order: PayableOrder,
  paymentId: string,
  options: SessionOptions,
): Promise<Outcome<PaymentRow, FailureWith<"PAYMENT_UNAVAILABLE" | "HOLD_EXPIRED">>> {
  const { database, business, payments } = scope;
  const { orderId } = order.rows[0]!;
  const payment = await loadPayment(scope, orderId, paymentId);
  if (payment.url !== null || payment.state !== "OPEN") return { ok: true, value: payment };
  const gateway = payments.current;
  if (gateway === null) return { ok: false, failure: NO_PROVIDER };
  try {
    const session = await createSession(scope, gateway, order, payment, options);
    const isOpen = await storeSession(database.query, business.id, payment.id, session, scope.clock.now());
    // The payment expired meanwhile, so its address is not returned.
    if (!isOpen) return { ok: false, failure: { code: "HOLD_EXPIRED" } };
  } catch (error) {
    if (error instanceof PaymentUnavailableError)
      return { ok: false, failure: { code: "PAYMENT_UNAVAILABLE" } };
    throw error;
  }
  return { ok: true, value: await loadPayment(scope, orderId, payment.id) };
}

async function loadPayment({ database, business }: Scope, orderId: string, id: string): Promise<PaymentRow> {
  const rows = await loadPaymentsOfOrders(database.query, business.id, [orderId]);
  return rows.find((row) => row.id === id)!;
}

async function createSession(
  { database, business }: Scope,
  gateway: PaymentGateway,
  { key, rows }: PayableOrder,
  payment: PaymentRow,
  { origin, businessName }: SessionOptions,
): Promise<{ readonly sessionId: string; readonly url: string }> {
  const [first] = rows;
  const { id, amountMinor, currency, createdAt, expiresAt } = payment;
  const services = await database.prisma.service.findMany({
    where: { businessId: business.id, id: { in: listDueServices(rows) } },
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
    // Decided by the row, because the provider rejects two requests for one payment that differ.
    returnUrl: payment.isFromDesk
      ? `${origin}/widget/booking?returned`
      : `${origin}/widget/bookings/${key}?returned`,
    createdAt,
    expiresAt,
  });
}

const listDueServices = (rows: readonly PayableBooking[]): string[] =>
  rows.filter((row) => row.status === "AWAITING_PAYMENT" && row.dueMinor > 0).map((row) => row.serviceId);

function toLocale(text: string): Locale {
  const [language] = text.split("-");
  return isLocale(text) ? text : isLocale(language) ? language : defaultLocale;
}
