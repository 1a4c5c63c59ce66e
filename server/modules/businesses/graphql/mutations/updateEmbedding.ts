import type { Business } from "../../../../platform/database/prisma/client.ts";
import { updateEmbedding } from "../../updateEmbedding.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { BusinessRef } from "../business.ts";

const UpdateEmbeddingInput = builder.inputType("UpdateEmbeddingInput", {
  description: "The input of `updateEmbedding`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    frameOrigins: t.stringList({
      required: true,
      description:
        "Origins such as `https://example.com`, or `https://*.example.com` for all its subdomains; at most 50. Empty for every origin.",
    }),
  }),
});

const UpdateEmbeddingPayload = builder
  .objectRef<{ readonly embedding: Business }>("UpdateEmbeddingPayload")
  .implement({
    description: "The business after the change.",
    isTypeOf: (value) => "embedding" in (value as object),
    fields: (t) => ({ business: t.expose("embedding", { type: BusinessRef, description: "The business." }) }),
  });

addBusinessMutation("updateEmbedding", {
  description:
    "Sets the origins that may show the widget in an iframe. Applies within seconds to pages that load then.",
  permission: "embedding.manage",
  input: UpdateEmbeddingInput,
  payload: UpdateEmbeddingPayload,
  run: (scope, { frameOrigins }) => updateEmbedding(scope, frameOrigins),
  subject: (id) => toGlobalId("Business", id),
  read: async ({ database, viewer }) => ({
    embedding: await database.prisma.business.findUniqueOrThrow({ where: { id: viewer!.businessId } }),
  }),
});
