import type { PrismaClient } from "../../platform/database/prisma/client.ts";
import { findEvent } from "../../modules/integrations/data/events/readEventLog.ts";
import { findSubmission } from "../../modules/questionnaires/data/loadSubmissions.ts";
import type { Permission } from "../../modules/access/rules/permissions.ts";
import { getPermissionScope } from "../../modules/access/rules/viewer.ts";
import { whereVisible } from "../../modules/desk/graphql/savedView.ts";
import { ID_PREFIXES, currentIdPrefix } from "../../shared/ids/idPrefixes.ts";
import { decodeTypeId } from "../../shared/ids/typeId.ts";
import { recordOpenedContact } from "../../modules/access/audit/recordRead.ts";
import { can } from "../../modules/access/rules/viewer.ts";
import { toTypedNode } from "../../platform/graphql/typedNode.ts";
import { rejectLongList } from "../../platform/graphql/badInput.ts";
import { builder } from "../../platform/graphql/builder.ts";
import type { Context } from "../../platform/graphql/context.ts";
import type { GlobalType } from "../../platform/graphql/globalIds.ts";
import { findOwnPasskey } from "../../modules/access/graphql/secondFactors.ts";
import { findOwnSession } from "../../modules/access/graphql/user.ts";
import { canReadBooking } from "../../modules/bookings/graphql/booking.ts";
import "../../modules/bookings/graphql/visitorBooking.ts";
import { findContentNode, findPreviewNode } from "../../modules/content/graphql/contentNode.ts";
import { PREVIEW_MARK } from "../../modules/content/graphql/contentType.ts";

type Found = object | null;

/** A finder returns only rows of the request's business that the caller may read. */
const FINDERS: Record<GlobalType, (ctx: Context, id: string) => Promise<Found>> = {
  Absence: requirePermission("bookings.read", (prisma, where) => prisma.absence.findUnique({ where })),
  AuditEntry: requirePermission("audit.read", (prisma, where) => prisma.auditEntry.findUnique({ where })),
  ApiKey: requirePermission("keys.manage", (prisma, where) => prisma.apiKey.findUnique({ where })),
  Author: (ctx, id) => findContentNode(ctx, "AUTHOR", id),
  Business: async (ctx, id) => (ctx.business?.id === id ? ctx.business : null),
  Block: requirePermission("calendar.read", (prisma, where) => prisma.block.findUnique({ where })),
  Booking: async (ctx, id) => {
    if (getPermissionScope(ctx.viewer, ctx.business!.id, "bookings.read") === null) return null;
    const booking = await ctx.database.prisma.booking.findUnique({ where: toRowKey(ctx, id) });
    return booking && (await canReadBooking(booking, ctx)) ? booking : null;
  },
  BusyFeed: requirePermission("calendar.read", (prisma, where) => prisma.busyFeed.findUnique({ where })),
  Category: (ctx, id) => findContentNode(ctx, "CATEGORY", id),
  Contact: async (ctx, id) => {
    const { viewer, business } = ctx;
    if (!can(viewer, business!.id, "contacts.read")) return null;
    const contact = await ctx.loaders(business!.id).contact.load(id);
    if (contact) await recordOpenedContact(ctx.scope(business!), viewer!, contact.id);
    return contact;
  },
  ContactNote: requirePermission("contacts.read", (prisma, where) =>
    prisma.contactNote.findUnique({ where }),
  ),
  Event: async (ctx, id) =>
    can(ctx.viewer, ctx.business!.id, "webhooks.manage")
      ? findEvent(ctx.database.query, ctx.business!.id, id)
      : null,
  Form: async (ctx, id) => {
    const form = await ctx.database.prisma.form.findUnique({ where: toRowKey(ctx, id) });
    const isVisible = form?.publication === "PUBLISHED" || can(ctx.viewer, ctx.business!.id, "forms.manage");
    return isVisible ? form : null;
  },
  Group: (ctx, id) => ctx.database.prisma.group.findUnique({ where: toRowKey(ctx, id) }),
  Media: requirePermission("content.manage", (prisma, where) =>
    prisma.media.findUnique({ where, omit: { content: true } }),
  ),
  OneTimeLink: requirePermission("links.manage", (prisma, where) => prisma.oneTimeLink.findUnique({ where })),
  Order: requirePermission("bookings.read", (prisma, where) => prisma.order.findUnique({ where })),
  Payment: requirePermission("payments.read", (prisma, where) => prisma.payment.findUnique({ where })),
  Refund: requirePermission("payments.read", (prisma, where) => prisma.refund.findUnique({ where })),
  Page: (ctx, id) => findContentNode(ctx, "PAGE", id),
  Passkey: (ctx, id) => findOwnPasskey(ctx, ctx.business!.id, id),
  Post: (ctx, id) => findContentNode(ctx, "POST", id),
  Product: (ctx, id) => findContentNode(ctx, "PRODUCT", id),
  Provider: (ctx, id) => ctx.loaders(ctx.business!.id).provider.load(id),
  Resource: requirePermission("calendar.read", (prisma, where) => prisma.resource.findUnique({ where })),
  SavedView: (ctx, id) =>
    getPermissionScope(ctx.viewer, ctx.business!.id, "bookings.read") === null
      ? Promise.resolve(null)
      : ctx.database.prisma.savedView.findFirst({ where: { ...whereVisible(ctx, ctx.business!.id), id } }),
  Schedule: requirePermission("calendar.read", (prisma, where) => prisma.schedule.findUnique({ where })),
  Service: (ctx, id) => ctx.loaders(ctx.business!.id).service.load(id),
  ServiceMenu: (ctx, id) => ctx.database.prisma.serviceMenu.findUnique({ where: toRowKey(ctx, id) }),
  ServiceMenuCategory: (ctx, id) => ctx.database.prisma.menuCategory.findUnique({ where: toRowKey(ctx, id) }),
  Site: (ctx, id) => findContentNode(ctx, "SITE", id),
  SiteEntry: requirePermission("content.manage", (prisma, where) => prisma.entry.findUnique({ where })),
  Staff: async (ctx, id) => {
    const staff = await ctx.loaders(ctx.business!.id).staff.load(id);
    const isVisible =
      staff?.publication === "PUBLISHED" || can(ctx.viewer, ctx.business!.id, "services.manage");
    return isVisible ? staff : null;
  },
  Submission: async (ctx, id) =>
    can(ctx.viewer, ctx.business!.id, "answers.read")
      ? findSubmission(ctx.database.query, "FORM", ctx.business!.id, id)
      : null,
  Survey: async (ctx, id) => {
    const survey = await ctx.database.prisma.survey.findUnique({ where: toRowKey(ctx, id) });
    const isVisible =
      survey?.publication === "PUBLISHED" || can(ctx.viewer, ctx.business!.id, "forms.manage");
    return isVisible ? survey : null;
  },
  SurveyResponse: async (ctx, id) =>
    can(ctx.viewer, ctx.business!.id, "answers.read")
      ? findSubmission(ctx.database.query, "SURVEY", ctx.business!.id, id)
      : null,
  WebhookDelivery: requirePermission("webhooks.manage", (prisma, where) =>
    prisma.webhookDelivery.findUnique({ where }),
  ),
  WebhookEndpoint: requirePermission("webhooks.manage", (prisma, where) =>
    prisma.webhookEndpoint.findUnique({ where }),
  ),
  User: requirePermission("team.manage", (prisma, where) => prisma.user.findUnique({ where })),
  UserSession: (ctx, id) => findOwnSession(ctx, ctx.business!.id, id),
};

function requirePermission(
  permission: Permission,
  find: (prisma: PrismaClient, where: ReturnType<typeof toRowKey>) => Promise<Found>,
) {
  return async (ctx: Context, id: string): Promise<Found> =>
    can(ctx.viewer, ctx.business!.id, permission) ? find(ctx.database.prisma, toRowKey(ctx, id)) : null;
}

function toRowKey(ctx: Context, id: string) {
  return { businessId_id: { businessId: ctx.business!.id, id } };
}

const TYPES = new Map(
  Object.entries(ID_PREFIXES).map(([type, prefix]) => [prefix as string, type as GlobalType]),
);

async function findNodes(ctx: Context, ids: readonly string[]): Promise<Found[]> {
  if (!ctx.business) return ids.map(() => null);
  return Promise.all(
    ids.map(async (id) => {
      if (id.includes(PREVIEW_MARK)) return findPreviewNode(ctx, id);
      const decoded = decodeTypeId(id);
      const type = decoded && TYPES.get(currentIdPrefix(decoded.prefix));
      const found = type ? await FINDERS[type](ctx, decoded.uuid) : null;
      return found && type ? toTypedNode(found, type) : null;
    }),
  );
}

builder.queryFields((t) => ({
  node: t.field({
    type: builder.nodeInterfaceRef(),
    nullable: true,
    description:
      "The object with this global id (Relay's object identification). Null if it does not exist or the caller may not read it.",
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, ctx) => (await findNodes(ctx, [id]))[0] as never,
  }),
  nodes: t.field({
    type: [builder.nodeInterfaceRef()],
    nullable: { list: false, items: true },
    description:
      "Up to 100 objects by global id, in the order of `ids`. Null for each one that does not exist or the caller may not read.",
    args: { ids: t.arg.idList({ required: true }) },
    complexity: (args) => ({ field: 1, multiplier: args.ids.length }),
    resolve: (_, { ids }, ctx) => {
      rejectLongList("ids", ids, 100);
      return findNodes(ctx, ids) as never;
    },
  }),
}));
