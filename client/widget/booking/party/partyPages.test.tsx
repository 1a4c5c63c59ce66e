import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { renderPage } from "../../../testing/renderInApp.tsx";
import { page } from "../calendar/ServiceCalendarPage.tsx";
import { mockCartResolvers } from "../../testing/exampleCart.ts";
import { getMutations, halfPastTwo, mockFailure } from "../../testing/testData.ts";
import { loadLazyModules } from "../../testing/loadLazyModules.ts";
import { pressContinue } from "../../../testing/pressContinue.ts";

beforeAll(loadLazyModules);

const open = (own: Parameters<typeof mockCartResolvers>[0], search = "") =>
  renderPage(page, {
    params: { service: own },
    url: `/widget/appointment/service/${own}?timezone=America/New_York${search}`,
    resolvers: mockCartResolvers(own),
  });
const last = (navigator: { navigate: unknown }) =>
  new URL(String(vi.mocked(navigator.navigate as () => void).mock.lastCall?.at(0)), "http://daybook.test")
    .searchParams;
const at = `&at=${halfPastTwo}`;

test("party pages do not ask for guests who attend or are not accepted", () => {
  open("call");
  expect(screen.queryByRole("button", { name: "Bringing others?" })).toBeNull();
  expect(screen.queryByText(/guest/i)).toBeNull();
});

test("party pages ask for seats of a class up to the service's limit", async () => {
  const { user, navigator } = open("yoga");
  await user.click(screen.getByRole("button", { name: "Bringing others?" }));
  expect(last(navigator).get("guests")).toBe("1");
  expect(last(navigator).get("seats")).toBe("2");
  const number = screen.getByRole("textbox", { name: "How many guests are you bringing?" });
  expect(document.activeElement).toBe(number);
  await user.click(screen.getByRole("button", { name: /^Increase/ }));
  await user.click(screen.getByRole("button", { name: /^Increase/ }));
  expect(last(navigator).get("seats")).toBe("4");
  expect(screen.queryByText(/^You can reserve up to/)).toBeNull();
  await user.click(screen.getByRole("button", { name: /^Increase/ }));
  expect(last(navigator).get("seats")).toBe("4");
  expect(number).toHaveProperty("value", "3");
  expect(screen.getByText(/^You can reserve up to 4 slots for this service\./)).toBeDefined();
  await user.click(screen.getByRole("button", { name: /^Decrease/ }));
  expect(screen.queryByText(/^You can reserve up to/)).toBeNull();
  await user.clear(number);
  await user.type(number, "9{Enter}");
  expect(last(navigator).get("seats")).toBe("4");
  expect(screen.getByText(/^You can reserve up to 4 slots for this service\./)).toBeDefined();
  expect(screen.getAllByText("$72.00").length).toBeGreaterThan(0);
  await user.click(screen.getByRole("button", { name: "Only me" }));
  expect(last(navigator).has("guests")).toBe(false);
  expect(last(navigator).has("seats")).toBe(false);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Bringing others?" })),
  );
});

test("party pages derive the seats from the number of guests", () => {
  const { navigator } = open("yoga", "&guests=2");
  expect(last(navigator).get("seats")).toBe("3");
});

async function bringOne(own: "yoga" | "mobility") {
  const opened = open(own, at);
  await opened.user.click(screen.getByRole("button", { name: "Bringing others?" }));
  expect(last(opened.navigator).get("at")).toBe(halfPastTwo);
  return opened;
}

test("party pages keep the chosen time when guests are added", async () => {
  await bringOne("yoga");
  expect(screen.getByRole("button", { name: "Continue with 2:30 PM" })).toBeDefined();
});

test("party pages explain why a time does not fit and offer the nearest times", async () => {
  const { user, environment, navigator } = await bringOne("yoga");
  const operation = environment.mock.getMostRecentOperation();
  expect(operation.request.node.operation.name).toBe("searchesFittingTimeQuery");
  expect(operation.request.variables).toMatchObject({ seats: 2, startsAt: halfPastTwo, date: "2026-11-24" });
  const near = "2026-11-24T20:30:00.000Z";
  await act(async () =>
    environment.mock.resolve(operation, {
      data: {
        node: {
          __typename: "Service",
          id: "service_yoga-class",
          single: { day: { slots: { edges: [{ node: { startsAt: halfPastTwo, seatsLeft: 1 } }] } } },
          availability: { refusal: "NO_SEATS", day: { starts: [near] }, nextAvailable: null },
        },
      },
    }),
  );
  expect(last(navigator).has("at")).toBe(false);
  expect(screen.getByText("Total available seats for this slot is only 1")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "3:30 PM" }));
  expect(last(navigator).get("at")).toBe(near);
  expect(screen.queryByText(/^Total available seats/)).toBeNull();
});

test("party pages keep a guest that is added before the time is rejected", async () => {
  const { user, environment, navigator } = await bringOne("mobility");
  await user.selectOptions(screen.getByRole("combobox", { name: "Guest 1" }), "Mobility check");
  const operation = environment.mock.getMostRecentOperation();
  expect(operation.request.node.operation.name).toBe("searchesFittingTimeQuery");
  await user.click(screen.getByRole("button", { name: /^Increase/ }));
  expect(last(navigator).get("guests")).toMatch(/^2/);
  await act(async () =>
    environment.mock.resolve(operation, {
      data: {
        node: {
          __typename: "Service",
          id: "service_mobility",
          availability: { refusal: "RESOURCE_UNAVAILABLE", day: { starts: [] }, nextAvailable: null },
        },
      },
    }),
  );
  expect(last(navigator).has("at")).toBe(false);
  expect(last(navigator).get("guests")).toMatch(/^2/);
});

test("party pages show how many seats are left when a hold fails", async () => {
  const { user, environment } = open("yoga", `&guests=2&seats=3${at}`);
  await pressContinue(user, "2:30 PM");
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
    input: { service: "service_yoga-class", seats: 3 },
  });
  environment.mock.resolveMostRecentOperation({
    data: {
      holdSlot: mockFailure("SeatShortage", { available: 2, line: null }),
    },
  });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Total available seats for this slot is only 2");
});

test("party pages show the limit that the server returns", async () => {
  const { user, environment } = open("yoga", `&guests=3&seats=4${at}`);
  await pressContinue(user, "2:30 PM");
  environment.mock.resolveMostRecentOperation({
    data: { holdSlot: mockFailure("ReservationLimit", { count: 3 }) },
  });
  expect((await screen.findByRole("alert")).textContent).toContain(
    "You can reserve up to 3 slots for this service. To book for additional guests, kindly select a different service for the same time slot.",
  );
});

test("party pages let a guest choose a service and a staff member", async () => {
  const { user, navigator } = open("mobility", "&guests=2");
  const first = screen.getByRole("combobox", { name: "Guest 1" });
  expect(
    within(first)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual(["Choose a service", "Mobility check", "Yoga class", "Body scan", "Physiotherapy"]);
  await user.selectOptions(first, "Body scan");
  expect(last(navigator).get("party")).toBe("body-scan,");
  await user.selectOptions(screen.getByRole("combobox", { name: "With whom? Guest 1" }), "Bruno Almeida");
  expect(last(navigator).get("party")).toBe("body-scan.bruno,");
  await user.click(screen.getByRole("button", { name: "The same for everyone" }));
  expect(last(navigator).get("party")).toBe("body-scan,body-scan");
  expect(screen.queryByRole("button", { name: "The same for everyone" })).toBeNull();
  expect(document.activeElement).toBe(first);
});

test("party pages show an exceeded service limit at the guest's choice", () => {
  open("mobility", "&guests=3&party=mobility,mobility,mobility");
  const message = /^You can reserve up to 3 slots for this service\./;
  expect(screen.getByText(message)).toBeDefined();
  expect(screen.getByRole("combobox", { name: "Guest 3" }).getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("combobox", { name: "Guest 2" }).getAttribute("aria-invalid")).toBeNull();
});

test("party pages focus the first guest without a service on continue", async () => {
  const { user, environment } = open("mobility", `&guests=3&party=body-scan${at}`);
  await pressContinue(user, "2:30 PM");
  expect(getMutations(environment)).toHaveLength(0);
  const second = screen.getByRole("combobox", { name: "Guest 2" });
  await waitFor(() => expect(document.activeElement).toBe(second));
  const message = "Please ensure you select services for all guests before proceeding";
  expect(screen.getAllByText(message)).toHaveLength(2);
  expect(screen.queryByRole("alert")).toBeNull();
});

// A finger focuses the button. A focus elsewhere would scroll the page away from it before it is lifted,
// also when the frame after the rejection comes late.
test("party pages leave the focus on a number button", async () => {
  vi.useFakeTimers({ toFake: ["Date", "requestAnimationFrame", "cancelAnimationFrame"], now: Date.now() });
  const { user, navigator } = open("mobility", `&guests=3&party=body-scan${at}`);
  await user.click(screen.getByRole("button", { name: "Continue with 2:30 PM" }));
  const second = screen.getByRole("combobox", { name: "Guest 2" });
  await waitFor(() => expect(document.activeElement).toBe(second));
  const decrease = screen.getByRole("button", { name: /^Decrease/ });
  act(() => decrease.focus());
  act(() => void vi.advanceTimersToNextFrame());
  expect(document.activeElement).toBe(decrease);
  await user.keyboard("{Enter}");
  expect(last(navigator).get("guests")).toBe("2");
  act(() => void vi.advanceTimersToNextFrame());
  expect(document.activeElement).toBe(decrease);
});

test("party pages hold and sum up all lines of a party", async () => {
  const { user, environment } = open(
    "mobility",
    `&also=intro-call&guests=2&party=body-scan.bruno,mobility${at}`,
  );
  const [orderList] = screen.getAllByRole("list", { name: "Your visit" });
  const lines = within(orderList!).getAllByRole("listitem");
  expect(lines.map((line) => line.textContent)).toContain("2:30 PMBody scanFor Guest 1, with Bruno Almeida");
  expect(screen.getAllByText(/^2 services · 2 guests · /).length).toBeGreaterThan(0);
  await pressContinue(user, "2:30 PM");
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
    input: {
      lines: [
        { service: "service_mobility", member: 0 },
        { service: "service_intro-call", member: 0 },
        { service: "service_body-scan", staff: "staff_bruno", member: 1 },
        { service: "service_mobility", staff: null, member: 2 },
      ],
    },
  });
});

test("party pages keep a locked number of guests", () => {
  open("yoga", "&guests=2&seats=3&lock=guests");
  expect(screen.getByRole("textbox", { name: "How many guests are you bringing?" })).toHaveProperty(
    "disabled",
    true,
  );
  expect(screen.queryByRole("button", { name: "Only me" })).toBeNull();
});
