import { createRequire } from "node:module";
import type * as Argon2 from "@node-rs/argon2";

/**
 * Replaces `@node-rs/argon2` with a fast variant whose hashes still name the caller's parameters.
 * `passwordHash.test.ts` covers the real ones.
 */
const argon2 = createRequire(import.meta.url)("@node-rs/argon2") as typeof Argon2;

const QUICK = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const QUICK_TEXT = "m=64,t=1,p=1";
const PARAMETERS = /m=\d+,t=\d+,p=\d+/;

export async function hash(password: string, options: Argon2.Options): Promise<string> {
  const { memoryCost, timeCost, parallelism } = options;
  const text = await argon2.hash(password, { ...options, ...QUICK });
  return text.replace(PARAMETERS, `m=${memoryCost},t=${timeCost},p=${parallelism}`);
}

export function verify(stored: string, password: string): Promise<boolean> {
  return argon2.verify(stored.replace(PARAMETERS, QUICK_TEXT), password);
}
