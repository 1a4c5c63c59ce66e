import { type PaymentRule, type PricePer, orderSum } from "../../../../shared/money/due.ts";
import type { OrderCount } from "../orderCount.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";

/** A held line with what its service asks of whoever books it. Instants in epoch milliseconds. */
export interface HeldLine {
  readonly ordinal: number;
  /** 0 the booker, 1 to 100 the guests. */
  readonly member: number;
  readonly serviceId: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly seats: number;
  readonly priceMinor: number;
  readonly staffIds: readonly string[];
  /** How much of the price is paid when booking, as long as nobody sits in. */
  readonly dueMinor: number;
  /** The price as it was frozen: what one of it costs, of what, and what is paid when booking. */
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
  /** The forms that its service asks, published ones, in their order. */
  readonly formIds: readonly string[];
}

/** A hold as it stands. Instants in epoch milliseconds. */
export interface HeldHold {
  readonly id: string;
  readonly state: "LIVE" | "USED" | "RELEASED" | "EXPIRED";
  readonly providerId: string | null;
  readonly totalMinor: number;
  readonly currency: string;
  readonly expiresAt: number;
  readonly isSeries: boolean;
  readonly linkId: string | null;
  /** Whether booking it needs proof of work, as of now. Absent if it was not read. */
  readonly needsWork?: boolean;
  readonly lines: readonly HeldLine[];
}

/** A hold as `load_hold` reads it. */
export type HoldRow = Omit<HeldHold, "lines"> & { readonly lines: readonly Omit<HeldLine, "dueMinor">[] };

/** Reads a hold with its lines, in one statement. Null: there is none in that business. */
export async function loadHold(
  query: Sql["query"],
  businessId: string,
  holdId: string,
): Promise<HeldHold | null> {
  const [row] = await query<{ hold: HoldRow | null }>(
    `SELECT load_hold($1, $2) AS hold`,
    [businessId, holdId],
    {
      prepare: true,
    },
  );
  return row!.hold && heldHold(row!.hold);
}

/** Returns true if the caller's next order needs proof of work. One statement. */
export async function loadNeedsWork(
  query: Sql["query"],
  businessId: string,
  limits: OrderCount,
  now: number,
): Promise<boolean> {
  const [row] = await query<{ needs: boolean }>("SELECT order_needs_work($1, $2, $3) AS needs", [
    businessId,
    JSON.stringify(limits),
    new Date(now).toISOString(),
  ]);
  return row!.needs;
}

/** What was read, with how much of each price is paid when booking. */
export function heldHold(row: HoldRow): HeldHold {
  const { lines } = orderSum(row.lines.map((line) => ({ ...line, people: 1 })));
  return { ...row, lines: row.lines.map((line, i) => ({ ...line, dueMinor: lines[i]!.dueMinor })) };
}
