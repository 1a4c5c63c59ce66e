import { describe, expect, it } from "vitest";
import { type MetadataChange, toMetadata, toMetadataEntries, validateMetadata } from "./metadata.ts";

const check = (change: Partial<MetadataChange>) =>
  validateMetadata({ set: [], remove: [], ...change }).map(({ path, code }) => `${path.join(".")} ${code}`);
const entry = (name: string, value = "") => ({ name, value });

describe("validateMetadata", () => {
  it("accepts names of 1 to 40 characters and values of up to 500", () => {
    expect(check({})).toEqual([]);
    expect(check({ set: [entry("a"), entry("n".repeat(40), "v".repeat(500))], remove: ["b"] })).toEqual([]);
    expect(check({ set: [entry("CRM id", "\tkept\r\nas it is ")] })).toEqual([]);
  });

  it.each([
    ["", "REQUIRED"],
    ["n".repeat(41), "TOO_LONG"],
    [" a", "INVALID"],
    ["a ", "INVALID"],
    ["a\nb", "CONTROL_CHARACTERS"],
    ["a\u202eb", "CONTROL_CHARACTERS"],
  ])("rejects the name %j in both lists", (name, code) => {
    expect(check({ set: [entry("first"), entry(name)] })).toEqual([`set.1.name ${code}`]);
    expect(check({ remove: [name] })).toEqual([`remove.0 ${code}`]);
  });

  it("rejects a long value at its path", () => {
    expect(check({ set: [entry("a", "v".repeat(501))] })).toEqual(["set.0.value TOO_LONG"]);
  });

  it("rejects a name that occurs twice, also across the lists", () => {
    expect(check({ set: [entry("a"), entry("a", "b")] })).toEqual(["set.1.name DUPLICATE"]);
    expect(check({ set: [entry("a")], remove: ["b", "b", "a"] })).toEqual([
      "remove.1 DUPLICATE",
      "remove.2 DUPLICATE",
    ]);
  });

  it("rejects more than 50 entries without looking at them", () => {
    const names = Array.from({ length: 51 }, () => "");
    expect(check({ set: names.map((name) => entry(name)) })).toEqual(["set TOO_MANY"]);
    expect(check({ remove: names })).toEqual(["remove TOO_MANY"]);
  });
});

describe("entries", () => {
  it("are sorted by name in the same way in every language", () => {
    const names = ["b", "a", "Z", "é", "10", "9", "__proto__"];
    const metadata = toMetadata(names.map((name) => entry(name, name)));
    expect(toMetadataEntries(metadata).map(({ name }) => name)).toEqual([
      "10",
      "9",
      "Z",
      "__proto__",
      "a",
      "b",
      "é",
    ]);
    expect(JSON.parse(JSON.stringify(metadata))).toHaveProperty("a", "a");
  });
});
