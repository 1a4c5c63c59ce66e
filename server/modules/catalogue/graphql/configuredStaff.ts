import type { Provider } from "../../../platform/database/prisma/client.ts";
import { prismaConnectionHelpers } from "@pothos/plugin-prisma";
import { requires } from "../../access/graphql/authorization.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { orderByAll } from "../../../platform/graphql/connections.ts";
import { rowCursors } from "../../../platform/graphql/cursors.ts";
import { ProviderConnectionRef, ProviderRef } from "./provider.ts";
import { ServiceRef } from "./service.ts";
import { StaffRef } from "./staff.ts";

const ServedServiceRef = builder.prismaObject("ServiceStaff", {
  variant: "ServedService",
  description: "A service that a staff member offers.",
  fields: (t) => ({
    service: t.relation("service", { type: ServiceRef, description: "The service, published or not." }),
    priority: t.exposeInt("priority", {
      description:
        "0 to 1000. The staff member with the lowest priority is assigned first when the visitor leaves the choice open.",
    }),
  }),
});

const BY_PROVIDER = "businessId_providerId_staffId";

const providersOfStaff = prismaConnectionHelpers(builder, "ProviderStaff", {
  cursor: BY_PROVIDER,
  select: (node) => ({ provider: node({ select: { businessId: true, id: true } }) }),
  query: { orderBy: orderByAll({ provider: { position: "asc" } }, { providerId: "asc" }) },
  resolveNode: (row) => row.provider as Provider,
});

builder.prismaObjectFields(StaffRef, (t) => ({
  providers: t.connection(
    {
      type: ProviderRef,
      description: "Providers where the staff member works, by `position`, including unpublished ones.",
      authScopes: requires("services.manage"),
      extensions: rowCursors(BY_PROVIDER),
      select: (args, ctx, nested) => ({ providers: providersOfStaff.getQuery(args, ctx, nested) }),
      resolve: ({ businessId, id: staffId, providers }, args, ctx) => ({
        ...providersOfStaff.resolve(providers, args, ctx),
        totalCount: () => ctx.database.prisma.providerStaff.count({ where: { businessId, staffId } }),
      }),
    },
    ProviderConnectionRef,
  ),
  services: t.relation("services", {
    type: ServedServiceRef,
    description: "Services of the staff member, by `position`.",
    authScopes: requires("services.manage"),
    query: { orderBy: [{ service: { position: "asc" } }, { serviceId: "asc" }] },
  }),
}));
