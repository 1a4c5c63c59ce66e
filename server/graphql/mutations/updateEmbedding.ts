import type { Business } from "../../data/prisma/client.ts";
import { updateEmbedding } from "../../services/updateEmbedding.ts";
import { builder } from "../builder.ts";
import { BusinessRef } from "../schema/business.ts";
import * as failures from "../schema/failures.ts";

const UpdateEmbeddingInput = builder.inputType("UpdateEmbeddingInput", {
  fields: (t) => ({
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
    isTypeOf: (value) => "embedding" in (value as object),
    fields: (t) => ({ business: t.expose("embedding", { type: BusinessRef }) }),
  });

builder.mutationField("updateEmbedding", (t) =>
  t.field({
    type: builder.unionType("UpdateEmbeddingResult", {
      types: [UpdateEmbeddingSuccess, failures.InvalidInputRef],
    }),
    description:
      "Says which origins may show the widget in a frame. It holds within seconds, for pages that are loaded then.",
    authScopes: { viewer: "embedding.manage" },
    args: { input: t.arg({ type: UpdateEmbeddingInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input }, ctx) => {
      const { businessId } = ctx.viewer!;
      const outcome = await updateEmbedding(await ctx.scopeOf(businessId), input.frameOrigins);
      if (!outcome.ok) return failures.answer(outcome.failure);
      const where = { id: businessId };
      return { embedding: await ctx.database.prisma.business.findUniqueOrThrow({ where }) };
    },
  }),
);
