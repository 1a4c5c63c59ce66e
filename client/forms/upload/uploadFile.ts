import type { UploadedFile } from "../drafts.ts";

/** Why a file is not uploaded: a code of the server, no response, `UPLOADING` while it runs, `UNSENT` after a reload. */
export type UploadIssueCode =
  | "UPLOADING"
  | "UNSENT"
  | "UPLOAD_FAILED"
  | "TOO_MANY_UPLOADS"
  | "FILE_TYPE"
  | "FILE_TOO_LARGE"
  | "START_EXPIRED";

export interface UploadRequest {
  readonly url: string;
  readonly start: string;
  readonly field: string;
  /** The preview it is sent in, or null. Files of a preview are not stored. */
  readonly preview: string | null;
  readonly file: File;
  /** From 0 to 1. */
  readonly onProgress: (fraction: number) => void;
  readonly signal: AbortSignal;
}

/** Uploads one file. `fetch` reports no upload progress, so `XMLHttpRequest` is used. */
export function uploadFile(options: UploadRequest): Promise<UploadedFile | UploadIssueCode> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    // The server reads these fields before the file.
    body.append("start", options.start);
    body.append("field", options.field);
    if (options.preview !== null) body.append("preview", options.preview);
    body.append("file", options.file, options.file.name);
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      options.onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener("load", () => resolve(parseResponse(request.status, request.responseText)));
    for (const end of ["error", "abort", "timeout"])
      request.addEventListener(end, () => resolve("UPLOAD_FAILED"));
    options.signal.addEventListener("abort", () => request.abort());
    request.open("POST", options.url);
    request.send(body);
  });
}

function parseResponse(status: number, text: string): UploadedFile | UploadIssueCode {
  const response = parseJsonObject(text);
  const { id, name, size, code } = response;
  if (status === 200 && typeof id === "string" && typeof name === "string" && typeof size === "number")
    return { id, name, size };
  if (code === "TOO_MANY_ATTEMPTS") return "TOO_MANY_UPLOADS";
  if (code === "FILE_TYPE" || code === "FILE_TOO_LARGE" || code === "START_EXPIRED") return code;
  // Proxies may reject large files themselves.
  return status === 413 ? "FILE_TOO_LARGE" : "UPLOAD_FAILED";
}

function parseJsonObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const response: unknown = JSON.parse(text);
    return typeof response === "object" && response !== null ? { ...response } : {};
  } catch {
    return {};
  }
}
