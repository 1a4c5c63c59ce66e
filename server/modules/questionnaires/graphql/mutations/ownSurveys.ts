import type { Survey } from "../../../../platform/database/prisma/client.ts";
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
import { SurveyRef } from "../survey.ts";
import {
  CreateSurveyInput,
  DeleteSurveyInput,
  PublishSurveyInput,
  UpdateSurveyInput,
} from "./ownSurveyInputs.ts";

const permission = "forms.manage";

const success = (name: string) =>
  builder.objectRef<{ readonly survey: Survey }>(name).implement({
    description: "The survey as it stands now.",
    isTypeOf: (value) => "survey" in (value as object),
    fields: (t) => ({ survey: t.expose("survey", { type: SurveyRef, description: "The survey." }) }),
  });

const subject = (id: string) => globalId("Survey", id);

async function read({ database, viewer }: Context, id: string) {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return { survey: await database.prisma.survey.findUniqueOrThrow({ where }) };
}

ownerMutation("createSurvey", {
  description: "Makes a survey. Sent twice without a key, the second finds its slug taken.",
  permission,
  input: CreateSurveyInput,
  success: success("CreateSurveySuccess"),
  run: (scope, input) => createQuestionnaire(scope, "SURVEY", input),
  subject,
  read,
});

ownerMutation("updateSurvey", {
  description: "Changes a survey; what was answered before stays as it was asked. Safe to send twice.",
  permission,
  input: UpdateSurveyInput,
  success: success("UpdateSurveySuccess"),
  failures: [failures.SurveyNotFoundRef],
  run: (scope, { survey, ...written }) =>
    updateQuestionnaire(scope, "SURVEY", rowName("Survey", survey), written),
  subject,
  read,
});

ownerMutation("publishSurvey", {
  description:
    "Publishes a survey, takes it back, or archives it; a draft again it is taken out. Safe to send twice.",
  permission,
  input: PublishSurveyInput,
  success: success("PublishSurveySuccess"),
  failures: [failures.SurveyNotFoundRef],
  run: (scope, { survey, publication }) =>
    publishQuestionnaire(scope, "SURVEY", rowName("Survey", survey), publication),
  subject,
  read,
});

ownerMutation("deleteSurvey", {
  description: "Puts a survey away: archived. What was answered stays readable. Safe to send twice.",
  permission,
  input: DeleteSurveyInput,
  success: success("DeleteSurveySuccess"),
  failures: [failures.SurveyNotFoundRef],
  run: (scope, { survey }) => deleteQuestionnaire(scope, "SURVEY", rowName("Survey", survey)),
  subject,
  read,
});
