import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { SearchCombo } from "./SearchCombo.tsx";

afterEach(cleanup);
Element.prototype.scrollIntoView = () => undefined;

const zones = ["New York", "Budapest", "Kathmandu"].map((text) => ({ id: text.toLowerCase(), text }));

function Page({
  onChoose = vi.fn(),
  onLeave = vi.fn(),
}: {
  onChoose?: (id: string) => void;
  onLeave?: () => void;
}) {
  const [search, setSearch] = useState("");
  return (
    <SearchCombo
      label="Time zone"
      options={zones.filter((zone) => zone.id.includes(search.toLowerCase()))}
      searchText={search}
      onSearch={setSearch}
      chosen="budapest"
      onChoose={onChoose}
      onCancel={onLeave}
      loadingText="Finding time zones"
      emptyText="No Timezone found!"
      autoFocus
    />
  );
}

const activeOption = () =>
  document.getElementById(screen.getByRole("combobox").getAttribute("aria-activedescendant") ?? "")
    ?.textContent;

test("shows the options as a named list and marks the chosen one", () => {
  render(<Page />);
  expect(screen.getByRole("combobox", { name: "Time zone", expanded: true })).toBe(document.activeElement);
  expect(screen.getByRole("listbox", { name: "Time zone" })).toBeDefined();
  expect(screen.getByRole("option", { selected: true }).textContent).toBe("Budapest");
});

test("moves and chooses by keys while the field keeps the focus", async () => {
  const onChoose = vi.fn();
  const onLeave = vi.fn();
  render(<Page onChoose={onChoose} onLeave={onLeave} />);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(activeOption()).toBe("Kathmandu");
  await userEvent.keyboard("{ArrowDown}{ArrowUp}{Enter}");
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("kathmandu");
  await userEvent.keyboard("bud");
  expect(activeOption()).toBe("Budapest");
  await userEvent.keyboard("{Escape}");
  expect(onLeave).toHaveBeenCalledOnce();
});

test("chooses by pointer and announces an empty result", async () => {
  const onChoose = vi.fn();
  render(<Page onChoose={onChoose} />);
  await userEvent.click(screen.getByRole("option", { name: "New York" }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("new york");
  const status = screen.getByRole("status");
  expect(status.textContent).toBe("");
  await userEvent.type(screen.getByRole("combobox"), "xyz");
  expect(status.textContent).toBe("No Timezone found!");
  expect(screen.queryByRole("option")).toBeNull();
});
