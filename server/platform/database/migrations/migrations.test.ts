import { describe, expect, it } from "vitest";
import { type HistoryRow, type Migration, validateHistory } from "./migrations.ts";

const migrations: Migration[] = ["1_a", "2_b", "3_c"].map((name) => ({
  name,
  sql: "",
  checksum: `of ${name}`,
}));
const row = (name: string, changes: Partial<HistoryRow> = {}): HistoryRow => ({
  name,
  checksum: `of ${name}`,
  finished: true,
  ...changes,
});

describe("validateHistory", () => {
  it.each([
    ["nothing yet", [], { kind: "behind", missing: ["1_a", "2_b", "3_c"], unfinished: [] }],
    ["all", [row("1_a"), row("2_b"), row("3_c")], { kind: "current" }],
    ["some", [row("1_a")], { kind: "behind", missing: ["2_b", "3_c"], unfinished: [] }],
    [
      "one that did not finish",
      [row("1_a"), row("2_b", { finished: false })],
      { kind: "behind", missing: ["2_b", "3_c"], unfinished: ["2_b"] },
    ],
    [
      "one that did not finish and has been mended since",
      [row("1_a"), row("2_b", { finished: false, checksum: "of another text" })],
      { kind: "behind", missing: ["2_b", "3_c"], unfinished: ["2_b"] },
    ],
    [
      "one that did not finish at first",
      [row("1_a"), row("2_b", { finished: false }), row("2_b"), row("3_c")],
      { kind: "current" },
    ],
  ])("classifies %s", (_name, history, verdict) => {
    expect(validateHistory(migrations, history)).toEqual(verdict);
  });

  it.each([
    ["newer than the code", [row("1_a"), row("4_d")], /newer than this Daybook .*4_d/],
    ["newer, though that did not finish", [row("4_d", { finished: false })], /newer than this Daybook .*4_d/],
    ["of a changed script", [row("1_a", { checksum: "x" })], /1_a was changed after it ran/],
  ])("rejects one %s, in one line", (_name, history, message) => {
    const verdict = validateHistory(migrations, history);
    expect(verdict).toEqual({ kind: "refused", message: expect.stringMatching(message) as string });
  });

  const former = { "0_x": "of 0_x", "0_y": "of 0_y" };

  it("accepts the whole history that the baseline replaces", () => {
    expect(validateHistory(migrations, [row("0_x"), row("0_y")], former)).toEqual({ kind: "former" });
  });

  it.each([
    ["is incomplete", [row("0_x")], /lacks the migration 0_y/],
    ["has an unfinished script", [row("0_x"), row("0_y", { finished: false })], /lacks the migration 0_y/],
    ["has a changed script", [row("0_x", { checksum: "x" }), row("0_y")], /lacks the migration 0_x/],
    ["is mixed with later migrations", [row("0_x"), row("0_y"), row("1_a")], /migrations of two versions/],
  ])("rejects a former history that %s", (_name, history, message) => {
    const verdict = validateHistory(migrations, history, former);
    expect(verdict).toEqual({ kind: "refused", message: expect.stringMatching(message) as string });
  });
});
