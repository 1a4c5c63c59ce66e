import { type GraphQLInputObjectType, type GraphQLObjectType, getNamedType } from "graphql";
import { describe, expect, it } from "vitest";
import { buildSchema } from "./schema.ts";

/** Mutations without an idempotency key, and the reason. */
const WITHOUT: Readonly<Record<string, string>> = {
  signIn: "each one begins a session of its own; that of a lost answer ends by itself",
  signOut: "a signed-out user stays signed out",
  signOutEverywhere: "it stays ended",
  revokeSession: "it stays ended",
  requestPasswordReset: "each link ends the one before; its limits count every request",
  resetPassword: "its link is used up by the first",
  confirmPassword: "a password that is right is right again",
  changePassword: "it takes the current password, which is another after the first",
  confirmGuests: "an order is confirmed once, and its guests are notified by the first call",
  mailBookingLink: "every request may send a mail; its limits count every request",
  releaseHold: "it stays released",
  refreshPayment: "it asks the provider and writes what the provider says",
};

const mutations = Object.values((buildSchema().getMutationType() as GraphQLObjectType).getFields());

const takesKey = (name: string): boolean => {
  const input = mutations.find((one) => one.name === name)!.args.find((arg) => arg.name === "input");
  return input ? "idempotencyKey" in (getNamedType(input.type) as GraphQLInputObjectType).getFields() : false;
};

describe("idempotency keys", () => {
  it("are accepted by every mutation that is not idempotent itself", () => {
    const without = mutations.flatMap(({ name }) => (takesKey(name) ? [] : [name]));
    expect(without.toSorted()).toEqual(Object.keys(WITHOUT).toSorted());
  });

  it.each(mutations.filter(({ name }) => takesKey(name)).map(({ name, type }) => [name, type] as const))(
    "of %s can fail as already used and as invalid",
    (_name, type) => {
      const answers = buildSchema()
        .getPossibleTypes(getNamedType(type) as never)
        .map(({ name }) => name);
      expect(answers).toEqual(expect.arrayContaining(["IdempotencyConflict", "InvalidInput"]));
    },
  );
});
