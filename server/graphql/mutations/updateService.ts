import type { Service } from "../../data/prisma/client.ts";
import { invalidInput, issue } from "../../domain/failures/failure.ts";
import { updateService } from "../../services/updateService.ts";
import { builder } from "../builder.ts";
import { findRowIds } from "../namedRows.ts";
import * as failures from "../schema/failures.ts";
import { ServiceRef } from "../schema/service.ts";
import { PublicationEnum } from "../schema/serviceRules.ts";

const UpdateServiceInput = builder.inputType("UpdateServiceInput", {
  description: "What is left out stays as it is; null clears what a service may be without.",
  fields: (t) => ({
    service: t.id({ required: true, description: "An id or a slug." }),
    publication: t.field({ type: PublicationEnum }),
    maxPerDay: t.int({ description: "1 to 100000, or null." }),
    maxPerBooking: t.int({ description: "1 to 101, or null." }),
    recurrenceMax: t.int({ description: "2 to 101, or null." }),
    lookBusyPercent: t.int({ description: "0 to 90; 0 alone for a class." }),
    noticeMinutes: t.int({ description: "0 to 527040." }),
    horizonDays: t.int({ description: "0 to 1100." }),
    cancelCutoffMinutes: t.int({ description: "0 to 527040 before the start: until then visitors cancel." }),
    rescheduleCutoffMinutes: t.int({
      description: "0 to 527040 before the start: until then visitors move.",
    }),
  }),
});

const UpdateServiceSuccess = builder
  .objectRef<{ readonly service: Service }>("UpdateServiceSuccess")
  .implement({
    isTypeOf: (value) => "service" in (value as object),
    fields: (t) => ({ service: t.expose("service", { type: ServiceRef }) }),
  });

builder.mutationField("updateService", (t) =>
  t.field({
    type: builder.unionType("UpdateServiceResult", {
      types: [UpdateServiceSuccess, failures.InvalidInputRef],
    }),
    description: "Changes the rules by which a service is offered. What is booked stays. Safe to send twice.",
    authScopes: { viewer: "services.manage" },
    args: { input: t.arg({ type: UpdateServiceInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input: { service, ...rules } }, ctx) => {
      const { businessId } = ctx.viewer!;
      const { prisma } = ctx.database;
      const [id] = await findRowIds("Service", [service], ({ OR }) =>
        prisma.service.findMany({ where: { businessId, OR: [...OR] }, select: { id: true, slug: true } }),
      );
      if (!id) return failures.answer(invalidInput(issue(["service"], "NOT_FOUND")));
      const outcome = await updateService(await ctx.scopeOf(businessId), id, rules);
      if (!outcome.ok) return failures.answer(outcome.failure);
      const where = { businessId_id: { businessId, id } };
      return { service: await prisma.service.findUniqueOrThrow({ where }) };
    },
  }),
);
