import { act, screen, waitFor, within } from "@testing-library/react";
import { MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import { renderPage } from "../../../testing/renderInApp.tsx";
import { page } from "./BookingPage.tsx";
import { getMutations, mockFailure } from "../../testing/testData.ts";
import { mockAccess, mockBookingResolvers, closedChange } from "../../testing/testBooking.ts";

const open = (booking = {}, search = "", business = {}) =>
  renderPage(page, {
    params: { id: "key" },
    url: `/widget/booking/key${search}`,
    resolvers: mockBookingResolvers(booking, {}, business),
  });

test("offers the booker to reschedule with the same staff member, and to cancel", () => {
  open({}, "?locale=de&booked=");
  expect(screen.getByRole("link", { name: "Reschedule" }).getAttribute("href")).toBe(
    "/widget/booking/key?locale=de&reschedule=&staff=staff_amara&provider=northside&month=2126-11",
  );
  expect(screen.getByRole("link", { name: "Cancel appointment" }).getAttribute("href")).toBe(
    "/widget/cancel-booking?locale=de&id=key",
  );
  expect(screen.getByText("Free of charge until the day before.")).toBeDefined();
});

test("labels the visitor's data and the business's phone", () => {
  open();
  const value = (term: string) =>
    screen.getAllByText(term)[0]!.closest("div")!.querySelector("dd")!.textContent;
  expect(value("Your details")).toBe("Margit Nagymargit@example.org");
  expect(value("Call us")).toBe("+1 212 555 0142");
});

test("reschedules an order of several without a preselected staff member", () => {
  const bookings = [
    { ...mockAccess("key"), status: "CONFIRMED" },
    { ...mockAccess("other"), status: "CONFIRMED" },
  ];
  open({ order: { ...mockAccess("order-key"), isSeries: false, bookings } });
  expect(screen.getByRole("link", { name: "Reschedule" }).getAttribute("href")).not.toContain("staff");
});

test("shows the deadlines when the service has a cut-off", () => {
  const until = { isAllowed: true, until: "2126-11-23T19:30:00.000Z", cutoffMinutes: 1440 };
  open({ reschedule: until, cancel: until });
  expect(
    screen.getByText("You can cancel online until Saturday, November 23, 2126, 2:30 PM, New York (UTC-5)."),
  ).toBeDefined();
});

test("shows the policy and the phone instead of actions after both cut-offs", () => {
  open({ reschedule: closedChange, cancel: closedChange });
  expect(screen.getByText("It is too late to change this online.")).toBeDefined();
  expect(screen.getByText("Free of charge until the day before.")).toBeDefined();
  expect(screen.getByRole("link", { name: "Call +1 212 555 0142" }).getAttribute("href")).toBe(
    "tel:+12125550142",
  );
  expect(screen.queryByRole("link", { name: "Reschedule" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Cancel appointment" })).toBeNull();
});

test("offers the other change after one cut-off", () => {
  open({ reschedule: closedChange });
  expect(screen.queryByRole("link", { name: "Reschedule" })).toBeNull();
  expect(screen.getByRole("link", { name: "Cancel appointment" })).toBeDefined();
  expect(screen.getByText("It is too late to reschedule this online: please call us.")).toBeDefined();
});

test("focuses the new time after a move", () => {
  open({}, "?rescheduled");
  const panel = screen.getByText("Rescheduled").closest("[role=status]");
  expect(panel?.textContent).toContain("Sunday, November 24, 2126, 2:30 PM – 3:00 PM, New York (UTC-5)");
  expect(document.activeElement).toBe(panel);
});

test("shows a staff member the details without actions", () => {
  open({ role: "STAFF", notes: "A bad knee.", order: null, price: null });
  expect(screen.getAllByText("A bad knee.").length).toBeGreaterThan(0);
  for (const name of ["Reschedule", "Cancel appointment", "Book another appointment"]) {
    expect(screen.queryByRole("link", { name })).toBeNull();
  }
  expect(screen.queryByRole("button", { name: "I can't come" })).toBeNull();
  expect(screen.queryByText("Free")).toBeNull();
});

test("marks guests who left and shows the history", () => {
  const at = "2026-11-20T15:00:00.000Z";
  open({
    guests: [
      { name: "Anna Kis", email: null, hasLeft: true },
      { name: "Béla Kis", email: null, hasLeft: false },
    ],
    history: [
      { at, actor: "VISITOR", status: "REQUESTED", startsAt: "2126-11-23T19:30:00.000Z", note: null },
      { at, actor: "OWNER", status: "CONFIRMED", startsAt: "2126-11-23T19:30:00.000Z", note: null },
      { at, actor: "VISITOR", status: "CONFIRMED", startsAt: "2126-11-24T19:30:00.000Z", note: null },
      {
        at,
        actor: "VISITOR",
        status: "CANCELLED",
        startsAt: "2126-11-24T19:30:00.000Z",
        note: "Moving house",
      },
    ],
  });
  expect(screen.getAllByText("Anna Kis")[0]?.closest("li")?.textContent).toBe("Anna Kis is not coming");
  expect(screen.getAllByText("Anna Kis")[0]?.tagName).toBe("S");
  const history = within(screen.getByRole("region", { name: "History" }));
  const when = "November 20, 2026, 10:00 AM";
  expect(history.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    `Requested${when}You`,
    `Confirmed${when}Northside Studio`,
    `RescheduledNew time: November 24, 2126, 2:30 PM${when}You`,
    `CancelledMoving house${when}You`,
  ]);
});

test("lets a guest give up their place after a confirmation", async () => {
  const guest = { role: "GUEST", contact: null, order: null, guests: [{ name: "Anna Kis", hasLeft: false }] };
  const { user, environment } = open(guest);
  expect(screen.queryByRole("link", { name: "Cancel appointment" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "I can't come" }));
  const dialog = within(screen.getByRole("alertdialog", { name: "You can't come?" }));
  await user.click(dialog.getByRole("button", { name: "Keep my place" }));
  expect(getMutations(environment)).toEqual([]);
  await user.click(screen.getByRole("button", { name: "I can't come" }));
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Give up my place" }));
  const [sent] = getMutations(environment);
  expect(sent!.request.variables).toEqual({ input: { accessKey: "key" } });
  const leftGuestResolvers = mockBookingResolvers({
    ...guest,
    guests: [{ name: "Anna Kis", hasLeft: true }],
  });
  const { visitorBookings } = leftGuestResolvers["Query"]!({} as never, () => 1) as {
    visitorBookings: object[];
  };
  act(() =>
    environment.mock.resolve(
      sent!,
      MockPayloadGenerator.generate(sent!, {
        ...leftGuestResolvers,
        Mutation: () => ({
          leaveBooking: { __typename: "LeaveBookingPayload", booking: visitorBookings[0] },
        }),
      }),
    ),
  );
  await waitFor(() =>
    expect(document.activeElement?.textContent).toContain("You are not comingYour place is free again."),
  );
  expect(screen.queryByRole("button", { name: "I can't come" })).toBeNull();
});

test("shows the phone to a guest who is too late", async () => {
  const { user, environment } = open({ role: "GUEST", contact: null, order: null, guests: [] });
  await user.click(screen.getByRole("button", { name: "I can't come" }));
  await user.click(screen.getByRole("button", { name: "Give up my place" }));
  const [sent] = getMutations(environment);
  act(() => environment.mock.resolve(sent!, { data: { leaveBooking: mockFailure("PastCutoff") } }));
  expect((await screen.findByRole("alert")).textContent).toContain("It is too late to change this online.");
  expect(screen.getByRole("link", { name: "Call +1 212 555 0142" })).toBeDefined();
});

const usd = (amount: number) => ({ amount, currency: "USD" });

test("shows the payment deadline and a link to pay", () => {
  const waiting = {
    status: "AWAITING_PAYMENT",
    price: usd(11_000),
    due: usd(2200),
    reschedule: closedChange,
  };
  const order = {
    ...mockAccess("order-key"),
    due: usd(2200),
    payBy: "2126-11-23T19:30:00.000Z",
    paySecondsLeft: 86_400,
  };
  open({ ...waiting, order }, "?locale=de");
  expect(screen.getByText("Waiting for payment")).toBeDefined();
  expect(screen.getByRole("link", { name: "Pay $22.00" }).getAttribute("href")).toBe(
    "/widget/bookings/order-key?locale=de",
  );
  expect(screen.getByText(/^Please pay by Saturday, November 23, 2126, 2:30 PM/)).toBeDefined();
  expect(screen.queryByRole("link", { name: "Reschedule" })).toBeNull();
  expect(screen.queryByText(/too late to reschedule/)).toBeNull();
  expect(screen.getByRole("link", { name: "Cancel appointment" })).toBeDefined();
});

test("shows paid, later and refunded amounts beside the price", () => {
  const order = { ...mockAccess("order-key"), tax: { name: "sales tax", percent: 10 } };
  open({ price: usd(11_000), paid: usd(2200), order });
  const price = screen.getAllByText("$110.00")[0]?.closest("dd")?.textContent;
  expect(price).toBe("$110.00Paid$22.00At your visit$88.00sales tax included: $10.00");
});

test("shows the refund after a cancellation, and when a request is paid", () => {
  const { unmount } = open({ status: "CANCELLED", price: usd(11_000), paid: usd(2200), refunded: usd(2200) });
  expect(screen.getByText("You will get $22.00 back. It may take a few days to arrive.")).toBeDefined();
  expect(screen.getAllByText("Refund")[0]?.parentElement?.textContent).toContain("$22.00");
  unmount();
  renderPage(page, {
    params: { id: "key" },
    url: "/widget/booking/key",
    resolvers: mockBookingResolvers(
      { status: "REQUESTED", price: usd(12_000) },
      { payment: { share: "FULL", depositAmount: null, depositPercent: null } },
    ),
  });
  expect(screen.getByText(/Once we confirm it, we will ask you to pay/)).toBeDefined();
});

test("shows form answers collapsed", async () => {
  const { user } = open({
    answers: [
      { key: "goal", label: "What would you like to change?", kind: "SINGLE_CHOICE", text: "My weight" },
      { key: "born", label: "Your date of birth", kind: "DATE_OF_BIRTH", text: "1984-02-29" },
      { key: "campaign", label: "Campaign", kind: "HIDDEN", text: "spring" },
    ],
  });
  await user.click(screen.getByRole("heading", { name: "Your answers" }));
  const panel = screen.getByRole("heading", { name: "Your answers" }).closest("details")!;
  expect(panel.open).toBe(true);
  expect(
    within(panel)
      .getAllByRole("definition")
      .map((one) => one.textContent),
  ).toEqual(["My weight", "February 29, 1984"]);
  expect(screen.queryByText("Campaign")).toBeNull();
});

test("shows no answers when no form was answered", () => {
  open();
  expect(screen.queryByRole("heading", { name: "Your answers" })).toBeNull();
});

test("shows a view-only page with an action that mails the managing link", async () => {
  const { environment } = open({
    role: "VIEW",
    contact: null,
    notes: null,
    price: null,
    order: null,
    reference: null,
    isContactHidden: true,
  });
  expect(screen.getByText("This link only shows the appointment")).toBeDefined();
  expect(screen.queryByText("Contact details are hidden")).toBeNull();
  for (const name of ["Reschedule", "Cancel appointment"])
    expect(screen.queryByRole("link", { name })).toBeNull();
  act(() => screen.getByRole("button", { name: "Email me the link" }).click());
  const [mutation] = getMutations(environment);
  expect(mutation!.request.variables).toEqual({ input: { accessKey: "key" } });
  act(() =>
    environment.mock.resolve(mutation!, {
      data: { mailBookingLink: { __typename: "MailBookingLinkPayload" } },
    }),
  );
  const panel = (await screen.findByText("Please check your email")).closest("[role=status]");
  await waitFor(() => expect(document.activeElement).toBe(panel));
});

test("allows another link request after too many attempts", async () => {
  const { environment } = open({ role: "VIEW", contact: null, notes: null, price: null, order: null });
  act(() => screen.getByRole("button", { name: "Email me the link" }).click());
  act(() =>
    environment.mock.resolve(getMutations(environment)[0]!, {
      data: { mailBookingLink: { __typename: "TooManyAttempts" } },
    }),
  );
  expect(await screen.findByText("Too many attempts")).toBeDefined();
  expect(screen.getByRole("button", { name: "Email me the link" })).toBeDefined();
});

test("explains hidden contact details on a link to an old appointment", () => {
  open({ contact: null, notes: null, isContactHidden: true });
  expect(screen.getByText("Contact details are hidden")).toBeDefined();
  expect(screen.queryByText("Margit Nagy")).toBeNull();
});
