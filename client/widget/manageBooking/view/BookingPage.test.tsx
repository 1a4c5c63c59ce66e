import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "../../../testing/renderInApp.tsx";
import { mockAccess, mockBookingResolvers } from "../../testing/testBooking.ts";
import { noMoney, mockServiceResolvers } from "../../testing/testData.ts";
import { page } from "./BookingPage.tsx";

const url = new URL("http://daybook.test/widget/booking/consultation");

function open(booking: Record<string, unknown> = {}, search = "") {
  return renderPage(page, {
    params: { id: "key" },
    url: `/widget/booking/key${search}`,
    resolvers: mockBookingResolvers({
      timeZone: "Asia/Kathmandu",
      calendar: {
        google: "https://calendar.google.com/x",
        outlook: "https://outlook.live.com/x",
        ics: "/widget/booking/key.ics",
      },
      ...booking,
    }),
  });
}

test("BookingPage opens a booking by key, redirects a service's slug, else returns 404", () => {
  const none = [{ __typename: "BookingNotFound" }];
  const access = { visitorBookings: [{ __typename: "VisitorBooking" }], business: null };
  expect(page.outcome(access, {}, url)).toEqual({ status: 200, isPrivate: true });
  const service = { slug: "consultation", isPublished: true };
  const redirect = { status: 302, redirect: "/widget/appointment/service/consultation" };
  expect(page.outcome({ visitorBookings: none, business: { service } }, {}, url)).toEqual(redirect);
  const unknown = { status: 404, message: "No calendar event found" };
  expect(page.outcome({ visitorBookings: none, business: { service: null } }, {}, url)).toEqual(unknown);
  const hidden = { ...service, isPublished: false };
  expect(page.outcome({ visitorBookings: none, business: { service: hidden } }, {}, url)).toEqual(unknown);
});

test.each([
  [
    "AT_PROVIDER",
    "Sunday24November 2126",
    "2:30 PM – 3:00 PM, New York (UTC-5)",
    /Monday, November 25, 2126, 1:15 AM/,
  ],
  [
    "ONLINE",
    "Monday25November 2126",
    "1:15 AM – 1:45 AM, Kathmandu (UTC+5:45)",
    /Sunday, November 24, 2126, 2:30 PM/,
  ],
])(
  "%s: shows the venue's or visitor's time first, the other with its date second",
  (locationKind, date, first, second) => {
    open({ locationKind });
    expect(screen.getByText("Scheduled")).toBeDefined();
    const ticket = screen.getByRole("article").textContent;
    expect(ticket).toContain(date);
    expect(ticket.indexOf(first)).toBeGreaterThan(0);
    expect(ticket.search(second)).toBeGreaterThan(ticket.indexOf(first));
    expect(ticket).toContain("F2R6Z544");
    expect(screen.getByRole("link", { name: "Google Calendar" }).getAttribute("href")).toContain("google");
    expect(screen.getByRole("link", { name: "iCal file" }).getAttribute("href")).toBe(
      "/widget/booking/key.ics",
    );
  },
);

test("BookingPage shows thanks right after booking", () => {
  open({}, "?booked");
  expect(screen.getByText("Thank you, your appointment is scheduled")).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole("status"));
});

const waited = {
  at: "2126-11-20T15:00:00.000Z",
  startsAt: "2126-11-24T19:30:00.000Z",
  actor: "VISITOR",
  status: "AWAITING_PAYMENT",
  note: null,
};

test.each([
  ["REQUESTED", {}, "Appointment Requested", true],
  ["CANCELLED", {}, "Cancelled", false],
  ["DECLINED", {}, "We could not accept this request", false],
  ["EXPIRED", {}, "This request has expired", false],
  ["AWAITING_PAYMENT", {}, "Waiting for payment", false],
  ["EXPIRED", { history: [waited] }, "The time was released", false],
  ["CONFIRMED", { endsAt: "2020-01-01T00:00:00.000Z" }, "This appointment is over", false],
])("BookingPage shows the status %s", (status, times, message, hasCalendarLinks) => {
  open({ status, ...times });
  expect(screen.getByText(message)).toBeDefined();
  expect(screen.queryByRole("link", { name: "Outlook" }) !== null).toBe(hasCalendarLinks);
});

test("BookingPage names guests and links to the order when it has several lines", () => {
  open({
    guests: [
      { name: "Anna Kis", email: "anna@example.org" },
      { name: "Béla Kis", email: null },
    ],
    order: {
      ...noMoney,
      ...mockAccess("order-key"),
      bookings: [{ ...mockAccess("key") }, { ...mockAccess("other") }],
    },
  });
  expect(screen.getAllByText("Anna Kis").length).toBeGreaterThan(0);
  expect(screen.getAllByText("Béla Kis").length).toBeGreaterThan(0);
  expect(screen.getByRole("link", { name: "See them all" }).getAttribute("href")).toBe(
    "/widget/bookings/order-key",
  );
});

test("BookingPage shows neither order nor guests for a single booking", () => {
  open({
    guests: [],
    order: { ...noMoney, ...mockAccess("order-key"), bookings: [{ ...mockAccess("key") }] },
  });
  expect(screen.queryByRole("link", { name: "See them all" })).toBeNull();
  expect(screen.queryByText("Guests")).toBeNull();
});

test("BookingPage lists the bookings of several keys and skips invalid keys", () => {
  const line = (key: string) => ({
    __typename: "VisitorBooking",
    ...mockAccess(key),
    member: 0,
    role: "BOOKER",
    status: "CONFIRMED",
    startsAt: "2126-11-24T19:30:00.000Z",
    endsAt: "2126-11-24T20:00:00.000Z",
    timeZone: "America/New_York",
    service: { name: "Consultation" },
    guests: [],
    price: null,
    ...noMoney,
    history: [],
    answers: [],
    location: null,
    locationKind: "PHONE",
  });
  renderPage(page, {
    params: { id: "one,none,two" },
    url: "/widget/booking/one,none,two",
    resolvers: {
      Business: mockServiceResolvers()["Business"]!,
      Query: () => ({ visitorBookings: [line("one"), { __typename: "BookingNotFound" }, line("two")] }),
    },
  });
  expect(page.variables({ id: "one,none,two" }, url)).toMatchObject({ accessKeys: ["one", "none", "two"] });
  const links = screen
    .getAllByRole("link", { name: "Consultation" })
    .map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/widget/booking/one", "/widget/booking/two"]);
  expect(screen.getByText("1 of these links does not match an appointment.")).toBeDefined();
});
