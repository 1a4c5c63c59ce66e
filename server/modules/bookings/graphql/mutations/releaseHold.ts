import { invalidInput, issue } from "../../../../shared/failures/failure.ts";
import { releaseHold } from "../../releaseHold.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { InvalidInputRef } from "../../../../platform/graphql/types/failures.ts";

const ReleaseHoldInput = builder.inputType("ReleaseHoldInput", {
  fields: (t) => ({ holdToken: t.string({ required: true }) }),
});

const ReleaseHoldPayload = builder.objectRef<{ readonly released: boolean }>("ReleaseHoldPayload").implement({
  isTypeOf: (value) => "released" in (value as object),
  fields: (t) => ({
    released: t.exposeBoolean("released", {
      description: "False if the hold had already ended or was booked.",
    }),
  }),
});

builder.mutationField("releaseHold", (t) =>
  t.field({
    type: builder.unionType("ReleaseHoldResult", { types: [ReleaseHoldPayload, InvalidInputRef] }),
    description: "Releases a hold before it expires.",
    args: { input: t.arg({ type: ReleaseHoldInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input }, ctx) => {
      if (!ctx.business) return invalidInput(issue(["holdToken"], "ALTERED"));
      const outcome = await releaseHold(ctx.scope(ctx.business), input.holdToken);
      return outcome.ok ? outcome.value : outcome.failure;
    },
  }),
);
