import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openRequest } from "./requestKeys.ts";

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal("window", {
    sessionStorage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = (name: string, input: object) => openRequest(name, input).idempotencyKey;

test("openRequest returns one key for a request until a response arrives", () => {
  const first = openRequest("addNote", { text: "a" });
  expect(open("addNote", { text: "a" })).toBe(first.idempotencyKey);
  expect(open("addNote", { text: "b" })).not.toBe(first.idempotencyKey);
  expect(open("changeNote", { text: "a" })).not.toBe(first.idempotencyKey);
  first.close();
  expect(open("addNote", { text: "a" })).not.toBe(first.idempotencyKey);
});

test("openRequest keeps the keys of other requests when one ends", () => {
  const other = open("addNote", { text: "b" });
  openRequest("addNote", { text: "a" }).close();
  expect(open("addNote", { text: "b" })).toBe(other);
});

test("openRequest returns a new key after an hour", () => {
  vi.useFakeTimers();
  const first = open("announceDelay", { minutes: 15 });
  vi.advanceTimersByTime(3_599_000);
  expect(open("announceDelay", { minutes: 15 })).toBe(first);
  vi.advanceTimersByTime(1_000);
  expect(open("announceDelay", { minutes: 15 })).not.toBe(first);
});

test("openRequest ignores what it cannot read", () => {
  window.sessionStorage.setItem("daybook.desk.openRequests", '[1, ["a"], ["b", {"key": 1}]]');
  expect(open("b", {})).toMatch(/^[0-9a-f]{32}$/);
  window.sessionStorage.setItem("daybook.desk.openRequests", "{");
  expect(open("b", {})).toMatch(/^[0-9a-f]{32}$/);
});
