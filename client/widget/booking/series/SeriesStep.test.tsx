import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { page } from "../calendar/ServiceCalendarPage.tsx";
import { type RenderedInApp, renderPage } from "../../../testing/renderInApp.tsx";
import {
  getMutations,
  halfPastTwo,
  mockFailure,
  mockHold,
  mockServiceResolvers,
} from "../../testing/testData.ts";
import { loadLazyModules } from "../../testing/loadLazyModules.ts";

beforeAll(loadLazyModules);

const address = "/widget/appointment/service/consultation?timezone=America/New_York&date=2026-11-24";

/** 14:30 in New York on a day of December. */
const inDecember = (day: number, hour = 19) => `2026-12-${String(day).padStart(2, "0")}T${hour}:30:00.000Z`;

const occurrences = [
  { startsAt: halfPastTwo, wantedAt: halfPastTwo, state: "FREE", refusal: null },
  { startsAt: inDecember(1, 20), wantedAt: inDecember(1), state: "MOVED", refusal: "STAFF_BUSY" },
  { startsAt: null, wantedAt: inDecember(8), state: "SKIPPED", refusal: "OUTSIDE_HOURS" },
  { startsAt: inDecember(15), wantedAt: inDecember(15), state: "FREE", refusal: null },
].map((occurrence, index) => ({
  ...occurrence,
  index,
  date: occurrence.wantedAt.slice(0, 10),
  starts: index === 0 ? [halfPastTwo, "2026-11-24T20:00:00.000Z"] : [],
}));

function open(search = `&at=${halfPastTwo}&repeat=weekly.1.4`, changes: Record<string, unknown> = {}) {
  return renderPage(page, {
    params: { service: "consultation" },
    url: `${address}${search}`,
    resolvers: mockServiceResolvers({ recurrenceMax: 12, ...changes }),
  });
}

const pending = ({ environment }: RenderedInApp, name: string) =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === name);

async function plan(
  view: RenderedInApp,
  seriesOccurrences: readonly object[] = occurrences,
  failureCode: string | null = null,
) {
  await waitFor(() => expect(pending(view, "useSeriesQuery")).toHaveLength(1));
  act(() => {
    view.environment.mock.resolve(pending(view, "useSeriesQuery")[0]!, {
      data: {
        node: {
          __typename: "Service",
          id: "service_1",
          series: { fault: failureCode, occurrences: seriesOccurrences },
        },
      },
    });
  });
}

const rows = () =>
  within(screen.getByRole("main"))
    .getAllByRole("button", { name: /^(Change|Done with) \w+, / })
    .map((button) => button.closest("li")!);

test("SeriesStep opens from a chosen time with a default rule in the address", async () => {
  const { user, navigator } = open(`&at=${halfPastTwo}`);
  await user.click(screen.getByRole("button", { name: "Repeat this appointment" }));
  expect(navigator.navigate).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("repeat=weekly.1.4"), {
    replace: false,
  });
});

test("SeriesStep is offered disabled without a time and never without recurrence", () => {
  const { unmount } = open("");
  expect(
    (screen.getByRole("button", { name: "Repeat this appointment" }) as HTMLButtonElement).disabled,
  ).toBe(true);
  unmount();
  open(`&at=${halfPastTwo}`, { recurrenceMax: null });
  expect(screen.queryByRole("button", { name: "Repeat this appointment" })).toBeNull();
});

test("SeriesStep is not offered for a class", () => {
  open(undefined, { capacity: 12 });
  expect(screen.queryByRole("heading", { name: "Repeat this appointment" })).toBeNull();
  expect(screen.getByRole("grid")).toBeDefined();
});

test("SeriesStep lists free, moved and skipped dates and announces their numbers", async () => {
  const view = open();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Repeat this appointment" }));
  expect(screen.getByText("Finding recurring slots")).toBeDefined();
  await plan(view);
  const texts = rows().map((row) => row.textContent);
  expect(texts[0]).toContain("Tue, Nov 242:30 PMFree");
  expect(texts[1]).toContain("Tue, Dec 13:30 PMMoved from 2:30 PM");
  expect(texts[2]).toContain("Tue, Dec 82:30 PMSkipped: Outside our hours");
  expect(screen.getByText("2 free, 1 moved, 1 skipped").getAttribute("role")).toBe("status");
  expect(screen.getByRole("button", { name: "Continue with 3 appointments" })).toBeDefined();
  expect(screen.getAllByText("The last one on Tue, Dec 15").length).toBeGreaterThan(0);
});

test("SeriesStep skips a date, restores it and changes its time", async () => {
  const view = open();
  await plan(view);
  const { user } = view;
  await user.click(screen.getByRole("button", { name: "Change Tue, Nov 24" }));
  await user.click(screen.getByRole("radio", { name: "3:00 PM" }));
  expect(rows()[0]!.textContent).toContain("Moved by you from 2:30 PM");
  await user.click(screen.getByRole("button", { name: "Skip this one" }));
  expect(rows()[0]!.textContent).toContain("Skipped by you");
  expect(screen.getByRole("button", { name: "Continue with 2 appointments" })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Back to the suggested date" }));
  expect(rows()[0]!.textContent).toContain("Free");
  await user.click(screen.getByRole("button", { name: "Done with Tue, Nov 24" }));
  expect(screen.queryByRole("radio", { name: "3:00 PM" })).toBeNull();
});

test("SeriesStep restores edits after a reload and requires two dates", async () => {
  const first = open();
  await plan(first);
  for (const date of ["Tue, Nov 24", "Tue, Dec 1"]) {
    await first.user.click(screen.getByRole("button", { name: `Change ${date}` }));
    await first.user.click(screen.getByRole("button", { name: "Skip this one" }));
    await first.user.click(screen.getByRole("button", { name: `Done with ${date}` }));
  }
  expect(screen.getByText("At least two appointments must remain.")).toBeDefined();
  expect((screen.getByRole("button", { name: "Continue" }) as HTMLButtonElement).disabled).toBe(true);
  first.unmount();
  const again = open();
  await plan(again);
  expect(screen.getByText("1 free, 0 moved, 3 skipped")).toBeDefined();
});

test("SeriesStep writes another rule to the address and plans again", async () => {
  const view = open();
  await plan(view);
  await view.user.click(screen.getByRole("radio", { name: "Monthly" }));
  expect(view.navigator.navigate).toHaveBeenLastCalledWith(expect.stringContaining("repeat=monthly.1.4"), {
    replace: true,
  });
});

test("SeriesStep always includes the weekday of the first date", async () => {
  const view = open();
  await plan(view);
  const tuesday = screen.getByRole("checkbox", { name: "Tuesday" }) as HTMLInputElement;
  expect(tuesday.checked).toBe(true);
  await view.user.click(tuesday);
  expect(view.navigator.navigate).not.toHaveBeenCalled();
  await view.user.click(screen.getByRole("checkbox", { name: "Friday" }));
  expect(view.navigator.navigate).toHaveBeenLastCalledWith(
    expect.stringContaining("repeat=weekly.1.4.tu-fr"),
    { replace: true },
  );
});

test("SeriesStep names a lost date and plans the rest again", async () => {
  const view = open();
  await plan(view);
  await view.user.click(screen.getByRole("button", { name: "Continue with 3 appointments" }));
  const [hold] = getMutations(view.environment);
  expect(hold!.request.variables["input"]).toMatchObject({
    service: "service_1",
    series: [halfPastTwo, inDecember(1, 20), inDecember(15)],
  });
  expect(hold!.request.variables["input"]).not.toHaveProperty("startsAt");
  await act(async () => {
    view.environment.mock.resolve(hold!, { data: { holdSlot: mockFailure("StaffBusy", { line: 1 }) } });
  });
  const notice = await screen.findByRole("alert");
  expect(notice.textContent).toContain("Not booked: Staff busy");
  expect(notice.textContent).toContain("Tue, Dec 1, 3:30 PM has just been taken");
  await waitFor(() => expect(document.activeElement).toBe(notice));
  await plan(view, occurrences.with(1, { ...occurrences[1]!, startsAt: inDecember(1, 21) }));
  expect(screen.getByText("2 free, 1 moved, 1 skipped")).toBeDefined();
  expect(rows()[1]!.textContent).toContain("4:30 PMMoved: 3:30 PM has just been taken");
});

test("SeriesStep opens the details with the number of appointments", async () => {
  const view = open();
  await plan(view);
  await view.user.click(screen.getByRole("button", { name: "Continue with 3 appointments" }));
  const holdSlot = mockHold([halfPastTwo, inDecember(1, 20), inDecember(15)]);
  await act(async () => {
    view.environment.mock.resolve(getMutations(view.environment)[0]!, { data: { holdSlot } });
  });
  await waitFor(() =>
    expect(view.navigator.navigate).toHaveBeenLastCalledWith(expect.stringContaining("step=details"), {
      replace: false,
    }),
  );
  view.unmount();
  open(`&at=${halfPastTwo}&repeat=weekly.1.4&step=details`);
  expect(await screen.findByRole("button", { name: "Book 3 appointments" })).toBeDefined();
});

test("SeriesStep ignores a held series when the address has no rule", async () => {
  open(`&at=${halfPastTwo}&step=details`);
  expect(screen.queryByRole("button", { name: /Book/ })).toBeNull();
});

test("SeriesStep offers a retry when the series fails to load", async () => {
  const view = open();
  await plan(view, [], "count");
  await view.user.click(screen.getByRole("button", { name: "Try again" }));
  await plan(view);
  expect(rows()).toHaveLength(4);
});
