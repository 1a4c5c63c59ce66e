/** The limits that `count_order` applies to one order; an absent limit does not apply. Counts are whole numbers. */
export interface OrderCount {
  /** Keyed hash of the caller (an address, an API key or a user), hexadecimal. Absent if the caller is not counted. */
  readonly bucket?: string;
  /** ISO instant at which the caller's hour began. */
  readonly windowAt?: string;
  /** Orders of the caller an hour, and those of them that need no proof of work. */
  readonly most?: number;
  readonly free?: number;
  /** Open orders of the order's e-mail address. */
  readonly open?: number;
  /** Bookings of the business an hour without proof of work. */
  readonly busy?: number;
}

/** The limit that rejected an order: proof of work is missing, the caller's hour is full, or the e-mail address has too many open orders. */
export type OrderLimit = "WORK" | "CALLER" | "OPEN";
