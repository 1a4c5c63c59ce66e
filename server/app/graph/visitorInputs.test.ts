import { readFileSync } from "node:fs";
import { type GraphQLInputObjectType, buildSchema, getNamedType, isInputObjectType } from "graphql";
import { expect, it } from "vitest";

/** What anybody may send; all other mutations are the business's own. */
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

/** An input and all that lie in it. */
function inputsWithin(input: GraphQLInputObjectType, found = new Set<GraphQLInputObjectType>()) {
  if (found.has(input)) return found;
  found.add(input);
  for (const { type } of Object.values(input.getFields())) {
    const inner = getNamedType(type);
    if (isInputObjectType(inner)) inputsWithin(inner, found);
  }
  return found;
}

/** Prices are the business's to set; everything else is priced by what is in the database. */
it("nothing that visitors send has a member for money", () => {
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
