import type { Viewer } from "../../services/apiKeys.ts";
import { builder } from "../builder.ts";
import { BusinessRef } from "./business.ts";

const ViewerRoleEnum = builder.enumType("ViewerRole", { values: ["OWNER"] as const });

const ViewerRef = builder.objectRef<Viewer>("Viewer").implement({
  description: "Who acts with more right than a visitor: the holder of an API key.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "The key's name." }),
    role: t.expose("role", { type: ViewerRoleEnum }),
    business: t.field({
      type: BusinessRef,
      resolve: ({ businessId }, _, ctx) => ctx.businessOf(businessId),
    }),
  }),
});

builder.queryField("viewer", (t) =>
  t.field({
    type: ViewerRef,
    nullable: true,
    description: "Null for a visitor.",
    resolve: (_, _args, ctx) => ctx.viewer,
  }),
);
