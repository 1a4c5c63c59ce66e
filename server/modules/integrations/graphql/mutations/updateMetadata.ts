import { METADATA_TYPES, type MetadataKey, type MetadataType } from "../../data/metadata/metadataRows.ts";
import { updateMetadata } from "../../metadata/updateMetadata.ts";
import type { Permission } from "../../../access/rules/permissions.ts";
import { can, getPermissionScope } from "../../../access/rules/viewer.ts";
import type { Metadata } from "../../../../shared/metadata/metadata.ts";
import { forbiddenError } from "../../../access/graphql/authorization.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { isWithinPermission } from "../../../bookings/graphql/mutations/bookingMutation.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { toGlobalId, toRowId } from "../../../../platform/graphql/globalIds.ts";
import { toTypedNode } from "../../../../platform/graphql/typedNode.ts";
import { MetadataEntryRef, MetadataInput } from "../../../../platform/graphql/types/metadata.ts";
import { resolveMetadata } from "../metadata.ts";

const PERMISSIONS: Readonly<Record<MetadataType, Permission>> = {
  Business: "business.manage",
  Service: "services.manage",
  Staff: "services.manage",
  Contact: "contacts.manage",
  Booking: "bookings.change",
  Order: "bookings.change",
};

interface Changed {
  readonly key: MetadataKey;
  readonly node: object;
}

const UpdateMetadataPayload = builder.objectRef<Changed>("UpdateMetadataPayload").implement({
  description: "The object and all of its metadata after the change.",
  isTypeOf: (value) => "key" in (value as object) && "node" in (value as object),
  fields: (t) => ({
    node: t.field({
      type: builder.nodeInterfaceRef(),
      description: "The object.",
      resolve: ({ key, node }) => toTypedNode(node, key.type) as never,
    }),
    metadata: t.field({
      type: [MetadataEntryRef],
      description: "All names and values of the object, by name.",
      resolve: ({ key }, _, ctx) =>
        resolveMetadata(ctx, key.type, { businessId: ctx.viewer!.businessId, id: key.id }),
    }),
  }),
});

function parseKey(id: string): MetadataKey | null {
  for (const type of METADATA_TYPES) {
    const rowId = toRowId(type, id);
    if (rowId !== null) return { type, id: rowId };
  }
  return null;
}

/**
 * Returns null for an id of another type, and for a booking of others if the viewer's permission covers only their own.
 * @throws {GraphQLError} if the viewer may not change objects of this type
 */
async function findPermitted(ctx: Context, id: string): Promise<MetadataKey | null> {
  const { viewer } = ctx;
  const key = parseKey(id);
  if (key === null) return null;
  const permission = PERMISSIONS[key.type];
  if (can(viewer, viewer!.businessId, permission)) return key;
  const isOwnAllowed =
    key.type === "Booking" && getPermissionScope(viewer, viewer!.businessId, permission) === "OWN";
  if (!isOwnAllowed) throw forbiddenError(viewer, permission);
  return (await isWithinPermission(ctx, permission, id)) ? key : null;
}

const NODES: Readonly<
  Record<MetadataType, (ctx: Context, businessId: string, id: string) => Promise<object | null>>
> = {
  Business: ({ database }, _, id) => database.prisma.business.findUnique({ where: { id } }),
  Service: ({ database }, businessId, id) =>
    database.prisma.service.findUnique({ where: { businessId_id: { businessId, id } } }),
  Staff: ({ database }, businessId, id) =>
    database.prisma.staff.findUnique({ where: { businessId_id: { businessId, id } } }),
  Contact: ({ loaders }, businessId, id) => loaders(businessId).contact.load(id),
  Booking: ({ database }, businessId, id) =>
    database.prisma.booking.findUnique({ where: { businessId_id: { businessId, id } } }),
  Order: ({ database }, businessId, id) =>
    database.prisma.order.findUnique({ where: { businessId_id: { businessId, id } } }),
};

/** `metadata` is null in a replay. */
interface Done extends MetadataKey {
  readonly metadata: Metadata | null;
}

addBusinessMutation("updateMetadata", {
  description:
    "Sets and removes names in the metadata of a business, service, staff member, contact, booking or order. Other names keep their values, so several programs can write at once. Services and staff need `services.manage`, bookings and orders `bookings.change`.",
  permission: [...new Set(Object.values(PERMISSIONS))],
  input: builder.inputType("UpdateMetadataInput", {
    description: "The object, and the names to set and to remove.",
    fields: (t) => ({
      ...idempotencyKeyField(t),
      id: t.id({
        required: true,
        description: "Id of a business, service, staff member, contact, booking or order.",
      }),
      set: t.field({
        type: [MetadataInput],
        description:
          "Names with their new values; up to 50. The object has at most 50 names after the change.",
      }),
      remove: t.stringList({
        description: "Names to remove; up to 50. A name that the object does not have is ignored.",
      }),
    }),
  }),
  payload: UpdateMetadataPayload,
  name: (ctx, { id }) => findPermitted(ctx, id),
  run: (scope, { set, remove }, key) => updateMetadata(scope, key, { set: set ?? [], remove: remove ?? [] }),
  keep: ({ type, id }): Done => ({ type, id, metadata: null }),
  subject: ({ type, id }) => toGlobalId(type, id),
  read: async (ctx, { metadata, ...key }: Done): Promise<Changed> => {
    const { businessId } = ctx.viewer!;
    if (metadata) ctx.loaders(businessId).metadata.clear(key).prime(key, metadata);
    return { key, node: (await NODES[key.type](ctx, businessId, key.id))! };
  },
});
