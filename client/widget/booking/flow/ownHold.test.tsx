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

test("a search is a visitor's own for as long as something is held for them", () => {
  const tab = store();
  expect(holdingIn(tab, 0)).toBeNull();
  rememberHolding(tab, { visitor: "a-visitor", until: 600 });
  expect(holdingIn(tab, 599)).toBe("a-visitor");
  expect(holdingIn(tab, 600)).toBeNull();
  expect(holdingIn(null, 0)).toBeNull();
});

test("what cannot be read or kept is nobody's", () => {
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

test("the first screen asks as the server did, whatever is held", async () => {
  // As in a page that has just been opened: another test may have run on in this one.
  vi.resetModules();
  const { holdingVisitor, startKnowingVisitor } = await import("./ownHold.ts");
  const { calendarVariables } = await import("../calendar/calendarVariables.ts");
  rememberHolding(sessionStore(), { visitor: "a-visitor", until: Date.now() + 600_000 });
  expect(holdingVisitor()).toBeNull();
  startKnowingVisitor();
  expect(holdingVisitor()).toBe("a-visitor");
  // So does every calendar from then on, but behind the details, where no times are shown.
  const asked = (search: string) => calendarVariables(new URL(`http://daybook.test/x${search}`)).visitor;
  expect(asked("?date=2026-12-03&also=massage")).toBe("a-visitor");
  expect(asked("?date=2026-12-03&step=details")).toBeNull();
});
