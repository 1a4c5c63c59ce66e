/** Attempts at signing in are counted in windows of that length. */
export const SIGN_IN_MINUTES = 15;

/** Something that attempts are counted by, and how many of them a window may have. */
export interface SignInCount {
  readonly kind: "device" | "address" | "pair" | "account";
  readonly text: string;
  readonly limit: number;
}

/** Who tries. */
export interface SignInAttempt {
  /** The e-mail as it is compared; whether anybody has it makes no difference. */
  readonly emailKey: string;
  /** The normalised client address. Null if addresses are not counted. */
  readonly address: string | null;
  /** The device's own random name, when it showed that somebody signed in with this e-mail there before; else null. */
  readonly device: string | null;
}

const LIMITS = { device: 10, address: 30, pair: 10, account: 50 } as const;

/**
 * What an attempt counts towards; it is refused when any of them is over its limit.
 *
 * A device that is known for an account counts alone: whatever others try, from wherever, its user gets in (OWASP's device
 * cookies). All that is unknown is counted by its address, by account and address, and by account over all addresses, so that a
 * password cannot be guessed from many places either.
 */
export function signInCounts({ emailKey, address, device }: SignInAttempt): readonly SignInCount[] {
  if (device !== null) return [{ kind: "device", text: `${emailKey} ${device}`, limit: LIMITS.device }];
  const ofAccount = { kind: "account", text: emailKey, limit: LIMITS.account } as const;
  if (address === null) return [ofAccount];
  return [
    ofAccount,
    { kind: "address", text: address, limit: LIMITS.address },
    { kind: "pair", text: `${emailKey} ${address}`, limit: LIMITS.pair },
  ];
}
