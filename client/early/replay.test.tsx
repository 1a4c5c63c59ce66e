import { act } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { earlyScript } from "../../server/shared/markup/earlyScript.ts";
import { Button } from "../ui/buttons/Button.tsx";
import { TextField } from "../ui/fields/TextField.tsx";
import { OnHydrated } from "./OnHydrated.tsx";
import { replayActions, takeEarlyActions } from "./replay.ts";

const log = vi.fn<(what: string) => void>();

function Screen() {
  const [time, setTime] = useState<string | null>(null);
  const [text, setText] = useState("");
  const [place, setPlace] = useState("here");
  const [agrees, setAgrees] = useState(false);
  return (
    <form onSubmit={() => log("submit")}>
      {["9:00", "9:30"].map((one) => (
        <label key={one}>
          <input type="radio" name="time" value={one} checked={time === one} onChange={() => setTime(one)} />
          {one}
        </label>
      ))}
      <TextField label="Name" name="name" value={text} onChange={setText} />
      <select aria-label="Place" value={place} onChange={(event) => setPlace(event.target.value)}>
        <option>here</option>
        <option>there</option>
      </select>
      <input
        aria-label="Agree"
        type="checkbox"
        checked={agrees}
        onChange={(event) => setAgrees(event.target.checked)}
      />
      <Button onPress={() => log("next")}>Next month</Button>
      <Button type="submit">Send</Button>
      <output>{JSON.stringify({ time, text, place, agrees })}</output>
    </form>
  );
}

function serve(screen: ReactNode) {
  const root = document.createElement("div");
  root.id = "root";
  root.innerHTML = renderToString(<OnHydrated onHydrated={() => {}}>{screen}</OnHydrated>);
  document.body.append(root);
  // The inline script of the page.
  // oxlint-disable-next-line no-eval
  (0, eval)(earlyScript);
  onTestFinished(() => root.remove());
  const wake = async (meanwhile = async () => {}) => {
    const acts = takeEarlyActions();
    await act(async () => {
      hydrateRoot(root, <OnHydrated onHydrated={() => void replayActions(acts)}>{screen}</OnHydrated>);
      await meanwhile();
    });
    await act(async () => {});
  };
  const find = (selector: string) => root.querySelector<HTMLElement>(selector)!;
  return { root, find, wake, state: () => JSON.parse(find("output").textContent ?? "") as object };
}

test("replays presses, choices and text from before hydration", async () => {
  log.mockClear();
  const { find, wake, state } = serve(<Screen />);
  await userEvent.click(find('input[value="9:30"]'));
  await userEvent.type(find('input[name="name"]'), "Noor");
  await userEvent.selectOptions(find("select"), "there");
  await userEvent.click(find('input[type="checkbox"]'));
  await userEvent.click(find("button"));
  await userEvent.click(find("button"));
  expect(find("button").hasAttribute("data-early")).toBe(true);
  await wake();
  expect(state()).toEqual({ time: "9:30", text: "Noor", place: "there", agrees: true });
  expect((find('input[value="9:30"]') as HTMLInputElement).checked).toBe(true);
  expect(log.mock.calls).toEqual([["next"]]);
  expect(find("button").hasAttribute("data-early")).toBe(false);
});

test("keeps a form on the page and submits it after hydration", async () => {
  log.mockClear();
  const { root, find, wake } = serve(<Screen />);
  let isPrevented: boolean | null = null;
  root.addEventListener("submit", (event) => {
    isPrevented ??= event.defaultPrevented;
    event.preventDefault();
  });
  await userEvent.click(find('button[type="submit"]'));
  expect(isPrevented).toBe(true);
  expect(log).not.toHaveBeenCalled();
  await wake();
  expect(log).toHaveBeenCalledWith("submit");
});

test("records nothing after hydration has started", async () => {
  log.mockClear();
  const { find, wake } = serve(<Screen />);
  await wake();
  await userEvent.click(find("button"));
  expect(find("button").hasAttribute("data-early")).toBe(false);
  expect(log).toHaveBeenCalledOnce();
});

test("keeps choices that are made during hydration", async () => {
  const { find, wake, state } = serve(<Screen />);
  await wake(async () => {
    const select = find("select") as HTMLSelectElement;
    select.value = "there";
    select.dispatchEvent(new Event("input", { bubbles: true }));
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  expect(state()).toMatchObject({ place: "there" });
});
