import type { WaitingUpload } from "./data/forms/uploads.ts";
import type { AnswerDraft, Answers, FileField } from "../../shared/forms/definition.ts";
import { isMediaTypeAccepted } from "../../shared/forms/mediaTypes.ts";
import { toBase64Url } from "../../shared/ids/bytes.ts";
import { decodeTypeId, encodeTypeId } from "../../shared/ids/typeId.ts";
import type { Scope } from "../../platform/database/scope.ts";

const MOST = 100;

export function uploadId(uuid: string): string {
  return encodeTypeId("upload", uuid);
}

export function parseUploadId(id: string): string | null {
  const decoded = decodeTypeId(id);
  return decoded?.prefix === "upload" ? decoded.uuid : null;
}

/** Finds all possible files among drafts, before the kinds of the fields are known. */
export function findDraftUploads(drafts: readonly AnswerDraft[]): string[] {
  const ids = drafts.flatMap(({ text }) => (text && text.length <= 100 ? (parseUploadId(text) ?? []) : []));
  return [...new Set(ids)].slice(0, MOST);
}

export function listAnswerUploads(answers: Answers): string[] {
  return Object.values(answers).flatMap((answer) =>
    answer.kind === "FILE" ? (parseUploadId(answer.upload) ?? []) : [],
  );
}

/** The file is not stored. The id is valid only in previews, for fields with the same limits. */
export function previewFileId(
  { signer, business }: Pick<Scope, "signer" | "business">,
  { mediaTypes, maxBytes }: Pick<FileField, "mediaTypes" | "maxBytes">,
): string {
  const limits = JSON.stringify([business.id, mediaTypes, maxBytes]);
  return `dry-${toBase64Url(new Uint8Array(signer.fingerprint("dry file", limits).subarray(0, 18)))}`;
}

/** The finder returns null if the file does not exist or the field does not accept it. */
export function createFileFinder(scope: Scope, uploads: readonly WaitingUpload[]) {
  const byId = new Map(uploads.map((upload) => [uploadId(upload.id), upload]));
  return (id: string, field: FileField): { readonly name: string } | null => {
    if (scope.isDry && id === previewFileId(scope, field)) return { name: "" };
    const upload = byId.get(id);
    const isAccepted =
      upload && upload.sizeBytes <= field.maxBytes && isMediaTypeAccepted(upload.mediaType, field.mediaTypes);
    return isAccepted ? { name: upload.name } : null;
  };
}
