import type { Group } from "../../../../platform/database/prisma/client.ts";
import { type CalendarInput, saveGroup } from "../../groups.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { toRowName } from "../../../../platform/graphql/namedRows.ts";
import { type Entity, addSaveMutations } from "../../../access/graphql/entityMutations.ts";
import { GroupRef } from "../group.ts";
import { collectionFields } from "./collectionInputs.ts";
import { addLifecycleMutations } from "./lifecycle.ts";

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

type SentCalendar = (typeof GroupCalendarInput)["$inferInput"];

function parseCalendars(sent: readonly SentCalendar[] | null | undefined): CalendarInput[] | undefined {
  if (sent === null) return [];
  return sent?.map(({ service, provider }) => ({
    service: toRowName("Service", service),
    ...(provider == null ? {} : { provider: toRowName("Provider", provider) }),
  }));
}

const group: Entity<Group, "group"> = {
  type: "Group",
  field: "group",
  permission: "services.manage",
  ref: GroupRef,
  load: (prisma, where) => prisma.group.findUniqueOrThrow({ where }),
};

addSaveMutations(group, {
  create: { description: "Creates a group." },
  update: { description: "Changes a group. `calendars` replaces the whole list." },
  fields: (t, isNew) => ({
    ...collectionFields(t, isNew),
    calendars: t.field({
      type: [GroupCalendarInput],
      description: isNew
        ? "Calendars in display order; at most 100, without duplicates."
        : "All calendars in display order; at most 100. Replaces the present list.",
    }),
  }),
  run: (scope, name, { calendars, ...values }) => saveGroup(scope, name, values, parseCalendars(calendars)),
});

addLifecycleMutations(group, {
  publication: {
    publish: "Publishes a group, also an archived one.",
    unpublish: "Makes a group a draft, which visitors cannot see. Its services and providers stay.",
    set: (scope, name, publication) => saveGroup(scope, name, { publication }, undefined),
  },
  archive: "Archives a group, so that it is no longer public.",
  restore: "Restores an archived group as a draft.",
  delete: "Deletes a group. Its services and providers remain.",
  deleted: "The group is deleted. Its services and providers remain.",
});
