import { expect, test } from "vitest";
import { reducePayFlow, type PayEvent, type PayFlow, initialPayFlow } from "./payFlow.ts";

const after = (...events: PayEvent[]): PayFlow => events.reduce(reducePayFlow, initialPayFlow);
const pressed: PayEvent = { type: "pressed" };
const opened = (target: "HERE" | "TAB" | "BLOCKED"): PayEvent => ({
  type: "opened",
  url: "/pay",
  target: target,
});
const heard = (state: string | null, isReturning = false): PayEvent => ({
  type: "heard",
  state,
  returnsFromPayment: isReturning,
});

test("keeps the button busy until this tab is left, and frees it on return", () => {
  expect(after(pressed, opened("HERE")).phase).toBe("starting");
  expect(after(pressed, pressed).phase).toBe("starting");
  expect(after(pressed, opened("HERE"), { type: "cameBack" })).toEqual(initialPayFlow);
});

test("waits for another tab while its payment is open", () => {
  expect(after(pressed, opened("TAB"), heard("OPEN"))).toMatchObject({
    phase: "waiting",
    isTabBlocked: false,
  });
  expect(after(pressed, opened("BLOCKED"))).toMatchObject({
    phase: "waiting",
    url: "/pay",
    isTabBlocked: true,
  });
  for (const state of ["FAILED", "EXPIRED", "SUCCEEDED", null]) {
    expect(after(pressed, opened("TAB"), heard(state))).toEqual(initialPayFlow);
  }
});

test("ignores an earlier response while the payment page is requested", () => {
  expect(after(pressed, heard("FAILED")).phase).toBe("starting");
});

test("reports an unfinished payment on return until its state changes", () => {
  expect(after(heard("OPEN", true)).failure).toBe("UNFINISHED");
  expect(after(heard("EXPIRED", true)).failure).toBe("UNFINISHED");
  expect(after(heard("OPEN", true), heard("OPEN")).failure).toBe("UNFINISHED");
  expect(after(heard("OPEN", true), heard("FAILED")).failure).toBeNull();
  expect(after(heard("OPEN", true), pressed).failure).toBeNull();
  expect(after(heard("SUCCEEDED", true)).failure).toBeNull();
  expect(after(heard("OPEN")).failure).toBeNull();
});

test("reports a failure and allows a retry", () => {
  const refused: PayEvent = { type: "refused", failure: "UNAVAILABLE" };
  expect(after(pressed, refused)).toEqual({ ...initialPayFlow, failure: "UNAVAILABLE" });
  expect(after(pressed, refused, heard("OPEN")).failure).toBe("UNAVAILABLE");
  expect(after(pressed, refused, pressed)).toMatchObject({ phase: "starting", failure: null });
});
