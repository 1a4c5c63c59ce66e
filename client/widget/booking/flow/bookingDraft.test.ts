import { getSessionStorage, type KeyValueStore } from "../../../shared/webStorage.ts";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { EMPTY_ANSWERS } from "../details/answers.ts";
import { NO_FORM_ANSWERS } from "../../../forms/drafts.ts";
import { removeDraft, createDraft, loadDraft, saveDraft } from "./bookingDraft.ts";

function memoryStore(content: string | null = null): KeyValueStore {
  let stored = content;
  return {
    getItem: () => stored,
    setItem: (_, value) => void (stored = value),
    removeItem: () => void (stored = null),
  };
}

test("loadDraft restores a draft after a reload", () => {
  const store = memoryStore();
  const draft = {
    ...createDraft(),
    answers: { ...EMPTY_ANSWERS, firstName: "Margit", locationKind: "ONLINE" as const, consent: true },
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
  saveDraft(store, draft);
  expect(loadDraft(store)).toEqual(draft);
  removeDraft(store);
  expect(loadDraft(store).answers).toEqual(EMPTY_ANSWERS);
});

test("loadDraft returns a new draft for any unreadable storage content", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (content) => {
      const draft = loadDraft(memoryStore(content));
      expect(draft.visitor.length).toBeGreaterThan(0);
      expect(draft.answers).toMatchObject({ notes: expect.any(String), consent: expect.any(Boolean) });
    }),
  );
  const half = loadDraft(
    memoryStore('{"visitor":"v","answers":{"email":"a@b.example","consent":"yes"},"hold":{}}'),
  );
  expect(half).toEqual({
    visitor: "v",
    answers: { ...EMPTY_ANSWERS, email: "a@b.example" },
    prefilled: {},
    guests: [],
    filled: NO_FORM_ANSWERS,
    formPrefilled: new Map(),
    hold: null,
    attempt: null,
  });
});

test("saveDraft ignores a forbidden or full storage", () => {
  const broken: KeyValueStore = {
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
    expect(() => saveDraft(store, createDraft())).not.toThrow();
    expect(() => removeDraft(store)).not.toThrow();
    expect(loadDraft(store).hold).toBe(null);
  }
});

test("getSessionStorage keeps a draft in memory where storage is forbidden", () => {
  vi.stubGlobal("window", {
    get sessionStorage(): never {
      throw new Error("forbidden");
    },
  });
  const draft = { ...createDraft(), answers: { ...EMPTY_ANSWERS, firstName: "Margit" } };
  saveDraft(getSessionStorage(), draft);
  expect(loadDraft(getSessionStorage())).toEqual(draft);
  removeDraft(getSessionStorage());
  expect(loadDraft(getSessionStorage()).answers).toEqual(EMPTY_ANSWERS);
  vi.unstubAllGlobals();
  expect(getSessionStorage()).toBeNull();
});
