import { expect, it } from "vitest";
import { mayReload, type GuardMemory } from "./reloadGuard.ts";

function memory(): GuardMemory {
  let storedText: string | null = null;
  return { read: () => storedText, write: (text) => void (storedText = text) };
}

const closed: GuardMemory = {
  read: () => {
    throw new DOMException("denied", "SecurityError");
  },
  write: () => {
    throw new DOMException("denied", "SecurityError");
  },
};

it("reloads a path once in ten seconds", () => {
  const memories = [memory()];
  expect(mayReload("/a", 0, memories)).toBe(true);
  expect(mayReload("/a", 9_999, memories)).toBe(false);
  expect(mayReload("/a", 10_000, memories)).toBe(true);
});

it("guards each path separately", () => {
  const memories = [memory()];
  expect(mayReload("/a", 0, memories)).toBe(true);
  expect(mayReload("/b", 1, memories)).toBe(true);
  expect(mayReload("/b", 2, memories)).toBe(false);
});

it("uses the next storage when one is forbidden", () => {
  const memories = [closed, memory()];
  expect(mayReload("/a", 0, memories)).toBe(true);
  expect(mayReload("/a", 1, memories)).toBe(false);
});

it("never reloads when nothing can be stored", () => {
  const forgetful: GuardMemory = { read: () => null, write: () => {} };
  expect(mayReload("/a", 0, [closed, forgetful])).toBe(false);
});

it("ignores invalid stored text", () => {
  const rubbish: GuardMemory = { read: () => "{", write: () => {} };
  expect(mayReload("/a", 0, [rubbish, memory()])).toBe(true);
});

it("handles a clock that was set back", () => {
  const memories = [memory()];
  expect(mayReload("/a", 100_000, memories)).toBe(true);
  expect(mayReload("/a", 0, memories)).toBe(true);
});
