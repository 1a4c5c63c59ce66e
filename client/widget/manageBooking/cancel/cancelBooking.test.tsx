import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "../../../testing/renderInApp.tsx";
import { getMutations, mockFailure, noMoney } from "../../testing/testData.ts";
import { page } from "./CancelPage.tsx";
import { mockAccess, mockBookingResolvers, closedChange } from "../../testing/testBooking.ts";

function open(booking: object = {}, service: object = {}) {
  return renderPage(page, {
    params: {},
    url: "/widget/cancel-booking?id=key",
    resolvers: mockBookingResolvers({ ...booking }, { ...service }),
  });
}

const line = (key: string, startsAt: string, cancelReason = "NO") => ({
  ...mockAccess(key),
  status: "CONFIRMED",
  startsAt,
  ...noMoney,
  service: { id: `service_${key}`, cancelReason },
});
const first = "2126-11-17T19:30:00.000Z";
const own = "2126-11-24T19:30:00.000Z";
const last = "2126-12-01T19:30:00.000Z";
const series = {
  order: {
    ...mockAccess("o"),
    isSeries: true,
    bookings: [line("a", first), line("key", own), line("b", last)],
  },
};

const done = (...statuses: string[]) => ({
  data: {
    cancelBooking: {
      __typename: "CancelBookingPayload",
      order: {
        ...mockAccess("o"),
        ...noMoney,
        bookings: statuses.map((status, index) => ({
          ...mockAccess(index === 0 ? "key" : `other${index}`),
          status,
          ...noMoney,
          reschedule: closedChange,
          cancel: closedChange,
          role: "BOOKER",
          member: 0,
          guests: [],
          business: { id: "business_1", name: "Northside Studio" },
          history: [],
        })),
      },
    },
  },
});

test("cancels one appointment with one request and focuses the outcome", async () => {
  const { user, fill, environment } = open();
  expect(screen.getByRole("heading", { name: "Cancel this appointment?" })).toBeDefined();
  expect(screen.getByText("Free of charge until the day before.")).toBeDefined();
  expect(screen.getByRole("link", { name: "Keep it" }).getAttribute("href")).toBe("/widget/booking/key");
  expect(screen.queryByRole("radiogroup")).toBeNull();
  await fill(screen.getByRole("textbox", { name: /Cancellation reason/ }), " Moving house ");
  const button = screen.getByRole("button", { name: "Cancel appointment" });
  await user.click(button);
  await user.click(button);
  const [sent, ...more] = getMutations(environment);
  expect(more).toEqual([]);
  expect(sent!.request.variables).toEqual({
    input: { booking: { accessKey: "key" }, scope: "ONE", reason: "Moving house" },
  });
  expect(button.textContent).toContain("Cancelling");
  act(() => environment.mock.resolve(sent!, done("CANCELLED")));
  const statusElement = (await screen.findByText("Cancelled")).closest("[role=status]");
  await waitFor(() => expect(document.activeElement).toBe(statusElement));
  expect(screen.getByRole("link", { name: "Book another time" }).getAttribute("href")).toBe(
    "/widget/appointment/northside/consultation",
  );
});

test("requires a reason only when the service requires one", async () => {
  const { user, environment, unmount } = open({ order: null }, { cancelReason: "REQUIRED" });
  await user.click(screen.getByRole("button", { name: "Cancel appointment" }));
  expect(getMutations(environment)).toEqual([]);
  const field = screen.getByRole("textbox", { name: "Cancellation reason" });
  expect(document.activeElement).toBe(field);
  expect(screen.getByText("This field is required.")).toBeDefined();
  await user.type(field, "x");
  expect(screen.queryByText("This field is required.")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Cancel appointment" }));
  const issues = [{ path: ["reason"], code: "CONTROL_CHARACTERS" }];
  const answer = mockFailure("InvalidInput", { issues });
  act(() => environment.mock.resolve(getMutations(environment)[0]!, { data: { cancelBooking: answer } }));
  expect(await screen.findByText("This text contains characters that cannot be used.")).toBeDefined();
  unmount();
  open({ order: null }, { cancelReason: "NO" });
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("offers one, the rest or all of a series with their counts", async () => {
  const { user, environment } = open(series);
  const titles = screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);
  expect(titles).toEqual([
    "This appointment only1 appointment",
    "This one and all that follow2 appointments",
    "The whole series3 appointments",
  ]);
  await user.click(screen.getByRole("radio", { name: /all that follow/ }));
  await user.click(screen.getByRole("button", { name: "Cancel 2 appointments" }));
  const [sent] = getMutations(environment);
  expect(sent!.request.variables).toEqual({
    input: { booking: { accessKey: "key" }, scope: "REST", reason: null },
  });
  act(() => environment.mock.resolve(sent!, done("CANCELLED", "CANCELLED")));
  expect(await screen.findByText("2 appointments are cancelled.")).toBeDefined();
});

test("offers one or all bookings of an order", () => {
  const order = { ...series.order, isSeries: false };
  open({ order });
  expect(screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual([
    "This appointment only1 appointment",
    "All appointments booked together3 appointments",
  ]);
});

test("shows a failure at the focus and allows a retry", async () => {
  const { user, environment } = open();
  await user.click(screen.getByRole("button", { name: "Cancel appointment" }));
  act(() => environment.mock.reject(getMutations(environment)[0]!, new Error("down")));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("We were unable to cancel your appointment. Please try again.");
  await waitFor(() => expect(document.activeElement).toBe(alert));
  await user.click(screen.getByRole("button", { name: "Cancel appointment" }));
  const answer = mockFailure("PastCutoff");
  const sent = getMutations(environment).at(-1)!;
  act(() => environment.mock.resolve(sent, { data: { cancelBooking: answer } }));
  expect(await screen.findByText("It is too late to change this online.")).toBeDefined();
  expect(screen.getByRole("link", { name: "Call +1 212 555 0142" })).toBeDefined();
});

test("shows the policy and phone when too late, the outcome when already cancelled", () => {
  const { unmount } = open({ cancel: closedChange });
  expect(screen.getByText("It is too late to change this online.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Cancel appointment" })).toBeNull();
  unmount();
  open({ status: "CANCELLED", cancel: closedChange });
  expect(screen.getByText("Cancelled")).toBeDefined();
  expect(screen.getByRole("link", { name: "Book another time" })).toBeDefined();
});

const url = (search = "") => new URL(`http://daybook.test/widget/cancel-booking${search}`);
const access = { __typename: "VisitorBooking", role: "BOOKER", service: { slug: "consultation" } };
const business = { name: "Northside Studio", service: { slug: "consultation", name: "Consultation" } };
const unknown = { status: 404, message: "No calendar event found" };

test("shows the question, the search or an error by the address", () => {
  const own200 = { status: 200, isPrivate: true };
  expect(page.variables({}, url("?id=key"))).toEqual({
    accessKeys: ["key"],
    service: "",
    isOfService: false,
  });
  expect(page.outcome({ visitorBookings: [access], business }, {}, url("?id=key"))).toEqual(own200);
  expect(page.outcome({ visitorBookings: [], business }, {}, url())).toEqual(own200);
  expect(
    page.outcome({ visitorBookings: [{ __typename: "BookingNotFound" }], business }, {}, url("?id=x")),
  ).toEqual(unknown);
  const guest = { ...access, role: "GUEST" };
  expect(page.outcome({ visitorBookings: [guest], business }, {}, url("?id=key"))).toEqual({
    status: 302,
    redirect: "/widget/booking/key",
  });
});

test("accepts only bookings of the service in the path", () => {
  const params = { service: "consultation" };
  expect(page.variables(params, url())).toEqual({
    accessKeys: [],
    service: "consultation",
    isOfService: true,
  });
  expect(page.outcome({ visitorBookings: [access], business }, params, url("?id=key"))).toMatchObject({
    status: 200,
  });
  const other = { ...access, service: { slug: "yoga-class" } };
  expect(page.outcome({ visitorBookings: [other], business }, params, url("?id=key"))).toEqual(unknown);
  expect(
    page.outcome({ visitorBookings: [], business: { name: "x", service: null } }, params, url()),
  ).toEqual({
    status: 404,
    message: "Cannot find calendar.",
  });
});

const usd = (amount: number) => ({ amount, currency: "USD" });

test("shows the refund of the chosen scope before and after cancelling", async () => {
  const paid = { paid: usd(2500), refunded: usd(300), refundIfCancelled: usd(1100) };
  const bookings = [
    { ...line("key", own), ...paid },
    { ...line("b", own), ...paid, refundIfCancelled: usd(0) },
  ];
  const { user, environment } = open({
    ...paid,
    order: { ...noMoney, refundIfCancelled: usd(1100), ...mockAccess("o"), isSeries: false, bookings },
  });
  expect(screen.getByText("You will get $11.00 back.")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Cancel appointment" }));
  const answer = done("CANCELLED");
  Object.assign(answer.data.cancelBooking.order.bookings[0]!, { paid: usd(2500), refunded: usd(1400) });
  act(() => environment.mock.resolve(getMutations(environment)[0]!, answer));
  expect(
    await screen.findByText("You will get $11.00 back. It may take a few days to arrive."),
  ).toBeDefined();
});

test("never promises more than the rest after an earlier refund", async () => {
  const order = { ...noMoney, ...mockAccess("o"), isSeries: false };
  const one = (key: string, refunded: number, back: number) => ({
    ...line(key, own),
    paid: usd(2200),
    refunded: usd(refunded),
    refundIfCancelled: usd(back),
  });
  const paidBookings = [one("key", 0, 2200), one("b", 0, 2200)];
  const { user, unmount } = open({
    order: { ...order, refundIfCancelled: usd(3400), bookings: paidBookings },
  });
  expect(screen.getByText("You will get $22.00 back.")).toBeDefined();
  await user.click(screen.getByRole("radio", { name: /All appointments/ }));
  expect(screen.getByText("You will get $34.00 back.")).toBeDefined();
  unmount();
  const refundedBooking = one("key", 2200, 0);
  open({
    paid: refundedBooking.paid,
    refunded: refundedBooking.refunded,
    order: { ...order, bookings: [refundedBooking] },
  });
  expect(screen.queryByText(/goes? back|get .* back/)).toBeNull();
});

test("states that nothing is refundable only when something was paid", () => {
  const order = { ...noMoney, ...mockAccess("o"), isSeries: false };
  const { unmount } = open({ order: { ...order, bookings: [{ ...line("key", own), paid: usd(2200) }] } });
  expect(screen.getByText("What you paid is not refundable.")).toBeDefined();
  unmount();
  open({ order: { ...order, bookings: [line("key", own)] } });
  expect(screen.queryByText(/goes? back|get .* back/)).toBeNull();
});
