import type { ObjectRef } from "@pothos/core";
import type { Failure } from "../../../shared/failures/failure.ts";
import { type IdempotencyFailure, findKeyIssue } from "../../../platform/database/withIdempotency.ts";
import type { Outcome, Scope } from "../../../platform/database/scope.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { IdempotencyConflictRef, InvalidInputRef } from "../../../platform/graphql/types/failures.ts";
import { needsPassword } from "../rules/users/passwordConfirmation.ts";
import type { UserViewer } from "../rules/viewer.ts";
import type { Declared, FailureRefs, MutationInput } from "./addBusinessMutation.ts";
import { PasswordRequiredRef } from "./failures.ts";
import { requireUser } from "./mutations/signIn.ts";

type Types = (typeof builder)["$inferSchemaTypes"];

type SentInput<Input> = Input & { readonly idempotencyKey?: string | null };

interface UserCall<Input> {
  readonly ctx: Context;
  readonly scope: Scope;
  readonly viewer: UserViewer;
  readonly input: SentInput<Input>;
}

interface UserMutation<Input extends object, Payload extends object, Refs extends FailureRefs> {
  readonly description: string;
  readonly input: MutationInput<Input>;
  readonly payload: ObjectRef<Types, Payload, Payload>;
  /** Besides `InvalidInput` and, unless `isOpen`, `PasswordRequired`. */
  readonly failures: Refs;
  /** True if the mutation needs no recent confirmation of identity. */
  readonly isOpen?: true;
  /** True if `run` stores the idempotency key. Otherwise the key only has to be valid. */
  readonly storesKey?: true;
  readonly run: (call: UserCall<Input>) => Promise<Outcome<Payload, Declared<Refs> | IdempotencyFailure>>;
}

/** Adds a mutation of the signed-in user's own account. It needs no permission, so it also works during the setup. */
export function addUserMutation<
  Input extends object,
  Payload extends object,
  const Refs extends FailureRefs = [],
>(mutation: string, options: UserMutation<Input, Payload, Refs>): void {
  const { description, input, payload, failures, isOpen, storesKey } = options;
  const types = [
    payload,
    ...failures,
    ...(isOpen ? [] : [PasswordRequiredRef]),
    InvalidInputRef,
    ...(storesKey ? [IdempotencyConflictRef] : []),
  ];
  const result = builder.unionType(`${mutation[0]!.toUpperCase()}${mutation.slice(1)}Result`, {
    description: `The result of \`${mutation}\`.`,
    types: types as ObjectRef<Types, object, object>[],
  });
  builder.mutationField(mutation, (t) =>
    t.field({
      type: result,
      description,
      args: { input: t.arg({ type: input, required: true }) },
      complexity: 50,
      resolve: (_, args, ctx) =>
        runMutation(options, ctx, (args as { readonly input: SentInput<Input> }).input),
    }),
  );
}

async function runMutation<Input extends object, Payload extends object, Refs extends FailureRefs>(
  { isOpen, run }: UserMutation<Input, Payload, Refs>,
  ctx: Context,
  input: SentInput<Input>,
): Promise<Payload | Failure> {
  const viewer = requireUser(ctx);
  const keyIssue = findKeyIssue(input.idempotencyKey);
  if (keyIssue) return keyIssue;
  if (!isOpen && needsPassword(viewer.passwordAt, ctx.now())) return { code: "PASSWORD_REQUIRED" };
  const scope = await ctx.getScope(viewer.businessId);
  const outcome = await run({ ctx, scope, viewer, input });
  return outcome.ok ? outcome.value : outcome.failure;
}
