import type { MockEnvironment } from "relay-test-utils";
import type { MockResolvers } from "relay-test-utils/lib/RelayMockPayloadGenerator";

/** 14:30 on the test day in New York, which is UTC-5 in November 2026. */
export const halfPastTwo = "2026-11-24T19:30:00.000Z";

/** `CartPlan.key` of the consultation with any staff member. */
export const heldPlanKey = JSON.stringify([{ service: "service_1", staff: null, member: 0, seats: 1 }]);

const slots = ["2026-11-24T14:00:00.000Z", halfPastTwo, "2026-11-24T23:00:00.000Z"];

const ZERO = { amount: 0, currency: "USD" };

export const noMoney = {
  due: ZERO,
  paid: ZERO,
  refunded: ZERO,
  refundIfCancelled: ZERO,
  tax: null,
} as const;

/** Resolvers for a calendar whose rows have the given changes. */
export function mockServiceResolvers(
  changes: Record<string, unknown> = {},
  { business = {}, availability = {} }: { readonly business?: object; readonly availability?: object } = {},
): MockResolvers {
  return {
    Business: () => ({
      id: "business_1",
      name: "Northside Studio",
      phone: "+1 212 555 0142",
      timeZone: "America/New_York",
      accentColor: "#1f6f5c",
      hourCycle: "H12",
      isZoneLocked: false,
      isSuspended: false,
      address: "48 Orchard Street",
      tax: null,
      paymentsAreTest: false,
      ...business,
    }),
    Provider: () => ({
      id: "provider_1",
      slug: "northside",
      name: "Northside",
      phone: null,
      address: "48 Orchard Street",
      isPublished: true,
    }),
    Service: () => ({
      id: "service_1",
      slug: "consultation",
      name: "Consultation",
      picture: null,
      durationMinutes: 30,
      capacity: 1,
      price: null,
      pricePer: "LINE",
      payment: { share: "NONE", depositAmount: null, depositPercent: null },
      isPaymentUnavailable: false,
      refundPercent: 100,
      refundCutoffMinutes: 0,
      guestMode: "NONE",
      recurrenceMax: null,
      maxPerBooking: null,
      mode: "INSTANT",
      assignment: "CHOSEN",
      locationKinds: ["AT_PROVIDER"],
      askPhone: "OPTIONAL",
      askDateOfBirth: "NO",
      consentText: null,
      staff: [
        { id: "staff_amara", name: "Amara Osei", picture: null },
        { id: "staff_bruno", name: "Bruno Almeida", picture: null },
      ],
      ...changes,
    }),
    Availability: () => ({
      timeZone: "America/New_York",
      isBookable: true,
      lastDate: "2027-02-21",
      days: Array.from({ length: 11 }, (_, index) => ({
        date: `2026-11-${20 + index}`,
        slotCount: index === 4 ? 3 : index === 5 ? 1 : 0,
      })),
      day: {
        date: "2026-11-24",
        slots: {
          edges: slots.map((startsAt) => ({ node: { startsAt, seatsLeft: 1 } })),
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      },
      ...availability,
    }),
  };
}

export function getMutations(environment: MockEnvironment) {
  return environment.mock
    .getAllOperations()
    .filter((operation) => operation.request.node.params.operationKind === "mutation");
}

/** Returns the input of the operation that was sent last. */
export function getLastInput(environment: MockEnvironment) {
  return environment.mock.getMostRecentOperation().request.variables["input"] as Record<string, unknown>;
}

/** A failed result of a mutation. Its code is its type's name in capitals. */
export function mockFailure(typename: string, fields: Record<string, unknown> = {}) {
  const code = typename.replace(/(?!^)[A-Z]/g, "_$&").toUpperCase();
  return { __typename: typename, __isFailure: typename, code, ...fields };
}

/** A successful result of `holdSlot` with a line of half an hour for each start. */
export function mockHold(starts: readonly string[] = [halfPastTwo], token = "hold-token") {
  const lines = starts.map((startsAt) => ({
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 1_800_000).toISOString(),
    staff: [{ id: "staff_amara", name: "Amara Osei" }],
  }));
  return { __typename: "HoldSlotPayload", hold: { token, remainingSeconds: 600, lines } };
}
