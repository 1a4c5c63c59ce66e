/** Limits on the orders that one caller, one e-mail address and one business may place. */
export interface OrderLimits {
  /** Orders of one address an hour that need no proof of work. */
  readonly freeOrdersPerHour: number;
  /** Orders of one address an hour; further orders are refused until the hour ends. */
  readonly maxOrdersPerHour: number;
  /** Open orders of one e-mail address: orders with an appointment in the future. A series is one order. */
  readonly maxOpenOrders: number;
  /** Bookings of the business an hour, by line. Further orders need proof of work; this limit never rejects an order. */
  readonly busyBookingsPerHour: number;
}

/** The default limits. */
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

/** Limits that an owner set. The default applies where a limit is null or absent. */
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
