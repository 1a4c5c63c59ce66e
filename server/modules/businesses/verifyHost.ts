import { lockBusiness, tellOfBusiness, insertHost, loadHosts } from "./data/business.ts";
import {
  type PendingHostRow,
  deletePendingHost,
  findPendingHost,
  isHostTaken,
  markOthersTaken,
  storeHostCheck,
} from "./data/pendingHosts.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { hostName } from "./rules/hostName.ts";
import { type CheckFault, checkEvidence, proofPlaces } from "../../shared/businesses/hostProof.ts";
import { issue } from "../../shared/failures/failure.ts";
import { DomainError } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { configure, refusal } from "../catalogue/configure.ts";

/** Reads the proofs that the owner of a host publishes. Implementations connect to public addresses only and follow no redirects. */
export interface HostLookups {
  /** Returns the TXT records of a name. Null if no DNS server replied. */
  records(name: string): Promise<readonly string[] | null>;
  /** Returns the content of a small file. Null if the address does not return one. */
  file(url: string): Promise<string | null>;
}

/** Milliseconds for which a failed check is not repeated. */
const KEPT_MS = 5_000;

/** The result of a check, which runs before the transaction that stores the proof. */
export interface HostCheck {
  /** Null if the text is not a host name. */
  readonly host: string | null;
  /** Null if the host is not pending for the business. */
  readonly pending: PendingHostRow | null;
  /** Null if the host is proven or not pending. */
  readonly fault: CheckFault | "TAKEN" | null;
}

/** Looks for the record and the file that prove a pending host. Returns null if one of them does. */
export async function findHostFault(
  lookups: HostLookups | undefined,
  pending: Pick<PendingHostRow, "host" | "token">,
): Promise<CheckFault | null> {
  if (!lookups) return "UNREACHABLE";
  const { recordName, value, fileUrl, plainFileUrl } = proofPlaces(pending);
  const [records, ...files] = await Promise.all([
    lookups.records(recordName),
    lookups.file(fileUrl),
    lookups.file(plainFileUrl),
  ]);
  return checkEvidence({ records, files: files.filter((text) => text !== null) }, value);
}

/** Checks a pending host of the business, and stores a failed check. Repeats no failed check of the last five seconds. */
export async function checkHost(scope: Scope, written: string): Promise<HostCheck> {
  const { database, business, clock, hostLookups } = scope;
  const host = hostName(written);
  const pending = host && (await findPendingHost(database.query, { businessId: business.id, host }));
  if (!pending) return { host, pending: null, fault: null };
  const { checkedAt, problem } = pending;
  const isRecent = checkedAt !== null && clock.now() - checkedAt < KEPT_MS;
  if (isRecent && problem !== null && problem !== "EXPIRED") return { host, pending, fault: problem };
  const isTaken = pending.host === serverHost(scope) || (await isHostTaken(database.query, pending));
  const fault = isTaken ? "TAKEN" : await findHostFault(hostLookups, pending);
  if (fault !== null) await storeHostCheck(database.query, pending, { now: clock.now(), problem: fault });
  return { host, pending, fault };
}

/** Adds a host to the business if its check proved it. Changes nothing if the business has the host. Returns the id of the business. */
export function verifyHost(scope: Scope, { host, pending, fault }: HostCheck): Promise<Outcome<string>> {
  const { id } = scope.business;
  return configure(scope, async (sql) => {
    if (host === null) throw refusal(issue(["host"], "INVALID"));
    if (fault === "TAKEN") throw refusal(issue(["host"], "TAKEN"));
    if (fault !== null) throw new DomainError({ code: "HOST_NOT_PROVEN", reason: fault });
    await lockBusiness(sql, id, { isAlone: false });
    const result = pending ? await storeProof(sql, pending) : "GONE";
    if (result === "TAKEN") throw refusal(issue(["host"], "TAKEN"));
    if (result === "GONE" && !(await loadHosts(sql.query, id)).includes(host))
      throw refusal(issue(["host"], "NOT_FOUND"));
    return id;
  });
}

/**
 * Adds a proven host to its business. The first business that proves a host gets it; others get `TAKEN`. Returns `GONE` if the owner
 * removed the host, or requested it again, after the check. The caller holds the lock of the business.
 */
export async function storeProof(sql: Sql, pending: PendingHostRow): Promise<"PROVEN" | "TAKEN" | "GONE"> {
  const present = await findPendingHost(sql.query, pending);
  if (present?.token !== pending.token) return "GONE";
  // This comes before any lock of a pending row. Of two businesses, the second waits here and holds no lock that the first needs.
  if (!(await insertHost(sql, pending.businessId, pending.host))) return "TAKEN";
  await deletePendingHost(sql, pending);
  await markOthersTaken(sql, pending);
  await tellOfBusiness(sql, pending.businessId);
  return "PROVEN";
}

function serverHost({ houseOrigin }: Pick<Scope, "houseOrigin">): string | null {
  const origin = houseOrigin?.() ?? "";
  return URL.canParse(origin) ? new URL(origin).hostname : null;
}
