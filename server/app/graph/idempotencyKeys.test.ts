import { type GraphQLInputObjectType, type GraphQLObjectType, getNamedType } from "graphql";
import { describe, expect, it } from "vitest";
import { buildSchema } from "./schema.ts";

/** Mutations that store no key, and the reason. Their key only has to be valid. */
const UNSTORED: Readonly<Record<string, string>> = {
  signIn: "each one checks the password and begins a session of its own",
  signOut: "a signed-out user stays signed out",
  signOutEverywhere: "a repetition needs a new session",
  resetPassword: "its link is used up by the first",
  confirmPassword: "each one checks the password",
  signInWithCode: "its token and each code are used up by the first",
  startPasskeySignIn: "each one makes a challenge of its own",
  finishPasskeySignIn: "its challenge is used up by the first",
  startPasskeyConfirmation: "each one makes a challenge of its own",
  confirmIdentity: "each one checks the proof",
  startPasskeyRegistration: "each one makes a challenge of its own",
  finishPasskeyRegistration: "its challenge is used up by the first",
  startCodeSetup: "each one makes a secret that is not in use",
  confirmCodeSetup: "its code is used up by the first",
  disableCodes: "codes that are disabled stay disabled",
  renewRecoveryCodes: "its codes are shown once and never stored",
  changePassword: "it takes the current password, which is another after the first",
};

const mutations = Object.values((buildSchema().getMutationType() as GraphQLObjectType).getFields());

describe("idempotency keys", () => {
  it.each(mutations.map(({ name, args, type }) => [name, args[0]!.type, type] as const))(
    "of %s can fail as already used and as invalid",
    (name, input, type) => {
      expect((getNamedType(input) as GraphQLInputObjectType).getFields()).toHaveProperty("idempotencyKey");
      const answers = buildSchema()
        .getPossibleTypes(getNamedType(type) as never)
        .map((answer) => answer.name);
      expect(answers).toContain("InvalidInput");
      expect(answers.includes("IdempotencyConflict")).toBe(!(name in UNSTORED));
    },
  );
});
