import type { Form } from "../../../../platform/database/prisma/client.ts";
import {
  createQuestionnaire,
  deleteQuestionnaire,
  publishQuestionnaire,
  updateQuestionnaire,
} from "../../questionnaires.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { globalId } from "../../../../platform/graphql/globalIds.ts";
import { rowName } from "../../../../platform/graphql/namedRows.ts";
import { ownerMutation } from "../../../../platform/graphql/ownerMutation.ts";
import * as failures from "../../../../platform/graphql/types/failures.ts";
import { FormRef } from "../form.ts";
import { CreateFormInput, DeleteFormInput, PublishFormInput, UpdateFormInput } from "./ownFormInputs.ts";

const permission = "forms.manage";

const success = (name: string) =>
  builder.objectRef<{ readonly form: Form }>(name).implement({
    description: "The form as it stands now.",
    isTypeOf: (value) => "form" in (value as object),
    fields: (t) => ({ form: t.expose("form", { type: FormRef, description: "The form." }) }),
  });

const subject = (id: string) => globalId("Form", id);

async function read({ database, viewer }: Context, id: string) {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return { form: await database.prisma.form.findUniqueOrThrow({ where }) };
}

ownerMutation("createForm", {
  description: "Makes a form. Sent twice without a key, the second finds its slug taken.",
  permission,
  input: CreateFormInput,
  success: success("CreateFormSuccess"),
  run: (scope, input) => createQuestionnaire(scope, "FORM", input),
  subject,
  read,
});

ownerMutation("updateForm", {
  description: "Changes a form; what was answered before stays as it was asked. Safe to send twice.",
  permission,
  input: UpdateFormInput,
  success: success("UpdateFormSuccess"),
  failures: [failures.FormNotFoundRef],
  run: (scope, { form, ...written }) => updateQuestionnaire(scope, "FORM", rowName("Form", form), written),
  subject,
  read,
});

ownerMutation("publishForm", {
  description:
    "Publishes a form, takes it back, or archives it; a draft again it is taken out. Safe to send twice.",
  permission,
  input: PublishFormInput,
  success: success("PublishFormSuccess"),
  failures: [failures.FormNotFoundRef],
  run: (scope, { form, publication }) =>
    publishQuestionnaire(scope, "FORM", rowName("Form", form), publication),
  subject,
  read,
});

ownerMutation("deleteForm", {
  description:
    "Puts a form away: archived, and asked for no service. What was answered stays readable. Safe to send twice.",
  permission,
  input: DeleteFormInput,
  success: success("DeleteFormSuccess"),
  failures: [failures.FormNotFoundRef],
  run: (scope, { form }) => deleteQuestionnaire(scope, "FORM", rowName("Form", form)),
  subject,
  read,
});
