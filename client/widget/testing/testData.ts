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

export function mockServiceResolvers(
  changes: Record<string, unknown> = {},
  day?: object | null,
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
      address: "48 Orchard Street",
      tax: null,
      paymentsAreTest: false,
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
      paymentRule: "NONE",
      paymentValue: 0,
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
      day:
        day === undefined
          ? {
              date: "2026-11-24",
              slots: {
                edges: slots.map((startsAt) => ({ node: { id: startsAt, startsAt, seatsLeft: 1 } })),
                pageInfo: { hasNextPage: false, endCursor: null },
              },
            }
          : day,
    }),
  };
}

export function getMutations(environment: MockEnvironment) {
  return environment.mock
    .getAllOperations()
    .filter((operation) => operation.request.node.params.operationKind === "mutation");
}
