import { timingSafeEqual } from "node:crypto";
import {
  type BookFailure,
  type Hold,
  type HoldFailure,
  type BookInput,
  book,
  holdSlot,
  createHoldToken,
  type HoldRequest,
} from "../bookings/index.ts";
import { invalidInput, issue } from "../../shared/failures/failure.ts";
import { fromBase64Url, toBase64Url } from "../../shared/ids/bytes.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { dryRun } from "./dryRun.ts";

/** A hold whose claims are rolled back, and the token with which `bookDry` repeats it. */
export interface DryHold {
  readonly hold: Hold;
  readonly dryToken: string;
}

type DryHoldRequest = Omit<HoldRequest, keyof typeof ANONYMOUS>;

/** A dry run counts against no visitor and no address. */
const ANONYMOUS = {
  visitor: null,
  idempotencyKey: null,
  clientAddress: "dry run",
  trustedCaller: null,
  actor: null,
  overrideAudit: null,
} as const;

const MAX_TOKEN_LENGTH = 100_000;

/** Validates a hold and rolls it back. The signed token carries the input for `bookDry` and authorises nothing else. */
export async function holdDry(
  scope: Scope,
  previewId: string,
  request: HoldRequest,
): Promise<Outcome<DryHold, HoldFailure>> {
  const {
    visitor: _visitor,
    idempotencyKey: _key,
    clientAddress: _address,
    trustedCaller: _trustedCaller,
    actor: _actor,
    overrideAudit: _overrideAudit,
    ...holdRequest
  } = request;
  const outcome = await dryRun(scope, previewId, (dryScope) =>
    holdSlot(dryScope, { ...holdRequest, ...ANONYMOUS }),
  );
  return outcome.ok
    ? { ok: true, value: { hold: outcome.value, dryToken: signHoldRequest(scope, holdRequest) } }
    : outcome;
}

export function bookDry(
  scope: Scope,
  previewId: string,
  input: BookInput,
): Promise<Outcome<null, BookFailure>> {
  const holdRequest = verifyHoldRequest(scope, input.holdToken);
  return dryRun(scope, previewId, async (dryScope): Promise<Outcome<null, BookFailure>> => {
    if (!holdRequest) return { ok: false, failure: invalidInput(issue(["holdToken"], "ALTERED")) };
    const held = await holdSlot(dryScope, { ...holdRequest, ...ANONYMOUS });
    // Another visitor booked the slot since `holdDry`.
    if (!held.ok) return { ok: false, failure: { code: "HOLD_EXPIRED" } };
    const token = createHoldToken(dryScope.signer, dryScope.business.id, held.value.id);
    const booked = await book(dryScope, { ...input, holdToken: token });
    return booked.ok ? { ok: true, value: null } : booked;
  });
}

/** Not the ordinary signed token: an input of up to 100 lines is longer than that token allows. */
function signHoldRequest({ signer, business }: Scope, holdRequest: DryHoldRequest): string {
  const text = toBase64Url(new TextEncoder().encode(JSON.stringify(holdRequest)));
  return `dry.${text}.${toBase64Url(computeMac(signer, business.id, text))}`;
}

function verifyHoldRequest({ signer, business }: Scope, token: string): DryHoldRequest | null {
  const [prefix, text, mac, ...more] = token.length <= MAX_TOKEN_LENGTH ? token.split(".") : [];
  if (prefix !== "dry" || text === undefined || mac === undefined || more.length > 0) return null;
  const [bytes, signature] = [fromBase64Url(text), fromBase64Url(mac)];
  const expected = computeMac(signer, business.id, text);
  if (!bytes || signature?.length !== expected.length || !timingSafeEqual(signature, expected)) return null;
  return JSON.parse(new TextDecoder().decode(bytes)) as DryHoldRequest;
}

function computeMac(signer: Scope["signer"], businessId: string, text: string): Uint8Array {
  return new Uint8Array(signer.fingerprint("dry hold", `${businessId} ${text}`));
}
