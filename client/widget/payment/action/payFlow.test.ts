import { expect, test } from "vitest";
import { nextPay, type PayEvent, type PayFlow, payStart } from "./payFlow.ts";

const after = (...events: PayEvent[]): PayFlow => events.reduce(nextPay, payStart);
const pressed: PayEvent = { type: "pressed" };
const opened = (where: "HERE" | "TAB" | "BLOCKED"): PayEvent => ({ type: "opened", url: "/pay", where });
const heard = (state: string | null, isReturning = false): PayEvent => ({
  type: "heard",
  state,
  isReturning,
});

test("keeps the button busy until this tab is left, and frees it on return", () => {
  expect(after(pressed, opened("HERE")).phase).toBe("starting");
  expect(after(pressed, pressed).phase).toBe("starting");
  expect(after(pressed, opened("HERE"), { type: "cameBack" })).toEqual(payStart);
});

test("waits for another tab while its payment is open", () => {
  expect(after(pressed, opened("TAB"), heard("OPEN"))).toMatchObject({ phase: "waiting", isBlocked: false });
  expect(after(pressed, opened("BLOCKED"))).toMatchObject({ phase: "waiting", url: "/pay", isBlocked: true });
  for (const state of ["FAILED", "EXPIRED", "SUCCEEDED", null]) {
    expect(after(pressed, opened("TAB"), heard(state))).toEqual(payStart);
  }
});

test("ignores an earlier response while the payment page is requested", () => {
  expect(after(pressed, heard("FAILED")).phase).toBe("starting");
});

test("reports an unfinished payment on return until its state changes", () => {
  expect(after(heard("OPEN", true)).problem).toBe("UNFINISHED");
  expect(after(heard("EXPIRED", true)).problem).toBe("UNFINISHED");
  expect(after(heard("OPEN", true), heard("OPEN")).problem).toBe("UNFINISHED");
  expect(after(heard("OPEN", true), heard("FAILED")).problem).toBeNull();
  expect(after(heard("OPEN", true), pressed).problem).toBeNull();
  expect(after(heard("SUCCEEDED", true)).problem).toBeNull();
  expect(after(heard("OPEN")).problem).toBeNull();
});

test("reports a failure and allows a retry", () => {
  const refused: PayEvent = { type: "refused", problem: "UNAVAILABLE" };
  expect(after(pressed, refused)).toEqual({ ...payStart, problem: "UNAVAILABLE" });
  expect(after(pressed, refused, heard("OPEN")).problem).toBe("UNAVAILABLE");
  expect(after(pressed, refused, pressed)).toMatchObject({ phase: "starting", problem: null });
});
