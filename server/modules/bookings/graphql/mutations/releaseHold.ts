import { invalidInput, issue } from "../../../../shared/failures/failure.ts";
import { releaseHold } from "../../releaseHold.ts";
import { withOptionalKey } from "../../../../platform/database/withIdempotency.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { IdempotencyConflictRef, InvalidInputRef } from "../../../../platform/graphql/types/failures.ts";
import { idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { type BusinessHold, HoldRef } from "../hold.ts";

const ReleaseHoldInput = builder.inputType("ReleaseHoldInput", {
  fields: (t) => ({ holdToken: t.string({ required: true }), ...idempotencyKeyField(t) }),
});

const ReleaseHoldPayload = builder
  .objectRef<{ readonly hold: BusinessHold }>("ReleaseHoldPayload")
  .implement({
    isTypeOf: (value) => "hold" in (value as object),
    fields: (t) => ({
      hold: t.expose("hold", {
        type: HoldRef,
        description: "The hold. Its state is not `RELEASED` if it had expired or was booked.",
      }),
    }),
  });

builder.mutationField("releaseHold", (t) =>
  t.field({
    type: builder.unionType("ReleaseHoldResult", {
      types: [ReleaseHoldPayload, IdempotencyConflictRef, InvalidInputRef],
    }),
    description: "Releases a hold before it expires.",
    args: { input: t.arg({ type: ReleaseHoldInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input }, ctx) => {
      if (!ctx.business) return invalidInput(issue(["holdToken"], "ALTERED"));
      const scope = ctx.scope(ctx.business);
      const outcome = await withOptionalKey(scope, {
        caller: scope.signer.fingerprint("hold", input.holdToken),
        operation: "releaseHold",
        input,
        idempotencyKey: input.idempotencyKey ?? null,
        run: (inner) => releaseHold(inner, input.holdToken),
      });
      if (!outcome.ok) return outcome.failure;
      return { hold: { businessId: scope.business.id, hold: outcome.value, readAt: ctx.now() } };
    },
  }),
);
