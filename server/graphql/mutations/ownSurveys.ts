import type { Survey } from "../../data/prisma/client.ts";
import {
  createQuestionnaire,
  deleteQuestionnaire,
  publishQuestionnaire,
  updateQuestionnaire,
} from "../../services/questionnaires.ts";
import type { Outcome } from "../../services/scope.ts";
import { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { findRowIds } from "../namedRows.ts";
import * as failures from "../schema/failures.ts";
import { SurveyRef } from "../schema/survey.ts";
import {
  CreateSurveyInput,
  DeleteSurveyInput,
  PublishSurveyInput,
  UpdateSurveyInput,
} from "./ownSurveyInputs.ts";

const success = (name: string) =>
  builder.objectRef<{ readonly survey: Survey }>(name).implement({
    isTypeOf: (value) => "survey" in (value as object),
    fields: (t) => ({ survey: t.expose("survey", { type: SurveyRef }) }),
  });

const authScopes = { viewer: "forms.manage" } as const;

builder.mutationFields((t) => ({
  createSurvey: t.field({
    type: builder.unionType("CreateSurveyResult", {
      types: [success("CreateSurveySuccess"), failures.InvalidInputRef],
    }),
    description: "Makes a survey. Sent twice, the second finds its slug taken.",
    authScopes,
    args: { input: t.arg({ type: CreateSurveyInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input }, ctx) => {
      const made = await createQuestionnaire(await ctx.scopeOf(ctx.viewer!.businessId), "SURVEY", input);
      return made.ok ? answered(ctx, made.value) : failures.answer(made.failure);
    },
  }),
  updateSurvey: t.field({
    type: builder.unionType("UpdateSurveyResult", {
      types: [success("UpdateSurveySuccess"), failures.SurveyNotFoundRef, failures.InvalidInputRef],
    }),
    description: "Changes a survey; what was answered before stays as it was asked. Safe to send twice.",
    authScopes,
    args: { input: t.arg({ type: UpdateSurveyInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input: { survey, ...written } }, ctx) => {
      const scope = await ctx.scopeOf(ctx.viewer!.businessId);
      return changed(ctx, survey, (id) => updateQuestionnaire(scope, "SURVEY", id, written));
    },
  }),
  publishSurvey: t.field({
    type: builder.unionType("PublishSurveyResult", {
      types: [success("PublishSurveySuccess"), failures.SurveyNotFoundRef],
    }),
    description: "Publishes a survey, takes it back, or archives it. Safe to send twice.",
    authScopes,
    args: { input: t.arg({ type: PublishSurveyInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input: { survey, publication } }, ctx) => {
      const scope = await ctx.scopeOf(ctx.viewer!.businessId);
      return changed(ctx, survey, (id) => publishQuestionnaire(scope, "SURVEY", id, publication));
    },
  }),
  deleteSurvey: t.field({
    type: builder.unionType("DeleteSurveyResult", {
      types: [success("DeleteSurveySuccess"), failures.SurveyNotFoundRef],
    }),
    description: "Puts a survey away: archived. What was answered stays readable. Safe to send twice.",
    authScopes,
    args: { input: t.arg({ type: DeleteSurveyInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input: { survey } }, ctx) => {
      const scope = await ctx.scopeOf(ctx.viewer!.businessId);
      return changed(ctx, survey, (id) => deleteQuestionnaire(scope, "SURVEY", id));
    },
  }),
}));

/** Changes the survey of that name, and answers it as it is then. */
async function changed(ctx: Context, name: string, change: (id: string) => Promise<Outcome<null>>) {
  const { businessId } = ctx.viewer!;
  const [id] = await findRowIds("Survey", [name], ({ OR }) =>
    ctx.database.prisma.survey.findMany({
      where: { businessId, OR: [...OR] },
      select: { id: true, slug: true },
    }),
  );
  if (!id) return failures.answer({ code: "SURVEY_NOT_FOUND" });
  const outcome = await change(id);
  return outcome.ok ? answered(ctx, id) : failures.answer(outcome.failure);
}

async function answered({ database, viewer }: Context, id: string) {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return { survey: await database.prisma.survey.findUniqueOrThrow({ where }) };
}
