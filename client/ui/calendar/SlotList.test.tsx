import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { SlotList, type SlotGroup } from "./SlotList.tsx";

const group = (id: string, title: string, texts: readonly string[]): SlotGroup => ({
  id,
  title,
  slots: texts.map((text) => ({ id: text, text, dateTime: "2026-11-24T14:00:00Z" })),
});
const first = [group("am", "Morning", ["9:00 AM", "9:30 AM"]), group("pm", "Afternoon", ["2:00 PM"])];
const all = [first[0], group("pm", "Afternoon", ["2:00 PM", "2:30 PM"])].filter((g) => g !== undefined);

function Page() {
  const [chosen, setChosen] = useState<string | null>(null);
  const [groups, setGroups] = useState(first);
  return (
    <SlotList
      label="Tuesday, November 24"
      groups={groups}
      chosen={chosen}
      onChoose={setChosen}
      loadMore={
        groups === first
          ? {
              text: "Show more times",
              busyText: "Finding slots",
              isBusy: false,
              onPress: () => setGroups(all),
            }
          : undefined
      }
    />
  );
}

test("renders one radio group with parts of the day", async () => {
  render(<Page />);
  const list = screen.getByRole("radiogroup", { name: "Tuesday, November 24" });
  expect(within(list).getAllByRole("radio")).toHaveLength(3);
  const morning = within(list).getByRole("group", { name: "Morning" });
  await userEvent.click(within(morning).getByRole("radio", { name: "9:30 AM" }));
  await userEvent.keyboard("{ArrowDown}");
  expect((screen.getByRole("radio", { name: "2:00 PM" }) as HTMLInputElement).checked).toBe(true);
});

test("focuses the first of the newly loaded slots and chooses none", async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole("button", { name: "Show more times" }));
  const came = screen.getByRole("radio", { name: "2:30 PM" }) as HTMLInputElement;
  expect(document.activeElement).toBe(came);
  expect(came.checked).toBe(false);
});

test("focuses the slot at the same index when the focused one is removed", async () => {
  const list = (groups: readonly SlotGroup[]) => (
    <SlotList label="Tuesday, November 24" groups={groups} chosen={null} onChoose={() => {}} />
  );
  const { rerender } = render(list(all));
  screen.getByRole("radio", { name: "2:00 PM" }).focus();
  rerender(list([first[0]!, group("pm", "Afternoon", ["2:30 PM"])]));
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "2:30 PM" }));
  rerender(list([first[0]!]));
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "9:30 AM" }));
  screen.getByRole("radio", { name: "9:30 AM" }).blur();
  rerender(list([group("am", "Morning", ["9:00 AM"])]));
  expect(document.activeElement).toBe(document.body);
});
