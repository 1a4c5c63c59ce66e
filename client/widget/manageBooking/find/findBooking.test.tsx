import { act, screen, waitFor } from "@testing-library/react";
import type { MockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import { BusyError, ConnectionError, ServerError } from "../../../relay/retry.ts";
import { renderPage } from "../../../testing/renderInApp.tsx";
import { matchRoute } from "../../../router/routeTable.ts";
import { widgetRoutes } from "../../../widgetRoutes.ts";
import { page as cancelPage } from "../cancel/CancelPage.tsx";
import { page } from "./FindPage.tsx";
import { mockAccess, mockBookingResolvers } from "../../testing/testBooking.ts";

const resolvers = { ...mockBookingResolvers(), Query: () => ({ visitorBookings: [] }) };
const open = () => renderPage(page, { params: {}, url: "/widget/booking?locale=de", resolvers });

type User = ReturnType<typeof open>["user"];
async function ask(user: User, reference: string, email: string) {
  const fields = [
    screen.getByRole("textbox", { name: "Reference" }),
    screen.getByRole("textbox", { name: "Email" }),
  ];
  for (const [index, text] of [reference, email].entries()) {
    await user.clear(fields[index]!);
    if (text !== "") await user.paste(text);
  }
  await user.click(screen.getByRole("button", { name: "Find my booking" }));
}

const getLookups = (environment: MockEnvironment) =>
  environment.mock
    .getAllOperations()
    .filter((operation) => operation.request.node.params.name === "useFindBookingQuery");
const answer = (environment: MockEnvironment, findBooking: object) =>
  act(async () => environment.mock.resolve(getLookups(environment).at(-1)!, { data: { findBooking } }));
const lines = [
  { ...mockAccess("past"), status: "COMPLETED", service: { id: "s1", slug: "consultation" } },
  { ...mockAccess("next"), status: "CONFIRMED", service: { id: "s1", slug: "consultation" } },
  { ...mockAccess("other"), status: "CONFIRMED", service: { id: "s2", slug: "yoga-class" } },
];
const visitorBooking = {
  __typename: "VisitorBooking",
  ...mockAccess("other"),
  order: { ...mockAccess("o"), bookings: lines },
};

test("marks missing or invalid fields and sends no request", async () => {
  const { user, environment } = open();
  await ask(user, " ", "");
  expect(screen.getAllByText("This field is required.")).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Reference" }));
  await ask(user, "F2R6Z544", "margit");
  expect(screen.getByText("Email is invalid!")).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Email" }));
  expect(getLookups(environment)).toEqual([]);
});

test("opens the found booking without the input in the address", async () => {
  const { user, environment, navigator } = open();
  await ask(user, " F2R6Z544 ", "margit@example.org");
  expect(getLookups(environment)[0]!.request.variables).toEqual({
    reference: "F2R6Z544",
    email: "margit@example.org",
  });
  await answer(environment, visitorBooking);
  expect(navigator.navigate).toHaveBeenCalledWith("/widget/booking/other?locale=de");
});

test("focuses one message for unknown and wrong input, another for too many attempts", async () => {
  const { user, environment } = open();
  await ask(user, "F2R6Z544", "margit@example.org");
  await answer(environment, { __typename: "BookingNotFound" });
  expect(screen.getByRole("alert").textContent).toContain("No calendar event found");
  expect(document.activeElement).toBe(screen.getByRole("alert"));
  await ask(user, "F2R6Z544", "margit@example.org");
  await answer(environment, { __typename: "TooManyAttempts", code: "TOO_MANY_ATTEMPTS" });
  expect(screen.getByRole("alert").textContent).toContain("Too many attempts");
  expect(screen.getByRole("link", { name: "Call +1 212 555 0142" })).toBeDefined();
});

test.each([
  [new BusyError(2_000), "We are very busy right now"],
  [new ConnectionError("dropped"), "The search did not work. Please try again.The connection was lost."],
  [new ServerError(500, false), "Something went wrong on our side."],
])("%s keeps the input and allows a retry", async (error, title) => {
  const { user, environment } = open();
  await ask(user, "F2R6Z544", "margit@example.org");
  await act(async () => environment.mock.reject(getLookups(environment).at(-1)!, error));
  expect(screen.getByRole("alert").textContent).toContain(title);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("alert")));
  expect(screen.getByDisplayValue("F2R6Z544")).toBeDefined();
  expect(screen.getByDisplayValue("margit@example.org")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Find my booking" }));
  expect(getLookups(environment)).toHaveLength(1);
});

test("accepts only bookings of the service in the cancel path", async () => {
  const { user, environment, navigator } = renderPage(cancelPage, {
    params: { service: "consultation" },
    url: "/widget/appointment/service/consultation/cancel",
    resolvers,
  });
  expect(screen.getByRole("heading", { level: 1, name: "Cancel an appointment" })).toBeDefined();
  await ask(user, "F2R6Z544", "margit@example.org");
  await answer(environment, { ...visitorBooking, order: { ...mockAccess("o"), bookings: lines.slice(2) } });
  expect(screen.getByRole("alert").textContent).toContain("No calendar event found");
  await ask(user, "F2R6Z544", "margit@example.org");
  await answer(environment, visitorBooking);
  expect(navigator.navigate).toHaveBeenCalledWith("/widget/appointment/service/consultation/cancel?id=next");
});

test("redirects to the booking when the address has a key", () => {
  const url = new URL("http://daybook.test/widget/booking?id=key&theme=dark");
  expect(page.outcome({ business: { name: "x" } }, {}, url)).toEqual({
    status: 302,
    redirect: "/widget/booking/key?theme=dark",
  });
});

test.each([
  ["/widget/booking", "widget/manageBooking/find/FindPage.tsx"],
  ["/widget/cancel-booking", "widget/manageBooking/cancel/CancelPage.tsx"],
  ["/widget/booking/cancel-booking", "widget/manageBooking/cancel/CancelPage.tsx"],
  ["/widget/appointment/service/yoga-class/cancel", "widget/manageBooking/cancel/CancelPage.tsx"],
])("%s is %s", (path, file) => {
  expect(matchRoute(widgetRoutes, path)).toMatchObject({ kind: "page", route: { file } });
});
