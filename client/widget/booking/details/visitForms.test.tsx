import { getSessionStorage } from "../../../shared/webStorage.ts";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { renderPage } from "../../../testing/renderInApp.tsx";
import { loadDraft, saveDraft } from "../flow/bookingDraft.ts";
import { page } from "../calendar/ServiceCalendarPage.tsx";
import { field, createFormNode, rule } from "../../testing/testForm.ts";
import { saveHeldDraft } from "../../testing/heldDraft.ts";
import {
  getLastInput,
  getMutations,
  halfPastTwo,
  mockFailure,
  mockServiceResolvers,
} from "../../testing/testData.ts";
import { loadLazyModules } from "../../testing/loadLazyModules.ts";
import { mockAccess } from "../../testing/testBooking.ts";

beforeAll(loadLazyModules);

const goal = field("SingleChoice", "goal", { isRequired: true });
const phone = field("Phone", "phone");
const intake = createFormNode("form_intake", [goal, phone, field("Hidden", "campaign")], {
  title: "Before we meet",
});
const sport = createFormNode("form_sport", [goal, field("Text", "club"), field("Text", "phone")], {
  title: "Your sport",
});

async function open(forms: readonly Record<string, unknown>[], search = "", isFirst = true) {
  if (isFirst) saveHeldDraft({}, { forms: forms.map(({ id }) => String(id)) });
  const opened = renderPage(page, {
    params: { service: "consultation" },
    url: `/widget/appointment/service/consultation?timezone=America/New_York&at=${halfPastTwo}&step=details${search}`,
    resolvers: mockServiceResolvers(),
  });
  if (forms.length > 0)
    act(() => opened.environment.mock.resolveMostRecentOperation({ data: { nodes: [...forms] } }));
  for (const { title } of forms) await screen.findByRole("region", { name: String(title) });
  return opened;
}
type Opened = Awaited<ReturnType<typeof open>>;

const book = () => screen.getByRole("button", { name: "Book 2:30 PM" });
const failBooking = ({ environment }: Opened, ...failure: Parameters<typeof mockFailure>) =>
  environment.mock.resolveMostRecentOperation({ data: { book: mockFailure(...failure) } });

test("order forms show each question once and are sent with the booking", async () => {
  const opened = await open([intake, sport]);
  const { user, fill } = opened;
  expect(screen.getByRole("region", { name: "Before we meet" })).toBeDefined();
  const second = screen.getByRole("region", { name: "Your sport" });
  expect(within(second).queryByRole("radiogroup")).toBeNull();
  expect(screen.getAllByRole("radiogroup", { name: "Goal" })).toHaveLength(1);
  await user.click(screen.getByRole("radio", { name: "Back" }));
  await fill(within(second).getByRole("textbox", { name: /^Club/ }), "Rowing");
  await fill(within(second).getByRole("textbox", { name: /^Phone/ }), "none");
  await user.click(book());
  expect(getLastInput(opened.environment)).toMatchObject({
    answers: [
      { field: "goal", text: "back" },
      { field: "club", text: "Rowing" },
      { field: "phone_2", text: "none" },
    ],
    forms: [
      { form: "form_intake", version: 3 },
      { form: "form_sport", version: 3 },
    ],
  });
});

test("order forms focus a missing answer after the fields before it", async () => {
  const { user, environment } = await open([intake]);
  await user.click(book());
  expect(screen.getByText("Please choose at least one option")).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Sleep" }));
  await user.clear(screen.getByRole("textbox", { name: "First name" }));
  await user.click(book());
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "First name" }));
  expect(getMutations(environment)).toHaveLength(0);
});

test("order forms show a server issue at their question, not at a contact field", async () => {
  const opened = await open([
    createFormNode("form_mail", [field("Email", "email", { label: "Your coach's e-mail" })]),
  ]);
  const { user, fill } = opened;
  const mail = screen.getByRole("textbox", { name: /^Your coach/ });
  await fill(mail, "coach@example.org");
  await user.click(book());
  failBooking(opened, "InvalidInput", { issues: [{ path: ["answers", "email"], code: "INVALID_EMAIL" }] });
  await waitFor(() => expect(document.activeElement).toBe(mail));
  expect(screen.getAllByText("Email is invalid!")).toHaveLength(1);
  expect(mail.getAttribute("aria-invalid")).toBe("true");
});

test("order forms show a disqualification message and keep the hold", async () => {
  const opened = await open([
    createFormNode("form_intake", [goal], {
      rules: [rule("goal", "food", { __typename: "Disqualify", text: "See a doctor first." })],
    }),
  ]);
  const { user } = opened;
  await user.click(screen.getByRole("radio", { name: "Food" }));
  expect(screen.getByText("See a doctor first.")).toBeDefined();
  await user.click(book());
  failBooking(opened, "Disqualified", { words: "See a doctor first." });
  const alert = await screen.findByRole("alert");
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect(alert.textContent).toContain("See a doctor first.");
  expect(screen.getByText(/Held for you: /)).toBeDefined();
  expect(book()).toBeDefined();
});

test("order forms are prefilled from the address without attribution", async () => {
  const opened = await open([intake], "&goal=back&campaign=spring&utm_source=news");
  const { user, environment, navigator } = opened;
  expect((screen.getByRole("radio", { name: "Back" }) as HTMLInputElement).checked).toBe(true);
  await user.click(book());
  expect(getLastInput(opened.environment)).toMatchObject({
    answers: [
      { field: "goal", text: "back" },
      { field: "campaign", text: "spring" },
    ],
    attribution: [{ name: "utm_source", value: "news" }],
  });
  environment.mock.resolveMostRecentOperation({
    data: { book: { __typename: "BookPayload", bookings: [{ ...mockAccess("access-key") }], order: null } },
  });
  await waitFor(() =>
    expect(navigator.navigate).toHaveBeenCalledWith(
      "/widget/booking/access-key?timezone=America%2FNew_York&utm_source=news&booked=",
      { replace: true },
    ),
  );
});

test("order forms restore answers after a reload and clear them after booking", async () => {
  const { user } = await open([intake]);
  await user.click(screen.getByRole("radio", { name: "Back" }));
  cleanup();
  const again = await open([intake], "", false);
  expect((screen.getByRole("radio", { name: "Back" }) as HTMLInputElement).checked).toBe(true);
  await again.user.click(book());
  again.environment.mock.resolveMostRecentOperation({
    data: { book: { __typename: "BookPayload", bookings: [{ ...mockAccess("access-key") }], order: null } },
  });
  await waitFor(() => expect(again.navigator.navigate).toHaveBeenCalled());
  expect(loadDraft(getSessionStorage()).filled.drafts.size).toBe(0);
});

test("order forms that failed to load are retried and block the booking", async () => {
  const opened = await open([]);
  cleanup();
  opened.unmount();
  saveDraft(getSessionStorage(), {
    ...loadDraft(getSessionStorage()),
    hold: { ...loadDraft(getSessionStorage()).hold!, forms: ["form_intake"] },
  });
  const { user, environment } = await open([], "", false);
  await user.click(book());
  expect(getMutations(environment)).toHaveLength(0);
  act(() => environment.mock.rejectMostRecentOperation(new Error("gone")));
  await screen.findByText("Some questions could not be loaded.");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  act(() => environment.mock.resolveMostRecentOperation({ data: { nodes: [intake] } }));
  expect(await screen.findByRole("region", { name: "Before we meet" })).toBeDefined();
});

test("order forms are absent for a service without forms", async () => {
  const opened = await open([]);
  await opened.user.click(book());
  expect(getLastInput(opened.environment)).not.toHaveProperty("answers");
  expect(getLastInput(opened.environment)).not.toHaveProperty("forms");
});
