/** Amounts are in the currency's minor units. */

export type PaymentProviderName = "TEST" | "STRIPE";

export interface SessionRequest {
  readonly paymentId: string;
  readonly businessId: string;
  readonly businessName: string;
  readonly orderReference: string;
  readonly amountMinor: number;
  /** ISO 4217, upper case. */
  readonly currency: string;
  /** One line for the visitor. */
  readonly description: string;
  /** For the receipt. Null for a booker without e-mail. */
  readonly email: string | null;
  readonly locale: string;
  /** Absolute. */
  readonly returnUrl: string;
  /** The same at every attempt. Epoch milliseconds. */
  readonly createdAt: number;
  /** The same at every attempt. Epoch milliseconds. The provider may keep the session open longer. */
  readonly expiresAt: number;
}

export interface SessionRef {
  readonly sessionId: string;
  readonly paymentId: string;
  readonly businessId: string;
}

/** `PAID` is final. */
export interface SessionReport {
  readonly state: "OPEN" | "PAID" | "FAILED" | "EXPIRED";
  /** Unique for each charge. Null if nothing was charged. */
  readonly chargeReference: string | null;
  /** The charged amount, or the requested one. */
  readonly amountMinor: number;
  /** ISO 4217, upper case. */
  readonly currency: string;
  /** One line in English. Empty unless it failed. */
  readonly failure: string;
}

export interface RefundRequest {
  readonly refundId: string;
  readonly paymentId: string;
  readonly businessId: string;
  readonly sessionId: string;
  readonly chargeReference: string;
  readonly amountMinor: number;
  readonly currency: string;
}

/** `FAILED` is final. */
export interface RefundReport {
  /** Empty if the provider rejected the refund. */
  readonly reference: string;
  readonly state: "PENDING" | "SUCCEEDED" | "FAILED";
  /** One line in English. Empty unless it failed. */
  readonly failure: string;
}

/**
 * Calls use the network, so never make one inside a transaction. Every call is idempotent and can be repeated after any
 * failure.
 */
export interface PaymentGateway {
  readonly provider: PaymentProviderName;
  readonly isTest: boolean;
  /**
   * Returns the existing session if there is one. Idempotent by `paymentId`, with equal requests.
   *
   * @throws {PaymentUnavailableError} if the result is unknown; repeat the call
   */
  createSession(request: SessionRequest): Promise<{ readonly sessionId: string; readonly url: string }>;
  /** @throws {PaymentUnavailableError} */
  readSession(session: SessionRef): Promise<SessionReport>;
  /**
   * Returns PAID if the visitor paid first, and OPEN while the provider still decides.
   *
   * @throws {PaymentUnavailableError}
   */
  expireSession(session: SessionRef): Promise<SessionReport>;
  /**
   * Idempotent by `refundId`. Returns FAILED if the provider rejects the refund for good.
   *
   * @throws {PaymentUnavailableError} if the result is unknown; repeat the call
   */
  refund(request: RefundRequest): Promise<RefundReport>;
}

/** The message is for the log, without personal data. */
export class PaymentUnavailableError extends Error {
  override name = "PaymentUnavailableError";
  /** Repeating the same request is useless. */
  readonly isPermanent: boolean;
  constructor(message: string, options: { readonly isPermanent?: boolean } = {}) {
    super(message);
    this.isPermanent = options.isPermanent ?? false;
  }
}

export interface ProviderRefund extends RefundReport {
  /** Null for a refund made at the provider. */
  readonly refundId: string | null;
}

/** A verified event, which may be late, repeated, in any order, or about objects of other systems. */
export interface VerifiedEvent {
  readonly provider: PaymentProviderName;
  /** The same for a repeated event. */
  readonly id: string;
  readonly type: string;
  /** Epoch milliseconds, by the provider's clock. */
  readonly createdAt: number;
  /** A UUID that may not exist. */
  readonly businessId: string | null;
  /** A UUID that may not exist. */
  readonly paymentId: string | null;
  readonly sessionId: string | null;
  readonly report: SessionReport | null;
  readonly refund: ProviderRefund | null;
}

export interface PaymentGateways {
  /** Null if this server takes no payments. */
  readonly current: PaymentGateway | null;
  /** @throws {PaymentUnavailableError} if this process has no key for the provider */
  get(provider: PaymentProviderName): PaymentGateway;
}
