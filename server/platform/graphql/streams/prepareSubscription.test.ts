import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { PERSISTED_QUERY_COST } from "../../http/limits/costs.ts";
import { SubscriptionRejection, prepareSubscription } from "./prepareSubscription.ts";

const schema = buildSchema(`
  type Query { leaf: String }
  type Mutation { write: String }
  type Event { id: ID! self: Event! list: [Event!]! }
  type Subscription { events(after: String, first: Int): Event! }
`);

function prepare(text: string, more: object = {}, costLimit: number | null = 50) {
  const sent = { text, isPersisted: costLimit === null, operationName: null, variables: {}, ...more };
  try {
    const { cost } = prepareSubscription(schema, sent, { costLimit });
    return cost;
  } catch (error) {
    if (!(error instanceof SubscriptionRejection)) throw error;
    return error.errors.map(({ extensions }) => extensions["limitCode"] ?? extensions["code"]);
  }
}

const deep = `subscription { events { ${"self { ".repeat(15)}id${" }".repeat(15)} } }`;

describe("a subscription", () => {
  it.each<[string, string, unknown]>([
    ["with a syntax error", "subscription {", ["GRAPHQL_PARSE_FAILED"]],
    ["with an unknown field", "subscription { x }", ["GRAPHQL_VALIDATION_FAILED"]],
    ["that is a query", "{ leaf }", ["BAD_REQUEST"]],
    ["that is a mutation", "mutation { write }", ["BAD_REQUEST"]],
    [
      "that is not named among several",
      "subscription A { events { id } } subscription B { events { id } }",
      ["OPERATION_RESOLUTION_FAILURE"],
    ],
    ["that is too deep", deep, ["DOCUMENT_TOO_LARGE"]],
    ["that costs too much", "subscription { events { list { list { id } } } }", ["COST_LIMIT_EXCEEDED"]],
    [
      "with text that cannot be stored",
      'subscription { events(after: "\\u0000") { id } }',
      ["INVALID_INPUT"],
    ],
  ])("%s is rejected", (_name, text, expected) => {
    expect(prepare(text)).toEqual(expected);
  });

  it("with a variable of another type is rejected", () => {
    const text = "subscription ($first: Int) { events(first: $first) { id } }";
    expect(prepare(text, { variables: { first: "x" } })).toEqual(["BAD_USER_INPUT"]);
  });

  it("costs its fields", () => {
    expect(prepare("subscription { events { id self { id } } }")).toBe(4);
  });

  it("is exempt from the limits as a persisted document, at a flat cost", () => {
    expect(prepare(deep, {}, null)).toBe(PERSISTED_QUERY_COST);
    expect(prepare("subscription { events { list { list { id } } } }", {}, null)).toBe(PERSISTED_QUERY_COST);
  });
});
