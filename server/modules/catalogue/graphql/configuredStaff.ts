import { requires } from "../../access/graphql/authorization.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { ProviderRef } from "./provider.ts";
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

builder.prismaObjectFields(StaffRef, (t) => ({
  providers: t.field({
    type: [ProviderRef],
    description:
      "Providers where the staff member works, including unpublished ones. Requires `services.manage`.",
    authScopes: requires("services.manage"),
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
    description: "Services of the staff member, by `position`. Requires `services.manage`.",
    authScopes: requires("services.manage"),
    query: { orderBy: [{ service: { position: "asc" } }, { serviceId: "asc" }] },
  }),
}));
