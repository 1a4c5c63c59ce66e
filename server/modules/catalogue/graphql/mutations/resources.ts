import type { Resource } from "../../../../platform/database/prisma/client.ts";
import { saveResource } from "../../resources.ts";
import { type Entity, addSaveMutations } from "../../../access/graphql/entityMutations.ts";
import { ResourceRef } from "../resource.ts";
import { addLifecycleMutations } from "./lifecycle.ts";
import { conflictFields } from "../../../bookings/graphql/conflictFields.ts";

const resource: Entity<Resource, "resource"> = {
  type: "Resource",
  field: "resource",
  permission: "services.manage",
  ref: ResourceRef,
  load: (prisma, where) => prisma.resource.findUniqueOrThrow({ where }),
};

addSaveMutations(resource, {
  create: { description: "Creates a resource, such as a room or a device, with one or more units." },
  update: {
    description:
      "Changes a resource. With fewer units no booking is cancelled; the result contains future bookings that take more units than remain.",
  },
  fields: (t, isNew) => ({
    slug: t.string({
      required: isNew,
      description: "Lower-case letters, digits and hyphens; at most 39 characters.",
    }),
    name: t.string({ required: isNew, description: "Display name; at most 120 characters." }),
    units: t.int({
      required: isNew,
      description: isNew ? "Number of units, 1 to 200." : "New number of units, 1 to 200.",
    }),
  }),
  run: saveResource,
  payloadFields: (t) =>
    conflictFields(
      t,
      "Future bookings that take more units than exist.",
      ({ done }) => done.conflictingBookings,
    ),
});

addLifecycleMutations(resource, {
  idDescription: "Global id or slug.",
  archive:
    "Archives a resource, so that it is no longer offered or listed. Bookings stay, and holds can still be booked. Rejected with `IN_USE` if a service that is not archived needs it.",
  restore: "Restores an archived resource.",
  delete:
    "Deletes a resource, or archives it if other rows refer to it. Rejected with `IN_USE` if a service that is not archived needs it.",
});
