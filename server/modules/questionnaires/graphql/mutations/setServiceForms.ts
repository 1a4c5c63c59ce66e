import type { Service } from "../../../../platform/database/prisma/client.ts";
import { setServiceForms } from "../../setServiceForms.ts";
import { rejectLongList } from "../../../../platform/graphql/badInput.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";
import { toRowName } from "../../../../platform/graphql/namedRows.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { ServiceRef } from "../../../catalogue/graphql/service.ts";

const SetServiceFormsInput = builder.inputType("SetServiceFormsInput", {
  description: "The input of `setServiceForms`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    id: t.id({ required: true, description: "Id or slug of the service." }),
    forms: t.idList({
      required: true,
      description:
        "Ids or slugs of forms in display order; at most 10. A draft is shown once it is published. Empty for no forms.",
    }),
  }),
});

const SetServiceFormsPayload = builder
  .objectRef<{ readonly service: Service }>("SetServiceFormsPayload")
  .implement({
    description: "The service after the change.",
    isTypeOf: (value) => "service" in (value as object),
    fields: (t) => ({ service: t.expose("service", { type: ServiceRef, description: "The service." }) }),
  });

addBusinessMutation("setServiceForms", {
  description: "Sets the forms that visitors fill in when they book a service.",
  permission: "forms.manage",
  input: SetServiceFormsInput,
  payload: SetServiceFormsPayload,
  run: (scope, { id: service, forms }) => {
    rejectLongList("forms", forms, 100);
    return setServiceForms(
      scope,
      toRowName("Service", service),
      forms.map((one) => toRowName("Form", one)),
    );
  },
  subject: (id) => toGlobalId("Service", id),
  read: async ({ database, viewer }, id) => {
    const where = { businessId_id: { businessId: viewer!.businessId, id } };
    return { service: await database.prisma.service.findUniqueOrThrow({ where }) };
  },
});
