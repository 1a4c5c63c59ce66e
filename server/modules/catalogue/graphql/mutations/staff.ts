import type { Staff } from "../../../../platform/database/prisma/client.ts";
import { type StaffMembers, createStaff, updateStaff } from "../../staff.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { globalId, rowId } from "../../../../platform/graphql/globalIds.ts";
import type { InputFields } from "../../../../platform/graphql/inputFields.ts";
import { rowName } from "../../../../platform/graphql/namedRows.ts";
import { ownerMutation, repeatable } from "../../../../platform/graphql/ownerMutation.ts";
import { PublicationEnum } from "../publication.ts";
import { StaffRef } from "../staff.ts";
import { type LeavesBookings, leavesBookings } from "./outsideBookings.ts";
import { putAwayMutations } from "./archive.ts";

const permission = "services.manage";

const ServedServiceInput = builder.inputType("ServedServiceInput", {
  description: "Something that somebody serves.",
  fields: (t) => ({
    service: t.id({ required: true, description: "An id or a slug." }),
    priority: t.int({
      defaultValue: 0,
      required: true,
      description: "0 to 1000: a lower one is asked first when the visitor leaves the choice open.",
    }),
  }),
});

const settings = (t: InputFields) => ({
  title: t.string({ description: "What they are: at most 120 characters." }),
  bio: t.string({ description: "At most 2000 characters, of several lines." }),
  picture: t.string({ description: "A path of our own, or an address on the secure web; or null." }),
  email: t.string({ description: "Where notices of their day go; null: nowhere." }),
  position: t.int({ description: "0 to 100000: where they stand among the others." }),
  publication: t.field({ type: PublicationEnum, description: "A draft where nothing is said." }),
  providers: t.idList({ description: "Ids or slugs of all where they work, at most 200." }),
  services: t.field({
    type: [ServedServiceInput],
    description: "All that they serve, at most 200: what is left out they serve no more.",
  }),
});

const CreateStaffInput = builder.inputType("CreateStaffInput", {
  description: "A new person who serves.",
  fields: (t) => ({
    ...repeatable(t),
    slug: t.string({ required: true, description: "Small letters, digits and hyphens, at most 39." }),
    name: t.string({ required: true, description: "At most 120 characters." }),
    schedule: t.id({ required: true, description: "The id of the schedule that they work by." }),
    ...settings(t),
  }),
});

const UpdateStaffInput = builder.inputType("UpdateStaffInput", {
  description: "What is left out stays as it is; null clears what somebody may be without.",
  fields: (t) => ({
    ...repeatable(t),
    staff: t.id({ required: true, description: "An id or a slug." }),
    slug: t.string({
      description: "Small letters, digits and hyphens, at most 39. The former one goes on leading to them.",
    }),
    name: t.string({ description: "At most 120 characters." }),
    schedule: t.id({ description: "The id of another schedule, for all days to come." }),
    ...settings(t),
  }),
});

interface ChangedStaffAnswer extends LeavesBookings {
  readonly staff: Staff;
}

const success = (name: string) => {
  const ref = leavesBookings<ChangedStaffAnswer>(name, {
    description: "The person as they stand now.",
    field: "outside",
    says: "The bookings that lie outside their new schedule and stay",
  });
  builder.objectField(ref, "staff", (t) => t.expose("staff", { type: StaffRef, description: "The person." }));
  return ref;
};

interface SentMembers {
  readonly schedule?: string | null | undefined;
  readonly providers?: readonly string[] | null | undefined;
  readonly services?: readonly { readonly service: string; readonly priority: number }[] | null | undefined;
}

/** Null clears a list; nobody is without a schedule, so there it names none. */
function members({ schedule, providers, services }: SentMembers): StaffMembers {
  return {
    schedule: schedule == null ? schedule : rowId("Schedule", schedule),
    providers: providers === null ? [] : providers?.map((one) => rowName("Provider", one)),
    services:
      services === null ? [] : services?.map((one) => ({ ...one, service: rowName("Service", one.service) })),
  };
}

const subject = ({ id }: { readonly id: string }) => globalId("Staff", id);

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

ownerMutation("createStaff", {
  description: "Makes a person who serves, a draft unless said otherwise.",
  permission,
  input: CreateStaffInput,
  success: success("CreateStaffSuccess"),
  run: (scope, { schedule, providers, services, ...written }) =>
    createStaff(scope, written, members({ schedule, providers, services })),
  subject,
  read,
});

ownerMutation("updateStaff", {
  description:
    "Changes a person who serves. What they are booked for stays: bookings outside a new schedule are answered. Safe to send twice.",
  permission,
  input: UpdateStaffInput,
  success: success("UpdateStaffSuccess"),
  run: (scope, { staff, schedule, providers, services, ...written }) =>
    updateStaff(scope, rowName("Staff", staff), written, members({ schedule, providers, services })),
  subject,
  read,
});

putAwayMutations<Staff>("Staff", { noun: "staff", permission, ref: StaffRef as never, find });
