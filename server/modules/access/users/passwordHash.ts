import { type Options, hash, verify } from "@node-rs/argon2";
import { normalizePassword } from "../rules/users/password.ts";
import { type Gate, createGate } from "../../../platform/work/gate.ts";
import type { RandomSource } from "../../../platform/database/ports.ts";

/** Argon2id with the first choice of the OWASP Password Storage Cheat Sheet. */
const PARAMETERS = { algorithm: 2, version: 1, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as Options;
const HASH_PREFIX = "$argon2id$v=19$m=19456,t=2,p=1$";

/** Verified if there is no stored hash, so that the time is the same. */
const UNKNOWN_USER_HASH = `${HASH_PREFIX}mIADFLRXQxZgNvkYwW9nqQ$W/C46w3lK08ogojhAsRU3E5hpO9mJVOe2GSm8U9qRtc`;

export type PasswordLane = "known" | "unknown";

/**
 * A hash takes 19 MiB and a tenth of a second of CPU time, so their number is limited. Guesses from unknown devices
 * cannot fill the lane of known callers.
 */
const gates: Readonly<Record<PasswordLane, Gate>> = { known: createGate(1, 50), unknown: createGate(2, 50) };

/** Returns null if too many hashes are waiting. Do not call it within a transaction. */
export async function hashPassword(random: RandomSource, password: string): Promise<string | null> {
  const salt = random.bytes(16);
  return gates.known.run(() => hash(normalizePassword(password), { ...PARAMETERS, salt }));
}

/** Takes the same time without a stored hash. Returns null if too many hashes are waiting. */
export async function verifyPassword(
  stored: string | null,
  password: string,
  lane: PasswordLane,
): Promise<boolean | null> {
  return gates[lane].run(
    async () => (await verify(stored ?? UNKNOWN_USER_HASH, normalizePassword(password))) && stored !== null,
  );
}

export function needsRehash(stored: string): boolean {
  return !stored.startsWith(HASH_PREFIX);
}
