import { type Options, hash, verify } from "@node-rs/argon2";
import { passwordText } from "../rules/users/password.ts";
import { type Gate, createGate } from "../../../platform/work/gate.ts";
import type { RandomSource } from "../../../platform/database/ports.ts";

/** Argon2id with 19 MiB, two passes and one lane: the OWASP Password Storage Cheat Sheet's first choice. */
const PARAMETERS = { algorithm: 2, version: 1, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as Options;
const WRITTEN = "$argon2id$v=19$m=19456,t=2,p=1$";

/** The hash of a password that nobody has: whoever is unknown costs the same time. */
const NOBODY = `${WRITTEN}mIADFLRXQxZgNvkYwW9nqQ$W/C46w3lK08ogojhAsRU3E5hpO9mJVOe2GSm8U9qRtc`;

/** Callers on a known device, with a session or with a mailed link use the lane `known`. All others use `unknown`. */
export type PasswordLane = "known" | "unknown";

/**
 * A hash takes 19 MiB and a tenth of a second of processor time, so the number of running and waiting hashes is limited. Known callers
 * have a separate lane, which guesses from other devices cannot fill.
 */
const gates: Readonly<Record<PasswordLane, Gate>> = { known: createGate(1, 50), unknown: createGate(2, 50) };

/**
 * Hashes a password with Argon2id, in the lane of known callers. Returns null if too many hashes are waiting. Do not call it within a
 * transaction.
 */
export async function hashPassword(random: RandomSource, password: string): Promise<string | null> {
  const salt = random.bytes(16);
  return gates.known.run(() => hash(passwordText(password), { ...PARAMETERS, salt }));
}

/** Whether it is the password of that hash, in the same time when there is none; null: too many are waiting. */
export async function isPassword(
  stored: string | null,
  password: string,
  lane: PasswordLane,
): Promise<boolean | null> {
  return gates[lane].run(
    async () => (await verify(stored ?? NOBODY, passwordText(password))) && stored !== null,
  );
}

/** Whether a hash was made with other parameters than today's. */
export function isOldHash(stored: string): boolean {
  return !stored.startsWith(WRITTEN);
}
