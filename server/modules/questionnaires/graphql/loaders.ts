import DataLoader from "dataloader";
import type { Database } from "../../../platform/database/database.ts";
import { createRowLoader } from "../../../platform/graphql/loaders.ts";
import type { FormDefinition } from "../../../shared/forms/definition.ts";
import type { SurveyDefinition } from "../../../shared/surveys/definition.ts";
import { type FormVersionKey, loadFormVersions } from "../data/forms/loadForms.ts";
import { type OrderSubmission, loadOrderSubmissions } from "../data/forms/loadOrderSubmissions.ts";
import { type SurveyVersionKey, loadSurveyVersions } from "../data/surveys/loadSurveys.ts";

declare module "../../../platform/graphql/context.ts" {
  interface Loaders extends ReturnType<typeof createQuestionnaireLoaders> {}
}

export function createQuestionnaireLoaders({ prisma, query }: Database, businessId: string) {
  return {
    form: createRowLoader(
      (ids) => prisma.form.findMany({ where: { businessId, id: { in: ids } } }),
      (row) => row.id,
    ),
    survey: createRowLoader(
      (ids) => prisma.survey.findMany({ where: { businessId, id: { in: ids } } }),
      (row) => row.id,
    ),
    formVersion: new DataLoader<FormVersionKey, FormDefinition | null, string>(
      (keys) => loadFormVersions(query, businessId, keys),
      { cacheKeyFn: ({ formId, version }) => `${formId} ${version}` },
    ),
    surveyVersion: new DataLoader<SurveyVersionKey, SurveyDefinition | null, string>(
      (keys) => loadSurveyVersions(query, businessId, keys),
      { cacheKeyFn: ({ surveyId, version }) => `${surveyId} ${version}` },
    ),
    orderSubmissions: new DataLoader<string, OrderSubmission[]>((orders) =>
      loadOrderSubmissions(query, businessId, orders),
    ),
  };
}
