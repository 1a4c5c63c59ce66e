import { GraphQLError, buildSchema as buildTestSchema, execute, isObjectType, parse } from "graphql";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { rejectInsteadOfThrowing } from "./safeResolvers.ts";
import { buildSchema } from "../../app/graph/schema.ts";

const LATE = new Error("late");
const rejections: unknown[] = [];
const note = (error: unknown) => void rejections.push(error);
beforeEach(() => void process.on("unhandledRejection", note));
afterEach(() => void process.off("unhandledRejection", note));

/** Rejects after all synchronous code. */
const rejectLater = () =>
  new Promise((_resolve, reject) => {
    setImmediate(() => reject(LATE));
  });

async function run(second: object | null, selection = "{ late other }") {
  rejections.length = 0;
  const schema = buildTestSchema(`
    type Query { list: [Item!]! wide: [Thing!]! nested: [Item!]! }
    interface Thing { late: Int! }
    type Item implements Thing { late: Int! other: Int! inner: [Item!]! asked(at: Int! = 1): Int! }`);
  const first = { late: rejectLater, other: 1, inner: [], __typename: "Item" };
  const data = { list: [first, second], wide: [first, second] };
  const field = selection.startsWith("wide") ? selection : `list ${selection}`;
  const result = await execute({
    schema: rejectInsteadOfThrowing(schema),
    document: parse(`query ($at: Int = 1) { ${field} }`),
    rootValue: data,
    variableValues: selection.includes("$at") ? { at: null } : {},
  });
  // Node reports unhandled rejections after the microtasks of a turn.
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return { errors: result.errors?.length, rejections: [...rejections] };
}

describe("rejectInsteadOfThrowing", () => {
  it.each([
    [
      "a resolver throws",
      {
        late: 1,
        other: () => {
          throw new GraphQLError("no");
        },
      },
      undefined,
    ],
    ["a non-null field is null", { late: 1, other: null }, undefined],
    ["a scalar cannot be serialized", { late: 1, other: "text" }, undefined],
    ["an item of a list of non-null items is null", null, undefined],
    ["a list is no list", { late: 1, inner: 1 }, "{ late inner { other } }"],
    ["the type of an item is unknown", { late: 1, __typename: "Nothing" }, "wide { late }"],
    ["an argument cannot be coerced", { late: 1, asked: 1 }, "{ late asked(at: $at) }"],
  ])("leaves no rejection unhandled when %s", async (_, second, selection) => {
    expect(await run(second as object | null, selection)).toEqual({ errors: 1, rejections: [] });
  });

  it("completes a list without a promise when its items have none", () => {
    const schema = buildTestSchema(
      "type Query { list: [Item!]! } type Item { name: String! inner: [Item!]! }",
    );
    const result = execute({
      schema: rejectInsteadOfThrowing(schema),
      document: parse("{ list { name inner { name } } }"),
      rootValue: {
        list: [
          { name: "a", inner: [{ name: "b" }] },
          { name: "c", inner: [] },
        ],
      },
    });
    expect(result).toEqual({
      data: {
        list: [
          { name: "a", inner: [{ name: "b" }] },
          { name: "c", inner: [] },
        ],
      },
    });
  });

  it("covers every list of objects: the schema has no list of lists", () => {
    const nested = Object.values(buildSchema().getTypeMap())
      .filter(isObjectType)
      .flatMap((type) => Object.values(type.getFields()))
      .filter(({ type }) => /\[.*\[/.test(String(type)));
    expect(nested.map(({ name }) => name)).toEqual([]);
  });
});
