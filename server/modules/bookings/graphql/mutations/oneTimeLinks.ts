import type { OneTimeLink } from "../../../../platform/database/prisma/client.ts";
import { createOneTimeLink, revokeOneTimeLink, updateOneTimeLink } from "../../oneTimeLinks.ts";
import { rejectLongList } from "../../../../platform/graphql/badInput.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { toGlobalId, toRowId } from "../../../../platform/graphql/globalIds.ts";
import { findRowIds, toRowNames } from "../../../../platform/graphql/namedRows.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { OneTimeLinkNotFoundRef, OneTimeLinkSpentRef, SlugExpiredRef } from "../failures.ts";
import { OneTimeLinkRef } from "../oneTimeLink.ts";

const CreateOneTimeLinkInput = builder.inputType("CreateOneTimeLinkInput", {
  description: "A link for one booking of one of these services.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    services: t.idList({
      required: true,
      description: "Ids or slugs, in display order.",
    }),
    slug: t.string({ description: "Lower-case letters, digits and hyphens. Null for a random slug." }),
    name: t.string({ description: "Title shown to the visitor above the services." }),
    expiresAt: t.field({
      type: "DateTime",
      description: "The instant at which the link expires. Null if it never expires.",
    }),
  }),
});

const UpdateOneTimeLinkInput = builder.inputType("UpdateOneTimeLinkInput", {
  description: "Omitted fields stay unchanged.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    id: t.id({ required: true, description: "Id or slug of the link." }),
    services: t.idList({
      description: "All services of the link, by id or slug, in display order.",
    }),
    name: t.string({ description: "Title shown to the visitor above the services." }),
    expiresAt: t.field({
      type: "DateTime",
      description: "The instant at which the link expires. Null if it never expires.",
    }),
  }),
});

const RevokeOneTimeLinkInput = builder.inputType("RevokeOneTimeLinkInput", {
  description: "The link to revoke.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    id: t.id({ required: true, description: "Id or slug of the link." }),
  }),
});

const payload = (name: string) =>
  builder.objectRef<{ readonly oneTimeLink: OneTimeLink }>(name).implement({
    description: "The result, with the present state of the link.",
    isTypeOf: (value) => "oneTimeLink" in (value as object),
    fields: (t) => ({
      oneTimeLink: t.expose("oneTimeLink", { type: OneTimeLinkRef, description: "The link." }),
    }),
  });

addBusinessMutation("createOneTimeLink", {
  description:
    "Creates a link for one booking. Without an idempotency key, a repeated request with a slug fails because the slug is taken.",
  permission: "links.manage",
  input: CreateOneTimeLinkInput,
  payload: payload("CreateOneTimeLinkPayload"),
  name: async ({ database, viewer }, { services }) => {
    rejectLongList("services", services, 100);
    const { businessId } = viewer!;
    return findRowIds("Service", services, ({ OR }) =>
      database.prisma.service.findMany({
        where: { businessId, OR: [...OR] },
        select: { id: true, slug: true },
      }),
    );
  },
  run: (scope, { slug = null, name, expiresAt = null }, serviceIds) =>
    createOneTimeLink(scope, { serviceIds, slug, name: name ?? "", expiresAt }),
  subject: toGlobalLinkId,
  read: loadLink,
});

addBusinessMutation("updateOneTimeLink", {
  description: "Changes a link that is live or expired. A later date makes an expired link valid again.",
  permission: "links.manage",
  input: UpdateOneTimeLinkInput,
  payload: payload("UpdateOneTimeLinkPayload"),
  failures: [OneTimeLinkSpentRef, OneTimeLinkNotFoundRef, SlugExpiredRef],
  name: (ctx, { id }) => findSlug(ctx, id),
  run: (scope, { services, name, expiresAt }, slug) => {
    rejectLongList("services", services ?? [], 100);
    return updateOneTimeLink(scope, slug, {
      services: toRowNames("Service", services),
      name: name === null ? "" : name,
      expiresAt,
    });
  },
  subject: toGlobalLinkId,
  read: loadLink,
});

addBusinessMutation("revokeOneTimeLink", {
  description: "Revokes a link that is not spent.",
  permission: "links.manage",
  input: RevokeOneTimeLinkInput,
  payload: payload("RevokeOneTimeLinkPayload"),
  failures: [OneTimeLinkSpentRef, OneTimeLinkNotFoundRef],
  name: (ctx, { id }) => findSlug(ctx, id),
  run: async (scope, _input, slug) => {
    const outcome = await revokeOneTimeLink(scope, slug);
    return outcome.ok ? { ok: true, value: outcome.value.id } : outcome;
  },
  subject: toGlobalLinkId,
  read: loadLink,
});

async function findSlug({ database, viewer }: Context, id: string): Promise<string> {
  const rowId = toRowId("OneTimeLink", id);
  if (rowId === null) return id;
  const where = { businessId_id: { businessId: viewer!.businessId, id: rowId } };
  return (await database.prisma.oneTimeLink.findUnique({ where, select: { slug: true } }))?.slug ?? id;
}

function toGlobalLinkId(id: string): string {
  return toGlobalId("OneTimeLink", id);
}

async function loadLink({ database, viewer }: Context, id: string) {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return { oneTimeLink: await database.prisma.oneTimeLink.findUniqueOrThrow({ where }) };
}
