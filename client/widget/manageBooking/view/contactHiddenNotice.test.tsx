import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "../../../testing/renderInApp.tsx";
import { page } from "./BookingPage.tsx";
import { mockAccess, mockBookingResolvers } from "../../testing/testBooking.ts";

function openTwo(changes: object) {
  const resolvers = mockBookingResolvers({ contact: null, ...changes });
  const { visitorBookings: bookings } = resolvers["Query"]!({} as never, () => 1) as {
    visitorBookings: [object];
  };
  const both = [bookings[0], { ...bookings[0], ...mockAccess("other") }];
  renderPage(page, {
    params: { id: "key,other" },
    url: "/widget/booking/key,other",
    resolvers: { ...resolvers, Query: () => ({ visitorBookings: both }) },
  });
}

it("ContactHiddenNotice appears once on a page of several bookings", () => {
  openTwo({ isContactHidden: true });
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect(screen.getAllByText("Contact details are hidden")).toHaveLength(1);
});

it.each([
  ["contact details are shown", { isContactHidden: false }],
  ["the links never show them", { isContactHidden: true, role: "VIEW" }],
])("ContactHiddenNotice is absent on a page of several bookings when %s", (_, changes) => {
  openTwo(changes);
  expect(screen.queryByText("Contact details are hidden")).toBeNull();
});
