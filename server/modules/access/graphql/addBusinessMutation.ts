import type { InputFieldBuilder, InputObjectRef, ObjectRef } from "@pothos/core";
import type { Permission } from "../rules/permissions.ts";
import { needsPassword } from "../rules/users/passwordConfirmation.ts";
import { actForBusiness } from "../actForBusiness.ts";
import type { Failure } from "../../../shared/failures/failure.ts";
import type { IdempotencyFailure } from "../../../platform/database/withIdempotency.ts";
import type { Outcome, Scope } from "../../../platform/database/scope.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { IdempotencyConflictRef, InvalidInputRef } from "../../../platform/graphql/types/failures.ts";
import { type CommittedRow, loadCommittedRow, withCommittedRow } from "./committedRow.ts";
import { BusinessSuspendedRef } from "../../businesses/graphql/failures.ts";
import { requiresOfViewer } from "./authorization.ts";
import { PasswordRequiredRef } from "./failures.ts";

type Types = (typeof builder)["$inferSchemaTypes"];

const KEY_DESCRIPTION =
  "8 to 100 visible ASCII characters. A request with the same key and input within seven days changes nothing and returns the first payload with current data.";

export function idempotencyKeyField(t: InputFieldBuilder<Types, "InputObject">) {
  return { idempotencyKey: t.string({ description: KEY_DESCRIPTION }) };
}

export function requiredIdempotencyKeyField(t: InputFieldBuilder<Types, "InputObject">) {
  return { idempotencyKey: t.string({ required: true, description: KEY_DESCRIPTION }) };
}

export type FailureRefs = readonly ObjectRef<Types, unknown, unknown>[];

/** Failures of the given types. Any failure for a definer that compares them itself and passes `FailureRefs`. */
export type Declared<Refs extends FailureRefs> = FailureRefs extends Refs
  ? Failure
  : Extract<Refs[number]["$inferType"], Failure>;

type WithIdempotencyKey<Input> = Input & { readonly idempotencyKey?: string | null };

export type MutationInput<Input> = InputObjectRef<Types, WithIdempotencyKey<Input>>;

interface MutationOptions<
  Input extends object,
  Named,
  Done,
  Payload extends object,
  Refs extends FailureRefs,
> {
  readonly description: string;
  /** A list allows viewers with any of them. `name` must then check the permission of the object. */
  readonly permission: Permission | readonly Permission[];
  /**
   * Also allows viewers whose permission covers only the bookings they serve. `name` and `run` must check the object.
   */
  readonly reach?: "OWN";
  readonly input: MutationInput<Input>;
  readonly payload: ObjectRef<Types, Payload, Payload>;
  /** Besides `InvalidInput`, `IdempotencyConflict` and `BusinessSuspended`. The compiler compares them with those of `run`. */
  readonly failures?: Refs;
  /** Requires the password within `CONFIRMED_MS`; otherwise `PasswordRequired`. API keys are exempt. */
  readonly needsPassword?: true;
  /** For what the law or safety requires of a suspended business too. Otherwise `BusinessSuspended`. */
  readonly worksWhenSuspended?: true;
  readonly complexity?: number;
  /** Runs before the transaction, so it may use Prisma. */
  readonly name?: (ctx: Context, input: Input) => Promise<Named>;
  /** Runs in the transaction of audit entry and idempotency key, so only SQL of `scope.database` is allowed. */
  readonly run: (
    scope: Scope,
    input: Input,
    named: Named,
  ) => Promise<Outcome<Done, Declared<Refs> | IdempotencyFailure>>;
  readonly keep?: (result: Done) => Done;
  readonly subject: (result: Done) => string | null;
  /**
   * Loads the payload after the commit. The row of `subject` then gets the fields that this request committed. A failure
   * is one of work that follows the commit, such as a request to a provider.
   */
  readonly read: (ctx: Context, result: Done) => Promise<Payload | Declared<Refs>> | Payload;
}

/** Adds a mutation of a business with permission check, audit entry and idempotency. */
export function addBusinessMutation<
  Input extends object,
  Named,
  Done,
  Payload extends object,
  const Refs extends FailureRefs = [],
>(mutation: string, options: MutationOptions<Input, Named, Done, Payload, Refs>): void {
  const types = [
    options.payload,
    ...(options.failures ?? []),
    ...(options.needsPassword ? [PasswordRequiredRef] : []),
    ...(options.worksWhenSuspended ? [] : [BusinessSuspendedRef]),
    InvalidInputRef,
    IdempotencyConflictRef,
  ];
  const result = builder.unionType(`${mutation[0]!.toUpperCase()}${mutation.slice(1)}Result`, {
    description: `Result of \`${mutation}\`: its payload or a failure.`,
    types: [...new Set<ObjectRef<Types, unknown, unknown>>(types)] as ObjectRef<Types, object, object>[],
  });
  builder.mutationField(mutation, (t) =>
    t.field({
      type: result,
      description: options.description,
      authScopes: requiresOfViewer(options.permission, options.reach),
      args: { input: t.arg({ type: options.input, required: true }) },
      complexity: options.complexity ?? 20,
      resolve: (_, args, ctx) =>
        runMutation(mutation, options, ctx, (args as { readonly input: WithIdempotencyKey<Input> }).input),
    }),
  );
}

async function runMutation<
  Input extends object,
  Named,
  Done,
  Payload extends object,
  Refs extends FailureRefs,
>(
  mutation: string,
  options: MutationOptions<Input, Named, Done, Payload, Refs>,
  ctx: Context,
  { idempotencyKey, ...rest }: WithIdempotencyKey<Input>,
): Promise<Payload | Failure> {
  // TypeScript cannot infer the generic rest type.
  const input = rest as object as Input;
  const viewer = ctx.viewer!;
  const { businessId, kind, id, name } = viewer;
  if (options.needsPassword && viewer.kind === "USER" && needsPassword(viewer.passwordAt, ctx.now())) {
    return { code: "PASSWORD_REQUIRED" };
  }
  const businessScope = await ctx.getScope(businessId);
  if (!options.worksWhenSuspended && businessScope.business.suspendedAt !== null)
    return { code: "BUSINESS_SUSPENDED" };
  const named = (await options.name?.(ctx, input)) as Named;
  let committed = null as CommittedRow | null;
  const outcome = await actForBusiness(businessScope, {
    actor: { kind, id, name },
    action: mutation,
    input,
    idempotencyKey: idempotencyKey ?? null,
    async run(scope) {
      const result = await options.run(scope, input, named);
      if (result.ok) {
        const changedId = options.subject(result.value);
        committed =
          changedId === null ? null : await loadCommittedRow(scope.database.query, businessId, changedId);
      }
      return result;
    },
    keep: options.keep,
    subject: options.subject,
  });
  if (!outcome.ok) return outcome.failure;
  const payload = await options.read(ctx, outcome.value);
  return committed ? withCommittedRow(payload, committed) : payload;
}
