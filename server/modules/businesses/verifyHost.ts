import { lockBusiness, notifyBusinessChange, insertHost, loadHosts } from "./data/business.ts";
import {
  type PendingHostRow,
  deletePendingHost,
  findPendingHost,
  isHostTaken,
  markOthersTaken,
  storeHostCheck,
} from "./data/pendingHosts.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { normalizeHost } from "./rules/normalizeHost.ts";
import { type HostCheckFailure, checkEvidence, getHostProof } from "../../shared/businesses/hostProof.ts";
import { type FailureWith, issue } from "../../shared/failures/failure.ts";
import { invalidInputError } from "../../platform/database/domainError.ts";
import type { HostLookups } from "../../platform/outbound/hostLookups.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { configure } from "./configure.ts";

declare module "../../platform/database/scope.ts" {
  interface Deps {
    readonly hostLookups: HostLookups;
  }
}

/** A failed check is not repeated for this long. */
const RECHECK_MS = 5_000;

export interface HostCheck {
  readonly host: string | null;
  readonly pending: PendingHostRow | null;
  /** Null if the host is proven or not pending. */
  readonly hostFailure: HostCheckFailure | "TAKEN" | null;
}

/** Looks for the record and the files that prove a pending host. Returns null if one of them does. */
export async function findHostProblem(
  lookups: HostLookups,
  pending: Pick<PendingHostRow, "host" | "token">,
): Promise<HostCheckFailure | null> {
  const { recordName, value, fileUrl, plainFileUrl } = getHostProof(pending);
  const [records, ...files] = await Promise.all([
    lookups.records(recordName),
    lookups.file(fileUrl),
    lookups.file(plainFileUrl),
  ]);
  return checkEvidence({ records, files: files.filter((text) => text !== null) }, value);
}

/** Does not repeat a failed check of the last five seconds. */
export async function checkHost(scope: Scope, input: string): Promise<HostCheck> {
  const { database, business, clock, hostLookups } = scope;
  const host = normalizeHost(input);
  const pending = host && (await findPendingHost(database.query, { businessId: business.id, host }));
  if (!pending) return { host, pending: null, hostFailure: null };
  const { checkedAt, problem } = pending;
  const isRecent = checkedAt !== null && clock.now() - checkedAt < RECHECK_MS;
  if (isRecent && problem !== null && problem !== "EXPIRED") return { host, pending, hostFailure: problem };
  const isTaken = pending.host === serverHost(scope) || (await isHostTaken(database.query, pending));
  const hostFailure = isTaken ? "TAKEN" : await findHostProblem(hostLookups, pending);
  if (hostFailure !== null)
    await storeHostCheck(database.query, pending, { now: clock.now(), problem: hostFailure });
  return { host, pending, hostFailure };
}

/** Changes nothing if the business has the host. Returns the id of the business. */
export function verifyHost(
  scope: Scope,
  { host, pending, hostFailure }: HostCheck,
): Promise<Outcome<string, FailureWith<"INVALID_INPUT" | "HOST_NOT_PROVEN">>> {
  const { id } = scope.business;
  return configure(scope, async (sql, reject) => {
    if (host === null) throw invalidInputError(issue(["host"], "INVALID"));
    if (hostFailure === "TAKEN") throw invalidInputError(issue(["host"], "TAKEN"));
    if (hostFailure !== null) throw reject({ code: "HOST_NOT_PROVEN", reason: hostFailure });
    await lockBusiness(sql, id, { isAlone: false });
    const result = pending ? await storeProof(sql, pending) : "GONE";
    if (result === "TAKEN") throw invalidInputError(issue(["host"], "TAKEN"));
    if (result === "GONE" && !(await loadHosts(sql.query, id)).includes(host))
      throw invalidInputError(issue(["host"], "NOT_FOUND"));
    return id;
  });
}

/**
 * The first business that proves a host gets it; others get `TAKEN`. Returns `GONE` if the owner removed or re-added
 * the host after the check. The caller holds the lock of the business.
 */
export async function storeProof(sql: Sql, pending: PendingHostRow): Promise<"PROVEN" | "TAKEN" | "GONE"> {
  const current = await findPendingHost(sql.query, pending);
  if (current?.token !== pending.token) return "GONE";
  // Before any lock of a pending row, so that of two businesses the second waits here without a lock that the first
  // needs.
  if (!(await insertHost(sql, pending.businessId, pending.host))) return "TAKEN";
  await deletePendingHost(sql, pending);
  await markOthersTaken(sql, pending);
  await notifyBusinessChange(sql, pending.businessId);
  return "PROVEN";
}

function serverHost({ serverOrigin }: Pick<Scope, "serverOrigin">): string | null {
  const origin = serverOrigin();
  return URL.canParse(origin) ? new URL(origin).hostname : null;
}
