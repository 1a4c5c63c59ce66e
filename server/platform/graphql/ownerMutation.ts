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

export function repeatable(t: InputFieldBuilder<Types, "InputObject">) {
  return {
    idempotencyKey: t.string({
      description:
        "8 to 100 visible ASCII characters. A request with the same key and input within seven days returns the first success with current data and changes nothing.",
    }),
  };
}

type Sent<Input> = Input & { readonly idempotencyKey?: string | null };

export type OwnerInput<Input> = InputObjectRef<Types, Sent<Input>>;

interface OwnerMutation<Input extends object, Named, Done, Success extends object> {
  readonly description: string;
  readonly permission: Permission;
  /**
   * Also allows viewers whose permission covers only the bookings they serve. `name` and `run` must check the object.
   */
  readonly reach?: "OWN";
  readonly input: OwnerInput<Input>;
  readonly success: ObjectRef<Types, Success, Success>;
  readonly failures?: readonly ObjectRef<Types, unknown, unknown>[];
  /** Requires the password within `CONFIRMED_MS`; otherwise `PasswordRequired`. API keys are exempt. */
  readonly needsPassword?: true;
  readonly complexity?: number;
  /** Runs before the transaction, so it may use Prisma. */
  readonly name?: (ctx: Context, input: Input) => Promise<Named>;
  /** Runs in the transaction of audit entry and idempotency key, so only SQL of `scope.database` is allowed. */
  readonly run: (scope: Scope, input: Input, named: Named) => Promise<Outcome<Done>>;
  readonly keep?: (done: Done) => Done;
  readonly subject: (done: Done) => string | null;
  /** Loads the success after the commit. The row of `subject` then gets the fields that this request committed. */
  readonly read: (ctx: Context, done: Done) => Promise<Success> | Success;
}

/** Adds a mutation of a business with permission check, audit entry and idempotency. */
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
    description: `Result of \`${mutation}\`: its success or a failure.`,
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
  // TypeScript cannot infer the generic rest type.
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
