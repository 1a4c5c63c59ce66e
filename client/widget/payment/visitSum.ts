import { orderSum, type PaymentRule, type PricePer } from "../../../server/shared/money/due.ts";
import type { Money } from "../messages/formatMoney.ts";

export interface PricedService {
  readonly id: string;
  /** Price per unit of `pricePer`. Null if free. */
  readonly price: Money | null;
  readonly pricePer: PricePer;
  readonly paymentRule: PaymentRule;
  /** A percentage, or an amount in minor units. */
  readonly paymentValue: number;
  /** The service needs approval and is paid after it. */
  readonly isRequest: boolean;
}

export interface PricedVisitLine {
  readonly service: PricedService;
  readonly seats: number;
  readonly people: number;
}

/** Computed like on the server, whose figure is the one that is charged. */
export interface VisitSum {
  readonly prices: readonly (Money | null)[];
  readonly total: Money | null;
  readonly dueNow: Money | null;
  readonly dueApproved: Money | null;
}

/** Sums up an order. `occurrences` is the number of occurrences in a series. */
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
