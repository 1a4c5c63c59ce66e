import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatUuid } from "../../../shared/ids/bytes.ts";
import { createSigner } from "../../../platform/ids/signer.ts";
import { looksLikeAccessKey } from "../../access/rules/accessKey.ts";
import { readAccessKey } from "../keys/accessKeys.ts";
import { readOrderKey } from "../keys/orderKeys.ts";
import { toVisitorBookingId, toVisitorOrderId } from "./visitorIds.ts";

const signer = createSigner([Buffer.alloc(32, 1)]);
const uuid = fc.uint8Array({ minLength: 16, maxLength: 16 }).map(formatUuid);
const booking = fc.record({ id: uuid });
const view = fc.oneof(
  fc.record({
    booking,
    role: fc.constant("BOOKER" as const),
    member: fc.constant(0),
    staffId: fc.constant(null),
  }),
  fc.record({
    booking,
    role: fc.constantFrom("GUEST" as const, "VIEW" as const),
    member: fc.integer({ min: 1, max: 255 }),
    staffId: fc.constant(null),
  }),
  fc.record({
    booking,
    role: fc.constantFrom("STAFF" as const, "VIEW" as const),
    member: fc.constant(0),
    staffId: uuid,
  }),
  fc.record({
    booking,
    role: fc.constant("VIEW" as const),
    member: fc.constant(0),
    staffId: fc.constant(null),
  }),
);

describe("id of a visitor's booking", () => {
  it("has a prefix and opens nothing", () => {
    fc.assert(
      fc.property(view, (one) => {
        const id = toVisitorBookingId(one);
        expect(id).toMatch(/^visitorbooking_[0-9a-z_]+$/);
        expect(looksLikeAccessKey(id)).toBe(false);
        expect(readAccessKey(signer, "ours", id)).toBeNull();
        expect(readOrderKey(signer, "ours", id)).toBeNull();
      }),
    );
  });

  it("differs between two views", () => {
    fc.assert(
      fc.property(view, view, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(toVisitorBookingId(one) === toVisitorBookingId(other)).toBe(isSame);
        const ofOneBooking = { ...other, booking: one.booking };
        const isSameView = JSON.stringify(one) === JSON.stringify(ofOneBooking);
        expect(toVisitorBookingId(one) === toVisitorBookingId(ofOneBooking)).toBe(isSameView);
      }),
    );
  });
});

it("the id of a visitor's order opens nothing", () => {
  fc.assert(
    fc.property(uuid, (orderId) => {
      const id = toVisitorOrderId(orderId);
      expect(id).toMatch(/^visitororder_[0-9a-z]{26}$/);
      expect(readOrderKey(signer, "ours", id)).toBeNull();
      expect(readAccessKey(signer, "ours", id)).toBeNull();
    }),
  );
});
