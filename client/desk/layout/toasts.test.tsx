import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Navigator, NavigatorListener } from "../../router/navigator.ts";
import { RouterProvider } from "../../router/RouterProvider.tsx";
import { defaultView, renderInApp } from "../../testing/renderInApp.tsx";
import { type Toast, ToastProvider, useToast } from "./toasts.tsx";

const DAY_MS = 86_400_000;

const toScreen = (path: string) => ({ url: new URL(path, "http://daybook.test"), view: defaultView });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Shows the toasts on one screen. Returns a function that opens another. */
function showToasts(...toasts: readonly Toast[]): (path: string) => void {
  const listeners: NavigatorListener[] = [];
  const navigator: Navigator = {
    navigate: vi.fn(),
    preload: vi.fn(),
    retry: vi.fn(),
    replaceAddress: vi.fn(),
    start(listener) {
      listeners.push(listener);
      return () => {};
    },
  };
  function Buttons() {
    const showToast = useToast();
    return (
      <button type="button" onClick={() => toasts.forEach(showToast)}>
        Show
      </button>
    );
  }
  renderInApp(
    <RouterProvider navigator={navigator} initialScreen={toScreen("/desk")}>
      <ToastProvider>
        <Buttons />
      </ToastProvider>
    </RouterProvider>,
  );
  act(() => screen.getByRole("button", { name: "Show" }).click());
  return (path) =>
    act(() =>
      listeners.forEach((listener) => listener.onScreen({ ...toScreen(path), scroll: { kind: "stay" } })),
    );
}

test("a message goes after ten seconds", () => {
  showToasts({ text: "Saved." });
  act(() => vi.advanceTimersByTime(9_999));
  expect(screen.queryAllByText("Saved.")).toHaveLength(1);
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText("Saved.")).toBeNull();
});

test("a failure stays until it is closed, and is shown once", () => {
  const failure = { text: "That did not work.", isFailure: true };
  showToasts(failure, failure);
  act(() => vi.advanceTimersByTime(DAY_MS));
  expect(screen.queryAllByText("That did not work.")).toHaveLength(1);
  act(() => screen.getByRole("button", { name: "Close" }).click());
  expect(screen.queryByText("That did not work.")).toBeNull();
});

test("a failure goes when another screen is opened, a message does not", () => {
  const open = showToasts({ text: "That did not work.", isFailure: true }, { text: "Saved." });
  open("/desk?from=mail");
  expect(screen.queryAllByText("That did not work.")).toHaveLength(1);
  open("/desk/clients");
  expect(screen.queryByText("That did not work.")).toBeNull();
  expect(screen.queryAllByText("Saved.")).toHaveLength(1);
});
