import type { MockResolvers } from "relay-test-utils/lib/RelayMockPayloadGenerator";
import { noMoney, mockServiceResolvers } from "./testData.ts";

const openChange = { isAllowed: true, until: "2126-11-24T19:30:00.000Z", cutoffMinutes: 0 };
export const closedChange = { ...openChange, isAllowed: false, cutoffMinutes: 1440 };

/** The id differs from the access key, so that a test fails if one is used for the other. */
export function mockAccess(accessKey: string): { readonly id: string; readonly accessKey: string } {
  return { id: `id-of-${accessKey}`, accessKey };
}

export function mockBookingResolvers(
  booking: Record<string, unknown> = {},
  service: Record<string, unknown> = {},
  business: Record<string, unknown> = {},
): MockResolvers {
  const access = {
    __typename: "VisitorBooking",
    ...mockAccess("key"),
    role: "BOOKER",
    isContactHidden: false,
    status: "CONFIRMED",
    startsAt: "2126-11-24T19:30:00.000Z",
    endsAt: "2126-11-24T20:00:00.000Z",
    timeZone: "America/New_York",
    reference: "F2R6Z544",
    price: null,
    ...noMoney,
    notes: null,
    seats: 1,
    member: 0,
    guests: [],
    guestsAwaitingConfirmation: 0,
    history: [],
    answers: [],
    location: "48 Orchard Street",
    locationKind: "AT_PROVIDER",
    staff: [{ id: "staff_amara", name: "Amara Osei" }],
    contact: { firstName: "Margit", lastName: "Nagy", email: "margit@example.org" },
    order: { ...mockAccess("order-key"), isSeries: false, ...noMoney },
    reschedule: openChange,
    cancel: openChange,
    ...booking,
  };
  const order =
    access.order === undefined || access.order === null
      ? null
      : { ...noMoney, guestsAwaitingConfirmation: 0, bookings: [access], ...access.order };
  return {
    ...mockServiceResolvers(
      { cancelReason: "OPTIONAL", ...service },
      { business: { cancellationPolicy: "Free of charge until the day before.", ...business } },
    ),
    Query: () => ({ visitorBookings: [{ ...access, order }] }),
  };
}
