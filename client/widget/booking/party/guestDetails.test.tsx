import { getSessionStorage } from "../../../shared/webStorage.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { renderPage } from "../../../testing/renderInApp.tsx";
import { loadDraft } from "../flow/bookingDraft.ts";
import { page } from "../calendar/ServiceCalendarPage.tsx";
import { exampleCartServices, mockCartResolvers } from "../../testing/exampleCart.ts";
import { saveHeldDraft } from "../../testing/heldDraft.ts";
import { getMutations, halfPastTwo, mockFailure, mockHold } from "../../testing/testData.ts";
import type { GuestAnswer } from "./guestAnswers.ts";
import { loadLazyModules } from "../../testing/loadLazyModules.ts";
import { mockAccess } from "../../testing/testBooking.ts";

beforeAll(loadLazyModules);

const ada = { name: "Ada Byron", email: "ada@example.org" };

interface Held {
  readonly guests?: readonly GuestAnswer[];
  readonly search?: string;
  readonly lines?: readonly object[];
  readonly seats?: number;
}

function open(
  own: keyof typeof exampleCartServices,
  { guests = [], search = "", lines = [], seats = 1 }: Held = {},
) {
  const service = exampleCartServices[own].id;
  const visit = JSON.stringify([{ service, staff: null, member: 0, seats }, ...lines]);
  saveHeldDraft({ guests }, { service, visit });
  return renderPage(page, {
    params: { service: own },
    url: `/widget/appointment/service/${own}?timezone=America/New_York&at=${halfPastTwo}&step=details${search}`,
    resolvers: mockCartResolvers(own),
  });
}

const book = () => screen.getByRole("button", { name: "Book 2:30 PM" });
const guest = (n: number) => within(screen.getByRole("group", { name: `Guest ${n}` }));
const field = (n: number, name: string) => guest(n).getByRole("textbox", { name });
const held = (lines: number) => ({
  holdSlot: mockHold(Array<string>(lines).fill(halfPastTwo), "other-token"),
});

test("guest details are absent when no service accepts guests", () => {
  open("call");
  expect(book()).toBeDefined();
  expect(screen.queryByRole("group", { name: "Guests" })).toBeNull();
});

test("guest details send attending guests with name and email", async () => {
  const { user, fill, environment, navigator } = open("consultation");
  await user.click(screen.getByRole("button", { name: "Add guests" }));
  await waitFor(() => expect(document.activeElement).toBe(field(1, "Name")));
  await fill(field(1, "Name"), "Ada Byron");
  await fill(field(1, "Email"), "ada@example.org");
  expect(getMutations(environment)).toHaveLength(0);
  expect(vi.mocked(navigator.navigate).mock.lastCall?.[0]).toContain("guests=1");
  expect(loadDraft(getSessionStorage()).guests).toEqual([ada]);
  await user.click(book());
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
    input: { holdToken: "hold-token", guests: [ada] },
  });
});

test("guest details send null when guests were not added", async () => {
  const { user, environment } = open("consultation");
  await user.click(book());
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
    input: { guests: null },
  });
});

test("guest details mark missing fields on submit and focus the first", async () => {
  const { user, environment } = open("consultation", {
    search: "&guests=2",
    guests: [{ ...ada, email: "" }],
  });
  await user.click(book());
  expect(screen.getAllByText("Name is required")).toHaveLength(1);
  expect(screen.getAllByText("Email is required")).toHaveLength(2);
  expect(document.activeElement).toBe(field(1, "Email"));
  expect(getMutations(environment)).toHaveLength(0);
});

test.each([
  ["Name", "12345", "Name is invalid"],
  ["Email", "ada@", "Email is invalid!"],
  ["Email", "MARGIT@example.org", "Email ID must be unique for guests."],
])("guest details mark an invalid %s (%s) on blur, not while typing", async (name, text, message) => {
  const { user } = open("consultation", { search: "&guests=1" });
  await user.type(field(1, name), text);
  expect(screen.queryByText(message)).toBeNull();
  await user.tab();
  expect(screen.getByText(message)).toBeDefined();
});

test("guest details report a duplicate email at the second guest", async () => {
  const { user } = open("consultation", {
    search: "&guests=2",
    guests: [ada, { name: "Bo", email: "ADA@example.org" }],
  });
  await user.click(book());
  expect(guest(2).getByText("Email ID must be unique for guests.")).toBeDefined();
  expect(document.activeElement).toBe(field(2, "Email"));
});

test("guest details report a missing guest at the add button", async () => {
  const { user, environment } = open("consultation", { search: "&guests=1", guests: [ada] });
  await user.click(screen.getByRole("button", { name: "Remove Ada Byron" }));
  const add = screen.getByRole("button", { name: "Add a guest" });
  await waitFor(() => expect(document.activeElement).toBe(add));
  await user.click(book());
  expect(screen.getByText("Guest count should be between 1 and 100")).toBeDefined();
  expect(document.activeElement).toBe(add);
  expect(getMutations(environment)).toHaveLength(0);
  await user.click(screen.getByRole("button", { name: "No guests" }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add guests" })),
  );
  await user.click(book());
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
    input: { guests: null },
  });
});

test("guest details collapse a complete row and expand it for changes", async () => {
  const { user } = open("consultation", { search: "&guests=1", guests: [ada] });
  await user.click(screen.getByRole("button", { name: "Add another guest" }));
  expect(guest(1).queryByRole("textbox")).toBeNull();
  expect(guest(1).getByText("Ada Byron")).toBeDefined();
  expect(guest(1).getByText("ada@example.org")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Change Ada Byron" }));
  await waitFor(() => expect(document.activeElement).toBe(field(1, "Name")));
});

test("guest details expand a row when it becomes invalid", async () => {
  const { user, fill } = open("consultation", { search: "&guests=1", guests: [ada] });
  await user.click(screen.getByRole("button", { name: "Add another guest" }));
  const email = screen.getAllByRole("textbox", { name: "Email" })[0]!;
  await user.clear(email);
  await fill(email, "ADA@example.org");
  await user.click(book());
  expect(guest(1).getByText("Email ID must be unique for guests.")).toBeDefined();
});

test("guest details reject a hundred and first guest with a message", async () => {
  const { user } = open("consultation", { search: "&guests=100" });
  // Queries by role would compute the names of about 500 controls.
  expect(screen.getAllByText(/^Guest \d+$/)).toHaveLength(100);
  await user.click(screen.getByText("Add another guest"));
  expect(screen.getByText("Guest count should be between 1 and 100")).toBeDefined();
  expect(screen.getAllByText(/^Guest \d+$/)).toHaveLength(100);
});

test("guest details show a server issue at its guest", async () => {
  const { user, environment } = open("consultation", { search: "&guests=1", guests: [ada] });
  await user.click(book());
  environment.mock.resolveMostRecentOperation({
    data: {
      book: mockFailure("InvalidInput", {
        issues: [{ path: ["guests", "0", "email"], code: "EMAIL_NOT_UNIQUE" }],
      }),
    },
  });
  await screen.findByText("Email ID must be unique for guests.");
  await waitFor(() => expect(document.activeElement).toBe(field(1, "Email")));
  expect(screen.getByRole("textbox", { name: "First name" })).toHaveProperty("value", "Margit");
});

test("guest details hold another seat before the guest appears", async () => {
  const { user, environment, navigator } = open("yoga", {
    search: "&guests=1&seats=2",
    seats: 2,
    guests: [ada],
  });
  await user.click(screen.getByRole("button", { name: "Add another guest" }));
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
    input: { service: "service_yoga-class", seats: 3, startsAt: halfPastTwo },
  });
  expect(screen.queryByRole("group", { name: "Guest 2" })).toBeNull();
  environment.mock.resolveMostRecentOperation({ data: held(1) });
  await waitFor(() => expect(document.activeElement).toBe(field(2, "Name")));
  expect(vi.mocked(navigator.navigate).mock.lastCall?.[0]).toContain("seats=3");
  expect(loadDraft(getSessionStorage()).hold?.token).toBe("other-token");
});

test("guest details keep everything and show the reason when no seat is left", async () => {
  const { user, environment } = open("yoga", { search: "&guests=1&seats=2", seats: 2, guests: [ada] });
  await user.click(screen.getByRole("button", { name: "Add another guest" }));
  environment.mock.resolveMostRecentOperation({
    data: {
      holdSlot: mockFailure("SeatShortage", { available: 2, line: null }),
    },
  });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Total available seats for this slot is only 2");
  expect(alert.textContent).toContain("Your time is still held for you");
  expect(screen.queryByRole("group", { name: "Guest 2" })).toBeNull();
  expect(loadDraft(getSessionStorage()).hold?.token).toBe("hold-token");
});

test("guest details hold a guest's own line once its service is chosen", async () => {
  const own = { service: "service_body-scan", staff: null, member: 1, seats: 1 };
  const { user, environment } = open("mobility", {
    search: "&guests=1&party=body-scan",
    guests: [ada],
    lines: [own],
  });
  await user.click(screen.getByRole("button", { name: "Add another guest" }));
  expect(getMutations(environment)).toHaveLength(0);
  const service = () => guest(2).getByRole("combobox", { name: "Service" });
  await waitFor(() => expect(document.activeElement).toBe(service()));
  await user.click(book());
  expect(
    guest(2).getByText("Please ensure you select services for all guests before proceeding"),
  ).toBeDefined();
  expect(document.activeElement).toBe(service());
  await user.selectOptions(service(), "Mobility check");
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
    input: { lines: [{ member: 0 }, { member: 1 }, { member: 2, service: "service_mobility" }] },
  });
  environment.mock.resolveMostRecentOperation({ data: held(3) });
  await waitFor(() => expect(service()).toHaveProperty("value", "mobility"));
});

test("guest details open the order when there are several bookings", async () => {
  const own = { service: "service_body-scan", staff: null, member: 1, seats: 1 };
  const { user, environment, navigator } = open("mobility", {
    search: "&guests=1&party=body-scan",
    guests: [ada],
    lines: [own],
  });
  await user.click(book());
  environment.mock.resolveMostRecentOperation({
    data: {
      book: {
        __typename: "BookPayload",
        bookings: [{ ...mockAccess("a") }, { ...mockAccess("b") }],
        order: { ...mockAccess("order-key"), due: { amount: 0 } },
      },
    },
  });
  await waitFor(() =>
    expect(navigator.navigate).toHaveBeenCalledWith(
      "/widget/bookings/order-key?timezone=America%2FNew_York&booked=",
      { replace: true },
    ),
  );
});

test("guest details keep the hold when too many guests attend", async () => {
  const { user, environment } = open("consultation", { search: "&guests=1", guests: [ada] });
  await user.click(book());
  environment.mock.resolveMostRecentOperation({
    data: { book: mockFailure("ReservationLimit", { count: 1 }) },
  });
  expect((await screen.findByRole("alert")).textContent).toContain(
    "You can reserve up to 1 slots for this service.",
  );
  expect(loadDraft(getSessionStorage()).hold?.token).toBe("hold-token");
  expect(field(1, "Name")).toHaveProperty("value", "Ada Byron");
});
