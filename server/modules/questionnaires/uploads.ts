import { loadStartedFields } from "./data/forms/loadStartedFields.ts";
import { type StoredUpload, insertUpload, loadUpload } from "./data/forms/uploads.ts";
import { invalidInput, issue } from "../../shared/failures/failure.ts";
import type { FileField } from "../../shared/forms/definition.ts";
import { isMediaTypeTaken } from "../../shared/forms/mediaTypes.ts";
import { dryFileId, uploadId, uploadRowId } from "./answeredFiles.ts";
import { drily } from "../../platform/work/dryRun.ts";
import { countAttempt, isAddressOverLimit } from "../../platform/http/limits/countAttempts.ts";
import { fileName, mediaTypeOf } from "./fileKinds.ts";
import { newId } from "../../platform/ids/ids.ts";
import { DomainError, toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { isGoodStart, readStartToken } from "./startTokens.ts";

/** How much may be sent before it is named by an answer. Files that no answer names go after a day. */
export interface UploadLimits {
  /** Files of one start, in a day. */
  readonly ofStart: number;
  /** Files of one address, in ten minutes. */
  readonly ofAddress: number;
  /** Bytes of one address in a day, so that one address cannot use up `waitingBytes`. */
  readonly ofAddressBytes: number;
  /** Bytes that wait in a business. */
  readonly waitingBytes: number;
}

export const UPLOAD_LIMITS: UploadLimits = {
  ofStart: 30,
  ofAddress: 40,
  ofAddressBytes: 2 ** 27,
  waitingBytes: 2 ** 30,
};

const KEPT_MS = 24 * 3_600_000;

/** A file that was kept, as an answer names it. */
export interface KeptUpload {
  readonly id: string;
  readonly name: string;
  readonly size: number;
}

/** What may be sent: so many bytes, to be kept once they are there. */
export interface UploadSlot {
  readonly maxBytes: number;
  /** Of more bytes than that nothing need be shown but that there are more. */
  keep(name: string, content: Buffer): Promise<Outcome<KeptUpload>>;
}

/** A file that somebody is about to send. */
export interface AskedUpload {
  readonly start: string;
  readonly field: string;
  /** The preview that it is sent in: there it is judged, and not kept. */
  readonly preview?: string | null | undefined;
  readonly clientAddress: string;
}

/** Checks the sender and the field of a file before any byte is read. Three statements. */
export function openUpload(scope: Scope, asked: AskedUpload): Promise<Outcome<UploadSlot>> {
  return drily(scope, asked.preview, (within) => judgeUpload(within, asked));
}

function judgeUpload(scope: Scope, asked: AskedUpload): Promise<Outcome<UploadSlot>> {
  return toResult(async () => {
    const { database, business, clock } = scope;
    const limits = scope.uploads ?? UPLOAD_LIMITS;
    const start = readStartToken(scope, "FORM", asked.start) ?? readStartToken(scope, "SURVEY", asked.start);
    if (!start) throw new DomainError(invalidInput(issue(["start"], "ALTERED")));
    const now = clock.now();
    if (!isGoodStart(start, now)) throw new DomainError({ code: "START_EXPIRED" });
    const perAddress = { kind: "upload from", minutes: 10, limit: limits.ofAddress };
    if (await isAddressOverLimit(scope, asked.clientAddress, perAddress))
      throw new DomainError({ code: "TOO_MANY_ATTEMPTS" });
    const ofStart = await countAttempt(scope, { kind: "upload of", text: start.startId, minutes: 1440 });
    if (ofStart > limits.ofStart) throw new DomainError({ code: "TOO_MANY_ATTEMPTS" });
    const fields = await loadStartedFields(database.query, business.id, start);
    if (!fields)
      throw new DomainError({ code: start.kind === "FORM" ? "FORM_NOT_FOUND" : "SURVEY_NOT_FOUND" });
    const field = fields.find((one) => one.key === asked.field);
    if (field?.kind !== "FILE") throw new DomainError(invalidInput(issue(["field"], "UNKNOWN_FIELD")));
    return {
      maxBytes: field.maxBytes,
      keep: (name, content) =>
        toResult(() => keepUpload(scope, field, { name, content, clientAddress: asked.clientAddress })),
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

async function keepUpload(
  scope: Scope,
  field: FileField,
  { name: sentName, content, clientAddress }: SentFile,
): Promise<KeptUpload> {
  const { database, business, clock, random } = scope;
  const refuse = (code: "FILE_TYPE" | "FILE_TOO_LARGE" | "REQUIRED") =>
    new DomainError(invalidInput(issue(["file"], code)));
  if (content.length === 0) throw refuse("REQUIRED");
  if (content.length > field.maxBytes) throw refuse("FILE_TOO_LARGE");
  const name = fileName(sentName);
  const mediaType = await mediaTypeOf(content, name);
  if (mediaType === null || !isMediaTypeTaken(mediaType, field.mediaTypes)) throw refuse("FILE_TYPE");
  if (scope.isDry) return { id: dryFileId(scope, field), name, size: content.length };
  const now = clock.now();
  const row = { id: newId(now, random), name, mediaType, sizeBytes: content.length, content };
  const draft = { ...row, fieldKey: field.key, createdAt: now, expiresAt: now + KEPT_MS };
  const { waitingBytes, ofAddressBytes } = scope.uploads ?? UPLOAD_LIMITS;
  const bytes = {
    kind: "upload bytes",
    minutes: 1440,
    amount: Math.ceil(content.length / COUNTED_BYTES),
    limit: ofAddressBytes / COUNTED_BYTES,
  };
  if (await isAddressOverLimit(scope, clientAddress, bytes))
    throw new DomainError({ code: "TOO_MANY_ATTEMPTS" });
  if (!(await insertUpload(database.query, business.id, draft, waitingBytes)))
    throw new DomainError({ code: "TOO_MANY_ATTEMPTS" });
  return { id: uploadId(row.id), name, size: content.length };
}

/** A file that belongs to an answer, for the business; null: there is none. */
export async function readUpload(scope: Scope, id: string): Promise<StoredUpload | null> {
  const rowId = uploadRowId(id);
  return rowId === null ? null : loadUpload(scope.database.query, scope.business.id, rowId);
}
