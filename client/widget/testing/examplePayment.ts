import type { MockResolvers } from "relay-test-utils/lib/RelayMockPayloadGenerator";
import { noMoney } from "./testData.ts";
import { mockAccess } from "./testBooking.ts";

const usd = (amount: number) => ({ amount, currency: "USD" });

const business = {
  id: "business_1",
  name: "Northside Studio",
  phone: "+1 212 555 0142",
  timeZone: "America/New_York",
  accentColor: "#1f6f5c",
  hourCycle: "H12",
  cancellationPolicy: "",
  paymentsAreTest: false,
};

export function mockUnpaidBooking(changes: Record<string, unknown> = {}) {
  return {
    ...mockAccess("key-1"),
    status: "AWAITING_PAYMENT",
    mode: "INSTANT",
    history: [{ status: "AWAITING_PAYMENT" }],
    startsAt: "2126-11-24T19:30:00.000Z",
    endsAt: "2126-11-24T20:30:00.000Z",
    timeZone: "America/New_York",
    seats: 1,
    member: 0,
    guests: [],
    service: {
      id: "service_massage",
      name: "Massage",
      slug: "massage",
      picture: null,
      refundPercent: 100,
      refundCutoffMinutes: 1440,
    },
    staff: [{ id: "staff_bruno", name: "Bruno Almeida" }],
    provider: { id: "provider_1", name: "Northside", slug: "northside", phone: null },
    business,
    price: usd(11_000),
    ...noMoney,
    due: usd(2200),
    location: "48 Orchard Street",
    locationKind: "AT_PROVIDER",
    role: "BOOKER",
    reschedule: { isAllowed: false },
    cancel: { isAllowed: true },
    contact: { firstName: "Margit", lastName: "Nagy", email: "margit@example.org" },
    calendar: { google: "https://google.test/1", outlook: "https://outlook.test/1", ics: "/ics/1" },
    ...changes,
  };
}

export function mockUnpaidOrder(changes: Record<string, unknown> = {}) {
  return {
    __typename: "VisitorOrder",
    ...mockAccess("order-key"),
    reference: "NS-7K2M",
    isSeries: false,
    total: usd(11_000),
    ...noMoney,
    due: usd(2200),
    payBy: new Date(Date.now() + 600_000).toISOString(),
    paySecondsLeft: 600,
    payment: null,
    bookings: [mockUnpaidBooking()],
    ...changes,
  };
}

const notDue = { due: usd(0), payBy: null, paySecondsLeft: null };
const expiredHistory = ["AWAITING_PAYMENT", "EXPIRED"].map((status) => ({ status }));

export const paymentOutcomes = {
  open: () => mockUnpaidOrder({ payment: { state: "OPEN", isTest: false } }),
  declined: () => mockUnpaidOrder({ payment: { state: "FAILED", isTest: false } }),
  paid: () =>
    mockUnpaidOrder({
      ...notDue,
      paid: usd(2200),
      payment: { state: "SUCCEEDED", isTest: false },
      bookings: [mockUnpaidBooking({ status: "CONFIRMED", due: usd(0), paid: usd(2200) })],
    }),
  released: (state: string | null = "EXPIRED") =>
    mockUnpaidOrder({
      ...notDue,
      payment: state === null ? null : { state, isTest: false },
      bookings: [mockUnpaidBooking({ status: "EXPIRED", history: expiredHistory, due: usd(0) })],
    }),
  deciding: () =>
    mockUnpaidOrder({
      ...notDue,
      paid: usd(2200),
      payment: { state: "SUCCEEDED", isTest: false },
      bookings: [mockUnpaidBooking({ status: "EXPIRED", history: expiredHistory, due: usd(0) })],
    }),
  returned: () =>
    mockUnpaidOrder({
      ...notDue,
      paid: usd(2200),
      refunded: usd(2200),
      payment: { state: "SUCCEEDED", isTest: false },
      bookings: [
        mockUnpaidBooking({
          status: "EXPIRED",
          history: expiredHistory,
          due: usd(0),
          paid: usd(2200),
          refunded: usd(2200),
        }),
      ],
    }),
} as const;

export function mockOrderResolvers(order: object, changes: object = {}): MockResolvers {
  return {
    Business: () => ({ ...business, ...changes, bookingLink: { __typename: "VisitorOrder" } }),
    VisitorOrder: () => order,
  };
}
