import { type ArchivableType, archive, deleteOrArchive, restore } from "../../lifecycle.ts";
import type { RowName } from "../../../../platform/database/findNamed.ts";
import type { Outcome, Scope } from "../../../../platform/database/scope.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";
import { toRowName } from "../../../../platform/graphql/namedRows.ts";
import { addBusinessMutation } from "../../../access/graphql/addBusinessMutation.ts";
import {
  type Entity,
  type PayloadFields,
  addChangeMutation,
  addEntityInput,
  loadEntity,
} from "../../../access/graphql/entityMutations.ts";

interface LifecycleOptions<Row> {
  readonly idDescription?: string;
  readonly payloadFields?: PayloadFields<Row, string>;
  /** Adds `publish` and `unpublish`. */
  readonly publication?: {
    readonly publish: string;
    readonly unpublish: string;
    readonly set: (
      scope: Scope,
      name: RowName,
      publication: "PUBLISHED" | "DRAFT",
    ) => Promise<Outcome<string | { readonly id: string }>>;
  };
  /** Descriptions of the mutations, without the required permission. */
  readonly archive: string;
  readonly restore: string;
  readonly delete: string;
  /** Describes the payload of deletion for a type that is never archived instead. */
  readonly deleted?: string;
}

export function addLifecycleMutations<Row extends object>(
  entity: Entity<Row, ArchivableType>,
  {
    archive: archives,
    restore: restores,
    delete: deletes,
    deleted,
    publication,
    ...options
  }: LifecycleOptions<Row>,
): void {
  const { type, field, label = field, permission, ref } = entity;
  if (publication) {
    const { publish, unpublish, set } = publication;
    const setState = (state: "PUBLISHED" | "DRAFT") => async (scope: Scope, name: RowName) => {
      const outcome = await set(scope, name, state);
      if (!outcome.ok) return outcome;
      const { value } = outcome;
      return { ok: true as const, value: typeof value === "string" ? value : value.id };
    };
    addChangeMutation(entity, "publish", {
      ...options,
      description: publish,
      inputDescription: `The ${label} to publish.`,
      run: setState("PUBLISHED"),
    });
    addChangeMutation(entity, "unpublish", {
      ...options,
      description: unpublish,
      inputDescription: `The ${label} to unpublish.`,
      run: setState("DRAFT"),
    });
  }
  addChangeMutation(entity, "archive", {
    ...options,
    description: archives,
    inputDescription: `The ${label} to archive.`,
    run: (scope, name) => archive(scope, field, name),
  });
  addChangeMutation(entity, "restore", {
    ...options,
    description: restores,
    inputDescription: `The ${label} to restore.`,
    run: (scope, name) => restore(scope, field, name),
  });
  addBusinessMutation(`delete${type}`, {
    description: deletes,
    permission,
    input: addEntityInput(entity, "delete", {
      ...options,
      description: `The ${label} to ${deleted ? "delete" : "delete or archive"}.`,
    }),
    payload: builder
      .objectRef<{ readonly deletedId: string; readonly row: Row | null }>(`Delete${type}Payload`)
      .implement({
        description: deleted ?? `The ${label} is deleted or archived.`,
        isTypeOf: (value) => "deletedId" in (value as object),
        fields: (t) => ({
          deletedId: t.exposeID("deletedId", {
            description: `Global id of the ${deleted ? "deleted " : ""}${label}.`,
          }),
          ...(!deleted && {
            [field]: t.field({
              type: ref,
              nullable: true,
              description: `The archived ${label}, if other rows refer to it. Null if the ${label} was deleted.`,
              resolve: ({ row }) => row as never,
            }),
          }),
        }),
      }),
    run: (scope, { id: name }) => deleteOrArchive(scope, field, toRowName(type, name as string)),
    subject: ({ id }) => toGlobalId(type, id),
    read: async (ctx, { id, isGone }) => ({
      deletedId: toGlobalId(type, id),
      row: isGone ? null : await loadEntity(ctx, entity, id),
    }),
  });
}
