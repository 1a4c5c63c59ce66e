import type { Survey } from "../../../../platform/database/prisma/client.ts";
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
import { SurveyNotFoundRef } from "../failures.ts";
import { SurveyRef } from "../survey.ts";
import {
  CreateSurveyInput,
  DeleteSurveyInput,
  PublishSurveyInput,
  UpdateSurveyInput,
} from "./surveyAdminInputs.ts";

const permission = "forms.manage";

const success = (name: string) =>
  builder.objectRef<{ readonly survey: Survey }>(name).implement({
    description: "The survey after the change.",
    isTypeOf: (value) => "survey" in (value as object),
    fields: (t) => ({ survey: t.expose("survey", { type: SurveyRef, description: "The survey." }) }),
  });

const subject = (id: string) => toGlobalId("Survey", id);

async function read({ database, viewer }: Context, id: string) {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return { survey: await database.prisma.survey.findUniqueOrThrow({ where }) };
}

addBusinessMutation("createSurvey", {
  description: "Creates a survey with its first version. Requires `forms.manage`.",
  permission,
  input: CreateSurveyInput,
  success: success("CreateSurveySuccess"),
  run: (scope, input) => createQuestionnaire(scope, "SURVEY", input),
  subject,
  read,
});

addBusinessMutation("updateSurvey", {
  description:
    "Changes a survey. Existing responses keep the version that they answered. Requires `forms.manage`.",
  permission,
  input: UpdateSurveyInput,
  success: success("UpdateSurveySuccess"),
  failures: [SurveyNotFoundRef],
  run: (scope, { survey, ...values }) =>
    updateQuestionnaire(scope, "SURVEY", toRowName("Survey", survey), values),
  subject,
  read,
});

addBusinessMutation("publishSurvey", {
  description:
    "Sets the publication state of a survey: publishes, unpublishes, archives or restores it. Requires `forms.manage`.",
  permission,
  input: PublishSurveyInput,
  success: success("PublishSurveySuccess"),
  failures: [SurveyNotFoundRef],
  run: (scope, { survey, publication }) =>
    publishQuestionnaire(scope, "SURVEY", toRowName("Survey", survey), publication),
  subject,
  read,
});

addBusinessMutation("deleteSurvey", {
  description: "Archives a survey. Its responses stay readable. Requires `forms.manage`.",
  permission,
  input: DeleteSurveyInput,
  success: success("DeleteSurveySuccess"),
  failures: [SurveyNotFoundRef],
  run: (scope, { survey }) => deleteQuestionnaire(scope, "SURVEY", toRowName("Survey", survey)),
  subject,
  read,
});
