import { expect, test, vi } from "vitest";
import { holdingIn, rememberHolding } from "./ownHold.ts";
import { sessionStore } from "./visitMemory.ts";

const store = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

test("getVisitorToken returns the visitor's token while a hold is active", () => {
  const tab = store();
  expect(holdingIn(tab, 0)).toBeNull();
  rememberHolding(tab, { visitor: "a-visitor", until: 600 });
  expect(holdingIn(tab, 599)).toBe("a-visitor");
  expect(holdingIn(tab, 600)).toBeNull();
  expect(holdingIn(null, 0)).toBeNull();
});

test("getVisitorToken returns null when the storage is unreadable or forbidden", () => {
  const tab = store();
  tab.setItem("daybook.holding", "{");
  expect(holdingIn(tab, 0)).toBeNull();
  tab.setItem("daybook.holding", '{"visitor":1,"until":"soon"}');
  expect(holdingIn(tab, 0)).toBeNull();
  const full = {
    ...tab,
    setItem: () => {
      throw new Error("full");
    },
  };
  expect(() => rememberHolding(full, { visitor: "a", until: 1 })).not.toThrow();
});

test("getVisitorToken returns null during hydration even when a hold is active", async () => {
  vi.resetModules();
  const { holdingVisitor, startKnowingVisitor } = await import("./ownHold.ts");
  const { calendarVariables } = await import("../calendar/calendarVariables.ts");
  rememberHolding(sessionStore(), { visitor: "a-visitor", until: Date.now() + 600_000 });
  expect(holdingVisitor()).toBeNull();
  startKnowingVisitor();
  expect(holdingVisitor()).toBe("a-visitor");
  // No times are shown behind the details, so their query has no token.
  const asked = (search: string) => calendarVariables(new URL(`http://daybook.test/x${search}`)).visitor;
  expect(asked("?date=2026-12-03&also=massage")).toBe("a-visitor");
  expect(asked("?date=2026-12-03&step=details")).toBeNull();
});
