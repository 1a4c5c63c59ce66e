import type { Form, Survey } from "../../../../platform/database/prisma/client.ts";
import type { QuestionnaireKind } from "../../data/kinds.ts";
import {
  createQuestionnaire,
  deleteQuestionnaire,
  publishQuestionnaire,
  updateQuestionnaire,
} from "../../questionnaires.ts";
import type { InputFields } from "../../../../platform/graphql/inputFields.ts";
import { type Entity, addChangeMutation, addMutation } from "../../../access/graphql/entityMutations.ts";
import { PublicationEnum } from "../../../catalogue/graphql/publication.ts";
import { FormNotFoundRef, SurveyNotFoundRef } from "../failures.ts";
import { FormRef } from "../form.ts";
import { SurveyRef } from "../survey.ts";

const form: Entity<Form> = {
  type: "Form",
  field: "form",
  permission: "forms.manage",
  ref: FormRef,
  load: (prisma, where) => prisma.form.findUniqueOrThrow({ where }),
};

const survey: Entity<Survey> = {
  type: "Survey",
  field: "survey",
  permission: "forms.manage",
  ref: SurveyRef,
  load: (prisma, where) => prisma.survey.findUniqueOrThrow({ where }),
};

addQuestionnaireMutations(form, "FORM", [FormNotFoundRef], {
  definition: "The definition: title, intro, fields, rules, submitLabel, thanks and disqualified.",
  update: "Changes a form. Existing submissions keep the version that they answered.",
  delete: "Archives a form and removes it from all services. Its submissions stay readable.",
});

addQuestionnaireMutations(survey, "SURVEY", [SurveyNotFoundRef], {
  definition: "The definition: title, intro, slides, disqualifies, thanks, disqualified and bands.",
  update: "Changes a survey. Existing responses keep the version that they answered.",
  delete: "Archives a survey. Its responses stay readable.",
});

function addQuestionnaireMutations<Row extends object>(
  entity: Entity<Row>,
  kind: QuestionnaireKind,
  failures: readonly (typeof FormNotFoundRef | typeof SurveyNotFoundRef)[],
  descriptions: { readonly definition: string; readonly update: string; readonly delete: string },
): void {
  const fields = (t: InputFields, isNew: boolean) => ({
    slug: t.string({
      required: isNew,
      description: "Lower-case letters, digits and hyphens; at most 39 characters.",
    }),
    name: t.string({ required: isNew, description: "Internal name; at most 120 characters." }),
    definition: t.field({
      type: "JSONObject",
      required: isNew,
      description: isNew
        ? descriptions.definition
        : "The complete definition. A changed definition becomes the next version; an identical one creates none.",
    }),
    ...(isNew
      ? {
          publication: t.field({
            type: PublicationEnum,
            description: "Publication state. Default: `DRAFT`.",
          }),
        }
      : {
          version: t.int({
            description:
              "Version on which the change is based. Rejected with `OLD_VERSION` if a newer version exists.",
          }),
        }),
  });
  addMutation(entity, "create", {
    description: `Creates a ${entity.field} with its first version.`,
    fields,
    run: (scope, _name, input) => createQuestionnaire(scope, kind, input),
  });
  addChangeMutation(entity, "update", {
    description: descriptions.update,
    inputDescription: `The input of \`update${entity.type}\`. Fields that are absent keep their values.`,
    failures,
    fields,
    run: (scope, name, input) => updateQuestionnaire(scope, kind, name, input),
  });
  addChangeMutation(entity, "publish", {
    description: `Sets the publication state of a ${entity.field}: publishes, unpublishes, archives or restores it.`,
    failures,
    fields: (t) => ({
      publication: t.field({ type: PublicationEnum, required: true, description: "New publication state." }),
    }),
    run: (scope, name, { publication }) => publishQuestionnaire(scope, kind, name, publication),
  });
  addChangeMutation(entity, "delete", {
    description: descriptions.delete,
    failures,
    run: (scope, name) => deleteQuestionnaire(scope, kind, name),
  });
}
