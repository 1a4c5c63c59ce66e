/** The argument of `count_order`. An absent limit does not apply. */
export interface OrderQuota {
  /** Keyed hash of the caller, hexadecimal. Absent if the caller is not counted. */
  readonly bucket?: string;
  /** ISO start of the caller's hour. */
  readonly windowAt?: string;
  /** Orders of the caller an hour, and those without proof of work. */
  readonly most?: number;
  readonly free?: number;
  /** Open orders of the e-mail address. */
  readonly open?: number;
  /** Bookings of the business an hour without proof of work. */
  readonly busy?: number;
}

export type OrderLimit = "WORK" | "CALLER" | "OPEN";
