import {
  deleteHost,
  hasAmounts,
  loadHosts,
  lockBusiness,
  notifyBusinessChange,
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
import { normalizeHost } from "./rules/normalizeHost.ts";
import { FIRST_WAIT_MS } from "../../shared/businesses/hostProof.ts";
import { type BusinessSettingsInput, validateBusiness } from "./rules/validateBusiness.ts";
import { type Issue, issue } from "../../shared/failures/failure.ts";
import { toBase64Url } from "../../shared/ids/bytes.ts";
import { invalidInputError, throwIssues } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { configure } from "./configure.ts";

/** Including pending hosts. */
const MOST_HOSTS = 20;

/** In bytes. */
const TOKEN_BYTES = 18;

export interface AddedHost {
  readonly id: string;
  readonly host: string;
}

export function updateBusiness(scope: Scope, input: BusinessSettingsInput): Promise<Outcome<string>> {
  const { values, issues } = validateBusiness(input);
  return changeBusiness(scope, values.currency !== undefined, async (sql, former, businessId) => {
    throwIssues(
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
 * The host is pending until `verifyHost` or the job proves it. Changes nothing if the business has the host. Rejects
 * the server's own host and hosts of other businesses with `TAKEN`.
 */
export function addHost(scope: Scope, input: string): Promise<Outcome<AddedHost>> {
  const host = normalizeHost(input);
  return changeBusiness(scope, false, async (sql, _, businessId) => {
    if (host === null) throw invalidInputError(issue(["host"], "INVALID"));
    const key = { businessId, host };
    const hosts = await loadHosts(sql.query, businessId);
    if (hosts.includes(host) || (await findPendingHost(sql.query, key))) return { id: businessId, host };
    const count = hosts.length + (await countPendingHosts(sql.query, businessId));
    if (count >= MOST_HOSTS) throw invalidInputError(issue(["host"], "TOO_MANY"));
    const isServerHost = host === parseHost(scope.serverOrigin());
    if (isServerHost || (await isHostTaken(sql.query, key)))
      throw invalidInputError(issue(["host"], "TAKEN"));
    const now = scope.clock.now();
    const token = toBase64Url(scope.random.bytes(TOKEN_BYTES));
    await insertPendingHost(sql, { ...key, token, requestedAt: now, dueAt: now + FIRST_WAIT_MS });
    return { id: businessId, host };
  });
}

/** Rejects the host of the business's origin with `IN_USE`. */
export function removeHost(scope: Scope, input: string): Promise<Outcome<string>> {
  const host = normalizeHost(input);
  return changeBusiness(scope, false, async (sql, { origin }, businessId) => {
    if (host === null) throw invalidInputError(issue(["host"], "INVALID"));
    if (host === parseHost(origin)) throw invalidInputError(issue(["host"], "IN_USE"));
    await deleteHost(sql, businessId, host);
    await deletePendingHost(sql, { businessId, host });
    return businessId;
  });
}

function changeBusiness<T>(
  scope: Scope,
  isAlone: boolean,
  work: (sql: Sql, former: Awaited<ReturnType<typeof lockBusiness>>, businessId: string) => Promise<T>,
): Promise<Outcome<T>> {
  const { id } = scope.business;
  return configure(scope, async (sql) => {
    const result = await work(sql, await lockBusiness(sql, id, { isAlone }), id);
    await notifyBusinessChange(sql, id);
    return result;
  });
}

/** The origin must be on a host of the business, because links lead there. */
async function originIssues(sql: Sql, businessId: string, origin: string): Promise<Issue[]> {
  const hosts = await loadHosts(sql.query, businessId);
  return hosts.includes(parseHost(origin) ?? "") ? [] : [issue(["origin"], "NOT_FOUND")];
}

function parseHost(origin: string | null): string | null {
  return origin !== null && URL.canParse(origin) ? new URL(origin).hostname : null;
}
