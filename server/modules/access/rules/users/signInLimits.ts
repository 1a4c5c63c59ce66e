export const SIGN_IN_MINUTES = 15;

export interface SignInLimit {
  readonly kind: "device" | "address" | "pair" | "account";
  readonly text: string;
  readonly limit: number;
}

export interface SignInAttempt {
  /** The normalized e-mail, also if no user has it. */
  readonly emailKey: string;
  readonly address: string | null;
  /** The random name in the device cookie. Null if no sign-in with this e-mail succeeded on the device. */
  readonly device: string | null;
}

const LIMITS = { device: 10, address: 30, pair: 10, account: 50 } as const;

/**
 * The attempt is rejected if one of the counters exceeds its limit.
 *
 * A device with a device cookie (OWASP) has a separate counter, so that guesses of others cannot lock out the user. The
 * count by account over all addresses limits distributed guessing.
 */
export function listSignInLimits({ emailKey, address, device }: SignInAttempt): readonly SignInLimit[] {
  if (device !== null) return [{ kind: "device", text: `${emailKey} ${device}`, limit: LIMITS.device }];
  const accountLimit = { kind: "account", text: emailKey, limit: LIMITS.account } as const;
  if (address === null) return [accountLimit];
  return [
    accountLimit,
    { kind: "address", text: address, limit: LIMITS.address },
    { kind: "pair", text: `${emailKey} ${address}`, limit: LIMITS.pair },
  ];
}
