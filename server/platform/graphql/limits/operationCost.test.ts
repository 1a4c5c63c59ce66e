import { GraphQLError, Kind, type OperationDefinitionNode, buildSchema as build, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { calculateOperationCost } from "./operationCost.ts";
import { buildSchema } from "../../../app/graph/schema.ts";

const small = build(`
  type Query { leaf(n: Int): Int self: Query list: [Query!]! pick(ids: [Int!]!): [Query]! things(first: Int, last: Int): ThingConnection! either: Either dear: Int }
  type ThingConnection { edges: [ThingEdge!]! nodes: [Thing!]! totalCount: Int! }
  type ThingEdge { cursor: String! node: Thing! }
  type Thing { name: String things(first: Int): ThingConnection! }
  union Either = Thing | Other  type Other { name: String }`);
const fields = small.getQueryType()!.getFields();
fields["dear"]!.extensions = { complexity: 50 };
fields["pick"]!.extensions = {
  complexity: (args: { ids: number[] }) => ({ field: 1, multiplier: args.ids.length }),
};

function costIn(schema: ReturnType<typeof build>, text: string, variables: Record<string, unknown> = {}) {
  const document = parse(text);
  const operation = document.definitions.find(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
  )!;
  return calculateOperationCost(schema, document, { operation, variables, context: {} });
}

describe("calculateOperationCost", () => {
  it.each<[string, string, number]>([
    ["each field once", "{ leaf self { leaf } }", 3],
    ["what a field declares", "{ dear }", 50],
    ["every alias", "{ a: dear b: dear c: dear }", 150],
    ["what introspection asks", "{ __typename __schema { types { name } } }", 2],
    ["ten times what is in a list", "{ list { leaf } }", 11],
    ["a hundred times what is in a list of lists", "{ list { list { leaf } } }", 111],
    ["as often as ids are asked for", "{ pick(ids: [1, 2, 3]) { leaf self { leaf } } }", 10],
    ["at least once, with nothing asked for", "{ pick(ids: []) { leaf } }", 2],
    ["twenty of a page of which nothing is said", "{ things { edges { node { name } } } }", 1 + 20 * 3],
    ["as many as are asked for", "{ things(first: 5) { nodes { name } totalCount } }", 1 + 5 * 3],
    ["from the end too", "{ things(last: 50) { nodes { name } } }", 1 + 50 * 2],
    ["no more than a page ever holds", "{ things(first: 100000) { nodes { name } } }", 1 + 100 * 2],
    ["never less than one", "{ things(first: -5) { nodes { name } } }", 1 + 2],
    [
      "pages of pages",
      "{ things(first: 10) { nodes { things(first: 10) { nodes { name } } } } }",
      1 + 10 * (1 + 1 + 10 * 2),
    ],
    ["every way that an answer may go", "{ either { ... on Thing { name } ... on Other { name } } }", 3],
    [
      "a fragment wherever it is spread",
      "{ ...F self { ...F } } fragment F on Query { leaf dear }",
      51 + 1 + 51,
    ],
    ["what is skipped", "{ dear @skip(if: true) }", 50],
  ])("%s", (_name, text, cost) => {
    expect(costIn(small, text)).toBe(cost);
  });

  it("reads lengths from variables and their default values", () => {
    const text =
      "query($n: Int = 7, $ids: [Int!]!) { things(first: $n) { nodes { name } } pick(ids: $ids) { leaf } }";
    expect(costIn(small, text, { ids: [1, 2] })).toBe(1 + 7 * 2 + 1 + 2);
    expect(costIn(small, text, { n: 30, ids: [1] })).toBe(1 + 30 * 2 + 1 + 1);
  });

  it("returns null when variables do not fit", () => {
    const text = "query($ids: [Int!]!) { pick(ids: $ids) { leaf } }";
    expect(costIn(small, text)).toBeNull();
    expect(costIn(small, text, { ids: "x" })).toBeNull();
    expect(costIn(small, "query($ids: [Int!]) { pick(ids: $ids) { leaf } }", { ids: null })).toBeNull();
  });

  it("visits a fragment once but counts every spread", () => {
    let looked = 0;
    const watched = build("type Query { self: Query leaf: Int }");
    watched.getQueryType()!.getFields()["leaf"]!.extensions = {
      complexity: () => {
        looked += 1;
        return 1;
      },
    };
    const levels = Array.from(
      { length: 60 },
      (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`,
    );
    const text = `{ ...F0 } ${levels.join(" ")} fragment F60 on Query { leaf }`;
    expect(costIn(watched, text)).toBe(2 ** 60);
    expect(looked).toBe(1);
  });

  it("throws the errors of cost functions", () => {
    const broken = build("type Query { leaf: Int }");
    const leaf = broken.getQueryType()!.getFields()["leaf"]!;
    leaf.extensions = {
      complexity: () => {
        throw new TypeError("bug");
      },
    };
    expect(() => costIn(broken, "{ leaf }")).toThrow(TypeError);
    leaf.extensions = {
      complexity: () => {
        throw new GraphQLError("no such thing");
      },
    };
    expect(costIn(broken, "{ leaf }")).toBeNull();
  });
});

describe("cost in the Daybook schema", () => {
  const schema = buildSchema();
  const keys = (count: number) => ({ keys: Array.from({ length: count }, () => "k") });

  it("grows with bookings and nodes", () => {
    const text =
      "query($keys: [String!]!) { visitorBookings(accessKeys: $keys) { ... on VisitorBooking { id reference } } }";
    expect(costIn(schema, text, keys(10))! - costIn(schema, text, keys(5))!).toBe(5 * 2);
    const nodes = "query($ids: [ID!]!) { nodes(ids: $ids) { id } }";
    expect(costIn(schema, nodes, { ids: ["a", "b", "c"] })).toBe(1 + 3);
  });

  it.each([
    "business { services(first: $n) { edges { node { name } } } }",
    "business { bookings(first: $n) { edges { node { id } } } }",
    'business { form(id: "intake") { submissions(first: $n) { edges { node { id } } } } }',
  ])("grows with the page size: %s", (text) => {
    const cost = (n: number) => costIn(schema, `query($n: Int) { ${text} }`, { n })!;
    expect(cost(60) - cost(50)).toBe(10 * 3);
  });
});
