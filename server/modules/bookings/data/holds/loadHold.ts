import { type PaymentRule, type PricePer, calculateOrderSum } from "../../../../shared/money/due.ts";
import type { OrderQuota } from "../orderQuota.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";

/** Instants in epoch milliseconds. */
export interface HoldLine {
  readonly ordinal: number;
  /** 0 for the booker, 1 to 100 for the guests. */
  readonly member: number;
  readonly serviceId: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly seats: number;
  readonly priceMinor: number;
  readonly staffIds: readonly string[];
  /** Without guests who take part in the line. */
  readonly dueMinor: number;
  /** Frozen with the hold. */
  readonly unitMinor: number;
  readonly pricePer: PricePer;
  readonly paymentRule: PaymentRule;
  readonly paymentValue: number;
  readonly mode: "INSTANT" | "REQUEST";
  readonly guestMode: "NONE" | "ATTEND" | "SEAT" | "OWN_LINE";
  readonly maxPerBooking: number | null;
  readonly decisionMinutes: number;
  readonly askPhone: "NO" | "OPTIONAL" | "REQUIRED";
  readonly askDateOfBirth: "NO" | "OPTIONAL" | "REQUIRED";
  readonly consentText: string | null;
  readonly locationKinds: readonly ("AT_PROVIDER" | "AT_VISITOR" | "PHONE" | "ONLINE")[];
  /** Published forms, in order. */
  readonly formIds: readonly string[];
}

/** Instants in epoch milliseconds. */
export interface Hold {
  readonly id: string;
  readonly state: "LIVE" | "USED" | "RELEASED" | "EXPIRED";
  readonly providerId: string | null;
  readonly totalMinor: number;
  readonly currency: string;
  readonly expiresAt: number;
  readonly isSeries: boolean;
  readonly linkId: string | null;
  /** As of now. Absent if it was not read. */
  readonly needsWork?: boolean;
  readonly lines: readonly HoldLine[];
}

export type HoldRow = Omit<Hold, "lines"> & { readonly lines: readonly Omit<HoldLine, "dueMinor">[] };

export async function loadHold(
  query: Sql["query"],
  businessId: string,
  holdId: string,
): Promise<Hold | null> {
  const [row] = await query<{ hold: HoldRow | null }>(
    `SELECT load_hold($1, $2) AS hold`,
    [businessId, holdId],
    {
      prepare: true,
    },
  );
  return row!.hold && toHold(row!.hold);
}

export async function loadNeedsWork(
  query: Sql["query"],
  businessId: string,
  quota: OrderQuota,
  now: number,
): Promise<boolean> {
  const [row] = await query<{ needs_work: boolean }>("SELECT order_needs_work($1, $2, $3) AS needs_work", [
    businessId,
    JSON.stringify(quota),
    new Date(now).toISOString(),
  ]);
  return row!.needs_work;
}

export function toHold(row: HoldRow): Hold {
  const { lines } = calculateOrderSum(row.lines.map((line) => ({ ...line, people: 1 })));
  return { ...row, lines: row.lines.map((line, i) => ({ ...line, dueMinor: lines[i]!.dueMinor })) };
}
