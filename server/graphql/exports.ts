import type { QuestionnaireKind } from "../data/questionnaires/kinds.ts";
import { viewerOfKey } from "../services/apiKeys.ts";
import { exportAnswers } from "../services/exportAnswers.ts";
import { bearerSecret, mayIn } from "./authorization.ts";
import type { GraphDeps } from "./context.ts";
import { findRowIds } from "./namedRows.ts";
import type { RequestInfo } from "./requestInfo.ts";

/** A file that is made while it is read; or why there is none: no key that is known, or nothing of that name for it. */
export type ExportedFile =
  | { readonly kind: "file"; readonly name: string; readonly text: AsyncIterable<string> }
  | { readonly kind: "unauthenticated" }
  | { readonly kind: "unknown" };

/** What was answered to a form or survey (its id or slug), as CSV for the holder of an API key of its business. */
export async function exportedAnswers(
  deps: GraphDeps,
  kind: QuestionnaireKind,
  name: string,
  { authorization }: RequestInfo,
): Promise<ExportedFile> {
  const secret = bearerSecret(authorization);
  const viewer = secret === null ? null : await viewerOfKey(deps.database.query, secret);
  if (!viewer) return { kind: "unauthenticated" };
  const { businessId } = viewer;
  const business = await deps.directory.byId(businessId);
  if (!business || !mayIn(viewer, businessId, "answers.read")) return { kind: "unknown" };
  const { form, survey } = deps.database.prisma;
  const select = { id: true, slug: true } as const;
  const [id] =
    kind === "FORM"
      ? await findRowIds("Form", [name], ({ OR }) =>
          form.findMany({ where: { businessId, OR: [...OR] }, select }),
        )
      : await findRowIds("Survey", [name], ({ OR }) =>
          survey.findMany({ where: { businessId, OR: [...OR] }, select }),
        );
  if (!id) return { kind: "unknown" };
  return { kind: "file", name: `${name}.csv`, text: exportAnswers({ ...deps, business }, kind, id) };
}
