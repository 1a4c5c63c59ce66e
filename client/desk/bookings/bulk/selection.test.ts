import { describe, expect, it } from "vitest";
import { NOTHING_SELECTED, type Selection, toggleRange, toggleRow, toggleShown } from "./selection.ts";

const shown = ["a", "b", "c", "d", "e"];
const select = (ids: string, anchor: string | null = null): Selection => ({ ids: new Set(ids), anchor });
const list = ({ ids }: Selection) => [...ids].toSorted().join("");

describe("toggleRow", () => {
  it.each([
    ["", "b", "b"],
    ["b", "b", ""],
    ["ab", "c", "abc"],
  ])("turns %j at %s into %j", (before, id, after) => {
    const next = toggleRow(select(before), id);
    expect(list(next)).toBe(after);
    expect(next.anchor).toBe(id);
  });
});

describe("toggleRange", () => {
  it.each([
    ["b", "b", "d", "bcd"],
    ["d", "d", "b", "bcd"],
    ["abcde", "b", "d", "ae"],
    ["", null, "c", "c"],
    ["x", "x", "c", "cx"],
    ["ae", "a", "c", "abce"],
  ])("turns %j from %s to %s into %j", (before, anchor, id, after) => {
    const next = toggleRange(select(before, anchor), shown, id);
    expect(list(next)).toBe(after);
    expect(next.anchor).toBe(id);
  });
});

describe("toggleShown", () => {
  it.each([
    ["", "abcde"],
    ["bd", "abcde"],
    ["abcde", ""],
  ])("turns %j into %j", (before, after) => {
    expect(list(toggleShown(select(before), shown))).toBe(after);
  });

  it("clears the selection", () => {
    expect(toggleShown(select("abcde"), shown)).toBe(NOTHING_SELECTED);
  });
});
