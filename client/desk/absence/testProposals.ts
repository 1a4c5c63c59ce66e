import type { Proposal } from "./plan.ts";

export interface TestProposal {
  readonly id: string;
  readonly startsAt?: string;
  readonly staff?: string | null;
  readonly email?: string | null;
  readonly slots?: readonly string[];
  readonly capacity?: number;
  readonly refund?: number | null;
}

/** A proposal of the graph, with all that a test does not name. */
export function createProposal({
  id,
  startsAt = "2126-11-26T15:00:00.000Z",
  staff = null,
  email = `${id}@example.org`,
  slots = [],
  capacity = 1,
  refund = 0,
}: TestProposal): Proposal {
  return {
    booking: {
      id,
      startsAt,
      endsAt: new Date(Date.parse(startsAt) + 1_800_000).toISOString(),
      status: "CONFIRMED",
      reference: `R-${id}`,
      contact: { firstName: id, lastName: "Lee", email, phone: "+1 555 0100" },
      service: { id: "service", name: "Massage", capacity },
      refundIfCancelled: refund === null ? null : { amount: refund, currency: "USD" },
    },
    staff: staff === null ? null : { id: `staff-${staff}`, name: staff },
    slots: slots.map((start) => ({ startsAt: start, staff: { name: "Amara" } })),
  };
}
