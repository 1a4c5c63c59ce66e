import { timingSafeEqual } from "node:crypto";
import type { HeldHold } from "../bookings/data/holds/loadHold.ts";
import { invalidInput, issue } from "../../shared/failures/failure.ts";
import { fromBase64Url, toBase64Url } from "../../shared/ids/bytes.ts";
import { type BookInput, book } from "../bookings/book.ts";
import { holdSlot } from "../bookings/holdSlot.ts";
import { holdToken } from "../bookings/holdTokens.ts";
import type { HoldSlotInput } from "../bookings/holdRequest.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { dryRun } from "../../platform/work/dryRun.ts";

/** A hold whose claims are rolled back, and the token with which `bookDry` repeats it. */
export interface DryHold {
  readonly hold: HeldHold;
  readonly token: string;
}

type Wanted = Omit<HoldSlotInput, keyof typeof NOBODY>;

/** A dry run counts against no visitor and no address. */
const NOBODY = {
  visitor: null,
  idempotencyKey: null,
  clientAddress: "dry run",
  member: null,
  overbooker: null,
} as const;

const LONGEST_TOKEN = 100_000;

/** Validates a hold and rolls it back. The signed token carries the input for `bookDry` and authorises nothing else. */
export async function holdDry(
  scope: Scope,
  previewId: string,
  input: HoldSlotInput,
): Promise<Outcome<DryHold>> {
  const {
    visitor: _visitor,
    idempotencyKey: _key,
    clientAddress: _address,
    member: _member,
    overbooker: _overbooker,
    ...wanted
  } = input;
  const outcome = await dryRun(scope, previewId, (dry) => holdSlot(dry, { ...wanted, ...NOBODY }));
  return outcome.ok ? { ok: true, value: { hold: outcome.value, token: sealed(scope, wanted) } } : outcome;
}

export function bookDry(scope: Scope, previewId: string, input: BookInput): Promise<Outcome<null>> {
  const wanted = opened(scope, input.holdToken);
  return dryRun(scope, previewId, async (dry) => {
    if (!wanted) return { ok: false, failure: invalidInput(issue(["holdToken"], "ALTERED")) };
    const held = await holdSlot(dry, { ...wanted, ...NOBODY });
    // Another visitor booked the slot since `holdDry`.
    if (!held.ok) return { ok: false, failure: { code: "HOLD_EXPIRED" } };
    const token = holdToken(dry.signer, dry.business.id, held.value.id);
    const booked = await book(dry, { ...input, holdToken: token });
    return booked.ok ? { ok: true, value: null } : booked;
  });
}

/** Not the ordinary signed token: an input of up to 100 lines is longer than that token allows. */
function sealed({ signer, business }: Scope, wanted: Wanted): string {
  const text = toBase64Url(new TextEncoder().encode(JSON.stringify(wanted)));
  return `dry.${text}.${toBase64Url(macOf(signer, business.id, text))}`;
}

function opened({ signer, business }: Scope, token: string): Wanted | null {
  const [mark, text, mac, ...more] = token.length <= LONGEST_TOKEN ? token.split(".") : [];
  if (mark !== "dry" || text === undefined || mac === undefined || more.length > 0) return null;
  const [bytes, given] = [fromBase64Url(text), fromBase64Url(mac)];
  const expected = macOf(signer, business.id, text);
  if (!bytes || given?.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return JSON.parse(new TextDecoder().decode(bytes)) as Wanted;
}

function macOf(signer: Scope["signer"], businessId: string, text: string): Uint8Array {
  return new Uint8Array(signer.fingerprint("dry hold", `${businessId} ${text}`));
}
