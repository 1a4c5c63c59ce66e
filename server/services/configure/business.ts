import {
  deleteHost,
  hasAmounts,
  insertHost,
  loadHosts,
  lockBusiness,
  tellOfBusiness,
  writeBusiness,
} from "../../data/configure/business.ts";
import type { Sql } from "../../data/transaction.ts";
import { hostName } from "../../domain/business/hostName.ts";
import { type WrittenBusiness, judgeBusiness } from "../../domain/business/judgeBusiness.ts";
import { type Issue, issue } from "../../domain/failures/failure.ts";
import type { Outcome, Scope } from "../scope.ts";
import { configure, refusal, refuseAny } from "./configure.ts";

/** The most hosts that lead to one business. */
const MOST_HOSTS = 20;

/**
 * Changes what is given of the business's settings; every process knows it at once. Zones of schedules stay, and so do the dates that
 * visits were counted on. Answers the business's id. Safe to send twice.
 */
export function updateBusiness(scope: Scope, written: WrittenBusiness): Promise<Outcome<string>> {
  const { values, issues } = judgeBusiness(written);
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
  });
}

/** Has a host lead to the business. One that leads to another, or to the house itself, is taken. Safe to send twice. */
export function addHost(scope: Scope, written: string): Promise<Outcome<string>> {
  const host = hostName(written);
  return changing(scope, false, async (sql, _, businessId) => {
    if (host === null) throw refusal(issue(["host"], "INVALID"));
    const hosts = await loadHosts(sql.query, businessId);
    if (hosts.includes(host)) return;
    if (hosts.length >= MOST_HOSTS) throw refusal(issue(["host"], "TOO_MANY"));
    const isHouse = host === hostOf(scope.houseOrigin?.() ?? null);
    if (isHouse || !(await insertHost(sql, businessId, host))) throw refusal(issue(["host"], "TAKEN"));
  });
}

/** Has a host lead to the business no more. One that its links lead to stays. Safe to send twice. */
export function removeHost(scope: Scope, written: string): Promise<Outcome<string>> {
  const host = hostName(written);
  return changing(scope, false, async (sql, { origin }, businessId) => {
    if (host === null) throw refusal(issue(["host"], "INVALID"));
    if (host === hostOf(origin)) throw refusal(issue(["host"], "IN_USE"));
    await deleteHost(sql, businessId, host);
  });
}

function changing(
  scope: Scope,
  isAlone: boolean,
  work: (sql: Sql, former: Awaited<ReturnType<typeof lockBusiness>>, businessId: string) => Promise<void>,
): Promise<Outcome<string>> {
  const { id } = scope.business;
  return configure(scope, async (sql) => {
    await work(sql, await lockBusiness(sql, id, { isAlone }), id);
    await tellOfBusiness(sql, id);
    return id;
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
