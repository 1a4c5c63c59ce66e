import { calculateOrderSum, type PaymentRule, type PricePer } from "../../../server/shared/money/due.ts";
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

export interface PricedCartLine {
  readonly service: PricedService;
  readonly seats: number;
  readonly people: number;
}

/** Computed like on the server, whose figure is the one that is charged. */
export interface CartSum {
  readonly prices: readonly (Money | null)[];
  readonly total: Money | null;
  readonly dueNow: Money | null;
  readonly dueApproved: Money | null;
}

/** Sums up an order. `occurrences` is the number of occurrences in a series. */
export function sumCart(lines: readonly PricedCartLine[], occurrences = 1): CartSum {
  const allLines = Array.from({ length: occurrences }, () => lines).flat();
  const currency = lines.find(({ service }) => service.price !== null)?.service.price?.currency;
  const sum = calculateOrderSum(
    allLines.map(({ service, seats, people }) => ({
      serviceId: service.id,
      unitMinor: service.price?.amount ?? 0,
      pricePer: service.pricePer,
      people,
      seats,
      paymentRule: service.paymentRule,
      paymentValue: service.paymentValue,
    })),
  );
  const toMoney = (amount: number): Money | null =>
    currency === undefined || amount === 0 ? null : { amount, currency };
  const sumDue = (isRequest: boolean) =>
    sum.lines.reduce(
      (due, line, index) => due + (allLines[index]?.service.isRequest === isRequest ? line.dueMinor : 0),
      0,
    );
  return {
    prices: sum.lines.slice(0, lines.length).map(({ priceMinor }) => toMoney(priceMinor)),
    total: toMoney(sum.totalMinor),
    dueNow: toMoney(sumDue(false)),
    dueApproved: toMoney(sumDue(true)),
  };
}
