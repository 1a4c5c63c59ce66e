import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { MonthGrid } from "./MonthGrid.tsx";

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].map((short) => ({
  short,
  long: `${short}day`,
}));

interface Options {
  readonly counts?: ReadonlyMap<string, number> | null;
  readonly onChoose?: (date: string) => void;
  readonly isOwnChoice?: boolean;
  readonly notBefore?: string | null;
  readonly today?: string | null;
}

function Page({
  counts = new Map([
    ["2026-11-24", 5],
    ["2026-11-25", 1],
  ]),
  onChoose,
  isOwnChoice = false,
  today = "2026-11-20",
  notBefore = today,
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
      today={today}
      freeCounts={counts}
      fewThreshold={2}
      chosen={chosen}
      isVisitorChoice={isOwnChoice}
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
        showAllWeeks: "Show whole month",
        showFewerWeeks: "Show fewer weeks",
      }}
    />
  );
}

const focused = () => document.activeElement?.getAttribute("aria-label");

test("renders a named grid of six weeks", () => {
  render(<Page />);
  const grid = screen.getByRole("grid", { name: "2026-11" });
  expect(within(grid).getAllByRole("row")).toHaveLength(7);
  expect(within(grid).getAllByRole("button")).toHaveLength(30);
  expect(screen.getByRole("button", { name: "2026-11-20, 0 times" }).getAttribute("aria-current")).toBe(
    "date",
  );
});

test("puts the first free day into the tab order", () => {
  render(<Page />);
  const stops = within(screen.getByRole("grid"))
    .getAllByRole("button")
    .filter((day) => day.tabIndex === 0);
  expect(stops.map((day) => day.textContent)).toEqual(["24"]);
});

test("chooses an available day, and focuses an unavailable one without choosing", async () => {
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

test("moves by arrows, Home, End and Page Down, also across months", async () => {
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
  await userEvent.keyboard("{PageUp}");
  expect(focused()).toBe("2026-11-20, 0 times");
  await userEvent.keyboard("{PageUp}");
  expect(focused()).toBe("2026-11-20, 0 times");
  await userEvent.keyboard("{PageDown}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}");
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("2026-12-17");
});

test("moves the focus beside the button that is disabled at the last month", async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole("button", { name: "Next month" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Previous month" }));
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Next month" }));
});

test("stays within the months that can be shown", async () => {
  render(<Page />);
  const previous = screen.getByRole("button", { name: "Previous month" }) as HTMLButtonElement;
  expect(previous.disabled).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Next month" }));
  expect(screen.getByRole("grid", { name: "2026-12" })).toBeDefined();
  expect((screen.getByRole("button", { name: "Next month" }) as HTMLButtonElement).disabled).toBe(true);
});

test("is busy and keeps its size while loading", () => {
  render(<Page counts={null} />);
  const grid = screen.getByRole("grid");
  expect(grid.getAttribute("aria-busy")).toBe("true");
  expect(within(grid).getAllByRole("row")).toHaveLength(7);
});

const unfolded = () =>
  within(screen.getByRole("grid"))
    .getAllByRole("button")
    .filter((day) => day.closest("tr[data-folded]") === null)
    .map((day) => day.getAttribute("aria-label")!.slice(8, 10));

test("shows two weeks on a phone, and the whole month on request", async () => {
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

test("hides past weeks at every width", () => {
  const { rerender } = render(<Page notBefore="2026-11-18" />);
  const past = () =>
    [...document.querySelectorAll("tr[data-past] button")].map((day) => day.textContent).join(" ");
  expect(past()).toBe("1 2 3 4 5 6 7 8 9 10 11 12 13 14");
  rerender(<Page notBefore="2026-11-25" />);
  expect(past()).toBe("1 2 3 4 5 6 7 8 9 10 11 12 13 14");
});

test("hides no week while today is unknown", () => {
  const { rerender } = render(<Page notBefore={null} />);
  rerender(<Page notBefore="2026-11-18" />);
  expect(document.querySelectorAll("tr[data-past]")).toHaveLength(0);
});

test("offers the whole month before today is known, so that the button does not move what follows", () => {
  const counts = new Map([["2026-11-30", 5]]);
  const { rerender } = render(<Page counts={counts} today={null} notBefore="2026-11-28" />);
  const button = screen.getByRole("button", { name: "Show whole month" });
  rerender(<Page counts={counts} today="2026-11-28" notBefore="2026-11-28" />);
  expect(screen.getByRole("button", { name: "Show whole month" })).toBe(button);
});

test("shows the week of a chosen day last on a phone", async () => {
  render(<Page isOwnChoice />);
  await userEvent.click(screen.getByRole("button", { name: "Show whole month" }));
  await userEvent.click(screen.getByRole("button", { name: "2026-11-25, 1 times" }));
  expect(unfolded()[0]).toBe("15");
  expect(unfolded().at(-1)).toBe("28");
});

test("expands the week that the arrow keys reach", async () => {
  render(<Page />);
  screen.getByRole("button", { name: "2026-11-24, 5 times" }).focus();
  await userEvent.keyboard("{ArrowUp}");
  expect(focused()).toBe("2026-11-17, 0 times");
  expect(unfolded()[0]).toBe("15");
  await userEvent.keyboard("{ArrowUp}");
  expect(focused()).toBe("2026-11-20, 0 times");
});
