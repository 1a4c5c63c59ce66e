import { insertAuditEntry } from "../access/index.ts";
import { lockBusiness } from "./data/business.ts";
import {
  type DueHost,
  type HostCheckResult,
  isHostTaken,
  leaseDueHosts,
  settleHostCheck,
} from "./data/pendingHosts.ts";
import type { Database } from "../../platform/database/database.ts";
import { touchSite } from "../../platform/database/touchSite.ts";
import { getNextHostCheck } from "../../shared/businesses/hostProof.ts";
import { encodeTypeId } from "../../shared/ids/typeId.ts";
import { newId } from "../../platform/ids/ids.ts";
import { processDue } from "../../platform/work/leasedWork.ts";
import type { RunControl } from "../../platform/work/loop.ts";
import type { Clock, RandomSource } from "../../platform/database/ports.ts";
import type { HostLookups } from "../../platform/outbound/hostLookups.ts";
import { findHostProblem, storeProof } from "./verifyHost.ts";

export interface HostChecker {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly hostLookups: HostLookups;
}

const CONCURRENCY = 4;

/** Several processes may run this at once. Returns the number of checks. */
export function checkDueHosts(checker: HostChecker, control?: RunControl): Promise<number> {
  const { query } = checker.database;
  return processDue(checker, control, {
    // A check takes at most 20 seconds, less than a lease. No leased host waits for another one.
    limit: 1,
    concurrency: CONCURRENCY,
    take: (request) => leaseDueHosts(query, request),
    run: (host) => checkHost(checker, host),
    settle: (host, result) => settleHostCheck(query, host, result),
  });
}

/** Returns null if the host was proven, because it is no longer pending then. */
async function checkHost(
  { database, clock, random, hostLookups }: HostChecker,
  pending: DueHost,
): Promise<HostCheckResult | null> {
  const isTaken = await isHostTaken(database.query, pending);
  const reason = isTaken ? "TAKEN" : await findHostProblem(hostLookups, pending);
  const now = clock.now();
  if (reason === "TAKEN") return { now, dueAt: null, problem: "TAKEN" };
  if (reason !== null) {
    const dueAt = getNextHostCheck(pending, now);
    return { now, dueAt, problem: dueAt === null ? "EXPIRED" : reason };
  }
  const result = await database.transaction(async (sql) => {
    await lockBusiness(sql, pending.businessId, { isAlone: false });
    const stored = await storeProof(sql, pending);
    if (stored === "PROVEN") {
      await touchSite(sql.query, pending.businessId, now);
      await insertAuditEntry(sql.query, {
        businessId: pending.businessId,
        id: newId(now, random),
        at: now,
        actor: { kind: "SYSTEM", id: null, name: "" },
        action: "verifyHost",
        subject: encodeTypeId("business", pending.businessId),
        fields: ["host"],
      });
    }
    return stored;
  });
  return result === "TAKEN" ? { now, dueAt: null, problem: "TAKEN" } : null;
}
