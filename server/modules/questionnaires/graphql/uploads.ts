import { recordRead } from "../../access/audit/recordRead.ts";
import type { Deps, Outcome } from "../../../platform/database/scope.ts";
import { type UploadFailure, type UploadPermit, openUpload, readUpload } from "../uploads.ts";
import { runInPreview } from "../../content/dryRun.ts";
import { can } from "../../access/rules/viewer.ts";
import { findDownloadViewer } from "../../access/graphql/findViewer.ts";
import { type RequestInfo, toScopeRequest } from "../../../platform/graphql/requestInfo.ts";

export async function openHostUpload(
  deps: Deps,
  { preview, ...upload }: { readonly start: string; readonly field: string; readonly preview: string | null },
  { host, clientAddress }: RequestInfo,
): Promise<Outcome<UploadPermit, UploadFailure>> {
  const business = await deps.directory.byHost(host);
  if (!business) return { ok: false, failure: { code: "FORM_NOT_FOUND" } };
  return runInPreview({ ...deps, business }, preview, (scope) =>
    openUpload(scope, { ...upload, clientAddress }),
  );
}

/** `unauthenticated` means no valid credentials. `unknown` means no such file for this caller. */
export type DownloadedFile =
  | {
      readonly kind: "file";
      readonly name: string;
      readonly mediaType: string;
      readonly content: Buffer;
    }
  | { readonly kind: "unauthenticated" }
  | { readonly kind: "unknown" };

export async function downloadFile(deps: Deps, id: string, request: RequestInfo): Promise<DownloadedFile> {
  const viewer = await findDownloadViewer(deps, request);
  if (!viewer) return { kind: "unauthenticated" };
  const business = await deps.directory.byId(viewer.businessId);
  if (!business || !can(viewer, business.id, "answers.read")) return { kind: "unknown" };
  const scope = { ...deps, request: toScopeRequest(request), business };
  const file = await readUpload(scope, id);
  if (file) await recordRead(scope, viewer, { action: "downloadUpload", subject: id });
  return file ? { kind: "file", ...file } : { kind: "unknown" };
}
