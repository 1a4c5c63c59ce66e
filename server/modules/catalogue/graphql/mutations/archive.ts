import type { InputObjectRef, ObjectRef } from "@pothos/core";
import type { Permission } from "../../../access/rules/permissions.ts";
import { type ArchivableNoun, archive, remove, restore } from "../../lifecycle.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { type GlobalType, globalId } from "../../../../platform/graphql/globalIds.ts";
import { rowName } from "../../../../platform/graphql/namedRows.ts";
import { ownerMutation, repeatable } from "../../../../platform/graphql/ownerMutation.ts";

type Types = (typeof builder)["$inferSchemaTypes"];

interface PutAway<Row extends object> {
  /** What the noun's input and result fields are called. */
  readonly noun: ArchivableNoun;
  readonly permission: Permission;
  readonly ref: ObjectRef<Types, Row, Row>;
  readonly find: (ctx: Context, id: string) => Promise<Row>;
  /** Who can need it, so that it can neither be put away nor deleted: `a service that is not put away`. */
  readonly neededBy?: string;
}

interface Named {
  readonly [field: string]: string;
}

/** Adds `archive`, `restore` and `delete` of a noun: alike for all that is put away rather than lost. */
export function putAwayMutations<Row extends object>(
  type: "Provider" | "Staff" | "Schedule" | "Resource",
  { noun, permission, ref, find, neededBy }: PutAway<Row>,
): void {
  const input = (verb: string) =>
    builder.inputType(`${verb}${type}Input`, {
      description: `Which ${noun} it is about.`,
      fields: (t) => ({
        ...repeatable(t),
        [noun]: t.id({
          required: true,
          description: type === "Schedule" ? "A schedule's id." : "An id or a slug.",
        }),
      }),
    }) as InputObjectRef<Types, never> as InputObjectRef<Types, Named>;
  const success = (name: string) =>
    builder.objectRef<{ readonly kept: Row }>(name).implement({
      description: `The ${noun} as it stands now.`,
      isTypeOf: (value) => "kept" in (value as object),
      fields: (t) => ({
        [noun]: t.field({
          type: ref as never,
          description: `The ${noun}.`,
          resolve: ({ kept }) => kept as never,
        }),
      }),
    });
  const deleted = builder
    .objectRef<{ readonly deletedId: string; readonly kept: Row | null }>(`Delete${type}Success`)
    .implement({
      description: `What became of the ${noun}.`,
      isTypeOf: (value) => "deletedId" in (value as object),
      fields: (t) => ({
        deletedId: t.exposeID("deletedId", { description: `The id of the ${noun} that was to go.` }),
        [noun]: t.field({
          type: ref as never,
          nullable: true,
          description: `The ${noun}, put away, where something refers to it; null: it is gone.`,
          resolve: ({ kept }) => kept as never,
        }),
      }),
    });
  const subject = (id: string) => globalId(type satisfies GlobalType, id);
  const named = (sent: Named) => rowName(type, sent[noun]!);
  const unless = neededBy === undefined ? "" : ` Refused (\`IN_USE\`) while ${neededBy} needs it.`;

  ownerMutation<Named, undefined, string, { readonly kept: Row }>(`archive${type}`, {
    description: `Puts a ${noun} away: offered no more, in no list, while what is booked stays and what is held can still be booked.${unless} Safe to send twice.`,
    permission,
    input: input("Archive"),
    success: success(`Archive${type}Success`),
    run: (scope, sent) => archive(scope, noun, named(sent)),
    subject,
    read: async (ctx, id) => ({ kept: await find(ctx, id) }),
  });
  ownerMutation<Named, undefined, string, { readonly kept: Row }>(`restore${type}`, {
    description: `Takes a ${noun} back that was put away${noun === "provider" || noun === "staff" ? ", as a draft" : ""}. Safe to send twice.`,
    permission,
    input: input("Restore"),
    success: success(`Restore${type}Success`),
    run: (scope, sent) => restore(scope, noun, named(sent)),
    subject,
    read: async (ctx, id) => ({ kept: await find(ctx, id) }),
  });
  ownerMutation(`delete${type}`, {
    description: `Deletes a ${noun} that nothing refers to, and puts it away where something does: what was booked keeps it.${unless}`,
    permission,
    input: input("Delete"),
    success: deleted,
    run: (scope, sent) => remove(scope, noun, named(sent)),
    subject: ({ id }) => subject(id),
    read: async (ctx, { id, isGone }) => ({
      deletedId: subject(id),
      kept: isGone ? null : await find(ctx, id),
    }),
  });
}
