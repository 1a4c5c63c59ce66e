import { expect, it } from "vitest";
import { needsGuestConfirmation } from "./guestConfirmation.ts";

it.each([
  [0, false, false, false],
  [5, false, false, false],
  [6, false, false, true],
  [100, false, false, true],
  [100, true, false, false],
  [100, false, true, false],
  [100, true, true, false],
])(
  "awaitsConfirmation with %i guests, business %s and known booker %s is %s",
  (guestCount, isBusiness, isKnown, expected) => {
    expect(needsGuestConfirmation({ guestCount, isBusiness, isKnown })).toBe(expected);
  },
);
