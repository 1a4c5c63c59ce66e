import type { InputFieldMap, InputShapeFromFields, ObjectFieldsShape, ObjectRef } from "@pothos/core";
import type { Permission } from "../rules/permissions.ts";
import type { RowName } from "../../../platform/database/findNamed.ts";
import type { RowKey } from "../../../platform/database/rows.ts";
import type { IdempotencyFailure } from "../../../platform/database/withIdempotency.ts";
import type { Outcome, Scope } from "../../../platform/database/scope.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { type GlobalType, toGlobalId } from "../../../platform/graphql/globalIds.ts";
import type { InputFields } from "../../../platform/graphql/inputFields.ts";
import { toRowName } from "../../../platform/graphql/namedRows.ts";
import {
  type Declared,
  type FailureRefs,
  type MutationInput,
  addBusinessMutation,
  idempotencyKeyField,
} from "./addBusinessMutation.ts";

type Types = (typeof builder)["$inferSchemaTypes"];

/** A type of rows that owners create and change. */
export interface Entity<Row extends object, Field extends string = string> {
  /** Type of the global ids, and the last part of the mutation names. */
  readonly type: GlobalType;
  /** Field with the row in payloads. */
  readonly field: Field;
  /** Name in descriptions. Default: `field`. */
  readonly label?: string;
  readonly permission: Permission;
  readonly ref: ObjectRef<Types, Row>;
  readonly load: (
    prisma: Context["database"]["prisma"],
    where: { readonly businessId_id: RowKey },
  ) => Promise<Row>;
}

/** A row id, alone or with further results. */
type ChangedId = string | { readonly id: string };

const getId = (done: ChangedId) => (typeof done === "string" ? done : done.id);

interface Changed<Row, Done> {
  readonly row: Row;
  readonly done: Done;
}

/** Fields of a payload besides the row. `done` of their parent is the result of `run`. */
export type PayloadFields<Row, Done> = ObjectFieldsShape<Types, Changed<Row, Done>>;

interface Declaration<Refs extends FailureRefs> {
  /** Without the required permission, which is appended. */
  readonly description: string;
  /** Default: the name of the mutation. */
  readonly inputDescription?: string;
  readonly failures?: Refs;
}

interface Options<Row, Fields extends InputFieldMap, Done, Name, Refs extends FailureRefs> {
  readonly idDescription?: string;
  readonly fields?: (t: InputFields, isNew: boolean) => Fields;
  readonly payloadFields?: PayloadFields<Row, Done>;
  readonly run: (
    scope: Scope,
    name: Name,
    input: InputShapeFromFields<Fields>,
  ) => Promise<Outcome<Done, Declared<Refs> | IdempotencyFailure>>;
}

/** Adds the mutations `create`, for which `run` gets no name, and `update`. Neither has further failures. */
export function addSaveMutations<Row extends object, Fields extends InputFieldMap, Done extends ChangedId>(
  entity: Entity<Row>,
  {
    create,
    update,
    ...options
  }: Options<Row, Fields, Done, RowName | null, []> & {
    readonly create: Declaration<[]>;
    readonly update: Declaration<[]>;
  },
): void {
  addMutation(entity, "create", { ...options, ...create });
  addMutation(entity, "update", {
    inputDescription: `The input of \`update${entity.type}\`. Fields that are absent keep their values.`,
    ...options,
    ...update,
  });
}

/** Adds a mutation of an existing row. Its payload contains the changed row. */
export function addChangeMutation<
  Row extends object,
  Fields extends InputFieldMap,
  Done extends ChangedId,
  const Refs extends FailureRefs = [],
>(
  entity: Entity<Row>,
  verb: string,
  { run, ...options }: Options<Row, Fields, Done, RowName, Refs> & Declaration<Refs>,
): void {
  addMutation(entity, verb, { ...options, run: (scope, name, input) => run(scope, name!, input) });
}

/** Adds a mutation whose payload contains the row. `run` gets no name if the verb is `create`. */
export function addMutation<
  Row extends object,
  Fields extends InputFieldMap,
  Done extends ChangedId,
  const Refs extends FailureRefs = [],
>(
  entity: Entity<Row>,
  verb: string,
  {
    description,
    inputDescription,
    payloadFields,
    failures,
    run,
    ...options
  }: Options<Row, Fields, Done, RowName | null, Refs> & Declaration<Refs>,
): void {
  const { type, field, label = field, permission, ref } = entity;
  addBusinessMutation(`${verb}${type}`, {
    description,
    permission,
    input: addEntityInput(entity, verb, { description: inputDescription, ...options }),
    payload: builder.objectRef<Changed<Row, Done>>(`${capitalize(verb)}${type}Payload`).implement({
      description: `The ${label} after the change.`,
      isTypeOf: (value) => "row" in (value as object),
      fields: (t) => ({
        [field]: t.field({ type: ref, description: `The ${label}.`, resolve: ({ row }) => row as never }),
        ...payloadFields?.(t),
      }),
    }),
    ...(failures && { failures }),
    run: (scope, { id: name, ...input }) =>
      run(
        scope,
        name === undefined ? null : toRowName(type, name as string),
        input as InputShapeFromFields<Fields>,
      ),
    subject: (done) => toGlobalId(type, getId(done)),
    read: async (ctx, done) => ({ done, row: await loadEntity(ctx, entity, getId(done)) }),
  });
}

interface SentInput {
  readonly [field: string]: unknown;
}

interface InputOptions {
  readonly description?: string | undefined;
  readonly idDescription?: string | undefined;
  readonly fields?: (t: InputFields, isNew: boolean) => InputFieldMap;
}

/** Adds the input of a mutation, which names the row unless the verb is `create`. */
export function addEntityInput(
  { type, field, label = field }: Omit<Entity<object>, "ref" | "load">,
  verb: string,
  {
    description = `The input of \`${verb}${type}\`.`,
    idDescription = `Id or slug of the ${label}.`,
    fields,
  }: InputOptions,
): MutationInput<SentInput> {
  const isNew = verb === "create";
  return builder.inputType(`${capitalize(verb)}${type}Input`, {
    description,
    fields: (t) => ({
      ...idempotencyKeyField(t),
      ...(!isNew && { id: t.id({ required: true, description: idDescription }) }),
      ...fields?.(t, isNew),
    }),
  }) as MutationInput<SentInput>;
}

export function loadEntity<Row extends object>(
  { database, viewer }: Context,
  { load }: Entity<Row>,
  id: string,
): Promise<Row> {
  return load(database.prisma, { businessId_id: { businessId: viewer!.businessId, id } });
}

const capitalize = (verb: string) => `${verb[0]!.toUpperCase()}${verb.slice(1)}`;
