import { recordRead } from "../../access/audit/recordRead.ts";
import type { Outcome } from "../../../platform/database/scope.ts";
import { type UploadSlot, openUpload, readUpload } from "../uploads.ts";
import { mayIn } from "../../access/graphql/authorization.ts";
import { type GraphDeps, requestOf } from "../../../platform/graphql/context.ts";
import { findDownloader } from "../../access/graphql/findViewer.ts";
import type { RequestInfo } from "../../../platform/graphql/requestInfo.ts";

/** What may be sent for a field, to the business of the request's host. */
export async function openedUpload(
  deps: GraphDeps,
  asked: { readonly start: string; readonly field: string; readonly preview: string | null },
  { host, clientAddress }: RequestInfo,
): Promise<Outcome<UploadSlot>> {
  const business = await deps.directory.byHost(host);
  if (!business) return { ok: false, failure: { code: "FORM_NOT_FOUND" } };
  return openUpload({ ...deps, business }, { ...asked, clientAddress });
}

/** A file with its content; or why there is none: no key that is known, or nothing of that id for it. */
export type DownloadedFile =
  | {
      readonly kind: "file";
      readonly name: string;
      readonly mediaType: string;
      readonly content: Buffer;
    }
  | { readonly kind: "unauthenticated" }
  | { readonly kind: "unknown" };

/** A file that somebody sent, for the holder of an API key of its business. */
export async function downloadedFile(
  deps: GraphDeps,
  id: string,
  request: RequestInfo,
): Promise<DownloadedFile> {
  const viewer = await findDownloader(deps, request);
  if (!viewer) return { kind: "unauthenticated" };
  const business = await deps.directory.byId(viewer.businessId);
  if (!business || !mayIn(viewer, business.id, "answers.read")) return { kind: "unknown" };
  const scope = { ...deps, request: requestOf(request), business };
  const file = await readUpload(scope, id);
  if (file) await recordRead(scope, viewer, { action: "downloadUpload", subject: id });
  return file ? { kind: "file", ...file } : { kind: "unknown" };
}
