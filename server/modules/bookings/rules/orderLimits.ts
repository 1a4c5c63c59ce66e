export interface OrderLimits {
  /** Of one address, without proof of work. */
  readonly freeOrdersPerHour: number;
  /** Of one address. */
  readonly maxOrdersPerHour: number;
  /** Of one e-mail address, with a future booking. A series is one order. */
  readonly maxOpenOrders: number;
  /** Of the business, by line. Above it, orders need proof of work. */
  readonly busyBookingsPerHour: number;
}

export const DEFAULT_ORDER_LIMITS: OrderLimits = {
  freeOrdersPerHour: 10,
  maxOrdersPerHour: 60,
  maxOpenOrders: 10,
  busyBookingsPerHour: 120,
};

/** For an API key or a signed-in user that may change bookings. */
export const TRUSTED_ORDERS_PER_HOUR = 3600;

/** Zero bits. A slow phone needs at most 3 s (median). */
export const ORDER_PROOF_BITS = 17;

export type BusinessOrderLimits = { readonly [Name in keyof OrderLimits]?: number | null };

export function getOrderLimits(
  businessLimits: BusinessOrderLimits,
  defaults: OrderLimits = DEFAULT_ORDER_LIMITS,
): OrderLimits {
  return {
    freeOrdersPerHour: businessLimits.freeOrdersPerHour ?? defaults.freeOrdersPerHour,
    maxOrdersPerHour: businessLimits.maxOrdersPerHour ?? defaults.maxOrdersPerHour,
    maxOpenOrders: businessLimits.maxOpenOrders ?? defaults.maxOpenOrders,
    busyBookingsPerHour: businessLimits.busyBookingsPerHour ?? defaults.busyBookingsPerHour,
  };
}
