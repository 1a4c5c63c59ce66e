import { parseUuid, formatUuid } from "../../shared/ids/bytes.ts";
import { newId } from "../../platform/ids/ids.ts";
import type { Scope } from "../../platform/database/scope.ts";
import type { QuestionnaireKind } from "./data/kinds.ts";

/** The opening of a form or survey by one visitor. */
export interface Start {
  readonly kind: QuestionnaireKind;
  readonly formId: string;
  readonly version: number;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  /** A start can be submitted once. */
  readonly startId: string;
}

export const START_VALID_MS = 24 * 3_600_000;

const START = { name: "start" };
const KINDS: readonly QuestionnaireKind[] = ["FORM", "SURVEY"];
/** Kind, form, version, seconds and milliseconds of the instant, start. */
const BYTES = 1 + 16 + 4 + 6 + 16;

export function newStartToken(
  scope: Pick<Scope, "signer" | "clock" | "random"> & { readonly business: { readonly id: string } },
  questionnaire: Pick<Start, "kind" | "formId" | "version">,
): string {
  const now = scope.clock.now();
  const bytes = new Uint8Array(BYTES);
  const view = new DataView(bytes.buffer);
  bytes[0] = KINDS.indexOf(questionnaire.kind);
  bytes.set(parseUuid(questionnaire.formId), 1);
  view.setUint32(17, questionnaire.version);
  view.setUint32(21, Math.floor(now / 1000));
  view.setUint16(25, now % 1000);
  bytes.set(parseUuid(newId(now, scope.random)), 27);
  return scope.signer.seal(START, scope.business.id, bytes);
}

/** Returns null for a forged token, or one of another business or kind. The caller checks its age. */
export function readStartToken(
  scope: Pick<Scope, "signer"> & { readonly business: { readonly id: string } },
  kind: QuestionnaireKind,
  token: string,
): Start | null {
  const bytes = scope.signer.open(START, scope.business.id, token);
  if (bytes?.length !== BYTES || KINDS[bytes[0]!] !== kind) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, BYTES);
  return {
    kind,
    formId: formatUuid(bytes.subarray(1, 17)),
    version: view.getUint32(17),
    startedAt: view.getUint32(21) * 1000 + view.getUint16(25),
    startId: formatUuid(bytes.subarray(27)),
  };
}

/**
 * Inside a preview the start gets a derived id, so that a preview neither uses up the start nor conflicts with a real
 * submission.
 */
export function readSubmittedStart(scope: Scope, kind: QuestionnaireKind, token: string): Start | null {
  const start = readStartToken(scope, kind, token);
  return start && scope.isDry ? { ...start, startId: dryStartId(scope, start) } : start;
}

function dryStartId({ signer }: Scope, { startId }: Start): string {
  return formatUuid(signer.fingerprint("dry start", startId).subarray(0, 16));
}

/** A start in the future comes from a clock that is ahead, and is valid. */
export function isValidStart({ startedAt }: Start, now: number): boolean {
  return now < startedAt + START_VALID_MS;
}
