import { act, screen, waitFor } from "@testing-library/react";
import { MockPayloadGenerator } from "relay-test-utils";
import { beforeEach, describe, expect, it } from "vitest";
import { renderPage } from "../../../testing/renderInApp.tsx";
import { page } from "../../manageBooking/view/BookingPage.tsx";
import { getMutations } from "../../testing/testData.ts";
import { mockAccess, mockBookingResolvers } from "../../testing/testBooking.ts";

beforeEach(() => localStorage.clear());

const open = (booking = {}, search = "") =>
  renderPage(page, {
    params: { id: "key" },
    url: `/widget/booking/key${search}`,
    resolvers: mockBookingResolvers(booking),
  });

const waiting = { guestsAwaitingConfirmation: 12 };
const confirmButton = () => screen.queryByRole("button", { name: "Confirm and invite" });

function answer(environment: ReturnType<typeof open>["environment"], confirmGuests: object) {
  const sent = getMutations(environment).at(-1)!;
  act(() =>
    environment.mock.resolve(
      sent,
      MockPayloadGenerator.generate(sent, { Mutation: () => ({ confirmGuests }) }),
    ),
  );
  return sent.request.variables;
}

const confirmed = {
  __typename: "ConfirmGuestsPayload",
  bookerToken: "known",
  order: {
    ...mockAccess("order-key"),
    guestsAwaitingConfirmation: 0,
    bookings: [{ ...mockAccess("key"), guestsAwaitingConfirmation: 0 }],
  },
};

describe("GuestConfirmation", () => {
  it("names the address that the link went to, without a button", () => {
    open(waiting, "?booked");
    expect(screen.getByText("Please confirm your 12 guests by email")).toBeDefined();
    expect(screen.getByText("margit@example.org", { selector: "strong" })).toBeDefined();
    expect(confirmButton()).toBeNull();
  });

  it("mentions the approval of a request", () => {
    open({ ...waiting, status: "REQUESTED" });
    expect(screen.getByText(/you have confirmed and your request is approved/)).toBeDefined();
  });

  it("sends nothing before the button is pressed, and the token of the address then", async () => {
    const { user, environment } = open(waiting, "?confirm=mailed");
    expect(getMutations(environment)).toEqual([]);
    await user.click(confirmButton()!);
    expect(answer(environment, confirmed)).toEqual({ input: { token: "mailed" } });
    await waitFor(() => expect(document.activeElement?.textContent).toContain("Thank you for confirming"));
    expect(confirmButton()).toBeNull();
    expect(localStorage.getItem("daybook.booker")).toBe("known");
  });

  it("shows that the guests are already confirmed when the link is opened again", () => {
    open({}, "?confirm=mailed");
    expect(screen.getByText("This is already confirmed")).toBeDefined();
    expect(confirmButton()).toBeNull();
  });

  it.each([
    ["BookingNotFound", "BOOKING_NOT_FOUND", "This link is no longer valid"],
    ["StatusConflict", "STATUS_CONFLICT", "This appointment is over or was cancelled"],
  ])("explains %s, focuses the reason and offers the phone", async (__typename, code, title) => {
    const { user, environment } = open(waiting, "?confirm=mailed");
    await user.click(confirmButton()!);
    answer(environment, { __typename, code });
    await waitFor(() => expect(document.activeElement?.textContent).toContain(title));
    expect(screen.getByRole("link", { name: "Call +1 212 555 0142" })).toBeDefined();
    expect(confirmButton()).toBeNull();
  });

  it.each([
    ["a guest", { ...waiting, role: "GUEST", contact: null, order: null }],
    ["staff", { ...waiting, role: "STAFF", order: null }],
    ["a cancelled booking", { ...waiting, status: "CANCELLED" }],
    ["a booking that waits for its payment", { ...waiting, status: "AWAITING_PAYMENT" }],
  ])("shows nothing for %s", (_, booking) => {
    open(booking, "?confirm=mailed");
    expect(confirmButton()).toBeNull();
    expect(screen.queryByText("This is already confirmed")).toBeNull();
  });
});
