import type { Form } from "../../../../platform/database/prisma/client.ts";
import {
  createQuestionnaire,
  deleteQuestionnaire,
  publishQuestionnaire,
  updateQuestionnaire,
} from "../../questionnaires.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";
import { toRowName } from "../../../../platform/graphql/namedRows.ts";
import { addBusinessMutation } from "../../../access/graphql/addBusinessMutation.ts";
import { FormNotFoundRef } from "../failures.ts";
import { FormRef } from "../form.ts";
import { CreateFormInput, DeleteFormInput, PublishFormInput, UpdateFormInput } from "./formAdminInputs.ts";

const permission = "forms.manage";

const success = (name: string) =>
  builder.objectRef<{ readonly form: Form }>(name).implement({
    description: "The form after the change.",
    isTypeOf: (value) => "form" in (value as object),
    fields: (t) => ({ form: t.expose("form", { type: FormRef, description: "The form." }) }),
  });

const subject = (id: string) => toGlobalId("Form", id);

async function read({ database, viewer }: Context, id: string) {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return { form: await database.prisma.form.findUniqueOrThrow({ where }) };
}

addBusinessMutation("createForm", {
  description: "Creates a form with its first version. Requires `forms.manage`.",
  permission,
  input: CreateFormInput,
  success: success("CreateFormSuccess"),
  run: (scope, input) => createQuestionnaire(scope, "FORM", input),
  subject,
  read,
});

addBusinessMutation("updateForm", {
  description:
    "Changes a form. Existing submissions keep the version that they answered. Requires `forms.manage`.",
  permission,
  input: UpdateFormInput,
  success: success("UpdateFormSuccess"),
  failures: [FormNotFoundRef],
  run: (scope, { form, ...values }) => updateQuestionnaire(scope, "FORM", toRowName("Form", form), values),
  subject,
  read,
});

addBusinessMutation("publishForm", {
  description:
    "Sets the publication state of a form: publishes, unpublishes, archives or restores it. Requires `forms.manage`.",
  permission,
  input: PublishFormInput,
  success: success("PublishFormSuccess"),
  failures: [FormNotFoundRef],
  run: (scope, { form, publication }) =>
    publishQuestionnaire(scope, "FORM", toRowName("Form", form), publication),
  subject,
  read,
});

addBusinessMutation("deleteForm", {
  description:
    "Archives a form and removes it from all services. Its submissions stay readable. Requires `forms.manage`.",
  permission,
  input: DeleteFormInput,
  success: success("DeleteFormSuccess"),
  failures: [FormNotFoundRef],
  run: (scope, { form }) => deleteQuestionnaire(scope, "FORM", toRowName("Form", form)),
  subject,
  read,
});
