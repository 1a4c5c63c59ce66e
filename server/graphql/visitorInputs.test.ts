import { readFileSync } from "node:fs";
import { type GraphQLInputObjectType, buildSchema, isInputObjectType } from "graphql";
import { expect, it } from "vitest";

/** Nobody but the business may name an amount, and only to give it back: everything else is priced by what is in the database. */
it("no input of the graph has a member for money, but what the business gives back", () => {
  const schema = buildSchema(readFileSync(new URL("../../schema.graphql", import.meta.url), "utf8"));
  const inputs = Object.values(schema.getTypeMap()).filter((type): type is GraphQLInputObjectType =>
    isInputObjectType(type),
  );
  const members = inputs.flatMap((type) =>
    Object.keys(type.getFields()).map((name) => `${type.name}.${name}`),
  );
  expect(members).toContain("BookInput.answers");
  expect(
    members.filter((one) =>
      /\.(.*)(price|amount|total|minor|currency|deposit|discount|paid|refund|tax)/i.test(one),
    ),
  ).toEqual(["RefundPaymentInput.amount"]);
});
