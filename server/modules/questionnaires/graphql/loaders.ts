import DataLoader from "dataloader";
import type { Database } from "../../../platform/database/database.ts";
import { createRowLoader } from "../../../platform/graphql/loaders.ts";
import { type OrderSubmission, loadOrderSubmissions } from "../data/forms/loadOrderSubmissions.ts";
import type { QuestionnaireKind } from "../data/kinds.ts";
import { type Definitions, type VersionKey, loadVersions } from "../data/loadVersions.ts";

declare module "../../../platform/graphql/context.ts" {
  interface Loaders extends ReturnType<typeof createQuestionnaireLoaders> {}
}

export function createQuestionnaireLoaders({ prisma, query }: Database, businessId: string) {
  const createVersionLoader = <Kind extends QuestionnaireKind>(kind: Kind) =>
    new DataLoader<VersionKey, Definitions[Kind] | null, string>(
      (keys) => loadVersions(query, kind, businessId, keys),
      { cacheKeyFn: ({ id, version }) => `${id} ${version}` },
    );
  return {
    form: createRowLoader(
      (ids) => prisma.form.findMany({ where: { businessId, id: { in: ids } } }),
      (row) => row.id,
    ),
    survey: createRowLoader(
      (ids) => prisma.survey.findMany({ where: { businessId, id: { in: ids } } }),
      (row) => row.id,
    ),
    formVersion: createVersionLoader("FORM"),
    surveyVersion: createVersionLoader("SURVEY"),
    orderSubmissions: new DataLoader<string, OrderSubmission[]>((orders) =>
      loadOrderSubmissions(query, businessId, orders),
    ),
  };
}
