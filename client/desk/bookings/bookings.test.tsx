import { act, screen, waitFor, within } from "@testing-library/react";
import type { MockEnvironment } from "relay-test-utils";
import { expect, onTestFinished, test, vi } from "vitest";
import { ConnectionError } from "../../relay/retry.ts";
import { renderPage, type RenderedPage } from "../../testing/renderInApp.tsx";
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
  readonly payment?: object;
}

const resolvers = ({
  permissions = ALL,
  booking: change = {},
  list = {},
  event = {},
  payment = {},
}: Setup) => ({
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
    ...payment,
  }),
});

const getOperations = (environment: MockEnvironment, name: string) =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === name);

async function open(setup: Setup = {}): Promise<RenderedPage> {
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
  const { navigator, showAddress, user } = await open({ url: "/desk/bookings?booking=b1" });
  expect(panel().getByRole("heading", { name: "Ada Park" })).toBeDefined();
  expect(panel().getByRole("link", { name: "Call +1 555 0100" }).getAttribute("href")).toBe("tel:+15550100");
  expect(panel().getByRole("link", { name: "Write to ada@example.org" })).toBeDefined();
  expect(panel().getByRole("link", { name: "Book again" }).getAttribute("href")).toBe(
    "/desk/new?contact=c1&service=haircut&staff=maya",
  );
  await user.keyboard("{Escape}");
  expect(navigator.navigate).toHaveBeenCalledWith("/desk/bookings");
  showAddress("/desk/bookings");
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

const owing = { status: "AWAITING_PAYMENT", due: usd(5000), paid: usd(0), decideBy: "2126-11-20T10:10:00Z" };
const openPayment = {
  state: "OPEN",
  expiresAt: "2126-11-20T10:10:00Z",
  refundable: usd(0),
};
const link = {
  url: "https://pay.example/session",
  amount: usd(5000),
  expiresAt: "2126-11-20T10:10:00Z",
  isTest: false,
};

async function takePayment(setup: Setup = {}) {
  const rendered = await open({ url: "/desk/bookings?booking=b1", booking: owing, ...setup });
  await rendered.user.click(panel().getByRole("button", { name: "Take payment" }));
  const dialog = within(screen.getByRole("dialog", { name: "Take payment" }));
  return { ...rendered, dialog };
}

const resolvePanel = async ({ environment }: RenderedPage, setup: Setup) => {
  const { MockPayloadGenerator } = await import("relay-test-utils");
  const operation = getOperations(environment, "BookingPanelQuery").at(-1)!;
  const all = { Node: () => ({ __typename: "Booking" }), ...resolvers(setup) };
  await act(async () => environment.mock.resolve(operation, MockPayloadGenerator.generate(operation, all)));
};

test("takes a payment on the provider's page, and says when it has arrived", async () => {
  const rendered = await takePayment();
  const { environment, dialog, user } = rendered;
  expect(lastInput(environment, "usePaymentLinkMutation")).toMatchObject({ booking: "b1" });
  expect(dialog.queryByRole("link")).toBeNull();
  await answer(environment, "usePaymentLinkMutation", {
    createPaymentLink: { __typename: "CreatePaymentLinkPayload", paymentLink: link },
  });
  expect(dialog.getByText(/is due by/).textContent).toBe(
    "$50.00 is due by Wed, Nov 20, 10:10 AM. Without the payment the booking expires.",
  );
  const anchor = dialog.getByRole("link", { name: "Open payment page" });
  expect([anchor.getAttribute("href"), anchor.getAttribute("target")]).toEqual([link.url, "_blank"]);
  await user.click(dialog.getByRole("button", { name: "Copy link" }));
  expect(await navigator.clipboard.readText()).toBe(link.url);
  expect(dialog.getByRole("button", { name: "Copied" })).toBeDefined();
  await resolvePanel(rendered, { booking: { status: "CONFIRMED" } });
  expect(dialog.getByText("The payment has arrived.")).toBeDefined();
  expect(dialog.queryByRole("link", { name: "Open payment page" })).toBeNull();
});

test.each([
  ["NothingDue", "NOTHING_DUE", "There is nothing to pay any more.", false],
  ["HoldExpired", "HOLD_EXPIRED", "The time to pay is over, so the booking has expired.", false],
  [
    "PaymentUnavailable",
    "PAYMENT_UNAVAILABLE",
    "Online payment is not set up, or the payment provider cannot be reached.",
    true,
  ],
  ["BookingNotFound", "BOOKING_NOT_FOUND", "There is no such booking, or you may not see it.", false],
])("says why a payment cannot be taken (%s)", async (type, code, text, canRetry) => {
  const { environment, dialog } = await takePayment();
  await answer(environment, "usePaymentLinkMutation", {
    createPaymentLink: { __typename: type, __isFailure: type, code },
  });
  expect(dialog.getByRole("alert").textContent).toContain(text);
  expect(dialog.queryByRole("button", { name: "Try again" }) !== null).toBe(canRetry);
  expect(dialog.queryByRole("link")).toBeNull();
});

test("shows the address of the payment page when the browser does not copy it", async () => {
  const { environment, dialog, user } = await takePayment();
  await answer(environment, "usePaymentLinkMutation", {
    createPaymentLink: { __typename: "CreatePaymentLinkPayload", paymentLink: link },
  });
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("not allowed"));
  await user.click(dialog.getByRole("button", { name: "Copy link" }));
  const address = dialog.getByRole<HTMLInputElement>("textbox", { name: "Address of the payment page" });
  expect(address.value).toBe(link.url);
});

test("mails the client a link from the payment, after one question", async () => {
  const { environment, dialog, user } = await takePayment();
  await answer(environment, "usePaymentLinkMutation", {
    createPaymentLink: { __typename: "CreatePaymentLinkPayload", paymentLink: link },
  });
  await user.click(dialog.getByRole("button", { name: "Email a link to the client" }));
  const question = within(screen.getByRole("alertdialog", { name: "Send Ada Park a new link?" }));
  expect(question.getByText("The client can pay there as well.")).toBeDefined();
  await user.click(question.getByRole("button", { name: "Send the link" }));
  expect(lastInput(environment, "RenewLinksDialogMutation")).toMatchObject({ booking: { id: "b1" } });
});

test("shows the end of an open payment, and loads again when the window is seen again", async () => {
  const { environment } = await open({
    url: "/desk/bookings?booking=b1",
    booking: owing,
    payment: openPayment,
  });
  expect(panel().getByText("Can be paid until Wed, Nov 20, 10:10 AM")).toBeDefined();
  const before = getOperations(environment, "BookingPanelQuery").length;
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(getOperations(environment, "BookingPanelQuery")).toHaveLength(before + 1);
});

test("offers no payment of a paid booking, and none to a reader", async () => {
  const { unmount } = await open({ url: "/desk/bookings?booking=b1" });
  expect(panel().queryByRole("button", { name: "Take payment" })).toBeNull();
  unmount();
  await open({
    url: "/desk/bookings?booking=b1",
    booking: owing,
    permissions: ["bookings.read", "payments.read"],
  });
  expect(panel().getByText("Due now")).toBeDefined();
  expect(panel().queryByRole("button", { name: "Take payment" })).toBeNull();
});

test("keeps a move with its line when the free times cannot be loaded, and loads them again", async () => {
  const { user, environment, fill } = await open({ url: "/desk/bookings?booking=b1" });
  await user.click(panel().getByRole("button", { name: "Move" }));
  const lose = () =>
    act(async () =>
      environment.mock.reject(
        getOperations(environment, "SlotPickerQuery").at(-1)!,
        new ConnectionError("offline"),
      ),
    );
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => error.mockRestore());
  const line = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /A line to the client/ });
  await fill(line(), "The lift is broken");
  await lose();
  expect(line().value).toBe("The lift is broken");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await lose();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await answer(environment, "SlotPickerQuery", {
    node: {
      __typename: "Service",
      id: "s1",
      availability: {
        days: [{ date: "2126-11-26", starts: ["2126-11-26T16:00:00Z"] }],
        nextAvailable: null,
      },
    },
  });
  expect(screen.getByRole("radiogroup", { name: "Time" })).toBeDefined();
});

test.each([
  ["Cancel booking", /^Reason/],
  ["Move", /A line to the client/],
])("keeps the text of the dialog behind %s over a reload", async (action, name) => {
  const openDialog = async () => {
    const opened = await open({ url: "/desk/bookings?booking=b1" });
    await opened.user.click(panel().getByRole("button", { name: action }));
    return { ...opened, field: screen.getByRole<HTMLTextAreaElement>("textbox", { name }) };
  };
  const first = await openDialog();
  await first.fill(first.field, "The heating is broken");
  first.unmount();
  expect((await openDialog()).field.value).toBe("The heating is broken");
});

test("keeps the cancellation open with its reason after a lost connection, and sends it once more", async () => {
  const { user, environment, fill } = await open({ url: "/desk/bookings?booking=b1" });
  await user.click(panel().getByRole("button", { name: "Cancel booking" }));
  const dialog = () => within(screen.getByRole("alertdialog", { name: "Cancel the booking of Ada Park?" }));
  await fill(dialog().getByRole("textbox", { name: /Reason/ }), "Ill");
  await user.click(dialog().getByRole("button", { name: "Cancel booking" }));
  const first = lastInput(environment, "CancelDialogMutation");
  await act(async () =>
    environment.mock.reject(
      getOperations(environment, "CancelDialogMutation").at(-1)!,
      new ConnectionError("offline"),
    ),
  );
  expect(dialog().getByRole("alert").textContent).toContain("The connection was lost.");
  expect(dialog().getByRole<HTMLTextAreaElement>("textbox", { name: /Reason/ }).value).toBe("Ill");
  await user.click(dialog().getByRole("button", { name: "Cancel booking" }));
  expect(lastInput(environment, "CancelDialogMutation")).toEqual(first);
});
