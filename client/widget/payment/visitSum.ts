import { orderSum, type PaymentRule, type PricePer } from "../../../server/shared/money/due.ts";
import type { Money } from "../messages/formatMoney.ts";

/** A service as far as money goes. */
export interface PricedService {
  readonly id: string;
  /** What one of `pricePer` costs; null: free. */
  readonly price: Money | null;
  readonly pricePer: PricePer;
  readonly paymentRule: PaymentRule;
  /** A percentage, or an amount in minor units. */
  readonly paymentValue: number;
  /** What is booked is a request: it is paid for once the business has approved it. */
  readonly isRequest: boolean;
}

/** A line as far as money goes. */
export interface PricedVisitLine {
  readonly service: PricedService;
  readonly seats: number;
  /** Whose line it is, and everybody who sits in. */
  readonly people: number;
}

/** What a visit costs, counted as the server counts it; the server's figure is the one that is paid. */
export interface VisitSum {
  /** One for one with the lines; null: free. */
  readonly prices: readonly (Money | null)[];
  /** Null: free. */
  readonly total: Money | null;
  /** Paid when booking; null: nothing. */
  readonly dueNow: Money | null;
  /** Paid once the business has approved; null: nothing. */
  readonly dueApproved: Money | null;
}

/** Adds a visit up. `times`: how often a series has it. */
export function visitSum(lines: readonly PricedVisitLine[], times = 1): VisitSum {
  const all = Array.from({ length: times }, () => lines).flat();
  const currency = lines.find(({ service }) => service.price !== null)?.service.price?.currency;
  const sum = orderSum(
    all.map(({ service, seats, people }) => ({
      serviceId: service.id,
      unitMinor: service.price?.amount ?? 0,
      pricePer: service.pricePer,
      people,
      seats,
      paymentRule: service.paymentRule,
      paymentValue: service.paymentValue,
    })),
  );
  const money = (amount: number): Money | null =>
    currency === undefined || amount === 0 ? null : { amount, currency };
  const dueOf = (isRequest: boolean) =>
    sum.lines.reduce(
      (due, line, index) => due + (all[index]?.service.isRequest === isRequest ? line.dueMinor : 0),
      0,
    );
  return {
    prices: sum.lines.slice(0, lines.length).map(({ priceMinor }) => money(priceMinor)),
    total: money(sum.totalMinor),
    dueNow: money(dueOf(false)),
    dueApproved: money(dueOf(true)),
  };
}
