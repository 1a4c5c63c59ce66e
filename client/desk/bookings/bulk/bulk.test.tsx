import { act, screen, within } from "@testing-library/react";
import type { MockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import { renderPage, type RenderedInApp } from "../../../testing/renderInApp.tsx";
import { page } from "../BookingsPage.tsx";

const usd = (amount: number) => ({ amount, currency: "USD" });
const CLIENTS = ["Ada", "Bo", "Cy"] as const;

const row = (index: number) => ({
  id: `b${index}`,
  startsAt: "2126-11-26T15:00:00Z",
  endsAt: "2126-11-26T15:30:00Z",
  status: "CONFIRMED",
  seats: 1,
  overrides: [],
  due: usd(0),
  paid: usd(0),
  contact: { id: `c${index}`, firstName: CLIENTS[index], lastName: "Park", isErased: false },
  service: { id: "s1", name: "Haircut" },
  staff: [],
});

const preview = (index: number, change: object = {}) => ({
  __typename: "Booking",
  __isNode: "Booking",
  id: `b${index}`,
  status: "CONFIRMED",
  startsAt: "2126-11-26T15:00:00Z",
  contact: {
    id: `c${index}`,
    firstName: CLIENTS[index],
    lastName: "Park",
    email: `${CLIENTS[index]}@example.org`,
  },
  service: { id: "s1", name: "Haircut" },
  refundIfCancelled: usd(5000),
  ...change,
});

const operations = (environment: MockEnvironment, name: string) =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === name);
const answer = (environment: MockEnvironment, name: string, data: object) =>
  act(async () => environment.mock.resolve(operations(environment, name).at(-1)!, { data } as never));
const lastInput = (environment: MockEnvironment, name: string) =>
  operations(environment, name).at(-1)!.request.variables["input"] as Record<string, unknown>;

function open(
  permissions = ["bookings.read", "bookings.change", "payments.read", "contacts.read"],
): RenderedInApp {
  return renderPage(page, {
    params: {},
    url: "/desk/bookings",
    resolvers: {
      Business: () => ({
        name: "Northside Studio",
        accentColor: "#1f6f5c",
        locale: "en",
        timeZone: "UTC",
        hourCycle: "H12",
        currency: "USD",
        savedViews: [],
      }),
      Viewer: () => ({
        name: "Olive",
        role: "OWNER",
        permissions: permissions.map((permission) => ({ permission })),
        user: { staff: null },
      }),
      BookingConnection: () => ({ totalCount: 3, edges: CLIENTS.map((_, index) => ({ node: row(index) })) }),
      PageInfo: () => ({ hasNextPage: false, endCursor: null }),
    },
    adjustData(data) {
      const { business } = data as { business: { bookings: { edges: { node: object }[] } } };
      business.bookings.edges.forEach((edge, index) => Object.assign(edge.node, row(index)));
    },
  });
}

const box = (name: string) => screen.getByRole("checkbox", { name: new RegExp(`^Select ${name}`) });
const bar = () => screen.queryByRole("region", { name: "Selected bookings" });
const press = (user: RenderedInApp["user"], name: string) =>
  user.click(within(bar()!).getByRole("button", { name }));

test("selects rows, a range with Shift, all shown, and nothing with Escape", async () => {
  const { user } = open();
  expect(bar()).toBeNull();
  await user.click(box("Ada"));
  expect(bar()!.textContent).toContain("1 selected");
  await user.keyboard("{Shift>}");
  await user.click(box("Cy"));
  await user.keyboard("{/Shift}");
  expect(bar()!.textContent).toContain("3 selected");
  await user.keyboard("{Escape}");
  expect(bar()).toBeNull();
  await user.click(box("Bo"));
  const all = screen.getByRole<HTMLInputElement>("checkbox", { name: "Select all shown" });
  expect(all.indeterminate).toBe(true);
  await user.click(all);
  expect(screen.getByText("3 bookings selected")).toBeDefined();
  await press(user, "Clear the selection");
  expect(bar()).toBeNull();
});

test("shows no checkbox to a reader", () => {
  open(["bookings.read"]);
  expect(screen.getByRole("link", { name: "Ada Park" })).toBeDefined();
  expect(screen.queryAllByRole("checkbox", { name: /^Select/ })).toEqual([]);
});

test("asks once with the consequences, sends once, and keeps what failed selected", async () => {
  const { user, environment, fill } = open();
  await user.click(screen.getByRole("checkbox", { name: "Select all shown" }));
  await press(user, "Cancel bookings");
  expect(screen.queryByRole("button", { name: /^Cancel \d/ })).toBeNull();
  await answer(environment, "useBulkPreviewQuery", {
    nodes: [
      preview(0),
      preview(1, {
        contact: { id: "c1", firstName: "Bo", lastName: "Park", email: null },
        refundIfCancelled: usd(0),
      }),
      preview(2, { status: "COMPLETED" }),
    ],
  });
  const question = within(screen.getByRole("alertdialog", { name: "Cancel 3 bookings?" }));
  expect(question.getByText("Ada Park, Bo Park, and Cy Park")).toBeDefined();
  expect(question.getByText(/will be refunded/).textContent).toContain("$50.00");
  expect(question.getByText("1 client has no email and gets no message.")).toBeDefined();
  expect(question.getByText(/^1 booking has ended/)).toBeDefined();
  await fill(question.getByRole("textbox", { name: /Reason/ }), "Closed");
  await user.dblClick(question.getByRole("button", { name: "Cancel 2 bookings" }));
  expect(operations(environment, "BulkCancelDialogMutation")).toHaveLength(1);
  expect(lastInput(environment, "BulkCancelDialogMutation")).toMatchObject({
    ids: ["b0", "b1", "b2"],
    reason: "Closed",
    sendsMails: true,
  });
  await answer(environment, "BulkCancelDialogMutation", {
    cancelBookings: {
      __typename: "CancelBookingsPayload",
      results: [
        { bookingId: "b0", booking: { ...row(0), status: "CANCELLED" }, failure: null },
        { bookingId: "b1", booking: { ...row(1), status: "CANCELLED" }, failure: null },
        {
          bookingId: "b2",
          booking: null,
          failure: { __typename: "StatusConflict", code: "STATUS_CONFLICT", status: "COMPLETED" },
        },
      ],
    },
  });
  const result = within(screen.getByRole("alertdialog", { name: "2 bookings cancelled" }));
  const [first] = result.getAllByRole("listitem");
  expect(first!.textContent).toContain("Cy Park");
  expect(first!.textContent).toContain("is now “Completed”");
  await user.click(result.getByRole("button", { name: "Close" }));
  expect(bar()!.textContent).toContain("1 selected");
  expect((box("Cy") as HTMLInputElement).checked).toBe(true);
});

test("repeats a lost request with the same key", async () => {
  const { user, environment, fill } = open();
  await user.click(box("Ada"));
  const keys: unknown[] = [];
  for (const isLost of [true, false]) {
    await press(user, "Send message");
    await answer(environment, "useBulkPreviewQuery", { nodes: [preview(0)] });
    const question = within(screen.getByRole("alertdialog", { name: "Write to the client of 1 booking" }));
    const field = question.getByRole<HTMLTextAreaElement>("textbox", { name: "Your message" });
    if (isLost) await fill(field, "We have moved.");
    else expect(field.value).toBe("We have moved.");
    await user.click(question.getByRole("button", { name: "Send to 1 client" }));
    keys.push(lastInput(environment, "BulkMessageDialogMutation")["idempotencyKey"]);
    if (isLost) {
      await act(async () =>
        environment.mock.reject(
          operations(environment, "BulkMessageDialogMutation").at(-1)!,
          new Error("lost"),
        ),
      );
      expect(screen.getByRole("alertdialog", { name: "Message sent for 0 bookings" })).toBeDefined();
    } else
      await answer(environment, "BulkMessageDialogMutation", {
        messageBookings: {
          __typename: "MessageBookingsPayload",
          results: [{ bookingId: "b0", failure: null }],
        },
      });
    await user.click(screen.getByRole("button", { name: "Close" }));
  }
  expect(keys[0]).toBe(keys[1]);
  expect(bar()).toBeNull();
});
