import type { Service } from "../../data/prisma/client.ts";
import { invalidInput, issue } from "../../domain/failures/failure.ts";
import { setServiceForms } from "../../services/setServiceForms.ts";
import { refuseLong } from "../badInput.ts";
import { builder } from "../builder.ts";
import { findRowIds } from "../namedRows.ts";
import * as failures from "../schema/failures.ts";
import { ServiceRef } from "../schema/service.ts";

const SetServiceFormsInput = builder.inputType("SetServiceFormsInput", {
  fields: (t) => ({
    service: t.id({ required: true, description: "An id or a slug." }),
    forms: t.idList({
      required: true,
      description:
        "Ids or slugs, in the order in which they are asked; at most 10. Drafts are asked once published.",
    }),
  }),
});

const SetServiceFormsSuccess = builder
  .objectRef<{ readonly service: Service }>("SetServiceFormsSuccess")
  .implement({
    isTypeOf: (value) => "service" in (value as object),
    fields: (t) => ({ service: t.expose("service", { type: ServiceRef }) }),
  });

builder.mutationField("setServiceForms", (t) =>
  t.field({
    type: builder.unionType("SetServiceFormsResult", {
      types: [SetServiceFormsSuccess, failures.InvalidInputRef],
    }),
    description: "Makes these the forms that are asked when a service is booked. Safe to send twice.",
    authScopes: { viewer: "forms.manage" },
    args: { input: t.arg({ type: SetServiceFormsInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input }, ctx) => {
      refuseLong("forms", input.forms, 100);
      const { businessId } = ctx.viewer!;
      const { prisma } = ctx.database;
      const select = { id: true, slug: true } as const;
      const [serviceId] = await findRowIds("Service", [input.service], ({ OR }) =>
        prisma.service.findMany({ where: { businessId, OR: [...OR] }, select }),
      );
      if (!serviceId) return failures.answer(invalidInput(issue(["service"], "NOT_FOUND")));
      const formIds = await findRowIds("Form", input.forms, ({ OR }) =>
        prisma.form.findMany({ where: { businessId, OR: [...OR] }, select }),
      );
      const outcome = await setServiceForms(await ctx.scopeOf(businessId), serviceId, formIds);
      if (!outcome.ok) return failures.answer(outcome.failure);
      const where = { businessId_id: { businessId, id: serviceId } };
      return { service: await prisma.service.findUniqueOrThrow({ where }) };
    },
  }),
);
