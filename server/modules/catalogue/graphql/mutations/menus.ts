import type { ServiceMenu } from "../../../../platform/database/prisma/client.ts";
import { type CategoryInput, saveServiceMenu } from "../../menus.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { toRowName } from "../../../../platform/graphql/namedRows.ts";
import { toRowId } from "../../../../platform/graphql/globalIds.ts";
import { type Entity, addSaveMutations } from "../../../access/graphql/entityMutations.ts";
import { ServiceMenuRef } from "../serviceMenu.ts";
import { collectionFields } from "./collectionInputs.ts";
import { addLifecycleMutations } from "./lifecycle.ts";

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

type SentCategory = (typeof ServiceMenuCategoryInput)["$inferInput"];

function parseCategories(sent: readonly SentCategory[] | null | undefined): CategoryInput[] | undefined {
  if (sent === null) return [];
  return sent?.map(({ id, name, services }) => ({
    ...(id == null ? {} : { id: toRowId("ServiceMenuCategory", id) }),
    name,
    services: services.map((one) => toRowName("Service", one)),
  }));
}

const menu: Entity<ServiceMenu, "serviceMenu"> = {
  type: "ServiceMenu",
  field: "serviceMenu",
  label: "menu",
  permission: "services.manage",
  ref: ServiceMenuRef,
  load: (prisma, where) => prisma.serviceMenu.findUniqueOrThrow({ where }),
};

addSaveMutations(menu, {
  create: { description: "Creates a service menu." },
  update: { description: "Changes a service menu. `categories` replaces the whole list." },
  fields: (t, isNew) => ({
    ...collectionFields(t, isNew),
    categories: t.field({
      type: [ServiceMenuCategoryInput],
      description: isNew
        ? "Categories in display order; at most 50."
        : "All categories in display order; at most 50. Replaces the present list.",
    }),
  }),
  run: (scope, name, { categories, ...values }) =>
    saveServiceMenu(scope, name, values, parseCategories(categories)),
});

addLifecycleMutations(menu, {
  publication: {
    publish: "Publishes a service menu, also an archived one.",
    unpublish: "Makes a service menu a draft, which visitors cannot see. Its services stay.",
    set: (scope, name, publication) => saveServiceMenu(scope, name, { publication }, undefined),
  },
  archive: "Archives a service menu, so that it is no longer public.",
  restore: "Restores an archived service menu as a draft.",
  delete: "Deletes a service menu with its categories. Its services remain.",
  deleted: "The menu is deleted. Its services remain.",
});
