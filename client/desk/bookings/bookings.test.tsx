import { act, screen, waitFor, within } from "@testing-library/react";
import type { MockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import { renderPage, type RenderedInApp } from "../../testing/renderInApp.tsx";
import { page } from "./BookingsPage.tsx";

const ALL = [
  "bookings.read",
  "bookings.decide",
  "bookings.change",
  "bookings.override",
  "payments.read",
  "payments.refund",
  "contacts.read",
];
const usd = (amount: number) => ({ amount, currency: "USD" });

const booking = (change: object = {}) => ({
  id: "b1",
  startsAt: "2126-11-26T15:00:00Z",
  endsAt: "2126-11-26T15:30:00Z",
  status: "CONFIRMED",
  reference: "AB12CD",
  seats: 1,
  location: null,
  locationKind: null,
  notes: null,
  overrides: [],
  decideBy: null,
  arrivedAt: null,
  provider: null,
  guests: [],
  answers: [],
  price: usd(5000),
  due: usd(0),
  paid: usd(5000),
  refunded: usd(0),
  refundIfCancelled: usd(5000),
  ...change,
});

const contact = (change: object = {}) => ({
  id: "c1",
  firstName: "Ada",
  lastName: "Park",
  email: "ada@example.org",
  phone: "+1 555 0100",
  dateOfBirth: null,
  isErased: false,
  bookingCount: 3,
  noShowCount: 1,
  ...change,
});

interface Setup {
  readonly url?: string;
  readonly permissions?: readonly string[];
  readonly booking?: object;
  readonly list?: object;
  readonly event?: object;
}

const resolvers = ({ permissions = ALL, booking: change = {}, list = {}, event = {} }: Setup) => ({
  Business: () => ({
    name: "Northside Studio",
    accentColor: "#1f6f5c",
    locale: "en",
    timeZone: "UTC",
    hourCycle: "H12",
    currency: "USD",
  }),
  Viewer: () => ({
    name: "Olive",
    role: "OWNER",
    permissions: permissions.map((permission) => ({ permission })),
    user: { staff: null },
  }),
  Booking: () => booking(change),
  BookingConnection: () => ({ totalCount: 1, ...list }),
  PageInfo: () => ({ hasNextPage: false, endCursor: null }),
  Contact: () => contact(),
  Service: () => ({ id: "s1", name: "Haircut", slug: "haircut", cancelReason: "OPTIONAL" }),
  Staff: () => ({ id: "p1", name: "Maya Lin", slug: "maya" }),
  BookingEvent: () => ({
    at: "2126-11-20T10:00:00Z",
    actor: "STAFF",
    status: "CONFIRMED",
    startsAt: "2126-11-26T15:00:00Z",
    note: null,
    overrides: [],
    isClientNotified: null,
    ...event,
  }),
  Payment: () => ({
    id: "pay1",
    createdAt: "2126-11-20T10:00:00Z",
    state: "SUCCEEDED",
    isTest: true,
    failure: null,
    amount: usd(5000),
    refundable: usd(5000),
    refunds: { edges: [] },
  }),
});

const getOperations = (environment: MockEnvironment, name: string) =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === name);

async function open(setup: Setup = {}): Promise<RenderedInApp> {
  const { MockPayloadGenerator } = await import("relay-test-utils");
  const rendered = renderPage(page, {
    params: {},
    url: setup.url ?? "/desk/bookings",
    resolvers: resolvers(setup),
  });
  if (setup.url?.includes("booking=")) {
    await act(async () => {
      for (const operation of getOperations(rendered.environment, "BookingPanelQuery"))
        rendered.environment.mock.resolve(
          operation,
          MockPayloadGenerator.generate(operation, {
            Node: () => ({ __typename: "Booking" }),
            ...resolvers(setup),
          }),
        );
    });
  }
  return rendered;
}

const answer = (environment: MockEnvironment, name: string, data: object) =>
  act(async () => environment.mock.resolve(getOperations(environment, name).at(-1)!, { data } as never));
const lastInput = (environment: MockEnvironment, name: string) =>
  getOperations(environment, name).at(-1)!.request.variables["input"] as object;
const panel = () => within(screen.getByRole("complementary", { name: "Booking" }));

test("lists bookings by day with client, service, staff, status and amount", async () => {
  await open({ booking: { status: "AWAITING_PAYMENT", due: usd(5000) } });
  expect(screen.getByRole("heading", { level: 2, name: "Tuesday, November 26, 2126" })).toBeDefined();
  const row = screen.getByRole("link", { name: "Ada Park" }).closest("li")!;
  expect(row.textContent).toContain("3:00 PM – 3:30 PM");
  expect(row.textContent).toContain("Haircut");
  expect(row.textContent).toContain("Maya Lin");
  expect(row.textContent).toContain("Waiting for payment");
  expect(row.textContent).toContain("$50.00 due");
});

test("keeps the filters in the address, and the open booking with them", async () => {
  const { user, navigator } = await open({ url: "/desk/bookings?status=CONFIRMED" });
  await user.click(screen.getByRole("radio", { name: "This week" }));
  expect(navigator.navigate).toHaveBeenLastCalledWith("/desk/bookings?when=week&status=CONFIRMED", {
    replace: true,
  });
  await user.selectOptions(screen.getByRole("combobox", { name: "Payment" }), "Unpaid");
  expect(navigator.navigate).toHaveBeenLastCalledWith("/desk/bookings?status=CONFIRMED&payment=UNPAID", {
    replace: true,
  });
  expect(screen.getByRole("link", { name: "Ada Park" }).getAttribute("href")).toBe(
    "/desk/bookings?status=CONFIRMED&booking=b1",
  );
});

test("searches after a pause in typing", async () => {
  const { fill, navigator } = await open();
  await fill(screen.getByRole("textbox", { name: "Search" }), "Ada");
  expect(navigator.navigate).not.toHaveBeenCalled();
  await waitFor(() =>
    expect(navigator.navigate).toHaveBeenCalledWith("/desk/bookings?when=upcoming&search=Ada", {
      replace: true,
    }),
  );
  expect(navigator.navigate).toHaveBeenCalledTimes(1);
});

test("explains an empty list", async () => {
  await open({ url: "/desk/bookings?when=any&status=REQUESTED", list: { edges: [], totalCount: 0 } });
  expect(screen.getByRole("heading", { name: "No request is waiting" })).toBeDefined();
  expect(screen.getAllByRole("link", { name: "New booking" }).at(-1)!.getAttribute("href")).toBe("/desk/new");
});

test("shows a booking in its panel", async () => {
  const { navigator, user } = await open({ url: "/desk/bookings?booking=b1" });
  expect(panel().getByRole("heading", { name: "Ada Park" })).toBeDefined();
  expect(panel().getByRole("link", { name: "Call +1 555 0100" }).getAttribute("href")).toBe("tel:+15550100");
  expect(panel().getByRole("link", { name: "Write to ada@example.org" })).toBeDefined();
  expect(panel().getByRole("link", { name: "Book again" }).getAttribute("href")).toBe(
    "/desk/new?contact=c1&service=haircut&staff=maya",
  );
  await user.keyboard("{Escape}");
  expect(navigator.navigate).toHaveBeenCalledWith("/desk/bookings");
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Ada Park" }));
});

test("shows no buttons to a reader", async () => {
  await open({ url: "/desk/bookings?booking=b1", permissions: ["bookings.read"] });
  expect(
    panel()
      .getAllByRole("button")
      .map((button) => button.getAttribute("aria-label")),
  ).toEqual(["Close"]);
});

test("approves a request once", async () => {
  const { user, environment } = await open({
    url: "/desk/bookings?booking=b1",
    booking: { status: "REQUESTED" },
  });
  await user.dblClick(panel().getByRole("button", { name: "Approve" }));
  expect(getOperations(environment, "useApprovalMutation")).toHaveLength(1);
  expect(lastInput(environment, "useApprovalMutation")).toMatchObject({ id: "b1" });
});

test("reloads a request that another person decided, and names the change", async () => {
  const { user, environment } = await open({
    url: "/desk/bookings?booking=b1",
    booking: { status: "REQUESTED" },
  });
  await user.click(panel().getByRole("button", { name: "Approve" }));
  await answer(environment, "useApprovalMutation", {
    approveBooking: { __typename: "StatusConflict", __isFailure: "StatusConflict", code: "STATUS_CONFLICT" },
  });
  const { MockPayloadGenerator } = await import("relay-test-utils");
  const again = getOperations(environment, "BookingPanelQuery").at(-1)!;
  await act(async () =>
    environment.mock.resolve(
      again,
      MockPayloadGenerator.generate(again, {
        Node: () => ({ __typename: "Booking" }),
        ...resolvers({ booking: { status: "DECLINED" } }),
      }),
    ),
  );
  const alert = panel().getByRole("alert");
  expect(alert.textContent).toContain("the status of this booking is now “Declined”");
  expect(alert.textContent).toContain("Staff member");
  expect(document.activeElement).toBe(alert);
  expect(panel().queryByRole("button", { name: "Approve" })).toBeNull();
});

test("shows a mark before the response and takes it back after a failure", async () => {
  const { user, environment } = await open({
    url: "/desk/bookings?booking=b1",
    booking: { startsAt: "2020-11-26T15:00:00Z", endsAt: "2020-11-26T15:30:00Z" },
  });
  await user.click(panel().getByRole("button", { name: "Mark as no-show" }));
  expect(panel().getByText("No-show")).toBeDefined();
  await answer(environment, "PanelActionsMarkMutation", {
    markBooking: {
      __typename: "BusinessSuspended",
      __isFailure: "BusinessSuspended",
      code: "BUSINESS_SUSPENDED",
    },
  });
  expect(panel().queryByText("No-show")).toBeNull();
  expect(panel().getByRole("alert").textContent).toContain("Your business is suspended");
});

test("cancels after one question that names the client and the refund", async () => {
  const { user, environment, fill } = await open({ url: "/desk/bookings?booking=b1" });
  await user.click(panel().getByRole("button", { name: "Cancel booking" }));
  const dialog = within(screen.getByRole("alertdialog", { name: "Cancel the booking of Ada Park?" }));
  expect(dialog.getByText(/will be refunded/).textContent).toContain("$50.00");
  await fill(dialog.getByRole("textbox", { name: /Reason/ }), "Ill");
  await user.click(dialog.getByRole("button", { name: "Cancel booking" }));
  expect(lastInput(environment, "CancelDialogMutation")).toMatchObject({
    booking: { id: "b1" },
    scope: "ONE",
    reason: "Ill",
  });
});

test("shows in the history that the client got no mail about a move", async () => {
  await open({ url: "/desk/bookings?booking=b1", event: { isClientNotified: false } });
  expect(panel().getAllByText("The client was not told.")).not.toHaveLength(0);
});

test("refunds at most what is left, and asks once", async () => {
  const { user, environment, fill } = await open({
    url: "/desk/bookings?booking=b1",
    booking: { refunded: usd(2000) },
  });
  await user.click(panel().getByRole("button", { name: "Refund" }));
  const dialog = within(screen.getByRole("alertdialog", { name: "Refund Ada Park?" }));
  const amount = dialog.getByRole<HTMLInputElement>("textbox", { name: "Amount in USD" });
  expect(amount.value).toBe("30.00");
  await user.clear(amount);
  await fill(amount, "40");
  await user.click(dialog.getByRole("button", { name: "Refund $40.00" }));
  expect(dialog.getByText("Please enter an amount up to $30.00.")).toBeDefined();
  expect(getOperations(environment, "RefundDialogMutation")).toEqual([]);
  await user.clear(amount);
  await fill(amount, "12,50");
  await user.click(dialog.getByRole("button", { name: "Refund $12.50" }));
  expect(lastInput(environment, "RefundDialogMutation")).toMatchObject({
    payment: "pay1",
    booking: "b1",
    amount: usd(1250),
  });
});

test("keeps a typed note over a reload of the page", async () => {
  const first = await open({ url: "/desk/bookings?booking=b1" });
  await first.fill(panel().getByRole("textbox", { name: /Note for your team/ }), "Prefers tea");
  first.unmount();
  const { user, environment } = await open({ url: "/desk/bookings?booking=b1" });
  expect(panel().getByRole<HTMLTextAreaElement>("textbox", { name: /Note for your team/ }).value).toBe(
    "Prefers tea",
  );
  await user.click(panel().getByRole("button", { name: "Add note" }));
  expect(lastInput(environment, "PanelNoteMutation")).toMatchObject({ id: "b1", note: "Prefers tea" });
});
