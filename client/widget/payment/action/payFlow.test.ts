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

test("in this tab the button stays busy until the page is left, and is free again for whoever comes back", () => {
  expect(after(pressed, opened("HERE")).phase).toBe("starting");
  expect(after(pressed, pressed).phase).toBe("starting");
  expect(after(pressed, opened("HERE"), { type: "cameBack" })).toEqual(payStart);
});

test("another tab is waited for as long as its payment is open", () => {
  expect(after(pressed, opened("TAB"), heard("OPEN"))).toMatchObject({ phase: "waiting", isBlocked: false });
  expect(after(pressed, opened("BLOCKED"))).toMatchObject({ phase: "waiting", url: "/pay", isBlocked: true });
  for (const state of ["FAILED", "EXPIRED", "SUCCEEDED", null]) {
    expect(after(pressed, opened("TAB"), heard(state))).toEqual(payStart);
  }
});

test("an answer to an earlier question does not free the button while the page is asked for", () => {
  expect(after(pressed, heard("FAILED")).phase).toBe("starting");
});

test("who comes back without having paid is told so, until that changes", () => {
  expect(after(heard("OPEN", true)).problem).toBe("UNFINISHED");
  expect(after(heard("EXPIRED", true)).problem).toBe("UNFINISHED");
  expect(after(heard("OPEN", true), heard("OPEN")).problem).toBe("UNFINISHED");
  expect(after(heard("OPEN", true), heard("FAILED")).problem).toBeNull();
  expect(after(heard("OPEN", true), pressed).problem).toBeNull();
  expect(after(heard("SUCCEEDED", true)).problem).toBeNull();
  expect(after(heard("OPEN")).problem).toBeNull();
});

test("a refusal is said, and can be tried again", () => {
  const refused: PayEvent = { type: "refused", problem: "UNAVAILABLE" };
  expect(after(pressed, refused)).toEqual({ ...payStart, problem: "UNAVAILABLE" });
  expect(after(pressed, refused, heard("OPEN")).problem).toBe("UNAVAILABLE");
  expect(after(pressed, refused, pressed)).toMatchObject({ phase: "starting", problem: null });
});
