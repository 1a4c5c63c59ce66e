import type { WaitingUpload } from "./data/forms/uploads.ts";
import type { AnswerDraft, Answers, FileField } from "../../shared/forms/definition.ts";
import { isMediaTypeTaken } from "../../shared/forms/mediaTypes.ts";
import { toBase64Url } from "../../shared/ids/bytes.ts";
import { decodeTypeId, encodeTypeId } from "../../shared/ids/typeId.ts";
import type { Scope } from "../../platform/database/scope.ts";

/** No form asks for more files than it may have fields. */
const MOST = 100;

/** A file's row id as answers and addresses name it. */
export function uploadId(uuid: string): string {
  return encodeTypeId("upload", uuid);
}

/** The row id in a file's id; null: it is none. */
export function uploadRowId(id: string): string | null {
  const decoded = decodeTypeId(id);
  return decoded?.prefix === "upload" ? decoded.uuid : null;
}

/** The row ids of all that could be files among answers that were sent, before it is known which questions ask for one. */
export function filesInDrafts(drafts: readonly AnswerDraft[]): string[] {
  const ids = drafts.flatMap(({ text }) => (text && text.length <= 100 ? (uploadRowId(text) ?? []) : []));
  return [...new Set(ids)].slice(0, MOST);
}

/** The row ids of the files among answers that were judged. */
export function filesInAnswers(answers: Answers): string[] {
  return Object.values(answers).flatMap((answer) =>
    answer.kind === "FILE" ? (uploadRowId(answer.upload) ?? []) : [],
  );
}

/** What a file of a preview is answered as, that a field has taken and nobody keeps. Outside of previews it names nothing. */
export function dryFileId(
  { signer, business }: Pick<Scope, "signer" | "business">,
  { mediaTypes, maxBytes }: Pick<FileField, "mediaTypes" | "maxBytes">,
): string {
  const taken = JSON.stringify([business.id, mediaTypes, maxBytes]);
  return `dry-${toBase64Url(new Uint8Array(signer.fingerprint("dry file", taken).subarray(0, 18)))}`;
}

/** Finds the file of an answer, for those who judge it: one that was sent, and that the field takes. */
export function fileFinder(scope: Scope, uploads: readonly WaitingUpload[]) {
  const byId = new Map(uploads.map((upload) => [uploadId(upload.id), upload]));
  return (id: string, field: FileField): { readonly name: string } | null => {
    if (scope.isDry && id === dryFileId(scope, field)) return { name: "" };
    const upload = byId.get(id);
    const fits =
      upload && upload.sizeBytes <= field.maxBytes && isMediaTypeTaken(upload.mediaType, field.mediaTypes);
    return fits ? { name: upload.name } : null;
  };
}
