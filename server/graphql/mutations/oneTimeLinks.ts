import type { OneTimeLink } from "../../data/prisma/client.ts";
import { createOneTimeLink, revokeOneTimeLink } from "../../services/oneTimeLinks.ts";
import { refuseLong } from "../badInput.ts";
import { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { findRowIds } from "../namedRows.ts";
import * as failures from "../schema/failures.ts";
import { OneTimeLinkRef } from "../schema/oneTimeLink.ts";

const CreateOneTimeLinkInput = builder.inputType("CreateOneTimeLinkInput", {
  fields: (t) => ({
    services: t.idList({
      required: true,
      description: "Ids or slugs, in the order in which they are offered.",
    }),
    slug: t.string({ description: "Small letters, digits and hyphens; none: one that nobody can guess." }),
    name: t.string({ description: "What the visitor reads above the services." }),
    expiresAt: t.field({ type: "DateTime", description: "From then on it is past; none: it stays." }),
  }),
});

const RevokeOneTimeLinkInput = builder.inputType("RevokeOneTimeLinkInput", {
  fields: (t) => ({ slug: t.string({ required: true }) }),
});

const success = (name: string) =>
  builder.objectRef<{ readonly link: OneTimeLink }>(name).implement({
    isTypeOf: (value) => "link" in (value as object),
    fields: (t) => ({ link: t.expose("link", { type: OneTimeLinkRef }) }),
  });

builder.mutationFields((t) => ({
  createOneTimeLink: t.field({
    type: builder.unionType("CreateOneTimeLinkResult", {
      types: [success("CreateOneTimeLinkSuccess"), failures.InvalidInputRef],
    }),
    description: "Makes a link for one booking. Sent twice with a slug, the second finds it taken.",
    authScopes: { viewer: "links.manage" },
    args: { input: t.arg({ type: CreateOneTimeLinkInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input }, ctx) => {
      refuseLong("services", input.services, 100);
      const { businessId } = ctx.viewer!;
      const serviceIds = await findRowIds("Service", input.services, (where) =>
        ctx.database.prisma.service.findMany({
          where: { businessId, OR: [...where.OR] },
          select: { id: true, slug: true },
        }),
      );
      const { slug = null, name, expiresAt = null } = input;
      const outcome = await createOneTimeLink(await ctx.scopeOf(businessId), {
        serviceIds,
        slug,
        name: name ?? "",
        expiresAt,
      });
      return outcome.ok ? answered(ctx, outcome.value) : failures.answer(outcome.failure);
    },
  }),
  revokeOneTimeLink: t.field({
    type: builder.unionType("RevokeOneTimeLinkResult", {
      types: [
        success("RevokeOneTimeLinkSuccess"),
        failures.OneTimeLinkSpentRef,
        failures.OneTimeLinkNotFoundRef,
      ],
    }),
    description: "Ends a link before it is booked with. Safe to send twice.",
    authScopes: { viewer: "links.manage" },
    args: { input: t.arg({ type: RevokeOneTimeLinkInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input: { slug } }, ctx) => {
      const outcome = await revokeOneTimeLink(await ctx.scopeOf(ctx.viewer!.businessId), slug);
      return outcome.ok ? answered(ctx, outcome.value.slug) : failures.answer(outcome.failure);
    },
  }),
}));

async function answered({ database, viewer }: Context, slug: string) {
  const where = { businessId_slug: { businessId: viewer!.businessId, slug } };
  return { link: await database.prisma.oneTimeLink.findUniqueOrThrow({ where }) };
}
