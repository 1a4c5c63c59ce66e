import type { ServiceMenu } from "../../../../platform/database/prisma/client.ts";
import { archive, remove, restore } from "../../lifecycle.ts";
import { type WrittenCategory, createServiceMenu, updateServiceMenu } from "../../menus.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { globalId } from "../../../../platform/graphql/globalIds.ts";
import { rowName } from "../../../../platform/graphql/namedRows.ts";
import { ownerMutation, repeatable } from "../../../../platform/graphql/ownerMutation.ts";
import { headingRow } from "../../../../platform/graphql/partIds.ts";
import { ServiceMenuRef } from "../serviceMenu.ts";
import { collectionFields, madeCollectionFields } from "./collectionInputs.ts";

const permission = "services.manage";

const ServiceMenuCategoryInput = builder.inputType("ServiceMenuCategoryInput", {
  description: "A heading of a menu and what stands under it, in this order.",
  fields: (t) => ({
    id: t.id({ description: "Which heading it is; none: a new one." }),
    name: t.string({ required: true, description: "At most 120 characters." }),
    services: t.idList({ required: true, description: "Ids or slugs, at most 200, each once." }),
  }),
});

const CreateServiceMenuInput = builder.inputType("CreateServiceMenuInput", {
  description: "A new service menu.",
  fields: (t) => ({
    ...repeatable(t),
    ...madeCollectionFields(t),
    categories: t.field({ type: [ServiceMenuCategoryInput], description: "At most 50, in this order." }),
  }),
});

const UpdateServiceMenuInput = builder.inputType("UpdateServiceMenuInput", {
  description: "What is left out stays as it is.",
  fields: (t) => ({
    ...repeatable(t),
    menu: t.id({ required: true, description: "An id or a slug." }),
    ...collectionFields(t),
    categories: t.field({
      type: [ServiceMenuCategoryInput],
      description: "All of them, at most 50, in this order: whichever is left out is gone.",
    }),
  }),
});

const menuInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({ ...repeatable(t), menu: t.id({ required: true, description: "An id or a slug." }) }),
  });

const success = (name: string) =>
  builder.objectRef<{ readonly menu: ServiceMenu }>(name).implement({
    description: "The menu as it stands now.",
    isTypeOf: (value) => "menu" in (value as object),
    fields: (t) => ({ menu: t.expose("menu", { type: ServiceMenuRef, description: "The menu." }) }),
  });

const DeleteServiceMenuSuccess = builder
  .objectRef<{ readonly deletedId: string }>("DeleteServiceMenuSuccess")
  .implement({
    description: "The menu is gone; what stood on it stays.",
    isTypeOf: (value) => "deletedId" in (value as object),
    fields: (t) => ({ deletedId: t.exposeID("deletedId", { description: "The id that it had." }) }),
  });

interface SentCategory {
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly services: readonly string[];
}

function categoriesOf(sent: readonly SentCategory[] | null | undefined): WrittenCategory[] | undefined {
  if (sent === null) return [];
  return sent?.map(({ id, name, services }) => ({
    ...(id == null ? {} : { id: headingRow(id) }),
    name,
    services: services.map((one) => rowName("Service", one)),
  }));
}

const subject = (id: string) => globalId("ServiceMenu", id);

async function read({ database, viewer }: Context, id: string) {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return { menu: await database.prisma.serviceMenu.findUniqueOrThrow({ where }) };
}

ownerMutation("createServiceMenu", {
  description: "Makes a service menu with its headings, a draft unless said otherwise.",
  permission,
  input: CreateServiceMenuInput,
  success: success("CreateServiceMenuSuccess"),
  run: (scope, { categories, ...written }) => createServiceMenu(scope, written, categoriesOf(categories)),
  subject,
  read,
});

ownerMutation("updateServiceMenu", {
  description:
    "Changes a service menu: its words, who may see it, and all of its headings. Safe to send twice.",
  permission,
  input: UpdateServiceMenuInput,
  success: success("UpdateServiceMenuSuccess"),
  run: (scope, { menu, categories, ...written }) =>
    updateServiceMenu(scope, rowName("ServiceMenu", menu), written, categoriesOf(categories)),
  subject,
  read,
});

ownerMutation("archiveServiceMenu", {
  description: "Puts a service menu away. Safe to send twice.",
  permission,
  input: menuInput("ArchiveServiceMenuInput", "The menu to put away."),
  success: success("ArchiveServiceMenuSuccess"),
  run: (scope, { menu }) => archive(scope, "menu", rowName("ServiceMenu", menu)),
  subject,
  read,
});

ownerMutation("restoreServiceMenu", {
  description: "Makes an archived service menu a draft again. Safe to send twice.",
  permission,
  input: menuInput("RestoreServiceMenuInput", "The menu to take out again."),
  success: success("RestoreServiceMenuSuccess"),
  run: (scope, { menu }) => restore(scope, "menu", rowName("ServiceMenu", menu)),
  subject,
  read,
});

ownerMutation("deleteServiceMenu", {
  description: "Deletes a service menu with its headings; the services stay.",
  permission,
  input: menuInput("DeleteServiceMenuInput", "The menu that is to go."),
  success: DeleteServiceMenuSuccess,
  run: (scope, { menu }) => remove(scope, "menu", rowName("ServiceMenu", menu)),
  subject: ({ id }) => subject(id),
  read: (_, { id }) => ({ deletedId: subject(id) }),
});
