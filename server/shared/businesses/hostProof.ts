/** Reasons for which a check did not prove a host. */
export const CHECK_FAULTS = ["NOT_FOUND", "WRONG_VALUE", "UNREACHABLE"] as const;

/** `UNREACHABLE` means that no DNS server replied; `WRONG_VALUE`, that a record or a file of another request exists. */
export type CheckFault = (typeof CHECK_FAULTS)[number];

/** Reasons for which a host is pending. After `EXPIRED` the job no longer checks it. */
export const HOST_PROBLEMS = [...CHECK_FAULTS, "TAKEN", "EXPIRED"] as const;

export type HostProblem = (typeof HOST_PROBLEMS)[number];

/** Prefix of every value. Records and files without it belong to other programs and do not count as wrong values. */
const PREFIX = "daybook=";

/** The folder of the files that prove hosts. The server itself replies 404 to each path in it. */
export const PROOF_FOLDER = "/.well-known/daybook/";

/** The places at which the owner of a host proves it. */
export interface ProofPlaces {
  readonly recordName: string;
  /** The text of the TXT record, and the whole content of the file. */
  readonly value: string;
  readonly fileUrl: string;
  /** The same file without TLS, for hosts that have no certificate yet. */
  readonly plainFileUrl: string;
}

/** Returns the places that prove a host by its token. */
export function proofPlaces({ host, token }: { readonly host: string; readonly token: string }): ProofPlaces {
  const file = `://${host}${PROOF_FOLDER}${token}`;
  return {
    recordName: `_daybook.${host}`,
    value: `${PREFIX}${token}`,
    fileUrl: `https${file}`,
    plainFileUrl: `http${file}`,
  };
}

/** The texts found at a host. `records`: null if no DNS server replied. */
export interface ProofEvidence {
  readonly records: readonly string[] | null;
  readonly files: readonly string[];
}

/** Compares the texts found at a host with the value that proves it. Returns null if the host is proven. */
export function checkEvidence({ records, files }: ProofEvidence, value: string): CheckFault | null {
  const texts = [...(records ?? []), ...files].map((text) => text.trim());
  if (texts.includes(value)) return null;
  if (texts.some((text) => text.startsWith(PREFIX))) return "WRONG_VALUE";
  return records === null ? "UNREACHABLE" : "NOT_FOUND";
}

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;

/** Milliseconds after a request during which the job checks a host. */
export const PENDING_MS = 14 * 24 * 60 * MINUTE_MS;

/** Milliseconds between a request and the first check by the job. */
export const FIRST_WAIT_MS = MINUTE_MS;

/**
 * Returns when the job checks a host again: after 1 minute, doubled with each check, at most 6 hours. Null after 14 days.
 * All instants are epoch milliseconds.
 *
 * @param attempts number of checks by the job
 */
export function nextHostCheck(
  { requestedAt, attempts }: { readonly requestedAt: number; readonly attempts: number },
  now: number,
): number | null {
  if (now - requestedAt >= PENDING_MS) return null;
  return now + Math.min(MINUTE_MS * 2 ** Math.min(attempts, 20), LONGEST_WAIT_MS);
}
