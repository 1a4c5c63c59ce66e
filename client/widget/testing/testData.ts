import type { MockEnvironment } from "relay-test-utils";
import type { MockResolvers } from "relay-test-utils/lib/RelayMockPayloadGenerator";

/** A start of the test day, an ISO instant: New York is five hours behind UTC in November 2026. */
export const halfPastTwo = "2026-11-24T19:30:00.000Z";

/** The consultation alone, with anyone: what a hold of it says it is of. */
export const heldVisit = JSON.stringify([{ service: "service_1", staff: null, member: 0, seats: 1 }]);

const slots = ["2026-11-24T14:00:00.000Z", halfPastTwo, "2026-11-24T23:00:00.000Z"];

const nothing = { amount: 0, currency: "USD" };

/** Of a booking or an order for which no money moves. */
export const noMoney = {
  due: nothing,
  paid: nothing,
  refunded: nothing,
  refundIfCancelled: nothing,
  tax: null,
} as const;

/** A service as the graph answers it: two people, a month from the 20th, three times on Tuesday the 24th. */
export function serviceAnswers(changes: Record<string, unknown> = {}, day?: object | null): MockResolvers {
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

/** The mutations that wait for their answer. */
export function mutationsOf(environment: MockEnvironment) {
  return environment.mock
    .getAllOperations()
    .filter((operation) => operation.request.node.params.operationKind === "mutation");
}
