import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareAnswer, fillPlaceholders, readRecipes } from "./recipes.ts";

const fence = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\`\n`;

describe("recipes", () => {
  it("are the marked blocks with their results", () => {
    const text = `# Guide\n## First\n${fence("graphql recipe key", "{ a }")}${fence("json variables", '{"b":1}')}${fence("json answer", '{"data":{}}')}## Second\n${fence("graphql", "{ c }")}`;
    expect(readRecipes("guide", text)).toEqual([
      {
        name: "guide, First",
        language: "graphql",
        text: "{ a }",
        hasKey: true,
        variables: { b: 1 },
        answer: { data: {} },
      },
    ]);
  });

  it.each([
    ["no answer", fence("graphql recipe", "{ a }")],
    ["an answer of nothing", fence("json answer", "{}")],
    ["a language that cannot be run", fence("js recipe", "1") + fence("json answer", "{}")],
  ])("are rejected with %s", (_name, text) => {
    expect(() => readRecipes("guide", text)).toThrow(/^guide/);
  });

  it("are filled in with known values", () => {
    const values = { slot: "s1" };
    expect(fillPlaceholders({ input: { slot: "<slot>", list: ["<slot>", 1, null] } }, values)).toEqual({
      input: { slot: "s1", list: ["s1", 1, null] },
    });
    expect(() => fillPlaceholders("<other>", values)).toThrow("nothing gave <other>");
  });
});

describe("compareAnswer", () => {
  it.each<[string, unknown, unknown, readonly string[]]>([
    ["the same", { a: 1 }, { a: 1 }, []],
    ["another number", { a: 1 }, { a: 2 }, ["a: 2 instead of 1"]],
    ["another text", { a: "x" }, { a: "y" }, ['a: "y" instead of "x"']],
    [
      "another instant",
      { at: "2026-12-01T14:00:00Z" },
      { at: "2026-12-01T14:00:00.000Z" },
      ['at: "2026-12-01T14:00:00.000Z" instead of "2026-12-01T14:00:00Z"'],
    ],
    ["a text that is shown in part", { a: "daybook_…" }, { a: "daybook_…x.y" }, []],
    [
      "another text than the part",
      { a: "day…end" },
      { a: "night end" },
      ['a: "night end" instead of "day…end"'],
    ],
    ["a missing key", { a: 1 }, {}, ["a: it is not there"]],
    ["a key more", {}, { a: 1 }, ["a: it is not shown"]],
    ["another kind", { a: 1 }, { a: "1" }, ["a: string instead of number"]],
    ["null", { a: null }, { a: 1 }, ["a: number instead of null"]],
    ["another type", { __typename: "A" }, { __typename: "B" }, ['__typename: "B" instead of "A"']],
    ["a longer list", { a: [1] }, { a: [1, 2] }, []],
    [
      "another entry at its place",
      { a: [{ code: "A" }, { code: "B" }] },
      { a: [{ code: "A" }, { code: "B" }] },
      [],
    ],
    ["an empty list", { a: [1] }, { a: [] }, ["a: an empty list"]],
    ["a list with something else", { a: [1] }, { a: [1, "2"] }, ["a[1]: string instead of number"]],
    ["nothing under a name", { a: "<id>" }, { a: null }, ["a: nothing for <id>"]],
    ["two values of one name", { a: "<id>", b: "<id>" }, { a: 1, b: 2 }, ["b: another <id> than before"]],
  ])("%s", (_name, shown, answer, expectedDifferences) => {
    expect(compareAnswer(shown, answer).differences).toEqual(expectedDifferences);
  });

  it("returns the values of placeholders", () => {
    expect(compareAnswer({ list: [{ id: "<id>" }] }, { list: [{ id: "x" }] }).found).toEqual({ id: "x" });
  });

  it("requires the same value for a known placeholder", () => {
    expect(compareAnswer("<id>", "y", { id: "x" }).differences).toEqual([
      "the answer: another <id> than before",
    ]);
  });

  it("never reports a difference for equal answers", () => {
    const plain = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('"<'));
    // Lists are compared with their first item only.
    const even = plain.filter((value) => !/\[.*,/.test(JSON.stringify(value)));
    fc.assert(
      fc.property(even, (value) => {
        expect(compareAnswer(value, value).differences).toEqual([]);
      }),
    );
  });
});
