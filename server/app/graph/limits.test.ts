import { buildSchema, getIntrospectionQuery, parse, specifiedRules, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { documentLimits, documentLimitsRule, limitCodeKey } from "../../platform/graphql/limits/limits.ts";

const schema = buildSchema("type Query { self: Query leaf: String }");
const exempt = "{ self { self { leaf } } } # ours";
const check = (text: string) =>
  validate(schema, parse(text), [documentLimitsRule((given) => given === exempt)]).map((error) => [
    error.extensions[limitCodeKey],
    error.message,
  ]);

const nest = (levels: number, inside = "leaf") => `${"self{".repeat(levels)}${inside}${"}".repeat(levels)}`;

describe("a document from anyone", () => {
  it("may be as deep as the limit", () => {
    expect(check(`{${nest(documentLimits.depth - 1)}}`)).toEqual([]);
    expect(check(`{${nest(documentLimits.depth)}}`)).toEqual([
      ["DOCUMENT_TOO_LARGE", "The document is too large: depth 17, at most 16."],
    ]);
  });

  it("hides no depth in fragments", () => {
    const text = `{ ${nest(8, "...A")} } fragment A on Query { ${nest(8, "... on Query { leaf }")} }`;
    expect(check(text)[0]?.[1]).toContain("depth 17");
  });

  it("counts the aliases of a fragment wherever it is spread", () => {
    const spreads = Array.from({ length: 7 }, (_, index) => `s${index}: self { ...A }`).join(" ");
    const fragment = `fragment A on Query { ${Array.from({ length: 8 }, (_, index) => `a${index}: leaf`).join(" ")} }`;
    expect(check(`{ ${spreads} } ${fragment}`)[0]?.[1]).toContain("aliases 63");
  });

  it("counts exploding fragments in no time", () => {
    const levels = Array.from(
      { length: 40 },
      (_, index) => `fragment F${index} on Query { x: leaf ...F${index + 1} ...F${index + 1} }`,
    );
    const text = `{ ...F0 } ${levels.join(" ")} fragment F40 on Query { leaf }`;
    expect(check(text)[0]?.[1]).toContain("aliases");
  });

  it("is not caught in a circle", () => {
    expect(check("{ ...A } fragment A on Query { self { ...A } }")).toEqual([]);
  });

  it("may not have too many fields at its root", () => {
    expect(check(`{ ${"leaf ".repeat(21)} }`)[0]?.[1]).toContain("root fields 21");
  });

  it("may ask for the whole schema, but not round and round", () => {
    expect(check(getIntrospectionQuery())).toEqual([]);
    const round =
      "{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }";
    const rules = [...specifiedRules, documentLimitsRule(() => false)];
    expect(validate(schema, parse(round), rules)).not.toEqual([]);
    const often = Array.from({ length: 61 }, (_, index) => `a${index}: __typename`).join(" ");
    expect(check(`{ self { ${often} } }`)[0]?.[1]).toContain("aliases 61");
  });
});

it("leaves the widget's own documents alone", () => {
  const strict = validate(schema, parse(exempt), [documentLimitsRule(() => true)]);
  expect(strict).toEqual([]);
});
