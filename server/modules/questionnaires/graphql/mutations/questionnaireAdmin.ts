import type { InputFieldMap } from "@pothos/core";
import type { Form, Survey } from "../../../../platform/database/prisma/client.ts";
import type { QuestionnaireKind } from "../../data/kinds.ts";
import {
  archiveQuestionnaire,
  createQuestionnaire,
  restoreQuestionnaire,
  setQuestionnairePublication,
  updateQuestionnaire,
} from "../../questionnaires.ts";
import type { InputFields } from "../../../../platform/graphql/inputFields.ts";
import { type Entity, addChangeMutation, addMutation } from "../../../access/graphql/entityMutations.ts";
import { PublicationEnum } from "../../../catalogue/graphql/publication.ts";
import { type DefinitionInput, toDefinitionMembers } from "../../rules/definitionInput.ts";
import type { QuestionnaireInput } from "../../validateQuestionnaire.ts";
import { formMembers, surveyMembers } from "../definitionInputs.ts";
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

addQuestionnaireMutations(form, "FORM", formMembers, [FormNotFoundRef], {
  update: "Changes a form. Existing submissions keep the version that they answered.",
  archive: "Archives a form and removes it from all services. Its submissions stay readable.",
});

addQuestionnaireMutations(survey, "SURVEY", surveyMembers, [SurveyNotFoundRef], {
  update: "Changes a survey. Existing responses keep the version that they answered.",
  archive: "Archives a survey. It is never deleted, because its responses depend on its questions.",
});

function addQuestionnaireMutations<Row extends object>(
  entity: Entity<Row>,
  kind: QuestionnaireKind,
  members: (t: InputFields, isNew: boolean) => InputFieldMap,
  failures: readonly (typeof FormNotFoundRef | typeof SurveyNotFoundRef)[],
  descriptions: { readonly update: string; readonly archive: string },
): void {
  const fields = (t: InputFields, isNew: boolean) => ({
    slug: t.string({
      required: isNew,
      description: "Lower-case letters, digits and hyphens; at most 39 characters.",
    }),
    name: t.string({ required: isNew, description: "Internal name; at most 120 characters." }),
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
    ...members(t, isNew),
  });
  addMutation(entity, "create", {
    description: `Creates a ${entity.field} with its first version.`,
    fields,
    run: (scope, _name, input) => createQuestionnaire(scope, kind, readInput(input)),
  });
  addChangeMutation(entity, "update", {
    description: `${descriptions.update} Changed questions or texts become the next version.`,
    inputDescription: `The input of \`update${entity.type}\`. Fields that are absent keep their values.`,
    failures,
    fields,
    run: (scope, name, input) => updateQuestionnaire(scope, kind, name, readInput(input)),
  });
  addChangeMutation(entity, "publish", {
    description: `Publishes a ${entity.field}, also an archived one.`,
    failures,
    run: (scope, name) => setQuestionnairePublication(scope, kind, name, "PUBLISHED"),
  });
  addChangeMutation(entity, "unpublish", {
    description: `Makes a ${entity.field} a draft, which visitors cannot see.`,
    failures,
    run: (scope, name) => setQuestionnairePublication(scope, kind, name, "DRAFT"),
  });
  addChangeMutation(entity, "archive", {
    description: descriptions.archive,
    failures,
    run: (scope, name) => archiveQuestionnaire(scope, kind, name),
  });
  addChangeMutation(entity, "restore", {
    description: `Restores an archived ${entity.field} as a draft. It is in no service until it is added again.`,
    failures,
    run: (scope, name) => restoreQuestionnaire(scope, kind, name),
  });
}

/** Separates the members of the definition from those of the form or survey itself. */
function readInput(input: object): QuestionnaireInput {
  const { slug, name, publication, version, ...definition } = input as QuestionnaireInput & DefinitionInput;
  return { slug, name, publication, version, definition: toDefinitionMembers(definition) };
}
