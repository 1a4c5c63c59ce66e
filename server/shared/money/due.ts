/** What a service's price is for: a line, each person who takes part in it, or each seat. */
export type PricePer = "LINE" | "PERSON" | "SEAT";

/** What is paid when booking: nothing, a share, an amount for each priced unit, or all. */
export type PaymentRule = "NONE" | "DEPOSIT_PERCENT" | "DEPOSIT_AMOUNT" | "FULL";

/** A line of an order, as far as its price is concerned. Amounts in minor units of one currency. */
export interface PricedLine {
  readonly serviceId: string;
  /** What one of it costs. */
  readonly unitMinor: number;
  readonly pricePer: PricePer;
  /** Who takes part: whose line it is, and everybody who sits in. */
  readonly people: number;
  readonly seats: number;
  readonly paymentRule: PaymentRule;
  /** A percentage, or an amount for each priced unit. */
  readonly paymentValue: number;
}

/** What a line costs, and how much of that is paid when booking. */
export interface LineSum {
  readonly priceMinor: number;
  readonly dueMinor: number;
}

/** What an order costs. */
export interface OrderSum {
  /** One for one with the lines. */
  readonly lines: readonly LineSum[];
  readonly totalMinor: number;
  readonly dueMinor: number;
}

/**
 * The price of each line and what of it is due when booking. A share is taken of all that an order has of one service,
 * rounded half up, and spread over its lines so that they add up to it; it is never more than the price.
 */
export function orderSum(lines: readonly PricedLine[]): OrderSum {
  const before = new Map<string, number>();
  const sums = lines.map((line): LineSum => {
    const priceMinor = line.unitMinor * unitsOf(line);
    const until = before.get(line.serviceId) ?? 0;
    before.set(line.serviceId, until + priceMinor);
    return { priceMinor, dueMinor: dueOf(line, priceMinor, until) };
  });
  const sum = (of: (line: LineSum) => number) => sums.reduce((all, line) => all + of(line), 0);
  return { lines: sums, totalMinor: sum((line) => line.priceMinor), dueMinor: sum((line) => line.dueMinor) };
}

/** How many units of its price a line has. */
export function unitsOf({
  pricePer,
  people,
  seats,
}: Pick<PricedLine, "pricePer" | "people" | "seats">): number {
  if (pricePer === "SEAT") return seats;
  // Of a class everybody who comes has a seat, whether they are named or not.
  return pricePer === "PERSON" ? Math.max(people, seats) : 1;
}

/** What one unit costs when booking; null: nothing. */
export function depositOf({
  unitMinor,
  paymentRule,
  paymentValue,
}: Pick<PricedLine, "unitMinor" | "paymentRule" | "paymentValue">): number | null {
  const line = {
    serviceId: "",
    unitMinor,
    pricePer: "LINE",
    people: 1,
    seats: 1,
    paymentRule,
    paymentValue,
  } as const;
  return paymentRule === "NONE" ? null : dueOf(line, unitMinor, 0);
}

/** A percentage of an amount, rounded half up. */
export function percentOf(amountMinor: number, percent: number): number {
  return Math.floor((amountMinor * Math.min(Math.max(percent, 0), 100) + 50) / 100);
}

/** @param before the prices of the same service's earlier lines */
function dueOf(line: PricedLine, priceMinor: number, before: number): number {
  const { paymentRule, paymentValue, unitMinor } = line;
  switch (paymentRule) {
    case "NONE":
      return 0;
    case "FULL":
      return priceMinor;
    case "DEPOSIT_PERCENT":
      return percentOf(before + priceMinor, paymentValue) - percentOf(before, paymentValue);
    case "DEPOSIT_AMOUNT":
      return Math.min(Math.max(paymentValue, 0), unitMinor) * unitsOf(line);
  }
}
