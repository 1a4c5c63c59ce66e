/** The price applies per line, per participant or per seat. */
export type PricePer = "LINE" | "PERSON" | "SEAT";

/** Part of the price that is due when booking. */
export type PaymentRule = "NONE" | "DEPOSIT_PERCENT" | "DEPOSIT_AMOUNT" | "FULL";

/** Amounts are minor units of one currency. */
export interface PricedLine {
  readonly serviceId: string;
  readonly unitMinor: number;
  readonly pricePer: PricePer;
  readonly people: number;
  readonly seats: number;
  readonly paymentRule: PaymentRule;
  readonly paymentValue: number;
}

export interface LineSum {
  readonly priceMinor: number;
  readonly dueMinor: number;
}

export interface OrderSum {
  readonly lines: readonly LineSum[];
  readonly totalMinor: number;
  readonly dueMinor: number;
}

/**
 * Returns the price of each line and the amount due when booking. A percentage applies to all lines of a service
 * together, rounded half up, and the line amounts add up to it. It never exceeds the price.
 */
export function calculateOrderSum(lines: readonly PricedLine[]): OrderSum {
  const before = new Map<string, number>();
  const sums = lines.map((line): LineSum => {
    const priceMinor = line.unitMinor * countUnits(line);
    const sumBefore = before.get(line.serviceId) ?? 0;
    before.set(line.serviceId, sumBefore + priceMinor);
    return { priceMinor, dueMinor: calculateDue(line, priceMinor, sumBefore) };
  });
  const sum = (getAmount: (line: LineSum) => number) => sums.reduce((all, line) => all + getAmount(line), 0);
  return { lines: sums, totalMinor: sum((line) => line.priceMinor), dueMinor: sum((line) => line.dueMinor) };
}

export function countUnits({
  pricePer,
  people,
  seats,
}: Pick<PricedLine, "pricePer" | "people" | "seats">): number {
  if (pricePer === "SEAT") return seats;
  // Each participant of a class has a seat, with or without a name.
  return pricePer === "PERSON" ? Math.max(people, seats) : 1;
}

export function getUnitDeposit({
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
  return paymentRule === "NONE" ? null : calculateDue(line, unitMinor, 0);
}

/** Rounded half up. */
export function calculatePercent(amountMinor: number, percent: number): number {
  return Math.floor((amountMinor * Math.min(Math.max(percent, 0), 100) + 50) / 100);
}

/** @param before sum of the earlier lines of the same service */
function calculateDue(line: PricedLine, priceMinor: number, before: number): number {
  const { paymentRule, paymentValue, unitMinor } = line;
  switch (paymentRule) {
    case "NONE":
      return 0;
    case "FULL":
      return priceMinor;
    case "DEPOSIT_PERCENT":
      return calculatePercent(before + priceMinor, paymentValue) - calculatePercent(before, paymentValue);
    case "DEPOSIT_AMOUNT":
      return Math.min(Math.max(paymentValue, 0), unitMinor) * countUnits(line);
  }
}
