import { Secret, TOTP } from "otpauth";
import type { RandomSource } from "../../../platform/database/ports.ts";

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;

/** SHA-1 with six digits is what every authenticator app supports. */
const PARAMETERS = { algorithm: "SHA1", digits: 6, period: PERIOD_SECONDS } as const;

export function newAuthenticatorSecret(random: RandomSource): Buffer {
  return Buffer.from(random.bytes(SECRET_BYTES));
}

/** The secret in Base32 and the address of the QR code. */
export function formatAuthenticatorSecret(
  secret: Uint8Array,
  { issuer, label }: { readonly issuer: string; readonly label: string },
): { readonly secret: string; readonly url: string } {
  const totp = new TOTP({ ...PARAMETERS, issuer, label, secret: toSecret(secret) });
  return { secret: totp.secret.base32, url: totp.toString() };
}

/**
 * Returns the time step of a code. Accepts the steps before and after the present one, because clocks differ. Null if
 * the code is wrong. The comparison takes constant time.
 */
export function findTimeStep(secret: Uint8Array, code: string, now: number): number | null {
  const token = code.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return null;
  const totp = new TOTP({ ...PARAMETERS, secret: toSecret(secret) });
  const delta = totp.validate({ token, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1_000 / PERIOD_SECONDS) + delta;
}

function toSecret(bytes: Uint8Array): Secret {
  return new Secret({ buffer: new Uint8Array(bytes).buffer });
}
