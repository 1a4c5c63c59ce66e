import { getIntrospectionQuery } from "graphql";
import { describe, expect, it } from "vitest";
import { findExceededBound, findExceededVariableBound } from "./documentBounds.ts";

const long = ` #${"x".repeat(1_000)}`;
const many = (count: number, one: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => one(i)).join(" ");

describe("findExceededBound", () => {
  it.each([
    ["deep", `{${"a{".repeat(60)}b${"}".repeat(60)}}`, "nesting 123, at most 100"],
    ["with deep lists", `{a(x:${"[".repeat(1_000)}${"]".repeat(1_000)})}`, "nesting 1003, at most 100"],
    ["with deep objects", `{a(x:${"{y:".repeat(120)}1${"}".repeat(120)})}`, "nesting 244, at most 100"],
    ["of many fragments", `{a} ${many(101, (i) => `fragment F${i} on Q{a}`)}`, "fragments 101, at most 100"],
    ["of many directives", `{a ${"@x ".repeat(101)}}`, "directives 101, at most 100"],
    ["of many variables", `query(${many(201, (i) => `$v${i}:I`)}){a}`, "variables 201, at most 200"],
    [
      "that goes round",
      "{...A} fragment A on Q{...B a} fragment B on Q{x{...C}} fragment C on Q{...A}",
      "a fragment that spreads itself",
    ],
    ["that spreads itself", "{a} fragment A on Q{...A}", "a fragment that spreads itself"],
  ])("rejects %s before validation", (_name, text, expectedBound) => {
    expect(findExceededBound(text + long)).toBe(expectedBound);
  });

  it.each([
    ["the usual introspection", getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true })],
    [
      "fragments in a row",
      `{...F0} ${many(99, (i) => `fragment F${i} on Q{...F${i + 1} ...F${i + 1}}`)} fragment F99 on Q{a}`,
    ],
    ["unknown fragments", "{...A} fragment A on Q{...Nobody}"],
    ["what cannot be parsed", "{{{{"],
    ["what has too many tokens", `{${"a ".repeat(5_000)}}`],
    ["what is short", "{...A} fragment A on Q{...A}".padEnd(900)],
  ])("leaves %s to the rules of graphql-js", (name, text) => {
    expect(findExceededBound(name === "what is short" ? text : text + long)).toBeNull();
  });
});

describe("variables", () => {
  const nest = (levels: number): unknown => (levels === 0 ? 1 : [nest(levels - 1)]);

  it("may be as deep and as many as in an import of a site", () => {
    expect(findExceededVariableBound(nest(32))).toBeNull();
    expect(findExceededVariableBound({ a: Array.from({ length: 19_000 }, () => 1) })).toBeNull();
    for (const nothing of [null, undefined, "text", 1]) expect(findExceededVariableBound(nothing)).toBeNull();
  });

  it("must not be deeper or more", () => {
    expect(findExceededVariableBound(nest(34))).toContain("nesting");
    expect(findExceededVariableBound(JSON.parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`))).toContain(
      "nesting",
    );
    expect(findExceededVariableBound({ a: Array.from({ length: 20_001 }, () => 1) })).toContain("values");
  });
});
