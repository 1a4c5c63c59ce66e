import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { noAnswers } from "../details/answers.ts";
import { notFilled } from "../../forms/drafts.ts";
import {
  forgetVisit,
  newVisit,
  recallVisit,
  rememberVisit,
  sessionStore,
  type VisitStore,
} from "./visitMemory.ts";

function memoryStore(content: string | null = null): VisitStore {
  let stored = content;
  return {
    getItem: () => stored,
    setItem: (_, value) => void (stored = value),
    removeItem: () => void (stored = null),
  };
}

test("loadDraft restores a draft after a reload", () => {
  const store = memoryStore();
  const visit = {
    ...newVisit(),
    answers: { ...noAnswers, firstName: "Margit", locationKind: "ONLINE" as const, consent: true },
    hold: {
      token: "t",
      startsAt: "2026-11-24T19:30:00Z",
      endsAt: "2026-11-24T20:00:00Z",
      until: 1,
      staff: ["Amara"],
      service: "consultation",
      people: [["Amara Osei"]],
      visit: "[]",
    },
    attempt: { key: "k", input: "{}" },
  };
  rememberVisit(store, visit);
  expect(recallVisit(store)).toEqual(visit);
  forgetVisit(store);
  expect(recallVisit(store).answers).toEqual(noAnswers);
});

test("loadDraft returns a new draft for any unreadable storage content", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (content) => {
      const visit = recallVisit(memoryStore(content));
      expect(visit.visitor.length).toBeGreaterThan(0);
      expect(visit.answers).toMatchObject({ notes: expect.any(String), consent: expect.any(Boolean) });
    }),
  );
  const half = recallVisit(
    memoryStore('{"visitor":"v","answers":{"email":"a@b.example","consent":"yes"},"hold":{}}'),
  );
  expect(half).toEqual({
    visitor: "v",
    answers: { ...noAnswers, email: "a@b.example" },
    prefilled: {},
    guests: [],
    filled: notFilled,
    formPrefilled: new Map(),
    hold: null,
    attempt: null,
  });
});

test("saveDraft ignores a forbidden or full storage", () => {
  const broken: VisitStore = {
    getItem: () => {
      throw new Error("forbidden");
    },
    setItem: () => {
      throw new Error("full");
    },
    removeItem: () => {
      throw new Error("forbidden");
    },
  };
  for (const store of [broken, null]) {
    expect(() => rememberVisit(store, newVisit())).not.toThrow();
    expect(() => forgetVisit(store)).not.toThrow();
    expect(recallVisit(store).hold).toBe(null);
  }
});

test("getSessionStorage keeps a draft in memory where storage is forbidden", () => {
  vi.stubGlobal("window", {
    get sessionStorage(): never {
      throw new Error("forbidden");
    },
  });
  const visit = { ...newVisit(), answers: { ...noAnswers, firstName: "Margit" } };
  rememberVisit(sessionStore(), visit);
  expect(recallVisit(sessionStore())).toEqual(visit);
  forgetVisit(sessionStore());
  expect(recallVisit(sessionStore()).answers).toEqual(noAnswers);
  vi.unstubAllGlobals();
  expect(sessionStore()).toBeNull();
});
