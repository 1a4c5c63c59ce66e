import type { Business } from "../../../../platform/database/prisma/client.ts";
import { updateEmbedding } from "../../updateEmbedding.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { globalId } from "../../../../platform/graphql/globalIds.ts";
import { ownerMutation, repeatable } from "../../../../platform/graphql/ownerMutation.ts";
import { BusinessRef } from "../business.ts";

const UpdateEmbeddingInput = builder.inputType("UpdateEmbeddingInput", {
  description: "Where the widget may be shown.",
  fields: (t) => ({
    ...repeatable(t),
    frameOrigins: t.stringList({
      required: true,
      description:
        "`https://example.com`, or `https://*.example.com` for all names below one; at most 50. Empty: every origin.",
    }),
  }),
});

const UpdateEmbeddingSuccess = builder
  .objectRef<{ readonly embedding: Business }>("UpdateEmbeddingSuccess")
  .implement({
    description: "The business as it stands now.",
    isTypeOf: (value) => "embedding" in (value as object),
    fields: (t) => ({ business: t.expose("embedding", { type: BusinessRef, description: "The business." }) }),
  });

ownerMutation("updateEmbedding", {
  description:
    "Says which origins may show the widget in a frame. It holds within seconds, for pages that are loaded then.",
  permission: "embedding.manage",
  input: UpdateEmbeddingInput,
  success: UpdateEmbeddingSuccess,
  run: (scope, { frameOrigins }) => updateEmbedding(scope, frameOrigins),
  subject: (id) => globalId("Business", id),
  read: async ({ database, viewer }) => ({
    embedding: await database.prisma.business.findUniqueOrThrow({ where: { id: viewer!.businessId } }),
  }),
});
