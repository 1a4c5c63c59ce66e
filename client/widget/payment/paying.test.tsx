import { getSessionStorage } from "../../shared/webStorage.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { MockPayloadGenerator } from "relay-test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import { ConnectionError } from "../../relay/retry.ts";
import { renderPage } from "../../testing/renderInApp.tsx";
import { createDraft, loadDraft, saveDraft } from "../booking/flow/bookingDraft.ts";
import { EMPTY_ANSWERS } from "../booking/details/answers.ts";
import { page } from "../catalogue/link/BookingLinkPage.tsx";
import { getMutations, mockFailure } from "../testing/testData.ts";
import {
  mockUnpaidBooking,
  mockUnpaidOrder,
  mockOrderResolvers,
  paymentOutcomes,
} from "../testing/examplePayment.ts";
import * as paymentTab from "./action/paymentTab.ts";
import { mockAccess } from "../testing/testBooking.ts";

const openPaymentTab = vi.spyOn(paymentTab, "openPaymentTab");
const show = vi.fn<(url: string) => "HERE" | "TAB" | "BLOCKED">();
const close = vi.fn();

beforeEach(() => {
  openPaymentTab.mockReset().mockReturnValue({ show, close });
  show.mockReset().mockReturnValue("HERE");
  close.mockReset();
});

const path = "/widget/bookings/order-key";

function open(order: object, search = "", business: object = {}) {
  const rendered = renderPage(page, {
    params: { slug: "order-key" },
    url: `${path}${search}`,
    resolvers: mockOrderResolvers(order, business),
  });
  const { environment } = rendered;
  const sent = (name: string) =>
    getMutations(environment).filter(({ request }) => request.node.params.name === name);
  return {
    ...rendered,
    starts: () => sent("useStartPaymentMutation"),
    asks: () => sent("useRefreshPaymentMutation"),
    async answerRefresh(answer: object) {
      await waitFor(() => expect(sent("useRefreshPaymentMutation")).not.toEqual([]));
      const [operation] = sent("useRefreshPaymentMutation");
      await act(async () =>
        environment.mock.resolve(
          operation!,
          MockPayloadGenerator.generate(operation!, {
            RefreshPaymentResult: () => ({ __typename: "RefreshPaymentPayload" }),
            RefreshPaymentPayload: () => ({ order: answer }),
            VisitorOrder: () => answer,
          }),
        ),
      );
    },
    async failStart(typename: string) {
      const [operation] = sent("useStartPaymentMutation");
      const startPayment = mockFailure(typename);
      await act(async () => environment.mock.resolve(operation!, { data: { startPayment } }));
    },
    async answer() {
      const [operation] = sent("useStartPaymentMutation");
      await act(async () =>
        environment.mock.resolve(
          operation!,
          MockPayloadGenerator.generate(operation!, {
            StartPaymentResult: () => ({ __typename: "StartPaymentPayload" }),
            VisitorOrder: () => paymentOutcomes.open(),
            VisitorPayment: () => ({ url: "https://pay.test/1", state: "OPEN" }),
          }),
        ),
      );
    },
  };
}

const button = (name: string) => screen.getByRole("button", { name });
const panel = (title: string) =>
  screen
    .getAllByText(title)
    .map((element) => element.closest<HTMLElement>("[role=status], [role=alert]"))
    .find((notice) => notice !== null) ?? null;

test("shows what was booked, the amounts, the deadline and the refund terms", () => {
  open(mockUnpaidOrder({ tax: { name: "sales tax", percent: 10 } }), "?booked");
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2, name: "Payment" }));
  expect(screen.getByText(/^Held for you: /).textContent).toMatch(/(10:00|9:5\d) min left$/);
  const sum = within(screen.getByRole("main"));
  expect(sum.getAllByText("Due now").at(-1)?.parentElement?.textContent).toContain("$22.00");
  expect(sum.getAllByText("At your visit").at(-1)?.parentElement?.textContent).toContain("$88.00");
  expect(sum.getAllByText("sales tax")[0]?.parentElement?.textContent).toBe("sales tax included: $10.00");
  expect(
    sum.getByText("If you cancel at least 24 hours before your appointment, you get a full refund."),
  ).toBeDefined();
  expect(within(screen.getByRole("article")).getByText("Waiting for payment")).toBeDefined();
  expect(screen.queryByText("Add to your calendar")).toBeNull();
  expect(screen.getByRole("list", { name: "Your booking" }).textContent).toContain("Payment");
  expect(screen.getByRole("link", { name: "Cancel instead" }).getAttribute("href")).toBe(
    "/widget/cancel-booking?id=key-1",
  );
  expect(button("Pay $22.00")).toBeDefined();
  expect(screen.queryByText("Test mode: no money moves")).toBeNull();
});

test("marks test mode", () => {
  open(mockUnpaidOrder({ payment: { state: "EXPIRED", isTest: true } }));
  expect(screen.getByText("Test mode: no money moves")).toBeDefined();
});

test("shows an approved request's deadline as a date without booking steps", () => {
  const payBy = "2126-11-22T20:30:00.000Z";
  open(
    mockUnpaidOrder({ payBy, paySecondsLeft: 86_400, bookings: [mockUnpaidBooking({ mode: "REQUEST" })] }),
  );
  expect(
    screen.getByText("Please pay by Friday, November 22, 2126, 3:30 PM, New York (UTC-5)."),
  ).toBeDefined();
  expect(screen.queryByRole("list", { name: "Your booking" })).toBeNull();
});

test("opens the payment page once for several presses", async () => {
  const { user, starts, answer } = open(mockUnpaidOrder());
  await user.click(button("Pay $22.00"));
  await user.click(button("Opening payment"));
  expect(starts().map(({ request }) => request.variables)).toEqual([
    { input: { accessKey: "order-key", idempotencyKey: expect.any(String) } },
  ]);
  await answer();
  expect(show).toHaveBeenCalledExactlyOnceWith("https://pay.test/1");
  expect(button("Opening payment")).toBeDefined();
  act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  expect(button("Pay $22.00")).toBeDefined();
});

test("opens a new tab inside an iframe and waits for the payment", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show.mockReturnValue("TAB");
  const { user, answer, asks, answerRefresh: hear, navigator } = open(mockUnpaidOrder());
  await user.click(button("Pay $22.00"));
  await answer();
  expect(document.activeElement).toBe(panel("Waiting for your payment"));
  const again = screen.getByRole("link", { name: /^Reopen payment page/ });
  expect([again.getAttribute("href"), again.getAttribute("target")]).toEqual([
    "https://pay.test/1",
    "_blank",
  ]);
  expect(asks()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(2100));
  await hear(paymentOutcomes.open());
  expect(panel("Waiting for your payment")).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2100));
  await hear(paymentOutcomes.paid());
  expect(navigator.navigate).toHaveBeenCalledExactlyOnceWith("/widget/booking/key-1?booked=", {
    replace: true,
  });
  expect(panel("Payment received")).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asks()).toEqual([]);
});

test("shows a link when the browser blocks the tab", async () => {
  show.mockReturnValue("BLOCKED");
  const { user, answer } = open(mockUnpaidOrder());
  await user.click(button("Pay $22.00"));
  await answer();
  const link = screen.getByRole("link", { name: /^Open payment page/ });
  expect(link.getAttribute("href")).toBe("https://pay.test/1");
  expect(panel("Waiting for your payment")?.textContent).toContain("Please open the payment page below.");
});

test("pauses polling while the page is hidden and resumes at once", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const visible = vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  const { asks, answerRefresh: hear } = open(paymentOutcomes.open());
  await hear(paymentOutcomes.open());
  visible.mockReturnValue("hidden");
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asks()).toEqual([]);
  visible.mockReturnValue("visible");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(asks()).toHaveLength(1);
  visible.mockRestore();
});

test("polls at once on return from the payment page and shows the paid booking", async () => {
  saveDraft(getSessionStorage(), { ...createDraft(), answers: { ...EMPTY_ANSWERS, firstName: "Margit" } });
  const { answerRefresh: hear, navigator } = open(paymentOutcomes.open(), "?locale=de&returned");
  expect(loadDraft(getSessionStorage()).answers.firstName).toBe("Margit");
  await hear(paymentOutcomes.paid());
  expect(navigator.navigate).toHaveBeenCalledWith("/widget/booking/key-1?locale=de&booked=", {
    replace: true,
  });
  expect(loadDraft(getSessionStorage()).answers).toEqual(EMPTY_ANSWERS);
});

test("reports an unfinished payment on return and allows a retry", async () => {
  const { answerRefresh: hear, user, starts } = open(paymentOutcomes.open(), "?returned");
  await hear(paymentOutcomes.open());
  const messagePanel = panel("The payment was not finished");
  await waitFor(() => expect(document.activeElement).toBe(messagePanel));
  expect(messagePanel?.textContent).toContain("Nothing was charged. Your time is still held for you.");
  await user.click(button("Try again: pay $22.00"));
  expect(starts()).toHaveLength(1);
});

test("reports a declined payment and allows a retry", async () => {
  const { user, starts } = open(paymentOutcomes.declined(), "?returned");
  const messagePanel = screen.getByRole("alert");
  expect(messagePanel.textContent).toContain("The payment was declined");
  expect(document.activeElement).toBe(messagePanel);
  await user.click(button("Try again: pay $22.00"));
  expect(starts()).toHaveLength(1);
});

test("closes the tab and allows a retry when payment is unavailable", async () => {
  const { user, failStart: refuse, starts } = open(mockUnpaidOrder());
  await user.click(button("Pay $22.00"));
  await refuse("PaymentUnavailable");
  expect(close).toHaveBeenCalledOnce();
  expect(screen.getByRole("alert").textContent).toContain(
    "Payment is not possible at the moment. Please try again.",
  );
  await user.click(button("Try again: pay $22.00"));
  expect(starts()).toHaveLength(1);
});

test("states that nothing was charged when the connection is lost", async () => {
  const { user, environment, starts } = open(mockUnpaidOrder());
  await user.click(button("Pay $22.00"));
  await act(async () => environment.mock.reject(starts()[0]!, new ConnectionError("gone")));
  expect(screen.getByRole("alert").textContent).toContain("The connection was lost. Nothing was charged.");
});

test.each(["NothingDue", "HoldExpired"])("%s: refreshes and shows the order", async (typename) => {
  const { user, failStart: refuse, answerRefresh: hear } = open(mockUnpaidOrder());
  await user.click(button("Pay $22.00"));
  await refuse(typename);
  await hear(paymentOutcomes.released(null));
  expect(close).toHaveBeenCalledOnce();
  expect(panel("The time was released")).not.toBeNull();
});

test("asks the server when the deadline passes and offers a new choice", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { answerRefresh: hear } = open(
    mockUnpaidOrder({ payBy: new Date(Date.now() + 121_000).toISOString(), paySecondsLeft: 121 }),
  );
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(screen.getByText("The time is held for you for 2 more minutes")).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText("The time is held for you for 1 more minute")).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  await hear(paymentOutcomes.released(null));
  const messagePanel = panel("The time was released");
  await waitFor(() => expect(document.activeElement).toBe(messagePanel));
  expect(messagePanel?.textContent).toContain("nothing was charged");
  const rebookLink = screen.getByRole("link", { name: "Choose another time" });
  expect(rebookLink.getAttribute("href")).toBe(
    "/widget/appointment/northside/massage?date=2126-11-24&at=2126-11-24T19%3A30%3A00.000Z",
  );
});

test("shows the booking when a late payment still finds its slot free", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { answerRefresh: hear, navigator } = open(paymentOutcomes.released(), "?returned");
  expect(panel("The time was released")?.textContent).toContain("If one still arrives");
  await hear(paymentOutcomes.deciding());
  expect(panel("Your payment arrived late")).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2100));
  await hear(paymentOutcomes.paid());
  expect(navigator.navigate).toHaveBeenCalledWith("/widget/booking/key-1?booked=", { replace: true });
});

test("shows the refund when a late payment finds its slot taken", async () => {
  const { answerRefresh: hear } = open(paymentOutcomes.released(), "?returned");
  await hear(paymentOutcomes.returned());
  const messagePanel = panel("Your payment arrived too late");
  expect(messagePanel?.textContent).toContain("You will get $22.00 back");
  expect(document.activeElement).toBe(messagePanel);
  expect(screen.getAllByText("Refund").length).toBeGreaterThan(0);
});

test("thanks for several paid bookings on their order's page", async () => {
  const createBookings = (status: string) => [
    mockUnpaidBooking({ status }),
    mockUnpaidBooking({
      ...mockAccess("key-2"),
      status,
      member: 1,
      guests: [{ name: "Anna Kis", hasLeft: false }],
    }),
  ];
  const { answerRefresh: hear, navigator } = open(
    mockUnpaidOrder({
      payment: { state: "OPEN", isTest: false },
      bookings: createBookings("AWAITING_PAYMENT"),
    }),
    "?returned",
  );
  await hear({ ...paymentOutcomes.paid(), bookings: createBookings("CONFIRMED") });
  expect(document.activeElement).toBe(panel("Thank you, your appointments are scheduled"));
  expect(navigator.navigate).not.toHaveBeenCalled();
});
