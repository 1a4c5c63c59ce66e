import { builder } from "../builder.ts";
import { BusinessRef } from "./business.ts";

/** What only the business may know of its settings. */
const ownersOnly = ({ id }: { readonly id: string }) =>
  ({ may: { businessId: id, permission: "business.manage" } }) as const;

builder.prismaObjectFields(BusinessRef, (t) => ({
  hosts: t.stringList({
    description: "The host names that lead to it, in alphabetical order. For the business alone.",
    authScopes: ownersOnly,
    select: { hosts: { orderBy: { host: "asc" } } },
    resolve: ({ hosts }) => hosts.map(({ host }) => host),
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
