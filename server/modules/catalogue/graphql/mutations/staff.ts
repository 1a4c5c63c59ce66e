import type { Staff } from "../../../../platform/database/prisma/client.ts";
import { type StaffMembers, saveStaff } from "../../staff.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { toRowId } from "../../../../platform/graphql/globalIds.ts";
import { toRowName, toRowNames } from "../../../../platform/graphql/namedRows.ts";
import { type Entity, addSaveMutations } from "../../../access/graphql/entityMutations.ts";
import { StaffRef } from "../staff.ts";
import { addLifecycleMutations } from "./lifecycle.ts";
import { conflictFields } from "../../../bookings/graphql/conflictFields.ts";

import { publicationField } from "./publicationField.ts";

const staffMember: Entity<Staff, "staff"> = {
  type: "Staff",
  field: "staff",
  label: "staff member",
  permission: "services.manage",
  ref: StaffRef,
  load: (prisma, where) => prisma.staff.findUniqueOrThrow({ where }),
};

const ServedServiceInput = builder.inputType("ServedServiceInput", {
  description: "A service that a staff member offers.",
  fields: (t) => ({
    service: t.id({ required: true, description: "Id or slug of the service." }),
    priority: t.int({
      defaultValue: 0,
      required: true,
      description:
        "0 to 1000. The staff member with the lowest priority is assigned first when the visitor leaves the choice open.",
    }),
  }),
});

interface SentMembers {
  readonly schedule?: string | null | undefined;
  readonly providers?: readonly string[] | null | undefined;
  readonly services?: readonly { readonly service: string; readonly priority: number }[] | null | undefined;
}

/** Null clears a list. A schedule is required, so null is invalid there. */
function parseMembers({ schedule, providers, services }: SentMembers): StaffMembers {
  return {
    schedule: schedule == null ? schedule : toRowId("Schedule", schedule),
    providers: toRowNames("Provider", providers),
    services:
      services === null
        ? []
        : services?.map((one) => ({ ...one, service: toRowName("Service", one.service) })),
  };
}

addSaveMutations(staffMember, {
  create: { description: "Creates a staff member." },
  update: {
    description:
      "Changes a staff member. No booking is cancelled; the result contains the bookings outside a new schedule.",
    inputDescription:
      "The input of `updateStaff`. Fields that are absent keep their values. Null clears optional fields.",
  },
  fields: (t, isNew) => ({
    slug: t.string({
      required: isNew,
      description: `Lower-case letters, digits and hyphens; at most 39 characters.${isNew ? "" : " Former slugs keep leading to the staff member."}`,
    }),
    name: t.string({ required: isNew, description: "Display name; at most 120 characters." }),
    schedule: t.id({
      required: isNew,
      description: isNew
        ? "Global id of the schedule."
        : "Global id of another schedule. Applies to all dates.",
    }),
    title: t.string({ description: "Job title; at most 120 characters." }),
    bio: t.string({ description: "Plain text of several lines; at most 2000 characters." }),
    picture: t.string({ description: "Path on this server, or an `https` URL. Null for none." }),
    email: t.string({ description: "E-mail address for notifications about bookings. Null for none." }),
    position: t.int({ description: "0 to 100000. Lists are sorted by it, lowest first." }),
    ...publicationField(t, isNew),
    providers: t.idList({
      description:
        "Ids or slugs of all providers of the staff member; at most 200. Replaces the present list.",
    }),
    services: t.field({
      type: [ServedServiceInput],
      description: "All services of the staff member; at most 200. Replaces the present list.",
    }),
  }),
  run: (scope, name, { schedule, providers, services, ...values }) =>
    saveStaff(scope, name, values, parseMembers({ schedule, providers, services })),
  payloadFields: (t) =>
    conflictFields(
      t,
      "Bookings of the staff member that are outside the new schedule.",
      ({ done }) => done.conflictingBookings,
    ),
});

addLifecycleMutations(staffMember, {
  publication: {
    publish: "Publishes a staff member, also an archived one.",
    unpublish: "Makes a staff member a draft, which visitors cannot see. Bookings and holds stay.",
    set: (scope, name, publication) => saveStaff(scope, name, { publication }, {}),
  },
  idDescription: "Global id or slug.",
  archive:
    "Archives a staff member, so that it is no longer offered or listed. Bookings stay, and holds can still be booked.",
  restore: "Restores an archived staff member as a draft.",
  delete: "Deletes a staff member, or archives it if other rows refer to it.",
});
