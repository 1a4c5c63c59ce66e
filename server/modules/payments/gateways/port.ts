/** Whoever takes money for us: what we ask of them, and what they tell us. Amounts are in the currency's own minor units. */

export type PaymentProviderName = "TEST" | "STRIPE";

/** A payment that is to be made possible: a page on the provider's side where the visitor pays. */
export interface SessionWish {
  readonly paymentId: string;
  readonly businessId: string;
  readonly businessName: string;
  /** What the visitor knows the order by. */
  readonly orderReference: string;
  readonly amountMinor: number;
  /** ISO 4217, upper case. */
  readonly currency: string;
  /** What is paid for, in one line for the visitor. */
  readonly description: string;
  readonly email: string;
  /** One of the interface's languages. */
  readonly locale: string;
  /** Where the visitor comes back to, whatever became of it. Absolute. */
  readonly returnUrl: string;
  /** When the row of the payment was written, epoch milliseconds: the same at every attempt. */
  readonly createdAt: number;
  /** When we end the session ourselves, epoch milliseconds: the same at every attempt. The provider may keep it open longer. */
  readonly expiresAt: number;
}

/** A session that was opened before. */
export interface SessionAddress {
  readonly sessionId: string;
  readonly paymentId: string;
  readonly businessId: string;
}

/** What the provider says of a session. What is PAID stays paid; whoever asks to end a session may learn just that. */
export interface SessionReport {
  readonly state: "OPEN" | "PAID" | "FAILED" | "EXPIRED";
  /** What refunds refer to, unique for each charge; null as long as nothing was charged. */
  readonly chargeReference: string | null;
  /** What was asked for, or charged if it was. */
  readonly amountMinor: number;
  /** ISO 4217, upper case. */
  readonly currency: string;
  /** Why it failed, one line in English; empty otherwise. */
  readonly failure: string;
}

/** Money that is to go back. */
export interface RefundWish {
  readonly refundId: string;
  readonly paymentId: string;
  readonly businessId: string;
  readonly sessionId: string;
  readonly chargeReference: string;
  readonly amountMinor: number;
  readonly currency: string;
}

/** What became of a refund so far. PENDING: the provider tells later. FAILED is final. */
export interface RefundReport {
  /** The provider's own name for it, unique for each refund; empty when it was refused outright. */
  readonly reference: string;
  readonly state: "PENDING" | "SUCCEEDED" | "FAILED";
  /** Why it failed, one line in English; empty otherwise. */
  readonly failure: string;
}

/**
 * Somebody who takes payments. Every call goes over a network: never inside a transaction. Each may be sent again
 * after any failure and then does nothing twice.
 */
export interface PaymentGateway {
  readonly provider: PaymentProviderName;
  /** No money moves. */
  readonly isTest: boolean;
  /**
   * Opens the payment's session, or answers the one that was opened before: idempotent by `paymentId`, with equal wishes.
   *
   * @throws {PaymentUnavailableError} when nobody can tell whether it was opened; ask again
   */
  createSession(wish: SessionWish): Promise<{ readonly sessionId: string; readonly url: string }>;
  /** @throws {PaymentUnavailableError} */
  readSession(session: SessionAddress): Promise<SessionReport>;
  /**
   * Ends the session so that it cannot be paid any more, and says how it ended: EXPIRED, or PAID when somebody was faster.
   * A payment that is still being decided elsewhere answers OPEN: its event follows.
   *
   * @throws {PaymentUnavailableError}
   */
  expireSession(session: SessionAddress): Promise<SessionReport>;
  /**
   * Sends money back, once: idempotent by `refundId`. What the provider refuses for good is FAILED.
   *
   * @throws {PaymentUnavailableError} when nobody can tell whether it was sent; ask again
   */
  refund(wish: RefundWish): Promise<RefundReport>;
}

/** The provider cannot be reached, or does not say. The message is one line for the log, without anybody's data. */
export class PaymentUnavailableError extends Error {
  override name = "PaymentUnavailableError";
  /** Trying again the same way is of no use: what we sent is not accepted, or our keys are not. */
  readonly isRefused: boolean;
  constructor(message: string, options: { readonly isRefused?: boolean } = {}) {
    super(message);
    this.isRefused = options.isRefused ?? false;
  }
}

/** A refund that a provider tells of. */
export interface RefundNews extends RefundReport {
  /** Ours; null for one that was made on the provider's own pages. */
  readonly refundId: string | null;
}

/**
 * Something the provider told, which was proven to come from there. It may come late, twice and in any order; it may
 * also be about something that is not ours at all.
 */
export interface VerifiedEvent {
  readonly provider: PaymentProviderName;
  /** The provider's own id: the same when it is told again. */
  readonly id: string;
  readonly type: string;
  /** Epoch milliseconds, by the provider's clock. */
  readonly createdAt: number;
  /** As it was given to the provider with the payment: a UUID, but not necessarily of a business that exists. */
  readonly businessId: string | null;
  /** A UUID, likewise. */
  readonly paymentId: string | null;
  /** The session that it is about; null when it is about none. */
  readonly sessionId: string | null;
  /** What it says of the session; null when it says nothing. */
  readonly report: SessionReport | null;
  readonly refund: RefundNews | null;
}

/** The gateways there are: a payment is asked for where it was begun. */
export interface PaymentGateways {
  /** The gateway of new payments. Null when this server takes none. */
  readonly current: PaymentGateway | null;
  /** @throws {PaymentUnavailableError} when this process has no key for that provider */
  of(provider: PaymentProviderName): PaymentGateway;
}
