import { act, render } from "@testing-library/react";
import { startTransition, useEffect } from "react";
import { expect, test, vi } from "vitest";
import type { View } from "../../../router/loadView.ts";
import type { Navigator, NavigatorListener } from "../../../router/navigator.ts";
import { RouterProvider, useRouter } from "../../../router/RouterProvider.tsx";
import { type CalendarAddressState, useCalendarAddress } from "./useCalendarAddress.ts";

const toUrl = (search: string) => new URL(`http://daybook.test/widget/appointment/x/y${search}`);
const view = { kind: "error" } as View;

function setUp() {
  const current: { address?: CalendarAddressState } = {};
  let listener: NavigatorListener | null = null;
  const navigate = vi.fn<Navigator["navigate"]>();
  const navigator: Navigator = {
    navigate,
    preload() {},
    retry() {},
    replaceAddress() {},
    start(newListener) {
      listener = newListener;
      return () => {};
    },
  };
  function Probe() {
    const address = useCalendarAddress(useRouter().url, { shownZone: null, corrections: null });
    useEffect(() => {
      current.address = address;
    });
    const { staff, date } = address.chosen;
    return (
      <p>
        {staff ?? "anybody"}, {date ?? "no date"}
      </p>
    );
  }
  render(
    <RouterProvider navigator={navigator} initialScreen={{ url: toUrl(""), view }}>
      <Probe />
    </RouterProvider>,
  );
  return {
    navigate,
    seen: current,
    choose(changes: Parameters<CalendarAddressState["choose"]>[0]) {
      act(() => {
        current.address?.choose(changes);
        listener?.onPending(true);
      });
    },
    /** Completes the navigation to an address. `isLast` is false while another one is pending. */
    come(search: string, isLast: boolean) {
      act(() => {
        if (isLast) listener?.onPending(false);
        listener?.onScreen({ url: toUrl(search), view, scroll: { kind: "stay" } });
      });
    },
  };
}

const shown = () => document.querySelector("p")?.textContent;

test("useCalendarAddress keeps a press that follows a pending navigation", () => {
  const { navigate, choose, come } = setUp();
  choose({ staff: "ann" });
  expect(shown()).toBe("ann, no date");
  choose({ date: "2026-12-09" });
  expect(shown()).toBe("ann, 2026-12-09");
  come("?staff=ann", false);
  expect(shown()).toBe("ann, 2026-12-09");
  choose({ staff: "bob" });
  expect(navigate.mock.lastCall?.[0]).toMatch(/date=2026-12-09.*staff=bob|staff=bob.*date=2026-12-09/);
  come("?staff=bob&date=2026-12-09", true);
  expect(shown()).toBe("bob, 2026-12-09");
});

test("useCalendarAddress does not repeat the change that Back undid", () => {
  const { choose, come } = setUp();
  choose({ staff: "ann" });
  come("?staff=ann", true);
  come("", true);
  expect(shown()).toBe("anybody, no date");
});

test("useCalendarAddress includes a press that React has not rendered yet", () => {
  const { navigate, seen: current } = setUp();
  act(() => {
    startTransition(() => current.address?.choose({ date: "2026-12-09" }));
    expect(current.address?.target().date).toBe("2026-12-09");
    expect(current.address?.chosen.date).toBeNull();
    current.address?.choose({ staff: "ann" });
  });
  expect(navigate.mock.lastCall?.[0]).toMatch(/date=2026-12-09.*staff=ann|staff=ann.*date=2026-12-09/);
  expect(shown()).toBe("ann, 2026-12-09");
});
