import type { PlatformScope } from "./actForPlatform.ts";
import type { Quotas } from "./rules/quotas.ts";
import { type TenantName, type TenantOutcome, changeTenant } from "./suspendBusiness.ts";
import type { Outcome } from "../../platform/database/scope.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { type FailureWith, invalidInput, issue } from "../../shared/failures/failure.ts";

/** By the names of the graph. Null is unlimited, undefined keeps a quota. */
export interface QuotaChange {
  readonly bookingsPerMonth?: number | null | undefined;
  readonly mailsPerDay?: number | null | undefined;
  readonly storageBytes?: number | null | undefined;
  readonly apiCostPerMonth?: number | null | undefined;
}

const COLUMNS = {
  bookingsPerMonth: "maxBookingsPerMonth",
  mailsPerDay: "maxMailsPerDay",
  storageBytes: "maxStorageBytes",
  apiCostPerMonth: "maxApiCostPerMonth",
} as const satisfies Readonly<Record<keyof QuotaChange, keyof Quotas>>;

/** A quota below the present usage is allowed: it rejects everything until the usage is lower. */
export async function setQuotas(
  scope: PlatformScope,
  sql: Sql,
  tenant: TenantName,
  change: QuotaChange,
): Promise<TenantOutcome | Outcome<never, FailureWith<"INVALID_INPUT">>> {
  const names = (Object.keys(COLUMNS) as (keyof QuotaChange)[]).filter((name) => change[name] !== undefined);
  const issues = names.flatMap((name) => {
    const value = change[name] ?? 0;
    return Number.isSafeInteger(value) && value >= 0 ? [] : [issue([name], "OUT_OF_RANGE")];
  });
  if (issues.length > 0) return { ok: false, failure: invalidInput(...issues) };
  const values = Object.fromEntries(names.map((name) => [COLUMNS[name], change[name]]));
  return changeTenant(scope, sql, tenant, () => values);
}
