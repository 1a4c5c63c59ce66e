import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import type { Clock } from "./clockChoice.ts";

let module: typeof import("./clockChoice.ts");
beforeEach(async () => {
  vi.restoreAllMocks();
  vi.resetModules();
  localStorage.clear();
  module = await import("./clockChoice.ts");
});

function Probe({ setting }: { readonly setting: string }) {
  return <p>{module.useHourCycle(setting)}</p>;
}

test("uses the business's setting until the visitor chooses", async () => {
  render(<Probe setting="LOCALE" />);
  expect(screen.getByText("LOCALE")).toBeDefined();
  act(() => module.chooseClock("H24"));
  expect(screen.getByText("H24")).toBeDefined();
  expect(document.cookie).toBe("");
  vi.resetModules();
  expect((await import("./clockChoice.ts")).getChosenClock()).toBe("H24");
});

test("renders like the server first, then applies the choice", async () => {
  localStorage.setItem("daybook.clock", "H24");
  const root = document.createElement("div");
  document.body.append(root);
  root.innerHTML = renderToString(<Probe setting="H12" />);
  expect(root.textContent).toBe("H12");
  const onRecoverableError = vi.fn();
  const page = await act(async () => hydrateRoot(root, <Probe setting="H12" />, { onRecoverableError }));
  expect(root.textContent).toBe("H24");
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => page.unmount());
  root.remove();
});

test("keeps the choice for the page without storage", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  expect(module.getChosenClock()).toBeNull();
  module.chooseClock("H24");
  expect(module.getChosenClock()).toBe("H24");
});

test.each(["", "h23", "<script>", "null"])("ignores a stored %j", (stored) => {
  localStorage.setItem("daybook.clock", stored);
  expect(module.getChosenClock()).toBeNull();
});

test("follows a choice in another tab", () => {
  render(<Probe setting="H12" />);
  act(() => module.chooseClock("H12" satisfies Clock));
  localStorage.setItem("daybook.clock", "H24");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "daybook.clock" })));
  expect(screen.getByText("H24")).toBeDefined();
});
