import { uuidBytes, uuidText } from "../../shared/ids/bytes.ts";
import { newId } from "../../platform/ids/ids.ts";
import type { Scope } from "../../platform/database/scope.ts";

/** What can be started. */
export type StartedKind = "FORM" | "SURVEY";

/** That somebody opened a form or a survey: which, in which version, and when. */
export interface Start {
  readonly kind: StartedKind;
  /** The form's or survey's row id. */
  readonly formId: string;
  readonly version: number;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  /** Of this start alone: it is submitted once. */
  readonly startId: string;
}

/** A start is good for so long, in milliseconds. */
export const START_GOOD_MS = 24 * 3_600_000;

const KINDS: readonly StartedKind[] = ["FORM", "SURVEY"];
/** Kind, form, version, instant in seconds and thousandths, start. */
const BYTES = 1 + 16 + 4 + 6 + 16;

/** The signed text of a new start, made now. */
export function newStartToken(
  scope: Pick<Scope, "signer" | "clock" | "random"> & { readonly business: { readonly id: string } },
  of: Pick<Start, "kind" | "formId" | "version">,
): string {
  const now = scope.clock.now();
  const bytes = new Uint8Array(BYTES);
  const view = new DataView(bytes.buffer);
  bytes[0] = KINDS.indexOf(of.kind);
  bytes.set(uuidBytes(of.formId), 1);
  view.setUint32(17, of.version);
  view.setUint32(21, Math.floor(now / 1000));
  view.setUint16(25, now % 1000);
  bytes.set(uuidBytes(newId(now, scope.random)), 27);
  return scope.signer.seal("start", scope.business.id, bytes);
}

/** What a token says; null: altered, another business's, or of something else. Its age is for the caller to judge. */
export function readStartToken(
  scope: Pick<Scope, "signer"> & { readonly business: { readonly id: string } },
  kind: StartedKind,
  token: string,
): Start | null {
  const bytes = scope.signer.open("start", scope.business.id, token);
  if (bytes?.length !== BYTES || KINDS[bytes[0]!] !== kind) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, BYTES);
  return {
    kind,
    formId: uuidText(bytes.subarray(1, 17)),
    version: view.getUint32(17),
    startedAt: view.getUint32(21) * 1000 + view.getUint16(25),
    startId: uuidText(bytes.subarray(27)),
  };
}

/**
 * The same for what is submitted by it. Inside a preview another start stands for it, always the same one, for which work may be
 * asked: it is never spent, and one that was really spent is as good as any.
 */
export function readSubmittedStart(scope: Scope, kind: StartedKind, token: string): Start | null {
  const start = readStartToken(scope, kind, token);
  return start && scope.isDry ? { ...start, startId: dryStartId(scope, start) } : start;
}

function dryStartId({ signer }: Scope, { startId }: Start): string {
  return uuidText(signer.fingerprint("dry start", startId).subarray(0, 16));
}

/** Whether a start can still be submitted. One of the future was made by a clock that is ahead: it is as good. */
export function isGoodStart({ startedAt }: Start, now: number): boolean {
  return now < startedAt + START_GOOD_MS;
}
