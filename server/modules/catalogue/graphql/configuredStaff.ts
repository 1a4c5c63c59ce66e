import { builder } from "../../../platform/graphql/builder.ts";
import { ProviderRef } from "./provider.ts";
import { ServiceRef } from "./service.ts";
import { StaffRef } from "./staff.ts";

/** What only the business may know of somebody. */
const ownersOnly = ({ businessId }: { readonly businessId: string }) =>
  ({ may: { businessId, permission: "services.manage" } }) as const;

const ServedServiceRef = builder.prismaObject("ServiceStaff", {
  variant: "ServedService",
  description: "Something that somebody serves.",
  fields: (t) => ({
    service: t.relation("service", { type: ServiceRef, description: "What, published or not." }),
    priority: t.exposeInt("priority", {
      description: "In which turn they are asked when the visitor leaves the choice open; the least first.",
    }),
  }),
});

builder.prismaObjectFields(StaffRef, (t) => ({
  providers: t.field({
    type: [ProviderRef],
    description: "Where they work, published or not. For the business alone.",
    authScopes: ownersOnly,
    select: (_args, _ctx, nested) => ({
      providers: {
        orderBy: [{ provider: { position: "asc" } }, { providerId: "asc" }],
        select: { provider: nested() },
      },
    }),
    resolve: (row) => row.providers.map((one) => one.provider),
  }),
  services: t.relation("services", {
    type: ServedServiceRef,
    description: "What they serve, in the business's order. For the business alone.",
    authScopes: ownersOnly,
    query: { orderBy: [{ service: { position: "asc" } }, { serviceId: "asc" }] },
  }),
}));
