import { buildSchema, getIntrospectionQuery, parse, specifiedRules, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { documentLimits, documentLimitsRule, limitCodeKey } from "../../platform/graphql/limits/limits.ts";

const schema = buildSchema("type Query { self: Query leaf: String }");
const exempt = "{ self { self { leaf } } } # ours";
const check = (text: string) =>
  validate(schema, parse(text), [documentLimitsRule((document) => document === exempt)]).map((error) => [
    error.extensions[limitCodeKey],
    error.message,
  ]);

const nest = (levels: number, inside = "leaf") => `${"self{".repeat(levels)}${inside}${"}".repeat(levels)}`;

describe("document of a caller", () => {
  it("may be as deep as the limit", () => {
    expect(check(`{${nest(documentLimits.depth - 1)}}`)).toEqual([]);
    expect(check(`{${nest(documentLimits.depth)}}`)).toEqual([
      ["DOCUMENT_TOO_LARGE", "The document is too large: depth 17, at most 16."],
    ]);
  });

  it("has its depth measured through fragments", () => {
    const text = `{ ${nest(8, "...A")} } fragment A on Query { ${nest(8, "... on Query { leaf }")} }`;
    expect(check(text)[0]?.[1]).toContain("depth 17");
  });

  it("has the aliases of a fragment counted at each spread", () => {
    const spreads = Array.from({ length: 7 }, (_, index) => `s${index}: self { ...A }`).join(" ");
    const fragment = `fragment A on Query { ${Array.from({ length: 8 }, (_, index) => `a${index}: leaf`).join(" ")} }`;
    expect(check(`{ ${spreads} } ${fragment}`)[0]?.[1]).toContain("aliases 63");
  });

  it("is measured in linear time despite nested fragments", () => {
    const levels = Array.from(
      { length: 40 },
      (_, index) => `fragment F${index} on Query { x: leaf ...F${index + 1} ...F${index + 1} }`,
    );
    const text = `{ ...F0 } ${levels.join(" ")} fragment F40 on Query { leaf }`;
    expect(check(text)[0]?.[1]).toContain("aliases");
  });

  it("may contain circular fragments without an endless loop", () => {
    expect(check("{ ...A } fragment A on Query { self { ...A } }")).toEqual([]);
  });

  it("must not have too many fields at its root", () => {
    expect(check(`{ ${"leaf ".repeat(21)} }`)[0]?.[1]).toContain("root fields 21");
  });

  it("may request the whole schema but no recursive introspection", () => {
    expect(check(getIntrospectionQuery())).toEqual([]);
    const round =
      "{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }";
    const rules = [...specifiedRules, documentLimitsRule(() => false)];
    expect(validate(schema, parse(round), rules)).not.toEqual([]);
    const often = Array.from({ length: 61 }, (_, index) => `a${index}: __typename`).join(" ");
    expect(check(`{ self { ${often} } }`)[0]?.[1]).toContain("aliases 61");
  });
});

it("has no limits if it is persisted", () => {
  const strict = validate(schema, parse(exempt), [documentLimitsRule(() => true)]);
  expect(strict).toEqual([]);
});
