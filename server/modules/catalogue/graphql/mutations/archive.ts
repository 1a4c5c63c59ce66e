import type { InputObjectRef, ObjectRef } from "@pothos/core";
import type { Permission } from "../../../access/rules/permissions.ts";
import { type ArchivableType, archive, deleteOrArchive, restore } from "../../lifecycle.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { type GlobalType, toGlobalId } from "../../../../platform/graphql/globalIds.ts";
import { toRowName } from "../../../../platform/graphql/namedRows.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";

type Types = (typeof builder)["$inferSchemaTypes"];

interface LifecycleOptions<Row extends object> {
  readonly typeName: ArchivableType;
  readonly permission: Permission;
  readonly ref: ObjectRef<Types, Row, Row>;
  readonly find: (ctx: Context, id: string) => Promise<Row>;
  /** Names the rows that can need this one, such as `a service that is not archived`. */
  readonly neededBy?: string;
}

interface SentName {
  readonly [field: string]: string;
}

export function addLifecycleMutations<Row extends object>(
  type: "Provider" | "Staff" | "Schedule" | "Resource",
  { typeName, permission, ref, find, neededBy }: LifecycleOptions<Row>,
): void {
  const label = typeName === "staff" ? "staff member" : typeName;
  const input = (verb: "Archive" | "Restore" | "Delete") =>
    builder.inputType(`${verb}${type}Input`, {
      description: `The ${label} to ${verb === "Delete" ? "delete or archive" : verb.toLowerCase()}.`,
      fields: (t) => ({
        ...idempotencyKeyField(t),
        [typeName]: t.id({
          required: true,
          description: type === "Schedule" ? "Global id of the schedule." : "Global id or slug.",
        }),
      }),
    }) as InputObjectRef<Types, never> as InputObjectRef<Types, SentName>;
  const success = (name: string) =>
    builder.objectRef<{ readonly kept: Row }>(name).implement({
      description: `The ${label} after the change.`,
      isTypeOf: (value) => "kept" in (value as object),
      fields: (t) => ({
        [typeName]: t.field({
          type: ref as never,
          description: `The ${label}.`,
          resolve: ({ kept }) => kept as never,
        }),
      }),
    });
  const deleted = builder
    .objectRef<{ readonly deletedId: string; readonly kept: Row | null }>(`Delete${type}Success`)
    .implement({
      description: `The ${label} is deleted or archived.`,
      isTypeOf: (value) => "deletedId" in (value as object),
      fields: (t) => ({
        deletedId: t.exposeID("deletedId", { description: `Global id of the ${label}.` }),
        [typeName]: t.field({
          type: ref as never,
          nullable: true,
          description: `The archived ${label}, if other rows refer to it. Null if the ${label} was deleted.`,
          resolve: ({ kept }) => kept as never,
        }),
      }),
    });
  const subject = (id: string) => toGlobalId(type satisfies GlobalType, id);
  const named = (sent: SentName) => toRowName(type, sent[typeName]!);
  const inUseNote = neededBy === undefined ? "" : ` Rejected with \`IN_USE\` if ${neededBy} needs it.`;

  addBusinessMutation<SentName, undefined, string, { readonly kept: Row }>(`archive${type}`, {
    description: `Archives a ${label}, so that it is no longer offered or listed. Bookings stay, and holds can still be booked.${inUseNote} Requires \`${permission}\`.`,
    permission,
    input: input("Archive"),
    success: success(`Archive${type}Success`),
    run: (scope, sent) => archive(scope, typeName, named(sent)),
    subject,
    read: async (ctx, id) => ({ kept: await find(ctx, id) }),
  });
  addBusinessMutation<SentName, undefined, string, { readonly kept: Row }>(`restore${type}`, {
    description: `Restores an archived ${label}${typeName === "provider" || typeName === "staff" ? " as a draft" : ""}. Requires \`${permission}\`.`,
    permission,
    input: input("Restore"),
    success: success(`Restore${type}Success`),
    run: (scope, sent) => restore(scope, typeName, named(sent)),
    subject,
    read: async (ctx, id) => ({ kept: await find(ctx, id) }),
  });
  addBusinessMutation(`delete${type}`, {
    description: `Deletes a ${label}, or archives it if other rows refer to it.${inUseNote} Requires \`${permission}\`.`,
    permission,
    input: input("Delete"),
    success: deleted,
    run: (scope, sent) => deleteOrArchive(scope, typeName, named(sent)),
    subject: ({ id }) => subject(id),
    read: async (ctx, { id, isGone }) => ({
      deletedId: subject(id),
      kept: isGone ? null : await find(ctx, id),
    }),
  });
}
