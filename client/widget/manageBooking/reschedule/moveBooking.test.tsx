import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "../../../testing/renderInApp.tsx";
import { page } from "../view/BookingPage.tsx";
import { getMutations, halfPastTwo, mockFailure } from "../../testing/testData.ts";
import { mockAccess, mockBookingResolvers, closedChange } from "../../testing/testBooking.ts";

const morning = "2026-11-24T14:00:00.000Z";
const address = `/widget/booking/key?reschedule&timezone=America/New_York&staff=staff_amara`;

function open(search = "", booking = {}) {
  return renderPage(page, {
    params: { id: "key" },
    url: `${address}${search}`,
    resolvers: mockBookingResolvers({
      startsAt: halfPastTwo,
      endsAt: "2026-11-24T20:00:00.000Z",
      ...booking,
    }),
  });
}

const createFailure = (...failure: Parameters<typeof mockFailure>) => ({
  data: { rescheduleBooking: mockFailure(...failure) },
});

test("shows the current time, the same staff member and the appointment's month", () => {
  open();
  expect(screen.getAllByText("Current appointment")[0]?.parentElement?.textContent).toContain(
    "Tuesday, November 24, 2026, 2:30 PM – 3:00 PM, New York (UTC-5)With Amara Osei",
  );
  const chosen = screen.getByRole<HTMLInputElement>("radio", { name: "Amara Osei" });
  expect(chosen.checked).toBe(true);
  expect(screen.getByRole("button", { name: /November 25, 2026, only a few times left/ })).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Choose a time" }).disabled).toBe(true);
});

test("treats the current time as no move unless the staff member differs", () => {
  open(`&at=${halfPastTwo}`);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "This is your current time" }).disabled).toBe(
    true,
  );
});

test("keeps the choice in the address", async () => {
  const { user, navigator } = open();
  await user.click(screen.getByRole("radio", { name: "9:00 AM" }));
  expect(navigator.navigate).toHaveBeenLastCalledWith(
    expect.stringContaining(`at=${encodeURIComponent(morning)}`),
    { replace: true },
  );
});

test("shows a free time before or after the appointment", async () => {
  const { user, environment, navigator } = open("", { startsAt: "2126-11-24T19:30:00.000Z" });
  const answer = (startsAt: string | null) =>
    act(async () =>
      environment.mock.resolveMostRecentOperation({
        data: {
          visitorBooking: {
            __typename: "VisitorBooking",
            ...mockAccess("key"),
            availability: { nextAvailable: startsAt === null ? null : { startsAt } },
          },
        },
      }),
    );
  await user.click(screen.getByRole("button", { name: "Later" }));
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
    accessKey: "key",
    from: "2126-11-25",
    staff: "staff_amara",
  });
  await answer("2126-11-26T14:00:00.000Z");
  expect(navigator.navigate).toHaveBeenLastCalledWith(expect.stringContaining("date=2126-11-26"), {
    replace: true,
  });
  await user.click(screen.getByRole("button", { name: "Sooner" }));
  await answer("2126-11-30T14:00:00.000Z");
  expect(screen.getByText("No earlier time is free.")).toBeDefined();
});

test("sends one request for several presses and shows the moved booking", async () => {
  const { user, environment, navigator } = open(`&at=${morning}`);
  const button = screen.getByRole("button", { name: "Move to 9:00 AM" });
  await user.click(button);
  await user.click(button);
  const [sent, ...more] = getMutations(environment);
  expect(more).toEqual([]);
  expect(sent!.request.variables).toEqual({
    input: { booking: { accessKey: "key" }, startsAt: morning, staff: "staff_amara" },
  });
  expect(button.textContent).toContain("Rescheduling");
  act(() =>
    environment.mock.resolve(sent!, {
      data: { rescheduleBooking: { __typename: "RescheduleBookingPayload" } },
    }),
  );
  await act(async () => {});
  expect(navigator.navigate).toHaveBeenLastCalledWith(
    "/widget/booking/key?timezone=America%2FNew_York&rescheduled=",
    { replace: true },
  );
});

test("lets the server prefer the same staff member when any is chosen", async () => {
  const { user, environment } = renderPage(page, {
    params: { id: "key" },
    url: `/widget/booking/key?reschedule&timezone=America/New_York&at=${morning}`,
    resolvers: mockBookingResolvers(),
  });
  await user.click(screen.getByRole("button", { name: "Move to 9:00 AM" }));
  expect(getMutations(environment)[0]!.request.variables).toEqual({
    input: { booking: { accessKey: "key" }, startsAt: morning, staff: null },
  });
});

test.each([
  ["StaffBusy", "Not booked: Staff busy"],
  ["ResourceUnavailable", "Booking unsuccessful, resource unavailable at the moment."],
  ["SlotUnavailable", "This time is no longer available."],
  ["PastCutoff", "It is too late to change this online."],
  ["StatusConflict", "This appointment can no longer be changed."],
  ["BookingNotFound", "No calendar event found"],
])("%s focuses its message and keeps the current time", async (typename, message) => {
  const { user, environment, navigator } = open(`&at=${morning}`);
  await user.click(screen.getByRole("button", { name: "Move to 9:00 AM" }));
  act(() => environment.mock.resolve(getMutations(environment)[0]!, createFailure(typename)));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(message);
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect(screen.getAllByText("Current appointment").length).toBeGreaterThan(0);
  expect(navigator.navigate).not.toHaveBeenCalledWith(
    expect.stringContaining("rescheduled"),
    expect.anything(),
  );
});

test("shows the number of remaining seats when too few are left", async () => {
  const { user, environment } = open(`&at=${morning}`);
  await user.click(screen.getByRole("button", { name: "Move to 9:00 AM" }));
  const short = createFailure("SeatShortage", { available: 2 });
  act(() => environment.mock.resolve(getMutations(environment)[0]!, short));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "Total available seats for this slot is only 2",
  );
});

test("moves an order as a whole without a choice of staff", () => {
  const bookings = [
    { ...mockAccess("key"), status: "CONFIRMED" },
    { ...mockAccess("other"), status: "CONFIRMED" },
  ];
  open("", { order: { ...mockAccess("order-key"), isSeries: false, bookings } });
  expect(screen.getByText("All appointments that were booked together will move.")).toBeDefined();
  expect(screen.queryByRole("radio", { name: "Amara Osei" })).toBeNull();
});

test("shows the booking's view when it can no longer be moved", () => {
  open("", { reschedule: closedChange, cancel: closedChange });
  expect(screen.queryByText("Current appointment")).toBeNull();
  expect(screen.getByText("It is too late to change this online.")).toBeDefined();
});
