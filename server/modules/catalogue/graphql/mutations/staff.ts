import type { Staff } from "../../../../platform/database/prisma/client.ts";
import { type StaffMembers, createStaff, updateStaff } from "../../staff.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { toGlobalId, toRowId } from "../../../../platform/graphql/globalIds.ts";
import type { InputFields } from "../../../../platform/graphql/inputFields.ts";
import { toRowName } from "../../../../platform/graphql/namedRows.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { PublicationEnum } from "../publication.ts";
import { StaffRef } from "../staff.ts";
import { type RemainingBookings, remainingBookingsType } from "./outsideBookings.ts";
import { addLifecycleMutations } from "./archive.ts";

const permission = "services.manage";

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

const settings = (t: InputFields) => ({
  title: t.string({ description: "Job title; at most 120 characters." }),
  bio: t.string({ description: "Plain text of several lines; at most 2000 characters." }),
  picture: t.string({ description: "Path on this server, or an `https` URL. Null for none." }),
  email: t.string({ description: "E-mail address for notifications about bookings. Null for none." }),
  position: t.int({ description: "0 to 100000. Lists are sorted by it, lowest first." }),
  publication: t.field({
    type: PublicationEnum,
    description: "Publication state. Default on creation: `DRAFT`.",
  }),
  providers: t.idList({
    description: "Ids or slugs of all providers of the staff member; at most 200. Replaces the present list.",
  }),
  services: t.field({
    type: [ServedServiceInput],
    description: "All services of the staff member; at most 200. Replaces the present list.",
  }),
});

const CreateStaffInput = builder.inputType("CreateStaffInput", {
  description: "The input of `createStaff`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    slug: t.string({
      required: true,
      description: "Lower-case letters, digits and hyphens; at most 39 characters.",
    }),
    name: t.string({ required: true, description: "Display name; at most 120 characters." }),
    schedule: t.id({ required: true, description: "Global id of the schedule." }),
    ...settings(t),
  }),
});

const UpdateStaffInput = builder.inputType("UpdateStaffInput", {
  description:
    "The input of `updateStaff`. Fields that are absent keep their values. Null clears optional fields.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    staff: t.id({ required: true, description: "Id or slug of the staff member." }),
    slug: t.string({
      description:
        "Lower-case letters, digits and hyphens; at most 39 characters. Former slugs keep leading to the staff member.",
    }),
    name: t.string({ description: "Display name; at most 120 characters." }),
    schedule: t.id({ description: "Global id of another schedule. Applies to all dates." }),
    ...settings(t),
  }),
});

interface ChangedStaffResult extends RemainingBookings {
  readonly staff: Staff;
}

const success = (name: string) => {
  const ref = remainingBookingsType<ChangedStaffResult>(name, {
    description: "The staff member after the change.",
    field: "outside",
    listDescription: "Bookings of the staff member that are outside the new schedule. They do not change",
  });
  builder.objectField(ref, "staff", (t) =>
    t.expose("staff", { type: StaffRef, description: "The staff member." }),
  );
  return ref;
};

interface SentMembers {
  readonly schedule?: string | null | undefined;
  readonly providers?: readonly string[] | null | undefined;
  readonly services?: readonly { readonly service: string; readonly priority: number }[] | null | undefined;
}

/** Null clears a list. A schedule is required, so null is invalid there. */
function parseMembers({ schedule, providers, services }: SentMembers): StaffMembers {
  return {
    schedule: schedule == null ? schedule : toRowId("Schedule", schedule),
    providers: providers === null ? [] : providers?.map((one) => toRowName("Provider", one)),
    services:
      services === null
        ? []
        : services?.map((one) => ({ ...one, service: toRowName("Service", one.service) })),
  };
}

const subject = ({ id }: { readonly id: string }) => toGlobalId("Staff", id);

async function find({ database, viewer }: Context, id: string): Promise<Staff> {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return database.prisma.staff.findUniqueOrThrow({ where });
}

const read = async (
  ctx: Context,
  { id, outside }: { readonly id: string; readonly outside: readonly string[] },
) => ({
  staff: await find(ctx, id),
  businessId: ctx.viewer!.businessId,
  left: outside,
});

addBusinessMutation("createStaff", {
  description: "Creates a staff member. Requires `services.manage`.",
  permission,
  input: CreateStaffInput,
  success: success("CreateStaffSuccess"),
  run: (scope, { schedule, providers, services, ...values }) =>
    createStaff(scope, values, parseMembers({ schedule, providers, services })),
  subject,
  read,
});

addBusinessMutation("updateStaff", {
  description:
    "Changes a staff member. No booking is cancelled; the result contains the bookings outside a new schedule. Requires `services.manage`.",
  permission,
  input: UpdateStaffInput,
  success: success("UpdateStaffSuccess"),
  run: (scope, { staff, schedule, providers, services, ...values }) =>
    updateStaff(scope, toRowName("Staff", staff), values, parseMembers({ schedule, providers, services })),
  subject,
  read,
});

addLifecycleMutations<Staff>("Staff", { typeName: "staff", permission, ref: StaffRef as never, find });
