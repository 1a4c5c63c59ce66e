import type { TimeOverride } from "../../shared/bookings/overrides.ts";
import type { PaymentRule, PricePer } from "../../shared/money/due.ts";
import type { SlotAddress } from "./rules/slots/slotAddress.ts";

export type HoldTarget = Omit<SlotAddress, "party">;

export interface PlanningContext {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Claims of this visitor's own hold count as free. */
  readonly visitorHash: Buffer | null;
  /** Bookings whose claims count as free. */
  readonly movingBookingIds?: readonly string[];
}

export interface ClaimNeed {
  readonly needed: number;
  readonly unitIds: readonly string[];
}

/** Buffers are included, except towards neighbouring lines that need none. */
export interface PartyClaimDraft {
  readonly ordinal: number;
  readonly kind: "STAFF" | "RESOURCE";
  readonly unitId: string;
  readonly from: string;
  readonly until: string;
}

/** ISO instants in UTC. `from` and `until` include the buffers. */
export interface HoldLineDraft {
  readonly ordinal: number;
  /** 0 or absent for the booker, 1 to 100 for the guests. */
  readonly member?: number;
  readonly serviceId: string;
  readonly priceMinor: number;
  /** Frozen with the hold. */
  readonly unitMinor?: number;
  readonly pricePer?: PricePer;
  readonly paymentRule?: PaymentRule;
  readonly paymentValue?: number;
  readonly seats: number;
  readonly capacity: number;
  readonly dayLimit: number | null;
  readonly date: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly from: string;
  readonly until: string;
  /** The teachers of a class, parallel to the unit ids of the first need. */
  readonly staffIds: readonly string[];
  /** Staff first, then each resource. */
  readonly needs: readonly ClaimNeed[];
}

export interface ExtraNeed {
  /** Index in the line's `needs`. */
  readonly need: number;
  readonly owner: { readonly kind: "staff" | "resource"; readonly id: string };
  readonly count: number;
}

/** The lines that a hold takes together. */
export interface PlannedLines {
  readonly lines: readonly HoldLineDraft[];
  readonly totalMinor: number;
  readonly isSeries?: boolean;
  /** For a party or a series, all claimed units in lock order. */
  readonly claims?: readonly PartyClaimDraft[];
  /** For an overbooking. The transaction of the hold adds the units to the lines' needs. */
  readonly extraNeeds?: readonly ExtraNeed[];
  /** Those without which a rule would have rejected the start. */
  readonly overrides?: readonly TimeOverride[];
}
