import {
  deleteHost,
  hasAmounts,
  loadHosts,
  lockBusiness,
  tellOfBusiness,
  writeBusiness,
} from "./data/business.ts";
import {
  countPendingHosts,
  deletePendingHost,
  findPendingHost,
  insertPendingHost,
  isHostTaken,
} from "./data/pendingHosts.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { hostName } from "./rules/hostName.ts";
import { FIRST_WAIT_MS } from "../../shared/businesses/hostProof.ts";
import { type WrittenBusiness, validateBusiness } from "./rules/validateBusiness.ts";
import { type Issue, issue } from "../../shared/failures/failure.ts";
import { toBase64Url } from "../../shared/ids/bytes.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { configure, refusal, refuseAny } from "../catalogue/configure.ts";

/** Maximum number of hosts of one business, pending ones included. */
const MOST_HOSTS = 20;

/** Length of the random token that proves a host, in bytes. */
const TOKEN_BYTES = 18;

/** The business's id and the normalised host. */
export interface AddedHost {
  readonly id: string;
  readonly host: string;
}

/**
 * Changes what is given of the business's settings; every process knows it at once. Zones of schedules stay, and so do the dates that
 * visits were counted on. Answers the business's id. Safe to send twice.
 */
export function updateBusiness(scope: Scope, written: WrittenBusiness): Promise<Outcome<string>> {
  const { values, issues } = validateBusiness(written);
  return changing(scope, values.currency !== undefined, async (sql, former, businessId) => {
    refuseAny(
      ...issues,
      ...(values.currency !== undefined &&
      values.currency !== former.currency &&
      (await hasAmounts(sql, businessId))
        ? [issue(["currency"], "IN_USE")]
        : []),
      ...(values.origin != null && values.origin !== former.origin
        ? await originIssues(sql, businessId, values.origin)
        : []),
    );
    await writeBusiness(sql, businessId, values);
    return businessId;
  });
}

/**
 * Requests a host for the business. The host is pending until `verifyHost` or the job proves it. Changes nothing if the business has
 * the host already, pending or proven. Rejects the server's own host and hosts of other businesses with `TAKEN`.
 */
export function addHost(scope: Scope, written: string): Promise<Outcome<AddedHost>> {
  const host = hostName(written);
  return changing(scope, false, async (sql, _, businessId) => {
    if (host === null) throw refusal(issue(["host"], "INVALID"));
    const key = { businessId, host };
    const hosts = await loadHosts(sql.query, businessId);
    if (hosts.includes(host) || (await findPendingHost(sql.query, key))) return { id: businessId, host };
    const count = hosts.length + (await countPendingHosts(sql.query, businessId));
    if (count >= MOST_HOSTS) throw refusal(issue(["host"], "TOO_MANY"));
    const isHouse = host === hostOf(scope.houseOrigin?.() ?? null);
    if (isHouse || (await isHostTaken(sql.query, key))) throw refusal(issue(["host"], "TAKEN"));
    const now = scope.clock.now();
    const token = toBase64Url(scope.random.bytes(TOKEN_BYTES));
    await insertPendingHost(sql, { ...key, token, requestedAt: now, dueAt: now + FIRST_WAIT_MS });
    return { id: businessId, host };
  });
}

/** Removes a host of the business, pending or proven. Rejects the host of the business's origin with `IN_USE`. */
export function removeHost(scope: Scope, written: string): Promise<Outcome<string>> {
  const host = hostName(written);
  return changing(scope, false, async (sql, { origin }, businessId) => {
    if (host === null) throw refusal(issue(["host"], "INVALID"));
    if (host === hostOf(origin)) throw refusal(issue(["host"], "IN_USE"));
    await deleteHost(sql, businessId, host);
    await deletePendingHost(sql, { businessId, host });
    return businessId;
  });
}

function changing<T>(
  scope: Scope,
  isAlone: boolean,
  work: (sql: Sql, former: Awaited<ReturnType<typeof lockBusiness>>, businessId: string) => Promise<T>,
): Promise<Outcome<T>> {
  const { id } = scope.business;
  return configure(scope, async (sql) => {
    const done = await work(sql, await lockBusiness(sql, id, { isAlone }), id);
    await tellOfBusiness(sql, id);
    return done;
  });
}

/** Links lead to hosts of the business alone. */
async function originIssues(sql: Sql, businessId: string, origin: string): Promise<Issue[]> {
  const hosts = await loadHosts(sql.query, businessId);
  return hosts.includes(hostOf(origin) ?? "") ? [] : [issue(["origin"], "NOT_FOUND")];
}

function hostOf(origin: string | null): string | null {
  return origin !== null && URL.canParse(origin) ? new URL(origin).hostname : null;
}
