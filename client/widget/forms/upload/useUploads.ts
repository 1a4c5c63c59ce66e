import { useCallback, useEffect, useRef, useState } from "react";
import type { FileField } from "../../../../server/shared/forms/definition.ts";
import { isMediaTypeTaken } from "../../../../server/shared/forms/mediaTypes.ts";
import { usePreviewRun } from "../../../shared/previewRun.ts";
import { type Filled, withFile } from "../drafts.ts";
import { type UploadFault, uploadFile } from "./uploadFile.ts";

export interface Start {
  readonly token: string;
  readonly uploadUrl: string;
}

export interface FilePart {
  readonly shown: { readonly name: string; readonly size: number; readonly progress: number | null } | null;
  readonly fault: UploadFault | null;
  readonly choose: (file: File) => void;
  readonly remove: () => void;
  readonly retry: (() => void) | null;
}

interface Sending {
  readonly file: File;
  readonly progress: number;
  readonly fault: UploadFault;
}

interface Uploading {
  readonly filled: Filled;
  readonly onFilled: (filled: Filled) => void;
  /** Returns the start and the key for an upload, or null while they are unknown. Called for each upload. */
  readonly placeOf: (field: string) => { readonly start: Start; readonly key: string } | null;
  /** Replaces an expired start. Null if the form no longer exists. */
  readonly renewStart?: ((field: string) => Promise<Start | null>) | undefined;
}

export function useUploads(uploading: Uploading): (name: string, field: FileField) => FilePart {
  const [sendings, setSendings] = useState<ReadonlyMap<string, Sending>>(new Map());
  const preview = usePreviewRun();
  const latest = useRef(uploading);
  useEffect(() => {
    latest.current = uploading;
  });
  const aborts = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = aborts.current;
    return () => all.forEach((abort) => abort.abort());
  }, []);

  const note = useCallback((name: string, sending: Sending | null) => {
    setSendings((before) => {
      const after = new Map(before);
      if (sending === null) after.delete(name);
      else after.set(name, sending);
      return after;
    });
  }, []);

  const take = (name: string) => {
    aborts.current.get(name)?.abort();
    const { filled, onFilled } = latest.current;
    if (filled.drafts.get(name)?.text) onFilled(withFile(filled, name, null));
  };

  async function send(name: string, file: File, field: FileField, renewed?: Start): Promise<void> {
    take(name);
    const place = latest.current.placeOf(name);
    const start = renewed ?? place?.start;
    const fault = faultOf(file, field);
    if (fault !== null || place === null || start === undefined)
      return note(name, { file, progress: 0, fault: fault ?? "UPLOAD_FAILED" });
    const abort = new AbortController();
    aborts.current.set(name, abort);
    note(name, { file, progress: 0, fault: "UPLOADING" });
    const answer = await uploadFile({
      url: start.uploadUrl,
      start: start.token,
      field: place.key,
      preview,
      file,
      signal: abort.signal,
      onProgress: (progress) => {
        if (!abort.signal.aborted) note(name, { file, progress, fault: "UPLOADING" });
      },
    });
    if (abort.signal.aborted) return;
    const again = answer === "START_EXPIRED" && !renewed ? await latest.current.renewStart?.(name) : null;
    if (again) return send(name, file, field, again);
    if (typeof answer === "string") return note(name, { file, progress: 0, fault: answer });
    note(name, null);
    latest.current.onFilled(withFile(latest.current.filled, name, answer));
  }

  return (name, field) => {
    const sending = sendings.get(name);
    const kept = uploading.filled.files.get(name);
    const isSent = sending === undefined && kept !== undefined;
    return {
      fault: sending?.fault ?? null,
      shown: sending
        ? {
            name: sending.file.name,
            size: sending.file.size,
            progress: sending.fault === "UPLOADING" ? sending.progress : null,
          }
        : isSent
          ? { ...kept, progress: null }
          : null,
      choose: (file) => void send(name, file, field),
      remove() {
        take(name);
        note(name, null);
      },
      retry:
        sending !== undefined && isWorthAnotherTry(sending.fault)
          ? () => void send(name, sending.file, field)
          : null,
    };
  };
}

/** Checks type and size before the upload. The server inspects the content. */
function faultOf(file: File, { mediaTypes, maxBytes }: FileField): UploadFault | null {
  if (file.size > maxBytes) return "FILE_TOO_LARGE";
  return file.type !== "" && !isMediaTypeTaken(file.type, mediaTypes) ? "FILE_TYPE" : null;
}

function isWorthAnotherTry(fault: UploadFault): boolean {
  return fault === "UPLOAD_FAILED" || fault === "TOO_MANY_UPLOADS" || fault === "START_EXPIRED";
}
