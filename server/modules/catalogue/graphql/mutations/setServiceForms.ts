import type { Service } from "../../../../platform/database/prisma/client.ts";
import { setServiceForms } from "../../setServiceForms.ts";
import { refuseLong } from "../../../../platform/graphql/badInput.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { globalId } from "../../../../platform/graphql/globalIds.ts";
import { rowName } from "../../../../platform/graphql/namedRows.ts";
import { ownerMutation, repeatable } from "../../../../platform/graphql/ownerMutation.ts";
import { ServiceRef } from "../service.ts";

const SetServiceFormsInput = builder.inputType("SetServiceFormsInput", {
  description: "Which forms a service asks.",
  fields: (t) => ({
    ...repeatable(t),
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
    description: "The service as it stands now.",
    isTypeOf: (value) => "service" in (value as object),
    fields: (t) => ({ service: t.expose("service", { type: ServiceRef, description: "The service." }) }),
  });

ownerMutation("setServiceForms", {
  description: "Makes these the forms that are asked when a service is booked. Safe to send twice.",
  permission: "forms.manage",
  input: SetServiceFormsInput,
  success: SetServiceFormsSuccess,
  run: (scope, { service, forms }) => {
    refuseLong("forms", forms, 100);
    return setServiceForms(
      scope,
      rowName("Service", service),
      forms.map((one) => rowName("Form", one)),
    );
  },
  subject: (id) => globalId("Service", id),
  read: async ({ database, viewer }, id) => {
    const where = { businessId_id: { businessId: viewer!.businessId, id } };
    return { service: await database.prisma.service.findUniqueOrThrow({ where }) };
  },
});
