import type { OneTimeLink } from "../../../../platform/database/prisma/client.ts";
import { createOneTimeLink, revokeOneTimeLink, updateOneTimeLink } from "../../oneTimeLinks.ts";
import { refuseLong } from "../../../../platform/graphql/badInput.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { globalId } from "../../../../platform/graphql/globalIds.ts";
import { findRowIds, rowName } from "../../../../platform/graphql/namedRows.ts";
import { ownerMutation, repeatable } from "../../../../platform/graphql/ownerMutation.ts";
import * as failures from "../../../../platform/graphql/types/failures.ts";
import { OneTimeLinkRef } from "../oneTimeLink.ts";

const CreateOneTimeLinkInput = builder.inputType("CreateOneTimeLinkInput", {
  description: "A link for one booking of one of these services.",
  fields: (t) => ({
    ...repeatable(t),
    services: t.idList({
      required: true,
      description: "Ids or slugs, in the order in which they are offered.",
    }),
    slug: t.string({ description: "Small letters, digits and hyphens; none: one that nobody can guess." }),
    name: t.string({ description: "What the visitor reads above the services." }),
    expiresAt: t.field({ type: "DateTime", description: "From then on it is past; none: it stays." }),
  }),
});

const UpdateOneTimeLinkInput = builder.inputType("UpdateOneTimeLinkInput", {
  description: "What is left out stays as it is.",
  fields: (t) => ({
    ...repeatable(t),
    slug: t.string({ required: true, description: "The link's slug." }),
    services: t.idList({
      description: "All of them, by id or slug, in the order in which they are offered.",
    }),
    name: t.string({ description: "What the visitor reads above the services." }),
    expiresAt: t.field({ type: "DateTime", description: "From then on it is past; null: it stays." }),
  }),
});

const RevokeOneTimeLinkInput = builder.inputType("RevokeOneTimeLinkInput", {
  description: "Which link ends.",
  fields: (t) => ({ ...repeatable(t), slug: t.string({ required: true, description: "The link's slug." }) }),
});

const success = (name: string) =>
  builder.objectRef<{ readonly link: OneTimeLink }>(name).implement({
    description: "The link as it stands now.",
    isTypeOf: (value) => "link" in (value as object),
    fields: (t) => ({ link: t.expose("link", { type: OneTimeLinkRef, description: "The link." }) }),
  });

ownerMutation("createOneTimeLink", {
  description: "Makes a link for one booking. Sent twice with a slug and no key, the second finds it taken.",
  permission: "links.manage",
  input: CreateOneTimeLinkInput,
  success: success("CreateOneTimeLinkSuccess"),
  name: async ({ database, viewer }, { services }) => {
    refuseLong("services", services, 100);
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
  subject: linkId,
  read: linkOf,
});

ownerMutation("updateOneTimeLink", {
  description:
    "Changes a link that nobody has booked with; a later date makes one good again that is past. Safe to send twice.",
  permission: "links.manage",
  input: UpdateOneTimeLinkInput,
  success: success("UpdateOneTimeLinkSuccess"),
  failures: [failures.OneTimeLinkSpentRef, failures.OneTimeLinkNotFoundRef, failures.SlugExpiredRef],
  run: (scope, { slug, services, name, expiresAt }) => {
    refuseLong("services", services ?? [], 100);
    return updateOneTimeLink(scope, slug, {
      services: services === null ? [] : services?.map((one) => rowName("Service", one)),
      name: name === null ? "" : name,
      expiresAt,
    });
  },
  subject: linkId,
  read: linkOf,
});

ownerMutation("revokeOneTimeLink", {
  description: "Ends a link before it is booked with. Safe to send twice.",
  permission: "links.manage",
  input: RevokeOneTimeLinkInput,
  success: success("RevokeOneTimeLinkSuccess"),
  failures: [failures.OneTimeLinkSpentRef, failures.OneTimeLinkNotFoundRef],
  run: async (scope, { slug }) => {
    const outcome = await revokeOneTimeLink(scope, slug);
    return outcome.ok ? { ok: true, value: outcome.value.id } : outcome;
  },
  subject: linkId,
  read: linkOf,
});

function linkId(id: string): string {
  return globalId("OneTimeLink", id);
}

async function linkOf({ database, viewer }: Context, id: string) {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return { link: await database.prisma.oneTimeLink.findUniqueOrThrow({ where }) };
}
