import { builder } from "../builder.ts";
import { BusinessRef } from "./business.ts";

/** What only the business may know of its settings. */
const ownersOnly = ({ id }: { readonly id: string }) =>
  ({ may: { businessId: id, permission: "business.manage" } }) as const;

builder.prismaObjectFields(BusinessRef, (t) => ({
  hosts: t.stringList({
    description: "The host names that lead to it, in alphabetical order. For the business alone.",
    authScopes: ownersOnly,
    // The business of the request comes from the directory, without its hosts.
    resolve: async ({ id: businessId }, _args, ctx) => {
      const rows = await ctx.database.prisma.businessHost.findMany({
        where: { businessId },
        orderBy: { host: "asc" },
      });
      return rows.map(({ host }) => host);
    },
  }),
  origin: t.exposeString("origin", {
    nullable: true,
    description:
      "Where links in mails and canonical addresses lead; null: the house's own. For the business alone.",
    authScopes: ownersOnly,
  }),
  redirectOrigins: t.exposeStringList("redirectOrigins", {
    description: "Origins elsewhere to which forms and surveys may lead on. For the business alone.",
    authScopes: ownersOnly,
  }),
  answersUnknownHosts: t.exposeBoolean("isDefault", {
    description: "It answers for hosts that are nobody's. For the business alone; the operator says so.",
    authScopes: ownersOnly,
  }),
}));
