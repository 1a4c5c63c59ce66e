import type { KeptFile } from "../drafts.ts";

/** Why a file is not uploaded: a code of the server, no response, or `UPLOADING` while it runs. */
export type UploadFault =
  | "UPLOADING"
  | "UPLOAD_FAILED"
  | "TOO_MANY_UPLOADS"
  | "FILE_TYPE"
  | "FILE_TOO_LARGE"
  | "START_EXPIRED";

export interface UploadOf {
  readonly url: string;
  readonly start: string;
  readonly field: string;
  /** The preview it is sent in, or null. Files of a preview are not stored. */
  readonly preview: string | null;
  readonly file: File;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Uploads one file. `fetch` reports no upload progress, so `XMLHttpRequest` is used. */
export function uploadFile(of: UploadOf): Promise<KeptFile | UploadFault> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    // The server reads these fields before the file.
    body.append("start", of.start);
    body.append("field", of.field);
    if (of.preview !== null) body.append("preview", of.preview);
    body.append("file", of.file, of.file.name);
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      of.onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener("load", () => resolve(answerOf(request.status, request.responseText)));
    for (const end of ["error", "abort", "timeout"])
      request.addEventListener(end, () => resolve("UPLOAD_FAILED"));
    of.signal.addEventListener("abort", () => request.abort());
    request.open("POST", of.url);
    request.send(body);
  });
}

function answerOf(status: number, text: string): KeptFile | UploadFault {
  const answer = readAnswer(text);
  const { id, name, size, code } = answer;
  if (status === 200 && typeof id === "string" && typeof name === "string" && typeof size === "number")
    return { id, name, size };
  if (code === "TOO_MANY_ATTEMPTS") return "TOO_MANY_UPLOADS";
  if (code === "FILE_TYPE" || code === "FILE_TOO_LARGE" || code === "START_EXPIRED") return code;
  // Proxies may reject large files themselves.
  return status === 413 ? "FILE_TOO_LARGE" : "UPLOAD_FAILED";
}

function readAnswer(text: string): Readonly<Record<string, unknown>> {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === "object" && answer !== null ? { ...answer } : {};
  } catch {
    return {};
  }
}
