import { getSessionStorage } from "../../../shared/webStorage.ts";
import { expect, test, vi } from "vitest";
import { findVisitorToken, saveActiveHold } from "./activeHold.ts";

const store = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};

test("getVisitorToken returns the visitor's token while a hold is active", () => {
  const tab = store();
  expect(findVisitorToken(tab, 0)).toBeNull();
  saveActiveHold(tab, { visitor: "a-visitor", until: 600 });
  expect(findVisitorToken(tab, 599)).toBe("a-visitor");
  expect(findVisitorToken(tab, 600)).toBeNull();
  expect(findVisitorToken(null, 0)).toBeNull();
});

test("getVisitorToken returns null when the storage is unreadable or forbidden", () => {
  const tab = store();
  tab.setItem("daybook.holding", "{");
  expect(findVisitorToken(tab, 0)).toBeNull();
  tab.setItem("daybook.holding", '{"visitor":1,"until":"soon"}');
  expect(findVisitorToken(tab, 0)).toBeNull();
  const full = {
    ...tab,
    setItem: () => {
      throw new Error("full");
    },
  };
  expect(() => saveActiveHold(full, { visitor: "a", until: 1 })).not.toThrow();
});

test("getVisitorToken returns null during hydration even when a hold is active", async () => {
  vi.resetModules();
  const { getVisitorToken, markHydrated } = await import("./activeHold.ts");
  const { getCalendarVariables } = await import("../calendar/calendarVariables.ts");
  saveActiveHold(getSessionStorage(), { visitor: "a-visitor", until: Date.now() + 600_000 });
  expect(getVisitorToken()).toBeNull();
  markHydrated();
  expect(getVisitorToken()).toBe("a-visitor");
  // No times are shown behind the details, so their query has no token.
  const getQueryToken = (search: string) =>
    getCalendarVariables(new URL(`http://daybook.test/x${search}`)).visitor;
  expect(getQueryToken("?date=2026-12-03&also=massage")).toBe("a-visitor");
  expect(getQueryToken("?date=2026-12-03&step=details")).toBeNull();
});
