import type { Resource } from "../../../../platform/database/prisma/client.ts";
import { createResource, updateResource } from "../../resources.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { globalId } from "../../../../platform/graphql/globalIds.ts";
import { rowName } from "../../../../platform/graphql/namedRows.ts";
import { ownerMutation, repeatable } from "../../../../platform/graphql/ownerMutation.ts";
import { ResourceRef } from "../resource.ts";
import { type LeavesBookings, leavesBookings } from "./outsideBookings.ts";
import { putAwayMutations } from "./archive.ts";

const permission = "services.manage";

const CreateResourceInput = builder.inputType("CreateResourceInput", {
  description: "A new room or piece of equipment.",
  fields: (t) => ({
    ...repeatable(t),
    slug: t.string({ required: true, description: "Small letters, digits and hyphens, at most 39." }),
    name: t.string({ required: true, description: "At most 120 characters." }),
    units: t.int({ required: true, description: "How many of it there are: 1 to 200." }),
  }),
});

const UpdateResourceInput = builder.inputType("UpdateResourceInput", {
  description: "What is left out stays as it is.",
  fields: (t) => ({
    ...repeatable(t),
    resource: t.id({ required: true, description: "An id or a slug." }),
    slug: t.string({ description: "Small letters, digits and hyphens, at most 39." }),
    name: t.string({ description: "At most 120 characters." }),
    units: t.int({ description: "How many of it there are now: 1 to 200." }),
  }),
});

interface ChangedResourceAnswer extends LeavesBookings {
  readonly resource: Resource;
}

const success = (name: string) => {
  const ref = leavesBookings<ChangedResourceAnswer>(name, {
    description: "The resource as it stands now.",
    field: "inTheWay",
    says: "The bookings to come that take more of it than there is and stay",
  });
  builder.objectField(ref, "resource", (t) =>
    t.expose("resource", { type: ResourceRef, description: "The resource." }),
  );
  return ref;
};

const subject = ({ id }: { readonly id: string }) => globalId("Resource", id);

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

ownerMutation("createResource", {
  description: "Makes a room or a piece of equipment of which there are some.",
  permission,
  input: CreateResourceInput,
  success: success("CreateResourceSuccess"),
  run: (scope, written) => createResource(scope, written),
  subject,
  read,
});

ownerMutation("updateResource", {
  description:
    "Changes a resource. Where there is less of it, nothing that is booked ends: what takes more than there is, is answered. Safe to send twice.",
  permission,
  input: UpdateResourceInput,
  success: success("UpdateResourceSuccess"),
  run: (scope, { resource, ...written }) => updateResource(scope, rowName("Resource", resource), written),
  subject,
  read,
});

putAwayMutations<Resource>("Resource", {
  noun: "resource",
  permission,
  ref: ResourceRef as never,
  find,
  neededBy: "a service that is not put away",
});
