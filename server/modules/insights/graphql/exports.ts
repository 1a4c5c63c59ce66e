import { exportAnswers } from "../../questionnaires/exportAnswers.ts";
import { recordRead } from "../../access/audit/recordRead.ts";
import type { Viewer } from "../../access/rules/viewer.ts";
import { can } from "../../access/rules/viewer.ts";
import type { Deps } from "../../../platform/database/scope.ts";
import { ListQuery } from "./exportQuery.ts";
import { type ListKind, exportList } from "./exportLists.ts";
import { findDownloadViewer } from "../../access/graphql/findViewer.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { findRowIds } from "../../../platform/graphql/namedRows.ts";
import { type RequestInfo, toScopeRequest } from "../../../platform/graphql/requestInfo.ts";

/** A streamed file, or the reason why there is none. `unknown` also covers missing permissions. */
export type ExportedFile =
  | { readonly kind: "file"; readonly name: string; readonly text: AsyncIterable<string> }
  | { readonly kind: "unauthenticated" }
  | { readonly kind: "unknown" }
  | { readonly kind: "invalid"; readonly message: string };

/** Submissions of a form or survey by id or slug, or a list by its query parameters. */
export type ExportRequest =
  | { readonly kind: "FORM" | "SURVEY"; readonly name: string }
  | { readonly kind: ListKind; readonly query: string };

export async function openExport(
  deps: Deps,
  target: ExportRequest,
  request: RequestInfo,
): Promise<ExportedFile> {
  const viewer = await findDownloadViewer(deps, request);
  if (!viewer) return { kind: "unauthenticated" };
  const business = await deps.directory.byId(viewer.businessId);
  if (!business) return { kind: "unknown" };
  const scope = { ...deps, request: toScopeRequest(request), business };
  if ("name" in target) return exportSubmissions(scope, viewer, target);
  const file = await exportList(target.kind, { scope, viewer, query: new ListQuery(target.query) });
  const fields = [...new Set(new URLSearchParams(target.query).keys())].toSorted();
  if (file.kind === "file")
    await recordRead(scope, viewer, { action: LIST_ACTIONS[target.kind], subject: null, fields });
  return file;
}

const LIST_ACTIONS = {
  BOOKINGS: "exportBookings",
  CONTACTS: "exportContacts",
  PAYMENTS: "exportPayments",
} as const satisfies Record<ListKind, string>;

async function exportSubmissions(
  scope: Parameters<typeof exportAnswers>[0],
  viewer: Viewer,
  { kind, name }: { readonly kind: "FORM" | "SURVEY"; readonly name: string },
): Promise<ExportedFile> {
  const businessId = scope.business.id;
  if (!can(viewer, businessId, "answers.read")) return { kind: "unknown" };
  const { form, survey } = scope.database.prisma;
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
  const subject = toGlobalId(kind === "FORM" ? "Form" : "Survey", id);
  await recordRead(scope, viewer, { action: kind === "FORM" ? "exportForm" : "exportSurvey", subject });
  return { kind: "file", name: `${name}.csv`, text: exportAnswers(scope, kind, id) };
}
