import {
  MAX_VIEWS,
  VIEW_NAME_MAX,
  type ViewMaker,
  createView,
  deleteView,
  updateView,
} from "../../savedViews.ts";
import { VIEW_QUERY_MAX } from "../../rules/viewQuery.ts";
import type { SavedView } from "../../../../platform/database/prisma/client.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { toGlobalId, toRowId } from "../../../../platform/graphql/globalIds.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { forbiddenError } from "../../../access/graphql/authorization.ts";
import { can, getPermissionScope } from "../../../access/rules/viewer.ts";
import { SavedViewRef } from "../savedView.ts";

const viewId = { required: true, description: "Id of the view." } as const;
const DESCRIPTIONS = {
  name: `Name in the list of views, 1 to ${VIEW_NAME_MAX} characters.`,
  query: `Query part of the address of the list of bookings, without the question mark; at most ${VIEW_QUERY_MAX} characters.`,
  isShared: "True if all users of the business who read bookings have the view. Requires `bookings.change`.",
} as const;
const keep = (description: string) => ({ description: `${description} Omit it to keep the present value.` });

/** Sharing changes what others see, so a reader cannot share. */
function findMaker({ viewer }: Context, isShared: boolean | null | undefined): ViewMaker {
  const { businessId, id, name } = viewer!;
  if (isShared === true && getPermissionScope(viewer, businessId, "bookings.change") === null)
    throw forbiddenError(viewer, "bookings.change");
  return { id, name, managesAll: can(viewer, businessId, "business.manage") };
}

const subject = (id: string) => toGlobalId("SavedView", id);

async function read({ database, viewer }: Context, id: string): Promise<{ savedView: SavedView }> {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return { savedView: await database.prisma.savedView.findUniqueOrThrow({ where }) };
}

function payload(name: string, description: string) {
  return builder.objectRef<{ savedView: SavedView }>(name).implement({
    description,
    isTypeOf: (value) => "savedView" in (value as object),
    fields: (t) => ({
      savedView: t.expose("savedView", { type: SavedViewRef, description: "The view." }),
    }),
  });
}

addBusinessMutation("createSavedView", {
  description: `Saves a selection of the list of bookings. A user or key can save ${MAX_VIEWS} views.`,
  permission: "bookings.read",
  reach: "OWN",
  input: builder.inputType("CreateSavedViewInput", {
    description: "The view.",
    fields: (t) => ({
      ...idempotencyKeyField(t),
      name: t.string({ required: true, description: DESCRIPTIONS.name }),
      query: t.string({ required: true, description: DESCRIPTIONS.query }),
      isShared: t.boolean({ defaultValue: false, description: DESCRIPTIONS.isShared }),
    }),
  }),
  payload: payload("CreateSavedViewPayload", "The new view."),
  name: async (ctx, { isShared }) => findMaker(ctx, isShared),
  run: (scope, { name, query, isShared }, maker) =>
    createView(scope, { name, query, isShared: isShared ?? false }, maker),
  subject: ({ id }) => subject(id),
  read: (ctx, { id }) => read(ctx, id),
});

addBusinessMutation("updateSavedView", {
  description: "Changes a view of the caller. With `business.manage` also a shared view of others.",
  permission: "bookings.read",
  reach: "OWN",
  input: builder.inputType("UpdateSavedViewInput", {
    description: "The view and the fields to change.",
    fields: (t) => ({
      ...idempotencyKeyField(t),
      id: t.id(viewId),
      name: t.string(keep(DESCRIPTIONS.name)),
      query: t.string(keep(DESCRIPTIONS.query)),
      isShared: t.boolean(keep(DESCRIPTIONS.isShared)),
    }),
  }),
  payload: payload("UpdateSavedViewPayload", "The view with its new state."),
  name: async (ctx, { isShared }) => findMaker(ctx, isShared),
  run: (scope, { id, name, query, isShared }, maker) =>
    updateView(
      scope,
      toRowId("SavedView", id),
      {
        ...(name != null && { name }),
        ...(query != null && { query }),
        ...(isShared != null && { isShared }),
      },
      maker,
    ),
  subject: ({ id }) => subject(id),
  read: (ctx, { id }) => read(ctx, id),
});

addBusinessMutation("deleteSavedView", {
  description: "Deletes a view of the caller. With `business.manage` also a shared view of others.",
  permission: "bookings.read",
  reach: "OWN",
  input: builder.inputType("DeleteSavedViewInput", {
    description: "The view to delete.",
    fields: (t) => ({ ...idempotencyKeyField(t), id: t.id(viewId) }),
  }),
  payload: builder.objectRef<{ readonly deletedId: string }>("DeleteSavedViewPayload").implement({
    description: "The view no longer exists.",
    isTypeOf: (value) => "deletedId" in (value as object),
    fields: (t) => ({ deletedId: t.exposeID("deletedId", { description: "Id of the deleted view." }) }),
  }),
  name: async (ctx) => findMaker(ctx, false),
  run: (scope, { id }, maker) => deleteView(scope, toRowId("SavedView", id), maker),
  subject,
  read: (_, id) => ({ deletedId: subject(id) }),
});
