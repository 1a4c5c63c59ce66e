export const HOST_CHECK_FAILURES = ["NOT_FOUND", "WRONG_VALUE", "UNREACHABLE"] as const;

/** `UNREACHABLE` means that no DNS server replied; `WRONG_VALUE`, that a record or file of another request exists. */
export type HostCheckFailure = (typeof HOST_CHECK_FAILURES)[number];

/** Reasons why a host is pending. After `EXPIRED` the job no longer checks it. */
export const HOST_PENDING_REASONS = [...HOST_CHECK_FAILURES, "TAKEN", "EXPIRED"] as const;

export type HostPendingReason = (typeof HOST_PENDING_REASONS)[number];

const PREFIX = "daybook=";

/** Folder of the files that prove hosts. The server itself replies 404 to every path in it. */
export const PROOF_FOLDER = "/.well-known/daybook/";

export interface HostProof {
  readonly recordName: string;
  readonly value: string;
  readonly fileUrl: string;
  readonly plainFileUrl: string;
}

export function getHostProof({ host, token }: { readonly host: string; readonly token: string }): HostProof {
  const file = `://${host}${PROOF_FOLDER}${token}`;
  return {
    recordName: `_daybook.${host}`,
    value: `${PREFIX}${token}`,
    fileUrl: `https${file}`,
    plainFileUrl: `http${file}`,
  };
}

export interface ProofEvidence {
  readonly records: readonly string[] | null;
  readonly files: readonly string[];
}

export function checkEvidence({ records, files }: ProofEvidence, value: string): HostCheckFailure | null {
  const texts = [...(records ?? []), ...files].map((text) => text.trim());
  if (texts.includes(value)) return null;
  if (texts.some((text) => text.startsWith(PREFIX))) return "WRONG_VALUE";
  return records === null ? "UNREACHABLE" : "NOT_FOUND";
}

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;

/** Milliseconds after a request during which the job checks the host. */
export const PENDING_MS = 14 * 24 * 60 * MINUTE_MS;

export const FIRST_WAIT_MS = MINUTE_MS;

/**
 * Returns the next check in epoch milliseconds: after 1 minute, doubled each time, at most 6 hours. Null after 14 days.
 * @param attempts number of checks by the job
 */
export function getNextHostCheck(
  { requestedAt, attempts }: { readonly requestedAt: number; readonly attempts: number },
  now: number,
): number | null {
  if (now - requestedAt >= PENDING_MS) return null;
  return now + Math.min(MINUTE_MS * 2 ** Math.min(attempts, 20), LONGEST_WAIT_MS);
}
