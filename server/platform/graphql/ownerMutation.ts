import type { InputFieldBuilder, InputObjectRef, ObjectRef } from "@pothos/core";
import type { Permission } from "../../modules/access/rules/permissions.ts";
import { needsPassword } from "../../modules/access/rules/users/confirmed.ts";
import { actForBusiness } from "../../modules/access/actForBusiness.ts";
import type { Outcome, Scope } from "../database/scope.ts";
import { builder } from "./builder.ts";
import { type CommittedRow, loadCommittedRow, withCommittedRow } from "./committedRow.ts";
import type { Context } from "./context.ts";
import * as failures from "./types/failures.ts";

type Types = (typeof builder)["$inferSchemaTypes"];

/** What every mutation of a business's own takes: spread it into its input's fields. */
export function repeatable(t: InputFieldBuilder<Types, "InputObject">) {
  return {
    idempotencyKey: t.string({
      description:
        "8 to 100 visible ASCII characters. Sent again within seven days with the same input, the first success is answered as it stands now, and nothing is done twice.",
    }),
  };
}

type Sent<Input> = Input & { readonly idempotencyKey?: string | null };

/** The input type of a mutation of a business's own. */
export type OwnerInput<Input> = InputObjectRef<Types, Sent<Input>>;

interface OwnerMutation<Input extends object, Named, Done, Success extends object> {
  readonly description: string;
  readonly permission: Permission;
  /** `OWN`: also whoever may do it about what they serve themselves alone. `name` and `run` see to it that it is that. */
  readonly reach?: "OWN";
  /** Its fields begin with `...repeatable(t)`. */
  readonly input: OwnerInput<Input>;
  readonly success: ObjectRef<Types, Success, Success>;
  /** Besides `InvalidInput` and `IdempotencyConflict`. */
  readonly failures?: readonly ObjectRef<Types, unknown, unknown>[];
  /** True if a signed-in user must have entered the password within `CONFIRMED_MS`; otherwise `PasswordRequired`. API keys are exempt. */
  readonly needsPassword?: true;
  /** What a request costs; 20 unless it is more work than a few rows. */
  readonly complexity?: number;
  /** What has to be known before: row ids of what is named, say. Outside the transaction, so it may ask Prisma. */
  readonly name?: (ctx: Context, input: Input) => Promise<Named>;
  /** Does it, in one transaction with the audit entry and the idempotency key: nothing but SQL by `scope.database`. */
  readonly run: (scope: Scope, input: Input, named: Named) => Promise<Outcome<Done>>;
  /** See `OwnRequest.keep`. */
  readonly keep?: (done: Done) => Done;
  /** See `OwnRequest.subject`. */
  readonly subject: (done: Done) => string | null;
  /**
   * Reads the success after the commit, also when the request was sent again. The row of `subject` then gets the fields
   * that this request committed. A repeated request returns the row as it is now.
   */
  readonly read: (ctx: Context, done: Done) => Promise<Success> | Success;
}

/**
 * Adds a mutation of a business's own: who may, what can fail, that it is written down and safe to send again, in one place.
 * It answers the union `{Name}Result` of its success and its failures.
 */
export function ownerMutation<Input extends object, Named, Done, Success extends object>(
  mutation: string,
  options: OwnerMutation<Input, Named, Done, Success>,
): void {
  const types = [
    options.success,
    ...(options.failures ?? []),
    ...(options.needsPassword ? [failures.PasswordRequiredRef] : []),
    failures.InvalidInputRef,
    failures.IdempotencyConflictRef,
  ];
  const result = builder.unionType(`${mutation[0]!.toUpperCase()}${mutation.slice(1)}Result`, {
    description: `What \`${mutation}\` answers.`,
    types: [...new Set<ObjectRef<Types, unknown, unknown>>(types)] as ObjectRef<Types, object, object>[],
  });
  builder.mutationField(mutation, (t) =>
    t.field({
      type: result,
      description: options.description,
      authScopes:
        options.reach === "OWN" ? { viewerOwn: options.permission } : { viewer: options.permission },
      args: { input: t.arg({ type: options.input, required: true }) },
      complexity: options.complexity ?? 20,
      resolve: (_, args, ctx) =>
        answer(mutation, options, ctx, (args as { readonly input: Sent<Input> }).input),
    }),
  );
}

async function answer<Input extends object, Named, Done, Success extends object>(
  mutation: string,
  options: OwnerMutation<Input, Named, Done, Success>,
  ctx: Context,
  { idempotencyKey, ...rest }: Sent<Input>,
): Promise<Success> {
  // Spreading loses what is generic about it.
  const input = rest as object as Input;
  const viewer = ctx.viewer!;
  const { businessId, kind, id, name } = viewer;
  if (options.needsPassword && viewer.kind === "USER" && needsPassword(viewer.passwordAt, ctx.now())) {
    return failures.answer({ code: "PASSWORD_REQUIRED" });
  }
  const named = (await options.name?.(ctx, input)) as Named;
  let committed = null as CommittedRow | null;
  const outcome = await actForBusiness(await ctx.scopeOf(businessId), {
    actor: { kind, id, name },
    action: mutation,
    input,
    idempotencyKey: idempotencyKey ?? null,
    async run(scope) {
      const done = await options.run(scope, input, named);
      if (done.ok) {
        const changed = options.subject(done.value);
        committed =
          changed === null ? null : await loadCommittedRow(scope.database.query, businessId, changed);
      }
      return done;
    },
    keep: options.keep,
    subject: options.subject,
  });
  if (!outcome.ok) return failures.answer(outcome.failure);
  const success = await options.read(ctx, outcome.value);
  return committed ? withCommittedRow(success, committed) : success;
}
