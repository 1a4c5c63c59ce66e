import type { Viewer } from "../../rules/viewer.ts";
import {
  confirmCodeSetup,
  disableCodes,
  renewRecoveryCodes,
  startCodeSetup,
} from "../../factors/setUpCodes.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { idempotencyKeyField } from "../addBusinessMutation.ts";
import { addUserMutation } from "../addUserMutation.ts";
import { LastSecondFactorRef, NoSecondFactorRef, TooManyAttemptsRef } from "../failures.ts";
import { ViewerRef } from "../viewer.ts";

const StartCodeSetupInput = builder.inputType("StartCodeSetupInput", {
  description: "The input of `startCodeSetup`.",
  fields: (t) => idempotencyKeyField(t),
});

const ConfirmCodeSetupInput = builder.inputType("ConfirmCodeSetupInput", {
  description: "The input of `confirmCodeSetup`.",
  fields: (t) => ({
    code: t.string({ required: true, description: "Six digits from the app. Spaces are ignored." }),
    ...idempotencyKeyField(t),
  }),
});

const DisableCodesInput = builder.inputType("DisableCodesInput", {
  description: "The input of `disableCodes`.",
  fields: (t) => idempotencyKeyField(t),
});

const RenewRecoveryCodesInput = builder.inputType("RenewRecoveryCodesInput", {
  description: "The input of `renewRecoveryCodes`.",
  fields: (t) => idempotencyKeyField(t),
});

const StartCodeSetupPayload = builder
  .objectRef<{ readonly secret: string; readonly setupUrl: string }>("StartCodeSetupPayload")
  .implement({
    description: "The secret of the authenticator app (RFC 6238), which no later response contains.",
    isTypeOf: (value) => "setupUrl" in (value as object),
    fields: (t) => ({
      secret: t.exposeString("secret", { description: "The secret in Base32, for typing." }),
      setupUrl: t.exposeString("setupUrl", {
        description: "The `otpauth:` address with the secret, for a QR code.",
      }),
    }),
  });

interface WithRecoveryCodes {
  readonly viewer: Viewer;
  readonly recoveryCodes: readonly string[];
}

const ConfirmCodeSetupPayload = builder.objectRef<WithRecoveryCodes>("ConfirmCodeSetupPayload").implement({
  description: "The authenticator app is set up. Each sign-in by password needs a code from now on.",
  isTypeOf: (value) => "recoveryCodes" in (value as object),
  fields: (t) => ({
    viewer: t.expose("viewer", { type: ViewerRef, description: "The signed-in user." }),
    recoveryCodes: t.stringList({
      description:
        "Ten single-use codes in place of the app, which no later response contains. Empty if the user has unused ones.",
      resolve: ({ recoveryCodes }) => [...recoveryCodes],
    }),
  }),
});

const DisableCodesPayload = builder.objectRef<{ readonly viewer: Viewer }>("DisableCodesPayload").implement({
  description: "The user has no authenticator app. Without passkeys, the recovery codes have ended too.",
  isTypeOf: (value) => "viewer" in (value as object),
  fields: (t) => ({
    viewer: t.expose("viewer", { type: ViewerRef, description: "The signed-in user." }),
  }),
});

const RenewRecoveryCodesPayload = builder
  .objectRef<WithRecoveryCodes>("RenewRecoveryCodesPayload")
  .implement({
    description: "The user has new recovery codes. The former ones have ended.",
    isTypeOf: (value) => "recoveryCodes" in (value as object),
    fields: (t) => ({
      viewer: t.expose("viewer", { type: ViewerRef, description: "The signed-in user." }),
      recoveryCodes: t.stringList({
        description: "Ten single-use codes, which no later response contains.",
        resolve: ({ recoveryCodes }) => [...recoveryCodes],
      }),
    }),
  });

addUserMutation("startCodeSetup", {
  description:
    "Creates the secret of an authenticator app. `confirmCodeSetup` puts it into use; an app that is in use works until then. A repetition replaces the secret. Users only.",
  input: StartCodeSetupInput,
  payload: StartCodeSetupPayload,
  failures: [],
  run: async ({ ctx, scope, viewer }) => {
    const { name } = await ctx.getBusiness(viewer.businessId);
    const { secret, url } = await startCodeSetup(scope, viewer, name);
    return { ok: true, value: { secret, setupUrl: url } };
  },
});

addUserMutation("confirmCodeSetup", {
  description:
    "Puts the authenticator app into use with its first code. The issue is `WRONG_CODE` for another code, and for a repetition. Users only.",
  input: ConfirmCodeSetupInput,
  payload: ConfirmCodeSetupPayload,
  failures: [TooManyAttemptsRef],
  run: async ({ scope, viewer, input: { code } }) => {
    const outcome = await confirmCodeSetup(scope, viewer, code);
    return outcome.ok
      ? {
          ok: true,
          value: { viewer: { ...viewer, mustSetUpSecondFactor: false }, recoveryCodes: outcome.value },
        }
      : outcome;
  },
});

addUserMutation("disableCodes", {
  description: "Removes the authenticator app of the signed-in user. Does nothing without one. Users only.",
  input: DisableCodesInput,
  payload: DisableCodesPayload,
  failures: [LastSecondFactorRef],
  run: async ({ scope, viewer }) => {
    const outcome = await disableCodes(scope, viewer);
    return outcome.ok ? { ok: true, value: { viewer } } : outcome;
  },
});

addUserMutation("renewRecoveryCodes", {
  description:
    "Replaces the recovery codes of the signed-in user. A repetition replaces them again. Users only.",
  input: RenewRecoveryCodesInput,
  payload: RenewRecoveryCodesPayload,
  failures: [NoSecondFactorRef],
  run: async ({ scope, viewer }) => {
    const recoveryCodes = await renewRecoveryCodes(scope, viewer);
    return recoveryCodes === null
      ? { ok: false, failure: { code: "NO_SECOND_FACTOR" } }
      : { ok: true, value: { viewer, recoveryCodes } };
  },
});
