import type { Group } from "../../../../platform/database/prisma/client.ts";
import { type CalendarInput, createGroup, updateGroup } from "../../groups.ts";
import { archive, deleteOrArchive, restore } from "../../lifecycle.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";
import { toRowName } from "../../../../platform/graphql/namedRows.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { GroupRef } from "../group.ts";
import { updateCollectionFields, createCollectionFields } from "./collectionInputs.ts";

const permission = "services.manage";

const GroupCalendarInput = builder.inputType("GroupCalendarInput", {
  description: "A calendar of a group.",
  fields: (t) => ({
    service: t.id({ required: true, description: "Id or slug of the service." }),
    provider: t.id({
      description:
        "Id or slug of a provider that offers the service. Null or absent for the calendar of all staff members of the service.",
    }),
  }),
});

const CreateGroupInput = builder.inputType("CreateGroupInput", {
  description: "The input of `createGroup`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    ...createCollectionFields(t),
    calendars: t.field({
      type: [GroupCalendarInput],
      description: "Calendars in display order; at most 100, without duplicates.",
    }),
  }),
});

const UpdateGroupInput = builder.inputType("UpdateGroupInput", {
  description: "The input of `updateGroup`. Fields that are absent keep their values.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    group: t.id({ required: true, description: "Id or slug of the group." }),
    ...updateCollectionFields(t),
    calendars: t.field({
      type: [GroupCalendarInput],
      description: "All calendars in display order; at most 100. Replaces the present list.",
    }),
  }),
});

const groupInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({
      ...idempotencyKeyField(t),
      group: t.id({ required: true, description: "Id or slug of the group." }),
    }),
  });

const success = (name: string) =>
  builder.objectRef<{ readonly group: Group }>(name).implement({
    description: "The group after the change.",
    isTypeOf: (value) => "group" in (value as object),
    fields: (t) => ({ group: t.expose("group", { type: GroupRef, description: "The group." }) }),
  });

const DeleteGroupSuccess = builder.objectRef<{ readonly deletedId: string }>("DeleteGroupSuccess").implement({
  description: "The group is deleted. Its services and providers remain.",
  isTypeOf: (value) => "deletedId" in (value as object),
  fields: (t) => ({ deletedId: t.exposeID("deletedId", { description: "Global id of the deleted group." }) }),
});

interface SentCalendar {
  readonly service: string;
  readonly provider?: string | null | undefined;
}

function parseCalendars(sent: readonly SentCalendar[] | null | undefined): CalendarInput[] | undefined {
  if (sent === null) return [];
  return sent?.map(({ service, provider }) => ({
    service: toRowName("Service", service),
    ...(provider == null ? {} : { provider: toRowName("Provider", provider) }),
  }));
}

const subject = (id: string) => toGlobalId("Group", id);

async function read({ database, viewer }: Context, id: string) {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return { group: await database.prisma.group.findUniqueOrThrow({ where }) };
}

addBusinessMutation("createGroup", {
  description: "Creates a group. Requires `services.manage`.",
  permission,
  input: CreateGroupInput,
  success: success("CreateGroupSuccess"),
  run: (scope, { calendars, ...values }) => createGroup(scope, values, parseCalendars(calendars)),
  subject,
  read,
});

addBusinessMutation("updateGroup", {
  description: "Changes a group. `calendars` replaces the whole list. Requires `services.manage`.",
  permission,
  input: UpdateGroupInput,
  success: success("UpdateGroupSuccess"),
  run: (scope, { group, calendars, ...values }) =>
    updateGroup(scope, toRowName("Group", group), values, parseCalendars(calendars)),
  subject,
  read,
});

addBusinessMutation("archiveGroup", {
  description: "Archives a group, so that it is no longer public. Requires `services.manage`.",
  permission,
  input: groupInput("ArchiveGroupInput", "The group to archive."),
  success: success("ArchiveGroupSuccess"),
  run: (scope, { group }) => archive(scope, "group", toRowName("Group", group)),
  subject,
  read,
});

addBusinessMutation("restoreGroup", {
  description: "Restores an archived group as a draft. Requires `services.manage`.",
  permission,
  input: groupInput("RestoreGroupInput", "The group to restore."),
  success: success("RestoreGroupSuccess"),
  run: (scope, { group }) => restore(scope, "group", toRowName("Group", group)),
  subject,
  read,
});

addBusinessMutation("deleteGroup", {
  description: "Deletes a group. Its services and providers remain. Requires `services.manage`.",
  permission,
  input: groupInput("DeleteGroupInput", "The group to delete."),
  success: DeleteGroupSuccess,
  run: (scope, { group }) => deleteOrArchive(scope, "group", toRowName("Group", group)),
  subject: ({ id }) => subject(id),
  read: (_, { id }) => ({ deletedId: subject(id) }),
});
