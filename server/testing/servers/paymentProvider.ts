import {
  type PaymentGateway,
  type PaymentGateways,
  PaymentUnavailableError,
  type RefundReport,
  type SessionReport,
  type SessionRequest,
  type VerifiedEvent,
} from "../../modules/payments/gateways/port.ts";

interface Session {
  readonly request: SessionRequest;
  readonly sessionId: string;
  state: SessionReport["state"];
  calls: number;
}

/**
 * In-memory provider, idempotent by our ids. A paid payment stays paid, an ended one cannot be paid. Tests deliver its
 * events in any order and number.
 */
export class MemoryProvider implements PaymentGateway {
  readonly provider = "TEST";
  readonly isTest = true;
  readonly sessions = new Map<string, Session>();
  readonly refunds = new Map<
    string,
    { readonly paymentId: string; readonly amountMinor: number; report: RefundReport }
  >();
  readonly events: VerifiedEvent[] = [];
  isUnconfigured = false;
  unansweredRequests = 0;
  lostAnswers = 0;
  /** Outcomes of the next refunds. SUCCEEDED if empty. */
  readonly nextRefunds: RefundReport["state"][] = [];
  readonly calls: string[] = [];
  #events = 0;
  #sessions = 0;

  get gateways(): PaymentGateways {
    const isUnconfigured = () => this.isUnconfigured;
    const provider = this as PaymentGateway;
    return {
      get current() {
        return isUnconfigured() ? null : provider;
      },
      get: () => provider,
    };
  }

  clear(): void {
    this.sessions.clear();
    this.refunds.clear();
    this.events.length = 0;
    this.nextRefunds.length = 0;
    this.calls.length = 0;
    this.isUnconfigured = false;
    this.unansweredRequests = 0;
    this.lostAnswers = 0;
  }

  async createSession(request: SessionRequest): Promise<{ sessionId: string; url: string }> {
    this.#hear(`create ${request.paymentId}`);
    const known = this.sessions.get(request.paymentId);
    if (known && JSON.stringify(known.request) !== JSON.stringify(request))
      throw new PaymentUnavailableError("the same key with another wish", { isPermanent: true });
    const session = known ?? { request, sessionId: `session_${++this.#sessions}`, state: "OPEN", calls: 0 };
    session.calls += 1;
    this.sessions.set(request.paymentId, session);
    this.#answer();
    return { sessionId: session.sessionId, url: `https://pay.example/${session.sessionId}` };
  }

  async readSession({ paymentId }: { paymentId: string }): Promise<SessionReport> {
    this.#hear(`read ${paymentId}`);
    return this.#report(paymentId);
  }

  async expireSession({ paymentId }: { paymentId: string }): Promise<SessionReport> {
    this.#hear(`expire ${paymentId}`);
    const session = this.sessions.get(paymentId)!;
    if (session.state === "OPEN") this.#become(paymentId, "EXPIRED");
    this.#answer();
    return this.#report(paymentId);
  }

  async refund(request: {
    refundId: string;
    paymentId: string;
    businessId: string;
    amountMinor: number;
  }): Promise<RefundReport> {
    this.#hear(`refund ${request.refundId}`);
    const known = this.refunds.get(request.refundId);
    if (known) return known.report;
    const state = this.nextRefunds.shift() ?? "SUCCEEDED";
    const isFailed = state === "FAILED";
    const report = {
      reference: isFailed ? "" : `refund_of_${request.refundId}`,
      state,
      failure: isFailed ? "the card is closed" : "",
    };
    this.refunds.set(request.refundId, { ...request, report });
    this.#answer();
    return report;
  }

  pay(paymentId: string): boolean {
    return this.#decide(paymentId, "PAID");
  }

  decline(paymentId: string): boolean {
    return this.#decide(paymentId, "FAILED");
  }

  /** Reports a failure, but a second card still works. */
  declineOnce(paymentId: string): void {
    const session = this.sessions.get(paymentId);
    if (session?.state !== "OPEN") return;
    const { sessionId, request } = session;
    const report = { ...this.#report(paymentId), state: "FAILED" as const, failure: "the card was declined" };
    this.#tell({ businessId: request.businessId, paymentId, sessionId, report });
  }

  /** Ends a pending refund. A completed one may fail later, for example if the card was closed. */
  endRefund(refundId: string, state: "SUCCEEDED" | "FAILED", businessId: string): boolean {
    const refund = this.refunds.get(refundId);
    if (!refund || refund.report.state === "FAILED" || refund.report.state === state) return false;
    refund.report = { ...refund.report, state, failure: state === "FAILED" ? "it came back" : "" };
    this.#tell({ businessId, paymentId: refund.paymentId, refund: { refundId, ...refund.report } });
    return true;
  }

  getRefundedAmount(paymentId: string): number {
    return [...this.refunds.values()]
      .filter((refund) => refund.paymentId === paymentId && refund.report.state !== "FAILED")
      .reduce((sum, refund) => sum + refund.amountMinor, 0);
  }

  #decide(paymentId: string, state: "PAID" | "FAILED"): boolean {
    if (this.sessions.get(paymentId)?.state !== "OPEN") return false;
    this.#become(paymentId, state);
    return true;
  }

  #become(paymentId: string, state: SessionReport["state"]): void {
    const session = this.sessions.get(paymentId)!;
    session.state = state;
    const { businessId } = session.request;
    this.#tell({ businessId, paymentId, sessionId: session.sessionId, report: this.#report(paymentId) });
  }

  #report(paymentId: string): SessionReport {
    const session = this.sessions.get(paymentId);
    if (!session) throw new PaymentUnavailableError("no such session", { isPermanent: true });
    const { state, request, sessionId } = session;
    return {
      state,
      chargeReference: state === "PAID" ? `charge_of_${sessionId}` : null,
      amountMinor: request.amountMinor,
      currency: request.currency,
      failure: state === "FAILED" ? "the card was declined" : "",
    };
  }

  #tell(event: Partial<VerifiedEvent>): void {
    this.#events += 1;
    this.events.push({
      provider: "TEST",
      id: `event_${this.#events}`,
      type: "told",
      createdAt: Date.UTC(2026, 10, 20) + this.#events,
      businessId: null,
      paymentId: null,
      sessionId: null,
      report: null,
      refund: null,
      ...event,
    });
  }

  #hear(what: string): void {
    this.calls.push(what);
    if (this.unansweredRequests === 0) return;
    this.unansweredRequests -= 1;
    throw new PaymentUnavailableError("it does not answer");
  }

  #answer(): void {
    if (this.lostAnswers === 0) return;
    this.lostAnswers -= 1;
    throw new PaymentUnavailableError("its answer got lost");
  }
}
