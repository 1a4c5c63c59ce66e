import { screen, waitFor, within } from "@testing-library/react";
import { setupI18n } from "@lingui/core";
import { beforeAll, expect, test, vi } from "vitest";
import { renderPage } from "../../../testing/renderInApp.tsx";
import {
  getLastInput,
  getMutations,
  halfPastTwo,
  mockFailure,
  mockHold,
  mockServiceResolvers,
} from "../../testing/testData.ts";
import { page } from "./ServiceCalendarPage.tsx";
import { loadLazyModules } from "../../testing/loadLazyModules.ts";
import { pressContinue } from "../../../testing/pressContinue.ts";

beforeAll(loadLazyModules);

const path = "/widget/appointment/service/consultation";
const open = (search = "?timezone=America/New_York", resolvers = mockServiceResolvers()) =>
  renderPage(page, { params: { service: "consultation" }, url: `${path}${search}`, resolvers });
const closed = { isBookable: false, lastDate: null };
const at = `&at=${encodeURIComponent(halfPastTwo)}`;

test("ServiceCalendarPage derives its query variables from the address", () => {
  const url = new URL(`http://daybook.test${path}?date=2026-12-03&staff=staff_amara`);
  expect(page.variables({ service: "consultation" }, url)).toEqual({
    service: "consultation",
    from: "2026-12-01",
    to: "2026-12-31",
    date: "2026-12-03",
    timeZone: null,
    staff: "staff_amara",
    seats: 1,
    also: null,
    visitor: null,
    isVisit: false,
    slots: 24,
  });
});

test("ServiceCalendarPage returns 404 with the specified text for an unknown service", () => {
  const url = new URL(`http://daybook.test${path}`);
  expect(page.outcome({ business: { service: null } }, {}, url)).toEqual({
    status: 404,
    message: "Cannot find calendar.",
  });
  expect(page.outcome({ business: { service: {} } }, {}, url)).toEqual({ status: 200 });
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  expect(page.title({ business: { service: { name: "Consultation" } } }, i18n)).toBe("Consultation");
});

test("ServiceCalendarPage shows a phone number when the calendar cannot be booked", () => {
  open(undefined, mockServiceResolvers({}, { availability: closed }));
  expect(screen.getByText("Unable to find calendar")).toBeDefined();
  expect(screen.getByRole("link", { name: "Call +1 212 555 0142" }).getAttribute("href")).toBe(
    "tel:+12125550142",
  );
});

test("ServiceCalendarPage shows the reason when the choice has no times", () => {
  const failure = { __typename: "ReservationLimit", code: "RESERVATION_LIMIT", count: 1 };
  const days = [{ date: "2026-11-24", slotCount: 0 }];
  const availability = { isBookable: false, failure, days, day: null };
  open(undefined, mockServiceResolvers({}, { availability }));
  expect(screen.getByText(/^You can reserve up to 1 slots for this service/)).toBeDefined();
  expect(screen.queryByText("Unable to find calendar")).toBeNull();
  expect(screen.queryByText("No slot available this month.")).toBeNull();
});

test("ServiceCalendarPage shows a phone number when payment is unavailable", () => {
  const service = {
    isPaymentUnavailable: true,
    payment: { share: "FULL", depositAmount: null, depositPercent: null },
  };
  open(undefined, mockServiceResolvers(service, { availability: closed }));
  expect(screen.getByText("Online payment is not possible at the moment")).toBeDefined();
  expect(screen.queryByText("Unable to find calendar")).toBeNull();
  expect(screen.queryByRole("grid")).toBeNull();
  expect(screen.getByRole("link", { name: "Call +1 212 555 0142" })).toBeDefined();
});

test.each([
  ["FULL", { amount: 9500, currency: "USD" }, 1],
  ["NONE", { amount: 9500, currency: "USD" }, 0],
  ["FULL", null, 0],
] as const)("ServiceCalendarPage shows the test mode for online payment: %s, %j", (share, price, count) => {
  const payment = { share, depositAmount: null, depositPercent: null };
  open(undefined, mockServiceResolvers({ payment, price }, { business: { paymentsAreTest: true } }));
  expect(screen.queryAllByText("Test mode: no money moves")).toHaveLength(count);
});

test("ServiceCalendarPage shows the month, its first open day and the day's times", () => {
  open();
  expect(screen.getByRole("heading", { level: 1, name: "Consultation" })).toBeDefined();
  expect(screen.getByRole("grid", { name: "November 2026" })).toBeDefined();
  expect(screen.getByRole("gridcell", { selected: true }).textContent).toBe("24");
  expect(screen.getByRole("button", { name: /November 25, 2026, only a few times left/ })).toBeDefined();
  const list = screen.getByRole("radiogroup", { name: "Tue, Nov 24" });
  expect(
    within(within(list).getByRole("group", { name: "Morning" })).getByRole("radio").parentElement
      ?.textContent,
  ).toBe("9:00 AM");
  expect(within(list).getByRole("radio", { name: "6:00 PM" })).toBeDefined();
  expect((screen.getByRole("button", { name: "Choose a time" }) as HTMLButtonElement).disabled).toBe(true);
});

test("ServiceCalendarPage announces the number of times in a live region", () => {
  open();
  const statusTexts = screen.getAllByRole("status").map((status) => status.textContent);
  expect(statusTexts).toContain("Tuesday, November 24, 2026: 3 times");
});

test("ServiceCalendarPage uses the visitor's zone when the address names none", () => {
  const own = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const availability = { timeZone: "Pacific/Apia" };
  const { navigator } = open("?date=2026-11-24", mockServiceResolvers({}, { availability }));
  expect(navigator.navigate).toHaveBeenCalledExactlyOnceWith(`${path}?date=2026-11-24&timezone=${own}`, {
    replace: true,
  });
});

test("ServiceCalendarPage keeps the zone of a business that locks it", () => {
  const business = { isZoneLocked: true };
  const { navigator } = open("?date=2026-11-24", mockServiceResolvers({}, { business }));
  expect(navigator.navigate).not.toHaveBeenCalled();
  expect(screen.queryByRole("button", { name: "Change time zone" })).toBeNull();
});

test.each([
  ["radio", "Bruno Almeida", "staff", "staff_bruno"],
  ["button", /November 25/, "date", "2026-11-25"],
  ["radio", "2:30 PM", "at", halfPastTwo],
])("ServiceCalendarPage puts a choice into the address: %s %s", async (role, name, parameter, value) => {
  const { user, navigator } = open();
  await user.click(screen.getByRole(role, { name }));
  expect(navigator.navigate).toHaveBeenCalledExactlyOnceWith(expect.any(String), { replace: true });
  const [href = ""] = vi.mocked(navigator.navigate).mock.lastCall ?? [];
  expect(new URL(href, "http://daybook.test").searchParams.get(parameter)).toBe(value);
});

test("ServiceCalendarPage shows a loading month of the same size after a press", async () => {
  const { user, navigator } = open();
  const next = screen.getByRole("button", { name: "Next month" });
  await user.click(next);
  const grid = screen.getByRole("grid", { name: "December 2026" });
  expect(grid.getAttribute("aria-busy")).toBe("true");
  expect(within(grid).getAllByRole("row")).toHaveLength(7);
  expect(screen.getAllByText("Finding slots").length).toBeGreaterThan(0);
  await user.click(next);
  expect(vi.mocked(navigator.navigate).mock.lastCall?.[0]).toContain("month=2027-01");
});

test("ServiceCalendarPage cancels a pending navigation", async () => {
  const { user, navigator } = open("?month=2026-11&timezone=America/New_York");
  await user.click(screen.getByRole("button", { name: "Next month" }));
  await user.click(screen.getByRole("button", { name: "Previous month" }));
  expect(vi.mocked(navigator.navigate).mock.lastCall?.[0]).toContain("month=2026-11");
  expect(screen.getByRole("grid", { name: "November 2026" })).toBeDefined();
});

test("ServiceCalendarPage offers the next steps in an empty month", async () => {
  const days = Array.from({ length: 31 }, (_, day) => ({
    date: `2026-12-${String(day + 1).padStart(2, "0")}`,
    slotCount: 0,
  }));
  const resolvers = mockServiceResolvers({}, { availability: { days, day: null } });
  const { user, navigator, environment } = open("?month=2026-12&timezone=America/New_York", resolvers);
  expect(screen.getByText("No slot available this month.")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Find next available" }));
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ from: "2026-12-01" });
  environment.mock.resolveMostRecentOperation({
    data: {
      node: {
        __typename: "Service",
        id: "service_1",
        availability: { nextAvailable: { startsAt: "2027-01-05T14:00:00.000Z" } },
      },
    },
  });
  await waitFor(() =>
    expect(navigator.navigate).toHaveBeenCalledWith(`${path}?timezone=America%2FNew_York&date=2027-01-05`, {
      replace: true,
    }),
  );
});

test('ServiceCalendarPage clears "nothing free" when the staff member changes', async () => {
  const availability = { days: [{ date: "2026-11-30", slotCount: 0 }], day: null };
  const resolvers = mockServiceResolvers({}, { availability });
  const { user, environment } = open("?month=2026-11&timezone=America/New_York", resolvers);
  await user.click(screen.getByRole("button", { name: "Find next available" }));
  environment.mock.resolveMostRecentOperation({
    data: { node: { __typename: "Service", id: "service_1", availability: { nextAvailable: null } } },
  });
  await screen.findByText(/^There is nothing free in the dates/);
  await user.click(screen.getByRole("radio", { name: "Bruno Almeida" }));
  expect(screen.queryByText(/^There is nothing free in the dates/)).toBeNull();
});

test("ServiceCalendarPage shows that a day has no times", () => {
  const day = { date: "2026-11-23", slots: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } } };
  open("?date=2026-11-23&timezone=America/New_York", mockServiceResolvers({}, { availability: { day } }));
  expect(screen.getByText("No Slots available")).toBeDefined();
});

test("ServiceCalendarPage holds a chosen time once for several presses", async () => {
  const { user, navigator, environment } = open(`?timezone=America/New_York${at}`);
  const button = screen.getByRole("button", { name: "Continue with 2:30 PM" });
  await user.click(button);
  await user.click(screen.getByRole("button", { name: "Holding your time" }));
  expect(getMutations(environment)).toHaveLength(1);
  const input = getLastInput(environment);
  expect(input).toMatchObject({ service: "service_1", startsAt: halfPastTwo, staff: null, provider: null });
  expect(input["visitor"]).toMatch(/^[0-9a-f]{32}$/);
  environment.mock.resolveMostRecentOperation({ data: { holdSlot: mockHold() } });
  await waitFor(() =>
    expect(navigator.navigate).toHaveBeenCalledWith(expect.stringContaining("step=details"), {
      replace: false,
    }),
  );
});

test("ServiceCalendarPage focuses the message when the time is taken", async () => {
  const { user, environment } = open(`?timezone=America/New_York${at}`);
  await pressContinue(user, "2:30 PM");
  environment.mock.resolveMostRecentOperation({ data: { holdSlot: mockFailure("StaffBusy") } });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Not booked: Staff busy");
  await waitFor(() => expect(document.activeElement).toBe(alert));
});

test("ServiceCalendarPage announces the payment of a paid service", () => {
  open(
    undefined,
    mockServiceResolvers({
      payment: { share: "FULL", depositAmount: null, depositPercent: null },
      price: { amount: 9500, currency: "USD" },
    }),
  );
  expect(screen.getByRole("button", { name: "Choose a time" })).toBeDefined();
  expect(screen.getAllByText("$95.00").length).toBeGreaterThan(0);
  expect(screen.getAllByText("Pay when booking").length).toBeGreaterThan(0);
  const steps = screen.getByRole("list", { name: "Your booking" });
  expect([...steps.querySelectorAll("li")].at(-1)?.textContent).toBe("Payment");
});

test("ServiceCalendarPage shows a price per person with people, tax and due date", () => {
  const service = {
    guestMode: "ATTEND",
    maxPerBooking: 4,
    price: { amount: 4000, currency: "USD" },
    pricePer: "PERSON",
    payment: { share: null, depositAmount: { amount: 1000, currency: "USD" }, depositPercent: null },
  };
  const business = { tax: { name: "sales tax", percent: 10 } };
  open("?timezone=America/New_York&guests=2", mockServiceResolvers(service, { business }));
  const [price] = screen.getAllByText("$120.00").flatMap((amount) => amount.closest("dd") ?? []);
  expect(price?.textContent).toContain("3 × $40.00 per person");
  expect(price?.textContent).toContain("When booking$30.00");
  expect(price?.textContent).toContain("At your visit$90.00");
  expect(price?.textContent).toContain("sales tax included: $10.91");
});

test("ServiceCalendarPage shows a select when there are many staff members", async () => {
  const staff = Array.from({ length: 30 }, (_, n) => ({
    id: `staff_${n}`,
    name: `Person ${n}`,
    picture: null,
  }));
  const { user, navigator } = open(undefined, mockServiceResolvers({ staff }));
  await user.selectOptions(screen.getByRole("combobox", { name: "With whom?" }), "Person 17");
  expect(vi.mocked(navigator.navigate).mock.lastCall?.[0]).toContain("staff=staff_17");
});
