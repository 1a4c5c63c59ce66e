import type { ServiceMenu } from "../../../../platform/database/prisma/client.ts";
import { archive, deleteOrArchive, restore } from "../../lifecycle.ts";
import { type CategoryInput, createServiceMenu, updateServiceMenu } from "../../menus.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";
import { toRowName } from "../../../../platform/graphql/namedRows.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { toHeadingRowId } from "../../../../platform/graphql/partIds.ts";
import { ServiceMenuRef } from "../serviceMenu.ts";
import { updateCollectionFields, createCollectionFields } from "./collectionInputs.ts";

const permission = "services.manage";

const ServiceMenuCategoryInput = builder.inputType("ServiceMenuCategoryInput", {
  description: "A category of a service menu.",
  fields: (t) => ({
    id: t.id({ description: "Id of an existing category of this menu. Null or absent for a new category." }),
    name: t.string({ required: true, description: "Heading; at most 120 characters." }),
    services: t.idList({
      required: true,
      description: "Ids or slugs of the services in display order; at most 200, without duplicates.",
    }),
  }),
});

const CreateServiceMenuInput = builder.inputType("CreateServiceMenuInput", {
  description: "The input of `createServiceMenu`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    ...createCollectionFields(t),
    categories: t.field({
      type: [ServiceMenuCategoryInput],
      description: "Categories in display order; at most 50.",
    }),
  }),
});

const UpdateServiceMenuInput = builder.inputType("UpdateServiceMenuInput", {
  description: "The input of `updateServiceMenu`. Fields that are absent keep their values.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    menu: t.id({ required: true, description: "Id or slug of the menu." }),
    ...updateCollectionFields(t),
    categories: t.field({
      type: [ServiceMenuCategoryInput],
      description: "All categories in display order; at most 50. Replaces the present list.",
    }),
  }),
});

const menuInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({
      ...idempotencyKeyField(t),
      menu: t.id({ required: true, description: "Id or slug of the menu." }),
    }),
  });

const success = (name: string) =>
  builder.objectRef<{ readonly menu: ServiceMenu }>(name).implement({
    description: "The menu after the change.",
    isTypeOf: (value) => "menu" in (value as object),
    fields: (t) => ({ menu: t.expose("menu", { type: ServiceMenuRef, description: "The menu." }) }),
  });

const DeleteServiceMenuSuccess = builder
  .objectRef<{ readonly deletedId: string }>("DeleteServiceMenuSuccess")
  .implement({
    description: "The menu is deleted. Its services remain.",
    isTypeOf: (value) => "deletedId" in (value as object),
    fields: (t) => ({
      deletedId: t.exposeID("deletedId", { description: "Global id of the deleted menu." }),
    }),
  });

interface SentCategory {
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly services: readonly string[];
}

function parseCategories(sent: readonly SentCategory[] | null | undefined): CategoryInput[] | undefined {
  if (sent === null) return [];
  return sent?.map(({ id, name, services }) => ({
    ...(id == null ? {} : { id: toHeadingRowId(id) }),
    name,
    services: services.map((one) => toRowName("Service", one)),
  }));
}

const subject = (id: string) => toGlobalId("ServiceMenu", id);

async function read({ database, viewer }: Context, id: string) {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return { menu: await database.prisma.serviceMenu.findUniqueOrThrow({ where }) };
}

addBusinessMutation("createServiceMenu", {
  description: "Creates a service menu. Requires `services.manage`.",
  permission,
  input: CreateServiceMenuInput,
  success: success("CreateServiceMenuSuccess"),
  run: (scope, { categories, ...values }) => createServiceMenu(scope, values, parseCategories(categories)),
  subject,
  read,
});

addBusinessMutation("updateServiceMenu", {
  description: "Changes a service menu. `categories` replaces the whole list. Requires `services.manage`.",
  permission,
  input: UpdateServiceMenuInput,
  success: success("UpdateServiceMenuSuccess"),
  run: (scope, { menu, categories, ...values }) =>
    updateServiceMenu(scope, toRowName("ServiceMenu", menu), values, parseCategories(categories)),
  subject,
  read,
});

addBusinessMutation("archiveServiceMenu", {
  description: "Archives a service menu, so that it is no longer public. Requires `services.manage`.",
  permission,
  input: menuInput("ArchiveServiceMenuInput", "The menu to archive."),
  success: success("ArchiveServiceMenuSuccess"),
  run: (scope, { menu }) => archive(scope, "menu", toRowName("ServiceMenu", menu)),
  subject,
  read,
});

addBusinessMutation("restoreServiceMenu", {
  description: "Restores an archived service menu as a draft. Requires `services.manage`.",
  permission,
  input: menuInput("RestoreServiceMenuInput", "The menu to restore."),
  success: success("RestoreServiceMenuSuccess"),
  run: (scope, { menu }) => restore(scope, "menu", toRowName("ServiceMenu", menu)),
  subject,
  read,
});

addBusinessMutation("deleteServiceMenu", {
  description: "Deletes a service menu with its categories. Its services remain. Requires `services.manage`.",
  permission,
  input: menuInput("DeleteServiceMenuInput", "The menu to delete."),
  success: DeleteServiceMenuSuccess,
  run: (scope, { menu }) => deleteOrArchive(scope, "menu", toRowName("ServiceMenu", menu)),
  subject: ({ id }) => subject(id),
  read: (_, { id }) => ({ deletedId: subject(id) }),
});
