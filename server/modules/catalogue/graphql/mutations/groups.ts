import type { Group } from "../../../../platform/database/prisma/client.ts";
import { type WrittenCalendar, createGroup, updateGroup } from "../../groups.ts";
import { archive, remove, restore } from "../../lifecycle.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { globalId } from "../../../../platform/graphql/globalIds.ts";
import { rowName } from "../../../../platform/graphql/namedRows.ts";
import { ownerMutation, repeatable } from "../../../../platform/graphql/ownerMutation.ts";
import { GroupRef } from "../group.ts";
import { collectionFields, madeCollectionFields } from "./collectionInputs.ts";

const permission = "services.manage";

const GroupCalendarInput = builder.inputType("GroupCalendarInput", {
  description: "A calendar of a group.",
  fields: (t) => ({
    service: t.id({ required: true, description: "An id or a slug." }),
    provider: t.id({
      description: "An id or a slug of one that offers the service; none: the calendar of whoever serves.",
    }),
  }),
});

const CreateGroupInput = builder.inputType("CreateGroupInput", {
  description: "A new group of calendars.",
  fields: (t) => ({
    ...repeatable(t),
    ...madeCollectionFields(t),
    calendars: t.field({ type: [GroupCalendarInput], description: "At most 100, each once, in this order." }),
  }),
});

const UpdateGroupInput = builder.inputType("UpdateGroupInput", {
  description: "What is left out stays as it is.",
  fields: (t) => ({
    ...repeatable(t),
    group: t.id({ required: true, description: "An id or a slug." }),
    ...collectionFields(t),
    calendars: t.field({
      type: [GroupCalendarInput],
      description: "All of them, at most 100, in this order: whichever is left out is gone.",
    }),
  }),
});

const groupInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({ ...repeatable(t), group: t.id({ required: true, description: "An id or a slug." }) }),
  });

const success = (name: string) =>
  builder.objectRef<{ readonly group: Group }>(name).implement({
    description: "The group as it stands now.",
    isTypeOf: (value) => "group" in (value as object),
    fields: (t) => ({ group: t.expose("group", { type: GroupRef, description: "The group." }) }),
  });

const DeleteGroupSuccess = builder.objectRef<{ readonly deletedId: string }>("DeleteGroupSuccess").implement({
  description: "The group is gone; its calendars stay.",
  isTypeOf: (value) => "deletedId" in (value as object),
  fields: (t) => ({ deletedId: t.exposeID("deletedId", { description: "The id that it had." }) }),
});

interface SentCalendar {
  readonly service: string;
  readonly provider?: string | null | undefined;
}

function calendarsOf(sent: readonly SentCalendar[] | null | undefined): WrittenCalendar[] | undefined {
  if (sent === null) return [];
  return sent?.map(({ service, provider }) => ({
    service: rowName("Service", service),
    ...(provider == null ? {} : { provider: rowName("Provider", provider) }),
  }));
}

const subject = (id: string) => globalId("Group", id);

async function read({ database, viewer }: Context, id: string) {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return { group: await database.prisma.group.findUniqueOrThrow({ where }) };
}

ownerMutation("createGroup", {
  description: "Makes a group with its calendars, a draft unless said otherwise.",
  permission,
  input: CreateGroupInput,
  success: success("CreateGroupSuccess"),
  run: (scope, { calendars, ...written }) => createGroup(scope, written, calendarsOf(calendars)),
  subject,
  read,
});

ownerMutation("updateGroup", {
  description: "Changes a group: its words, who may see it, and all of its calendars. Safe to send twice.",
  permission,
  input: UpdateGroupInput,
  success: success("UpdateGroupSuccess"),
  run: (scope, { group, calendars, ...written }) =>
    updateGroup(scope, rowName("Group", group), written, calendarsOf(calendars)),
  subject,
  read,
});

ownerMutation("archiveGroup", {
  description: "Puts a group away. Safe to send twice.",
  permission,
  input: groupInput("ArchiveGroupInput", "The group to put away."),
  success: success("ArchiveGroupSuccess"),
  run: (scope, { group }) => archive(scope, "group", rowName("Group", group)),
  subject,
  read,
});

ownerMutation("restoreGroup", {
  description: "Makes an archived group a draft again. Safe to send twice.",
  permission,
  input: groupInput("RestoreGroupInput", "The group to take out again."),
  success: success("RestoreGroupSuccess"),
  run: (scope, { group }) => restore(scope, "group", rowName("Group", group)),
  subject,
  read,
});

ownerMutation("deleteGroup", {
  description: "Deletes a group; the services and providers stay.",
  permission,
  input: groupInput("DeleteGroupInput", "The group that is to go."),
  success: DeleteGroupSuccess,
  run: (scope, { group }) => remove(scope, "group", rowName("Group", group)),
  subject: ({ id }) => subject(id),
  read: (_, { id }) => ({ deletedId: subject(id) }),
});
