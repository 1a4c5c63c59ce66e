import type { FormFields } from "../requests/formBody.ts";
import {
  type FakeEvent,
  type FakeIntent,
  type FakeRefund,
  type FakeSession,
  StripeApiError,
  fakeId,
  invalid,
  createSession,
  texts,
  unknownObject,
} from "./stripeObjects.ts";

/** A simulated Stripe account. Every change creates an event. */
export interface StripeAccount {
  readonly sessions: ReadonlyMap<string, FakeSession>;
  readonly refunds: ReadonlyMap<string, FakeRefund>;
  readonly events: readonly FakeEvent[];
  nextRefunds: FakeRefund["status"];
  nextRefundError: string | null;

  create(fields: FormFields): FakeSession;
  retrieve(sessionId: string, expand: readonly string[]): object;
  expire(sessionId: string): FakeSession;
  refund(fields: FormFields): FakeRefund;
  refundsOf(intentId: string): readonly FakeRefund[];

  pay(sessionId: string): FakeEvent;
  decline(sessionId: string): void;
  payLater(sessionId: string): FakeEvent;
  decide(sessionId: string, isPaid: boolean): FakeEvent;
  timeOut(sessionId: string): FakeEvent;
  settleRefund(refundId: string, status: "succeeded" | "failed"): FakeEvent;
  /** The account's staff refunds in Stripe's dashboard. */
  refundByHand(intentId: string, amount: number): FakeEvent;
}

export function stripeAccount(now: () => number): StripeAccount {
  const sessions = new Map<string, FakeSession>();
  const intents = new Map<string, FakeIntent>();
  const refunds = new Map<string, FakeRefund>();
  const events: FakeEvent[] = [];

  const emitEvent = (type: string, object: object): FakeEvent => {
    const event: FakeEvent = {
      id: fakeId("evt"),
      object: "event",
      api_version: "2026-10-28.endive",
      created: Math.floor(now() / 1_000),
      livemode: false,
      type,
      data: { object: structuredClone(object) },
    };
    events.push(event);
    return event;
  };
  const session = (id: string): FakeSession =>
    sessions.get(id) ?? fail(unknownObject("checkout.session", id));
  const getIntent = (id: string): FakeIntent => intents.get(id) ?? fail(unknownObject("payment_intent", id));
  /** The intent becomes visible at the first attempt to pay. */
  const tried = (id: string) => {
    const one = session(id);
    if (one.status !== "open") throw new Error(`the page of ${id} says that it is over (${one.status})`);
    one.payment_intent ??= intents.get(`of ${id}`)!.id;
    return { one, intent: getIntent(one.payment_intent) };
  };
  const complete = (one: FakeSession) => {
    one.status = "complete";
    one.url = null;
  };
  const charge = (intent: FakeIntent) => ({
    id: intent.latest_charge,
    object: "charge",
    amount: intent.amount,
    amount_refunded: intent.amount_refunded,
    currency: intent.currency,
    metadata: intent.metadata,
    payment_intent: intent.id,
    refunded: intent.amount_refunded === intent.amount,
  });
  const makeRefund = (
    intent: FakeIntent,
    amount: number,
    metadata: Record<string, string>,
    status: FakeRefund["status"],
  ) => {
    const made: FakeRefund = {
      id: fakeId("re"),
      object: "refund",
      created: Math.floor(now() / 1_000),
      amount,
      currency: intent.currency,
      payment_intent: intent.id,
      charge: intent.latest_charge,
      metadata,
      status,
      ...(status === "failed" && { failure_reason: "expired_or_canceled_card" }),
    };
    refunds.set(made.id, made);
    if (status !== "failed") intent.amount_refunded += amount;
    const event = emitEvent("refund.created", made);
    emitEvent(
      status === "failed" ? "refund.failed" : "charge.refunded",
      status === "failed" ? made : charge(intent),
    );
    return { made, event };
  };

  const account: StripeAccount = {
    sessions,
    refunds,
    events,
    nextRefunds: "succeeded",
    nextRefundError: null,

    create(fields) {
      const made = createSession(fields, now());
      sessions.set(made.session.id, made.session);
      intents.set(made.intent.id, made.intent);
      intents.set(`of ${made.session.id}`, made.intent);
      return made.session;
    },
    retrieve(id, expand) {
      const one = session(id);
      const intent = one.payment_intent;
      return {
        ...one,
        ...(expand.includes("payment_intent") && intent !== null && { payment_intent: getIntent(intent) }),
      };
    },
    expire(id) {
      const one = session(id);
      if (one.status !== "open")
        throw invalid(
          "",
          `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${one.status}.`,
        );
      one.status = "expired";
      one.url = null;
      emitEvent("checkout.session.expired", one);
      return one;
    },
    refund(fields) {
      const intent = getIntent(String(fields["payment_intent"]));
      const amount = fields["amount"] === undefined ? intent.amount : Number(fields["amount"]);
      if (account.nextRefundError !== null) {
        const code = account.nextRefundError;
        account.nextRefundError = null;
        throw invalid(code, `Refused: ${code}`);
      }
      if (intent.status !== "succeeded")
        throw invalid("charge_not_found", "This PaymentIntent has no successful charge.");
      if (intent.amount_refunded === intent.amount)
        throw invalid("charge_already_refunded", `Charge ${intent.latest_charge} has already been refunded.`);
      if (!Number.isInteger(amount) || amount <= 0 || amount > intent.amount - intent.amount_refunded)
        throw new StripeApiError(400, {
          type: "invalid_request_error",
          param: "amount",
          message: "Refund amount is greater than unrefunded amount on charge.",
        });
      return makeRefund(intent, amount, texts(fields["metadata"]), account.nextRefunds).made;
    },
    refundsOf: (intentId) =>
      [...refunds.values()].filter((one) => one.payment_intent === getIntent(intentId).id).toReversed(),

    pay(id) {
      const { one, intent } = tried(id);
      intent.status = "succeeded";
      intent.last_payment_error = null;
      complete(one);
      one.payment_status = "paid";
      return emitEvent("checkout.session.completed", one);
    },
    decline(id) {
      const { intent } = tried(id);
      intent.last_payment_error = {
        type: "card_error",
        code: "card_declined",
        message: "Your card was declined.",
      };
      emitEvent("payment_intent.payment_failed", intent);
    },
    payLater(id) {
      const { one, intent } = tried(id);
      intent.status = "processing";
      complete(one);
      return emitEvent("checkout.session.completed", one);
    },
    decide(id, isPaid) {
      const one = session(id);
      const intent = getIntent(one.payment_intent ?? "");
      intent.status = isPaid ? "succeeded" : "requires_payment_method";
      if (isPaid) one.payment_status = "paid";
      else
        intent.last_payment_error = {
          type: "card_error",
          code: "payment_failed",
          message: "The bank said no.",
        };
      return emitEvent(`checkout.session.async_payment_${isPaid ? "succeeded" : "failed"}`, one);
    },
    timeOut(id) {
      account.expire(id);
      return events.at(-1)!;
    },
    settleRefund(id, status) {
      const one = refunds.get(id) ?? fail(unknownObject("refund", id));
      const intent = getIntent(one.payment_intent);
      if (status === "failed") {
        intent.amount_refunded -= one.amount;
        one.failure_reason = "expired_or_canceled_card";
      }
      one.status = status;
      const event = emitEvent("refund.updated", one);
      if (status === "failed") emitEvent("refund.failed", one);
      return event;
    },
    refundByHand(intentId, amount) {
      return makeRefund(getIntent(intentId), amount, {}, "succeeded").event;
    },
  };
  return account;
}

function fail(error: Error): never {
  throw error;
}
