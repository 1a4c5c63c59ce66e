import type { SheddingRules } from "../../platform/http/shedding.ts";

export const sheddingRules: SheddingRules = {
  /** The widget sends the token of its live hold with every request. */
  tokenHeader: "x-daybook-hold",
  unshedPages: /^\/widget\/(bookings?|cancel-booking)|^\/widget\/appointment\/service\/[^/]+\/cancel$/,
};
