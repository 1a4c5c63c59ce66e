import { notFoundFailure } from "./data/kinds.ts";
import { loadStartedFields } from "./data/forms/loadStartedFields.ts";
import { type StoredUpload, insertUpload, loadUpload } from "./data/forms/uploads.ts";
import { type FailureWith, issue } from "../../shared/failures/failure.ts";
import type { FileField } from "../../shared/forms/definition.ts";
import { isMediaTypeAccepted } from "../../shared/forms/mediaTypes.ts";
import { previewFileId, uploadId, parseUploadId } from "./answerFiles.ts";
import { toQuotaFailure } from "../businesses/index.ts";
import { countAttempt, isAddressOverLimit } from "../access/index.ts";
import { cleanFileName, detectMediaType } from "./fileKinds.ts";
import { newId } from "../../platform/ids/ids.ts";
import { type Reject, toResult, invalidInputError } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { isValidStart, readStartToken } from "./startTokens.ts";

export interface UploadLimits {
  /** Files of one start in a day. */
  readonly ofStart: number;
  /** Files of one address in ten minutes. */
  readonly ofAddress: number;
  /** Bytes of one address in a day, so that one address cannot use up `waitingBytes`. */
  readonly ofAddressBytes: number;
  /** Unclaimed bytes in a business. */
  readonly waitingBytes: number;
}

declare module "../../platform/database/scope.ts" {
  interface Deps {
    readonly uploadLimits: UploadLimits;
  }
}

export const UPLOAD_LIMITS: UploadLimits = {
  ofStart: 30,
  ofAddress: 40,
  ofAddressBytes: 2 ** 27,
  waitingBytes: 2 ** 30,
};

const KEPT_MS = 24 * 3_600_000;

export interface UploadResult {
  readonly id: string;
  readonly name: string;
  readonly size: number;
}

type KeepFailure = FailureWith<"INVALID_INPUT" | "TOO_MANY_ATTEMPTS" | "QUOTA_EXCEEDED">;
export type UploadFailure =
  | KeepFailure
  | FailureWith<"START_EXPIRED" | "FORM_NOT_FOUND" | "SURVEY_NOT_FOUND">;

export interface UploadPermit {
  readonly maxBytes: number;
  /** A larger `content` is rejected, so the caller may cut it off one byte beyond the limit. */
  keep(name: string, content: Buffer): Promise<Outcome<UploadResult, KeepFailure>>;
}

export interface UploadRequest {
  readonly start: string;
  readonly field: string;
  readonly clientAddress: string;
}

/** Checks the sender and the field of a file before any byte is read. Three statements. */
export function openUpload(
  scope: Scope,
  request: UploadRequest,
): Promise<Outcome<UploadPermit, UploadFailure>> {
  return toResult(async (reject) => {
    const { database, business, clock } = scope;
    const limits = scope.uploadLimits;
    const start =
      readStartToken(scope, "FORM", request.start) ?? readStartToken(scope, "SURVEY", request.start);
    if (!start) throw invalidInputError(issue(["start"], "ALTERED"));
    const now = clock.now();
    if (!isValidStart(start, now)) throw reject({ code: "START_EXPIRED" });
    const perAddress = { kind: "upload from", minutes: 10, limit: limits.ofAddress };
    if (await isAddressOverLimit(scope, request.clientAddress, perAddress))
      throw reject({ code: "TOO_MANY_ATTEMPTS" });
    const ofStart = await countAttempt(scope, { kind: "upload of", text: start.startId, minutes: 1440 });
    if (ofStart > limits.ofStart) throw reject({ code: "TOO_MANY_ATTEMPTS" });
    const fields = await loadStartedFields(database.query, business.id, start);
    if (!fields) throw reject(notFoundFailure(start.kind));
    const field = fields.find((one) => one.key === request.field);
    if (field?.kind !== "FILE") throw invalidInputError(issue(["field"], "UNKNOWN_FIELD"));
    return {
      maxBytes: field.maxBytes,
      keep: (name, content) =>
        toResult((rejectFile) =>
          storeUpload(scope, field, { name, content, clientAddress: request.clientAddress }, rejectFile),
        ),
    };
  });
}

/** Unit in which the bytes of an address are counted, rounded up. */
const COUNTED_BYTES = 1024;

interface SentFile {
  readonly name: string;
  readonly content: Buffer;
  readonly clientAddress: string;
}

async function storeUpload(
  scope: Scope,
  field: FileField,
  { name: sentName, content, clientAddress }: SentFile,
  reject: Reject<KeepFailure>,
): Promise<UploadResult> {
  const { database, business, clock, random } = scope;
  const fileError = (code: "FILE_TYPE" | "FILE_TOO_LARGE" | "REQUIRED") =>
    invalidInputError(issue(["file"], code));
  if (content.length === 0) throw fileError("REQUIRED");
  if (content.length > field.maxBytes) throw fileError("FILE_TOO_LARGE");
  const name = cleanFileName(sentName);
  const mediaType = await detectMediaType(content, name);
  if (mediaType === null || !isMediaTypeAccepted(mediaType, field.mediaTypes)) throw fileError("FILE_TYPE");
  if (scope.isDry) return { id: previewFileId(scope, field), name, size: content.length };
  const now = clock.now();
  const row = { id: newId(now, random), name, mediaType, sizeBytes: content.length, content };
  const draft = { ...row, fieldKey: field.key, createdAt: now, expiresAt: now + KEPT_MS };
  const { waitingBytes, ofAddressBytes } = scope.uploadLimits;
  const bytes = {
    kind: "upload bytes",
    minutes: 1440,
    amount: Math.ceil(content.length / COUNTED_BYTES),
    limit: ofAddressBytes / COUNTED_BYTES,
  };
  if (await isAddressOverLimit(scope, clientAddress, bytes)) throw reject({ code: "TOO_MANY_ATTEMPTS" });
  const result = await insertUpload(database.query, business.id, draft, waitingBytes);
  if (result === "quota") throw reject(toQuotaFailure("STORAGE_BYTES", now));
  if (result === "full") throw reject({ code: "TOO_MANY_ATTEMPTS" });
  return { id: uploadId(row.id), name, size: content.length };
}

export async function readUpload(scope: Scope, id: string): Promise<StoredUpload | null> {
  const rowId = parseUploadId(id);
  return rowId === null ? null : loadUpload(scope.database.query, scope.business.id, rowId);
}
