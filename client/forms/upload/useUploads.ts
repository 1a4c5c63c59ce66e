import { useCallback, useEffect, useRef, useState } from "react";
import type { FileField } from "../../../server/shared/forms/definition.ts";
import { isMediaTypeAccepted } from "../../../server/shared/forms/mediaTypes.ts";
import { usePreviewId } from "../../shared/usePreviewId.ts";
import { type FormAnswers, withFile, withUnsentFile } from "../drafts.ts";
import { type UploadIssueCode, uploadFile } from "./uploadFile.ts";

export interface Start {
  readonly token: string;
  readonly uploadUrl: string;
}

export interface FileFieldState {
  readonly shownFile: {
    readonly name: string;
    readonly size: number;
    readonly progress: number | null;
  } | null;
  readonly issue: UploadIssueCode | null;
  readonly choose: (file: File) => void;
  readonly remove: () => void;
  readonly retry: (() => void) | null;
}

interface Upload {
  readonly file: File;
  readonly progress: number;
  readonly issue: UploadIssueCode;
}

interface UploadsInput {
  readonly formAnswers: FormAnswers;
  readonly onAnswersChange: (formAnswers: FormAnswers) => void;
  /** Returns the start and the key for an upload, or null while they are unknown. Called for each upload. */
  readonly getUploadTarget: (field: string) => { readonly start: Start; readonly key: string } | null;
  /** Replaces an expired start. Null if the form no longer exists. */
  readonly refetchStart?: ((field: string) => Promise<Start | null>) | undefined;
}

export function useUploads(input: UploadsInput): (name: string, field: FileField) => FileFieldState {
  const [uploads, setUploads] = useState<ReadonlyMap<string, Upload>>(new Map());
  const preview = usePreviewId();
  const latestInput = useRef(input);
  useEffect(() => {
    latestInput.current = input;
  });
  const abortsRef = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const controllers = abortsRef.current;
    return () => controllers.forEach((abort) => abort.abort());
  }, []);

  const setUpload = useCallback((name: string, upload: Upload | null) => {
    setUploads((before) => {
      const after = new Map(before);
      if (upload === null) after.delete(name);
      else after.set(name, upload);
      return after;
    });
  }, []);

  const removeFile = (name: string) => {
    abortsRef.current.get(name)?.abort();
    const { formAnswers, onAnswersChange } = latestInput.current;
    if (formAnswers.drafts.get(name)?.text || formAnswers.unsentFiles.has(name))
      onAnswersChange(withFile(formAnswers, name, null));
  };

  async function uploadAnswer(name: string, file: File, field: FileField, newStart?: Start): Promise<void> {
    const uploadTarget = latestInput.current.getUploadTarget(name);
    const start = newStart ?? uploadTarget?.start;
    const issue = validateFile(file, field);
    if (issue !== null || uploadTarget === null || start === undefined) {
      removeFile(name);
      return setUpload(name, { file, progress: 0, issue: issue ?? "UPLOAD_FAILED" });
    }
    abortsRef.current.get(name)?.abort();
    latestInput.current.onAnswersChange(withUnsentFile(latestInput.current.formAnswers, name, file));
    const abort = new AbortController();
    abortsRef.current.set(name, abort);
    setUpload(name, { file, progress: 0, issue: "UPLOADING" });
    const response = await uploadFile({
      url: start.uploadUrl,
      start: start.token,
      field: uploadTarget.key,
      preview,
      file,
      signal: abort.signal,
      onProgress: (progress) => {
        if (!abort.signal.aborted) setUpload(name, { file, progress, issue: "UPLOADING" });
      },
    });
    if (abort.signal.aborted) return;
    const replacedStart =
      response === "START_EXPIRED" && !newStart ? await latestInput.current.refetchStart?.(name) : null;
    if (replacedStart) return uploadAnswer(name, file, field, replacedStart);
    if (typeof response === "string") return setUpload(name, { file, progress: 0, issue: response });
    setUpload(name, null);
    latestInput.current.onAnswersChange(withFile(latestInput.current.formAnswers, name, response));
  }

  return (name, field) => {
    const upload = uploads.get(name);
    const uploadedFile = input.formAnswers.files.get(name);
    const unsentFile = input.formAnswers.unsentFiles.get(name);
    const keptFile = uploadedFile ?? unsentFile;
    return {
      issue: upload?.issue ?? (unsentFile === undefined ? null : "UNSENT"),
      shownFile: upload
        ? {
            name: upload.file.name,
            size: upload.file.size,
            progress: upload.issue === "UPLOADING" ? upload.progress : null,
          }
        : keptFile === undefined
          ? null
          : { name: keptFile.name, size: keptFile.size, progress: null },
      choose: (file) => void uploadAnswer(name, file, field),
      remove() {
        removeFile(name);
        setUpload(name, null);
      },
      retry:
        upload !== undefined && canRetry(upload.issue)
          ? () => void uploadAnswer(name, upload.file, field)
          : null,
    };
  };
}

/** Checks type and size before the upload. The server inspects the content. */
function validateFile(file: File, { mediaTypes, maxBytes }: FileField): UploadIssueCode | null {
  if (file.size > maxBytes) return "FILE_TOO_LARGE";
  return file.type !== "" && !isMediaTypeAccepted(file.type, mediaTypes) ? "FILE_TYPE" : null;
}

function canRetry(issue: UploadIssueCode): boolean {
  return issue === "UPLOAD_FAILED" || issue === "TOO_MANY_UPLOADS" || issue === "START_EXPIRED";
}
