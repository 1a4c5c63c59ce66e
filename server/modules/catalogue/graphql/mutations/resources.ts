import type { Resource } from "../../../../platform/database/prisma/client.ts";
import { createResource, updateResource } from "../../resources.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";
import { toRowName } from "../../../../platform/graphql/namedRows.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { ResourceRef } from "../resource.ts";
import { type RemainingBookings, remainingBookingsType } from "./outsideBookings.ts";
import { addLifecycleMutations } from "./archive.ts";

const permission = "services.manage";

const CreateResourceInput = builder.inputType("CreateResourceInput", {
  description: "The input of `createResource`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    slug: t.string({
      required: true,
      description: "Lower-case letters, digits and hyphens; at most 39 characters.",
    }),
    name: t.string({ required: true, description: "Display name; at most 120 characters." }),
    units: t.int({ required: true, description: "Number of units, 1 to 200." }),
  }),
});

const UpdateResourceInput = builder.inputType("UpdateResourceInput", {
  description: "The input of `updateResource`. Fields that are absent keep their values.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    resource: t.id({ required: true, description: "Id or slug of the resource." }),
    slug: t.string({ description: "Lower-case letters, digits and hyphens; at most 39 characters." }),
    name: t.string({ description: "Display name; at most 120 characters." }),
    units: t.int({ description: "New number of units, 1 to 200." }),
  }),
});

interface ChangedResourceResult extends RemainingBookings {
  readonly resource: Resource;
}

const success = (name: string) => {
  const ref = remainingBookingsType<ChangedResourceResult>(name, {
    description: "The resource after the change.",
    field: "inTheWay",
    listDescription: "Future bookings that take more units than exist. They do not change",
  });
  builder.objectField(ref, "resource", (t) =>
    t.expose("resource", { type: ResourceRef, description: "The resource." }),
  );
  return ref;
};

const subject = ({ id }: { readonly id: string }) => toGlobalId("Resource", id);

async function find({ database, viewer }: Context, id: string): Promise<Resource> {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return database.prisma.resource.findUniqueOrThrow({ where });
}

const read = async (
  ctx: Context,
  { id, inTheWay }: { readonly id: string; readonly inTheWay: readonly string[] },
) => ({
  resource: await find(ctx, id),
  businessId: ctx.viewer!.businessId,
  left: inTheWay,
});

addBusinessMutation("createResource", {
  description:
    "Creates a resource, such as a room or a device, with one or more units. Requires `services.manage`.",
  permission,
  input: CreateResourceInput,
  success: success("CreateResourceSuccess"),
  run: (scope, values) => createResource(scope, values),
  subject,
  read,
});

addBusinessMutation("updateResource", {
  description:
    "Changes a resource. With fewer units no booking is cancelled; the result contains future bookings that take more units than remain. Requires `services.manage`.",
  permission,
  input: UpdateResourceInput,
  success: success("UpdateResourceSuccess"),
  run: (scope, { resource, ...values }) => updateResource(scope, toRowName("Resource", resource), values),
  subject,
  read,
});

addLifecycleMutations<Resource>("Resource", {
  typeName: "resource",
  permission,
  ref: ResourceRef as never,
  find,
  neededBy: "a service that is not archived",
});
