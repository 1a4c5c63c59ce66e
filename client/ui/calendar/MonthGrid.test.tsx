// @vitest-environment jsdom
import "../../testing/jsdom.ts";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { MonthGrid } from "./MonthGrid.tsx";

afterEach(cleanup);

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].map((short) => ({
  short,
  long: `${short}day`,
}));

interface Options {
  readonly counts?: ReadonlyMap<string, number> | null;
  readonly onChoose?: (date: string) => void;
  readonly isOwnChoice?: boolean;
  readonly notBefore?: string | null;
}

function Page({
  counts = new Map([
    ["2026-11-24", 5],
    ["2026-11-25", 1],
  ]),
  onChoose,
  isOwnChoice = false,
  notBefore = null,
}: Options) {
  const [month, setMonth] = useState("2026-11");
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <MonthGrid
      month={month}
      firstMonth="2026-11"
      lastMonth="2026-12"
      onMonthChange={setMonth}
      firstWeekday={7}
      today="2026-11-20"
      counts={counts}
      fewAt={2}
      chosen={chosen}
      isOwnChoice={isOwnChoice}
      notBefore={notBefore}
      onChoose={(date) => {
        setChosen(date);
        onChoose?.(date);
      }}
      texts={{
        month,
        previous: "Previous month",
        next: "Next month",
        weekdays,
        day: (date, count) => `${date}, ${count ?? "?"} times`,
        whole: "Show whole month",
        fewer: "Show fewer weeks",
      }}
    />
  );
}

const focused = () => document.activeElement?.getAttribute("aria-label");

test("a month is a grid of six weeks, named by its month", () => {
  render(<Page />);
  const grid = screen.getByRole("grid", { name: "2026-11" });
  expect(within(grid).getAllByRole("row")).toHaveLength(7);
  expect(within(grid).getAllByRole("button")).toHaveLength(30);
  expect(screen.getByRole("button", { name: "2026-11-20, 0 times" }).getAttribute("aria-current")).toBe(
    "date",
  );
});

test("one day is in the tab order: the first that offers something", () => {
  render(<Page />);
  const stops = within(screen.getByRole("grid"))
    .getAllByRole("button")
    .filter((day) => day.tabIndex === 0);
  expect(stops.map((day) => day.textContent)).toEqual(["24"]);
});

test("a day with times is chosen, a day without is read but not chosen", async () => {
  const onChoose = vi.fn();
  render(<Page onChoose={onChoose} />);
  const closed = screen.getByRole("button", { name: "2026-11-23, 0 times" });
  expect(closed.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(closed);
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "2026-11-24, 5 times" }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("2026-11-24");
  expect(screen.getByRole("gridcell", { selected: true }).textContent).toBe("24");
});

test("arrows, Home, End and Page Down move, over the end of the month too", async () => {
  const onChoose = vi.fn();
  render(
    <Page
      onChoose={onChoose}
      counts={
        new Map([
          ["2026-11-24", 5],
          ["2026-12-17", 2],
        ])
      }
    />,
  );
  screen.getByRole("button", { name: "2026-11-24, 5 times" }).focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(focused()).toBe("2026-11-25, 0 times");
  await userEvent.keyboard("{Home}");
  expect(focused()).toBe("2026-11-22, 0 times");
  await userEvent.keyboard("{End}{ArrowUp}{ArrowLeft}");
  expect(focused()).toBe("2026-11-20, 0 times");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(focused()).toBe("2026-12-04, 0 times");
  // No key leads into a week of the past.
  await userEvent.keyboard("{PageUp}");
  expect(focused()).toBe("2026-11-20, 0 times");
  await userEvent.keyboard("{PageUp}");
  expect(focused()).toBe("2026-11-20, 0 times");
  await userEvent.keyboard("{PageDown}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}");
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("2026-12-17");
});

test("at the last month the focus is beside what goes no further", async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole("button", { name: "Next month" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Previous month" }));
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Next month" }));
});

test("it goes no further than the months that can be shown", async () => {
  render(<Page />);
  const previous = screen.getByRole("button", { name: "Previous month" }) as HTMLButtonElement;
  expect(previous.disabled).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Next month" }));
  expect(screen.getByRole("grid", { name: "2026-12" })).toBeDefined();
  expect((screen.getByRole("button", { name: "Next month" }) as HTMLButtonElement).disabled).toBe(true);
});

test("while the days are looked for the grid is busy and keeps its size", () => {
  render(<Page counts={null} />);
  const grid = screen.getByRole("grid");
  expect(grid.getAttribute("aria-busy")).toBe("true");
  expect(within(grid).getAllByRole("row")).toHaveLength(7);
});

/** The days of the weeks that a phone shows. The style sheet hides the others. */
const unfolded = () =>
  within(screen.getByRole("grid"))
    .getAllByRole("button")
    .filter((day) => day.closest("tr[data-folded]") === null)
    .map((day) => day.getAttribute("aria-label")!.slice(8, 10));

test("a phone shows two weeks from the first free day on, and the whole month on request", async () => {
  render(<Page />);
  expect(unfolded()).toEqual(["22", "23", "24", "25", "26", "27", "28", "29", "30"]);
  await userEvent.click(screen.getByRole("button", { name: "Show whole month" }));
  expect(unfolded()[0]).toBe("15");
  expect(unfolded().at(-1)).toBe("30");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Show fewer weeks" }));
  await userEvent.keyboard("{Enter}");
  expect(unfolded()).toHaveLength(9);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Show whole month" }));
});

test("weeks of the past are shown at no width", () => {
  const { rerender } = render(<Page notBefore="2026-11-18" />);
  const past = () =>
    [...document.querySelectorAll("tr[data-past] button")].map((day) => day.textContent).join(" ");
  expect(past()).toBe("1 2 3 4 5 6 7 8 9 10 11 12 13 14");
  // What a month began with stays, so that nothing moves.
  rerender(<Page notBefore="2026-11-25" />);
  expect(past()).toBe("1 2 3 4 5 6 7 8 9 10 11 12 13 14");
});

test("no week is hidden while today is not known", () => {
  const { rerender } = render(<Page />);
  rerender(<Page notBefore="2026-11-18" />);
  expect(document.querySelectorAll("tr[data-past]")).toHaveLength(0);
});

test("a phone shows the week of a pressed day last", async () => {
  render(<Page isOwnChoice />);
  await userEvent.click(screen.getByRole("button", { name: "Show whole month" }));
  await userEvent.click(screen.getByRole("button", { name: "2026-11-25, 1 times" }));
  expect(unfolded()[0]).toBe("15");
  expect(unfolded().at(-1)).toBe("28");
});

test("the arrows unfold the week that they reach", async () => {
  render(<Page />);
  screen.getByRole("button", { name: "2026-11-24, 5 times" }).focus();
  await userEvent.keyboard("{ArrowUp}");
  expect(focused()).toBe("2026-11-17, 0 times");
  expect(unfolded()[0]).toBe("15");
  await userEvent.keyboard("{ArrowUp}");
  expect(focused()).toBe("2026-11-20, 0 times");
});
