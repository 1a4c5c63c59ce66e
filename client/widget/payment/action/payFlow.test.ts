import { expect, test } from "vitest";
import { reducePayFlow, type PayEvent, type PayFlow, initialPayFlow } from "./payFlow.ts";

const after = (...events: PayEvent[]): PayFlow => events.reduce(reducePayFlow, initialPayFlow);
const pressed: PayEvent = { type: "pressed" };
const opened = (target: "HERE" | "TAB" | "BLOCKED"): PayEvent => ({
  type: "opened",
  url: "/pay",
  target: target,
});
const createStateEvent = (state: string | null, isReturning = false): PayEvent => ({
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
  expect(after(pressed, opened("TAB"), createStateEvent("OPEN"))).toMatchObject({
    phase: "waiting",
    isTabBlocked: false,
  });
  expect(after(pressed, opened("BLOCKED"))).toMatchObject({
    phase: "waiting",
    url: "/pay",
    isTabBlocked: true,
  });
  for (const state of ["FAILED", "EXPIRED", "SUCCEEDED", null]) {
    expect(after(pressed, opened("TAB"), createStateEvent(state))).toEqual(initialPayFlow);
  }
});

test("ignores an earlier response while the payment page is requested", () => {
  expect(after(pressed, createStateEvent("FAILED")).phase).toBe("starting");
});

test("reports an unfinished payment on return until its state changes", () => {
  expect(after(createStateEvent("OPEN", true)).failure).toBe("UNFINISHED");
  expect(after(createStateEvent("EXPIRED", true)).failure).toBe("UNFINISHED");
  expect(after(createStateEvent("OPEN", true), createStateEvent("OPEN")).failure).toBe("UNFINISHED");
  expect(after(createStateEvent("OPEN", true), createStateEvent("FAILED")).failure).toBeNull();
  expect(after(createStateEvent("OPEN", true), pressed).failure).toBeNull();
  expect(after(createStateEvent("SUCCEEDED", true)).failure).toBeNull();
  expect(after(createStateEvent("OPEN")).failure).toBeNull();
});

test("reports a failure and allows a retry", () => {
  const failureEvent: PayEvent = { type: "refused", failure: "UNAVAILABLE" };
  expect(after(pressed, failureEvent)).toEqual({ ...initialPayFlow, failure: "UNAVAILABLE" });
  expect(after(pressed, failureEvent, createStateEvent("OPEN")).failure).toBe("UNAVAILABLE");
  expect(after(pressed, failureEvent, pressed)).toMatchObject({ phase: "starting", failure: null });
});
