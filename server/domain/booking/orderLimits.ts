/** Limits on the orders that one caller, one e-mail address and one business may place. */
export interface OrderLimits {
  /** Orders of one address an hour that need no proof of work. */
  readonly freeOrdersPerHour: number;
  /** Orders of one address an hour; further orders are refused until the hour ends. */
  readonly maxOrdersPerHour: number;
  /** Orders of one e-mail address that have an appointment in the future; a series is one order. */
  readonly maxOpenOrders: number;
  /** Bookings of the whole business an hour, each line counted; further orders need proof of work, and are never refused. */
  readonly busyBookingsPerHour: number;
}

/** The limits of a business whose owner set none. */
export const STANDARD_ORDER_LIMITS: OrderLimits = {
  freeOrdersPerHour: 10,
  maxOrdersPerHour: 60,
  maxOpenOrders: 10,
  busyBookingsPerHour: 120,
};

/** Orders an hour of one API key, or of one signed-in user, that may change bookings. */
export const MEMBER_ORDERS_PER_HOUR = 3600;

/** Difficulty of the proof of work for an order, in zero bits: at most 3 s (median) on a slow phone. */
export const ORDER_PROOF_BITS = 17;

/** An owner's own limits; null or absent: the standard. */
export type OwnOrderLimits = { readonly [Name in keyof OrderLimits]?: number | null };

/** Returns the limits that apply to a business. */
export function orderLimits(own: OwnOrderLimits, standard: OrderLimits = STANDARD_ORDER_LIMITS): OrderLimits {
  return {
    freeOrdersPerHour: own.freeOrdersPerHour ?? standard.freeOrdersPerHour,
    maxOrdersPerHour: own.maxOrdersPerHour ?? standard.maxOrdersPerHour,
    maxOpenOrders: own.maxOpenOrders ?? standard.maxOpenOrders,
    busyBookingsPerHour: own.busyBookingsPerHour ?? standard.busyBookingsPerHour,
  };
}
