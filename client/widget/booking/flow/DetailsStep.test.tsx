import { getSessionStorage } from "../../../shared/webStorage.ts";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { ConnectionError, ServerError } from "../../../relay/retry.ts";
import { renderPage } from "../../../testing/renderInApp.tsx";
import { page } from "../calendar/ServiceCalendarPage.tsx";
import { EMPTY_ANSWERS } from "../details/answers.ts";
import { saveHeldDraft, typedAnswers } from "../../testing/heldDraft.ts";
import { getMutations, halfPastTwo, mockFailure, mockServiceResolvers } from "../../testing/testData.ts";
import { loadDraft } from "./bookingDraft.ts";
import { loadLazyModules } from "../../testing/loadLazyModules.ts";
import { mockAccess } from "../../testing/testBooking.ts";

beforeAll(loadLazyModules);

afterEach(() => vi.restoreAllMocks());

function open(answers = typedAnswers, changes: Record<string, unknown> = {}) {
  saveHeldDraft({ answers });
  return renderPage(page, {
    params: { service: "consultation" },
    url: `/widget/appointment/service/consultation?timezone=America/New_York&at=${halfPastTwo}&step=details`,
    resolvers: mockServiceResolvers(changes),
  });
}

const book = (name = "Book 2:30 PM") => screen.getByRole("button", { name });
const getValue = (name: string) => (screen.getByRole("textbox", { name }) as HTMLInputElement).value;

test("DetailsStep restores answers and hold after a reload and focuses the title", () => {
  // A fixed clock, because a busy machine may take seconds to render.
  vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-20T15:00:00Z"));
  open();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Enter your information" }));
  expect(getValue("First name")).toBe("Margit");
  expect(screen.getByText(/Held for you: /).textContent).toMatch(/5:0[01]/);
  expect(screen.getAllByText("Amara Osei").length).toBeGreaterThan(0);
});

test("DetailsStep marks missing fields on submit and focuses the first one", async () => {
  const { user, environment } = open(EMPTY_ANSWERS, {
    locationKinds: ["AT_VISITOR"],
    askPhone: "REQUIRED",
    consentText: "I agree",
  });
  await user.click(book());
  expect(screen.getAllByText("This field is required.")).toHaveLength(5);
  expect(screen.getByText("Location is required.")).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "First name" }));
  expect(getMutations(environment)).toHaveLength(0);
});

test("DetailsStep marks an invalid answer on blur, not while typing", async () => {
  const { user } = open(EMPTY_ANSWERS);
  await user.type(screen.getByRole("textbox", { name: "Email" }), "margit@");
  expect(screen.queryByText("Email is invalid!")).toBeNull();
  await user.tab();
  expect(screen.getByText("Email is invalid!")).toBeDefined();
});

test("DetailsStep books, opens the booking and clears the stored answers", async () => {
  const { user, fill, environment, navigator } = open();
  await fill(screen.getByRole("textbox", { name: /Additional information/ }), "Left knee");
  await user.click(book());
  expect(screen.getByRole("button", { name: "Scheduling" })).toBeDefined();
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
    input: {
      holdToken: "hold-token",
      contact: {
        firstName: "Margit",
        lastName: "Nagy",
        email: "margit@example.org",
        phone: null,
        dateOfBirth: null,
      },
      locationKind: "AT_PROVIDER",
      notes: "Left knee",
      consent: false,
      timeZone: "America/New_York",
      locale: "en",
    },
  });
  environment.mock.resolveMostRecentOperation({
    data: { book: { __typename: "BookPayload", bookings: [{ ...mockAccess("access-key") }] } },
  });
  await waitFor(() =>
    expect(navigator.navigate).toHaveBeenCalledWith(
      "/widget/booking/access-key?timezone=America%2FNew_York&booked=",
      { replace: true },
    ),
  );
  expect(loadDraft(getSessionStorage()).answers).toEqual(EMPTY_ANSWERS);
});

test("DetailsStep sends the same request again with the demanded proof of work", async () => {
  const { user, environment } = open();
  await user.click(book());
  const [first] = getMutations(environment);
  environment.mock.resolveMostRecentOperation({
    data: {
      book: mockFailure("ProofRequired", { challenge: "c", bits: 4 }),
    },
  });
  const { input } = first!.request.variables as { input: object };
  await waitFor(() =>
    expect(getMutations(environment).map((operation) => operation.request.variables)).toEqual([
      { input: { ...input, proof: expect.stringMatching(/^[0-9a-z]+$/) as string } },
    ]),
  );
});

test.each([
  ["TooManyOpenBookings", { count: 10 }, "There are already 10 upcoming appointments under this email."],
  ["TooManyBookings", { retryAfterSeconds: 1201 }, /Please try again in 21 minutes, or call us/],
])("DetailsStep keeps all input and offers a call after a limit (%s)", async (typename, fields, text) => {
  const { user, fill, environment } = open();
  await fill(screen.getByRole("textbox", { name: /Additional information/ }), "Left knee");
  await user.click(book());
  environment.mock.resolveMostRecentOperation({
    data: { book: mockFailure(typename, fields) },
  });
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getByRole("link", { name: /^Call / }).getAttribute("href")).toMatch(/^tel:/);
  expect(getValue("First name")).toBe("Margit");
  expect(getValue("Email")).toBe("margit@example.org");
  expect((screen.getByRole("textbox", { name: /Additional information/ }) as HTMLTextAreaElement).value).toBe(
    "Left knee",
  );
  expect(book()).toBeDefined();
});

test("DetailsStep labels a service that needs approval as a request", () => {
  open(typedAnswers, { mode: "REQUEST" });
  expect(book("Request 2:30 PM")).toBeDefined();
  expect(screen.getByRole("heading", { level: 2, name: "Appointment Request Form" })).toBeDefined();
  expect(screen.queryByText("Enter your information")).toBeNull();
});

test("DetailsStep shows issues from the server at their fields", async () => {
  const { user, environment } = open();
  await user.click(book());
  environment.mock.resolveMostRecentOperation({
    data: {
      book: mockFailure("InvalidInput", { issues: [{ path: ["contact", "email"], code: "INVALID_EMAIL" }] }),
    },
  });
  await screen.findByText("Email is invalid!");
  const email = screen.getByRole("textbox", { name: "Email" });
  await waitFor(() => expect(document.activeElement).toBe(email));
  await user.type(email, "x");
  expect(screen.queryByText("Email is invalid!")).toBeNull();
});

test("DetailsStep keeps answers after a lost connection and retries the request", async () => {
  const { user, environment } = open();
  await user.click(book());
  const first = environment.mock.getMostRecentOperation().request.variables;
  environment.mock.rejectMostRecentOperation(new ConnectionError("gone"));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("We were unable to schedule your appointment. Please try again.");
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect(getValue("First name")).toBe("Margit");
  await user.click(book());
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual(first);
  environment.mock.rejectMostRecentOperation(new ConnectionError("gone"));
  await waitFor(() => expect(book()).toBeDefined());
  await user.type(screen.getByRole("textbox", { name: "First name" }), "!");
  await user.click(book());
  const other = environment.mock.getMostRecentOperation().request.variables as {
    input: { idempotencyKey: string };
  };
  expect(other.input.idempotencyKey).not.toBe((first as typeof other).input.idempotencyKey);
});

test("DetailsStep distinguishes a server error from a lost connection", async () => {
  const { user, environment } = open();
  await user.click(book());
  environment.mock.rejectMostRecentOperation(new ServerError(500, false));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Something went wrong on our side. Your details are kept.");
  await user.click(book());
  environment.mock.rejectMostRecentOperation(new ConnectionError("gone"));
  await screen.findByText(/The connection was lost. Your details are kept./);
  expect(getValue("First name")).toBe("Margit");
});

test("DetailsStep returns to the times and keeps the answers when the hold expires", async () => {
  const { user, environment, navigator } = open();
  await user.click(book());
  environment.mock.resolveMostRecentOperation({ data: { book: mockFailure("HoldExpired") } });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The time is no longer held for you.");
  expect(screen.getByRole("grid")).toBeDefined();
  expect(vi.mocked(navigator.navigate).mock.lastCall?.[0]).not.toContain("step=details");
  expect(loadDraft(getSessionStorage()).answers.firstName).toBe("Margit");
});

test("DetailsStep keeps the answers and shows the phone when payment is unavailable", async () => {
  const { user, environment } = open();
  await user.click(book());
  environment.mock.resolveMostRecentOperation({ data: { book: mockFailure("PaymentUnavailable") } });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Online payment is not possible at the moment");
  expect(screen.getByRole("link", { name: "Call +1 212 555 0142" })).toBeDefined();
  expect(screen.getByDisplayValue("Margit")).toBeDefined();
});

test("DetailsStep opens the payment and keeps the answers until it is paid", async () => {
  const { user, environment, navigator } = open(typedAnswers, {
    price: { amount: 11_000, currency: "USD" },
    pricePer: "LINE",
    payment: { share: null, depositAmount: null, depositPercent: 20 },
  });
  expect(screen.getByRole("list", { name: "Your booking" }).textContent).toContain("Payment");
  expect(screen.getAllByText("When booking")[0]?.parentElement?.textContent).toContain("$22.00");
  expect(screen.getAllByText("At your visit")[0]?.parentElement?.textContent).toContain("$88.00");
  await user.click(book("Continue to payment"));
  const order = { ...mockAccess("order-key"), due: { amount: 2200 } };
  environment.mock.resolveMostRecentOperation({
    data: { book: { __typename: "BookPayload", bookings: [{ ...mockAccess("access-key") }], order } },
  });
  await waitFor(() =>
    expect(vi.mocked(navigator.navigate).mock.lastCall?.[0]).toContain("/widget/bookings/order-key?"),
  );
  const draft = loadDraft(getSessionStorage());
  expect([draft.hold, draft.attempt, draft.answers.firstName]).toEqual([null, null, "Margit"]);
});
