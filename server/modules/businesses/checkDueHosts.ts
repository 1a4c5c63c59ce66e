import { insertAuditEntry } from "../access/index.ts";
import { lockBusiness } from "./data/business.ts";
import { type PendingHostRow, isHostTaken, settleHostCheck, takeDueHosts } from "./data/pendingHosts.ts";
import type { Database } from "../../platform/database/database.ts";
import { touchSite } from "../../platform/database/touchSite.ts";
import { getNextHostCheck } from "../../shared/businesses/hostProof.ts";
import { encodeTypeId } from "../../shared/ids/typeId.ts";
import { inParallel } from "../../platform/work/inParallel.ts";
import { newId } from "../../platform/ids/ids.ts";
import { LEASE_MS } from "../../platform/work/leases.ts";
import type { Clock, RandomSource } from "../../platform/database/ports.ts";
import type { HostLookups } from "../../platform/outbound/hostLookups.ts";
import { findHostProblem, storeProof } from "./verifyHost.ts";

export interface HostChecker {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly hostLookups: HostLookups;
}

/** A check takes at most 20 seconds, less than a lease. */
const CONCURRENCY = 4;

/** Several processes may run this at once. Returns the number of checks. */
export async function checkDueHosts(checker: HostChecker, progress: () => void = () => {}): Promise<number> {
  const { database, clock } = checker;
  for (let checked = 0; ;) {
    const now = clock.now();
    const due = await takeDueHosts(database.query, { now, lease: now + LEASE_MS, limit: CONCURRENCY });
    if (due.length === 0) return checked;
    await inParallel(due, CONCURRENCY, async (pending) => {
      await checkOne(checker, pending);
      progress();
    });
    checked += due.length;
  }
}

async function checkOne(
  { database, clock, random, hostLookups }: HostChecker,
  pending: PendingHostRow,
): Promise<void> {
  const isTaken = await isHostTaken(database.query, pending);
  const reason = isTaken ? "TAKEN" : await findHostProblem(hostLookups, pending);
  const now = clock.now();
  const settle = (dueAt: number | null, problem: NonNullable<PendingHostRow["problem"]>) =>
    settleHostCheck(database.query, pending, { now, dueAt, problem });
  if (reason === "TAKEN") return settle(null, "TAKEN");
  if (reason !== null) {
    const dueAt = getNextHostCheck(pending, now);
    return settle(dueAt, dueAt === null ? "EXPIRED" : reason);
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
  if (result === "TAKEN") await settle(null, "TAKEN");
}
