import { readFileSync } from "node:fs";
import { type GraphQLInputObjectType, buildSchema, getNamedType, isInputObjectType } from "graphql";
import { expect, it } from "vitest";

/** Mutations for visitors. All others belong to the business. */
const OPEN_TO_ALL = [
  "holdSlot",
  "releaseHold",
  "book",
  "rescheduleBooking",
  "cancelBooking",
  "leaveBooking",
  "confirmGuests",
  "startPayment",
  "refreshPayment",
  "submitForm",
  "submitSurvey",
];

const schema = buildSchema(readFileSync(new URL("../../../schema.graphql", import.meta.url), "utf8"));

/** Returns an input type and all nested ones. */
function inputsWithin(input: GraphQLInputObjectType, found = new Set<GraphQLInputObjectType>()) {
  if (found.has(input)) return found;
  found.add(input);
  for (const { type } of Object.values(input.getFields())) {
    const inner = getNamedType(type);
    if (isInputObjectType(inner)) inputsWithin(inner, found);
  }
  return found;
}

/** Only the business sets prices. The server calculates all amounts from the database. */
it("inputs of visitors have no field for money", () => {
  const mutations = schema.getMutationType()!.getFields();
  const inputs = OPEN_TO_ALL.flatMap((name) =>
    mutations[name]!.args.map(({ type }) => getNamedType(type)).filter(isInputObjectType),
  );
  const members = [...new Set(inputs.flatMap((input) => [...inputsWithin(input)]))].flatMap((type) =>
    Object.keys(type.getFields()).map((name) => `${type.name}.${name}`),
  );
  expect(members).toContain("BookInput.answers");
  expect(members).toContain("ContactInput.email");
  expect(
    members.filter((one) =>
      /\.(.*)(price|amount|total|minor|currency|deposit|discount|paid|refund|tax)/i.test(one),
    ),
  ).toEqual([]);
});
