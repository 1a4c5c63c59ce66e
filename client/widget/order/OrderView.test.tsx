import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "../catalogue/link/BookingLinkPage.tsx";
import { renderPage } from "../../testing/renderInApp.tsx";
import { noMoney } from "../testing/testData.ts";
import { mockAccess } from "../testing/testBooking.ts";

const booking = (changes: Record<string, unknown> = {}) => ({
  ...mockAccess("key-1"),
  status: "CONFIRMED",
  startsAt: "2026-11-24T19:30:00.000Z",
  endsAt: "2026-11-24T20:00:00.000Z",
  timeZone: "America/New_York",
  seats: 1,
  member: 0,
  guests: [],
  service: { name: "Mobility", slug: "mobility", picture: null },
  staff: [{ name: "Amara Osei" }],
  provider: { name: "Northside", slug: "northside", phone: null },
  business: { name: "Northside Studio", phone: "+1 212 555 0142", hourCycle: "H12" },
  price: null,
  ...noMoney,
  history: [],
  answers: [],
  location: "48 Orchard Street",
  role: "BOOKER",
  isContactHidden: false,
  reschedule: { isAllowed: false },
  cancel: { isAllowed: true },
  locationKind: "AT_PROVIDER",
  contact: { firstName: "Margit", lastName: "Nagy", email: "margit@example.org" },
  calendar: { google: "https://google.test/1", outlook: "https://outlook.test/1", ics: "/ics/1" },
  ...changes,
});

const ofAnna = booking({
  ...mockAccess("key-2"),
  member: 1,
  guests: [{ name: "Anna Kis", hasLeft: false }],
  service: { name: "Body scan", slug: "body-scan", picture: null },
  staff: [{ name: "Chloe Martin" }],
  price: { amount: 4500, currency: "USD" },
});

function open(bookings: readonly object[], search = "", changes: object = {}) {
  return renderPage(page, {
    params: { slug: "order-key" },
    url: `/widget/bookings/order-key${search}`,
    resolvers: {
      Business: () => ({
        name: "Northside Studio",
        timeZone: "America/New_York",
        bookingLink: { __typename: "VisitorOrder" },
      }),
      VisitorOrder: () => ({
        ...mockAccess("order-key"),
        reference: "NS-7K2M",
        isSeries: false,
        total: { amount: 4500, currency: "USD" },
        ...noMoney,
        payment: null,
        guestsAwaitingConfirmation: 0,
        bookings,
        ...changes,
      }),
    },
  });
}

test("shows every line in order with its facts and price", () => {
  open([booking(), ofAnna], "?booked=&locale=en&booked");
  const lines = screen.getAllByRole("article");
  expect(lines).toHaveLength(2);
  expect(lines[0]!.textContent).toContain("2:30 PM – 3:00 PMNew York (UTC-5)");
  expect(within(lines[0]!).getByText("For you")).toBeDefined();
  expect(within(lines[0]!).getByText("With Amara Osei")).toBeDefined();
  expect(within(lines[0]!).getByText("48 Orchard Street")).toBeDefined();
  expect(within(lines[1]!).getByText("For Anna Kis")).toBeDefined();
  expect(within(lines[1]!).getByText("$45.00")).toBeDefined();
  expect(within(lines[1]!).getByRole("link", { name: "Body scan" }).getAttribute("href")).toBe(
    "/widget/booking/key-2?locale=en",
  );
  expect(within(lines[1]!).getByText("Add to your calendar")).toBeDefined();
  const change = within(lines[1]!).getByRole("link", { name: "Reschedule or cancel Tue, Nov 24, 2:30 PM" });
  expect(change.getAttribute("href")).toBe("/widget/booking/key-2?locale=en");
  expect(screen.getByRole("heading", { name: "2 appointments" })).toBeDefined();
  expect(screen.getAllByText("$45.00 in total").length).toBeGreaterThan(0);
});

test("focuses the thanks right after booking", () => {
  open([booking(), ofAnna], "?booked");
  const outcome = screen.getByText("Thank you, your appointments are scheduled").closest("[role=status]");
  expect(document.activeElement).toBe(outcome);
});

test("shows the order's status and marks lines with another status", () => {
  open([booking(), { ...ofAnna, status: "CANCELLED" }]);
  expect(screen.getByText("Scheduled")).toBeDefined();
  const [, second] = screen.getAllByRole("article");
  expect(within(second!).getByText("Cancelled")).toBeDefined();
  expect(within(second!).queryByText("Add to your calendar")).toBeNull();
  expect(within(second!).queryByRole("link", { name: /^Reschedule or cancel/ })).toBeNull();
  expect(document.activeElement).toBe(document.body);
});

test("distinguishes requests from bookings", () => {
  open([booking({ status: "REQUESTED" }), { ...ofAnna, status: "REQUESTED" }], "?booked");
  expect(screen.getAllByText("Appointment Requested")).toHaveLength(3);
});

test("marks guests who left, and shows the price only to the booker", () => {
  const guests = [
    { name: "Anna Kis", hasLeft: true },
    { name: "Béla Kis", hasLeft: false },
  ];
  open([booking({ guests }), booking({ ...mockAccess("key-3"), role: "GUEST" })]);
  const [own, guestArticle] = screen.getAllByRole("article");
  expect(within(own!).getByText("Guests: Anna Kis (not coming) and Béla Kis")).toBeDefined();
  expect(within(own!).getByText("Free")).toBeDefined();
  expect(within(guestArticle!).queryByText("Free")).toBeNull();
  expect(within(guestArticle!).queryByRole("link", { name: /^Reschedule or cancel/ })).toBeNull();
});

test("titles a series with its service", () => {
  open([booking(), booking({ ...mockAccess("key-3") })], "", { isSeries: true });
  expect(screen.getByRole("heading", { level: 1, name: "Mobility" })).toBeDefined();
  expect(screen.queryByText("For you")).toBeNull();
});

test("serves an order privately, and redirects or rejects other keys", () => {
  const url = new URL("http://daybook.test/widget/bookings/x?locale=de");
  const order = (amount: number, ...statuses: string[]) => ({
    business: {
      bookingLink: {
        __typename: "VisitorOrder",
        due: { amount },
        bookings: statuses.map((status) => ({ ...mockAccess("key-1"), status })),
      },
    },
  });
  const shown = { status: 200, isPrivate: true };
  expect(page.outcome(order(0, "CONFIRMED"), {}, url)).toEqual(shown);
  const back = new URL("http://daybook.test/widget/bookings/x?locale=de&returned");
  expect(page.outcome(order(2200, "AWAITING_PAYMENT"), {}, back)).toEqual(shown);
  expect(page.outcome(order(0, "CONFIRMED", "CONFIRMED"), {}, back)).toEqual(shown);
  expect(page.outcome(order(0, "CONFIRMED"), {}, back)).toEqual({
    status: 302,
    redirect: "/widget/booking/key-1?locale=de&booked=&returned=",
    isPrivate: true,
  });
});

test("explains hidden contact details of an old order", () => {
  const past = { endsAt: "2020-01-01T00:00:00.000Z", contact: null, isContactHidden: true };
  open([booking(past), { ...ofAnna, ...past, guests: [] }]);
  expect(screen.getAllByText("Contact details are hidden")).toHaveLength(1);
});
