import { beforeEach, expect, test } from "vitest";
import { findVisitorToken } from "./activeHold.ts";
import { createDraft, loadDraft, saveDraft } from "./bookingDraft.ts";
import { takeOverHold } from "./handedOverHold.ts";

const visitor = "v".repeat(22);
const open = (hash: string) => {
  history.replaceState({ key: "kept" }, "", `/widget/appointment/service/massage?seats=2${hash}`);
  takeOverHold(sessionStorage, location, 0);
};

beforeEach(() => sessionStorage.clear());

test("takeOverHold uses the visitor of the link and removes it from the address", () => {
  saveDraft(sessionStorage, { ...createDraft(), answers: { ...createDraft().answers, firstName: "Ada" } });
  open(`#visitor=${visitor}`);
  expect(loadDraft(sessionStorage)).toMatchObject({ visitor, hold: null, answers: { firstName: "Ada" } });
  expect(findVisitorToken(sessionStorage, 599_999)).toBe(visitor);
  expect(findVisitorToken(sessionStorage, 600_000)).toBeNull();
  expect(location.href).toMatch(/\/widget\/appointment\/service\/massage\?seats=2$/);
  expect(history.state).toEqual({ key: "kept" });
});

test.each(["", "#the-text", "#visitor=short", `#visitor=${visitor}&more`, `#visitor=${visitor}.`])(
  "takeOverHold ignores the fragment %j",
  (hash) => {
    open(hash);
    expect(sessionStorage.length).toBe(0);
    expect(location.hash).toBe(hash);
  },
);
